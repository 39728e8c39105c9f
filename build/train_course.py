"""The course of a training, whatever the game: how boldly it plays and how fast it learns from its first round to its
last, and what is left of it in the end."""

import argparse
import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import train_adam
import train_value


@dataclass(frozen=True)
class Course:
    """What a training keeps to. `left` is everywhere the share of its rounds still to come, from 1 to 0."""

    passes: int
    parts: int
    """A batch is gone through so often, in so many parts, each a step of the weights: many small steps make the
    player."""
    keep: float
    """How much of itself the average of the weights keeps at every step."""
    most_wrong: float = 3.0
    """No error counts for more than so many units."""
    first_trace: float = 0.9
    trace: float = 0.7
    trace_falls: float = 0.4
    """Lambda: how much of a position's target comes from what happened later than its mover's next turn. It begins
    higher, while the net knows nothing, and has fallen after that share of the rounds."""
    first_rate: float = 1e-3
    last_rate: float = 3e-5
    sleeps: float = 0.1
    """What nothing stirs is woken while more than so much is left."""
    first_chance: float = 0.03
    """How many turns are played at random at first; none at last."""

    def chance(self, left: float) -> float:
        """How many turns are now played at random."""
        return self.first_chance * left

    def learn(self, memory: train_value.Memory, count: int, adam: train_adam.Adam, left: float) -> float:
        """Learn from the first `count` positions. Returns the mean squared error before."""
        goals = np.zeros(count, np.float32)
        trace = self.trace + (self.first_trace - self.trace) * max(0.0, 1 - (1 - left) / self.trace_falls)
        rate = self.last_rate + (self.first_rate - self.last_rate) * left
        wrong: float = train_value.targets(count, trace, *memory.parts(), adam.net, goals)
        for _ in range(self.passes):
            adam.learn(memory, goals, self.parts, rate, self.keep, self.most_wrong)
        return wrong


def complete(
    options: argparse.Namespace,
    unit_bits: int,
    train: Callable[[int, int, bool], train_adam.Adam],
    alike: Callable[[bytes, int, str], float],
    rounds: int,
    least: float,
) -> int:
    """Train, write the weights, check over some rounds that mind and trainer agree; returns the exit status.

    `alike(weights, rounds, seed)` plays them in both and answers in which share of the choices both found the same,
    which has to be `least`.
    """
    began = time.process_time()
    adam = train(options.rounds, options.seed, options.resume)
    seconds = time.process_time() - began
    text = train_value.stored(adam.average, unit_bits)
    options.out.mkdir(parents=True, exist_ok=True)
    file = options.out / f"{options.game}.json"
    file.write_text(text, "ascii")
    print(f"{seconds:.0f} s of one core; {file} has {len(text):,} bytes", flush=True)
    agreed = alike(text.encode("ascii"), rounds, f"check {options.seed}")
    print(f"the mind and the trainer found the same best in {agreed:.1%} of the choices of {rounds} rounds")
    return 0 if agreed >= least else 1
