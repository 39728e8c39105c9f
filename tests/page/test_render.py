"""What the table says and offers, by Node without a browser: render.test.mjs, one sentence a test."""

import shutil
import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).parent


def test_the_drawing_functions_keep_their_promises() -> None:
    node = shutil.which("node")
    if node is None:
        pytest.fail("Node is needed for the tests of the page; install nodejs 20 or newer")
    ran = subprocess.run([node, "--test", str(HERE / "render.test.mjs")], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
