"""What the screens about the table say and offer, by Node without a browser: screens.test.mjs, one sentence a test."""

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from lostcities.messages import about

HERE = Path(__file__).parent


def test_the_screens_keep_their_promises() -> None:
    node = shutil.which("node")
    if node is None:
        pytest.fail("Node is needed for the tests of the page; install nodejs 20 or newer")
    ran = subprocess.run(
        [node, "--test", str(HERE / "screens.test.mjs")],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "ABOUT": json.dumps(about())},
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
