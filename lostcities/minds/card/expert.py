"""The strongest player of the card game: it knows at sight, by its policy, what others have to search for.

It counts every card: what lies open and who put it there, what the rival took from a pile and still holds, what nobody
has seen. Nobody told it how to play; it learned by playing itself (policy.py).
"""

from random import Random
from typing import Any

from lostcities.game import Game, Move, Thought
from lostcities.minds.card.policy import odds_of, policy_named
from lostcities.minds.card.searching import appraise

__all__ = ["appraise", "think"]


def think(game: Game, sight: Any, chance: Random, effort: int) -> Thought:
    """What the policy finds best. It is the same at every effort, and leaves nothing to chance."""
    yield 0.0
    legal: list[Move] = sight.legal
    if len(legal) == 1:
        return legal[0]
    odds = odds_of(game, sight, policy_named("policy"))
    return max(legal, key=odds.__getitem__)
