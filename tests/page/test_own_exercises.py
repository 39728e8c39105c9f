"""A person's own exercises in the page, by Node without a browser: own_exercises.test.mjs, one sentence a test."""

import shutil
import subprocess
from pathlib import Path

import pytest


def test_own_exercises_keep_their_promises() -> None:
    node = shutil.which("node")
    if node is None:
        pytest.fail("Node is needed for the tests of the page; install nodejs 20 or newer")
    ran = subprocess.run(
        [node, "--test", str(Path(__file__).parent / "own_exercises.test.mjs")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
