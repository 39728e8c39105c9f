"""What a card drawn or a whole hand is worth to the seat that gets it in the two-deck adaptation: the net's first word.

The net was trained on positions after the seat's turn; here the unseen card that it otherwise reckons with is in the
hand. Hundredths of a point of the margin over the mean of the rivals, comparable only within one call.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from lostcities.game import Game
from lostcities.minds.adapted.prospect import Prospect
from lostcities.minds.adapted.searching import adapted_net


def worth_of_draws(game: Game, sight: Any, cards: Iterable[int]) -> list[int]:
    """What the seat about to draw would expect after drawing each of these from the deck."""
    prospect = Prospect(game, sight, adapted_net())
    return [_mean(prospect, margins) for margins in prospect.margins_holding(list(cards))]


def worth_of_hands(game: Game, sight: Any, hands: Iterable[Sequence[int]]) -> list[int]:
    """What the seat would expect at the beginning of a round with each of these in its hand."""
    prospects = [Prospect(game, replace(sight, hand=list(hand)), adapted_net()) for hand in hands]
    return [_mean(prospect, *prospect.margins_holding([-1])) for prospect in prospects]


def _mean(prospect: Prospect, margins: Sequence[int]) -> int:
    return sum(margins) * 100 // (len(margins) * prospect.net.one)
