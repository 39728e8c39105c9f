"""A pytest plugin for the quick check: leaves out what needs a browser or takes long, and says so at the end."""

from pathlib import Path

import pytest

FOLDERS = ("house", "engine", "record", "bridge", "golden", "lessons", "render", "shell", "words", "page")
"""The folders of tests/ that the quick check runs. None of them needs the site to be built."""
BROWSERS = {"playwright", "display"}
"""Fixtures that need a browser."""
MARKS = ("long", "whole")
"""Marks of tests that take seconds, or that check many cases where others check a few."""


def paths(tests: Path) -> list[str]:
    """The folders that the quick check runs, as arguments for pytest."""
    return [f"{tests.name}/{name}" for name in FOLDERS]


def left_out(tests: Path) -> list[str]:
    """The folders with tests that the quick check does not run."""
    found = {path.relative_to(tests).parts[0] for path in tests.rglob("test_*.py")}
    return sorted(found - set(FOLDERS))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Take out of the run the tests that need a browser or are marked; every xdist worker arrives at the same list
    by itself."""
    out = [
        item
        for item in items
        if BROWSERS & set(getattr(item, "fixturenames", ())) or any(map(item.get_closest_marker, MARKS))
    ]
    items[:] = [item for item in items if item not in out]
    config.hook.pytest_deselected(items=out)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Say what was left out; pytest's own closing line comes after it."""
    terminalreporter.section("left out by the quick check", sep="-")
    tests = config.rootpath / "tests"
    if set(paths(tests)) <= set(config.args):  # else only the tests named were meant to run
        terminalreporter.line(f"tests/ {', '.join(left_out(tests))}")
    terminalreporter.line("every test in a browser, and those marked long or whole; `python3 build test` runs them all")
