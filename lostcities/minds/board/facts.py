"""What the learned player of the board game looks at: one path of one position, as a row of small whole numbers.

The row is all that its net is ever told of a path (rest.py has the facts beside the paths), so it must hold only
what a seat knows. The functions here are used twice: by the mind as they stand, with lists, and, compiled, by the
trainer (build/train/board/), with arrays. That is why they keep to whole numbers, loops and plain arguments. Whatever
changes here makes trained weights worthless.

A path is always told as if it went up: one that goes down, or that promises more that way, is turned over (a 0 is told
as a 10). Sets of values are bit sets, bit v for the value v. A rival's part of a path is one number, see `rival`.
"""

from typing import Any

VALUES = 11
"""Card values 0 to 10 of a path, two copies of each."""
ALL = (1 << VALUES) - 1
LAST_STEP = 9
BRIDGE_STEP = 7
CROSSINGS = 5
PATHS = 5
COARSE = 5
"""Points for each unit in the rows."""
CLIP = 12
"""The worth of an artifact is told as no more than this, and as no less than minus a third of it."""

POINTS = (0, -20, -15, -10, 5, 10, 15, 30, 35, 50)
"""By step; 0 is an explorer still at home."""
ARROW, ARTIFACT = 1, 2
"""Kinds of tile in these facts; 3, 4 and 5 gain 5, 10 and 15 points, 0 is none."""

# Where each group of facts begins in a path's row. Slot 0 is always 1.
STEP = 1  # where the seat's explorer stands
DOUBLED = STEP + LAST_STEP + 1  # the same if it is the researcher
SPARE = DOUBLED + LAST_STEP + 1  # not begun, and the researcher at home
LAST = SPARE + 1  # the last card of the seat's column
HELD = LAST + VALUES  # values in hand that fit, and those of which both copies do
HOPE = HELD + 2 * VALUES  # unseen values that fit, and those of which both copies do
FIT = HOPE + 2 * VALUES  # how many cards in hand fit
MOST_FIT = 9
CHANCES = FIT + MOST_FIT  # how many unseen cards fit
CHANCE_STEPS = (1, 2, 3, 4, 6, 8, 11, 14, 18)
OPEN = CHANCES + len(CHANCE_STEPS)  # the column may still go either way; cards in hand, unseen ones for the other way
MOST_OTHER = 4
REACH = OPEN + 2 + MOST_OTHER  # the step that the cards in hand lead to
TOP = REACH + LAST_STEP + 1  # the top of the pile if it fits, the card below it
AHEAD = TOP + 2 * VALUES  # for each step ahead: an arrow, an artifact's worth, points
THEIRS = AHEAD + 3 * LAST_STEP  # how many rivals stand on each step, with how many researchers
ROOM = THEIRS + 2 * (LAST_STEP + 1)  # how many unseen cards fit rivals on the path
ROOM_STEPS = (1, 2, 4, 7, 11, 16)
KNOWN = ROOM + len(ROOM_STEPS)  # cards that rivals are known to hold and that fit theirs
MOST_KNOWN = 3
NEAR = KNOWN + MOST_KNOWN  # tiles on the next three steps of rivals
GIFT = NEAR + 9  # the top of the pile fits the next rival, others; the next one, others could begin with it
SPOIL = GIFT + 4  # cards in hand that do not fit but do fit a rival; that fit nobody on the path
MOST_SPOIL = 4
LATE = SPOIL + 2 * MOST_SPOIL  # how few own turns are left
TURN_STEPS = (1, 2, 3, 4, 5, 7, 9, 12, 16, 22)
CROSSED = LATE + len(TURN_STEPS)  # explorers over bridges so far
COMPANY = CROSSED + CROSSINGS - 1  # three seats, four seats, both directions
SUMS = COMPANY + 3  # points here, where the cards in hand lead, tiles until there, the rivals' points
SLOTS = SUMS + 4


def rival(step: int, doubled: int, low: int, high: int, known: int) -> int:
    """A rival's part of a path as one number, never 0: its explorer's step, whether that is the researcher, the least
    and the greatest value that fits its column (0 and 10 where it has none), the values it is known to hold there."""
    return 1 | step << 1 | doubled << 5 | low << 6 | high << 10 | known << 14


def turned(values: int) -> int:
    """A set of values as seen from the other end."""
    over = 0
    for value in range(VALUES):
        if values >> value & 1:
            over |= 1 << (VALUES - 1 - value)
    return over


def promise(way: int, last: int, held: int, held2: int, unseen: int, unseen2: int) -> int:
    """1 if a path is to be told as it is, -1 if turned over."""
    if way != 0:
        return way
    up = 0
    down = 0
    for value in range(VALUES):
        cards = 4 * ((held >> value & 1) + (held2 >> value & 1)) + (unseen >> value & 1) + (unseen2 >> value & 1)
        if last < 0:
            # Not begun: low cards are for going up, high ones for going down.
            up += cards * (VALUES - 1 - value)
            down += cards * value
        else:
            if value > last:
                up += cards
            if value < last:
                down += cards
    return -1 if down > up else 1


def turns_left(left: int, missing: int, seats: int) -> int:
    """About how many turns a seat still has, told coarsely: by the deck, or by the steps that the foremost explorers
    lack until the last crossing, if that comes first. It is one of TURN_STEPS, or more than the last."""
    turns = min(left // seats, missing * 3 // (2 * seats) + 1)
    for step in TURN_STEPS:
        if turns <= step:
            return step
    return TURN_STEPS[-1] + 1


def describe(
    row: Any, step: int, doubled: int, spare: int, way: int, last: int, held: int, held2: int, unseen: int,
    unseen2: int, top: int, second: int, tiles: int, worth: int, their_worth: int, next_rival: int, third: int,
    fourth: int, crossed: int, turns: int, seats: int, both: int,
) -> None:  # fmt: skip
    """Fill `row`, which has SLOTS places, with the facts of one path from the eyes of one seat.

    `way`: 1 for a column that goes up, -1 down, 0 still open; `last`: its last value, -1 if not begun. `held` and
    `unseen` are the values in hand and seen nowhere, `held2` and `unseen2` those of which there are two copies. `top`
    and `second` are the pile's upper two values, -1 for none. `tiles` has three bits for each step's kind, step one
    lowest. The worths of an artifact to the seat and its rivals are in COARSE points. `next_rival`, `third`, `fourth`
    are made by `rival`, in the order of play, 0 where there is no such seat. `turns`: see turns_left.
    """
    for slot in range(SLOTS):
        row[slot] = 0
    row[0] = 1
    row[STEP + step] = 1
    if doubled:
        row[DOUBLED + step] = 1
    if step == 0:
        row[SPARE] = spare
    tell_rival(row, next_rival, 0, unseen, unseen2, top, tiles, their_worth)
    tell_rival(row, third, 1, unseen, unseen2, top, tiles, their_worth)
    tell_rival(row, fourth, 1, unseen, unseen2, top, tiles, their_worth)
    tell_useless(row, way, last, held, held2, next_rival, third, fourth)
    if promise(way, last, held, held2, unseen, unseen2) < 0:
        held = turned(held)
        held2 = turned(held2)
        unseen = turned(unseen)
        unseen2 = turned(unseen2)
        last = VALUES - 1 - last if last >= 0 else -1
        top = VALUES - 1 - top if top >= 0 else -1
        second = VALUES - 1 - second if second >= 0 else -1
    reach = tell_column(row, step, way == 0, last, held, held2, unseen, unseen2)
    if top >= 0 and (top >= last or way == 0):
        row[TOP + top] = 1
    if second >= 0 and (second >= last or way == 0):
        row[TOP + VALUES + second] = 1
    tell_tiles(row, step, reach, tiles, worth)
    for number in range(len(TURN_STEPS)):
        row[LATE + number] = int(turns <= TURN_STEPS[number])
    for number in range(CROSSINGS - 1):
        row[CROSSED + number] = int(crossed > number)
    row[COMPANY] = int(seats == 3)
    row[COMPANY + 1] = int(seats == 4)
    row[COMPANY + 2] = both
    row[SUMS] = POINTS[step] * (1 + doubled) // COARSE
    row[SUMS + 1] = POINTS[reach] * (1 + doubled) // COARSE


def tell_column(
    row: Any, step: int, undecided: bool, last: int, held: int, held2: int, unseen: int, unseen2: int
) -> int:
    """Tell of the seat's column, which goes up or is told so, and of the cards for it. Returns the step that those in
    hand lead to."""
    if last >= 0:
        row[LAST + last] = 1
    fit = 0
    chances = 0
    other = 0
    other_chances = 0
    for value in range(VALUES):
        copies = (held >> value & 1) + (held2 >> value & 1)
        hidden = (unseen >> value & 1) + (unseen2 >> value & 1)
        if value >= last:
            row[HELD + value] = held >> value & 1
            row[HELD + VALUES + value] = held2 >> value & 1
            row[HOPE + value] = unseen >> value & 1
            row[HOPE + VALUES + value] = unseen2 >> value & 1
            fit += copies
            chances += hidden
        elif undecided:
            other += copies
            other_chances += hidden
    for more in range(MOST_FIT):
        row[FIT + more] = int(fit > more)
    for number in range(len(CHANCE_STEPS)):
        row[CHANCES + number] = int(chances >= CHANCE_STEPS[number])
    if undecided:
        row[OPEN] = 1
        row[OPEN + 1] = other_chances // 2
        for more in range(MOST_OTHER):
            row[OPEN + 2 + more] = int(other > more)
    reach = min(step + fit, LAST_STEP)
    row[REACH + reach] = 1
    return reach


def tell_tiles(row: Any, step: int, reach: int, tiles: int, worth: int) -> None:
    """Tell of the tiles ahead of the seat's explorer, and what those up to step `reach` gain together."""
    gained = 0
    for ahead in range(1, LAST_STEP - step + 1):
        kind = tiles >> 3 * (step + ahead - 1) & 7
        slot = AHEAD + 3 * (ahead - 1)
        gain = 0
        if kind == ARROW:
            row[slot] = 1
        elif kind == ARTIFACT:
            gain = worth
            row[slot + 1] = gain
        elif kind:
            gain = kind - ARTIFACT
            row[slot + 2] = gain
        if step + ahead <= reach:
            gained += gain
    row[SUMS + 2] = gained


def tell_rival(
    row: Any, rival: int, later: int, unseen: int, unseen2: int, top: int, tiles: int, their_worth: int
) -> None:
    """Add to `row` what a rival has on the path; `later` is 0 for the one who moves next, 1 for others."""
    if rival == 0:
        return
    step = rival >> 1 & 15
    low = rival >> 6 & 15
    high = rival >> 10 & 15
    row[THEIRS + step] += 1
    doubled = rival >> 5 & 1
    if doubled:
        row[THEIRS + LAST_STEP + 1 + step] += 1
    row[SUMS + 3] += POINTS[step] * (1 + doubled) // COARSE
    if step == 0:
        if top >= 0:
            row[GIFT + 2 + later] += 1
        return
    room = 0
    known = 0
    for value in range(low, high + 1):
        room += (unseen >> value & 1) + (unseen2 >> value & 1)
        known += rival >> (14 + value) & 1
    for number in range(len(ROOM_STEPS)):
        row[ROOM + number] += int(room >= ROOM_STEPS[number])
    for more in range(MOST_KNOWN):
        row[KNOWN + more] += int(known > more)
    if low <= top <= high:
        row[GIFT + later] += 1
    for ahead in range(1, min(3, LAST_STEP - step) + 1):
        kind = tiles >> 3 * (step + ahead - 1) & 7
        slot = NEAR + 3 * (ahead - 1)
        if kind == ARROW:
            row[slot] += 1
        elif kind == ARTIFACT:
            row[slot + 1] += their_worth
        elif kind:
            row[slot + 2] += kind - ARTIFACT


def tell_useless(
    row: Any, way: int, last: int, held: int, held2: int, next_rival: int, third: int, fourth: int
) -> None:
    """Tell how many cards in hand do not fit the seat's column: those that fit a rival's, and those that fit none."""
    spoil = 0
    safe = 0
    if last >= 0 and way != 0:
        for value in range(VALUES):
            copies = (held >> value & 1) + (held2 >> value & 1)
            if copies and (value - last) * way < 0:
                if fits(next_rival, value) or fits(third, value) or fits(fourth, value):
                    spoil += copies
                else:
                    safe += copies
    for more in range(MOST_SPOIL):
        row[SPOIL + more] = int(spoil > more)
        row[SPOIL + MOST_SPOIL + more] = int(safe > more)


def fits(rival: int, value: int) -> bool:
    """Whether a value fits a rival's column that is begun."""
    return rival >> 1 & 15 > 0 and rival >> 6 & 15 <= value <= rival >> 10 & 15
