"""The two-deck adaptation as its learned player counts it: every suit from the eyes of one seat against one rival.

It counts every card: what lies open, what the rivals took from piles and still hold, what nobody has seen.
"""

from typing import Any, NamedTuple

from lostcities.game import Game
from lostcities.minds.adapted.facts import FULL, HEIGHTS, SUITS, lacking
from lostcities.minds.plan import count_unseen
from lostcities.minds.value_net import Facts


class Suit(NamedTuple):
    """One suit against one rival, as `describe` (facts.py) wants it; facts.py says what a heap is."""

    my_top: int
    my_cards: int
    their_top: int
    their_cards: int
    hand: int
    known: int
    unseen: int
    pile: tuple[int, ...]
    """Heights, the top last."""
    open_to_others: int
    others_cards: int
    known_to_others: int

    def put(self, height: int, placed: bool) -> "Suit":
        """The suit with a card of the hand placed or discarded."""
        hand = self.hand - (1 << 2 * height)
        if placed:
            return self._replace(hand=hand, my_top=height, my_cards=self.my_cards + 1)
        return self._replace(hand=hand, pile=(*self.pile, height))

    def taken(self) -> "Suit":
        """The suit with the top of its pile in the hand."""
        *rest, height = self.pile
        return self._replace(hand=self.hand + (1 << 2 * height), pile=tuple(rest))

    def drawn(self, height: int) -> "Suit":
        """The suit with a card that nobody had seen in the hand."""
        return self._replace(hand=self.hand + (1 << 2 * height), unseen=self.unseen - (1 << 2 * height))

    def facts(self, late: int, near: int) -> Facts:
        """What the net is told of it."""
        top, second = (*reversed(self.pile[-2:]), -1, -1)[:2]
        return (*self[:7], top, second, *self[8:], late, near)


class Count(NamedTuple):
    """How a round stands towards its end. Lengths of stacks are by seat and suit in one row, the own seat first."""

    lengths: tuple[int, ...]
    seats: int
    stacks: int
    """Full stacks that end the round."""
    alone: int
    """1 if only those of one seat count together."""

    def placed(self, suit: int) -> "Count":
        """The same with one more card on the seat's stack."""
        return self._replace(lengths=(*self.lengths[:suit], self.lengths[suit] + 1, *self.lengths[suit + 1 :]))

    def lack(self) -> int:
        """How many cards, at the fewest, would end the round; 0 if it is over."""
        return lacking(self.lengths, self.seats, self.stacks, self.alone)

    def need(self) -> int:
        """How many full stacks would end it."""
        full = [sum(length >= FULL for length in self.of_seat(seat)) for seat in range(self.seats)]
        return self.stacks - (max(full) if self.alone else sum(full))

    def of_seat(self, seat: int) -> tuple[int, ...]:
        """The lengths of that seat's stacks, seats counted from the own."""
        return self.lengths[seat * SUITS : (seat + 1) * SUITS]


def heights_of(game: Game, sight: Any) -> list[int]:
    """By card: its height in its suit, from 0."""
    high = sight.rules["ace"] == "high"
    return [(rank - 1) % HEIGHTS if high else rank for rank in game.deck.rank_of]


def count_of(sight: Any) -> Count:
    """How the round stands."""
    seats = sight.seats
    around = [sight.stacks[(sight.seat + ahead) % seats] for ahead in range(seats)]
    lengths = tuple(len(stack) for stacks in around for stack in stacks)
    return Count(lengths, seats, sight.rules["stacks_to_end"], int(sight.rules["stacks_of"] == "one"))


def suits_against(game: Game, sight: Any, rival: int) -> list[Suit]:
    """All suits from the eyes of the seat to move against that rival."""
    height = heights_of(game, sight)
    others = [seat for seat in range(sight.seats) if seat not in (sight.seat, rival)]
    unseen = count_unseen(game, sight, [stack for stacks in sight.stacks for stack in stacks])
    left = [card for card, copies in enumerate(unseen) for _ in range(copies)]

    def heap(cards: list[int], suit: int, floor: int = 0) -> int:
        in_suit = [height[card] for card in cards if game.deck.suit_of[card] == suit]
        return sum(1 << 2 * each for each in in_suit if each >= floor)

    def top(seat: int, suit: int) -> int:
        stack = sight.stacks[seat][suit]
        return height[stack[-1]] if stack else -1

    suits = []
    for suit in range(SUITS):
        floors = [top(other, suit) for other in others]
        open_to_others = sum(1 << 3 * each for floor in floors if floor >= 0 for each in range(floor, HEIGHTS))
        known_to_others = sum(
            heap(sight.known[other], suit, floor) for other, floor in zip(others, floors, strict=True)
        )
        suits.append(
            Suit(
                my_top=top(sight.seat, suit),
                my_cards=len(sight.stacks[sight.seat][suit]),
                their_top=top(rival, suit),
                their_cards=len(sight.stacks[rival][suit]),
                hand=heap(sight.hand, suit),
                known=heap(sight.known[rival], suit),
                unseen=heap(left, suit),
                pile=tuple(height[card] for card in sight.piles[suit]),
                open_to_others=open_to_others,
                others_cards=sum(len(sight.stacks[other][suit]) for other in others),
                known_to_others=known_to_others,
            )
        )
    return suits
