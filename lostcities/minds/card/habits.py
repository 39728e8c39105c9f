"""What self-play says about what a rival holds in the card game.

`python3 build train card --habits` counts it in rounds of the net against itself; the figures are in
weights/habits.json, described in weights/recipe.md.
"""

import json
import pkgutil
from functools import lru_cache

from lostcities.minds.card.facts import NUMBERS

ODDS = 64
"""The figure that stands for odds of one; figures are whole numbers from 1 on."""
NEAR = 3
RIVALS, OWN, LYING = 15, 4, 3
"""How many relations kind_of tells apart: of a number card to the rival's expedition, to the own one, to the pile."""
NUMBER_KINDS = RIVALS * OWN * LYING
KINDS = NUMBER_KINDS + 3 * 3 * LYING
"""Sorts of unseen cards; see kind_of."""


def kind_of(theirs: int, their_stakes: int, mine: int, stakes: int, rank: int, lying: int) -> int:
    """The sort of an unseen card of a colour in which the rival has `theirs` and wagers, the seat itself `mine`.

    By three things. To the rival a number is worthless, or the next, second, third or later one of its expedition,
    without wagers or with them; or low, middling or high where it has no number yet, or wagers only. To the seat itself
    it is worthless, or can be placed on an expedition without wagers or with them; or the seat has none. `lying`: 0 for
    a colour with no pile, 1 with one, 2 if the rival is seen to hold a card of it.
    """
    own = 0
    if mine or stakes:
        own = 1
        if (mine == 0) if rank == 0 else (1 << rank - 1 > mine):
            own = 3 if stakes else 2
    if rank == 0:
        rival = 0 if theirs else 2 if their_stakes else 1
        return NUMBER_KINDS + (rival * 3 + min(own, 2)) * LYING + lying
    if theirs == 0:
        rival = 9 + (0 if rank <= 3 else 1 if rank <= 6 else 2) + (3 if their_stakes else 0)
    elif 1 << rank - 1 < theirs:
        rival = 0
    else:
        above = 0
        for number in range(NUMBERS):
            if 1 << number > theirs and number < rank - 1:
                above += 1
        rival = 1 + min(above, NEAR) + (4 if their_stakes else 0)
    return (rival * OWN + own) * LYING + lying


class Habits:
    """The figures."""

    def __init__(self, stored: bytes) -> None:
        figures = json.loads(stored)
        self.held: list[list[int]] = figures["held"]
        """[late][kind] -> the odds, in ODDS, that a rival holds an unseen card, against other cards of that phase.

        A set of cards is the unseen part of its hand with a likelihood in proportion to the product of their odds.
        """


@lru_cache(maxsize=1)
def card_habits() -> Habits:
    """The figures that ship, read when first asked for."""
    stored = pkgutil.get_data("lostcities.minds.card", "weights/habits.json")
    assert stored is not None
    return Habits(stored)
