"""`python3 build test`: every check and every test, in one run of pytest.

The linters and type checkers are tests like any other (tests/house/test_tools.py), so that one closing line counts
everything. Arguments go on to pytest: `python3 build test tests/engine -k wager`. Without any, two
files run side by side: much of the time is spent waiting for browsers.
"""

import os
import subprocess
import sys

from build import tool_env
from build.site import builder as site_builder

SIDE_BY_SIDE = ["-n", "2", "--dist", "loadfile", "--no-loadscope-reorder"]


def check(arguments: list[str]) -> int:
    """Build the site for the tests that need it, then run pytest; returns its exit status."""
    site_builder.build_if_stale()
    command = [sys.executable, "-m", "pytest", "--quiet", *(arguments or SIDE_BY_SIDE)]
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(command, cwd=tool_env.ROOT, env=environment, stdin=subprocess.DEVNULL, check=False).returncode
