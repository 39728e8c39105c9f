"""Company that is patient with a learner: any player, except that it holds back when it would get far ahead.

While it expects to lead the match by no more than NEAR it plays as usual. Beyond that it makes the move after which it
expects to be nearest to such a lead. It draws as usual, so that rounds end as ever. It looks at its seat's sight alone;
how far each move would take it, it learns from the appraisal that hints use (appraisal.py).
"""

from dataclasses import replace
from random import Random
from typing import Any

from lostcities.game import Game, Mind, Move, Thought
from lostcities.minds.appraisal import appraise, lead

NEAR = 500
"""Hundredths of a point of the match by which it is content to lead the mean of its rivals."""


def gentle(mind: Mind) -> Mind:
    """The same player as patient company."""

    def think(game: Game, sight: Any, chance: Random, effort: int) -> Thought:
        yield 0.0
        given = given_back(game, sight) if sight.phase != "draw" else None
        if given is not None:
            return given
        return (yield from mind.think(game, sight, chance, effort))

    return replace(mind, think=think)


def given_back(game: Game, sight: Any) -> Move | None:
    """The move that keeps the lead of the seat to move near NEAR; None where it is not ahead by more."""
    standing = lead(sight)
    leads = {each.move: standing + each.points_hundredths for each in appraise(game, sight)}
    return min(leads, key=lambda move: abs(leads[move] - NEAR)) if max(leads.values()) > NEAR else None
