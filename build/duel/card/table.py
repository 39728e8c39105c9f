"""A position of the card game for compiled code, and how it changes: lostcities/minds/card/position.py in arrays.

A position is four arrays, `cells` with that module's layout, `piles`, `height` and `state`, whose shapes stand beside
their kinds below. Nothing is checked.
"""

import numpy as np

from build.train.compiled import Ints, njit
from lostcities.minds.card import facts as card_facts
from lostcities.minds.card import position as card_position

COLOURS, NUMBERS, WAGERS = card_position.COLOURS, card_facts.NUMBERS, card_facts.WAGERS
RANKS, ALL, SEAT = card_position.RANKS, card_position.ALL, card_position.SEAT
MINE, STAKES, HELD = card_position.MINE, card_position.STAKES, card_position.HELD
WAGER, SEEN, SEEN_W = card_position.WAGER, card_position.SEEN, card_position.SEEN_W
GONE, GONE_W = card_position.GONE, card_position.GONE_W
CELLS = 14 * COLOURS
TALL = 80
"""The number of places in a pile."""
BOTTOM = len(card_position.NO_CARD)
HAND = 8
POINTS = np.array(card_position.POINTS)
"""[wagers][set of numbers] the worth of such an expedition."""
LATE = np.array(card_position.LATE)
"""[cards of the deck] how late in the round that is."""

Cells = Ints
"""[kind + SEAT * seat + colour] sets of numbers, one bit for each, and counts of wagers; the kinds are those above."""
Piles = Ints
"""[colour][place] ranks, 0 for a wager, above BOTTOM places of -1; what is above the top is never looked at."""
Height = Ints
"""[colour] how many places of its pile are taken, those at the bottom included."""
Counts = Ints
"""(cards of the deck, turns until the round is ended, draws from piles so far)."""
Facts = Ints
"""The facts of a colour, in the order of describe (minds/card/facts.py); their places are below."""
F_MINE, F_STAKES, F_THEIRS, F_THEIR_STAKES, F_HELD, F_WAGERS = range(6)
F_SEEN, F_SEEN_W, F_UNSEEN, F_UNSEEN_W, F_TOP, F_SECOND = range(6, 12)
FACTS = 12


@njit
def lead_of(cells: Cells, seat: int, colours: int) -> int:
    """By how many points the seat leads as the expeditions lie."""
    points = 0
    for colour in range(colours):
        own, other = SEAT * seat + colour, SEAT - SEAT * seat + colour
        points += POINTS[cells[STAKES + own], cells[MINE + own]] - POINTS[cells[STAKES + other], cells[MINE + other]]
    return points


@njit
def put(cells: Cells, piles: Piles, height: Height, seat: int, card: int, placed: int) -> None:
    """Place or discard a card of the hand."""
    colour, rank = card // RANKS, card % RANKS
    place = SEAT * seat + colour
    if rank:
        bit = 1 << (rank - 1)
        cells[HELD + place] ^= bit
        cells[SEEN + place] &= ~bit
        cells[GONE + colour] |= bit
        if placed:
            cells[MINE + place] |= bit
    else:
        cells[WAGER + place] -= 1
        if cells[SEEN_W + place] > 0:
            cells[SEEN_W + place] -= 1
        cells[GONE_W + colour] += 1
        cells[STAKES + place] += placed
    if not placed:
        piles[colour, height[colour]] = rank
        height[colour] += 1


@njit
def take(cells: Cells, piles: Piles, height: Height, state: Counts, seat: int, colour: int) -> None:
    """Draw the top of a pile."""
    height[colour] -= 1
    rank = piles[colour, height[colour]]
    place = SEAT * seat + colour
    if rank:
        bit = 1 << (rank - 1)
        cells[HELD + place] |= bit
        cells[SEEN + place] |= bit
        cells[GONE + colour] ^= bit
    else:
        cells[WAGER + place] += 1
        cells[SEEN_W + place] += 1
        cells[GONE_W + colour] -= 1
    state[2] += 1
    state[1] -= 1


@njit
def hold(cells: Cells, seat: int, card: int) -> None:
    """Put a card into the hand."""
    colour, rank = card // RANKS, card % RANKS
    if rank:
        cells[HELD + SEAT * seat + colour] |= 1 << (rank - 1)
    else:
        cells[WAGER + SEAT * seat + colour] += 1


@njit
def draw(cells: Cells, state: Counts, seat: int, card: int) -> None:
    """Draw that card from the deck."""
    hold(cells, seat, card)
    state[0] -= 1
    state[1] -= 1


@njit
def look(cells: Cells, piles: Piles, height: Height, seat: int, colour: int, facts: Facts) -> None:
    """The first twelve facts of a colour."""
    own, other = SEAT * seat + colour, SEAT - SEAT * seat + colour
    tall = height[colour]
    facts[0], facts[1], facts[2] = cells[MINE + own], cells[STAKES + own], cells[MINE + other]
    facts[3], facts[4], facts[5] = cells[STAKES + other], cells[HELD + own], cells[WAGER + own]
    facts[6], facts[7] = cells[SEEN + other], cells[SEEN_W + other]
    facts[8] = ALL ^ (cells[GONE + colour] | facts[4] | facts[6])
    facts[9] = WAGERS - cells[GONE_W + colour] - facts[5] - facts[7]
    facts[10], facts[11] = piles[colour, tall - 1], piles[colour, tall - 2]
