"""`python3 build test`: every check and every test, in one run of pytest; with `--quick`, those that take a minute.

The linters and type checkers are tests like any other (tests/house/test_tools.py), so one closing line counts
everything. Arguments go on to pytest: `python3 build test tests/engine -k wager`. Without any, several workers run
side by side, two more than there are processors, since much of the time is spent waiting for browsers. A worker with
nothing left to do takes tests from another, so all of them end together. The run ends by saying where the time went.
"""

import os
import subprocess
import sys

from build import tool_env
from build.checks import quick
from build.site import builder as site_builder

TESTS = tool_env.ROOT / "tests"
TIMES = ["-p", "build.checks.times"]


def side_by_side(workers: int) -> list[str]:
    """Options for pytest: this many workers, each of which keeps to whole files while there are enough."""
    return ["-n", str(workers), "--dist", "worksteal", *TIMES]


def check(arguments: list[str]) -> int:
    """Build the site for the tests that need it, then run pytest; returns its exit status."""
    site_builder.build_if_stale()
    return pytest(arguments or side_by_side((os.cpu_count() or 1) + 2))


def check_quickly(arguments: list[str]) -> int:
    """Run what needs neither the site nor a browser and does not take long; if the arguments name paths, only what is
    there. Returns pytest's exit status."""
    workers = side_by_side(max(2, os.cpu_count() or 1))
    paths = [tool_env.ROOT / each.partition("::")[0] for each in arguments]
    named = any(path.is_relative_to(TESTS) and path.exists() for path in paths)
    return pytest([*workers, "-p", "build.checks.quick", *([] if named else quick.paths(TESTS)), *arguments])


def pytest(arguments: list[str]) -> int:
    """Run pytest with these arguments; returns its exit status."""
    command = [sys.executable, "-m", "pytest", "--quiet", *arguments]
    # Compiled Python is kept even if the environment says otherwise: every worker, and every process that tests start,
    # would compile the same hundreds of files again.
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return subprocess.run(command, cwd=tool_env.ROOT, env=kept, stdin=subprocess.DEVNULL, check=False).returncode
