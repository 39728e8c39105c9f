"""The strongest player of each game, under one name.

Each is imported once it is asked, with its net and its search: a table is set out without them.
"""

from importlib import import_module
from random import Random
from typing import Any

from lostcities.game import Game, Mind, Thought
from lostcities.minds.appraisal import Appraisal

EFFORTS = {"card": 6000, "board": 180, "adapted": 220}
"""By game. The card game: turns played in the trials for a move with several good turns. The others: trials for a
half-move with two seats; with more, where each takes longer, there are fewer."""


def _player(game: Game) -> Any:
    """The module of the game's own player."""
    return import_module(f"lostcities.minds.{game.name}.expert")


def appraise(game: Game, sight: Any) -> list[Appraisal]:
    """What every legal move is worth, in their order, and why: by the game's own player."""
    found: list[Appraisal] = _player(game).appraise(game, sight)
    return found


def think(game: Game, sight: Any, chance: Random, effort: int) -> Thought:
    """The thought of the game's own player."""
    thought: Thought = _player(game).think(game, sight, chance, effort)
    return thought


EXPERT = Mind(name="expert", efforts=EFFORTS, think=think)
