"""What decisions gained, from a critic's values before and after them and from what followed (generalised advantage
estimation, Schulman and others 2016).

Between two sides the sign flips where the other side moves next: one side's gain is the other's loss. With more seats,
each seat's decisions form a sequence of their own.
"""

from typing import TYPE_CHECKING

import numpy as np

from build.train.compiled import Floats

if TYPE_CHECKING:
    from build.train.policy.memory import Memory  # imported for types alone: it needs more than this module


def advantages(values: Floats, memory: "Memory", trace: float) -> Floats:
    """[decision][round] how much better a decision came out than the critic thought.

    `values` [decision, one more][round] are the critic's, of the mover; `trace` is lambda.
    """
    return of_two(values, memory, trace) if memory.ends.shape[2] == 2 else of_many(values, memory, trace)


def of_two(values: Floats, memory: "Memory", trace: float) -> Floats:
    """The same between two sides. The decisions of a rival that does not learn are skipped, as if they were the cards'
    doing."""
    gains = np.zeros_like(memory.rewards)
    after = np.zeros_like(memory.rewards[0])
    value = values[-1]
    for at in range(len(gains) - 1, -1, -1):
        sign, own = memory.signs[at], memory.own[at]
        came = memory.rewards[at] + sign * value
        after = np.where(own, came - values[at] + trace * sign * after, sign * after)
        value = np.where(own, values[at], came)
        gains[at] = after
    return gains


def of_many(values: Floats, memory: "Memory", trace: float) -> Floats:
    """The same for more seats. What is still to come for a seat is the critic's value at the seat's next decision;
    after the last decision the critic values its mover alone, and the others share what that one does not have."""
    gains = np.zeros_like(memory.rewards)
    every = np.arange(gains.shape[1])
    seats = memory.ends.shape[2]
    after = np.zeros_like(memory.ends[0])
    coming = np.repeat(-values[-1][:, None] / (seats - 1), seats, 1)
    coming[every, memory.movers[-1]] = values[-1]
    for at in range(len(gains) - 1, -1, -1):
        over, seat = memory.signs[at] == 0, memory.movers[at]
        coming[over], after[over] = memory.ends[at][over], 0
        came = np.where(over, 0, coming[every, seat]) + memory.rewards[at]
        gains[at] = came - values[at] + trace * after[every, seat]
        coming[every, seat], after[every, seat] = values[at], gains[at]
    return gains
