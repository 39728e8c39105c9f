"""Paired rounds of two compiled players (duel_search): every deal once from each seat."""

import duel_search
import duel_table as dt
import duel_turns
import numpy as np
from numba import njit

from lostcities.minds import card_habits

LIMIT = 400
"""Turns after which a round ends as it stands."""
LIKELY = card_habits.LIKELY
kind_of = njit(card_habits.kind_of)


@njit
def seed_chance(seed):
    np.random.seed(seed)


@njit
def deck_of(colours):
    cards = np.zeros(12 * colours, np.int64)
    for place in range(len(cards)):
        kind = place % 12
        cards[place] = place // 12 * dt.RANKS + (kind - 2 if kind > 2 else 0)
    return cards


@njit
def hidden_from(cells, seat, colours, hidden):
    """Fill `hidden` with the cards that the seat has seen nowhere, in the deck's order; returns how many."""
    count = 0
    for colour in range(colours):
        own, other = dt.SEAT * seat + colour, dt.SEAT - dt.SEAT * seat + colour
        for _ in range(dt.WAGERS - cells[dt.GONE_W + colour] - cells[dt.WAGER + own] - cells[dt.SEEN_W + other]):
            hidden[count] = colour * dt.RANKS
            count += 1
        bits = dt.ALL ^ (cells[dt.GONE + colour] | cells[dt.HELD + own] | cells[dt.SEEN + other])
        for number in range(dt.NUMBERS):
            if bits >> number & 1:
                hidden[count] = colour * dt.RANKS + number + 1
                count += 1
    return count


@njit
def imagine(cells, seat, hidden, deck, held, world, rest):
    """Fill `world` (the deck, then the rival's unseen cards) by chance; `held` [late][kind] is what a rival holds."""
    world[:] = hidden
    np.random.shuffle(world)
    if held[0, 0] < 0:
        return
    size = len(world) - deck
    count = left = 0
    late = dt.LATE[deck]
    for card in world:
        colour, rank = card // dt.RANKS, card % dt.RANKS
        own, other = dt.SEAT * seat + colour, dt.SEAT - dt.SEAT * seat + colour
        kind = kind_of(cells[dt.MINE + other], cells[dt.STAKES + other], cells[dt.MINE + own], rank)
        if count < size and np.random.random() * LIKELY < held[late, kind]:
            world[count] = card  # never ahead of the card that is looked at
            count += 1
        else:
            rest[left] = card
            left += 1
    while count < size:
        left -= 1
        world[count] = rest[left]
        count += 1
    for place in range(size):
        rest[left + place] = world[place]
    world[:] = rest[: left + size]


@njit
def seen_from(cells, seat):
    """The cards without what the seat cannot know of the other's hand."""
    seen = cells.copy()
    other = dt.SEAT - dt.SEAT * seat
    for colour in range(dt.COLOURS):
        seen[dt.HELD + other + colour] = cells[dt.SEEN + other + colour]
        seen[dt.WAGER + other + colour] = cells[dt.SEEN_W + other + colour]
    return seen


@njit
def deal(cards):
    """The round's arrays (see duel_search) after the deal: cells, piles, height, state."""
    cells = np.zeros(dt.CELLS, np.int64)
    piles = np.full((dt.COLOURS, dt.TALL), -1, np.int64)
    height = np.full(dt.COLOURS, dt.BOTTOM, np.int64)
    for place in range(2 * dt.HAND):
        dt.hold(cells, place // dt.HAND, cards[place])
    return cells, piles, height, np.array([len(cards) - 2 * dt.HAND, LIMIT, 0])


@njit
def choose(seen, piles, height, state, colours, seat, net, effort, plan, held, turn):
    """The turn that a player at `seat` chooses, into `turn`; `seen` are the cells as the seat sees them."""
    if plan[6]:  # card_expert.trials_for
        effort //= min(plan[3], state[0], state[1])
    if effort > 1:
        hidden, rest = np.zeros(80, np.int64), np.zeros(80, np.int64)
        count = hidden_from(seen, seat, colours, hidden)
        worlds = np.zeros((effort, count), np.int64)
        for world in worlds:
            imagine(seen, seat, hidden[:count], state[0], held, world, rest)
        duel_search.search(seen, piles, height, state, colours, seat, net, worlds, effort, plan, turn)
    else:
        worths, turns = np.zeros(300, np.int64), np.zeros((300, 3), np.int64)
        found = duel_turns.turns_of(seen, piles, height, state, colours, seat, net, 0, worths, turns)
        turn[:] = turns[np.argmax(worths[:found])]


@njit
def play_round(cards, colours, starts, first, nets, efforts, plans, helds):
    """A round with that deal, begun by seat `starts`; player `first` sits at seat 0. The rest is given by player.

    Returns seat 0's margin and the turns.
    """
    cells, piles, height, state = deal(cards)
    size = state[0]
    deck = cards[2 * dt.HAND :]
    seat = starts
    turn = np.zeros(3, np.int64)
    while state[0] > 0 and state[1] > 0:
        player = seat ^ first
        choose(
            seen_from(cells, seat), piles, height, state, colours, seat, nets[player], efforts[player], plans[player],
            helds[player], turn,
        )  # fmt: skip
        duel_turns.play_turn(cells, piles, height, state, seat, turn, deck, size)
        seat = 1 - seat
    return dt.lead_of(cells, 0, colours), LIMIT - state[1]


@njit
def duel(seed, colours, nets, efforts, plans, helds, margins, lengths):
    """One deal of player 0 against player 1 from both seats; fills, by seat of player 0, its `margins`, and `lengths`
    in turns."""
    cards = deck_of(colours)
    for first in range(2):
        np.random.seed(seed)
        np.random.shuffle(cards)
        margin, turns = play_round(cards, colours, 0, first, nets, efforts, plans, helds)
        margins[first] = -margin if first else margin
        lengths[first] = turns
