"""What the learned player of the two-deck adaptation looks at: one suit of a position, as a row of small whole numbers.

A row is made from the eyes of one seat and against one rival; what the other rivals have in the suit is summed up, so
that one net serves any number of seats: it is asked once for every rival. The rows are all that the net is ever told,
so they must hold only what a seat knows. The functions here are used twice: by the mind as they stand, with lists, and,
compiled, by the trainer (build/train/adapted/), with arrays. That is why they keep to whole numbers, loops and plain
arguments. Whatever changes here makes trained weights worthless.

A card counts by its height in the suit, 0 to 12, whichever end the ace stands at. A heap of cards of one suit is a
whole number with two bits for each height: how many of the two copies are in it.
"""

from typing import Any

SUITS = 4
HEIGHTS = 13
FULL = 7
"""Cards of a stack that counts towards the end of the round."""
POINTS = (0, -10, -5, 0, 5, 10, 20, 30)
EACH_MORE = 10
COARSE = 5
"""Points for each unit in the row."""
NEVER = 99
"""Cards still lacking where no cards can end the round."""

LATE_STEPS = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 22)
"""Numbers of own turns still to come at which one more fact says how late it is."""
NEAR_STEPS = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15)
"""Numbers of cards lacking to the end of the round at which one more fact says how near that is."""
HOPE_STEPS = (1, 2, 3, 4, 5, 6, 8, 10, 13, 17)

# Where each group of facts begins in the row. Slot 0 is always 1.
MINE = 1  # the height of the seat's top card
THEIRS = MINE + HEIGHTS  # of the rival's
HELD = THEIRS + HEIGHTS  # cards in hand that may still be placed
FEED = HELD + HEIGHTS  # cards in hand that the rival could still place
KNOWN = FEED + HEIGHTS  # cards the rival is known to hold and may place
HOPE = KNOWN + HEIGHTS  # unseen cards that may still be placed
FEAR = HOPE + HEIGHTS  # unseen cards that the rival could still place
PILE = FEAR + HEIGHTS  # top of the pile for me, for the rival; the card below for me, for the rival: by height
OTHERS = PILE + 4 * HEIGHTS  # how many other rivals with a stack could place a card of that height
KNOWN_TO_OTHERS = OTHERS + HEIGHTS  # cards the other rivals are known to hold and may place
COUNTS = KNOWN_TO_OTHERS + HEIGHTS  # cards on the seat's stack, on the rival's, on the others' together
MOST = 10
REACH = COUNTS + 3 * MOST  # cards on the seat's stack with those in hand; on the rival's with those it is known to hold
FARTHEST = 13
DEAD = REACH + 2 * FARTHEST  # cards in hand that may no longer be placed
MOST_DEAD = 4
POOL = DEAD + MOST_DEAD  # unseen cards that may still be placed, for me and for the rival
LATE = POOL + 2 * len(HOPE_STEPS)
NEAR = LATE + len(LATE_STEPS)
SUMS = NEAR + len(NEAR_STEPS)  # four sums of points, coarsely
SLOTS = SUMS + 4

LEFT_STEPS = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 17, 20, 24, 28, 33, 38, 44, 50, 58, 66)
"""Cards of the deck."""
LACK_STEPS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 17, 21)
"""Cards lacking to the end of the round."""
ROUND_STEPS = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 17, 20, 24)
"""Own turns still to come."""
BESIDE = len(LEFT_STEPS) + len(LACK_STEPS) + len(ROUND_STEPS) + 9
"""Facts beside the suits (see describe_rest)."""


def describe(
    row: Any, my_top: int, my_cards: int, their_top: int, their_cards: int, hand: int, known: int, unseen: int,
    top: int, second: int, open_to_others: int, others_cards: int, known_to_others: int, late: int, near: int,
) -> None:  # fmt: skip
    """Fill `row`, which has SLOTS places, with the facts of one suit from the eyes of one seat against one rival.

    Tops are heights, -1 for none: of the seat's stack, the rival's, then the pile's upper two. `hand`, `known` (to be
    in the rival's hand), `unseen` and `known_to_others` are heaps. `open_to_others` has three bits for each height: how
    many of the other rivals have a stack of the suit on which such a card can go. `late` and `near` count steps passed.
    """
    for slot in range(SLOTS):
        row[slot] = 0
    row[0] = 1
    if my_top >= 0:
        row[MINE + my_top] = 1
    if their_top >= 0:
        row[THEIRS + their_top] = 1
    held = 0
    dead = 0
    threat = 0
    hope = 0
    fear = 0
    for height in range(HEIGHTS):
        in_hand = hand >> 2 * height & 3
        hidden = unseen >> 2 * height & 3
        if height >= my_top:
            row[HELD + height] = in_hand
            row[HOPE + height] = hidden
            held += in_hand
            hope += hidden
        else:
            dead += in_hand
        if height >= their_top:
            row[FEED + height] = in_hand
            row[FEAR + height] = hidden
            row[KNOWN + height] = known >> 2 * height & 3
            threat += known >> 2 * height & 3
            fear += hidden
        row[OTHERS + height] = open_to_others >> 3 * height & 7
        row[KNOWN_TO_OTHERS + height] = known_to_others >> 2 * height & 3
    if top >= 0:
        row[PILE + top] = int(top >= my_top)
        row[PILE + HEIGHTS + top] = int(top >= their_top)
    if second >= 0:
        row[PILE + 2 * HEIGHTS + second] = int(second >= my_top)
        row[PILE + 3 * HEIGHTS + second] = int(second >= their_top)
    for step in range(MOST):
        row[COUNTS + step] = int(my_cards > step)
        row[COUNTS + MOST + step] = int(their_cards > step)
        row[COUNTS + 2 * MOST + step] = int(others_cards > 2 * step)
    for step in range(FARTHEST):
        row[REACH + step] = int(my_cards + held > step)
        row[REACH + FARTHEST + step] = int(their_cards + threat > step)
    for step in range(MOST_DEAD):
        row[DEAD + step] = int(dead > step)
    for step in range(len(HOPE_STEPS)):
        row[POOL + step] = int(hope >= HOPE_STEPS[step])
        row[POOL + len(HOPE_STEPS) + step] = int(fear >= HOPE_STEPS[step])
    for step in range(len(LATE_STEPS)):
        row[LATE + step] = int(late > step)
    for step in range(len(NEAR_STEPS)):
        row[NEAR + step] = int(near > step)
    row[SUMS] = worth(my_cards) // COARSE
    row[SUMS + 1] = worth(their_cards) // COARSE
    row[SUMS + 2] = worth(my_cards + held) // COARSE
    row[SUMS + 3] = worth(their_cards + threat) // COARSE


def describe_rest(
    row: Any, deck: int, turns: int, lack: int, need: int, seats: int, ahead: int, alone: int, unseen_card: int
) -> None:
    """Fill `row`, which has BESIDE places, with the facts that belong to no one suit.

    `deck` is how many cards it holds after the turn, `turns` how many this seat will still have, `lack` and `need` how
    many cards and full stacks end the round, `ahead` how many seats on the rival sits, `alone` 1 if the stacks of one
    seat count, `unseen_card` 1 if the turn drew one.
    """
    for step in range(len(LEFT_STEPS)):
        row[step] = int(deck <= LEFT_STEPS[step])
    place = len(LEFT_STEPS)
    for step in range(len(LACK_STEPS)):
        row[place + step] = int(lack <= LACK_STEPS[step])
    place += len(LACK_STEPS)
    for step in range(len(ROUND_STEPS)):
        row[place + step] = int(turns <= ROUND_STEPS[step])
    place += len(ROUND_STEPS)
    row[place] = 1
    row[place + 1] = unseen_card
    row[place + 2] = int(seats > 2)
    row[place + 3] = int(seats > 3)
    row[place + 4] = int(ahead == 1)
    row[place + 5] = int(ahead == seats - 1)
    row[place + 6] = alone
    row[place + 7] = int(need > 1)
    row[place + 8] = int(need > 2)


def steps_at_least(steps: tuple[int, ...], number: int) -> int:
    """How many of the steps the number does not exceed: how late, or how near, as `describe` counts it."""
    passed = 0
    for step in steps:
        passed += number <= step
    return passed


def worth(cards: int) -> int:
    """The points of a stack of `cards` cards (rule 3.1)."""
    if cards > FULL:
        return POINTS[FULL] + EACH_MORE * (cards - FULL)
    return POINTS[cards]


def lacking(cards: Any, seats: int, need: int, alone: int) -> int:
    """How many cards, at the fewest, would bring the stacks to the end of the round; 0 if they are there.

    `cards` has the lengths of all stacks, seat after seat; `need` full stacks end the round, those of one seat if
    `alone` is 1. NEVER if there are not that many stacks.
    """
    fewest = NEVER
    for group in range(seats if alone else 1):
        first = group * SUITS
        last = first + SUITS if alone else seats * SUITS
        left = need
        for place in range(first, last):
            left -= cards[place] >= FULL
        total = 0
        for lack in range(1, FULL + 1):
            for place in range(first, last):
                if left > 0 and cards[place] == FULL - lack:
                    total += lack
                    left -= 1
        if left <= 0 and total < fewest:
            fewest = total
    return fewest
