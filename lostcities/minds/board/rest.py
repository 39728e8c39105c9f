"""What the learned player of the board game looks at beside the paths (facts.py): how near the end is, who stands
before a bridge, whose points are near the floor, what artifacts are worth, who leads in the last expedition.

As there: whole numbers, loops and plain arguments, since the trainer compiles these functions too.
"""

from typing import Any

from lostcities.minds.board.facts import CROSSINGS, PATHS

# Where each group of facts begins in the row. Place 0 is always 1.
LEFT = 1  # how few cards are left in the deck
LEFT_STEPS = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 17, 20, 24, 28, 33, 38, 44, 52, 60, 70, 80)
TAIL = LEFT + len(LEFT_STEPS)  # by which seat the deck would end
TABLE = TAIL + 4  # an unseen card drawn, three seats, four, both directions, one more expedition, two, the short game
BRIDGES = TABLE + 7  # explorers over bridges so far
READY = BRIDGES + CROSSINGS - 1  # own explorers before a bridge, rivals'; one step further back, rivals'
MOST_READY = 3
LAST_ONE = READY + 4 * MOST_READY  # one crossing ends it, and an own explorer, a rival's stands ready
MISSING = LAST_ONE + 2  # steps that the foremost explorers lack until the end
MISSING_STEPS = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20)
HOME = MISSING + len(MISSING_STEPS)  # own explorers at home
RESEARCHERS = HOME + PATHS + 1  # the own one at home, how many of the rivals'
RAW = RESEARCHERS + 2  # points and explorers added up before the floor; the same of rivals
RAW_STEPS = (-80, -60, -45, -30, -20, -10, 0, 10, 20, 30, 45, 60, 80, 120)
WORTHS = RAW + 2 * len(RAW_STEPS)  # what the next three artifacts are worth, what one is to rivals, how many lie
LEADS = WORTHS + 5  # in the last expedition: the lead on the best rival
LEAD_STEPS = (-120, -80, -60, -45, -30, -20, -10, -4, 0, 5, 11, 21, 31, 46, 61, 81, 121)
OTHERS = LEADS + len(LEAD_STEPS)

NOBODY = 1 << 20
"""The points of a seat that is not at the table."""


def describe_rest(
    row: Any, left: int, unseen_card: int, seats: int, both: int, to_come: int, short: int, crossed: int, ready: int,
    their_ready: int, near: int, their_near: int, missing: int, home: int, spare: int, their_spare: int, raw: int,
    next_raw: int, third_raw: int, fourth_raw: int, worth: int, worth2: int, worth3: int, their_worth: int,
    artifacts: int, lead: int,
) -> None:  # fmt: skip
    """Fill `row`, which has OTHERS places.

    `left`: the deck after the turn; `unseen_card`: 1 if one was drawn; `to_come`: expeditions after this one. `ready`
    and `near` count explorers on the step before a bridge and one further back, the seat's own and all rivals'. `raw`
    is what a seat's points and explorers come to; a seat that is not there has NOBODY. `worth`, `worth2`, `worth3` are
    those of the next three artifacts to the seat in COARSE points, `their_worth` a usual one's to rivals. `lead`: the
    seat's points as all stands, less the best rival's.
    """
    for place in range(OTHERS):
        row[place] = 0
    row[0] = 1
    for number in range(len(LEFT_STEPS)):
        row[LEFT + number] = int(left <= LEFT_STEPS[number])
    row[TAIL + left % seats] = 1
    row[TABLE] = unseen_card
    row[TABLE + 1] = int(seats == 3)
    row[TABLE + 2] = int(seats == 4)
    row[TABLE + 3] = both
    row[TABLE + 4] = int(to_come == 1)
    row[TABLE + 5] = int(to_come >= 2)
    row[TABLE + 6] = short
    for number in range(CROSSINGS - 1):
        row[BRIDGES + number] = int(crossed > number)
    for more in range(MOST_READY):
        row[READY + more] = int(ready > more)
        row[READY + MOST_READY + more] = int(their_ready > more)
        row[READY + 2 * MOST_READY + more] = int(near > more)
        row[READY + 3 * MOST_READY + more] = int(their_near > more)
    if crossed == CROSSINGS - 1:
        row[LAST_ONE] = int(ready > 0)
        row[LAST_ONE + 1] = int(their_ready > 0)
    for number in range(len(MISSING_STEPS)):
        row[MISSING + number] = int(missing <= MISSING_STEPS[number])
    row[HOME + home] = 1
    row[RESEARCHERS] = spare
    row[RESEARCHERS + 1] = their_spare
    for number in range(len(RAW_STEPS)):
        step = RAW_STEPS[number]
        row[RAW + number] = int(raw >= step)
        theirs = int(NOBODY > next_raw >= step) + int(NOBODY > third_raw >= step) + int(NOBODY > fourth_raw >= step)
        row[RAW + len(RAW_STEPS) + number] = theirs
    row[WORTHS] = worth
    row[WORTHS + 1] = worth2
    row[WORTHS + 2] = worth3
    row[WORTHS + 3] = their_worth
    row[WORTHS + 4] = artifacts
    if to_come == 0:
        for number in range(len(LEAD_STEPS)):
            row[LEADS + number] = int(lead >= LEAD_STEPS[number])
