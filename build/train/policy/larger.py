"""A net that is larger than what ships, and one that ships which learns from it what it can (distillation, Hinton and
others 2015).

The larger one begins by learning from a policy of the usual size: the last that was trained here, or the one that
ships. When it has played, that policy learns from it.
"""

import argparse
from copy import deepcopy

from build.train.policy.net import Policy
from build.train.policy.ppo import Learner, Steps
from build.train.policy.table import Memory
from build.train.policy.training import Course, Kept, checkpoint, folder

SMALLER = 0.15
"""Share of the minutes in which the smaller net learns from the larger one."""
RATE = (1e-3, 2e-5)
"""At which it does."""


class Larger(Course):
    """The training of both."""

    kind = "larger"
    steps = Steps(entropy=(0.01, 0.002), rate=(5e-4, 1.5e-5))
    taught = 0.08
    end = 1 - SMALLER

    def begun(self, options: argparse.Namespace) -> bool:
        """Never: it learns from another, whose sizes are not its own."""
        return False

    def begin(self) -> None:
        self.smaller = self._smaller()
        kept = checkpoint(folder(Course.kind, self.game))
        if kept:
            self.smaller.load(kept["learner"])
        self.smaller.begin(self.smaller.average if kept else self.shipped())
        self.model = deepcopy(self.smaller.average)

    def load(self, kept: Kept) -> None:
        super().load(kept)
        self.smaller = self._smaller()
        self.smaller.load(kept["smaller"])
        self.model = deepcopy(self.smaller.average)

    def kept(self) -> Kept:
        return super().kept() | {"smaller": self.smaller.state()}

    def _smaller(self) -> Learner:
        return Learner(self.tables[0].sizes, self.steps, *self.room.UNITS)

    @property
    def playing(self) -> Policy:
        return self.smaller.average if self.done > self.end else self.learner.average

    def finish(self, memories: list[Memory]) -> None:
        """The smaller one learns from the larger until the minutes are over."""
        while self.done < 1:
            self.collect(memories, self.learner.average)
            behind = (self.done - self.end) / SMALLER
            rate = RATE[0] * (RATE[1] / RATE[0]) ** max(0.0, behind)
            told = self.smaller.imitate(memories, rate, model=self.learner.average)
            self.count(memories)
            self.look(told)
