"""What the policy of the card game looks at: one colour of one position, and what stands beside the colours.

The first facts of a colour are those of the value net (facts.py); these come after them. As there, what fills a row is
used twice: by the mind as it stands, with lists, and, compiled, by the trainer (build/train/card/), with arrays.
Whatever changes here makes trained weights worthless.
"""

from typing import Any

from lostcities.minds.card.facts import NUMBERS, OTHERS, WAGERS, describe_pile, describe_rest
from lostcities.minds.card.facts import SLOTS as FIRST

IDLE = FIRST  # numbers in hand that no longer fit the seat's expedition
LIES = IDLE + NUMBERS  # numbers that lie on the pile
THROWN = LIES + NUMBERS  # those of them that the rival discarded
LIES_W = THROWN + NUMBERS  # wagers of three kinds, as in facts.py: on the pile, discarded there by the rival, in hand
THIRD = LIES_W + 3 * WAGERS  # the third card of the pile for me, for the rival: by rank
DRAWING = THIRD + 2 * (NUMBERS + 1)  # whether a card is to be drawn now
SHUT = DRAWING + 1  # whether the pile is closed to the drawer, who has just discarded on it
SLOTS = SHUT + 1

TAKE_STEPS = (1, 2, 3, 4, 6, 8, 9, 10, 12, 14, 17, 20, 25, 30, 40)
SEEN_STEPS = 8
HERE = OTHERS
"""Where the facts beside the colours begin that describe_rest does not fill."""
GLOBALS = HERE + len(TAKE_STEPS) + SEEN_STEPS

PUTS = 2 * (NUMBERS + 1)
MOVES = PUTS + 1
"""Moves that a colour has: each rank placed, each rank discarded, a draw from the pile. One more is the deck's."""


def describe_more(
    row: Any, mine: int, theirs: int, hand: int, wagers: int, lies: int, lies_w: int, thrown: int, thrown_w: int,
    third: int, drawing: int, shut: int,
) -> None:  # fmt: skip
    """Fill the places of `row` from FIRST on, which has SLOTS in all, from the eyes of one seat.

    `mine` and `theirs` are the sets of numbers on both expeditions. `lies` and `lies_w` are what is on the pile,
    `thrown` and `thrown_w` what of it the rival discarded, `third` the rank of its third card from above, -1 for none.
    """
    for slot in range(FIRST, SLOTS):
        row[slot] = 0
    floor = 0
    their_floor = 0
    for number in range(NUMBERS):
        if mine >> number & 1:
            floor = number + 1
        if theirs >> number & 1:
            their_floor = number + 1
    for number in range(NUMBERS):
        if number < floor:
            row[IDLE + number] = hand >> number & 1
        row[LIES + number] = lies >> number & 1
        row[THROWN + number] = thrown >> number & 1
    for step in range(WAGERS):
        row[LIES_W + step] = int(lies_w > step)
        row[LIES_W + WAGERS + step] = int(thrown_w > step)
        row[LIES_W + 2 * WAGERS + step] = int(wagers > step)
    describe_pile(row, THIRD, third, floor, their_floor)
    row[DRAWING] = drawing
    row[SHUT] = shut


def describe_beside(row: Any, left: int, colours: int, drawing: int, takes: int, seen: int) -> None:
    """Fill `row`, which has GLOBALS places. `takes`: draws from piles in this round; `seen`: cards known of the rival.

    `left` are the turns that are left, by the deck or the limit.
    """
    describe_rest(row, left, colours, drawing)
    for step in range(len(TAKE_STEPS)):
        row[HERE + step] = int(takes >= TAKE_STEPS[step])
    for step in range(SEEN_STEPS):
        row[HERE + len(TAKE_STEPS) + step] = int(seen > step)
