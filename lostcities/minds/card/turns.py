"""All turns of a seat and what its net says of the positions that they leave: the card game, one turn ahead.

Values are those of the net (net.py): whole numbers, points times `one`, from the eyes of the seat to move, the points
on the table included. Drawing from a pile costs a little more each time that somebody has done it in the round: it
does not shorten the round, and two learned players could swap discards for ever.
"""

from operator import itemgetter

from lostcities.minds.card.net import Net
from lostcities.minds.card.position import MINE, POINTS, RANKS, SEAT, STAKES, Position, Turn

THRIFT = 10
"""Hundredths of a point that drawing from a pile costs for each time it was done before in this round."""
WIDTH = 3
"""For how many cards a quick choice weighs draws from piles: those that are best with a draw from the deck."""

Put = tuple[int, int, int, bool, int]
"""A card put: its value with a draw from the deck, the card, its colour, whether it is placed, the sum of all heads."""


class Outlook:
    """A position and the turns that a seat has in it."""

    def __init__(self, net: Net, position: Position, seat: int) -> None:
        self.net = net
        self.position = position
        self.seat = seat
        self.facts = position.facts(seat)
        self.codes = [net.colour(facts) for facts in self.facts]
        self.whole = sum(self.codes)
        self.lead = position.lead(seat) * net.one
        self.price = THRIFT * position.takes * net.one // 100
        deck, limit = position.deck, position.limit
        colours = position.colours
        # Drawing the last card, or in the last turn, ends the round: then only what lies on the table counts.
        self.goes_on = deck > 1 and limit > 1
        self.drawn = net.rest(min(deck, limit) - 1, colours, 1) if self.goes_on else 0
        self.may_take = limit > 1
        self.taken = net.rest(min(deck, limit - 1), colours, 0) if self.may_take else 0

    def draw(self) -> int:
        """The value of drawing from the deck with nothing more to put."""
        return self.lead + (self.net.value(self.whole + self.drawn) if self.goes_on else 0)

    def take(self, colour: int) -> int:
        """The value of drawing from that pile with nothing more to put."""
        if not self.may_take:
            return self.lead - self.price
        heads = self.whole - self.codes[colour] + self._taken(colour) + self.taken
        return self.lead - self.price + self.net.value(heads)

    def puts(self) -> list[Put]:
        """Every card put, colour by colour and rank by rank, discarded and, where the rules allow, placed."""
        found: list[Put] = []
        colour_code, value = self.net.colour, self.net.value
        lead, drawn, goes_on = self.lead, self.drawn, self.goes_on
        one = self.net.one
        for colour, facts in enumerate(self.facts):
            mine, stakes, theirs, their_stakes, held, wagers, seen, seen_w, unseen, unseen_w, top, second, late = facts
            if not held and not wagers:
                continue
            others = self.whole - self.codes[colour]
            card = colour * RANKS
            if wagers:
                heads = others + colour_code((
                    mine, stakes, theirs, their_stakes, held, wagers - 1, seen, seen_w, unseen, unseen_w, 0, top, late,
                ))  # fmt: skip
                found.append((lead + value(heads + drawn) if goes_on else lead, card, colour, False, heads))
                if not mine:
                    heads = others + colour_code((
                        0, stakes + 1, theirs, their_stakes, held, wagers - 1, seen, seen_w, unseen, unseen_w, top,
                        second, late,
                    ))  # fmt: skip
                    gain = lead + (POINTS[stakes + 1][0] - POINTS[stakes][0]) * one
                    found.append((gain + value(heads + drawn) if goes_on else gain, card, colour, True, heads))
            left = held
            while left:
                bit = left & -left
                left ^= bit
                rank = bit.bit_length()
                heads = others + colour_code((
                    mine, stakes, theirs, their_stakes, held ^ bit, wagers, seen, seen_w, unseen, unseen_w, rank, top,
                    late,
                ))  # fmt: skip
                found.append((lead + value(heads + drawn) if goes_on else lead, card + rank, colour, False, heads))
                if bit > mine:
                    heads = others + colour_code((
                        mine | bit, stakes, theirs, their_stakes, held ^ bit, wagers, seen, seen_w, unseen, unseen_w,
                        top, second, late,
                    ))  # fmt: skip
                    gain = lead + (POINTS[stakes][mine | bit] - POINTS[stakes][mine]) * one
                    found.append((gain + value(heads + drawn) if goes_on else gain, card + rank, colour, True, heads))
        return found

    def piles(self) -> list[int]:
        """The colours of the piles that can be drawn from."""
        return [colour for colour, pile in enumerate(self.position.piles) if pile[-1] >= 0]

    def turns(self, puts: list[Put], piles: list[int]) -> list[tuple[int, Turn]]:
        """These puts with a draw from the deck and from each of these piles, as far as allowed, and their worth."""
        found = []
        value = self.net.value
        codes = {colour: self._taken(colour) - self.codes[colour] for colour in piles}
        for worth, card, put_colour, placed, heads in puts:
            found.append((worth, Turn(card, placed, -1)))
            base = self.lead + (self.gain(card) if placed else 0) - self.price
            for colour in piles:
                if colour != put_colour:
                    change = codes[colour]
                elif placed:
                    change = self._taken(colour, card) - (heads - self.whole + self.codes[colour])
                else:
                    continue
                found.append((
                    base + (value(heads + change + self.taken) if self.may_take else 0), Turn(card, placed, colour)
                ))  # fmt: skip
        return found

    def all_turns(self) -> list[tuple[int, Turn]]:
        """Every turn, with what it is worth."""
        return self.turns(self.puts(), self.piles())

    def best(self) -> tuple[int, Turn]:
        """The best turn, or nearly, found quickly; the first among equals. Its value comes first.

        The card that is best to put with a draw from the deck is tried with every pile, the next ones with the pile
        that was best after it.
        """
        puts = self.puts()
        piles = self.piles()
        if not piles:
            worth, card, _, placed, _ = max(puts, key=_worth)
            return worth, Turn(card, placed, -1)
        puts.sort(key=_worth, reverse=True)
        found = self.turns(puts[:1], piles)
        if len(found) > 1:
            piles = [max(found[1:], key=_worth)[1].pile]
        return max(found + self.turns(puts[1:WIDTH], piles), key=_worth)

    def fed(self, card: int) -> int:
        """What it costs, 0 or less, that a card now discarded lies where the rival may take it.

        The difference from the same turn if the card were gone for good.
        """
        if not self.goes_on:
            return 0
        colour, rank = divmod(card, RANKS)
        facts = self.facts[colour]
        mine, stakes, theirs, their_stakes, held, wagers, seen, seen_w, unseen, unseen_w, top, second, late = facts
        held, wagers = (held ^ 1 << rank - 1, wagers) if rank else (held, wagers - 1)
        before = (mine, stakes, theirs, their_stakes, held, wagers, seen, seen_w, unseen, unseen_w)
        others = self.whole - self.codes[colour] + self.drawn
        lying = self.net.value(others + self.net.colour((*before, rank, top, late)))
        gone = self.net.value(others + self.net.colour((*before, top, second, late)))
        return min(0, lying - gone)

    def gain(self, card: int) -> int:
        """What placing the card adds to the points on the table."""
        colour, rank = divmod(card, RANKS)
        cells = self.position.cells
        place = SEAT * self.seat + colour
        stakes, mine = cells[STAKES + place], cells[MINE + place]
        after = POINTS[stakes][mine | 1 << rank - 1] if rank else POINTS[stakes + 1][mine]
        return (after - POINTS[stakes][mine]) * self.net.one

    def _taken(self, colour: int, placed: int = -1) -> int:
        """What a colour adds once the top of its pile is in the hand, and that card of the hand placed before."""
        facts = self.facts[colour]
        mine, stakes, theirs, their_stakes, held, wagers, seen, seen_w, unseen, unseen_w, top, second, late = facts
        if placed >= 0:
            rank = placed % RANKS
            if rank:
                mine, held = mine | 1 << rank - 1, held ^ 1 << rank - 1
            else:
                stakes, wagers = stakes + 1, wagers - 1
        if top:
            held |= 1 << top - 1
        else:
            wagers += 1
        third = self.position.piles[colour][-3]
        return self.net.colour(
            (mine, stakes, theirs, their_stakes, held, wagers, seen, seen_w, unseen, unseen_w, second, third, late)
        )


_worth = itemgetter(0)
