"""What a turn cost: what was expected of the turn played, against the best one that the strongest player finds.

The best is what that player chooses, if it knows that at sight, otherwise what comes out best when turns are tried.
Both turns are judged from that seat's sight alone and tried in the same sampled worlds, so that the luck of the hidden
cards weighs on both alike; other hidden cards would change nothing. What the net says at first sight counts as a number
of worlds, as it does while that player thinks; its second opinion says which turn is best, and adds to no cost. A
difference comes with its standard error over the worlds; one below TWICE that error may be chance, and the turn counts
as equally good.
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from math import fsum, sqrt
from random import Random
from typing import Any

from lostcities.game import Game, Move
from lostcities.minds.weighing import Weighed, Weigher, weigher
from lostcities.review.sums import variance

EFFORTS = {"card": 32, "board": 12, "adapted": 12}
"""By game: the worlds in which every turn is tried, unless the caller says otherwise."""
ELSEWHERE = 8
"""In other games."""
IN_PAGE = {"card": 8, "board": 4, "adapted": 4}
"""The same in the page, where somebody waits for it; what levels cost (scale.py) is measured with as many."""
SHARES = {"board": 50}
"""By game: how much of a difference counts, in hundredths; all of it in other games. The board's net overrates what a
turn does for the final result; with these, what turns cost came to what levels lose by them beside luck, in rounds that
are in no table or test."""
MOST = 4
"""How many turns are tried besides the one played: the best at first sight, and what the strongest player chooses."""
TWICE = 2
"""Standard errors below which a difference counts as none."""
SOME = 3
"""Worlds in which all turns are tried before any is left out."""
CLEAR = 3
"""Standard errors by which a turn must then be behind the best to be left out."""


@dataclass(frozen=True, slots=True)
class Cost:
    """One turn that was played, beside the best. Hundredths of a point of the margin that the seat expects."""

    best: tuple[Move, ...]
    """The turn that the player likes best; the one that was played, where that is as good as any."""
    expected: int
    """What the turn that was played is worth at first sight, by the net."""
    behind: int
    """By how much it came out worse than the best, never below 0."""
    error: int
    """The standard error of that."""
    tried: int
    """How many turns were tried, the one played included; 1 where no other came into question, or it was what the
    strongest player chooses."""
    good: tuple[tuple[Move, ...], ...] = ()
    """Those of them that are as good as the best, the best first."""

    @property
    def as_good(self) -> bool:
        """Whether that difference may be chance."""
        return _is_as_good(self.behind, self.error)

    @property
    def cost(self) -> int:
        """What the turn cost: nothing where it was as good."""
        return 0 if self.as_good else self.behind


def effort_of(game: str) -> int:
    """In how many worlds turns of that game are tried."""
    return EFFORTS.get(game, ELSEWHERE)


def page_effort_of(game: str) -> int:
    """In how many worlds turns of that game are tried in the page."""
    return IN_PAGE.get(game, 4)


def weigh(game: Game, sight: Any, moves: Sequence[Move], chance: Random, worlds: int) -> Generator[None, None, Cost]:
    """What the turn `moves` cost the seat to move, which saw `sight` before it. Yields every few milliseconds."""
    judge = weigher(game, sight, chance)
    played = judge.turn(moves)
    yield
    choice = judge.choice
    yield
    turns = [played] if played.moves == choice else [played, *_shortlist(judge, played)]
    chosen = None if choice is None else len(turns) - 1
    yield
    found: list[list[float]] = [[] for _ in turns]
    active = list(range(len(turns)))
    for number in range(worlds):
        if number >= SOME:
            active = _still_tried(turns, found, active, judge.weight, chosen)
        if len(active) < 2:
            break
        world = judge.world()
        for each in active:
            found[each].append((yield from judge.outcome(turns[each], world)))
            yield
    return _compared(turns, found, active, judge.weight, chosen, SHARES.get(game.name, 100))


def _shortlist(judge: Weigher, played: Weighed) -> list[Weighed]:
    """The turns that may be better than the one played, the best at first sight first; what the strongest player
    chooses, if that is known, last."""
    turns = sorted(judge.turns(), key=lambda each: -each.liked)
    choice = [] if judge.choice is None else [judge.turn(judge.choice)]
    others = [each for each in turns if each.moves not in (played.moves, judge.choice)][: MOST - len(choice)]
    best = max(turns[0].liked, played.liked)
    return [each for each in others if each.liked >= best - judge.window] + choice


def _best(
    turns: Sequence[Weighed], found: Sequence[Sequence[float]], active: Sequence[int], weight: int, chosen: int | None
) -> int:
    """Which turn the others are measured by: what the player chooses, or would choose after these worlds."""
    if chosen is not None:
        return chosen
    means = _means([turn.liked for turn in turns], found, weight)
    return max(active, key=lambda each: (means[each], -each))


def _still_tried(
    turns: Sequence[Weighed],
    found: Sequence[Sequence[float]],
    active: Sequence[int],
    weight: int,
    chosen: int | None,
) -> list[int]:
    """The turn that was played, and of the others those that may still come out best.

    A turn left out is never compared again. One that stays has been tried in every world, so that the difference
    between the turn played and the best has the same error as if all had been tried throughout.
    """
    means = _means([turn.first for turn in turns], found, weight)
    best = _best(turns, found, active, weight, chosen)
    kept = []
    for each in active:
        behind, error = _behind(means, found, each, best, weight)
        if each in (0, best) or behind <= CLEAR * error:
            kept.append(each)
    return kept


def _means(first: Sequence[float], found: Sequence[Sequence[float]], weight: int) -> list[float]:
    """The mean of each turn, with what is said of it at first sight counted in."""
    return [
        (weight * word + fsum(outcomes)) / max(1, weight + len(outcomes))
        for word, outcomes in zip(first, found, strict=True)
    ]


def _compared(
    turns: Sequence[Weighed],
    found: Sequence[Sequence[float]],
    active: Sequence[int],
    weight: int,
    chosen: int | None,
    share: int,
) -> Cost:
    """The first turn compared with the best of those tried to the end, by their outcomes in the same worlds; `share`:
    how much of what it is behind counts, in hundredths."""
    means = _means([turn.first for turn in turns], found, weight)
    number = _best(turns, found, active, weight, chosen)
    if means[0] >= means[number]:
        number = 0  # what was played came out no worse than what the strongest player chooses
    behind, error = _behind(means, found, 0, number, weight)
    others = [each for each in active if each != number]
    good = [each for each in others if _is_as_good(*_behind(means, found, each, number, weight))]
    return Cost(
        best=turns[number].moves,
        expected=round(100 * turns[0].first),
        behind=round(share * behind / 100),
        error=round(share * error / 100),
        tried=len(turns),
        good=tuple(turns[each].moves for each in (number, *good)),
    )


def _behind(
    means: Sequence[float], found: Sequence[Sequence[float]], one: int, other: int, weight: int
) -> tuple[int, int]:
    """By how much one turn came out worse than another in the same worlds, and the standard error of that."""
    worlds = len(found[0])
    differences = [ours - theirs for ours, theirs in zip(found[other], found[one], strict=True)]
    error = sqrt(variance(differences) * worlds) / (weight + worlds) if worlds > 1 else 0.0
    return round(100 * (means[other] - means[one])), round(100 * error)


def _is_as_good(behind: int, error: int) -> bool:
    """Whether that difference may be chance."""
    return behind <= TWICE * error
