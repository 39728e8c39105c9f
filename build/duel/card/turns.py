"""All turns of a seat and what its net says of them, compiled: minds/card/turns.py and minds/card/linear.py."""

import numpy as np
from numba import njit

from build.duel.card.net import DRAW_FACTS, PUT_FACTS, SLOTS, code, rest_of, value_of
from build.duel.card.table import BOTTOM, POINTS, RANKS, draw, lead_of, look, put, take
from lostcities.minds.card import linear as card_linear
from lostcities.minds.card import turns as card_turns

WIDTH = card_turns.WIDTH
THRIFT = card_turns.THRIFT
put_facts = njit(card_linear.put_facts)
draw_facts = njit(card_linear.draw_facts)


@njit
def turns_of(cells, piles, height, state, colours, seat, net, width, worths, turns):
    """Fill `worths` and `turns` (card, placed, pile) with a seat's turns; returns how many.

    With a `width` only those of that many cards put, the best with a draw from the deck (Outlook.best); without one
    (0) all (Outlook.all_turns). In the order of minds/card/turns.py.
    """
    heads = len(net[3])
    one = net[4][2]
    row = np.zeros(SLOTS, np.int32)
    levels = np.zeros(net[0].shape[1], np.int32)
    deck, limit = state[0], state[1]
    left = min(deck, limit)
    facts = np.zeros((colours, 12), np.int64)
    codes = np.zeros((colours, heads + 1), np.int32)
    taken = np.zeros((colours, heads + 1), np.int32)
    whole = np.zeros(heads + 1, np.int32)
    drawn = np.zeros(heads + 1, np.int32)
    fetched = np.zeros(heads + 1, np.int32)
    sums = np.zeros(heads + 1, np.int32)
    some = False
    for colour in range(colours):
        look(cells, piles, height, seat, colour, facts[colour])
        f = facts[colour]
        code(
            codes[colour], row, levels, net, f[0], f[1], f[2], f[3], f[4], f[5], f[6], f[7], f[8], f[9], f[10], f[11],
            left,
        )  # fmt: skip
        whole += codes[colour]
        if height[colour] > BOTTOM:
            some = True
            held, wagers = f[4], f[5]
            if f[10]:
                held |= 1 << (f[10] - 1)
            else:
                wagers += 1
            code(
                taken[colour],
                row,
                levels,
                net,
                f[0],
                f[1],
                f[2],
                f[3],
                held,
                wagers,
                f[6],
                f[7],
                f[8],
                f[9],
                f[11],
                piles[colour, height[colour] - 3],
                left,
            )
    goes_on = deck > 1 and limit > 1
    may_take = limit > 1
    if goes_on:
        rest_of(drawn, net, left - 1, colours, 1)
    if may_take:
        rest_of(fetched, net, min(deck, limit - 1), colours, 0)
    now = lead_of(cells, seat, colours) * one
    price = THRIFT * state[2] * one // 100
    # Every card put, with a draw from the deck.
    put_worth = np.zeros(40, np.int64)
    put_card = np.zeros(40, np.int64)
    put_placed = np.zeros(40, np.int64)
    put_gain = np.zeros(40, np.int64)
    put_heads = np.zeros((40, heads + 1), np.int32)
    count = 0
    for colour in range(colours):
        f = facts[colour]
        if f[4] == 0 and f[5] == 0:
            continue
        for rank in range(RANKS):
            bit = 1 << (rank - 1) if rank else 0
            if (rank == 0 and f[5] == 0) or (rank and f[4] & bit == 0):
                continue
            for placed in range(2):
                if placed and (bit <= f[0] if rank else f[0] != 0):
                    continue
                mine, stakes, held, wagers, top, second = f[0], f[1], f[4], f[5], f[10], f[11]
                gain = 0
                if rank:
                    held ^= bit
                else:
                    wagers -= 1
                if placed:
                    if rank:
                        mine |= bit
                    else:
                        stakes += 1
                    gain = (POINTS[stakes, mine] - POINTS[f[1], f[0]]) * one
                else:
                    second = top
                    top = rank
                here = put_heads[count]
                code(
                    here, row, levels, net, mine, stakes, f[2], f[3], held, wagers, f[6], f[7], f[8], f[9], top, second,
                    left,
                )  # fmt: skip
                for head in range(heads + 1):
                    here[head] += whole[head] - codes[colour, head]
                worth = now + gain
                if goes_on:
                    for head in range(heads + 1):
                        sums[head] = here[head] + drawn[head]
                    worth += value_of(sums, net)
                put_worth[count], put_card[count] = worth, colour * RANKS + rank
                put_placed[count], put_gain[count] = placed, gain
                count += 1
    order = np.arange(count)
    if width and some:
        order = np.argsort(-put_worth[:count], kind="mergesort")[:width]
    number = 0
    likeliest = -1  # the best pile after the best card put, the only one that is tried after the others
    for each in order:
        card, placed = put_card[each], put_placed[each]
        colour, rank = card // RANKS, card % RANKS
        worths[number] = put_worth[each]
        turns[number, 0], turns[number, 1], turns[number, 2] = card, placed, -1
        number += 1
        if not some:
            continue
        for pile in range(colours):
            if height[pile] == BOTTOM or (pile == colour and not placed) or (likeliest >= 0 and pile != likeliest):
                continue
            if pile == colour:
                f = facts[colour]
                mine, stakes, held, wagers = f[0], f[1], f[4], f[5]
                if rank:
                    mine |= 1 << (rank - 1)
                    held ^= 1 << (rank - 1)
                else:
                    stakes += 1
                    wagers -= 1
                if f[10]:
                    held |= 1 << (f[10] - 1)
                else:
                    wagers += 1
                code(
                    sums,
                    row,
                    levels,
                    net,
                    mine,
                    stakes,
                    f[2],
                    f[3],
                    held,
                    wagers,
                    f[6],
                    f[7],
                    f[8],
                    f[9],
                    f[11],
                    piles[colour, height[colour] - 3],
                    left,
                )
                for head in range(heads + 1):
                    sums[head] += whole[head] - codes[colour, head] + fetched[head]
            else:
                for head in range(heads + 1):
                    sums[head] = put_heads[each, head] - codes[pile, head] + taken[pile, head] + fetched[head]
            worths[number] = now + put_gain[each] - price + (value_of(sums, net) if may_take else 0)
            turns[number, 0], turns[number, 1], turns[number, 2] = card, placed, pile
            number += 1
        if width and each == order[0] and number > 1:
            likeliest = turns[1 + np.argmax(worths[1:number]), 2]
    return number


@njit
def play_turn(cells, piles, height, state, seat, turn, card):
    """Play a turn; `card` is what the deck gives if it is drawn from."""
    if turn[0] >= 0:  # else the card has been put
        put(cells, piles, height, seat, turn[0], turn[1])
    if turn[2] >= 0:
        take(cells, piles, height, state, seat, turn[2])
    else:
        draw(cells, state, seat, card)


@njit
def quick_turn(cells, piles, height, state, colours, seat, net, turn):
    """The turn that the quick policy prefers (minds/card/linear.py), into `turn`."""
    f = np.zeros(12, np.int64)
    row = np.zeros(max(PUT_FACTS, DRAW_FACTS), np.int64)
    turns = min(state[0], state[1])
    most = -(1 << 60)
    for colour in range(colours):
        look(cells, piles, height, seat, colour, f)
        for rank in range(RANKS):
            bit = 1 << (rank - 1) if rank else 0
            if (rank == 0 and f[5] == 0) or (rank and f[4] & bit == 0):
                continue
            left = f[4] ^ bit
            for placed in range(2):
                if placed and (bit <= f[0] if rank else f[0] != 0):
                    continue
                put_facts(row, f[0], f[1], f[2], f[3], left, f[8], rank, placed, turns)
                score = (row[:PUT_FACTS] * net[5]).sum()
                if score > most:
                    most = score
                    turn[0], turn[1], turn[2] = colour * RANKS + rank, placed, -1
    most = 0
    put_colour, rank = turn[0] // RANKS, turn[0] % RANKS
    for colour in range(colours):
        if height[colour] == BOTTOM or (colour == put_colour and not turn[1]):
            continue
        look(cells, piles, height, seat, colour, f)
        mine, stakes, held = f[0], f[1], f[4]
        if colour == put_colour:
            if rank:
                mine |= 1 << (rank - 1)
                held ^= 1 << (rank - 1)
            else:
                stakes += 1
        draw_facts(row, mine, stakes, f[2], f[3], held, f[8], f[10], state[2], turns)
        score = (row[:DRAW_FACTS] * net[6]).sum()
        if score > most:
            most = score
            turn[2] = colour


@njit
def left_by(cells, piles, height, state, colours, seat, turn, net):
    """What the net says of the position that a turn leaves, without the price of a draw from a pile."""
    if (turn[2] < 0 and (state[0] <= 1 or state[1] <= 1)) or state[1] <= 1:
        put(cells, piles, height, seat, turn[0], turn[1])
        return lead_of(cells, seat, colours) * net[4][2]
    left = min(state[0], state[1])
    limit = state[1]
    sums, out = np.zeros(len(net[3]) + 1, np.int32), np.zeros(len(net[3]) + 1, np.int32)
    row, levels = np.zeros(SLOTS, np.int32), np.zeros(net[0].shape[1], np.int32)
    f = np.zeros(12, np.int64)
    put(cells, piles, height, seat, turn[0], turn[1])
    if turn[2] >= 0:
        take(cells, piles, height, state, seat, turn[2])
        rest_of(sums, net, min(state[0], limit - 1), colours, 0)
    else:
        rest_of(sums, net, left - 1, colours, 1)
    for colour in range(colours):
        look(cells, piles, height, seat, colour, f)
        code(out, row, levels, net, f[0], f[1], f[2], f[3], f[4], f[5], f[6], f[7], f[8], f[9], f[10], f[11], left)
        sums += out
    return lead_of(cells, seat, colours) * net[4][2] + value_of(sums, net)
