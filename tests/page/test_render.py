"""What the table says and offers, by Node without a browser: one sentence a test of the scripts beside."""

import pytest
from node_tests import run


@pytest.mark.parametrize("what", ["render", "telling", "sheets"])
def test_the_drawing_functions_keep_their_promises(what: str) -> None:
    run(what)
