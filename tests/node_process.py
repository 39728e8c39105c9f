"""Node, asked from Python: one process answers all the questions of a run, since it starts slower than it answers."""

import json
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent


@cache
def process() -> subprocess.Popen[str]:
    """The process, started when it is first asked. It ends with its standard input, so with this process."""
    command = ["node", str(HERE / "node_answers.mjs")]
    return subprocess.Popen(
        command, cwd=HERE.parent, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    )


def ask(module: Path, given: Any) -> Any:
    """What the function `answer` of a module makes of `given`; both travel as JSON. AssertionError where it throws.

    The module is loaded once, so it must keep nothing from one question to the next.
    """
    node = process()
    assert node.stdin
    assert node.stdout
    node.stdin.write(json.dumps({"module": module.resolve().as_uri(), "input": given}) + "\n")
    node.stdin.flush()
    line = node.stdout.readline()
    assert line, f"Node ended with {node.wait()} at {module.name}"
    told = json.loads(line)
    assert "error" not in told, told["error"]
    return told["value"]
