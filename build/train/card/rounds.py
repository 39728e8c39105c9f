"""Whole rounds of the card game that a net plays against itself, compiled to machine code."""

from typing import NamedTuple

import numpy as np

from build.duel.card.net import describe_rest
from build.train import weights as train_weights
from build.train.card.table import (
    COLOURS,
    HAND,
    HELD,
    HELD_W,
    MINE,
    OTHERS,
    RANKS,
    SLOTS,
    ByColour,
    Table,
    floor_of,
    hold,
    lead,
    look,
    put,
    take,
)
from build.train.compiled import Bytes, Floats, Ints, njit
from build.train.value import Weights, answer, encode, encode_like, encode_rest
from build.train.weights import Rounding
from lostcities.minds.card import net as card_net

UNIT_BITS = card_net.UNIT_BITS
UNIT = float(1 << UNIT_BITS)
"""Points in one unit of the net's answer."""
ROUNDING = Rounding(767, 1.0)
"""Eleven bits, as many as the lanes of the first layer have room for (card_net.NARROW). With eight, the net that ships
would be a point a round weaker."""
LONGEST = 150
"""Turns after which a round of self-play ends as it is."""


class Outlook(NamedTuple):
    """A position, and what each of its colours adds to the net's heads (the last place is the straight sum)."""

    lead: int
    row: Bytes
    hidden: Floats
    sums: Floats
    """Working memory."""
    lies: Bytes
    """[colour][slot] what the net is told of the colours as they lie."""
    levels: Floats
    """[colour][unit]"""
    base: Floats
    """[colour][head]"""
    taken: Floats
    """[colour][head] with the top of its pile in the hand."""
    whole: Floats
    """[head] all colours as they lie."""
    drawn: Floats
    fetched: Floats
    """[head] the facts beside the colours after a draw from the deck, and from a pile."""
    put_here: Floats
    put_and_taken: Floats
    """[head] the colour of the card put last, without a draw from its pile and with one."""


@njit
def outlook_of(
    table: Table, gone: ByColour, gone_w: ByColour, piles: Ints, height: ByColour, seat: int, colours: int, deck: int,
    net: Weights,
) -> Outlook:  # fmt: skip
    """What a seat has before it, except for the cards put (`weigh_put`)."""
    units, heads = net[0].shape[1], len(net[3])
    real = np.float32
    outlook = Outlook(
        lead(table, seat, colours), np.zeros(SLOTS, np.int8), np.zeros(units, real), np.zeros(heads + 1, real),
        np.zeros((colours, SLOTS), np.int8), np.zeros((colours, units), real), np.zeros((colours, heads + 1), real),
        np.zeros((colours, heads + 1), real), np.zeros(heads + 1, real), np.zeros(heads + 1, real),
        np.zeros(heads + 1, real), np.zeros(heads + 1, real), np.zeros(heads + 1, real),
    )  # fmt: skip
    lies, levels, base, whole = outlook.lies, outlook.levels, outlook.base, outlook.whole
    for colour in range(colours):
        look(lies[colour], table, gone, gone_w, piles, height, seat, colour, deck)
        encode(lies[colour], net, levels[colour], base[colour])
        whole += base[colour]
        if height[colour]:
            keep = table[:, seat, colour].copy()
            there, there_w = gone[colour], gone_w[colour]
            take(table, gone, gone_w, piles, height, seat, colour)
            look(outlook.row, table, gone, gone_w, piles, height, seat, colour, deck)
            encode_like(
                outlook.row, net, outlook.hidden, outlook.taken[colour], lies[colour], levels[colour], base[colour]
            )
            table[:, seat, colour] = keep
            gone[colour], gone_w[colour] = there, there_w
            height[colour] += 1
    facts = np.zeros(OTHERS, np.int8)
    describe_rest(facts, deck - 1, colours, 1)
    encode_rest(facts, net, outlook.drawn)
    describe_rest(facts, deck, colours, 0)
    encode_rest(facts, net, outlook.fetched)
    return outlook


# Inlined into `choose`: a call with so many arrays for every card and every draw would cost a fifth of the time.
@njit(inline="always")
def weigh_put(
    outlook: Outlook, table: Table, gone: ByColour, gone_w: ByColour, piles: Ints, height: ByColour, seat: int,
    colour: int, rank: int, placed: int, deck: int, net: Weights,
) -> int:  # fmt: skip
    """Fill in what a colour adds once a card of it is put, and restore everything. Returns the lead after that."""
    keep = table[:, seat, colour].copy()
    there, there_w, tall = gone[colour], gone_w[colour], height[colour]
    lies, levels, base = outlook.lies[colour], outlook.levels[colour], outlook.base[colour]
    put(table, gone, gone_w, piles, height, seat, colour, rank, placed)
    look(outlook.row, table, gone, gone_w, piles, height, seat, colour, deck)
    encode_like(outlook.row, net, outlook.hidden, outlook.put_here, lies, levels, base)
    gain = lead(table, seat, len(outlook.base)) if placed else outlook.lead
    if placed and tall:
        take(table, gone, gone_w, piles, height, seat, colour)
        look(outlook.row, table, gone, gone_w, piles, height, seat, colour, deck)
        encode_like(outlook.row, net, outlook.hidden, outlook.put_and_taken, lies, levels, base)
    table[:, seat, colour] = keep
    gone[colour], gone_w[colour], height[colour] = there, there_w, tall
    return gain


@njit(inline="always")
def worth_of(outlook: Outlook, colour: int, pile: int, gain: int, deck: int, price: float, third: Floats) -> float:
    """The value of the card put last, of that colour, with that draw, in the net's units."""
    sums, whole, base = outlook.sums, outlook.whole, outlook.base
    for head in range(len(sums)):
        level = whole[head] - base[colour, head]
        if pile == colour:
            level += outlook.put_and_taken[head] + outlook.fetched[head]
        elif pile >= 0:
            level += outlook.put_here[head] - base[pile, head] + outlook.taken[pile, head] + outlook.fetched[head]
        else:
            level += outlook.put_here[head] + outlook.drawn[head]
        sums[head] = level
    value = gain / UNIT
    if pile >= 0:
        return value + (float(answer(sums, third)) - price)
    if deck > 1:
        return value + float(answer(sums, third))
    return value


@njit
def choose(
    table: Table, gone: ByColour, gone_w: ByColour, piles: Ints, height: ByColour, seat: int, colours: int, deck: int,
    price: float, chance: float, net: Weights,
) -> tuple[int, int, int, int]:  # fmt: skip
    """The turn that the net likes best: (colour, rank, placed, pile to draw from or -1).

    `chance` is that of a random turn; `price` is the cost of a draw from a pile, in the net's units.
    """
    outlook = outlook_of(table, gone, gone_w, piles, height, seat, colours, deck, net)
    at_random = np.random.random() < chance
    best = -1e9
    choice = (0, 0, 0, -1)
    for colour in range(colours):
        floor = floor_of(table[MINE, seat, colour])
        for rank in range(RANKS):
            has = table[HELD, seat, colour] >> (rank - 1) & 1 if rank else table[HELD_W, seat, colour] > 0
            if not has:
                continue
            for placed in range(2):
                if placed and not (rank > floor or rank == floor == 0):
                    continue
                gain = weigh_put(
                    outlook, table, gone, gone_w, piles, height, seat, colour, rank, placed, deck, net
                )  # fmt: skip
                for pile in range(-1, colours):
                    if pile >= 0 and (height[pile] == 0 or (pile == colour and not placed)):
                        continue
                    if at_random:
                        value = np.random.random()
                    else:
                        value = worth_of(outlook, colour, pile, gain, deck, price, net[3])
                    if value > best:
                        best = value
                        choice = (colour, rank, placed, pile)
    return choice


@njit
def deal(cards: Ints, table: Table) -> None:
    """Shuffle `cards` and give both seats a hand; the deck's top is cards[16]."""
    np.random.shuffle(cards)
    table[:] = 0
    for place in range(2 * HAND):
        hold(table, place // HAND, cards[place])


@njit
def seed_chance(seed: int) -> None:
    np.random.seed(seed)


@njit
def play(
    rounds: int, thrift: float, chance: float, net: Weights, rows: Bytes, others: Bytes, leads: Floats, numbers: Ints,
    gaps: Ints, ends: Floats,
) -> int:  # fmt: skip
    """Play `rounds` rounds of the net against itself, half with five colours and half with six.

    Writes a position per turn, as its mover leaves it, into the parts of a train_value.Memory. Returns how many.
    """
    count = 0
    table = np.zeros((6, 2, COLOURS), np.int64)
    gone, gone_w, height = np.zeros(COLOURS, np.int64), np.zeros(COLOURS, np.int64), np.zeros(COLOURS, np.int64)
    piles = np.zeros((COLOURS, 72), np.int64)
    for number in range(rounds):
        colours = 5 + number % 2
        cards = np.zeros(12 * colours, np.int64)
        for place in range(len(cards)):
            kind = place % 12
            cards[place] = place // 12 * RANKS + (kind - 2 if kind > 2 else 0)
        deal(cards, table)
        gone[:], gone_w[:], height[:] = 0, 0, 0
        at = 2 * HAND
        seat = 0
        takes = 0
        begun = count
        while at < len(cards) and count - begun < LONGEST:
            deck = len(cards) - at
            price = thrift * takes / UNIT
            colour, rank, placed, pile = choose(
                table, gone, gone_w, piles, height, seat, colours, deck, price, chance, net
            )
            put(table, gone, gone_w, piles, height, seat, colour, rank, placed)
            if pile >= 0:
                take(table, gone, gone_w, piles, height, seat, pile)
                takes += 1
            for every in range(colours):
                look(rows[count, every], table, gone, gone_w, piles, height, seat, every, deck)
            for every in range(colours, COLOURS):
                rows[count, every] = 0
            describe_rest(others[count], deck - (pile < 0), colours, 1 if pile < 0 else 0)
            leads[count] = lead(table, seat, colours) / UNIT
            numbers[count], gaps[count] = number, 2
            count += 1
            if pile < 0:
                hold(table, seat, cards[at])
                at += 1
            seat = 1 - seat
        final = lead(table, 0, colours) / UNIT
        for place in range(begun, count):
            ends[place] = -final if (place - begun) % 2 else final
    return count


def stored(net: Weights) -> str:
    """The weights in a file's form."""
    return train_weights.stored(net, UNIT_BITS, ROUNDING)
