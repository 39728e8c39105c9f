"""What the policy of the two-deck adaptation looks at: one suit of one position, and what stands beside the suits.

The first facts of a suit are those of the value net against the seat that moves next (facts.py); these come after them.
As there, what fills a row is used twice: by the mind as it stands, with lists, and, compiled, by the trainer
(build/train/adapted/), with arrays. Whatever changes here makes trained weights worthless.
"""

from typing import Any

from lostcities.minds.adapted.facts import BESIDE, HEIGHTS
from lostcities.minds.adapted.facts import SLOTS as FIRST

# Each of these groups counts cards by their height.
IDLE = FIRST  # in hand, that no longer fit the seat's stack
SHOWN = IDLE + HEIGHTS  # in hand, that everybody saw the seat take
LIES = SHOWN + HEIGHTS  # on the pile
THROWN = LIES + HEIGHTS  # those of them that the next seat discarded
THROWN_BY_OTHERS = THROWN + HEIGHTS  # and those that the seats after it discarded
THIRD = THROWN_BY_OTHERS + HEIGHTS  # the third card of the pile, if I or the next seat could place it
DRAWING = THIRD + 2 * HEIGHTS  # whether a card is to be drawn now
SHUT = DRAWING + 1  # whether the pile is closed to the drawer, who has just discarded on it
SLOTS = SHUT + 1

TAKE_STEPS = (1, 2, 3, 4, 6, 8, 9, 10, 12, 14, 17, 20, 25, 30, 40)
LEAD_STEPS = (-80, -60, -45, -35, -25, -15, -10, -5, 0, 1, 6, 11, 16, 26, 36, 46, 61, 81)
"""Points of the match, as it stands, by which the seat is ahead of a rival."""
CLOSE = BESIDE + len(TAKE_STEPS)  # how far the seat is ahead of the strongest of its rivals, and of the next seat
FAR = CLOSE + len(LEAD_STEPS)
TO_COME = FAR + len(LEAD_STEPS)  # another round comes after this one, two
GLOBALS = TO_COME + 2

PUTS = 2 * HEIGHTS
MOVES = PUTS + 1
"""Moves that a suit has: each height placed, each discarded, a draw from the pile. One more is the deck's."""


def describe_more(
    row: Any, my_top: int, their_top: int, hand: int, shown: int, lies: int, thrown: int, thrown_by_others: int,
    third: int, drawing: int, shut: int,
) -> None:  # fmt: skip
    """Fill the places of `row` from FIRST on, which has SLOTS in all, from the eyes of one seat.

    Tops are heights, -1 for none, as is `third`, the pile's third card from above. All others are heaps (facts.py):
    of the hand and what of it everybody knows, of what lies on the pile and who discarded it.
    """
    for slot in range(FIRST, SLOTS):
        row[slot] = 0
    for height in range(HEIGHTS):
        if height < my_top:
            row[IDLE + height] = hand >> 2 * height & 3
        row[SHOWN + height] = shown >> 2 * height & 3
        row[LIES + height] = lies >> 2 * height & 3
        row[THROWN + height] = thrown >> 2 * height & 3
        row[THROWN_BY_OTHERS + height] = thrown_by_others >> 2 * height & 3
    if third >= 0:
        row[THIRD + third] = int(third >= my_top)
        row[THIRD + HEIGHTS + third] = int(third >= their_top)
    row[DRAWING] = drawing
    row[SHUT] = shut


def describe_beside(row: Any, takes: int, close: int, far: int, to_come: int) -> None:
    """Fill the places of `row` from BESIDE on, which has GLOBALS in all; those before are facts.describe_rest's.

    `takes`: draws from piles in this round; `close` and `far`: points of the match that the seat is ahead of its
    strongest rival and of the next seat; `to_come`: rounds after this one.
    """
    for step in range(len(TAKE_STEPS)):
        row[BESIDE + step] = int(takes >= TAKE_STEPS[step])
    for step in range(len(LEAD_STEPS)):
        row[CLOSE + step] = int(close >= LEAD_STEPS[step])
        row[FAR + step] = int(far >= LEAD_STEPS[step])
    row[TO_COME] = int(to_come > 0)
    row[TO_COME + 1] = int(to_come > 1)
