"""What the tests of the toy share: the copy of the sources that has it, commands run there, and its bridge."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from toy.grow import grow

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(scope="session")
def grown(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the copy."""
    return grow(tmp_path_factory.mktemp("grown"))


@pytest.fixture(scope="session")
def run(grown: Path) -> Run:
    """Runs Python with that copy; what it has printed is text, and nothing it says is a traceback."""

    def run(*arguments: str, said: str = "", code: int = 0) -> "subprocess.CompletedProcess[str]":
        # As in the page's Python, so that a folder of ours beside the copy can never be found instead.
        alone = {**os.environ, "PYTHONPATH": str(grown), "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, "-X", "utf8", *arguments]
        done = subprocess.run(
            command, input=said, cwd=grown, env=alone, capture_output=True, encoding="utf-8", check=False
        )
        assert "Traceback" not in done.stderr, done.stderr
        assert done.returncode == code, done.stderr
        return done

    return run


TALK = """
import json, sys
from lostcities import bridge
for line in sys.stdin:
    print(bridge.handle(line), flush=True)
"""


@pytest.fixture
def table(grown: Path) -> Any:
    """Asks the bridge of that copy one thing after the other, as the page does."""
    command = [sys.executable, "-X", "utf8", "-c", TALK]
    alone = {**os.environ, "PYTHONPATH": str(grown)}
    with subprocess.Popen(
        command, cwd=grown, env=alone, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
    ) as talk:
        assert talk.stdin is not None
        assert talk.stdout is not None
        sent, heard = talk.stdin, talk.stdout

        def ask(do: str, **more: Any) -> dict[str, Any]:
            sent.write(json.dumps({"v": 1, "id": 1, "do": do, **more}) + "\n")
            sent.flush()
            reply: dict[str, Any] = json.loads(heard.readline())
            assert reply["ok"], reply
            return reply

        yield ask
        sent.close()
