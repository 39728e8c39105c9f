"""`python3 build mutants`: changes the engine in one small place at a time; its tests should notice.

A mutant is one such change (a `<` for a `<=`, a number one higher, an argument left out; changes.py). One that no
test notices has survived: either a test is missing, or the change makes no difference, and then excused.json says why.

`--sample N` takes N mutants of each module at random, so that the share has a standard error; `--only` names one place.
Results count as long as neither the sources nor the tests have changed, so a run that was interrupted goes on where it
stopped.
"""

import argparse
import os
import sys
from functools import cache
from pathlib import Path

from build import tool_env
from build.mutants.changes import Change, changes_of
from build.mutants.survey import EXAMPLES, LONGEST, PYTEST, WORK, Survey, survey
from build.mutants.tally import COLD, SURVIVED, UNSEEN, Tried, check, choose, weigh
from build.mutants.trials import Forks, try_cold, try_warm

MODULES = {
    "games": ("lostcities/games/**/*.py", 0.9),
    "match": ("lostcities/match.py", 0.9),
    "record": ("lostcities/record/*.py", 0.9),
    "table": ("lostcities/table/**/*.py", None),
}
"""By module: the files, and the least share of mutants that its tests must notice."""
ENGINE = ("tests/engine", "tests/golden", "tests/record", "tests/lessons")
JUDGES = {"games": ENGINE, "match": ENGINE, "record": ENGINE, "table": ("tests/lessons", "tests/bridge")}
"""By module: the tests that should notice."""
APART = {"tests/record/test_command_line.py"}
"""Tests that start processes of their own, which do not have the change."""
HELPERS = ("tests", "tests/literal", "tests/words", *ENGINE, "tests/bridge")
"""The folders with what the tests share."""


def main(options: argparse.Namespace) -> int:
    """Make the mutants, try those asked for, print the shares and the survivors; returns 1 if a share is too low.
    Raises Missing."""
    settle_order()
    WORK.mkdir(parents=True, exist_ok=True)
    paths = {name: files(pattern) for name, (pattern, _) in MODULES.items()}
    changes = {name: changes_in(paths[name], options.functions) for name in options.modules}
    chosen = {name: choose(name, changes[name], options) for name in options.modules}
    check(chosen, changes, options.only)
    numbers = tool_env.fingerprint(Path(__file__).with_name("changes.py"))
    tried = Tried(WORK / "tried.jsonl", lambda tests: f"{fingerprint(tests)} {numbers}")
    for judges in {JUDGES[name]: None for name in options.modules if chosen[name]}:
        tests = [file for folder in judges for file in files(f"{folder}/test_*.py") if file not in APART]
        known = survey([path for of_module in paths.values() for path in of_module], tests, fingerprint)
        asked = [change for name in chosen if JUDGES[name] == judges for change in chosen[name]]
        attempt(asked, known, tried, options.jobs)
    status = 0
    found = {name: weigh(of_module, tried) for name, of_module in chosen.items() if of_module}
    for name, each in found.items():
        least = MODULES[name][1]
        print(each.told(name, least, len(changes[name])))
        status |= least is not None and each.noticed < least * each.tried
    for change in (survivor for each in found.values() for survivor in each.survivors):
        print(f"\n{change.name}{'  (no test comes by)' if tried.outcome(change) == UNSEEN else ''}\n{change.told()}")
    return int(status)


def changes_in(paths: list[str], functions: bool) -> list[Change]:
    """All changes in these files, or those in functions alone."""
    found = [change for path in paths for change in changes_of(tool_env.ROOT, path)]
    return [change for change in found if change.scope is not None] if functions else found


def settle_order() -> None:
    """Restart with hashes that are the same in every run, so that the order of a set cannot matter."""
    if os.environ.get("PYTHONHASHSEED") != "0":
        os.environ["PYTHONHASHSEED"] = "0"
        sys.stdout.flush()
        os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])


def files(pattern: str) -> list[str]:
    """The files that match, as paths from the repository's root."""
    return sorted(str(path.relative_to(tool_env.ROOT)) for path in tool_env.ROOT.glob(pattern))


@cache
def fingerprint(tests: str) -> str:
    """A hash of the sources, of what the tests share, and of the tests in a file ("": in all; if it is gone: none)."""
    root = tool_env.ROOT
    sources = (root / "lostcities").rglob("*.py")
    helpers = [path for folder in HELPERS for path in (root / folder).glob("*.py")]
    shared = (path for path in helpers if not path.name.startswith("test_"))
    asked = [path for path in helpers if tests in ("", str(path.relative_to(root)))]
    return tool_env.fingerprint(*sorted({*sources, *shared, *asked}), also=f"{LONGEST} {EXAMPLES} {PYTEST}")


def attempt(changes: list[Change], known: Survey, tried: Tried, jobs: int) -> None:
    """Try what has not been tried yet."""
    new = [change for change in changes if tried.outcome(change) in (None, COLD)]
    print(f"{len(changes)} mutants, {len(new)} of them to try ...", file=sys.stderr, flush=True)
    warm = []
    for change in new:
        if change.scope is not None and tried.outcome(change) is None:
            if known.passing(change.path, change.lines):
                warm.append(change)
            elif not known.early(change.path, change.lines):
                tried.note(change, UNSEEN)

    def tell(change: Change, outcome: str, by: str) -> None:
        again = outcome == SURVIVED and known.early(change.path, change.lines)
        tried.note(change, COLD if again else outcome, by)

    try_warm(warm, Forks(jobs, known, tell))
    tried.read()
    try_cold([change for change in new if tried.outcome(change) in (None, COLD)], Forks(jobs, known, tried.note))
