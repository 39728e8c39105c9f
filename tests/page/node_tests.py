"""Runs those tests of the page that need only Node, and no browser."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).parent


def run(*names: str, **environment: str) -> None:
    """Have Node run the scripts of these names; fails with Node's output if one of their tests fails."""
    node = shutil.which("node")
    if node is None:
        pytest.fail("Node is needed for the tests of the page; install nodejs 20 or newer")
    scripts = [str(HERE / f"{name}.test.mjs") for name in names]
    told = subprocess.run(
        [node, "--test", *scripts], capture_output=True, text=True, check=False, env={**os.environ, **environment}
    )
    assert told.returncode == 0, told.stdout + told.stderr
