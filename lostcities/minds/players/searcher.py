"""The searcher: it knows nothing of any game but the contract, and plays every one; imported when it is first asked."""

from importlib import import_module
from random import Random
from typing import Any

from lostcities.game import Game, Mind, Thought
from lostcities.minds.rooms import ROOMS

EFFORT = 80
"""Rounds played on, all moves together."""


def think(game: Game, sight: Any, chance: Random, effort: int) -> Thought:
    """The move after which the rounds that it plays on come out best."""
    thought: Thought = import_module("lostcities.minds.playing_on").think(game, sight, chance, effort)
    return thought


SEARCHER = Mind(name="searcher", efforts=dict.fromkeys(ROOMS, EFFORT), think=think, elsewhere=EFFORT)
