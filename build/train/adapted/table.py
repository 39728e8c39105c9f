"""The trainer's own two-deck adaptation: its rules, and what a seat is told of a suit, as machine code.

These are not the rules of the house (lostcities/games/adapted), which are readable and checked, but the same rules in
whole numbers, for speed; every training plays both in step (check.py). What the net is told of a suit comes from
lostcities/minds/adapted/facts.py, compiled; that file also explains what a heap is.
"""

from typing import NamedTuple

import numpy as np

from build.train.compiled import Ints, Row, njit
from lostcities.minds.adapted import facts as adapted_facts

worth = adapted_facts.worth = njit(inline="never")(adapted_facts.worth)
describe = njit(adapted_facts.describe)
describe_rest = njit(adapted_facts.describe_rest)
lacking = njit(adapted_facts.lacking)
steps_at_least = njit(adapted_facts.steps_at_least)

SUITS, HEIGHTS, FULL = adapted_facts.SUITS, adapted_facts.HEIGHTS, adapted_facts.FULL
CARDS = 2 * SUITS * HEIGHTS
EVERY = sum(2 << 2 * height for height in range(HEIGHTS))
"""The heap of all cards of a suit."""
HAND = 8
ASIDE = 30
"""Cards put aside unseen with two seats."""


Kept = tuple[int, int, int, int, int, int]
"""What `put` and `take` change of a suit."""
Turns = Ints
"""[number] -> Turn"""
Turn = Ints
"""(suit and height of the card, 1 if it is placed, the pile to take from or -1 for the deck)."""


class Round(NamedTuple):
    """A round in play, except for the deck and whose turn it is: arrays of whole numbers."""

    tops: Ints
    """[seat][suit] -> the height of the stack's top card, -1 without cards."""
    held: Ints
    """[seat][suit] -> the heap in the hand."""
    seen: Ints
    """[seat][suit] -> the heap that everybody saw the seat take."""
    lengths: Ints
    """The lengths of all stacks, seat after seat."""
    gone: Ints
    """[suit] -> the heap of what lies open."""
    piles: Ints
    """[suit][place] -> heights; only the lowest `tall` places are in use."""
    tall: Ints
    """[suit] -> cards of the pile."""
    ending: Ints
    """How many full stacks end the round, and 1 if only those of one seat count together."""


@njit
def new_round(seats: int) -> Round:
    """A round before it is dealt."""
    pairs = np.zeros((3, seats, SUITS), np.int64)
    suits = np.zeros((2, SUITS), np.int64)
    piles, ending = np.zeros((SUITS, 2 * HEIGHTS), np.int64), np.array([3, 0])
    pairs[0] = -1
    lengths = np.zeros(seats * SUITS, np.int64)
    return Round(pairs[0], pairs[1], pairs[2], lengths, suits[0], piles, suits[1], ending)


@njit
def put(game: Round, seat: int, suit: int, height: int, placed: int) -> None:
    """Place or discard a card of the hand."""
    bit = 1 << 2 * height
    game.held[seat, suit] -= bit
    if game.seen[seat, suit] >> 2 * height & 3:
        game.seen[seat, suit] -= bit
    game.gone[suit] += bit
    if placed:
        game.tops[seat, suit] = height
        game.lengths[seat * SUITS + suit] += 1
    else:
        game.piles[suit, game.tall[suit]] = height
        game.tall[suit] += 1


@njit
def take(game: Round, seat: int, suit: int) -> None:
    """Take the top of a pile."""
    game.tall[suit] -= 1
    bit = 1 << 2 * game.piles[suit, game.tall[suit]]
    game.held[seat, suit] += bit
    game.seen[seat, suit] += bit
    game.gone[suit] -= bit


@njit
def hold(game: Round, seat: int, card: int) -> None:
    """Put a card from the deck, suit * 13 + height, into the hand."""
    game.held[seat, card // HEIGHTS] += 1 << 2 * (card % HEIGHTS)


@njit
def kept(game: Round, seat: int, suit: int) -> Kept:
    """What `restore` needs."""
    return (
        game.tops[seat, suit], game.held[seat, suit], game.seen[seat, suit], game.lengths[seat * SUITS + suit],
        game.gone[suit], game.tall[suit],
    )  # fmt: skip


@njit
def restore(game: Round, seat: int, suit: int, before: Kept) -> None:
    """Undo a turn. What a pile holds above its top is never looked at, and a card taken is still there."""
    game.tops[seat, suit], game.held[seat, suit], game.seen[seat, suit] = before[0], before[1], before[2]
    game.lengths[seat * SUITS + suit], game.gone[suit], game.tall[suit] = before[3], before[4], before[5]


@njit
def lack(game: Round) -> int:
    """The fewest cards that would end the round; 0 if it is over."""
    return lacking(game.lengths, len(game.tops), game.ending[0], game.ending[1])


@njit
def need(game: Round) -> int:
    """The number of full stacks that would end the round."""
    most = 0
    count = 0
    for place in range(len(game.lengths)):
        if game.ending[1] and place % SUITS == 0:
            count = 0
        count += game.lengths[place] >= FULL
        most = max(most, count)
    return int(game.ending[0] - most)


@njit
def lead(game: Round, seat: int, rival: int) -> int:
    """By how many points `seat` would be ahead of `rival` if the round ended now."""
    points = 0
    for suit in range(SUITS):
        points += worth(game.lengths[seat * SUITS + suit]) - worth(game.lengths[rival * SUITS + suit])
    return points


@njit
def turns_of(game: Round, seat: int) -> Turns:
    """Every whole turn the seat could play: rows of suit, height, placed, and the pile to take from or -1."""
    turns = np.zeros((2 * HAND * (SUITS + 1), 4), np.int64)
    count = 0
    for suit in range(SUITS):
        for height in range(HEIGHTS):
            if game.held[seat, suit] >> 2 * height & 3:
                for placed in range(2):
                    if placed and height < game.tops[seat, suit]:
                        continue
                    for pile in range(-1, SUITS):
                        if pile < 0 or (game.tall[pile] and (pile != suit or placed)):
                            turns[count] = suit, height, placed, pile
                            count += 1
    return turns[:count]


@njit
def look(row: Row, game: Round, seat: int, rival: int, suit: int, late: int, near: int) -> None:
    """Describe one suit from the point of view of `seat` against `rival`."""
    unseen = EVERY - game.gone[suit] - game.held[seat, suit]
    open_to_others = 0
    others_cards = 0
    known_to_others = 0
    for other in range(len(game.tops)):
        if other == seat:
            continue
        seen = game.seen[other, suit]
        unseen -= seen
        if other == rival:
            continue
        floor = game.tops[other, suit]
        if floor >= 0:
            others_cards += game.lengths[other * SUITS + suit]
            for height in range(floor, HEIGHTS):
                open_to_others += 1 << 3 * height
        known_to_others += seen >> 2 * floor << 2 * floor if floor > 0 else seen
    tall = game.tall[suit]
    top = game.piles[suit, tall - 1] if tall > 0 else -1
    second = game.piles[suit, tall - 2] if tall > 1 else -1
    describe(
        row, game.tops[seat, suit], game.lengths[seat * SUITS + suit], game.tops[rival, suit],
        game.lengths[rival * SUITS + suit], game.held[seat, suit], game.seen[rival, suit], unseen, top, second,
        open_to_others, others_cards, known_to_others, late, near,
    )  # fmt: skip


@njit
def look_beside(row: Row, game: Round, seat: int, rival: int, left: int, unseen_card: int) -> None:
    """Describe what does not belong to any one suit; `left` cards are in the deck after the turn."""
    seats = len(game.tops)
    ahead = (rival - seat) % seats
    describe_rest(row, left, left // seats, lack(game), need(game), seats, ahead, game.ending[1], unseen_card)
