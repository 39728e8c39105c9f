"""Which changes are tried, the outcome of each, and the share that was noticed."""

import argparse
import json
import random
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING

from build import tool_env

if TYPE_CHECKING:
    from build.mutants.changes import Change

NOTICED, ENDLESS, SURVIVED, UNSEEN, COLD = "noticed", "endless", "survived", "unseen", "cold"
"""Outcomes of a change: a test fails; a test runs on and on; none fails; none reaches it; it cannot be tried warm."""
GUARD = re.compile(r",\s*strict=\w+(?=\))|, (?=\))")
FLAG = re.compile(r"(?<=\w)=False\b")
LETTER = re.compile(r"(?i:(?<=suits\.)|(?<=letters\.))rindex(?=\()")
EXCUSED = Path(__file__).with_name("excused.json")
"""[{"place": where, "change": the lines removed and added, "why": ...}]."""


@dataclass
class Found:
    """The outcomes of a module's mutants."""

    noticed: int = 0
    excused: int = 0
    survivors: list["Change"] = field(default_factory=list)

    @property
    def tried(self) -> int:
        """How many were tried, without those excused."""
        return self.noticed + len(self.survivors)

    def told(self, name: str, least: float | None, all_of_it: int) -> str:
        """A line of the table; the error is that of a sample, and 0 if all were tried."""
        share = self.noticed / self.tried if self.tried else 1.0
        left = 1 - (self.tried + self.excused) / all_of_it if all_of_it else 0.0
        error = sqrt(share * (1 - share) / self.tried * left) if self.tried else 0.0
        aim = "" if least is None else f", to be {least:.0%}"
        return f"{name:8} {self.noticed:5} of {self.tried:5}  {share:6.1%} ± {error:.1%}{aim}; {self.excused} excused"


def choose(name: str, changes: list["Change"], options: argparse.Namespace) -> list["Change"]:
    """The mutants of a module to be tried."""
    named = [change for change in changes if options.only in change.name] if options.only else changes
    if options.sample is None:
        return named
    return random.Random(f"{options.seed} {name}").sample(named, min(options.sample, len(named)))


def check(chosen: dict[str, list["Change"]], changes: dict[str, list["Change"]], only: str | None) -> None:
    """Raise Missing if there is nothing to try, for then everything would count as noticed."""
    if not any(chosen.values()):
        there = sorted({change.path for of_module in changes.values() for change in of_module})
        asked = f" with {only!r} in its name" if only else ""
        raise tool_env.Missing(f"there is no mutant{asked}; they are of {', '.join(there) or 'nothing'}")


class Tried:
    """The outcomes so far, in a file with a line for each change.

    An outcome counts as long as the sources and the file of the test that noticed are the same; if none noticed, all
    tests.
    """

    def __init__(self, path: Path, key: Callable[[str], str]) -> None:
        self._path = path
        self._key = key
        """The key that must stay the same, of a test's file or, for "", of all tests."""
        self._known: dict[str, str] = {}
        self.read()

    def read(self) -> None:
        """Read what other processes have written."""
        if self._path.exists():
            for line in self._path.read_text("utf-8").splitlines():
                name, outcome, by, key = json.loads(line)
                if key == self._key(by.partition("::")[0]):
                    self._known[name] = outcome

    def outcome(self, change: "Change") -> str | None:
        """None if it has not been tried."""
        return self._known.get(change.name)

    def note(self, change: "Change", outcome: str, by: str = "") -> None:
        """Keep the outcome of a change, and the test that noticed."""
        self._known[change.name] = outcome
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps([change.name, outcome, by, self._key(by.partition("::")[0])]) + "\n")
        if len(self._known) % 100 == 0:
            print(f"  {len(self._known)} tried", file=sys.stderr, flush=True)


def weigh(chosen: list["Change"], tried: Tried) -> Found:
    """Count the outcomes of the chosen changes."""
    excused = json.loads(EXCUSED.read_text("utf-8"))
    found = Found()
    for change in chosen:
        if tried.outcome(change) in (NOTICED, ENDLESS):
            found.noticed += 1
        elif is_excused(change, excused):
            found.excused += 1
        else:
            found.survivors.append(change)
    return found


def is_excused(change: "Change", excused: list[dict[str, str]]) -> bool:
    """Whether excused.json names this change, or no test can notice it wherever it stands.

    No test can notice a change that only removes or negates a `strict=` of `zip`, which never fails; one that sets a
    flag to None for False, which is just as falsy, and which the types forbid; or one that searches for a suit's letter
    from the other end, as each occurs once.
    """
    told = change.told()
    lines = [line[1:] for line in told.splitlines()]
    guards = "strict=" in told and len({GUARD.sub("", line) for line in lines}) == 1
    flags = FLAG.search(told) is not None and len({FLAG.sub("=None", line) for line in lines}) == 1
    letters = LETTER.search(told) is not None and len({LETTER.sub("index", line) for line in lines}) == 1
    own = any(each["place"] == change.place and each["change"] == told for each in excused)
    return own or guards or flags or letters
