"""Measuring minds against each other: the same deals played from every seat, so that luck of the deal cancels.

By hand: python tests/minds/paired.py card careful wander 100
"""

import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from time import perf_counter

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

from lostcities import GAMES, Match
from lostcities.chance import stream
from lostcities.game import Mind
from lostcities.minds import MINDS

MOST_TURNS = 1000


@dataclass
class Measure:
    """What a mind did in paired rounds against copies of another."""

    margins: list[float] = field(default_factory=list)
    """By deal: its score less the mean of its rivals', over all seats it took."""
    scores: list[float] = field(default_factory=list)
    """By round: its own score."""
    shares: list[float] = field(default_factory=list)
    """By round: its share of the victory, 1 alone, 1/2 with one other, 0 without."""
    turns: list[int] = field(default_factory=list)
    capped: int = 0

    def __str__(self) -> str:
        error = stdev(self.margins) / sqrt(len(self.margins)) if len(self.margins) > 1 else 0.0
        return (
            f"margin {mean(self.margins):+.1f} ± {error:.1f}, "
            f"wins {mean(self.shares):.1%} of {len(self.shares)} rounds, "
            f"own score {mean(self.scores):.1f}, turns {mean(self.turns):.1f} on average, {max(self.turns)} at most, "
            f"{self.capped} capped"
        )


def choose(mind: Mind, match: Match, seed: str) -> int:
    """The whole thought of `mind` for the seat to move."""
    state = match.rounds[-1].state
    sight = match.game.sight(state, state.seat)
    thought = mind.think(match.game, sight, stream(seed, state.turn, state.seat), mind.effort)
    while True:
        try:
            next(thought)
        except StopIteration as end:
            return int(end.value)


def play_round(game: str, minds: list[Mind], seed: str, options: Mapping[str, object] | None = None) -> Match:
    """One round with these minds by seat; it ends as it stands after `MOST_TURNS` turns."""
    match = Match.begin(GAMES[game], {"turn_limit": MOST_TURNS, **(options or {})}, len(minds))
    match.deal_by_chance(seed, 0)
    while match.in_round:
        match.play(choose(minds[match.rounds[-1].state.seat], match, seed))
    return match


def measure(game: str, mind: Mind, rival: Mind, deals: int, seats: int = 2, seed: str = "measure") -> Measure:
    """`mind` against `seats` - 1 copies of `rival`: every deal once from each seat."""
    found = Measure()
    for number in range(deals):
        margins = []
        for own in range(seats):
            match = play_round(game, [mind if seat == own else rival for seat in range(seats)], f"{seed} {number}")
            scores = list(match.history[0].scores)
            others = [score for seat, score in enumerate(scores) if seat != own]
            margins.append(scores[own] - mean(others))
            winners = scores.count(max(scores))
            found.shares.append(1 / winners if scores[own] == max(scores) else 0.0)
            found.scores.append(scores[own])
            state = match.rounds[-1].state
            found.turns.append(state.turn)
            found.capped += state.turn >= match.rules["turn_limit"]
        found.margins.append(mean(margins))
    return found


if __name__ == "__main__":
    game, first, second, deals, *seats = sys.argv[1:]
    began = perf_counter()
    print(measure(game, MINDS[first], MINDS[second], int(deals), int(seats[0]) if seats else 2))
    print(f"{perf_counter() - began:.1f} s")
