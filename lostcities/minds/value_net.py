"""The net of a learned player: what a position is worth, in whole numbers and the standard library alone.

Its shape, the same for every game: one encoder shared by all paths (colours, suits), whose answers are added up; the
sum and a few facts beside it go through a hidden layer to one number; next to them a straight sum of the paths' facts.
What the facts are is the game's own matter (board/facts.py); the recipe beside the weights says how they were made.

The weights are whole numbers of 8 bits, and so are all values in between: every machine comes to the same move.
"""

import json
from collections.abc import Callable
from functools import lru_cache
from operator import mul

from lostcities.minds.lanes import Lanes, dot, pack, weighted

Facts = tuple[int, ...]
"""What a describing function is told, besides the row that it fills."""
Describe = Callable[..., None]
"""Fills its first argument, a row of zeros or anything else, with the facts that the others come to."""

KEPT = 4096
"""How many descriptions of a path are remembered with what the net made of them."""


class ValueNet:
    """Weights, and what they make of a path or a position.

    `first` is [unit][slot], `second` [head][unit], `others` [head][fact], `third` [head], `line` [slot]. A weight w of
    a part with b bits stands for w / 2**b, and the net's answer for so many times 2**unit_bits points. Contributions
    are packed (lanes.py): what is added to each place of the hidden layer and, above the lanes, to the value.
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
        self._units, self._heads = Lanes(len(self.first)), Lanes(len(self.third))
        self._by_slot = [pack(column) for column in zip(*self.first, self.line, strict=True)]
        self._by_unit = [pack(column) for column in zip(*self.second, strict=True)]
        self._by_fact = [pack(column) << self.bits["first"] for column in zip(*self.others, strict=True)]
        self._straight: int = 1 << (whole - self.bits["line"])
        self.part = lru_cache(maxsize=KEPT)(self._part)
        """What one path contributes. Kept for the next call."""
        self.rest = lru_cache(maxsize=KEPT)(self._rest)
        """The same for the facts beside the paths."""

    def _part(self, facts: Facts) -> int:
        row = [0] * len(self._by_slot)
        self._describe(row, *facts)
        levels, straight = self._units.live(weighted(row, self._by_slot))
        heads: int = sum(map(mul, levels, self._by_unit))
        return heads + (straight * self._straight << self._heads.bits)

    def _rest(self, facts: Facts) -> int:
        row = [0] * len(self._by_fact)
        self._describe_rest(row, *facts)
        return weighted(row, self._by_fact)

    def value(self, contributions: int) -> int:
        """What is still to come, from all contributions added up."""
        levels, straight = self._heads.live(contributions)
        worth: int = dot(levels, self.third) + straight
        return worth
