"""The levels of a layer side by side in one long whole number, a lane each, so that a net is quick without any library.

Adding two such numbers adds all lanes at once, and multiplying one by a level weighs a whole row, at a small part of
what lists of numbers would cost. A lane may be negative (it then borrows from the next, as in any difference); adding
half of every lane before looking sets that right. No level may reach half of a lane.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from itertools import compress
from operator import mul
from struct import Struct

BITS = 32
"""The size of a lane, unless stated otherwise."""


def plain_dot(one: Sequence[int], other: Sequence[int]) -> int:
    """The sum of products, for a Python that has no `math.sumprod`."""
    return sum(map(mul, one, other))


dot: Callable[[Sequence[int], Sequence[int]], int] = getattr(math, "sumprod", plain_dot)  # from Python 3.12 on


def pack(levels: Iterable[int], bits: int = BITS) -> int:
    """The levels as one number, the first in the lowest lane, `bits` bits each."""
    return sum(level << bits * lane for lane, level in enumerate(levels))


def weighted(facts: Sequence[int], rows: Sequence[int]) -> int:
    """The packed sum of the rows, each as often as its fact says. Most facts are 0."""
    return sum(map(mul, compress(facts, facts), compress(rows, facts)))


class Lanes:
    """A number of lanes and, above them, room for one more number of any size."""

    def __init__(self, count: int) -> None:
        self.bits = BITS * count
        """Where the number above them begins."""
        self._signs = pack([1 << BITS - 1] * count)
        self._lanes = Struct(f"<{count}I")

    def live(self, packed: int) -> tuple[Sequence[int], int]:
        """The levels, those below zero as 0, and the number above."""
        lifted = packed + self._signs
        live = lifted & self._signs
        kept = lifted & live - (live >> BITS - 1)
        return self._lanes.unpack(kept.to_bytes(self._lanes.size, "little")), lifted >> self.bits

    def signed(self, packed: int) -> list[int]:
        """The levels as they are; there is no number above."""
        half = 1 << BITS - 1
        return [
            level - half for level in self._lanes.unpack((packed + self._signs).to_bytes(self._lanes.size, "little"))
        ]
