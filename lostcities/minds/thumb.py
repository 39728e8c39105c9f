"""The rule-of-thumb players, bold, careful and skilled: one way of judging for each game, and tempers."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Protocol

from lostcities.chance import choose
from lostcities.game import Game, Mind, Move, Thought
from lostcities.minds import temper
from lostcities.minds.adapted import thumb as thumb_adapted
from lostcities.minds.board import thumb as thumb_board
from lostcities.minds.card import thumb as thumb_card


class Prospect(Protocol):
    """What a seat can make of its position."""

    def worth(self, text: str) -> float:
        """What the legal move written `text` leaves the seat with, in points; only the order of moves matters."""


PROSPECTS: dict[str, Callable[[Game, Any, temper.Temper], Prospect]] = {
    "card": thumb_card.Prospect,
    "board": thumb_board.Prospect,
    "adapted": thumb_adapted.Prospect,
}
"""By game: the way of judging."""


def _player(name: str, natures: Mapping[str, temper.Temper]) -> Mind:
    def think(game: Game, sight: Any, chance: Random, effort: int) -> Thought:
        """The legal move worth most; among equals, chance decides. One look at each is all it ever takes."""
        yield 0.0
        legal: list[Move] = sight.legal
        if len(legal) == 1:
            return legal[0]
        prospect = PROSPECTS[game.name](game, sight, natures[game.name])
        worths = []
        for number, move in enumerate(legal, 1):
            worths.append(prospect.worth(game.format_move(move)))
            yield number / len(legal)
        most = max(worths)
        return choose(chance, [move for move, worth in zip(legal, worths, strict=True) if worth == most])

    return Mind(name=name, efforts=dict.fromkeys(natures, 1), think=think)


CAREFUL = _player("careful", temper.CAREFUL)
BOLD = _player("bold", temper.BOLD)
SKILLED = _player("skilled", temper.SKILLED)
