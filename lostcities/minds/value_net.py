"""The net of a learned player: what a position is worth, in whole numbers and the standard library alone.

Its shape, the same for every game: one encoder shared by all paths (colours, suits), whose answers are added up; the
sum and a few facts beside it go through a hidden layer to one number; next to them a straight sum of the paths' facts.
What the facts are is the game's own matter (board_facts.py); how the weights were made says the recipe beside them.

The weights are whole numbers of 8 bits, and so are all values in between: every machine comes to the same move.
"""

import json
import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import mul

Facts = tuple[int, ...]
"""What a describing function is told, beside the row that it fills."""
Describe = Callable[..., None]
"""Fills its first argument, a row of zeros or whatever, with the facts that the others come to."""

KEPT = 4096
"""How many descriptions of a path are remembered with what the net made of them."""


def plain_dot(one: Sequence[int], other: Sequence[int]) -> int:
    """The sum of products, for a Python that has no `math.sumprod`."""
    return sum(map(mul, one, other))


_dot: Callable[[Sequence[int], Sequence[int]], int] = getattr(math, "sumprod", plain_dot)  # from Python 3.12 on


class ValueNet:
    """Weights, and what they make of a path or a position.

    `first` is [unit][slot], `second` [head][unit], `others` [head][fact], `third` [head], `line` [slot]. A weight w of
    a part with b bits stands for w / 2**b, and the net's answer for so many times 2**unit_bits points.
    """

    def __init__(self, stored: bytes, describe: Describe, describe_rest: Describe) -> None:
        """`describe` fills a row of as many places as `first` has slots, `describe_rest` one as long as `others`."""
        weights = json.loads(stored)
        self.first: list[list[int]] = weights["first"]
        self.second: list[list[int]] = weights["second"]
        self.others: list[list[int]] = weights["others"]
        self.third: list[int] = weights["third"]
        self.line: list[int] = weights["line"]
        self.bits: dict[str, int] = weights["bits"]
        whole = self.bits["first"] + self.bits["second"] + self.bits["third"]
        self.one: int = 1 << (whole - self.bits["unit"])
        """What a point is in the values of this net."""
        self._describe = describe
        self._describe_rest = describe_rest
        self._by_slot: list[tuple[int, ...]] = list(zip(*self.first, strict=True))
        self._by_fact: list[tuple[int, ...]] = list(zip(*self.others, strict=True))
        self._straight = 1 << (whole - self.bits["line"])
        self.part = lru_cache(maxsize=KEPT)(self._part)
        """What one path adds to each place of the hidden layer and, last, to the value. Kept for the next asking."""
        self.rest = lru_cache(maxsize=KEPT)(self._rest)
        """The same for the facts beside the paths."""

    def _part(self, facts: Facts) -> list[int]:
        row = [0] * len(self._by_slot)
        self._describe(row, *facts)
        levels = [level if level > 0 else 0 for level in _weighted(row, self._by_slot)]
        return [*(_dot(levels, weights) for weights in self.second), _dot(row, self.line) * self._straight]

    def _rest(self, facts: Facts) -> list[int]:
        row = [0] * len(self._by_fact)
        self._describe_rest(row, *facts)
        return [*(level << self.bits["first"] for level in _weighted(row, self._by_fact)), 0]

    def value(self, sums: Sequence[int]) -> int:
        """What is still to come, from all contributions added up."""
        return _dot([level if level > 0 else 0 for level in sums[:-1]], self.third) + sums[-1]


def _weighted(row: Sequence[int], weights_by_place: Sequence[tuple[int, ...]]) -> list[int]:
    """The sums over `row` times the weights of its places. Most facts are 0 and nearly all others 1: adding up rows is
    much quicker than multiplying."""
    rows = [
        weights if fact == 1 else [fact * weight for weight in weights]
        for fact, weights in zip(row, weights_by_place, strict=True)
        if fact
    ]
    return list(map(sum, zip(*rows, strict=True)))


def total(parts: Sequence[Sequence[int]]) -> list[int]:
    """Contributions added up, place by place."""
    return [sum(places) for places in zip(*parts, strict=True)]
