"""Looking a round of turns further: the likely best turns, tried in sampled deals of the hidden cards.

In each deal a turn is played, everybody else answers with what the net likes best of what that seat would see there,
and what counts is what the seat's own next turn then leaves, again by the net. All turns are tried in the same deals,
so that the luck of the cards weighs on all alike. The net's first word stays in the mean and counts as a number of
deals: few deals alone would say less than it does. A turn that falls behind is no longer tried (sequential halving:
Karnin, Koren and Somekh 2013).
"""

from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from lostcities.game import Move, Thought

Answer = tuple[float, Sequence[Move]]
"""A turn, from the eyes of the seat whose turn it is: what it is worth, and its half-moves."""


class Judge(Protocol):
    """How a player judges what comes of a turn. Worths are in any one unit, from the eyes of the seat that thinks."""

    def best(self, state: Any) -> Generator[None, None, Answer]:
        """The best turn of the seat to move there, by that seat's sight alone. Yields every few milliseconds."""

    def final(self, state: Any) -> float:
        """What a finished round is worth."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How a search goes about it."""

    most: int
    """How many turns it tries at first, the best ones at first sight."""
    width: float
    """By how much a turn may look worse than the best and still be tried."""
    weight: int
    """How many deals the net's first word counts as."""


@dataclass(slots=True)
class Candidate:
    """A turn on trial."""

    moves: Sequence[Move]
    prior: float
    """What is said of it at first sight."""
    price: float = 0
    """What it costs besides, already taken off the prior."""
    trials: int = 0
    total: float = 0

    def value(self, weight: int) -> float:
        """The mean over its trials and the net's first word."""
        return (weight * self.prior + self.total) / (weight + self.trials)


def think(candidates: Iterable[Candidate], judge: Judge, deal: Callable[[], Any], plan: Plan, trials: int) -> Thought:
    """The first half-move of the best turn. `candidates` are made as they are asked for, which is the first look;
    `deal` makes a state that agrees with what the seat sees, all equally likely. With fewer than two `trials`, or
    concluded before all were looked at, it is the best at first sight.
    """
    found = []
    hurried = False
    for candidate in candidates:
        found.append(candidate)
        hurried = bool((yield 0.0)) or hurried
    tried = shortlist(found, plan)
    if hurried or trials < 2:
        return tried[0].moves[0]
    best = yield from look_further(tried, judge, deal, plan.weight, trials)
    return best.moves[0]


def shortlist(candidates: Sequence[Candidate], plan: Plan) -> list[Candidate]:
    """Those worth a trial, the best at first sight first; equals in the order in which they came."""
    ranked = sorted(candidates, key=lambda each: -each.prior)
    return [each for each in ranked[: plan.most] if each.prior >= ranked[0].prior - plan.width]


def look_further(
    candidates: Sequence[Candidate], judge: Judge, deal: Callable[[], Any], weight: int, trials: int
) -> Generator[float, bool | None, Candidate]:
    """Try the candidates in about `trials` trials in all, and return the best.

    Yields its progress; sent true, it returns the best so far, a deal in which not all were tried left out.
    """
    active = list(candidates)
    stages = (len(active) - 1).bit_length()
    deals: list[Any] = []
    done = 0
    while len(active) > 1:
        for _ in range(max(1, trials // stages // len(active))):
            number = active[0].trials
            if number == len(deals):
                deals.append(deal())
            found = []
            for candidate in active:
                steps = outcome(candidate, deals[number], judge)
                while True:
                    try:
                        next(steps)
                    except StopIteration as end:
                        found.append(end.value)
                        break
                    if (yield min(1.0, done / trials)):
                        return max(active, key=lambda each: each.value(weight))
                done += 1
            for candidate, worth in zip(active, found, strict=True):
                candidate.trials += 1
                candidate.total += worth
        active = sorted(active, key=lambda each: -each.value(weight))[: (len(active) + 1) // 2]
    return active[0]


def outcome(candidate: Candidate, world: Any, judge: Judge) -> Generator[None, None, float]:
    """What a turn comes to in this world, everybody having moved once more."""
    state = world.copy()
    _play(state, candidate.moves)
    for _ in range(state.seats - 1):
        if not state.over:
            _, moves = yield from judge.best(state)
            _play(state, moves)
    if state.over:
        return judge.final(state) - candidate.price
    worth, _ = yield from judge.best(state)
    return worth - candidate.price


def _play(state: Any, moves: Sequence[Move]) -> None:
    for move in moves:
        state.play(move)
