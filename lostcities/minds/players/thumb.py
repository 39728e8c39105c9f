"""The rule-of-thumb players, bold, careful and skilled: one way of judging for each game, and tempers."""

from importlib import import_module
from random import Random
from typing import Any, Protocol

from lostcities.chance import choose
from lostcities.game import Game, Mind, Move, Thought
from lostcities.minds.rooms import efforts_of


class Prospect(Protocol):
    """What a seat can make of its position."""

    def worth(self, text: str) -> float:
        """What the legal move written `text` leaves the seat with, in points; only the order of moves matters."""


def _prospect(game: Game, sight: Any, name: str) -> Prospect:
    """The game's own way of judging, which is imported with the first turn, with the temper of that player."""
    own: Any = import_module(f"lostcities.minds.{game.name}.thumb")
    prospect: Prospect = own.Prospect(game, sight, own.TEMPERS[name])
    return prospect


def _player(name: str) -> Mind:
    def think(game: Game, sight: Any, chance: Random, effort: int) -> Thought:
        """The legal move worth most; among equals, chance decides. One look at each is all it ever takes."""
        yield 0.0
        legal: list[Move] = sight.legal
        if len(legal) == 1:
            return legal[0]
        prospect = _prospect(game, sight, name)
        worths = []
        for number, move in enumerate(legal, 1):
            worths.append(prospect.worth(game.format_move(move)))
            yield number / len(legal)
        most = max(worths)
        return choose(chance, [move for move, worth in zip(legal, worths, strict=True) if worth == most])

    return Mind(name=name, efforts=efforts_of(name), think=think)


CAREFUL = _player("careful")
BOLD = _player("bold")
SKILLED = _player("skilled")
