"""A person's own exercises in the page, by Node without a browser: own_exercises.test.mjs, one sentence a test."""

from node_tests import run


def test_own_exercises_keep_their_promises() -> None:
    run("own_exercises")
