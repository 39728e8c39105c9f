"""Runs through.test.mjs: how a reader, or the table by itself, goes through a match that is looked at."""

import subprocess
from pathlib import Path


def test_the_way_through_a_match() -> None:
    script = Path(__file__).with_name("through.test.mjs")
    ran = subprocess.run(["node", "--test", str(script)], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
