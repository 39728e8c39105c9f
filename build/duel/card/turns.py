"""All turns of a seat and what its net says of them, compiled: minds/card/turns.py and minds/card/linear.py."""

from typing import NamedTuple

import numpy as np

from build.duel.card.net import DRAW_FACTS, PUT_FACTS, SLOTS, CardNet, code, rest_of, value_of
from build.duel.card.table import (
    BOTTOM,
    F_HELD,
    F_MINE,
    F_SECOND,
    F_STAKES,
    F_THEIR_STAKES,
    F_THEIRS,
    F_TOP,
    F_UNSEEN,
    F_WAGERS,
    FACTS,
    POINTS,
    RANKS,
    Cells,
    Counts,
    Facts,
    Height,
    Piles,
    draw,
    lead_of,
    look,
    put,
    take,
)
from build.train.compiled import Ints, Ints32, njit
from lostcities.minds.card import linear as card_linear
from lostcities.minds.card import turns as card_turns

WIDTH = card_turns.WIDTH
THRIFT = card_turns.THRIFT
MOST_PUTS = 40
"""Cards put, at most: twice every card of a hand."""
put_facts = njit(card_linear.put_facts)
draw_facts = njit(card_linear.draw_facts)

Turn = Ints
"""(card, 1 if it is placed, the pile drawn from or -1 for the deck); a card of -1 lies already."""
Turns = Ints
"""[number] -> a Turn."""


class Outlook(NamedTuple):
    """card_turns.Outlook in arrays: a position, what each colour of it adds to the net's heads (a last place stands for
    the straight sum), and every card that can be put."""

    left: int
    """Turns until the round ends if all draw from the deck."""
    goes_on: bool
    """Whether the round does after a draw from the deck."""
    may_take: bool
    """Whether it does after one from a pile."""
    lead: int
    price: int
    """What a draw from a pile costs; this and the lead in the net's values."""
    row: Ints32
    levels: Ints32
    sums: Ints32
    changed: Facts
    """The facts of a colour that a turn has changed. These four are room to work in."""
    facts: Ints
    """[colour] -> Facts"""
    codes: Ints32
    """[colour][head] as it lies."""
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
    """[put][head] all colours once it lies."""


@njit
def outlook_of(
    cells: Cells, piles: Piles, height: Height, state: Counts, colours: int, seat: int, net: CardNet
) -> Outlook:
    """What a seat has before it, but for the cards put (`weigh_puts`)."""
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


@njit
def turns_of(
    cells: Cells, piles: Piles, height: Height, state: Counts, colours: int, seat: int, net: CardNet, width: int,
    worths: Ints, turns: Turns,
) -> int:  # fmt: skip
    """Fill `worths` and `turns` with a seat's turns; returns how many.

    With a `width` only those of that many cards put, the best with a draw from the deck (Outlook.best); without one
    (0) all (Outlook.all_turns). In the order of minds/card/turns.py.
    """
    outlook = outlook_of(cells, piles, height, state, colours, seat, net)
    count = weigh_puts(outlook, net)
    some = (height[:colours] > BOTTOM).any()
    order: Ints = np.arange(count)
    if width and some:
        order = np.argsort(-outlook.put_worth[:count], kind="mergesort")[:width]
    number = 0
    likeliest = -1  # the best pile after the best card put, the only one that is tried after the others
    for each in order:
        card, placed = outlook.put_card[each], outlook.put_placed[each]
        worths[number] = outlook.put_worth[each]
        turns[number, 0], turns[number, 1], turns[number, 2] = card, placed, -1
        number += 1
        if not some:
            continue
        base = outlook.lead + outlook.put_gain[each] - outlook.price
        for pile in range(colours):
            closed = pile == card // RANKS and not placed
            if height[pile] == BOTTOM or closed or (likeliest >= 0 and pile != likeliest):
                continue
            worths[number] = base
            if outlook.may_take:
                add_taken(outlook, each, pile, piles[pile, height[pile] - 3], net)
                worths[number] += value_of(outlook.sums, net)
            turns[number, 0], turns[number, 1], turns[number, 2] = card, placed, pile
            number += 1
        if width and each == order[0] and number > 1:
            likeliest = turns[1 + np.argmax(worths[1:number]), 2]
    return number


@njit
def play_turn(cells: Cells, piles: Piles, height: Height, state: Counts, seat: int, turn: Turn, card: int) -> None:
    """Play a turn; `card` is what the deck gives if it is drawn from."""
    if turn[0] >= 0:  # else the card has been put
        put(cells, piles, height, seat, turn[0], turn[1])
    if turn[2] >= 0:
        take(cells, piles, height, state, seat, turn[2])
    else:
        draw(cells, state, seat, card)


@njit
def quick_turn(
    cells: Cells, piles: Piles, height: Height, state: Counts, colours: int, seat: int, net: CardNet, turn: Turn
) -> None:
    """The turn that the quick policy prefers (card_linear.Policy.turn), into `turn`."""
    f = np.zeros(FACTS, np.int64)
    row = np.zeros(max(PUT_FACTS, DRAW_FACTS), np.int64)
    turns = min(state[0], state[1])
    most = -(1 << 60)
    for colour in range(colours):
        look(cells, piles, height, seat, colour, f)
        for rank in range(RANKS):
            if not holds(f, rank):
                continue
            left = f[F_HELD] ^ (1 << (rank - 1) if rank else 0)
            for placed in range(2):
                if placed and not fits(f, rank):
                    continue
                put_facts(
                    row, f[F_MINE], f[F_STAKES], f[F_THEIRS], f[F_THEIR_STAKES], left, f[F_UNSEEN], rank, placed, turns
                )
                score = (row[:PUT_FACTS] * net.put_weights).sum()
                if score > most:
                    most = score
                    turn[0], turn[1], turn[2] = colour * RANKS + rank, placed, -1
    most = 0
    put_colour, rank = turn[0] // RANKS, turn[0] % RANKS
    for colour in range(colours):
        if height[colour] == BOTTOM or (colour == put_colour and not turn[1]):
            continue
        look(cells, piles, height, seat, colour, f)
        if colour == put_colour:
            put_down(f, rank, 1)
        draw_facts(
            row, f[F_MINE], f[F_STAKES], f[F_THEIRS], f[F_THEIR_STAKES], f[F_HELD], f[F_UNSEEN], f[F_TOP], state[2],
            turns,
        )  # fmt: skip
        score = (row[:DRAW_FACTS] * net.draw_weights).sum()
        if score > most:
            most = score
            turn[2] = colour


@njit
def left_by(
    cells: Cells, piles: Piles, height: Height, state: Counts, colours: int, seat: int, turn: Turn, net: CardNet
) -> int:
    """What the net says of the position that a turn leaves, without the price of a draw from a pile."""
    if (turn[2] < 0 and (state[0] <= 1 or state[1] <= 1)) or state[1] <= 1:
        put(cells, piles, height, seat, turn[0], turn[1])
        return lead_of(cells, seat, colours) * net.one
    left = min(state[0], state[1])
    limit = state[1]
    sums, out = np.zeros(len(net.third) + 1, np.int32), np.zeros(len(net.third) + 1, np.int32)
    row, levels = np.zeros(SLOTS, np.int32), np.zeros(net.first.shape[1], np.int32)
    facts = np.zeros(FACTS, np.int64)
    put(cells, piles, height, seat, turn[0], turn[1])
    if turn[2] >= 0:
        take(cells, piles, height, state, seat, turn[2])
        rest_of(sums, net, min(state[0], limit - 1), colours, 0)
    else:
        rest_of(sums, net, left - 1, colours, 1)
    for colour in range(colours):
        look(cells, piles, height, seat, colour, facts)
        code(out, row, levels, net, facts, left)
        sums += out
    return lead_of(cells, seat, colours) * net.one + value_of(sums, net)
