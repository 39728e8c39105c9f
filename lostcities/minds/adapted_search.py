"""Looking a turn further: the likely best turns, tried out in deals of the hidden cards, all in the same deals.

In each deal a turn is played, the rival answers with what its net likes best of what it would see there, and what
counts is the chance that the seat's own next turn then leaves, again by the net. The net's first word stays in the
mean, as good as a number of deals: few deals alone would say less than it does.
"""

from collections.abc import Generator
from typing import Any

from lostcities.game import Move
from lostcities.minds.adapted_prospect import Prospect, Turn

MOST = 6
"""Turns that are looked at further."""
WIDTH = 10
"""Points: a turn that the net puts further below its best is not."""
FIRST_WORD = 8
"""Deals that the net's first word counts for."""


def shortlist(prospect: Prospect, chances: dict[Turn, float]) -> list[Turn]:
    """The likely best turns, the best first; turns with the same chance in the order in which they came."""
    turns = sorted(chances, key=lambda turn: -chances[turn])[:MOST]
    least = sum(prospect.margins(turns[0])) - WIDTH * prospect.net.one * len(prospect.rivals)
    return [turns[0], *(turn for turn in turns[1:] if sum(prospect.margins(turn)) >= least)]


class Look:
    """Turns, and what was found of them so far."""

    def __init__(self, prospect: Prospect, turns: list[Turn], chances: dict[Turn, float]) -> None:
        self.prospect = prospect
        self.turns = turns
        self._moves = [prospect.moves(turn) for turn in turns]
        self._sums = [FIRST_WORD * chances[turn] for turn in turns]

    def deal(self, world: Any) -> Generator[None, None, None]:
        """Try all turns out in this deal, and take in what it shows. Yields between one seat's move and the next."""
        found = []
        for moves in self._moves:
            found.append((yield from self._ahead(world, moves)))
        self._sums = [total + one for total, one in zip(self._sums, found, strict=True)]

    def _ahead(self, world: Any, moves: list[Move]) -> Generator[None, None, float]:
        """The chance of being ahead in the end that these moves leave in this deal, all having moved once more."""
        state = world.copy()
        _play(state, moves)
        for rival in self.prospect.rivals:
            if not state.over:
                seen = self._seen(state, rival)
                _play(state, seen.moves(max(seen.turns(), key=seen.chance)))
                yield
        if state.over:
            return self.prospect.chance_after(state)
        seen = self._seen(state, self.prospect.sight.seat)
        best = max(map(seen.chance, seen.turns()))
        yield
        return best

    def _seen(self, state: Any, seat: int) -> Prospect:
        """What that seat sees there."""
        return Prospect(self.prospect.game, self.prospect.game.sight(state, seat), self.prospect.net)

    def best(self) -> Turn:
        """The turn that has done best so far."""
        return self.turns[self._sums.index(max(self._sums))]


def _play(state: Any, moves: list[Move]) -> None:
    for move in moves:
        if not state.over:
            state.play(move)
