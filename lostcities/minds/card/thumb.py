"""The card game by rule of thumb: plan the cards in hand over the turns that are left, and lose least by the next move.

A plan says how many of the seat's cards go on each expedition before the deck runs out. Its worth is what the
expeditions would then score, counting a share of the cards still unseen; the best plan is found by trying, suit by
suit, every number of cards against the turns there are. A move is worth the best plan after it, less what it hands the
rival.

The arithmetic is its own copy of rule 1.4; of the game it asks only for the deck and the texts of moves.
"""

from collections.abc import Sequence
from typing import Any

from lostcities.game import Game
from lostcities.minds.plan import DOUBT, FEAR, HOPE, THRIFT, Plans, Worths, count_unseen, mean_draw, pile_draws

COST = 20
BONUS = 20
BONUS_CARDS = 8

STRANGER = 0.25
"""What share of a card's number a discard is worth to a rival who has not begun that expedition."""
WAGER_GIFT = 4.0
"""What a wager is worth to a rival who may still place it."""


class Prospect:
    """What a seat can make of its cards. Suits and cards are numbered as in the game's deck."""

    def __init__(self, game: Game, sight: Any) -> None:
        self.cards = game.deck
        self.ranks = len(game.deck.ranks)
        self.suit_of = game.deck.suit_of
        self.suits: int = sight.rules["expeditions"]
        self.hand: list[int] = sight.hand
        self.columns: list[list[int]] = sight.columns[sight.seat]
        self.rival: list[list[int]] = sight.columns[1 - sight.seat]
        self.piles: list[list[int]] = sight.piles
        self.deck: int = sight.deck
        self.unseen = count_unseen(game, sight, [*sight.columns[0], *sight.columns[1]])
        self.price = THRIFT * pile_draws(game, sight, aside=0)
        """What taking from a pile costs: it grows with each time that somebody has done it in this round."""
        self.turns: int = (sight.deck + 1) // 2
        """This seat's placings while both draw from the deck, the one at hand (or just made) included."""
        self.odds = HOPE * min(1.0, max(self.turns - 1, 0) / max(sum(self.unseen), 1))
        """The chance counted on to draw any one unseen card in time."""
        gains = [self._gains(suit, self.columns[suit], self._of_suit(suit)) for suit in range(self.suits)]
        self.plans = Plans(gains, self.turns)

    def worth(self, text: str) -> float:
        """What the move written `text` leaves the seat with."""
        if text == "<":
            return self._draw()
        if text.startswith("<"):
            return self._take(self.piles[self.cards.suits.index(text[1])][-1])
        card = self.cards.index[text.removeprefix("-")]
        return self._discard(card) if text.startswith("-") else self._place(card)

    def _place(self, card: int) -> float:
        suit = self.suit_of[card]
        return self._plan(suit, [*self.columns[suit], card], self._without(card), self.turns - 1)

    def _discard(self, card: int) -> float:
        suit = self.suit_of[card]
        return self._plan(suit, self.columns[suit], self._without(card), self.turns - 1) - self._gift(card)

    def _take(self, card: int) -> float:
        suit = self.suit_of[card]
        kept = self._plan(suit, self.columns[suit], [*self._of_suit(suit), card], self.deck // 2)
        return kept - self.price + self._gift(card) / 2

    def _draw(self) -> float:
        turns = (self.deck - 1) // 2

        def worth(card: int) -> float:
            suit = self.suit_of[card]
            return self._plan(suit, self.columns[suit], [*self._of_suit(suit), card], turns)

        return mean_draw(self.unseen, worth)

    def _of_suit(self, suit: int) -> list[int]:
        return [card for card in self.hand if self.suit_of[card] == suit]

    def _without(self, card: int) -> list[int]:
        """The hand's cards of that card's suit, the card itself once left out."""
        left = self._of_suit(self.suit_of[card])
        left.remove(card)
        return left

    def _plan(self, suit: int, column: Sequence[int], hand: Sequence[int], turns: int) -> float:
        """The worth of the best plan if one suit's column and cards in hand were these."""
        return self.plans.worth(suit, self._gains(suit, column, hand), turns)

    def _gift(self, card: int) -> float:
        """What leaving `card` on its pile is feared to give the rival."""
        column = self.rival[self.suit_of[card]]
        rank = card % self.ranks
        top = column[-1] % self.ranks if column else 0
        if top and rank <= top:
            return 0.0
        if rank == 0:
            worth = WAGER_GIFT
        elif column:
            wagers = sum(each % self.ranks == 0 for each in column)
            worth = (rank + 1.0) * (1 + wagers)
        else:
            worth = (rank + 1.0) * STRANGER
        return FEAR * worth * min(1.0, self.turns / 3)

    def _gains(self, suit: int, column: Sequence[int], hand: Sequence[int]) -> Worths:
        """[k] -> what the expedition is worth with the best k cards of `hand`, all of its suit, placed on it."""
        wager = suit * self.ranks
        numbers = [card - wager + 1 for card in column if card != wager]
        wagers = len(column) - len(numbers)
        top = numbers[-1] if numbers else 1
        held = sorted((card - wager + 1 for card in hand if card - wager + 1 > top), reverse=True)
        more_wagers = 0 if numbers else sum(card == wager for card in hand)
        missing = [number for number in range(top + 1, self.ranks + 1) if self.unseen[wager + number - 1]]
        hoped = Hope(sum(missing) * self.odds, len(missing) * self.odds)
        best = []
        for count in range(len(held) + more_wagers + 1):
            ways = range(max(0, count - len(held)), min(more_wagers, count) + 1)
            best.append(
                max(self._score(column, numbers, wagers + extra, held[: count - extra], hoped) for extra in ways)
            )
        return best

    def _score(
        self, column: Sequence[int], numbers: Sequence[int], wagers: int, new: Sequence[int], hoped: "Hope"
    ) -> float:
        """What the expedition would score with the new numbers on it and what may still be drawn."""
        cards = len(numbers) + len(new) + wagers
        if not cards:
            return 0.0
        worth = (sum(numbers) + sum(new) + hoped.total - COST) * (1 + wagers)
        worth += BONUS * min(1.0, max(0.0, (cards + hoped.cards - BONUS_CARDS + 1.5) / 1.5))
        return worth - (0.0 if column else DOUBT)


class Hope:
    """What may still be drawn of a suit, on average: the sum of its numbers, and how many cards."""

    __slots__ = ("cards", "total")

    def __init__(self, total: float, cards: float) -> None:
        self.total = total
        self.cards = cards
