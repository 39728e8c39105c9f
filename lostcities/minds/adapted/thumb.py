"""The two-deck adaptation by rule of thumb: see ../card/thumb.py for how it thinks.

A stack is worth what its number of cards says (rule 3.1), whatever their ranks; a rank only closes what is below it.
The round may end early, with the third stack of seven, so the turns left are the fewer of what the deck and the stacks
say.
"""

from collections.abc import Sequence
from typing import Any

from lostcities.game import Game
from lostcities.minds.plan import DOUBT, FEAR, HOPE, THRIFT, Plans, Worths, count_unseen, mean_draw, pile_draws

POINTS = (0, -10, -5, 0, 5, 10, 20, 30)
"""By number of cards; every further card is worth as much as the step before it."""
FULL = 7
PACE = 1.7
"""How many turns of all seats a card takes that a stack still lacks: not every turn feeds the fullest stacks."""
STRANGER = 1.5
"""Points that a discard is worth to a rival who has no stack of its suit."""
GROWTH = 7.0
"""Points that a card is worth to a rival whose stack it fits."""


class Prospect:
    """What a seat can make of its cards. Suits and cards are numbered as in the game's deck."""

    def __init__(self, game: Game, sight: Any) -> None:
        self.cards = game.deck
        self.suits = len(game.deck.suits)
        self.height = _heights(game, sight.rules["ace"] == "high")
        self.hand: list[int] = sight.hand
        self.stacks: list[Sequence[int]] = sight.stacks[sight.seat]
        self.rivals: list[list[Sequence[int]]] = [each for seat, each in enumerate(sight.stacks) if seat != sight.seat]
        self.piles: list[Sequence[int]] = sight.piles
        self.unseen = count_unseen(game, sight, [stack for stacks in sight.stacks for stack in stacks])
        self.price = THRIFT * pile_draws(game, sight, sight.aside)
        self.turns = _turns_left(sight)
        pool = max(sum(self.unseen), 1)
        self.odds = HOPE * min(1.0, max(self.turns - 1, 0) / pool)
        gains = [self._gains(suit, self.stacks[suit], self._of_suit(suit)) for suit in range(self.suits)]
        self.plans = Plans(gains, self.turns)

    def worth(self, text: str) -> float:
        """What the move written `text` leaves the seat with."""
        if text == "<":
            return mean_draw(self.unseen, self._with)
        if text.startswith("<"):
            card = self.piles[self.cards.suits.index(text[1])][-1]
            return self._with(card) - self.price + self._gift(card) / 2
        card = self.cards.index[text.removeprefix("-")]
        suit = self.cards.suit_of[card]
        left = self._of_suit(suit)
        left.remove(card)
        if text.startswith("-"):
            return self._plan(suit, self.stacks[suit], left) - self._gift(card)
        return self._plan(suit, [*self.stacks[suit], card], left)

    def _with(self, card: int) -> float:
        """The best plan with one more card in hand."""
        suit = self.cards.suit_of[card]
        return self._plan(suit, self.stacks[suit], [*self._of_suit(suit), card])

    def _of_suit(self, suit: int) -> list[int]:
        return [card for card in self.hand if self.cards.suit_of[card] == suit]

    def _plan(self, suit: int, stack: Sequence[int], hand: Sequence[int]) -> float:
        return self.plans.worth(suit, self._gains(suit, stack, hand), self.turns - 1)

    def _gains(self, suit: int, stack: Sequence[int], hand: Sequence[int]) -> Worths:
        """[k] -> what the stack comes to with k of the cards of `hand`, all of its suit, on it."""
        top = self.height[stack[-1]] if stack else 0
        fitting = sum(self.height[card] >= top for card in hand)
        width = len(self.cards.ranks)
        open_cards = range(suit * width, (suit + 1) * width)
        hoped = self.odds * sum(self.unseen[card] for card in open_cards if self.height[card] >= top)
        return [self._score(len(stack), len(stack) + more, hoped) for more in range(fitting + 1)]

    def _score(self, now: int, cards: int, hoped: float) -> float:
        if not cards:
            return 0.0
        worth = points(cards + hoped)
        return worth if now else worth - DOUBT

    def _gift(self, card: int) -> float:
        """What leaving `card` on its pile is feared to give the rivals."""
        suit = self.cards.suit_of[card]
        worths = [0.0]
        for stacks in self.rivals:
            stack = stacks[suit]
            if not stack:
                worths.append(STRANGER)
            elif self.height[card] >= self.height[stack[-1]]:
                worths.append(GROWTH)
        return FEAR * max(worths) * min(1.0, self.turns / 3)


def points(cards: float) -> float:
    """What a stack of `cards` cards is worth, interpolated between whole numbers."""
    whole = int(cards)
    if whole >= FULL:
        return POINTS[FULL] + 10 * (cards - FULL)
    return POINTS[whole] + (cards - whole) * (POINTS[whole + 1] - POINTS[whole])


def _heights(game: Game, ace_high: bool) -> list[int]:
    """By card: its place in the order of ranks."""
    width = len(game.deck.ranks)
    return [width if ace_high and rank == 0 else rank for rank in game.deck.rank_of]


def _turns_left(sight: Any) -> int:
    """About how many cards this seat will still place, the one at hand included."""
    by_deck: int = (sight.deck + sight.seats - 1) // sight.seats
    lengths = [[len(stack) for stack in stacks] for stacks in sight.stacks]
    full = [sum(length >= FULL for length in each) for each in lengths]
    counted = max(full) if sight.rules["stacks_of"] == "one" else sum(full)
    lacking = sorted(FULL - length for each in lengths for length in each if length < FULL)
    missing = sum(lacking[: max(sight.rules["stacks_to_end"] - counted, 0)])
    by_stacks = int(missing * PACE / sight.seats) + 1
    return max(1, min(by_deck, by_stacks))
