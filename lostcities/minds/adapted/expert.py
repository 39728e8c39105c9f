"""The strongest player of the two-deck adaptation: it knows at sight, by its policy, what others have to search for.

It counts every card: what lies open and who put it there, what rivals took from a pile and still hold, what nobody has
seen; and it knows how the match stands. Nobody told it how to play; it learned by playing itself (policy.py). But it
always plays a move that wins the match at once, whatever its policy likes.
"""

from random import Random
from typing import Any

from lostcities.game import Game, Move, Thought
from lostcities.minds.adapted.policy import odds_of
from lostcities.minds.adapted.searching import appraise
from lostcities.minds.policy import best_at_sight

__all__ = ["appraise", "think"]

SURE = 1 << 40
"""What no odds make up for."""


def think(game: Game, sight: Any, chance: Random, effort: int) -> Thought:
    """What wins the match at once, or else what the policy finds best. It is the same at every effort, and leaves
    nothing to chance."""
    return best_at_sight(sight, lambda: _liked(game, sight))


def _liked(game: Game, sight: Any) -> dict[Move, int]:
    """By legal move: how good it is."""
    found = odds_of(game, sight)
    for move in winning(game, sight):
        found[move] += SURE
    return found


def winning(game: Game, sight: Any) -> list[Move]:
    """The legal moves that end the match with the whole victory for the mover. All that counts then lies open."""
    if len(sight.history) + 1 < sight.rules["rounds"]:
        return []
    found = []
    state: Any = game.imagine(sight, Random(0))
    for move in sight.legal:
        after = state.copy()
        after.play(move)
        if after.over and game.result(sight.rules, [*sight.history, game.end_round(after)])[1] == [sight.seat]:
            found.append(move)
    return found
