"""Players that were the strongest of their game once, for later ones to be measured against. No level of its own.

Each is imported once it is asked.
"""

from importlib import import_module
from random import Random
from typing import Any

from lostcities.game import Game, Mind, Thought
from lostcities.minds.rooms import efforts_of


def think(game: Game, sight: Any, chance: Random, effort: int) -> Thought:
    """`effort` is the number of turns played in all trials."""
    thought: Thought = import_module(f"lostcities.minds.{game.name}.searching").think(game, sight, chance, effort)
    return thought


EXPERT_1 = Mind(name="expert@1", efforts=efforts_of("expert@1"), think=think)
