"""The card game's levels below the strongest: its policy at a glance, with limits (limits.py).

A worth is how good the policy finds a move, in hundredths of its own measure (a natural logarithm of odds).
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from lostcities.game import Game
from lostcities.minds.card.policy import card_policy, odds_of
from lostcities.minds.limits import Limits
from lostcities.minds.policy import FINE

LIMITS = {
    "novice": Limits(blur=(1500,), begin=2000, wager=None, fresh=800, late=4, forgets=True, alone=True),
    "bold": Limits(blur=(1500,), begin=100, wager=600, take=900, late=3, forgets=True, alone=True),
    "careful": Limits(blur=(2030,), begin=-500, take=-600, late=4, forgets=True),
    "skilled": Limits(blur=(1550,)),
}


def worths(game: Game, sight: Any, alone: bool) -> Iterator[int]:
    """What each legal move is worth, in their order; `alone`: as if the others had laid out nothing."""
    if alone:
        columns = [each if seat == sight.seat else [[]] * len(each) for seat, each in enumerate(sight.columns)]
        sight = replace(sight, columns=columns)
    odds = odds_of(game, sight)
    one = 1 << FINE + card_policy().moves.bits
    yield from (odds[move] * 100 // one for move in sight.legal)
