"""Whole rounds of the two-deck adaptation that a net plays against itself, as machine code.

A turn is a row of four: suit and height of the card, 1 if it is placed, and the pile to take from or -1 for the deck.
"""

import numpy as np

from build.train.adapted.table import (
    ASIDE,
    CARDS,
    HAND,
    SUITS,
    Round,
    Turn,
    Turns,
    hold,
    kept,
    lack,
    lead,
    look,
    look_beside,
    new_round,
    put,
    restore,
    steps_at_least,
    take,
    turns_of,
)
from build.train.compiled import Bytes, Floats, Ints, njit
from build.train.value import Weights, answer, encode, encode_rest
from lostcities.minds import standing
from lostcities.minds.adapted import facts as adapted_facts

chance_of = njit(standing.chance_of)

SLOTS, BESIDE = adapted_facts.SLOTS, adapted_facts.BESIDE
LATE_STEPS, NEAR_STEPS = adapted_facts.LATE_STEPS, adapted_facts.NEAR_STEPS
UNIT_BITS = 4
UNIT = 2.0**UNIT_BITS
"""Points in one unit of the net's answer."""
LONGEST = 220
"""Turns after which a round of self-play ends as it is."""
SPREAD = 40.0
"""Points: how wide a margin may still be overturned, with several rivals to beat."""


@njit
def margins(turns: Turns, game: Round, seat: int, rival: int, deck: int, net: Weights) -> Floats:
    """By turn: the final margin of `seat` over `rival` that the net expects after it, in the net's units."""
    heads, seats = len(net[3]), len(game.tops)
    late = steps_at_least(LATE_STEPS, (deck - 1) // seats)
    nears = len(NEAR_STEPS) + 1
    base = np.zeros((nears, SUITS, heads + 1), np.float32)
    taken = np.zeros((nears, SUITS, heads + 1), np.float32)
    ready = np.zeros(nears, np.bool_)
    row, facts = np.zeros(SLOTS, np.int64), np.zeros(BESIDE, np.int64)
    hidden = np.zeros(net[0].shape[1], np.float32)
    here, fetched, sums = np.zeros((3, heads + 1), np.float32)
    found = np.zeros(len(turns), np.float32)
    for place in range(len(turns)):
        suit, height, placed, pile = turns[place]
        own = seat * SUITS + suit
        game.lengths[own] += placed
        lacks = lack(game)
        game.lengths[own] -= placed
        near = steps_at_least(NEAR_STEPS, lacks)
        if not ready[near]:
            ready[near] = True
            survey(base[near], taken[near], game, seat, rival, late, near, net)
        before = kept(game, seat, suit)
        put(game, seat, suit, height, placed)
        found[place] = lead(game, seat, rival) / UNIT
        left = deck - (pile < 0)
        if pile < 0:
            # The first of the turns with this card.
            look(row, game, seat, rival, suit, late, near)
            encode(row, net, hidden, here)
        if lacks and left:
            look_beside(facts, game, seat, rival, left, int(pile < 0))
            encode_rest(facts, net, sums)
            for every in range(SUITS):
                if every != suit:
                    sums += taken[near, every] if every == pile else base[near, every]
            if pile == suit:
                take(game, seat, suit)
                look(row, game, seat, rival, suit, late, near)
                encode(row, net, hidden, fetched)
            sums += fetched if pile == suit else here
            found[place] += answer(sums, net[3])
        restore(game, seat, suit, before)
    return found


@njit
def survey(base: Floats, taken: Floats, game: Round, seat: int, rival: int, late: int, near: int, net: Weights) -> None:
    """What every suit contributes as it lies (`base`), and with the top of its pile in hand (`taken`)."""
    row, hidden = np.zeros(SLOTS, np.int64), np.zeros(net[0].shape[1], np.float32)
    for suit in range(SUITS):
        look(row, game, seat, rival, suit, late, near)
        encode(row, net, hidden, base[suit])
        if game.tall[suit]:
            before = kept(game, seat, suit)
            take(game, seat, suit)
            look(row, game, seat, rival, suit, late, near)
            encode(row, net, hidden, taken[suit])
            restore(game, seat, suit, before)


@njit
def choose(game: Round, seat: int, deck: int, price: float, net: Weights) -> Turn:
    """The turn that the net likes best. `price` is what taking from a pile costs, in the net's units.

    Of several rivals all have to be beaten.
    """
    turns = turns_of(game, seat)
    seats = len(game.tops)
    worths = np.ones(len(turns))
    for ahead in range(1, seats):
        found = margins(turns, game, seat, (seat + ahead) % seats, deck, net)
        for place in range(len(turns)):
            margin = found[place] - (price if turns[place, 3] >= 0 else 0)
            if seats == 2:
                worths[place] = margin
            else:
                worths[place] *= chance_of(margin * UNIT, SPREAD)
    best: Turn = turns[np.argmax(worths)]
    return best


@njit
def seed_chance(seed: int) -> None:
    np.random.seed(seed)


@njit
def play(
    number: int, seats: int, thrift: float, chance: float, net: Weights, count: int, rows: Bytes, others: Bytes,
    leads: Floats, rounds: Ints, gaps: Ints, ends: Floats,
) -> int:  # fmt: skip
    """Play one round of the net against itself with that many seats; some rounds have other rules for the end.

    Writes a position per turn, from place `count` on, as its mover leaves it, from the mover's point of view against
    one rival, the same all through the round: see Memory in build/train/value.py. `number` is the round's; `chance` is
    that of a random turn. Returns the next free place.
    """
    game = new_round(seats)
    game.ending[1] = np.random.random() < 0.1
    if np.random.random() < 0.15:
        game.ending[0] = np.random.randint(1, 7)
    cards = np.random.permutation(CARDS) // 2
    rivals = np.zeros(seats, np.int64)
    for seat in range(seats):
        rivals[seat] = (seat + np.random.randint(1, seats)) % seats
        for card in cards[seat * HAND : (seat + 1) * HAND]:
            hold(game, seat, card)
    at = seats * HAND + (ASIDE if seats == 2 else 0)
    seat = 0
    takes = 0
    begun = count
    while count - begun < LONGEST:
        deck = CARDS - at
        if np.random.random() < chance:
            turns = turns_of(game, seat)
            suit, height, placed, pile = turns[np.random.randint(len(turns))]
        else:
            suit, height, placed, pile = choose(game, seat, deck, thrift * takes / UNIT, net)
        put(game, seat, suit, height, placed)
        lacks, left = lack(game), deck - (pile < 0)
        if not lacks or not left:
            break
        if pile >= 0:
            take(game, seat, pile)
            takes += 1
        late, near = steps_at_least(LATE_STEPS, (deck - 1) // seats), steps_at_least(NEAR_STEPS, lacks)
        for every in range(SUITS):
            look(rows[count, every], game, seat, rivals[seat], every, late, near)
        look_beside(others[count], game, seat, rivals[seat], left, int(pile < 0))
        leads[count] = lead(game, seat, rivals[seat]) / UNIT
        rounds[count], gaps[count] = number, seats
        count += 1
        if pile < 0:
            hold(game, seat, cards[at])
            at += 1
        seat = (seat + 1) % seats
    for place in range(begun, count):
        mover = (place - begun) % seats
        ends[place] = lead(game, mover, rivals[mover]) / UNIT
    return count
