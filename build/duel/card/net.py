"""The card player's net for compiled code: the same whole numbers as lostcities/minds/card/net.py."""

from typing import NamedTuple

import numpy as np

from build.duel.card.table import (
    F_HELD,
    F_MINE,
    F_SECOND,
    F_SEEN,
    F_SEEN_W,
    F_STAKES,
    F_THEIR_STAKES,
    F_THEIRS,
    F_TOP,
    F_UNSEEN,
    F_UNSEEN_W,
    F_WAGERS,
    LATE,
    Facts,
)
from build.train.compiled import Ints, Ints32, njit
from lostcities.minds.card import facts as card_facts
from lostcities.minds.card import linear as card_linear
from lostcities.minds.card import net as card_net

SLOTS, OTHERS = card_facts.SLOTS, card_facts.OTHERS
PUT_FACTS, DRAW_FACTS = card_linear.PUT_FACTS, card_linear.DRAW_FACTS
CACHE = 1 << 15
"""How many colours' answers are cached."""
# What `describe` calls has to be compiled before `describe`.
worth = card_facts.worth = njit(card_facts.worth)
card_facts.describe_pile = njit(card_facts.describe_pile)
card_facts.describe_wagers = njit(card_facts.describe_wagers)
describe = njit(card_facts.describe)
describe_rest = njit(card_facts.describe_rest)


class CardNet(NamedTuple):
    """A net's whole numbers, those of a quick policy, and a cache of earlier answers."""

    first: Ints32
    """[slot][unit], with the weights of the straight sum as one more unit."""
    second: Ints32
    """[unit][head]"""
    others: Ints32
    """[fact][head]"""
    third: Ints
    """[head]"""
    line: int
    """What the straight sum is multiplied by."""
    blur: int
    """Bits of a head's level, and of the straight sum, that are dropped."""
    one: int
    """The value of a point in this net."""
    put_weights: Ints
    draw_weights: Ints
    """[fact] the quick policy's weights, all 0 if there is none."""
    keys: Ints
    """[place] -> (the facts in one number, how late it was) of the answer cached there."""
    kept: Ints32
    """[place] -> what that colour adds, in the form of `code`."""


def compiled_net(net: card_net.Net, policy: card_linear.Policy | None = None) -> CardNet:
    """The net and, if given, the policy for compiled code."""
    weights = net.weights
    first = np.array([*weights["first"], weights["line"]], np.int32).T.copy()
    second = np.array(weights["second"], np.int32).T.copy()
    others = (np.array(weights["others"], np.int32).T << net.bits["first"]).astype(np.int32).copy()
    third = np.array(weights["third"], np.int64)
    put_weights = policy.put_weights if policy else [0] * PUT_FACTS
    draw_weights = policy.draw_weights if policy else [0] * DRAW_FACTS
    keys, kept = np.full((CACHE, 2), -1, np.int64), np.zeros((CACHE, len(third) + 1), np.int32)
    return CardNet(
        first, second, others, third, net._line, net._blur, net.one, np.array(put_weights), np.array(draw_weights),
        keys, kept,
    )  # fmt: skip


@njit
def code(out: Ints32, row: Ints32, levels: Ints32, net: CardNet, facts: Facts, deck: int) -> None:
    """What one colour adds to every head (`out`, all but its last place) and to the straight sum (the last).

    `row` [slot] and `levels` [unit, one more for the straight sum] are working memory; `deck` belongs to the facts.
    """
    first, second, keys, kept = net.first, net.second, net.keys, net.kept
    mine, stakes, theirs, their_stakes = facts[F_MINE], facts[F_STAKES], facts[F_THEIRS], facts[F_THEIR_STAKES]
    held, wagers, seen, seen_w = facts[F_HELD], facts[F_WAGERS], facts[F_SEEN], facts[F_SEEN_W]
    unseen, unseen_w, top, second_card = facts[F_UNSEEN], facts[F_UNSEEN_W], facts[F_TOP], facts[F_SECOND]
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
def value_of(sums: Ints32, net: CardNet) -> int:
    """Net.value of sums laid out as in `code`."""
    third, blur = net.third, net.blur
    heads = len(third)
    total = 0
    for head in range(heads):
        if sums[head] > 0:
            total += (np.int64(sums[head]) >> blur) * third[head]
    return int(total + (sums[heads] * net.line >> blur))


@njit
def rest_of(out: Ints32, net: CardNet, left: int, colours: int, unseen_card: int) -> None:
    """What the facts beside the colours add to every head, in `out`, laid out as in `code`."""
    facts = np.zeros(OTHERS, np.int64)
    describe_rest(facts, left, colours, unseen_card)
    out[:] = 0
    for fact in range(OTHERS):
        if facts[fact]:
            for head in range(len(out) - 1):
                out[head] += net.others[fact, head]
