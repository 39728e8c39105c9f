"""A person's own exercises in the page, in Node without a browser: runs own_exercises.test.mjs."""

from node_tests import run


def test_own_exercises_keep_their_promises() -> None:
    run("own_exercises")
