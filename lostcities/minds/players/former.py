"""Players that were once levels of their games, kept for others to be measured against. They are levels no longer.

Each is imported when it is first asked.
"""

from importlib import import_module
from random import Random
from typing import Any, Protocol

from lostcities.chance import choose
from lostcities.game import Game, Mind, Move, Thought
from lostcities.minds.rooms import efforts_of


def _player(name: str, module: str) -> Mind:
    """The player whose thought is in that module of the game's room."""

    def think(game: Game, sight: Any, chance: Random, effort: int) -> Thought:
        own: Any = import_module(f"lostcities.minds.{game.name}.{module}")
        thought: Thought = own.think(game, sight, chance, effort)
        return thought

    return Mind(name=name, efforts=efforts_of(name), think=think)


class Prospect(Protocol):
    """What a seat can make of its position, by rule of thumb."""

    def worth(self, text: str) -> float:
        """What the legal move written `text` leaves the seat with, in points; only the order of moves matters."""


def _by_thumb(game: Game, sight: Any, chance: Random, effort: int) -> Thought:
    """The legal move worth most; among equals, chance decides. One look at each is all it ever takes."""
    yield 0.0
    legal: list[Move] = sight.legal
    if len(legal) == 1:
        return legal[0]
    own: Any = import_module(f"lostcities.minds.{game.name}.thumb")
    prospect: Prospect = own.Prospect(game, sight)
    worths = []
    for number, move in enumerate(legal, 1):
        worths.append(prospect.worth(game.format_move(move)))
        yield number / len(legal)
    most = max(worths)
    return choose(chance, [move for move, worth in zip(legal, worths, strict=True) if worth == most])


# By rule of thumb at full strength: once the card game's `careful`, and the other games' `skilled`.
CAREFUL_1 = Mind(name="careful@1", efforts=efforts_of("careful@1"), think=_by_thumb)
EXPERT_1 = _player("expert@1", "searching")
REFERENCE = _player("reference", "reference")
