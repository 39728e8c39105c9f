"""Turns of the two-deck adaptation weighed by trials (minds/weighing.py): the net and the search of `expert@1`, with
what the strongest player chooses at sight. Results are in points of the round's margin: the players think
of their chance of victory, but a margin is what can be compared with other turns.
"""

from collections.abc import Generator, Sequence
from functools import cached_property
from random import Random
from typing import Any

from lostcities.game import Game, Move
from lostcities.minds import lookahead
from lostcities.minds.adapted import expert
from lostcities.minds.adapted.prospect import Prospect, Turn
from lostcities.minds.adapted.searching import PLAN, adapted_net, likeliest
from lostcities.minds.lookahead import Answer
from lostcities.minds.weighing import Weighed, turn_at_sight

WINDOW = 6.0
"""See weighing.Weigher."""


class Judge:
    """How the outcome of a turn is judged, in points of the round's margin (see lookahead.Judge)."""

    def __init__(self, game: Game, seat: int, before: Sequence[int]) -> None:
        """`before`: what every seat had when the round began."""
        self._game, self._seat, self._before = game, seat, before

    def best(self, state: Any) -> Generator[None, None, Answer]:
        """What the seat to move there likes best, as it would choose, and its margin."""
        prospect = Prospect(self._game, self._game.sight(state, state.seat), adapted_net())
        best, _ = yield from likeliest(prospect)
        return prospect.round_margin(best) / 100, prospect.moves(best)

    def final(self, state: Any) -> float:
        """The margin of a finished round."""
        totals = self._game.end_round(state).totals
        gains = [total - before for total, before in zip(totals, self._before, strict=True)]
        own = gains[self._seat]
        return own - (sum(gains) - own) / (len(gains) - 1)


class AdaptedWeigher:
    """A position of the two-deck adaptation before a turn, see weighing.Weigher."""

    weight = PLAN.weight
    window = WINDOW

    def __init__(self, game: Game, sight: Any, chance: Random) -> None:
        self._game, self._sight, self._chance = game, sight, chance
        self._prospect = Prospect(game, sight, adapted_net())
        self._judge = Judge(game, sight.seat, self._prospect.totals)

    @cached_property
    def choice(self) -> tuple[Move, ...]:
        """The whole turn that the strongest player plays; looked up when asked for, a step of its own."""
        return turn_at_sight(self._game, self._sight, expert.think)

    def turns(self) -> list[Weighed]:
        return [self._weighed(turn) for turn in self._prospect.turns()]

    def _weighed(self, turn: Turn) -> Weighed:
        prospect = self._prospect
        price = prospect.price / prospect.net.one if turn.pile >= 0 else 0.0
        return Weighed(tuple(prospect.moves(turn)), prospect.round_margin(turn) / 100, price)

    def turn(self, moves: Sequence[Move]) -> Weighed:
        wanted = list(moves)
        first = self._game.format_move(wanted[0])
        found = [turn for turn in self._prospect.turns_with(first) if self._prospect.moves(turn) == wanted]
        return self._weighed(found[0])

    def world(self) -> Any:
        return self._game.imagine(self._sight, self._chance)

    def outcome(self, turn: Weighed, world: Any) -> Generator[None, None, float]:
        candidate = lookahead.Candidate(turn.moves, turn.first, turn.price)
        return (yield from lookahead.outcome(candidate, world, self._judge))


def weigher(game: Game, sight: Any, chance: Random) -> AdaptedWeigher:
    """The weigher for the turns of the seat to move."""
    return AdaptedWeigher(game, sight, chance)
