"""Both sides of the worker in Node, without a browser and without Python: runs the scripts beside this file."""

import pytest
from node_tests import run


@pytest.mark.parametrize("what", ["engine", "keeper", "guests"])
def test_the_engine_keeps_its_promises(what: str) -> None:
    run(what)
