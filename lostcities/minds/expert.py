"""The strongest player of each game, under one name."""

from collections.abc import Callable
from random import Random
from typing import Any

from lostcities.game import Game, Mind, Thought
from lostcities.minds import adapted_expert, board_expert, scholar

Thinker = Callable[[Game, Any, Random, int], Thought]

PLAYERS: dict[str, tuple[Thinker, int]] = {
    "card": (scholar.think, 1),
    "board": (board_expert.think, 1),
    "adapted": (adapted_expert.think, 1),
}
"""By game: how it thinks, and at which effort it is meant to."""


def think(game: Game, sight: Any, chance: Random, effort: int) -> Thought:
    """The thought of the game's own player."""
    return PLAYERS[game.name][0](game, sight, chance, effort)


EXPERT = Mind(name="expert", efforts={game: effort for game, (_, effort) in PLAYERS.items()}, think=think)
