"""What self-play says about what a rival holds in the card game.

Counted by `python3 build train card --habits` from rounds of the net against itself; weights/habits.json, told in
card.md.
"""

import json
import pkgutil
from functools import lru_cache

from lostcities.minds.card_facts import NUMBERS

LIKELY = 256
"""What the weight of a card stands in the parts of: the card that a rival most likely holds has all of them."""
NEAR = 3
KINDS = 13
"""Sorts of unseen cards, from the eyes of the rival; see kind_of."""


def kind_of(theirs: int, their_stakes: int, mine: int, rank: int) -> int:
    """The sort of an unseen card of a colour in which the rival has `theirs` and wagers, and the seat itself `mine`.

    0 to 3 a wager: useless, on none, on wagers, on none while the seat itself has begun. 4 a number below the rival's,
    5 to 8 the next, second, third or later above it; 9 and 10 a low or high number over wagers only; 11 and 12 the same
    where the rival has nothing.
    """
    if rank == 0:
        if theirs:
            return 0
        if their_stakes:
            return 2
        return 3 if mine else 1
    if theirs:
        bit = 1 << (rank - 1)
        if bit < theirs:
            return 4
        above = 0
        for number in range(NUMBERS):
            if 1 << number > theirs and number < rank - 1:
                above += 1
        return 5 + min(above, NEAR)
    high = int(rank > 5)
    return 9 + high if their_stakes else 11 + high


class Habits:
    """The figures."""

    def __init__(self, stored: bytes) -> None:
        figures = json.loads(stored)
        self.held: list[list[int]] = figures["held"]
        """[late][kind] -> how likely a rival holds an unseen card, of LIKELY, against the likeliest of its phase."""


@lru_cache(maxsize=1)
def card_habits() -> Habits:
    """The figures that ship, read when first asked for."""
    stored = pkgutil.get_data("lostcities.minds", "weights/habits.json")
    assert stored is not None
    return Habits(stored)
