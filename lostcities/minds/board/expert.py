"""The strongest player of the board game: it searches as its forerunner does (searching.py), and has a second opinion.

To what the net says of a whole turn at first sight, its policy (policy.py) adds how it likes the half-move that begins
it. Both learned by playing themselves with two, three and four seats, but not the same and not in the same way;
together they play better than either (weights/recipe.md).
"""

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

from lostcities.game import Game, Move, Thought
from lostcities.minds.board import EFFORTS
from lostcities.minds.board.policy import board_policy, odds_of
from lostcities.minds.board.searching import Judge, appraise, board_net, search
from lostcities.minds.lookahead import Candidate

__all__ = ["appraise", "think"]

TRIED_WITH = 2
"""Seats at most with which trials, as many as are usual, are worth their time: with more the choice at first sight is
as good (weights/recipe.md)."""
LIKING = 1
"""Points that a turn has before another whose first half-move the policy finds less likely by the factor e."""


def think(game: Game, sight: Any, chance: Random, effort: int) -> Thought:
    """The first half-move of the best turn, or its next. With `effort` 1 first sight alone decides; more is the number
    of trials with two seats. With more seats than TRIED_WITH the usual effort is that of first sight."""
    if sight.seats > TRIED_WITH and effort == EFFORTS["expert"]:
        effort = 1
    return search(game, sight, chance, effort, partial(liked, game, sight))


def liked(game: Game, sight: Any, judge: Judge) -> Iterator[Candidate]:
    """The turns that could be played, by what net and policy together say of them."""
    liking = liking_of(game, sight)
    for candidate in judge.candidates():
        candidate.prior += liking[candidate.moves[0]]
        yield candidate


def liking_of(game: Game, sight: Any) -> dict[Move, int]:
    """By legal move: as how much less a turn counts that begins with it than one that begins with the likeliest, in the
    net's measure; 0 or below."""
    odds = odds_of(game, sight)
    most = max(odds.values())
    one, of = board_net().one, board_policy().one
    return {move: LIKING * (behind - most) * one // of for move, behind in odds.items()}
