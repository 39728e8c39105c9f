"""What points are worth in a match of the card game: the chance to win it, given the totals and the rounds to come.

The rest of a round is taken as normal around what the net expects, its spread learned from self-play: it depends on the
cards left in the deck and on the wagers on the table (card_habits). Each later round adds the spread of a whole one. So
a seat that is behind prefers the riskier of two turns, and one that is ahead the safer.
"""

from math import sqrt
from typing import Any

from lostcities.minds.card_habits import Habits
from lostcities.minds.card_position import LATE, MINE, SEAT, STAKES, Position
from lostcities.minds.standing import chance_of

CERTAIN = 1 << 20
"""What a certain victory is worth."""


class Stake:
    """What a seat needs of the round at hand."""

    def __init__(self, habits: Habits, ahead: int, later: int) -> None:
        """`ahead`: points in the match before this round; `later`: rounds after it."""
        self.ahead = ahead
        self.later = later * habits.whole
        self._habits = habits

    def chance(self, worth: int, one: int, position: Position) -> int:
        """The chance to win the match, of CERTAIN, where the round is expected to end `worth` / `one` points ahead."""
        variance = self.later
        if not position.over:
            late = LATE[min(position.deck, position.limit)]
            variance += self._habits.spread[late] + self._habits.spread_staked[late] * staked(position)
        return int(chance_of(worth / one + self.ahead, sqrt(variance)) * CERTAIN)


def staked(position: Position) -> int:
    """How much hangs on the expeditions that are begun: each counts the square of what its points are multiplied by."""
    cells = position.cells
    return sum(
        (1 + cells[STAKES + place]) ** 2
        for place in range(2 * SEAT)
        if cells[MINE + place] or cells[STAKES + place]
    )


def stake_of(habits: Habits, sight: Any) -> Stake | None:
    """What the seat needs; None in the first round, where points are all there is to play for."""
    if not sight.history:
        return None
    totals = sight.history[-1].totals
    later = sight.rules["rounds"] - len(sight.history) - 1
    return Stake(habits, totals[sight.seat] - totals[1 - sight.seat], max(0, later))
