"""What a seat has before it, and its net's value of every card put: Outlook of minds/card/turns.py, compiled."""

from typing import NamedTuple

import numpy as np

from build.duel.card.net import SLOTS, CardNet, code, rest_of, value_of
from build.duel.card.table import (
    BOTTOM,
    F_HELD,
    F_MINE,
    F_SECOND,
    F_STAKES,
    F_TOP,
    F_WAGERS,
    FACTS,
    POINTS,
    RANKS,
    Cells,
    Counts,
    Facts,
    Height,
    Piles,
    lead_of,
    look,
)
from build.train.compiled import Ints, Ints32, njit
from lostcities.minds.card import turns as card_turns

THRIFT = card_turns.THRIFT
MOST_PUTS = 40
"""The most cards put: every card of a hand twice."""


class Outlook(NamedTuple):
    """A position, what each of its colours adds to the net's heads (the last place is the straight sum), and every card
    that can be put."""

    left: int
    """Turns until the round ends if all draw from the deck."""
    goes_on: bool
    """Whether the round ends after a draw from the deck."""
    may_take: bool
    """Whether it ends after a draw from a pile."""
    lead: int
    price: int
    """What a draw from a pile costs; like the lead, in the net's values."""
    row: Ints32
    levels: Ints32
    sums: Ints32
    changed: Facts
    """The facts of a colour that a turn has changed. These four are working memory."""
    facts: Ints
    """[colour] -> Facts"""
    codes: Ints32
    """[colour][head] as the colour lies."""
    taken: Ints32
    """[colour][head] with the top of its pile in the hand."""
    whole: Ints32
    """[head] all colours as they lie."""
    drawn: Ints32
    fetched: Ints32
    """[head] the facts beside the colours after a draw from the deck, and from a pile."""
    put_worth: Ints
    """[put] with a draw from the deck."""
    put_card: Ints
    put_placed: Ints
    put_gain: Ints
    """[put] what it adds to the lead, in the net's values."""
    put_heads: Ints32
    """[put][head] all colours once the card lies there."""


@njit
def outlook_of(
    cells: Cells, piles: Piles, height: Height, state: Counts, colours: int, seat: int, net: CardNet
) -> Outlook:
    """What a seat has before it, except for the cards put (`weigh_puts`)."""
    heads = len(net.third)
    deck, limit = state[0], state[1]
    outlook = Outlook(
        min(deck, limit), deck > 1 and limit > 1, limit > 1,
        lead_of(cells, seat, colours) * net.one, THRIFT * state[2] * net.one // 100,
        np.zeros(SLOTS, np.int32), np.zeros(net.first.shape[1], np.int32), np.zeros(heads + 1, np.int32),
        np.zeros(FACTS, np.int64), np.zeros((colours, FACTS), np.int64), np.zeros((colours, heads + 1), np.int32),
        np.zeros((colours, heads + 1), np.int32), np.zeros(heads + 1, np.int32), np.zeros(heads + 1, np.int32),
        np.zeros(heads + 1, np.int32), np.zeros(MOST_PUTS, np.int64), np.zeros(MOST_PUTS, np.int64),
        np.zeros(MOST_PUTS, np.int64), np.zeros(MOST_PUTS, np.int64), np.zeros((MOST_PUTS, heads + 1), np.int32),
    )  # fmt: skip
    for colour in range(colours):
        facts = outlook.facts[colour]
        look(cells, piles, height, seat, colour, facts)
        code(outlook.codes[colour], outlook.row, outlook.levels, net, facts, outlook.left)
        for head in range(heads + 1):
            outlook.whole[head] += outlook.codes[colour, head]
        if height[colour] > BOTTOM:
            outlook.changed[:] = facts
            take_top(outlook.changed, piles[colour, height[colour] - 3])
            code(outlook.taken[colour], outlook.row, outlook.levels, net, outlook.changed, outlook.left)
    if outlook.goes_on:
        rest_of(outlook.drawn, net, outlook.left - 1, colours, 1)
    if outlook.may_take:
        rest_of(outlook.fetched, net, min(deck, limit - 1), colours, 0)
    return outlook


@njit
def holds(facts: Facts, rank: int) -> bool:
    """Whether a card of that rank is in the hand."""
    found: bool = facts[F_HELD] >> (rank - 1) & 1 != 0 if rank else facts[F_WAGERS] > 0
    return found


@njit
def fits(facts: Facts, rank: int) -> bool:
    """Whether it could be placed."""
    found: bool = 1 << (rank - 1) > facts[F_MINE] if rank else facts[F_MINE] == 0
    return found


@njit
def put_down(facts: Facts, rank: int, placed: int) -> None:
    """Change the facts of a colour: a card of the hand is placed or discarded."""
    bit = 1 << (rank - 1) if rank else 0
    if rank:
        facts[F_HELD] ^= bit
    else:
        facts[F_WAGERS] -= 1
    if not placed:
        facts[F_SECOND] = facts[F_TOP]
        facts[F_TOP] = rank
    elif rank:
        facts[F_MINE] |= bit
    else:
        facts[F_STAKES] += 1


@njit
def take_top(facts: Facts, third: int) -> None:
    """Change the facts of a colour: the top of its pile comes to the hand, and `third` lies under the next."""
    if facts[F_TOP]:
        facts[F_HELD] |= 1 << (facts[F_TOP] - 1)
    else:
        facts[F_WAGERS] += 1
    facts[F_TOP] = facts[F_SECOND]
    facts[F_SECOND] = third


@njit
def weigh_puts(outlook: Outlook, net: CardNet) -> int:
    """Fill in every card put, colour by colour and rank by rank, with a draw from the deck; returns how many."""
    count = 0
    for colour in range(len(outlook.facts)):
        facts = outlook.facts[colour]
        if facts[F_HELD] == 0 and facts[F_WAGERS] == 0:
            continue
        for rank in range(RANKS):
            if not holds(facts, rank):
                continue
            for placed in range(2):
                if placed and not fits(facts, rank):
                    continue
                after, here = outlook.changed, outlook.put_heads[count]
                after[:] = facts
                put_down(after, rank, placed)
                code(here, outlook.row, outlook.levels, net, after, outlook.left)
                for head in range(len(here)):
                    here[head] += outlook.whole[head] - outlook.codes[colour, head]
                gain = 0
                if placed:
                    before = POINTS[facts[F_STAKES], facts[F_MINE]]
                    gain = (POINTS[after[F_STAKES], after[F_MINE]] - before) * net.one
                worth = outlook.lead + gain
                if outlook.goes_on:
                    for head in range(len(here)):
                        outlook.sums[head] = here[head] + outlook.drawn[head]
                    worth += value_of(outlook.sums, net)
                outlook.put_worth[count], outlook.put_gain[count] = worth, gain
                outlook.put_card[count], outlook.put_placed[count] = colour * RANKS + rank, placed
                count += 1
    return count


@njit
def add_taken(outlook: Outlook, each: int, pile: int, third: int, net: CardNet) -> None:
    """Fill in `sums` for that put with a draw from that pile, `third` being its third card from above."""
    sums, codes, fetched = outlook.sums, outlook.codes, outlook.fetched
    if pile != outlook.put_card[each] // RANKS:
        here, taken = outlook.put_heads[each], outlook.taken[pile]
        for head in range(len(sums)):
            sums[head] = here[head] - codes[pile, head] + taken[head] + fetched[head]
        return
    after = outlook.changed
    after[:] = outlook.facts[pile]
    put_down(after, outlook.put_card[each] % RANKS, 1)
    take_top(after, third)
    code(sums, outlook.row, outlook.levels, net, after, outlook.left)
    for head in range(len(sums)):
        sums[head] += outlook.whole[head] - codes[pile, head] + fetched[head]
