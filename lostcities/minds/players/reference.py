"""The card game's fourth level, a player of known make (card/reference.py); imported, as the experts are, once it is
asked.
"""

from importlib import import_module
from random import Random
from typing import Any

from lostcities.game import Game, Mind, Thought
from lostcities.minds.rooms import efforts_of


def think(game: Game, sight: Any, chance: Random, effort: int) -> Thought:
    """`effort` is the number of samples, all turns together."""
    thought: Thought = import_module("lostcities.minds.card.reference").think(game, sight, chance, effort)
    return thought


REFERENCE = Mind(name="reference", efforts=efforts_of("reference"), think=think)
