"""What the table says and offers, in Node without a browser: runs the scripts beside this file."""

import pytest
from node_tests import run


@pytest.mark.parametrize("what", ["render", "telling", "sheets"])
def test_the_drawing_functions_keep_their_promises(what: str) -> None:
    run(what)
