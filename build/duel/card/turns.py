"""All turns of a seat and its net's values of them: minds/card/turns.py and minds/card/linear.py, compiled."""

import numpy as np

from build.duel.card.net import DRAW_FACTS, PUT_FACTS, SLOTS, CardNet, code, rest_of, value_of
from build.duel.card.outlook import add_taken, fits, holds, outlook_of, put_down, weigh_puts
from build.duel.card.table import (
    BOTTOM,
    F_HELD,
    F_MINE,
    F_STAKES,
    F_THEIR_STAKES,
    F_THEIRS,
    F_TOP,
    F_UNSEEN,
    FACTS,
    RANKS,
    Cells,
    Counts,
    Height,
    Piles,
    draw,
    lead_of,
    look,
    put,
    take,
)
from build.train.compiled import Ints, njit
from lostcities.minds.card import linear as card_linear
from lostcities.minds.card import turns as card_turns

WIDTH = card_turns.WIDTH
put_facts = njit(card_linear.put_facts)
draw_facts = njit(card_linear.draw_facts)

Turn = Ints
"""(card, 1 if it is placed, the pile drawn from or -1 for the deck); card -1: it has been put already."""
Turns = Ints
"""[number] -> a Turn."""


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
    likeliest = -1  # the best pile after the best card put: the only pile that is tried after the other cards
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
    """The turn that the quick policy prefers (minds/card/linear.py), into `turn`."""
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
    """The net's value of the position after a turn, without the price of a draw from a pile."""
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
