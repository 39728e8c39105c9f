"""Both sides of the worker without a browser and without Python, by Node: one sentence a test of the scripts beside."""

import pytest
from node_tests import run


@pytest.mark.parametrize("what", ["engine", "keeper", "guests"])
def test_the_engine_keeps_its_promises(what: str) -> None:
    run(what)
