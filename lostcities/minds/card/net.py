"""The learned player's net: what a position of the card game is worth, in whole numbers and the standard library alone.

Its shape: one encoder, the same for every colour, whose answers are added up; the sum and a few facts beside it go
through a hidden layer to one number; next to them a straight sum of facts. The weights are whole numbers of 11 bits, so
that every machine comes to the same move; weights/recipe.md says how they were made.

A layer's levels lie side by side in one long whole number (lanes.py), those of a colour in narrower lanes.

All values are whole numbers: points times `one`.
"""

import json
import pkgutil
from collections.abc import Sequence
from functools import lru_cache
from itertools import compress
from operator import mul
from struct import Struct

from lostcities.minds.card.facts import (
    BONUS_CARDS,
    COARSE,
    COUNTS,
    DECK_STEPS,
    FEAR,
    FEED,
    HELD,
    HOPE,
    KNOWN,
    LATE,
    MINE,
    MOST,
    NUMBERS,
    OTHERS,
    PILE,
    STAKES,
    SUMS,
    THEIRS,
    WAGERS,
    describe_rest,
    worth,
)
from lostcities.minds.lanes import dot, pack

Facts = tuple[int, ...]
"""The thirteen arguments of `describe` (facts.py) after the row, but with late(deck) for the deck."""

UNIT_BITS = 4
"""The net counts in units of 16 points."""
NARROW, WIDE = 16, 32
"""Bits of a lane: of a colour's units, of the hidden layer's heads. Tests bound what can come up in them."""
FINE = 10
"""Bits after the point that a head's level keeps before it is weighed, so that its product fits 31 bits."""

BITS = 1 << NUMBERS
TOTAL = [sum(number + 2 for number in range(NUMBERS) if bits >> number & 1) for bits in range(BITS)]
"""By bit set of numbers: their sum."""
LATES = len(DECK_STEPS)


def late(deck: int) -> int:
    """How many of DECK_STEPS the deck has come down to: all that a colour is told of it."""
    return sum(deck <= step for step in DECK_STEPS)


class Net:
    """Weights, and what they make of a colour or a position.

    The file holds `first` [unit][slot], `second` [head][unit], `others` [head][fact], `third` [head], `line` [slot]; a
    weight w of a part with b bits stands for w / 2**b.
    """

    def __init__(self, stored: bytes) -> None:
        weights = json.loads(stored)
        bits: dict[str, int] = weights["bits"]
        first: list[list[int]] = weights["first"]
        self.weights: dict[str, list[list[int]]] = weights
        self.bits = bits
        units, heads = len(first), len(weights["third"])
        self._rows = [pack(row, NARROW) for row in zip(*first, weights["line"], strict=True)]
        """[slot] -> what the fact adds to every unit, and in the lane above them to the straight sum."""
        self._second = [pack(row, WIDE) for row in zip(*weights["second"], strict=True)]
        self._others = [pack(row, WIDE) << bits["first"] for row in zip(*weights["others"], strict=True)]
        self._third: list[int] = weights["third"]
        self._unit_signs = pack([1 << NARROW - 1] * units, NARROW)
        self._head_signs = pack([1 << WIDE - 1] * heads, WIDE)
        self._unit_bytes, self._head_bytes = Struct(f"<{units}H"), Struct(f"<{heads}I")
        whole = bits["first"] + bits["second"]
        self._blur = max(0, whole - FINE)
        self._low = pack([(1 << WIDE - self._blur) - 1] * heads, WIDE)
        self._line = 1 << whole + bits["third"] - bits["line"]
        self.one: int = 1 << (whole - self._blur + bits["third"] - UNIT_BITS)
        """What a point is in the values of this net."""
        self._tables = _Tables(self._rows)
        self._known: dict[Facts, int] = {}

    def colour(self, facts: Facts) -> int:
        """What one colour adds to every head and, in the lane above them, to the value. Kept for the next call."""
        found = self._known.get(facts)
        if found is None:
            if len(self._known) >= KEPT:
                self._known.clear()
            found = self._known[facts] = self._colour(facts)
        return found

    def _colour(self, facts: Facts) -> int:
        sums = self._tables.row(*facts) + self._unit_signs
        live = sums & self._unit_signs
        levels = self._unit_bytes.unpack((sums & live - (live >> NARROW - 1)).to_bytes(self._unit_bytes.size, "little"))
        straight = sums >> NARROW * len(levels)
        heads: int = sum(map(mul, filter(None, levels), compress(self._second, levels)))  # most units are silent
        return heads + (straight * self._line << 8 * self._head_bytes.size)

    @lru_cache(maxsize=512)  # noqa: B019 (a net lives as long as the page)
    def rest(self, left: int, colours: int, unseen_card: int) -> int:
        """The same for the facts beside the colours (see describe_rest)."""
        row = [0] * OTHERS
        describe_rest(row, left, colours, unseen_card)
        found: int = sum(weights for fact, weights in zip(row, self._others, strict=True) if fact)
        return found

    def value(self, heads: int) -> int:
        """What is still to be won, from all contributions added up."""
        sums = heads + self._head_signs
        live = sums & self._head_signs
        kept = (sums & live - (live >> WIDE - 1)) >> self._blur & self._low
        levels = self._head_bytes.unpack(kept.to_bytes(self._head_bytes.size, "little"))
        return dot(levels, self._third) + (sums >> 8 * self._head_bytes.size + self._blur)


KEPT = 20_000
"""How many colours' answers a net keeps."""


class _Tables:
    """`describe` (facts.py) and the first layer in one: what every group of facts adds, ready to be looked up.

    A test compares it with `describe` itself.
    """

    def __init__(self, rows: Sequence[int]) -> None:
        def of_bits(slot: int) -> list[int]:
            """[bit set] -> the rows of its numbers, the first of which is at `slot`."""
            table = [0]
            for bits in range(1, BITS):
                table.append(table[bits & bits - 1] + rows[slot + (bits & -bits).bit_length() - 1])
            return table

        def steps(slot: int, count: int) -> list[int]:
            """[number] -> the rows of that many steps, at most `count`; larger numbers add no more."""
            table = [sum(rows[slot : slot + number]) for number in range(count + 1)]
            return table + table[-1:] * (2 * NUMBERS)

        def coarse(sum_: int, points: int) -> int:
            return rows[SUMS + sum_] * (points // COARSE)

        def column(slot: int, kind: int, group: int, sum_: int) -> list[list[int]]:
            """[wagers][bit set of numbers] -> an expedition as it lies."""
            numbers, wagers = of_bits(slot), steps(STAKES + kind * WAGERS, WAGERS)
            counts = steps(COUNTS + group * MOST, MOST)
            table = []
            for stakes in range(WAGERS + 1):
                cards = [stakes + bits.bit_count() for bits in range(BITS)]
                table.append(
                    [
                        numbers[bits]
                        + wagers[stakes]
                        + counts[cards[bits]]
                        + (coarse(sum_, worth(TOTAL[bits], stakes, cards[bits])) if cards[bits] else 0)
                        for bits in range(BITS)
                    ]
                )
            return table

        def staked(slot: int, sum_: int) -> list[list[int]]:
            """[wagers][bit set of numbers] -> numbers that may come to lie on an expedition with these wagers."""
            numbers = of_bits(slot)
            return [
                [numbers[bits] + coarse(sum_, TOTAL[bits] * (1 + stakes)) for bits in range(BITS)]
                for stakes in range(WAGERS + 1)
            ]

        def pile(place: int) -> list[list[int]]:
            """[floor][rank + 1] -> a card of a pile that may be placed on an expedition that high, 0 for no card."""
            first = PILE + place * (NUMBERS + 1)
            return [
                [0, *(rows[first + rank] if rank > floor or rank == floor == 0 else 0 for rank in range(NUMBERS + 1))]
                for floor in range(NUMBERS + 1)
            ]

        self.mine, self.theirs = column(MINE, 0, 0, 0), column(THEIRS, 1, 1, 1)
        self.held, self.together = of_bits(HELD), steps(COUNTS + 2 * MOST, MOST)
        self.feed, self.threat = staked(FEED, 7), staked(KNOWN, 5)
        self.hope, self.fear = staked(HOPE, 4), staked(FEAR, 6)
        self.piles = [pile(place) for place in range(4)]
        self.more, self.feed_w, self.hope_w, self.threat_w, self.fear_w = (
            steps(STAKES + kind * WAGERS, WAGERS) for kind in (2, 3, 4, 5, 6)
        )
        self.late = [rows[0] + sum(rows[LATE + LATES - count : LATE + LATES]) for count in range(LATES + 1)]
        self.both, self.bare = rows[SUMS + 2], rows[SUMS + 3]

    def row(
        self, mine: int, stakes: int, theirs: int, their_stakes: int, hand: int, wagers: int, known: int,
        known_wagers: int, unseen: int, unseen_wagers: int, top: int, second: int, late: int,
    ) -> int:  # fmt: skip
        """The packed sum of the rows of all facts of a colour."""
        floor, their_floor = mine.bit_length(), theirs.bit_length()
        held = hand >> floor << floor
        count = held.bit_count() + stakes + mine.bit_count()
        over, over2, under, under2 = self.piles
        sums = (
            self.late[late]
            + self.mine[stakes][mine]
            + self.theirs[their_stakes][theirs]
            + self.held[held]
            + self.feed[their_stakes][hand >> their_floor << their_floor]
            + self.threat[their_stakes][known >> their_floor << their_floor]
            + self.hope[stakes][unseen >> floor << floor]
            + self.fear[their_stakes][unseen >> their_floor << their_floor]
            + self.together[count]
            + over[floor][top + 1]
            + over2[their_floor][top + 1]
            + under[floor][second + 1]
            + under2[their_floor][second + 1]
        )
        more = 0
        if not floor:
            more = wagers
            sums += self.more[wagers] + self.hope_w[unseen_wagers]
        if not their_floor:
            sums += self.feed_w[wagers] + self.threat_w[known_wagers] + self.fear_w[unseen_wagers]
        if count:
            points = TOTAL[mine] + TOTAL[held] - 20
            bonus = 20 if count >= BONUS_CARDS else 0
            bonus_more = 20 if count + more >= BONUS_CARDS else 0
            sums += self.both * ((points * (1 + stakes + more) + bonus_more) // COARSE)
            sums += self.bare * ((points * (1 + stakes) + bonus) // COARSE)
        return sums


@lru_cache(maxsize=4)
def net_named(name: str) -> Net:
    """The weights of that name, read when first asked for."""
    stored = pkgutil.get_data("lostcities.minds.card", f"weights/{name}.json")
    assert stored is not None
    return Net(stored)


def card_net() -> Net:
    """The net of the strongest player."""
    return net_named("expert")
