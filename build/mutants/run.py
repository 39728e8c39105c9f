"""`python3 build mutants`: the engine is changed in one small place at a time, and its tests are to notice.

A mutant is one such change (a `<` for a `<=`, a number one higher, an argument left out), made by mutmut in a copy of
the sources in .cache/mutate. A mutant that no test notices has survived: a test is missing, or the change makes no
difference, which excused.json then says with its reason. What cannot be called from a function is not changed: mutmut
leaves constants of modules alone.

All mutants take hours; `--sample N` takes N of each module by chance, so that the share has a standard error, and
`--only` names one place. What was tried stays tried as long as neither the sources nor the tests have changed.
"""

import argparse
import json
import random
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path

from build import tool_env

WORK = tool_env.CACHE / "mutate"
EXCUSED = Path(__file__).with_name("excused.json")
"""[{"place": the function, "change": the line taken away and the line put there, "why": ...}]."""
MODULES = {
    "games": ("lostcities/games/*", 0.9),
    "match": ("lostcities/match.py", 0.9),
    "record": ("lostcities/record/*", 0.9),
    "table": ("lostcities/table/*", None),
}
"""By name: the files, and the least share of mutants that is to be noticed."""
TESTS = ("tests/engine", "tests/golden", "tests/record", "tests/lessons", "tests/bridge")
SETTINGS = f"""
[tool.mutmut]
source_paths = ["lostcities"]
only_mutate = {json.dumps([pattern for pattern, _ in MODULES.values()])}
also_copy = ["README.md"]
pytest_add_cli_args = ["-p", "no:cacheprovider", "--import-mode=prepend"]
pytest_add_cli_args_test_selection = {json.dumps(TESTS)}
"""
NOTICED = {1, 3, 36}
"""mutmut's words for: a test failed, pytest broke off, it ran on and on."""
UNSEEN = {5, 33}
"""No test comes by."""


@dataclass
class Found:
    """What came of the mutants of a module."""

    noticed: int = 0
    excused: int = 0
    survivors: list[str] = field(default_factory=list)
    """Their names."""

    @property
    def tried(self) -> int:
        """How many, without those that make no difference."""
        return self.noticed + len(self.survivors)

    def told(self, name: str, least: float | None) -> str:
        """A line of the table."""
        share = self.noticed / self.tried if self.tried else 1.0
        error = sqrt(share * (1 - share) / self.tried) if self.tried else 0.0
        aim = "" if least is None else f", to be {least:.0%}"
        return f"{name:8} {self.noticed:5} of {self.tried:5}  {share:6.1%} ± {error:.1%}{aim}; {self.excused} excused"


def main(options: argparse.Namespace) -> int:
    """Make the mutants, try those asked for, print the shares and the survivors; 1 where a share is too low."""
    prepare()
    mutmut("run", "no mutant is called so")
    chosen = choose(options)
    print(f"{len(chosen)} mutants to try ...", file=sys.stderr, flush=True)
    for first in range(0, len(chosen), 500):  # a command line holds no more
        mutmut("run", "--max-children", str(options.jobs), *chosen[first : first + 500])
    found = weigh(set(chosen))
    status = 0
    for name, (_, least) in MODULES.items():
        if name not in found:
            continue
        print(found[name].told(name, least))
        status |= least is not None and found[name].noticed < least * found[name].tried
    for name in (survivor for each in found.values() for survivor in each.survivors):
        print(f"\n{name}\n{change_of(name)}")
    return int(status)


def prepare() -> None:
    """A copy of sources and tests in WORK; what mutmut keeps beside them of earlier runs stays."""
    WORK.mkdir(parents=True, exist_ok=True)
    for folder in ("lostcities", "tests"):
        shutil.rmtree(WORK / folder, ignore_errors=True)
        unwanted = shutil.ignore_patterns("__pycache__", "browser", "visit", "embed")
        shutil.copytree(tool_env.ROOT / folder, WORK / folder, ignore=unwanted)
    shutil.copyfile(tool_env.ROOT / "README.md", WORK / "README.md")
    settings = (tool_env.ROOT / "pyproject.toml").read_text("utf-8")
    (WORK / "pyproject.toml").write_text(settings + SETTINGS, "utf-8")


def mutmut(*words: str) -> str:
    """Run mutmut in WORK; returns what it printed. Raises Missing where its own first run of the tests fails."""
    command = [sys.executable, "-m", "mutmut", *words]
    ran = subprocess.run(command, cwd=WORK, capture_output=True, text=True, check=False)
    if ran.returncode and "Filtered for specific mutants, but nothing matches" not in ran.stdout + ran.stderr:
        raise tool_env.Missing(f"mutmut broke off:\n{(ran.stdout + ran.stderr)[-4000:]}")
    return ran.stdout


def outcomes() -> dict[str, int | None]:
    """By name of a mutant: what came of it, None where it was not tried."""
    found: dict[str, int | None] = {}
    for path in sorted((WORK / "mutants").rglob("*.meta")):
        found |= json.loads(path.read_text("utf-8"))["exit_code_by_key"]
    return found


def module_of(name: str) -> str:
    """The room of a mutant, the second part of its dotted name: "games"."""
    return name.split(".")[1]


def choose(options: argparse.Namespace) -> list[str]:
    """The mutants to try, by name."""
    names = [name for name in outcomes() if module_of(name) in options.modules]
    if options.only:
        return [name for name in names if options.only in name]
    if options.sample is None:
        return names
    chance = random.Random(options.seed)
    chosen: list[str] = []
    for module in options.modules:
        of_module = [name for name in names if module_of(name) == module]
        chosen += chance.sample(of_module, min(options.sample, len(of_module)))
    return chosen


def weigh(chosen: set[str]) -> dict[str, Found]:
    """What came of the chosen mutants, by module."""
    excused = json.loads(EXCUSED.read_text("utf-8"))
    found: dict[str, Found] = {}
    for name, outcome in outcomes().items():
        if name not in chosen:
            continue
        of_module = found.setdefault(module_of(name), Found())
        if outcome in NOTICED:
            of_module.noticed += 1
        elif is_excused(name, excused):
            of_module.excused += 1
        else:
            of_module.survivors.append(name)
    return found


def is_excused(name: str, excused: list[dict[str, str]]) -> bool:
    """Whether excused.json names this change."""
    place = re.sub(r"__mutmut_\d+$", "", name)
    candidates = [each for each in excused if each["place"] == place]
    return bool(candidates) and any(each["change"] == changed_lines(name) for each in candidates)


def change_of(name: str) -> str:
    """The change, as a comparison of two texts."""
    return "\n".join(mutmut("show", name).splitlines()[1:])


def changed_lines(name: str) -> str:
    """`-before` and `+after`, without what stands round about."""
    lines = [line for line in change_of(name).splitlines() if re.match(r"[+-](?![+-])", line)]
    return "\n".join(line[0] + line[1:].strip() for line in lines)
