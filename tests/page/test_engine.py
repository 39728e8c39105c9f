"""Runs engine.test.mjs: the page's side of the worker, with a fake worker that answers from the shared fixtures."""

import subprocess
from pathlib import Path


def test_the_engine_keeps_its_promises() -> None:
    script = Path(__file__).with_name("engine.test.mjs")
    ran = subprocess.run(["node", "--test", str(script)], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
