"""The learned player's net: what a position of the card game is worth, in whole numbers and the standard library alone.

Its shape: one encoder, the same for every colour, whose answers are added up; the sum and a few facts beside it go
through a hidden layer to one number; next to them a straight sum of facts. The weights are whole numbers of 8 bits, so
that every machine comes to the same move; weights/card.md says how they were made.

All values are whole numbers too: points times ONE.
"""

import json
import math
import pkgutil
from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import mul

from lostcities.minds.card_facts import OTHERS, SLOTS, describe, describe_rest

Facts = tuple[int, ...]
"""The thirteen arguments of `describe` after the row."""

UNIT_BITS = 4
"""The net counts in units of 16 points."""


def _plain_dot(one: Sequence[int], other: Sequence[int]) -> int:
    return sum(map(mul, one, other))


_dot: Callable[[Sequence[int], Sequence[int]], int] = getattr(math, "sumprod", _plain_dot)  # from Python 3.12 on


class Net:
    """Weights, and what they make of a colour or a position.

    `first` is [unit][slot], `second` [head][unit], `others` [head][fact], `third` [head], `line` [slot]. A weight w of
    a part with b bits stands for w / 2**b.
    """

    def __init__(self, stored: bytes) -> None:
        weights = json.loads(stored)
        self.first: list[list[int]] = weights["first"]
        self.by_slot: list[tuple[int, ...]] = list(zip(*self.first, strict=True))
        self.second: list[list[int]] = weights["second"]
        self.others: list[list[int]] = weights["others"]
        self.third: list[int] = weights["third"]
        self.line: list[int] = weights["line"]
        bits: dict[str, int] = weights["bits"]
        self.bits = bits
        whole = bits["first"] + bits["second"] + bits["third"]
        self.straight: int = 1 << (whole - bits["line"])
        self.one: int = 1 << (whole - UNIT_BITS)
        """What a point is in the values of this net."""
        self.colour = lru_cache(maxsize=2048)(self._colour)
        """What one colour adds to each place of the hidden layer and, last, to the value. Kept for the next asking."""

    def _colour(self, facts: Facts) -> list[int]:
        row = [0] * SLOTS
        describe(row, *facts)
        # Most facts are 0 and nearly all others 1: adding up rows is much quicker than multiplying.
        rows = [
            weights if fact == 1 else [fact * weight for weight in weights]
            for fact, weights in zip(row, self.by_slot, strict=True)
            if fact
        ]
        levels = [level if level > 0 else 0 for level in map(sum, zip(*rows, strict=True))]
        return [*(_dot(levels, weights) for weights in self.second), _dot(row, self.line) * self.straight]

    def rest(self, left: int, colours: int, unseen_card: int) -> list[int]:
        """The same for the facts beside the colours (see describe_rest)."""
        row = [0] * OTHERS
        describe_rest(row, left, colours, unseen_card)
        return [*(_dot(row, weights) << self.bits["first"] for weights in self.others), 0]

    def value(self, sums: Sequence[int]) -> int:
        """What is still to be won, from all contributions added up."""
        return _dot([level if level > 0 else 0 for level in sums[:-1]], self.third) + sums[-1]


def total(parts: Sequence[Sequence[int]]) -> list[int]:
    """Contributions added up, place by place."""
    return [sum(places) for places in zip(*parts, strict=True)]


@lru_cache(maxsize=1)
def card_net() -> Net:
    """The net that ships, read when first asked for."""
    stored = pkgutil.get_data("lostcities.minds", "weights/card.json")
    assert stored is not None
    return Net(stored)
