"""The strongest player of each game, under one name.

Each is imported when it is first asked, with its net and its search: a table is set out without them.
"""

from importlib import import_module
from random import Random
from typing import Any

from lostcities.game import Game, Mind, Thought
from lostcities.minds.rooms import efforts_of

EFFORTS = efforts_of("expert")


def _player(game: Game) -> Any:
    """The module of the game's own player."""
    return import_module(f"lostcities.minds.{game.name}.expert")


def think(game: Game, sight: Any, chance: Random, effort: int) -> Thought:
    """The thought of the game's own player."""
    thought: Thought = _player(game).think(game, sight, chance, effort)
    return thought


EXPERT = Mind(name="expert", efforts=EFFORTS, think=think)
