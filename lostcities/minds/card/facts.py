"""What the learned player of the card game looks at: one colour of one position, as a row of small whole numbers.

The row is all that its net is ever told of a colour, so it must hold only what a seat knows. What fills a row is
used twice: by the mind as it stands, with lists, and, compiled, by the trainer (build/train/card/), with arrays. That
is why it keeps to whole numbers, loops and plain arguments. Whatever changes here makes trained weights worthless.

Sets of number cards are bit sets: bit 0 is the 2 of the colour, bit 8 the 10. A rank is 0 for a wager and r for r + 1.
"""

from typing import Any

NUMBERS = 9
"""Number cards of a colour."""
WAGERS = 3
"""Wagers of a colour."""
COST = 20
BONUS = 20
BONUS_CARDS = 8
COARSE = 8
"""Points for each unit in the row."""

# Where each group of facts begins in the row. Slot 0 is always 1.
MINE = 1  # numbers on the seat's expedition
THEIRS = MINE + NUMBERS  # numbers on the rival's
HELD = THEIRS + NUMBERS  # numbers in hand that may still be placed
FEED = HELD + NUMBERS  # numbers in hand that the rival could still place
KNOWN = FEED + NUMBERS  # numbers the rival is known to hold and may place
HOPE = KNOWN + NUMBERS  # unseen numbers that may still be placed
FEAR = HOPE + NUMBERS  # unseen numbers that the rival could still place
PILE = FEAR + NUMBERS  # top of the pile for me, for the rival; the card below for me, for the rival: by rank
PILES = 4
STAKES = PILE + PILES * (NUMBERS + 1)  # wagers of seven kinds, each as "one or more", "two or more", "three"
KINDS = 7
COUNTS = STAKES + KINDS * WAGERS  # cards on the seat's expedition, on the rival's, on the seat's with what is in hand
MOST = 10
LATE = COUNTS + 3 * MOST  # how few cards are left in the deck
DECK_STEPS = (2, 4, 6, 8, 11, 14, 18, 23, 30, 40)
SUMS = LATE + len(DECK_STEPS)  # eight sums of points, coarsely
SLOTS = SUMS + 8

LEFT_STEPS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 17, 20, 24, 28, 33, 38, 44)
OTHERS = len(LEFT_STEPS) + 3
"""Facts beside the colours: how few cards are left, whether six colours are in play, an unseen card drawn, and 1."""


def describe(
    row: Any, mine: int, stakes: int, theirs: int, their_stakes: int, hand: int, wagers: int, known: int,
    known_wagers: int, unseen: int, unseen_wagers: int, top: int, second: int, deck: int,
) -> None:  # fmt: skip
    """Fill `row`, which has SLOTS places, with the facts of one colour from the eyes of one seat.

    Bit sets and numbers of wagers come in pairs: the seat's expedition, the rival's, the hand, what the rival is known
    to hold, and what is seen nowhere. `top` and `second` are the ranks of the pile's upper two cards, -1 if none.
    """
    for slot in range(SLOTS):
        row[slot] = 0
    row[0] = 1
    floor = 0
    their_floor = 0
    for number in range(NUMBERS):
        if mine >> number & 1:
            floor = number + 1
        if theirs >> number & 1:
            their_floor = number + 1
    total = 0
    cards = stakes
    their_total = 0
    their_cards = their_stakes
    held_total = 0
    held_cards = 0
    hope = 0
    fear = 0
    feed = 0
    threat = 0
    for number in range(NUMBERS):
        value = number + 2
        if mine >> number & 1:
            row[MINE + number] = 1
            total += value
            cards += 1
        if theirs >> number & 1:
            row[THEIRS + number] = 1
            their_total += value
            their_cards += 1
        if number >= floor:
            if hand >> number & 1:
                row[HELD + number] = 1
                held_total += value
                held_cards += 1
            if unseen >> number & 1:
                row[HOPE + number] = 1
                hope += value
        if number >= their_floor:
            if hand >> number & 1:
                row[FEED + number] = 1
                feed += value
            if known >> number & 1:
                row[KNOWN + number] = 1
                threat += value
            if unseen >> number & 1:
                row[FEAR + number] = 1
                fear += value
    describe_pile(row, PILE, top, floor, their_floor)
    describe_pile(row, PILE + 2 * (NUMBERS + 1), second, floor, their_floor)
    more = wagers if floor == 0 else 0
    describe_wagers(row, stakes, their_stakes, wagers, known_wagers, unseen_wagers, floor, their_floor)
    for step in range(MOST):
        row[COUNTS + step] = int(cards > step)
        row[COUNTS + MOST + step] = int(their_cards > step)
        row[COUNTS + 2 * MOST + step] = int(cards + held_cards > step)
    for step in range(len(DECK_STEPS)):
        row[LATE + step] = int(deck <= DECK_STEPS[step])
    if cards:
        row[SUMS] = worth(total, stakes, cards) // COARSE
    if their_cards:
        row[SUMS + 1] = worth(their_total, their_stakes, their_cards) // COARSE
    if cards + held_cards:
        row[SUMS + 2] = worth(total + held_total, stakes + more, cards + held_cards + more) // COARSE
        row[SUMS + 3] = worth(total + held_total, stakes, cards + held_cards) // COARSE
    row[SUMS + 4] = hope * (1 + stakes) // COARSE
    row[SUMS + 5] = threat * (1 + their_stakes) // COARSE
    row[SUMS + 6] = fear * (1 + their_stakes) // COARSE
    row[SUMS + 7] = feed * (1 + their_stakes) // COARSE


def describe_pile(row: Any, slot: int, rank: int, floor: int, their_floor: int) -> None:
    """Mark a card of the pile, -1 for none, where it is of use to the seat and, a rank's places on, to the rival."""
    if rank > floor or rank == floor == 0:
        row[slot + rank] = 1
    if rank > their_floor or rank == their_floor == 0:
        row[slot + NUMBERS + 1 + rank] = 1


def describe_wagers(
    row: Any, stakes: int, their_stakes: int, wagers: int, known_wagers: int, unseen_wagers: int, floor: int,
    their_floor: int,
) -> None:  # fmt: skip
    """Fill in the wagers of seven kinds. In hand and unseen ones count where no number lies yet."""
    for step in range(WAGERS):
        slot = STAKES + step
        row[slot] = int(stakes > step)
        row[slot + WAGERS] = int(their_stakes > step)
        row[slot + 2 * WAGERS] = int(floor == 0 and wagers > step)
        row[slot + 4 * WAGERS] = int(floor == 0 and unseen_wagers > step)
        if their_floor == 0:
            row[slot + 3 * WAGERS] = int(wagers > step)
            row[slot + 5 * WAGERS] = int(known_wagers > step)
            row[slot + 6 * WAGERS] = int(unseen_wagers > step)


def describe_rest(row: Any, left: int, colours: int, unseen_card: int) -> None:
    """Fill `row`, which has OTHERS places. `left`: the deck after the turn; `unseen_card`: 1 if one was drawn."""
    for step in range(len(LEFT_STEPS)):
        row[step] = int(left <= LEFT_STEPS[step])
    row[OTHERS - 3] = int(colours == 6)
    row[OTHERS - 2] = unseen_card
    row[OTHERS - 1] = 1


def worth(total: int, stakes: int, cards: int) -> int:
    """What an expedition of these numbers, wagers and cards scores (rule 1.4)."""
    points = (total - COST) * (1 + stakes)
    if cards >= BONUS_CARDS:
        points += BONUS
    return points
