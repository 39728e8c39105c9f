"""The learned player of the card game: it looks at every whole turn it could play and takes the one its net likes best.

It counts every card: what lies open, what the rival took from a pile and still holds, what nobody has seen. The net
(card_net) was trained from nothing by playing itself; nobody told it how to play, nor does it search.

Two such players could swap discards for ever, for taking from a pile does not shorten the round; so taking costs a
little more each time that somebody has done it.
"""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from lostcities.game import Game, Move, Thought
from lostcities.minds.card_facts import worth
from lostcities.minds.card_net import Facts, Net, card_net, total
from lostcities.minds.plan import count_unseen, pile_draws

THRIFT = 10
"""Hundredths of a point that taking from a pile costs for each time it was done before in this round."""


class Colour(NamedTuple):
    """One colour from the eyes of a seat, wagers counted, numbers as bit sets, as describe (card_facts) wants them."""

    mine: int
    stakes: int
    theirs: int
    their_stakes: int
    held: int
    wagers: int
    known: int
    known_wagers: int
    unseen: int
    unseen_wagers: int
    pile: tuple[int, ...]
    """Ranks, the top last."""

    def put(self, rank: int, placed: bool) -> "Colour":
        """The colour with a card of the hand placed or discarded."""
        pile = self.pile if placed else (*self.pile, rank)
        if rank == 0:
            return self._replace(stakes=self.stakes + placed, wagers=self.wagers - 1, pile=pile)
        bit = 1 << (rank - 1)
        return self._replace(mine=self.mine | (bit if placed else 0), held=self.held ^ bit, pile=pile)

    def taken(self) -> "Colour":
        """The colour with the top of its pile in the hand."""
        *rest, rank = self.pile
        if rank == 0:
            return self._replace(wagers=self.wagers + 1, pile=tuple(rest))
        return self._replace(held=self.held | 1 << (rank - 1), pile=tuple(rest))

    def facts(self, deck: int) -> Facts:
        """What the net is told of it."""
        top, second = (*reversed(self.pile[-2:]), -1, -1)[:2]
        return (*self[:10], top, second, deck)

    def lead(self) -> int:
        """Own points less the rival's as the expeditions lie."""
        return _points(self.mine, self.stakes) - _points(self.theirs, self.their_stakes)


def _points(numbers: int, stakes: int) -> int:
    cards = numbers.bit_count() + stakes
    sum_of_numbers = sum(bit + 2 for bit in range(numbers.bit_length()) if numbers >> bit & 1)
    return worth(sum_of_numbers, stakes, cards) if cards else 0


class Prospect:
    """A position from the eyes of the seat to move, and what the net says of the ways to leave it."""

    def __init__(self, game: Game, sight: Any, net: Net) -> None:
        self.net = net
        self.ranks = len(game.deck.ranks)
        self.colours = _colours(game, sight)
        self.deck: int = sight.deck
        limit = sight.rules["turn_limit"]
        self.turns: int = sight.deck if limit is None else min(sight.deck, limit - sight.turn)
        """Turns until the round ends if all draw from the deck, the one at hand included."""
        self.shortened = self.turns < sight.deck
        self.price = THRIFT * pile_draws(game, sight, aside=0) * net.one // 100
        self.shut: int = sight.shut
        self.parts = [net.colour(colour.facts(self.turns)) for colour in self.colours]
        self.whole = total(self.parts)
        self.lead = sum(colour.lead() for colour in self.colours)
        self.drawn = self._end(self.turns - 1, 1)
        self.fetched = self._end(self.turns - self.shortened, 0)

    def _end(self, left: int, unseen_card: int) -> list[int] | None:
        """The contribution of the facts beside the colours, None where the round is then over."""
        return self.net.rest(left, len(self.colours), unseen_card) if left > 0 else None

    def draw(self) -> int:
        """The value of drawing from the deck."""
        return self._value(self.whole, self.drawn, self.lead)

    def take(self, suit: int) -> int:
        """The value of taking the top of that pile."""
        part = self.net.colour(self.colours[suit].taken().facts(self.turns))
        return self._value(self._with(suit, part), self.fetched, self.lead) - self.price

    def turn(self, card: int, placed: bool) -> int:
        """The value of placing or discarding `card` and then drawing as well as one can."""
        suit, rank = divmod(card, self.ranks)
        before = self.colours[suit]
        after = before.put(rank, placed)
        lead = self.lead + after.lead() - before.lead()
        sums = self._with(suit, self.net.colour(after.facts(self.turns)))
        values = [self._value(sums, self.drawn, lead)]
        for pile, colour in enumerate(self.colours):
            if pile == suit and placed and after.pile:
                part = self.net.colour(after.taken().facts(self.turns))
                values.append(self._value(self._with(suit, part), self.fetched, lead) - self.price)
            elif pile != suit and colour.pile:
                part = self.net.colour(colour.taken().facts(self.turns))
                moved = [level + new - old for level, new, old in zip(sums, part, self.parts[pile], strict=True)]
                values.append(self._value(moved, self.fetched, lead) - self.price)
        return max(values)

    def _with(self, suit: int, part: list[int]) -> list[int]:
        """All colours' contributions added up if that suit's were `part`."""
        return [level + new - old for level, new, old in zip(self.whole, part, self.parts[suit], strict=True)]

    def _value(self, sums: list[int], end: list[int] | None, lead: int) -> int:
        """What is in hand and what the net hopes for beyond it; nothing more once the round is over."""
        value = lead * self.net.one
        return value if end is None else value + self.net.value(total([sums, end]))


def _colours(game: Game, sight: Any) -> list[Colour]:
    """All colours in play, from the eyes of the seat to move."""
    ranks = len(game.deck.ranks)
    own, rival = sight.seat, 1 - sight.seat
    unseen = count_unseen(game, sight, [*sight.columns[0], *sight.columns[1]])
    left = [card for card, copies in enumerate(unseen) for _ in range(copies)]
    colours = []
    for suit in range(sight.rules["expeditions"]):
        heaps = (sight.columns[own][suit], sight.columns[rival][suit], sight.hand, sight.known[rival], left)
        (mine, stakes), (theirs, their_stakes), held, known, hidden = (_bits(heap, suit, ranks) for heap in heaps)
        pile = tuple(card % ranks for card in sight.piles[suit])
        colours.append(Colour(mine, stakes, theirs, their_stakes, *held, *known, *hidden, pile))
    return colours


def _bits(cards: list[int], suit: int, ranks: int) -> tuple[int, int]:
    """The numbers of that suit among `cards` as a bit set, and how many wagers of it there are."""
    numbers = sum(1 << (card % ranks - 1) for card in cards if card // ranks == suit and card % ranks)
    return numbers, cards.count(suit * ranks)


def worths(game: Game, sight: Any, net: Net) -> Iterator[int]:
    """What each legal move is worth, in their order."""
    prospect = Prospect(game, sight, net)
    for move in sight.legal:
        text = game.format_move(move)
        if text == "<":
            yield prospect.draw()
        elif text.startswith("<"):
            yield prospect.take(game.deck.suits.index(text[1]))
        else:
            yield prospect.turn(game.deck.index[text.removeprefix("-")], not text.startswith("-"))


def think(game: Game, sight: Any, chance: Random, effort: int) -> Thought:
    """The first half of the best turn, or its second. It leaves nothing to chance and needs no more than one look."""
    yield 0.0
    legal: list[Move] = sight.legal
    if len(legal) == 1:
        return legal[0]
    found: list[int] = []
    for value in worths(game, sight, card_net()):
        found.append(value)
        yield len(found) / len(legal)
    return legal[found.index(max(found))]
