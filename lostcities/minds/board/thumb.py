"""The board game by rule of thumb: see ../card/thumb.py for how it thinks.

A path is worth the step its explorer reaches (rule 2.2), twice for the researcher, and the tiles it meets on the way.
The expedition may end early, with the fifth explorer over a bridge, so the turns left are the fewer of what the deck
and the explorers say.
"""

from collections.abc import Sequence
from typing import Any

from lostcities.game import Game
from lostcities.minds.plan import DOUBT, FEAR, HOPE, THRIFT, Plans, Worths, count_unseen, mean_draw, pile_draws

POINTS = (0, -20, -15, -10, 5, 10, 15, 30, 35, 50)
"""By step; 0 is an explorer still at home."""
LAST_STEP = 9
BRIDGE_STEP = 7
CROSSINGS = 5
STRIDE = LAST_STEP + 1
"""A sight has the tile of a step at `suit * STRIDE + step`."""

ARROW, ARTIFACT = 1, 2
TILE_WORTH = {0: 0.0, ARROW: 7.0, ARTIFACT: 12.0, 5: 5.0, 10: 10.0, 15: 15.0}
"""By kind of tile: what meeting it is worth; an arrow brings about one step, an artifact its part of the table."""
FREE_STEP = 7.0
"""What a card is worth on a path whose explorer has arrived: another explorer moves."""
RESEARCHER_KEPT = 12.0
"""What it is worth to keep the researcher for a better path."""
PACE = 1.5
"""How many turns of all seats a step takes that the fastest explorers still lack."""
STRANGER = 1.5
"""Points that a discard is worth to a rival who is not on its path."""
STEP_ON = 8.0
"""Points that a card is worth to a rival whose explorer it moves."""


class Prospect:
    """What a seat can make of its cards. Suits and cards are numbered as in the game's deck."""

    def __init__(self, game: Game, sight: Any) -> None:
        self.cards = game.deck
        self.suits = len(game.deck.suits)
        self.both_ways: bool = sight.rules["direction"] == "both"
        self.hand: list[int] = sight.hand
        self.columns: list[Sequence[int]] = sight.columns[sight.seat]
        self.rivals: list[list[Sequence[int]]] = [each for seat, each in enumerate(sight.columns) if seat != sight.seat]
        self.steps: list[int] = sight.steps[sight.seat]
        self.researcher: int = sight.researchers[sight.seat]
        self.tiles: list[int] = sight.tiles
        self.last_crossing: bool = len(sight.crossings) + 1 == CROSSINGS
        self.piles: list[Sequence[int]] = sight.piles
        self.unseen = count_unseen(game, sight, [column for columns in sight.columns for column in columns])
        self.price = THRIFT * pile_draws(game, sight, sight.aside)
        self.turns = _turns_left(sight)
        self.odds = HOPE * min(1.0, max(self.turns - 1, 0) / max(sum(self.unseen), 1))
        self.plans = Plans(
            [self._gains(suit, self.columns[suit], self._of_suit(suit)) for suit in range(self.suits)], self.turns
        )

    def worth(self, text: str) -> float:
        """What the move written `text` leaves the seat with."""
        if text == "<":
            return mean_draw(self.unseen, self._with)
        if text.startswith("<"):
            card = self.piles[self.cards.suits.index(text[1])][-1]
            return self._with(card) - self.price + self._gift(card) / 2
        if text.startswith(">"):
            return self._explore(text[1])
        name, _, piece = text.removeprefix("-").partition(":")
        card = self.cards.index[name]
        suit = self.cards.suit_of[card]
        left = self._of_suit(suit)
        left.remove(card)
        if text.startswith("-"):
            return self._plan(suit, self.columns[suit], left) - self._gift(card)
        return self._place(suit, card, left, piece == "r")

    def _place(self, suit: int, card: int, left: Sequence[int], researcher: bool) -> float:
        column = [*self.columns[suit], card]
        if self.steps[suit] == LAST_STEP:
            return self._plan(suit, column, left) + FREE_STEP
        if self._ends(suit):
            return self._as_it_stands(suit)
        doubled = researcher or suit == self.researcher
        plan = self._plan(suit, column, left, self.steps[suit] + 1, doubled)
        return plan + self._tile(suit, self.steps[suit] + 1) - (RESEARCHER_KEPT if researcher else 0.0)

    def _explore(self, letter: str) -> float:
        """The move of an explorer on its own; declining is worth what the seat has."""
        suit = self.cards.suits.find(letter)
        if suit < 0:
            return self._plan(0, self.columns[0], self._of_suit(0))
        if self._ends(suit):
            return self._as_it_stands(suit)
        plan = self._plan(suit, self.columns[suit], self._of_suit(suit), self.steps[suit] + 1)
        return plan + self._tile(suit, self.steps[suit] + 1)

    def _with(self, card: int) -> float:
        """The best plan with one more card in hand."""
        suit = self.cards.suit_of[card]
        return self._plan(suit, self.columns[suit], [*self._of_suit(suit), card])

    def _of_suit(self, suit: int) -> list[int]:
        return [card for card in self.hand if self.cards.suit_of[card] == suit]

    def _plan(
        self,
        suit: int,
        column: Sequence[int],
        hand: Sequence[int],
        step: int | None = None,
        doubled: bool | None = None,
    ) -> float:
        return self.plans.worth(suit, self._gains(suit, column, hand, step, doubled), self.turns - 1)

    def _gains(
        self,
        suit: int,
        column: Sequence[int],
        hand: Sequence[int],
        step: int | None = None,
        doubled: bool | None = None,
    ) -> Worths:
        """[k] -> what the path comes to with k of the cards of `hand`, all of its suit, on it. `step` and `doubled` say
        where its explorer stands and whether it is the researcher, if not as now."""
        step = self.steps[suit] if step is None else step
        doubled = suit == self.researcher if doubled is None else doubled
        width = len(self.cards.ranks)
        unseen = [card for card in range(suit * width, (suit + 1) * width) for _ in range(self.unseen[card])]
        best: Worths = []
        fitting, hoped = max(
            (len(_following(column, hand, way)), self.odds * len(_following(column, unseen, way)))
            for way in self._ways(column)
        )
        for more in range(fitting + 1):
            best.append(self._score(suit, step, more, hoped, doubled))
        return best

    def _ways(self, column: Sequence[int]) -> tuple[int, ...]:
        """Which ways the column may still go: 1 up, -1 down."""
        if not self.both_ways:
            return (1,)
        turned = next((card for card in column if card != column[0]), None)
        if turned is None:
            return (1, -1)
        return (1,) if turned > column[0] else (-1,)

    def _score(self, suit: int, step: int, more: int, hoped: float, doubled: bool) -> float:
        """What the path is worth if its explorer goes `more` steps on, and `hoped` more on average."""
        if not step + more:
            return 0.0
        reached = min(step + more + hoped, float(LAST_STEP))
        worth = points(reached) * (2 if doubled else 1)
        worth += sum(self._tile(suit, each) for each in range(step + 1, int(reached) + 1))
        worth += FREE_STEP * max(0, step + more - LAST_STEP)
        return worth if step else worth - DOUBT

    def _tile(self, suit: int, step: int) -> float:
        return TILE_WORTH[self.tiles[suit * STRIDE + step]]

    def _ends(self, suit: int) -> bool:
        """Whether one more step on that path is the fifth over a bridge, which ends the expedition."""
        return self.last_crossing and self.steps[suit] + 1 == BRIDGE_STEP

    def _as_it_stands(self, suit: int) -> float:
        """What the seat has if its explorer on that path takes one step and everything ends."""
        steps = [step + (number == suit) for number, step in enumerate(self.steps)]
        return sum(POINTS[step] * (2 if number == self.researcher else 1) for number, step in enumerate(steps))

    def _gift(self, card: int) -> float:
        """What leaving `card` on its pile is feared to give the rivals."""
        suit = self.cards.suit_of[card]
        worths = [0.0]
        for columns in self.rivals:
            column = columns[suit]
            if not column:
                worths.append(STRANGER)
            elif any(_following(column, [card], way) for way in self._ways(column)):
                worths.append(STEP_ON)
        return FEAR * max(worths) * min(1.0, self.turns / 3)


def points(step: float) -> float:
    """What an explorer is worth that gets so far on average, interpolated between steps."""
    whole = int(step)
    if whole >= LAST_STEP:
        return float(POINTS[LAST_STEP])
    return POINTS[whole] + (step - whole) * (POINTS[whole + 1] - POINTS[whole])


def _following(column: Sequence[int], cards: Sequence[int], way: int) -> list[int]:
    """Those of `cards`, all of the column's suit, that may still be placed on it if it goes that way."""
    return [card for card in cards if not column or (card - column[-1]) * way >= 0]


def _turns_left(sight: Any) -> int:
    """About how many cards this seat will still place, the one at hand included."""
    by_deck: int = (sight.deck + sight.seats - 1) // sight.seats
    lacking = sorted(BRIDGE_STEP - step for steps in sight.steps for step in steps if step < BRIDGE_STEP)
    missing = sum(lacking[: CROSSINGS - len(sight.crossings)])
    by_bridges = int(missing * PACE / sight.seats) + 1
    return max(1, min(by_deck, by_bridges))
