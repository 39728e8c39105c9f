"""What the trainer's player of the board game sees: the facts of a position, from the trainer's arrays.

They are the same as those of the mind's eye (lostcities/minds/board/eye.py), compiled to machine code.
"""

import numpy as np

from build.train.board.rounds import BOTH, COUNT, CROSSED, SHORT, TO_COME, Hoped, Round, best_lead, explorers
from build.train.compiled import Ints, Row, njit
from lostcities.minds.board import facts as board_facts
from lostcities.minds.board import rest as board_rest
from lostcities.minds.board import worth as board_worth
from lostcities.minds.board.facts import ARTIFACT, BRIDGE_STEP, CROSSINGS, LAST_STEP, PATHS, VALUES
from lostcities.minds.board.rest import NOBODY

for name in ("rival", "turned", "promise", "fits", "tell_column", "tell_tiles", "tell_rival", "tell_useless"):
    setattr(board_facts, name, njit(getattr(board_facts, name)))
rival = board_facts.rival
describe = njit(board_facts.describe)
describe_rest = njit(board_rest.describe_rest)
turns_left = njit(board_facts.turns_left)
coarse = njit(board_worth.coarse)

MOST_CHIPS = board_worth.MOST
PATH_FACTS, REST_FACTS = 21, 25
"""The lengths of the two kinds of key."""
Key = Ints
"""The arguments of a describing function, in order."""


@njit
def chips_worth(game: Round, seat: int, hoped: Hoped, more: int) -> int:
    """What that many more artifacts are worth to the seat."""
    chips = game.had[seat] + game.found[seat]
    return int(hoped[min(chips + more, MOST_CHIPS)] - hoped[min(chips, MOST_CHIPS)])


@njit
def rivals_worth(game: Round, seat: int, hoped: Hoped) -> int:
    """Roughly what an artifact is usually worth to the rivals of `seat`."""
    worth = 0
    for other in range(game.now[COUNT]):
        if other != seat:
            worth += chips_worth(game, other, hoped, 2)
    return coarse(worth // (2 * (game.now[COUNT] - 1)))


@njit
def bits(copies: Ints, least: int) -> int:
    """The set of values, one bit for each, that have that many copies."""
    values = 0
    for value in range(VALUES):
        if copies[value] >= least:
            values |= 1 << value
    return values


@njit
def rival_part(game: Round, other: int, path: int) -> int:
    """The facts of a rival on a path, in one number."""
    last, way = game.last[other, path], game.way[other, path]
    low = last if last >= 0 and way > 0 else 0
    high = last if last >= 0 and way < 0 else VALUES - 1
    doubled = 1 if game.researcher[other] == path else 0
    return rival(game.step[other, path], doubled, low, high, bits(game.seen[other, path], 1))


@njit
def tell_path(game: Round, seat: int, path: int, turns: int, worth: int, their_worth: int, key: Key) -> None:
    """Fill `key` with the arguments of `describe` for a path, from the point of view of `seat`."""
    unseen = 0
    unseen2 = 0
    for value in range(VALUES):
        left = 2 - game.gone[path, value] - game.hold[seat, path, value]
        for other in range(game.now[COUNT]):
            if other != seat:
                left -= game.seen[other, path, value]
        unseen |= (left > 0) << value
        unseen2 |= (left > 1) << value
    tiles = 0
    for step in range(1, LAST_STEP + 1):
        tiles |= game.tiles[path, step] << 3 * (step - 1)
    tall = game.height[path]
    key[0] = game.step[seat, path]
    key[1] = game.researcher[seat] == path
    key[2] = game.researcher[seat] < 0
    key[3] = game.way[seat, path]
    key[4] = game.last[seat, path]
    key[5] = bits(game.hold[seat, path], 1)
    key[6] = bits(game.hold[seat, path], 2)
    key[7] = unseen
    key[8] = unseen2
    key[9] = game.piles[path, tall - 1] if tall > 0 else -1
    key[10] = game.piles[path, tall - 2] if tall > 1 else -1
    key[11] = tiles
    key[12] = worth
    key[13] = their_worth
    for later in range(1, 4):
        there = later < game.now[COUNT]
        key[13 + later] = rival_part(game, (seat + later) % game.now[COUNT], path) if there else 0
    key[17] = game.now[CROSSED]
    key[18] = turns
    key[19] = game.now[COUNT]
    key[20] = game.now[BOTH]


@njit
def fill_row(row: Row, key: Key) -> None:
    describe(
        row, key[0], key[1], key[2], key[3], key[4], key[5], key[6], key[7], key[8], key[9], key[10], key[11],
        key[12], key[13], key[14], key[15], key[16], key[17], key[18], key[19], key[20],
    )  # fmt: skip


@njit
def missing_steps(game: Round) -> int:
    """How many steps the foremost explorers of all seats lack until the crossing that ends the expedition."""
    lacking = np.zeros(BRIDGE_STEP + 1, np.int64)
    for seat in range(game.now[COUNT]):
        for path in range(PATHS):
            step = game.step[seat, path]
            if step < BRIDGE_STEP:
                lacking[BRIDGE_STEP - step] += 1
    missing = 0
    open_ones = CROSSINGS - game.now[CROSSED]
    for lack in range(1, BRIDGE_STEP + 1):
        some = min(open_ones, lacking[lack])
        missing += some * lack
        open_ones -= some
    return missing


@njit
def tell_rest(game: Round, seat: int, left: int, unseen_card: int, hoped: Hoped, key: Key) -> None:
    """Fill `key` with the arguments of `describe_rest`."""
    seats = game.now[COUNT]
    key[7:11] = 0
    for other in range(seats):
        for path in range(PATHS):
            step = game.step[other, path]
            if step == BRIDGE_STEP - 1:
                key[7 + (other != seat)] += 1
            elif step == BRIDGE_STEP - 2:
                key[9 + (other != seat)] += 1
    key[0] = left
    key[1] = unseen_card
    key[2] = seats
    key[3] = game.now[BOTH]
    key[4] = game.now[TO_COME]
    key[5] = game.now[SHORT]
    key[6] = game.now[CROSSED]
    key[11] = missing_steps(game)
    key[12] = 0
    for path in range(PATHS):
        key[12] += game.step[seat, path] == 0
    key[13] = game.researcher[seat] < 0
    key[14] = 0
    for later in range(4):
        other = (seat + later) % seats
        key[15 + later] = game.points[other] + explorers(game, other) if later < seats else NOBODY
        if 0 < later < seats:
            key[14] += game.researcher[other] < 0
    for more in range(3):
        key[19 + more] = coarse(chips_worth(game, seat, hoped, more + 1) - chips_worth(game, seat, hoped, more))
    key[22] = rivals_worth(game, seat, hoped)
    key[23] = 0
    for path in range(PATHS):
        for step in range(1, LAST_STEP + 1):
            key[23] += game.tiles[path, step] == ARTIFACT
    key[24] = best_lead(game, seat, hoped) if game.now[TO_COME] == 0 else 0


@njit
def fill_rest(row: Row, key: Key) -> None:
    describe_rest(
        row, key[0], key[1], key[2], key[3], key[4], key[5], key[6], key[7], key[8], key[9], key[10], key[11],
        key[12], key[13], key[14], key[15], key[16], key[17], key[18], key[19], key[20], key[21], key[22], key[23],
        key[24],
    )  # fmt: skip
