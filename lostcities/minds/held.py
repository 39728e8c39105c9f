"""What cards that come by luck are worth to the seat that gets them: the net's word at sight, by the game's own room.

Only the seat's sight is looked at. Worths are hundredths of a point of the margin that the seat expects, less whatever
is the same for all of them, so they can be compared only within one call.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from lostcities.game import Game
from lostcities.minds.rooms import ROOMS


def worth_of_draws(game: Game, sight: Any, cards: Sequence[int]) -> list[int]:
    """What the seat about to draw would expect after drawing each of these from the deck; all 0 in a game without a
    room, of which only the rules are known here."""
    return _told(game, "worth_of_draws", sight, cards)


def worth_of_hands(game: Game, sight: Any, hands: Sequence[Sequence[int]]) -> list[int]:
    """What the seat would expect at the beginning of a round with each of these in its hand."""
    return _told(game, "worth_of_hands", sight, hands)


def _told(game: Game, question: str, sight: Any, given: Sequence[Any]) -> list[int]:
    if game.name not in ROOMS:
        return [0] * len(given)
    found: list[int] = getattr(import_module(f"lostcities.minds.{game.name}.held"), question)(game, sight, given)
    return found
