"""What the policy of the board game looks at: one path of one position, and what stands beside the paths.

The first facts of a path are those of the value net (facts.py); these come after them, and as there a path may be told
turned over, which turns its moves over too. What fills a row is used twice: by the mind as it stands, with lists, and,
compiled, by the trainer (build/train/board/), with arrays. Whatever changes here makes trained weights worthless.

A heap of cards of one path is a whole number with two bits for each value: how many of the two copies are in it.
"""

from typing import Any

from lostcities.minds.board.facts import LAST_STEP, VALUES, fits
from lostcities.minds.board.facts import SLOTS as FIRST
from lostcities.minds.board.rest import OTHERS

# Each of these groups counts cards by their value.
IDLE = FIRST  # in hand, that do not fit the seat's column
SHOWN = IDLE + VALUES  # in hand, that everybody saw the seat take
LIES = SHOWN + VALUES  # on the pile
THROWN = LIES + VALUES  # those of them that the next seat discarded
THROWN_BY_OTHERS = THROWN + VALUES  # and those that the seats after it discarded
THIRD = THROWN_BY_OTHERS + VALUES  # the third card of the pile, if it fits the seat's column
FITS = THIRD + VALUES  # whether such a card fits the next seat's column; how many of the seats after it
THEIR_STEP = FITS + 2 * VALUES  # where the next seat's explorer stands
EXPLORING = THEIR_STEP + LAST_STEP + 1  # whether an explorer is to be moved now; whether a card is to be drawn
SHUT = EXPLORING + 2  # whether the pile is closed to the drawer, who has just discarded on it
SLOTS = SHUT + 1

TAKE_STEPS = (1, 2, 3, 4, 6, 8, 9, 10, 12, 14, 17, 20, 25, 30, 40)
AHEAD_STEPS = (-120, -80, -60, -45, -30, -20, -10, 0, 10, 20, 30, 45, 60, 80, 120)
"""Points by which the seat is ahead of a rival."""
MOST_OWED = 3
CLOSE = OTHERS + len(TAKE_STEPS)  # how far the seat is ahead of the strongest of its rivals, and of the next seat
FAR = CLOSE + len(AHEAD_STEPS)
OWED = FAR + len(AHEAD_STEPS)  # how many explorer moves it may still make
GLOBALS = OWED + MOST_OWED

RESEARCHERS, DISCARDS, EXPLORE, TAKE = VALUES, 2 * VALUES, 3 * VALUES, 3 * VALUES + 1
MOVES = TAKE + 1
"""Moves that a path has: each value placed, placed with the researcher, discarded, its explorer moved, a draw from the
pile. One more is the deck's; while explorers are to be moved it declines."""
PLACING_NOW, EXPLORING_NOW, DRAWING_NOW = range(3)


def describe_more(
    row: Any, over: bool, last: int, way: int, hand: int, shown: int, lies: int, thrown: int, thrown_by_others: int,
    third_card: int, next_rival: int, third: int, fourth: int, phase: int, shut: int,
) -> None:  # fmt: skip
    """Fill the places of `row` from FIRST on, which has SLOTS in all, from the eyes of one seat.

    `over`: whether the path is told turned over. `last`, `way` and the rivals are as in `describe` (facts.py);
    `third_card` is the pile's third value from above, -1 for none; all others are heaps: of the hand and what of it
    everybody knows, of what lies on the pile and who discarded it.
    """
    for slot in range(FIRST, SLOTS):
        row[slot] = 0
    for value in range(VALUES):
        at = VALUES - 1 - value if over else value
        fitting = last < 0 or (value - last) * way >= 0
        if not fitting:
            row[IDLE + at] = hand >> 2 * value & 3
        row[SHOWN + at] = shown >> 2 * value & 3
        row[LIES + at] = lies >> 2 * value & 3
        row[THROWN + at] = thrown >> 2 * value & 3
        row[THROWN_BY_OTHERS + at] = thrown_by_others >> 2 * value & 3
        row[THIRD + at] = int(value == third_card and fitting)
        row[FITS + at] = int(fits(next_rival, value))
        row[FITS + VALUES + at] = int(fits(third, value)) + int(fits(fourth, value))
    row[THEIR_STEP + (next_rival >> 1 & 15)] = 1
    row[EXPLORING] = int(phase == EXPLORING_NOW)
    row[EXPLORING + 1] = int(phase == DRAWING_NOW)
    row[SHUT] = shut


def describe_beside(row: Any, takes: int, close: int, far: int, owed: int) -> None:
    """Fill the places of `row` from OTHERS on, which has GLOBALS in all; those before are rest.describe_rest's.

    `takes`: draws from piles in this expedition; `close` and `far`: points that the seat is ahead of its strongest
    rival and of the next seat; `owed`: explorer moves that it may still make.
    """
    for step in range(len(TAKE_STEPS)):
        row[OTHERS + step] = int(takes >= TAKE_STEPS[step])
    for step in range(len(AHEAD_STEPS)):
        row[CLOSE + step] = int(close >= AHEAD_STEPS[step])
        row[FAR + step] = int(far >= AHEAD_STEPS[step])
    for more in range(MOST_OWED):
        row[OWED + more] = int(owed > more)
