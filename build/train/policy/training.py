"""A policy's training in progress: its course, its checkpoints, how it is measured and what it writes."""

import argparse
import json
import time
from copy import deepcopy
from dataclasses import replace
from importlib import import_module
from pathlib import Path

import torch

from build.train.policy import stored
from build.train.policy.curve import picture
from build.train.policy.duel import duel
from build.train.policy.memory import Memory, teach
from build.train.policy.net import DEVICE, Policy
from build.train.policy.ppo import Learner, Steps, collect
from build.train.policy.table import Table

ROOT = Path(__file__).resolve().parents[3]
TAUGHT = 0.05
"""The share of the minutes spent on imitation."""
FURTHER = Steps(entropy=(0.005, 0.002), rate=(1.5e-4, 5e-6))
"""The steps for a policy that plays already: smaller ones, so that it loses nothing at first."""
TEACHING = (2e-3, 3e-4)
"""The rates of imitation."""
USUAL, LAST = 1536, 32768
"""Rounds of each kind in which strength is measured: meanwhile, and at the end."""
BETWEEN = 300.0
"""Seconds between two measurements of strength, each with a checkpoint."""
APART = 1000
"""The distance between the seeds for learning and those for measuring; every core adds one to a seed."""
LOOKS = 5
"""The least number of measurements."""


class Course:
    """A training in progress."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.seconds = options.minutes * 60.0
        self.spent, self.decisions = 0.0, 0
        self.curve: list[dict[str, float]] = []
        self.game, self.seed = options.of, options.seed
        self.folder = ROOT / ".cache" / f"train-{'response' if options.respond else 'policy'}-{self.game}"
        self.folder.mkdir(parents=True, exist_ok=True)
        self.room = import_module(f"build.train.{self.game}.policy")
        self.tables: list[Table] = self.room.tables(self.seed, options.wide)
        last = self.folder / "last.pt"
        kept = torch.load(last, weights_only=True, map_location=DEVICE) if options.resume and last.exists() else None
        self.further = bool(kept["further"] if kept else options.resume or options.respond)
        steps = FURTHER if self.further else Steps()
        steps = replace(steps, part=steps.part * options.wide)
        self.learner = Learner(self.tables[0].sizes, steps, *self.room.UNITS)
        if kept:
            self.learner.load(kept["learner"])
            self.spent, self.decisions, self.curve = kept["spent"], kept["decisions"], kept["curve"]
        elif self.further:
            self.learner.begin(self.shipped())
        self.measured: list[Table] = self.room.to_measure(USUAL, self.seed + APART)
        """The first kind is the curve's."""
        self.rival = self.shipped() if options.respond else None
        """The rival to beat, if it is not the policy itself."""
        self._since = time.monotonic()
        self._looked = self.spent

    def shipped(self) -> Policy:
        """The policy that ships."""
        file = ROOT / "lostcities" / "minds" / self.game / "weights" / "policy.json"
        return stored.restored(stored.read(file.read_text("ascii")), deepcopy(self.learner.policy))

    def save(self) -> None:
        kept = {
            "learner": self.learner.state(), "further": self.further,
            "spent": self.spent, "decisions": self.decisions, "curve": self.curve,
        }  # fmt: skip
        torch.save(kept, self.folder / "new.pt")
        (self.folder / "new.pt").replace(self.folder / "last.pt")
        (self.folder / "curve.json").write_text(json.dumps(self.curve, indent=1), "ascii")

    def write(self, folder: Path) -> int:
        """Write the weights and the curve, and measure what rounding costs; returns the exit status."""
        if self.rival is not None:
            self.measure("against the policy that ships", self.learner.average)
            return 0
        folder.mkdir(parents=True, exist_ok=True)
        rounded = stored.rounded(self.learner.average)
        (folder / "policy.json").write_text(stored.text(rounded), "ascii")
        (folder / "curve.svg").write_text(picture(self.curve, "margin a round against the value net"), "ascii")
        print(f"{folder}: policy.json and curve.svg")
        self.measure("rounded, against the value net", stored.restored(rounded, self.learner.average))
        return 0

    def measure(self, what: str, policy: Policy) -> None:
        """Print the policy's margins."""
        for table in self.room.to_measure(LAST, self.seed + 2 * APART):
            margin, error, share, share_error = duel(table, policy, self.rival)
            won = f"{share:.1%} ± {share_error:.1%} won"
            print(f"{what}, {table.name}: {margin:+.2f} ± {error:.2f} points a round, {won}", flush=True)

    @property
    def done(self) -> float:
        return min(1.0, self.spent / self.seconds) if self.seconds else 1.0

    def clock(self) -> None:
        now = time.monotonic()
        self.spent += now - self._since
        self._since = now

    def teach(self, memories: list[Memory]) -> None:
        """Imitate for that share of the minutes; if the policy plays already, only have the critic watch it."""
        if self.done >= TAUGHT:
            return
        while self.done < TAUGHT:
            if self.further:
                self.collect(memories)
            else:
                for table, memory in zip(self.tables, memories, strict=True):
                    teach(table, memory)
            behind = self.done / TAUGHT
            rate = TEACHING[0] * (TEACHING[1] / TEACHING[0]) ** behind
            told = self.learner.imitate(memories, rate, watching=self.further)
            self.count(memories)
            self.look(told)
        self.learner.begin(self.learner.policy)  # the average still contained much of the start of imitation

    def play(self, memories: list[Memory]) -> None:
        """Play and learn until the minutes are over."""
        while self.done < 1:
            self.collect(memories)
            behind = (self.done - TAUGHT) / (1 - TAUGHT)
            told = self.learner.learn(memories, max(0.0, behind))
            self.count(memories)
            self.look(told)

    def collect(self, memories: list[Memory]) -> None:
        """Have the policy fill the memories."""
        for table, memory in zip(self.tables, memories, strict=True):
            collect(table, memory, self.learner.policy, self.rival)

    def count(self, memories: list[Memory]) -> None:
        self.decisions += sum(memory.moves.size for memory in memories)
        self.clock()

    def look(self, told: dict[str, float], last: bool = False) -> None:
        """Every few minutes: a line of progress, a checkpoint, a point of the curve."""
        if self.spent - self._looked < min(BETWEEN, self.seconds / LOOKS) and not last:
            return
        self._looked = self.spent
        told = {key: round(value, 5) for key, value in told.items()} | self.tables[0].told()
        for table in self.measured:
            found = duel(table, self.learner.average, self.rival)
            if table is self.measured[0]:
                told |= {"margin": round(found.margin, 2), "error": round(found.error, 2)}
            told |= {f"share {table.name}": round(found.share, 4)}
        told |= {"minutes": round(self.spent / 60, 2), "decisions": self.decisions}
        self.curve.append(told)
        print(" ".join(f"{key} {value}" for key, value in told.items()), flush=True)
        self._since = time.monotonic()
        self.save()
