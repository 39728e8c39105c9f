"""What the learned player of the two-deck adaptation makes of every turn that it could play.

What a turn leaves is weighed by a net (value_net): the margin it expects over one rival at the end of the round. It is
asked once for every rival, and what the rounds before have left is added. How good margins are depends on what is still
to come (standing): a turn is worth the chance of being ahead of all rivals, so that near the end of a match a seat that
is behind does not end it, and one that is ahead does.
"""

from collections.abc import Iterator, Sequence
from math import prod, sqrt
from typing import Any, NamedTuple

from lostcities.game import Game, Move
from lostcities.minds.adapted.facts import (
    FULL,
    HEIGHTS,
    LATE_STEPS,
    NEAR_STEPS,
    SUITS,
    steps_at_least,
    worth,
)
from lostcities.minds.adapted.suits import Count, Suit, count_of, heights_of, suits_against
from lostcities.minds.plan import pile_draws
from lostcities.minds.standing import chance_of
from lostcities.minds.value_net import ValueNet

THRIFT = 10
"""Hundredths of a point that taking from a pile costs for each time it was done before in this round."""
SPREAD_OF_TURN = 5.0
"""Points: how far margins spread in a turn of the seat, in the trainer's rounds; over several, by the square root."""
SPREAD_OF_ROUND = 22.0
"""Points: how far they spread in a whole round to come."""


class Turn(NamedTuple):
    """A whole turn, or what is left of one. The default is a turn whose card is already placed."""

    suit: int = -1
    height: int = -1
    placed: bool = False
    pile: int = -1
    """The suit of the pile to take from, -1 for the deck."""


class Standing(NamedTuple):
    """How the round stands towards its end and between the seats, once a card lies."""

    stacks: Count
    lack: int
    near: int
    """How many of NEAR_STEPS `lack` has come down to."""
    need: int
    leads: list[int]
    """By rival, in the net's values."""


class Prospect:
    """A position from the eyes of the seat to move, and what the net says of the turns that it could play."""

    def __init__(self, game: Game, sight: Any, net: ValueNet) -> None:
        self.game = game
        self.sight = sight
        self.net = net
        self.height = heights_of(game, sight)
        self.count = count_of(sight)
        self.rivals = [(sight.seat + ahead) % sight.seats for ahead in range(1, sight.seats)]
        self.suits = [suits_against(game, sight, rival) for rival in self.rivals]
        limit = sight.rules["turn_limit"]
        self.last: int = sight.deck if limit is None else min(sight.deck, limit - sight.turn)
        """Turns until the round ends if all draw from the deck, the one at hand included."""
        self.shortened = limit is not None and limit - sight.turn <= sight.deck
        """Whether taking from a pile brings the end of the round nearer too."""
        self.late = steps_at_least(LATE_STEPS, (self.last - 1) // sight.seats)
        self.rounds_to_go: int = sight.rules["rounds"] - len(sight.history) - 1
        nothing = (0,) * sight.seats
        self.totals: tuple[int, ...] = sight.history[-1].totals if sight.history else nothing
        self.tally: tuple[int, ...] = sight.history[-1].tally if sight.history else nothing
        self.price = THRIFT * pile_draws(game, sight, sight.aside) * net.one // 100
        self._standings = [self._standing(suit) for suit in (*range(SUITS), -1)]
        """By the suit of the card placed; the last one, without a card."""

    def turns_with(self, text: str) -> Iterator[Turn]:
        """The turns that begin with the move written `text`."""
        if text.startswith("<"):
            yield Turn(pile=self.game.deck.suits.find(text[1:]) if len(text) > 1 else -1)
            return
        card = self.game.deck.index[text.removeprefix("-")]
        suit, placed = self.game.deck.suit_of[card], not text.startswith("-")
        yield Turn(suit, self.height[card], placed)
        if placed and not self._standings[suit].lack:
            return
        for pile in range(SUITS):
            closed = pile == suit and not placed and not self.sight.rules["redraw_own_discard"]
            if not closed and (self.sight.piles[pile] or (pile == suit and not placed)):
                yield Turn(suit, self.height[card], placed, pile)

    def turns(self) -> Iterator[Turn]:
        """All turns that could be played."""
        for move in self.sight.legal:
            yield from self.turns_with(self.game.format_move(move))

    def margins(self, turn: Turn, **instead: Any) -> list[int]:
        """By rival: how far ahead the seat will be in the end, all rounds so far together, in the net's values.

        `instead` changes what the turn's suit then is (see Suit), to see what of it makes the difference.
        """
        left = self.left(turn)
        standing = self._standings[turn.suit if turn.placed else -1]
        if not standing.lack or not left:
            return self._leads(standing.stacks, over=True)
        unseen_card = int(turn.pile < 0)
        count, lack, near, need, leads = standing
        found = []
        for ahead, (lead, suits) in enumerate(zip(leads, self.suits, strict=True), 1):
            parts = [self._part(suits[suit], near, suit == turn.pile) for suit in range(SUITS) if suit != turn.suit]
            if turn.suit >= 0:
                after = suits[turn.suit].put(turn.height, turn.placed)._replace(**instead)
                parts.append(self._part(after, near, turn.suit == turn.pile))
            rest = (left, left // count.seats, lack, need, count.seats, ahead, count.alone, unseen_card)
            value = self.net.value(sum(parts) + self.net.rest(rest))
            found.append(lead + value - (0 if unseen_card else self.price))
        return found

    def margins_holding(self, cards: Sequence[int]) -> list[list[int]]:
        """The same between two turns, with each of these cards just drawn from the deck; -1: with the hand as it is."""
        found: list[list[int]] = [[] for _ in cards]
        count, lack, near, need, leads = self._standings[-1]
        for ahead, (lead, suits) in enumerate(zip(leads, self.suits, strict=True), 1):
            parts = [self._part(each, near, False) for each in suits]
            for card, margins in zip(cards, found, strict=True):
                left, whole = self.last, sum(parts)
                if card >= 0:
                    left, suit = left - 1, self.game.deck.suit_of[card]
                    drawn = suits[suit].drawn(self.height[card])
                    whole += self._part(drawn, near, False) - parts[suit]
                rest = (left, left // count.seats, lack, need, count.seats, ahead, count.alone, 0)
                margins.append(lead + (self.net.value(whole + self.net.rest(rest)) if lack and left else 0))
        return found

    def _part(self, suit: Suit, near: int, taken: bool) -> int:
        """What a suit contributes to the net, with the top of its pile in the hand if it is taken."""
        return self.net.part((suit.taken() if taken else suit).facts(self.late, near))

    def left(self, turn: Turn) -> int:
        """How many turns the round will still have, if all draw from the deck."""
        return self.last - (turn.pile < 0 or self.shortened)

    def over(self, turn: Turn) -> bool:
        """Whether the round ends with the turn."""
        return not self.left(turn) or not self._standings[turn.suit if turn.placed else -1].lack

    def _standing(self, suit: int) -> "Standing":
        """How the round stands with one more card on the seat's stack of that suit; as it is for -1."""
        count = self.count.placed(suit) if suit >= 0 else self.count
        lack = count.lack()
        leads = self._leads(count, over=False)
        return Standing(count, lack, steps_at_least(NEAR_STEPS, lack), count.need(), leads)

    def _leads(self, count: Count, over: bool) -> list[int]:
        """By rival: how far ahead the seat is by now, all rounds so far together, in the net's values."""
        own, *others = [self._has(count, ahead, over) for ahead in range(count.seats)]
        return [own - other for other in others]

    def _has(self, count: Count, ahead: int, over: bool) -> int:
        """What the seat `ahead` seats on has by now, in the net's values; full stacks count where they settle ties."""
        seat = (self.sight.seat + ahead) % count.seats
        lengths = count.of_seat(ahead)
        points: int = self.totals[seat] + sum(map(worth, lengths))
        if over and self.sight.rules["floor"] == "zero":
            points = max(0, points)
        value = points * self.net.one
        if self.sight.rules["match_tie"] == "stacks":
            full = self.tally[seat] + sum(length >= FULL for length in lengths)
            value += full * (self.net.one // 1000)
        return value

    def chance(self, turn: Turn) -> float:
        """The chance that the turn leaves of being ahead of all rivals when the match is over."""
        variance = SPREAD_OF_ROUND**2 * self.rounds_to_go
        if not self.over(turn):
            variance += SPREAD_OF_TURN**2 * (self.left(turn) / self.count.seats)
        spread = sqrt(variance)
        return prod([chance_of(margin / self.net.one, spread) for margin in self.margins(turn)])

    def chance_after(self, state: Any) -> float:
        """The same when the round is over, as `state` says."""
        end = self.game.end_round(state)
        spread = SPREAD_OF_ROUND * sqrt(self.rounds_to_go)
        settles = self.sight.rules["match_tie"] == "stacks"
        worths = [total + (tally / 1000 if settles else 0) for total, tally in zip(end.totals, end.tally, strict=True)]
        return prod([chance_of(worths[self.sight.seat] - worths[rival], spread) for rival in self.rivals])

    def moves(self, turn: Turn) -> list[Move]:
        """The moves that make up the turn: with its card, if one is still to be placed, and its draw, unless the round
        ends before."""
        deck = self.game.deck
        texts = []
        if turn.suit >= 0:
            card = self.height.index(turn.height, turn.suit * HEIGHTS)
            texts.append(("" if turn.placed else "-") + deck.names[card])
        if self._standings[turn.suit if turn.placed else -1].lack:
            texts.append("<" + (deck.suits[turn.pile] if turn.pile >= 0 else ""))
        return list(map(self.game.parse_move, texts))

    def gain(self, turn: Turn) -> int:
        """Points that the turn adds to the seat's stacks at once."""
        counts = self.count, self._standings[turn.suit if turn.placed else -1].stacks
        before, after = (sum(map(worth, count.of_seat(0))) for count in counts)
        return after - before

    def round_margin(self, turn: Turn, **instead: Any) -> int:
        """Hundredths of a point by which the seat is expected to be ahead of the mean of its rivals in this round."""
        own, *others = [self.totals[seat] for seat in (self.sight.seat, *self.rivals)]
        mean = sum(self.margins(turn, **instead)) * 100 // (len(others) * self.net.one)
        before: int = (own * len(others) - sum(others)) * 100 // len(others)
        return mean - before
