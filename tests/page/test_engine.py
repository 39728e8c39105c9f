"""Runs engine.test.mjs and guests.test.mjs: both sides of the worker without a browser and without Python."""

import subprocess
from pathlib import Path

import pytest


@pytest.mark.parametrize("what", ["engine", "guests"])
def test_the_engine_keeps_its_promises(what: str) -> None:
    script = Path(__file__).with_name(f"{what}.test.mjs")
    ran = subprocess.run(["node", "--test", str(script)], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
