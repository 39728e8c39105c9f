"""The strongest player of each game, under one name."""

from collections.abc import Callable
from random import Random
from typing import Any

from lostcities.game import Game, Mind, Thought
from lostcities.minds import adapted_expert, board_expert, card_expert
from lostcities.minds.appraisal import Appraisal

Thinker = Callable[[Game, Any, Random, int], Thought]

PLAYERS: dict[str, tuple[Thinker, int]] = {
    "card": (card_expert.think, card_expert.EFFORT),
    "board": (board_expert.think, board_expert.EFFORT),
    "adapted": (adapted_expert.think, adapted_expert.EFFORT),
}
"""By game: how it thinks, and at which effort it is meant to."""


APPRAISERS: dict[str, Callable[[Game, Any], list[Appraisal]]] = {
    "card": card_expert.appraise,
    "board": board_expert.appraise,
    "adapted": adapted_expert.appraise,
}
"""By game: how it tells what every move is worth."""


def appraise(game: Game, sight: Any) -> list[Appraisal]:
    """What every legal move is worth, in their order, and why: by the game's own player."""
    return APPRAISERS[game.name](game, sight)


def think(game: Game, sight: Any, chance: Random, effort: int) -> Thought:
    """The thought of the game's own player."""
    return PLAYERS[game.name][0](game, sight, chance, effort)


EXPERT = Mind(name="expert", efforts={game: effort for game, (_, effort) in PLAYERS.items()}, think=think)
