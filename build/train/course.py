"""The course of a training of any game: how much it explores and how fast it learns from its first round to its last,
and what it writes in the end."""

import argparse
import math
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from build.train import adam as train_adam
from build.train import value as train_value
from build.train import weights as train_weights

ROOT = Path(__file__).resolve().parents[2]
LOOKS = 10
"""How often, between two lines of progress, the trainer notes which parts of the net are active at all."""


@dataclass(frozen=True)
class Course:
    """The settings of a training. `left` is everywhere the share of its rounds still to come, from 1 to 0."""

    passes: int
    parts: int
    """How often a batch is gone through, and in how many parts, each a step of the weights: many small steps make a
    strong player."""
    keep: float
    """The share of itself that the average of the weights keeps at every step."""
    most_wrong: float = 3.0
    """No error counts for more units than this."""
    first_trace: float = 0.9
    trace: float = 0.7
    trace_falls: float = 0.4
    """Lambda: how much of a position's target comes from what happens after its mover's next turn. It begins higher,
    while the net knows nothing, and falls until the share `trace_falls` of the rounds has been played."""
    first_rate: float = 1e-3
    last_rate: float = 3e-5
    sleeps: float = 0.1
    """Silent units are restarted while more than this share of the rounds is left."""
    first_chance: float = 0.03
    """The share of turns played at random at first; it falls to 0."""

    def further(self) -> "Course":
        """The settings for weights that have been trained before, which greater steps would only upset."""
        return replace(self, first_trace=self.trace, first_rate=min(self.first_rate, 5e-4), first_chance=0.01)

    def chance(self, left: float) -> float:
        """The share of turns now played at random."""
        return self.first_chance * left

    def learn(self, memory: train_value.Memory, count: int, adam: train_adam.Adam, left: float) -> float:
        """Learn from the first `count` positions. Returns the mean squared error before that."""
        goals = np.zeros(count, np.float32)
        trace = self.trace + (self.first_trace - self.trace) * max(0.0, 1 - (1 - left) / self.trace_falls)
        rate = self.last_rate + (self.first_rate - self.last_rate) * left
        wrong: float = train_value.targets(count, trace, *memory.parts(), adam.net, goals)
        for _ in range(self.passes):
            adam.learn(memory, goals, self.parts, rate, self.keep, self.most_wrong)
        return wrong


class Training:
    """A training in progress; its checkpoints lie in .cache/train-GAME."""

    def __init__(
        self, game: str, course: Course, sizes: tuple[int, int, int, int], unit: float, batch: int, every: int,
        options: argparse.Namespace,
    ) -> None:  # fmt: skip
        """`sizes`: slots, other facts, units, heads. `unit` in points. With `options.resume` the training goes on from
        the last checkpoint or, if there is none, from the weights that ship. `batch` rounds are played with the same
        weights and then learned from; a line of progress, with a checkpoint, comes after every `every` batches.
        """
        self._drawn = np.random.default_rng(options.seed)
        self.adam = train_adam.Adam(train_value.fresh_net(*sizes, self._drawn))
        self.done = 0
        self._further = False
        self._folder = ROOT / ".cache" / f"train-{game}"
        if options.resume and (self._folder / "last.npz").exists():
            self.done, self._further = self.adam.load(self._folder)
        elif options.resume:
            shipped = ROOT / "lostcities" / "minds" / game / "weights" / "expert.json"
            print(f"There is no checkpoint: going on from the weights that ship ({shipped}), rounded as they are.")
            self.adam = train_adam.Adam(train_weights.read(shipped.read_bytes()))
            self._further = True
        self._course = course.further() if self._further else course
        self._rounds: int = options.rounds
        self._unit, self._batch, self._every = unit, batch, every
        self._began, self._first = time.monotonic(), self.done
        self._forget()

    def _forget(self) -> None:
        self._batches = self._turns = 0
        self._wrong = 0.0

    @property
    def going_on(self) -> bool:
        """Whether there are rounds left to play."""
        return self.done < self._rounds

    @property
    def _left(self) -> float:
        return 1 - self.done / self._rounds

    @property
    def chance(self) -> float:
        """The share of turns now played at random."""
        return self._course.chance(self._left)

    def learn(self, memory: train_value.Memory, count: int) -> str:
        """Learn from a batch, the first `count` positions of `memory`. Returns a line of progress, mostly empty."""
        left = self._left
        self._wrong += self._course.learn(memory, count, self.adam, left)
        self.done += self._batch
        self._turns += count
        self._batches += 1
        if self._batches % (self._every // LOOKS) == 0:
            self.adam.listen(memory, count)
        if self._batches < self._every and self.going_on:
            return ""
        woken = self.adam.wake(self._drawn) if left > self._course.sleeps else (0, 0)
        pace = (self.done - self._first) / (time.monotonic() - self._began)
        told = (
            f"{self.done:>9,} of {self._rounds:,} rounds, {self._turns / self._batches / self._batch:.1f} turns each, "
            f"off by {math.sqrt(self._wrong / self._batches) * self._unit:.1f} points, {woken[0]} units and "
            f"{woken[1]} heads woken; {pace:.0f} rounds a second, "
            f"{max(self._rounds - self.done, 0) / pace / 60:.1f} minutes to go"
        )
        self.adam.save(self._folder, self.done, self._further)
        self._forget()
        return told


def complete(
    options: argparse.Namespace,
    stored: Callable[[train_value.Weights], str],
    train: Callable[[argparse.Namespace], train_adam.Adam],
    alike: Callable[[bytes, int, str], float],
    rounds: int,
    least: float,
) -> int:
    """Train, write the weights, check over some rounds that mind and trainer agree; returns the exit status.

    `stored` turns the weights into a file's text; `alike(text, rounds, seed)` plays with them in both and returns the
    share of choices in which both agree, which must be at least `least`.
    """
    began = time.process_time()
    adam = train(options)
    seconds = time.process_time() - began
    text = stored(adam.average)
    options.out.mkdir(parents=True, exist_ok=True)
    file = options.out / f"{options.game}.json"
    file.write_text(text, "ascii")
    print(f"{seconds:.0f} s of one core; {file} has {len(text):,} bytes", flush=True)
    agreed = alike(text.encode("ascii"), rounds, f"check {options.seed}")
    print(f"the mind and the trainer found the same best in {agreed:.1%} of the choices of {rounds} rounds")
    return 0 if agreed >= least else 1
