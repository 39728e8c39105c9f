"""What the screens around the table say and offer, in Node without a browser: runs the scripts beside this file."""

import json

import pytest
from node_tests import run

from lostcities.messages import about


@pytest.mark.parametrize("what", ["screens", "ended", "days", "book"])
def test_the_screens_keep_their_promises(what: str) -> None:
    run(what, ABOUT=json.dumps(about()))
