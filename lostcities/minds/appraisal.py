"""What a player makes of every move it could play, for a hint that gives its reasons.

A learned player has beside its `think` a function `appraise(game, sight, ...) -> list[Appraisal]`: one entry for every
legal move of the sight, in their order; empty where the seat is not to move. It looks, it does not search, so it
answers within a few milliseconds a move, and tells no more than the seat's sight holds.
"""

from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from lostcities.game import Game, Move
from lostcities.minds.rooms import ROOMS


@dataclass(frozen=True, slots=True)
class Appraisal:
    """One legal move and what it is worth to the seat to move."""

    move: Move
    points_hundredths: int
    """What the player expects the round to end with for the seat, less the (mean of the) rivals', if it plays this and
    then goes on as it thinks best: hundredths of a point of the game."""
    terms: dict[str, int] = field(default_factory=dict)
    """The few parts that made the difference, by key, in hundredths of a point, the weightiest first unless the player
    says otherwise. Each player's module lists its keys; a key that a listener does not know is passed over."""


def best_first(appraisals: list[Appraisal]) -> list[Appraisal]:
    """The same, the best move first; moves worth the same keep their order."""
    return sorted(appraisals, key=lambda each: -each.points_hundredths)


def appraise(game: Game, sight: Any) -> list[Appraisal]:
    """What every legal move is worth, in their order, and why: by the game's own player, or else by the searcher."""
    player: Any = import_module(
        f"lostcities.minds.{game.name}.expert" if game.name in ROOMS else "lostcities.minds.playing_on"
    )
    found: list[Appraisal] = player.appraise(game, sight)
    return found


def lead(sight: Any) -> int:
    """By how many hundredths of a point the seat leads the mean of its rivals after the finished rounds."""
    if not sight.history:
        return 0
    totals: tuple[int, ...] = sight.history[-1].totals
    own: int = totals[sight.seat]
    others = (sum(totals) - own) / (len(totals) - 1)
    return round(100 * (own - others))
