"""What players of all games share: what is still unseen, how much longer a round has grown, and, for playing by rule
of thumb (`careful@1`), plans of how many cards go where."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from lostcities.game import Game

Worths = list[float]
"""[k] -> the best that k cards placed on one column, or up to k turns, can come to."""

HAND = 8
"""Cards dealt to each seat."""

HOPE = 0.8
"""How much of the fair chance to draw a missing card a rule-of-thumb player counts on: 1 is all of it."""
DOUBT = 4.0
"""Points that beginning something new must promise it beyond the cost."""
FEAR = 0.7
"""How much of what a discard is worth to a rival it counts as its own loss."""
THRIFT = 0.25
"""Points it pays for each turn by which pile draws have already made the round longer: this ends stalling."""


class Plans:
    """The best plans of a hand: `gains` says by suit what its column comes to with 0, 1, 2 ... of its cards on it."""

    __slots__ = ("_others", "_turns")

    def __init__(self, gains: Sequence[Worths], turns: int) -> None:
        self._turns = turns
        self._others = [best_plans([*gains[:suit], *gains[suit + 1 :]], turns) for suit in range(len(gains))]

    def worth(self, suit: int, gains: Worths, turns: int) -> float:
        """What the best plan for `turns` turns comes to if that suit's column gave `gains` instead."""
        others = self._others[suit]
        turns = min(max(turns, 0), self._turns)
        return max(others[turns - count] + gain for count, gain in enumerate(gains[: turns + 1]))


def best_plans(gains: Sequence[Worths], turns: int) -> Worths:
    """[t] -> the most that these columns together can come to with at most t cards placed on them."""
    reach = [0.0] * (turns + 1)
    for options in gains:
        reach = [
            max(reach[left - count] + gain for count, gain in enumerate(options[: left + 1]))
            for left in range(turns + 1)
        ]
    return reach


def count_unseen(game: Game, sight: Any, columns: Iterable[Sequence[int]]) -> list[int]:
    """By card: how many copies a seat has seen nowhere; they are in the deck, put aside or hidden in another hand."""
    left = [0] * len(game.deck.names)
    for card in game.cards(sight.rules):
        left[card] += 1
    known = (cards for seat, cards in enumerate(sight.known) if seat != sight.seat)
    for cards in (sight.hand, *known, *sight.piles, *columns):
        for card in cards:
            left[card] -= 1
    return left


def mean_draw(unseen: Sequence[int], worth: Callable[[int], float]) -> float:
    """The mean of `worth` over the card that the deck may give."""
    return sum(copies * worth(card) for card, copies in enumerate(unseen) if copies) / max(sum(unseen), 1)


def pile_draws(game: Game, sight: Any, aside: int) -> int:
    """How often in this round somebody took from a pile: turns by which the round has grown longer. 0 where a position
    was laid out that tells of no such turns."""
    first = len(game.cards(sight.rules)) - sight.seats * HAND - aside
    taken: int = sight.turn - (first - sight.deck)
    return max(taken, 0)
