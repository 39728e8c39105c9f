"""The strongest player of the card game: it knows at sight, by its policy, what others have to search for.

It counts every card: what lies open and who put it there, what the rival took from a pile and still holds, what nobody
has seen. Nobody told it how to play; it learned by playing itself (policy.py).
"""

from random import Random
from typing import Any

from lostcities.game import Game, Thought
from lostcities.minds.card.policy import odds_of
from lostcities.minds.card.searching import appraise
from lostcities.minds.policy import best_at_sight

__all__ = ["appraise", "think"]


def think(game: Game, sight: Any, chance: Random, effort: int) -> Thought:
    """What the policy finds best. It is the same at every effort, and leaves nothing to chance."""
    return best_at_sight(sight, lambda: odds_of(game, sight))
