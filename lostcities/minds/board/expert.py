"""The strongest player of the board game: it searches as its forerunner does (searching.py), and has a second opinion.

To what the net says of a whole turn at first sight, its policy (policy.py) adds how it likes the half-move that begins
it. Both learned by playing themselves with two, three and four seats, but different things in different ways;
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
"""The most seats with which the usual number of trials is worth its time: with more, the choice at first sight is as
good (weights/recipe.md)."""
LIKING = 1
"""Points by which a turn is ahead of another whose first half-move the policy finds less likely by a factor of e."""


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
    """By legal move: how much less a turn that begins with it counts than one that begins with the likeliest move, in
    the net's measure; 0 or below."""
    odds = odds_of(game, sight)
    most = max(odds.values())
    one, of = board_net().one, board_policy().one
    return {move: LIKING * (behind - most) * one // of for move, behind in odds.items()}
