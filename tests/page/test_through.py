"""Runs through.test.mjs: how a reader, or the table by itself, goes through a match that is looked at."""

from node_tests import run


def test_the_way_through_a_match() -> None:
    run("through")
