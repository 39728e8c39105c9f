"""No test waits for a time to pass or for a quiet network: a busy machine would be too slow for it, and an idle one
would wait in vain. Tests wait for a condition (tests/waiting.py, and what the browsers' drivers have for it).
"""

import ast
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
WAITS = {"sleep", "wait_for_timeout"}
QUIET = "networkidle"
ALLOWED = TESTS / "waiting.py"


def waits(source: str) -> list[int]:
    """The lines with a call that only passes time, or that waits for a quiet network. Code in a string is a program of
    its own, which a test may start to see what happens with one that never answers.
    """
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            said = [
                each.value
                for each in (*node.args, *(word.value for word in node.keywords))
                if isinstance(each, ast.Constant)
            ]
            if name in WAITS or QUIET in said:
                found.append(node.lineno)
    return found


def test_no_test_sleeps() -> None:
    files = [path for path in TESTS.rglob("*.py") if path != ALLOWED]
    assert len(files) > 100
    found = {str(path.relative_to(TESTS)): waits(path.read_text("utf-8")) for path in files}
    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    "line",
    [
        "time.sleep(1)",
        "sleep(1)",
        "page.wait_for_timeout(60)",
        "page.wait_for_load_state('networkidle')",
        "page.goto(a, wait_until='networkidle')",
    ],
)
def test_one_that_sleeps_would_be_found(line: str) -> None:
    assert waits(f"def test_it():\n    {line}\n") == [2]
