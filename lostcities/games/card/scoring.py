"""What an expedition is worth (rule 1.4), and a seat's five or six of them together."""

from collections.abc import Sequence
from typing import NamedTuple

from lostcities.games.card.text import DECK, RANKS

COST = 20
"""What an expedition costs once it has a card, taken off before the wagers multiply."""
BONUS = 20
"""What it earns with `BONUS_CARDS` cards or more, added after the wagers multiply."""
BONUS_CARDS = 8

VALUE = tuple(rank + 1 if rank else 0 for rank in DECK.rank_of)
"""By card: the number on it, 0 for a wager."""


class Points(NamedTuple):
    """The arithmetic of one expedition: (sum - cost) * times + bonus = points."""

    sum: int
    cost: int
    times: int
    """1 and one more for each wager."""
    bonus: int
    points: int


def count(column: Sequence[int]) -> Points | None:
    """The arithmetic of a column, or None for one that is not begun and so costs nothing."""
    if not column:
        return None
    total = 0
    wagers = 0
    for card in column:
        if card % RANKS:
            total += VALUE[card]
        else:
            wagers += 1
    bonus = BONUS if len(column) >= BONUS_CARDS else 0
    return Points(total, COST, 1 + wagers, bonus, (total - COST) * (1 + wagers) + bonus)


def score(columns: Sequence[Sequence[int]]) -> int:
    """The points of one seat's columns together."""
    return sum(points.points for points in map(count, columns) if points)
