"""The card player's net for compiled code: the same whole numbers as lostcities/minds/card/net.py."""

import numpy as np
from numba import njit

from build.duel.card.table import LATE
from lostcities.minds.card import facts as card_facts
from lostcities.minds.card import linear as card_linear
from lostcities.minds.card import net as card_net

SLOTS, OTHERS = card_facts.SLOTS, card_facts.OTHERS
PUT_FACTS, DRAW_FACTS = card_linear.PUT_FACTS, card_linear.DRAW_FACTS
CACHE = 1 << 15
"""Colours' answers that are kept for the next asking."""
card_facts.worth = njit(inline="never")(getattr(card_facts.worth, "py_func", card_facts.worth))
describe = njit(card_facts.describe)
describe_rest = njit(card_facts.describe_rest)


def compiled_net(net: card_net.Net, policy: card_linear.Policy | None = None):
    """The net's whole numbers as arrays, its shifts and a quick policy's weights, all 0 where there is none.

    (first, second, others, third, (line, blur, one), of cards put, of draws, keys of what is kept, what is kept)
    """
    weights = net.weights
    first = np.array([*weights["first"], weights["line"]], np.int32).T.copy()
    second = np.array(weights["second"], np.int32).T.copy()
    others = (np.array(weights["others"], np.int32).T << net.bits["first"]).astype(np.int32).copy()
    third = np.array(weights["third"], np.int64)
    shifts = np.array([net._line, net._blur, net.one], np.int64)
    put_weights = policy.put_weights if policy else [0] * PUT_FACTS
    draw_weights = policy.draw_weights if policy else [0] * DRAW_FACTS
    keys, kept = np.full((CACHE, 2), -1, np.int64), np.zeros((CACHE, len(third) + 1), np.int32)
    return first, second, others, third, shifts, np.array(put_weights), np.array(draw_weights), keys, kept


@njit
def code(
    out, row, levels, net, mine, stakes, theirs, their_stakes, held, wagers, seen, seen_w, unseen, unseen_w, top,
    second_card, deck,
):  # fmt: skip
    """What one colour adds to every head (`out`, all but its last place) and to the straight sum (the last)."""
    first, second, keys, kept = net[0], net[1], net[7], net[8]
    key = (
        mine
        | theirs << 9
        | held << 18
        | seen << 27
        | unseen << 36
        | stakes << 45
        | their_stakes << 47
        | wagers << 49
        | seen_w << 51
        | unseen_w << 53
        | (top + 1) << 55
        | (second_card + 1) << 59
    )
    late = LATE[deck]
    place = ((key ^ late << 40) * 0x2545F4914F6CDD1D >> 40) & (CACHE - 1)
    if keys[place, 0] == key and keys[place, 1] == late:
        out[:] = kept[place]
        return
    describe(
        row, mine, stakes, theirs, their_stakes, held, wagers, seen, seen_w, unseen, unseen_w, top, second_card, deck
    )
    units, heads = second.shape
    levels[:] = 0
    for slot in range(SLOTS):
        fact = row[slot]
        if fact == 1:
            for unit in range(units + 1):
                levels[unit] += first[slot, unit]
        elif fact:
            fact32 = np.int32(fact)
            for unit in range(units + 1):
                levels[unit] += fact32 * first[slot, unit]
    out[:] = 0
    for unit in range(units):
        level = levels[unit]
        if level > 0:
            for head in range(heads):
                out[head] += level * second[unit, head]
    out[heads] = levels[units]
    keys[place, 0], keys[place, 1] = key, late
    kept[place] = out


@njit
def value_of(sums, net):
    """Net.value of sums that are laid out as `code` does."""
    third, shifts = net[3], net[4]
    heads = len(third)
    total = np.int64(0)
    for head in range(heads):
        if sums[head] > 0:
            total += (np.int64(sums[head]) >> shifts[1]) * third[head]
    return total + ((np.int64(sums[heads]) * shifts[0]) >> shifts[1])


@njit
def rest_of(out, net, left, colours, unseen_card):
    facts = np.zeros(OTHERS, np.int64)
    describe_rest(facts, left, colours, unseen_card)
    out[:] = 0
    for fact in range(OTHERS):
        if facts[fact]:
            for head in range(len(out) - 1):
                out[head] += net[2][fact, head]
