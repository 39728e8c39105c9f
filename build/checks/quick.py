"""A plugin of pytest for the quick check: leaves out what needs a browser or takes long, and says so at the end."""

from pathlib import Path

import pytest

FOLDERS = ("house", "engine", "record", "bridge", "golden", "lessons", "render", "shell", "words", "page")
"""Folders of tests/ that the quick check looks into. None of them needs the site to be built."""
BROWSERS = {"playwright", "display"}
"""What a test asks for that needs a browser."""
MARKS = ("long", "whole")
"""Marks of tests that take seconds, or say for many cases what others say for a few."""


def paths(tests: Path) -> list[str]:
    """What the quick check looks into, as arguments of pytest."""
    return [f"{tests.name}/{name}" for name in FOLDERS]


def left_out(tests: Path) -> list[str]:
    """The folders with tests that the quick check does not look into."""
    found = {path.relative_to(tests).parts[0] for path in tests.rglob("test_*.py")}
    return sorted(found - set(FOLDERS))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Take the tests that need a browser, or are marked, out of a run; every worker of xdist comes to the same list
    by itself."""
    out = [
        item
        for item in items
        if BROWSERS & set(getattr(item, "fixturenames", ())) or any(map(item.get_closest_marker, MARKS))
    ]
    items[:] = [item for item in items if item not in out]
    config.hook.pytest_deselected(items=out)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Say what was not looked at; pytest's own closing line comes after it."""
    terminalreporter.section("left out by the quick check", sep="-")
    tests = config.rootpath / "tests"
    if set(paths(tests)) <= set(config.args):  # else only what was named was to be looked at
        terminalreporter.line(f"tests/ {', '.join(left_out(tests))}")
    terminalreporter.line(
        "of the others every test in a browser, and those marked long or whole; `python3 build test` runs all of them"
    )
