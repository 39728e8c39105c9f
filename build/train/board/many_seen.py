"""What the seat to move, and the critic, is told in each of very many matches of the board game (many.py).

The seat is told the same as the mind (lostcities/minds/board/policy.py); compiled to machine code.
"""

import numpy as np

from build.train.board.look import (
    PATH_FACTS,
    REST_FACTS,
    chips_worth,
    coarse,
    fill_rest,
    fill_row,
    missing_steps,
    rivals_worth,
    tell_path,
    tell_rest,
    turns_left,
)
from build.train.board.many import (
    AT,
    CLOSED,
    DISCARDS,
    DRAWING,
    EXPLORE,
    EXPLORING,
    LONG,
    MOVES,
    OWED,
    PHASE,
    PLACING,
    RESEARCHERS,
    SEAT,
    TAKE,
    Many,
    hoped_in,
    round_of,
)
from build.train.board.play import CARDS
from build.train.board.rounds import COUNT, LAST_STEP, PATHS, TAKES, TO_COME, VALUES, best_lead, fits, standing
from build.train.compiled import Bytes, Ints, njit
from build.train.policy.thrown import heaps_of
from lostcities.minds.board import facts as board_facts
from lostcities.minds.board import policy_facts

# What `describe_more` calls has to be compiled first; look.py has done so.
vars(policy_facts).update(fits=board_facts.fits)
describe_more = njit(policy_facts.describe_more)
describe_beside = njit(policy_facts.describe_beside)
promise = board_facts.promise

SLOTS, GLOBALS = policy_facts.SLOTS, policy_facts.GLOBALS
SOON = (2, 6, 12, CARDS)
"""Of how many of the deck's next cards the critic is told."""
HIDDEN = (2 + len(SOON)) * VALUES
"""What only the critic is told of a path: the hands of the next seat and of the others, then the coming cards. This is
not turned over even if the path is."""


@njit
def heap(copies: Ints) -> int:
    """Copies by value as one number (lostcities/minds/board/policy_facts.py)."""
    found = 0
    for value in range(VALUES):
        found |= copies[value] << 2 * value
    return found


@njit
def tell(many: Many, number: int, path: int, key: Ints) -> bool:
    """Fill `key` with the arguments of `describe` for a path and the seat to move; returns whether the path is turned
    over."""
    game, course = round_of(many, number), many.course[number]
    seat, hoped = course[SEAT], hoped_in(many, number)
    turns = turns_left(CARDS - course[AT], missing_steps(game), game.now[COUNT])
    worth = coarse(chips_worth(game, seat, hoped, 2) // 2)
    tell_path(game, seat, path, turns, worth, rivals_worth(game, seat, hoped), key)
    return bool(promise(key[3], key[4], key[5], key[6], key[7], key[8]) < 0)


@njit
def legal(many: Many, number: int, over: Ints, allowed: Bytes) -> None:
    """Mark the moves that are allowed (policy_facts.MOVES a path, then the deck's). `over`: which paths are turned."""
    allowed[:] = 0
    game, course = round_of(many, number), many.course[number]
    seat, phase = course[SEAT], course[PHASE]
    home = 0
    for path in range(PATHS):
        home += game.last[seat, path] < 0
    spare = game.researcher[seat] < 0
    allowed[PATHS * MOVES] = phase != PLACING
    for path in range(PATHS):
        moves = allowed[path * MOVES : (path + 1) * MOVES]
        if phase == EXPLORING:
            moves[EXPLORE] = 0 < game.step[seat, path] < LAST_STEP
        elif phase == DRAWING:
            moves[TAKE] = game.height[path] > 0 and path != course[CLOSED]
        else:
            begun = game.last[seat, path] >= 0
            for value in range(VALUES):
                if game.hold[seat, path, value]:
                    at = VALUES - 1 - value if over[path] else value
                    moves[DISCARDS + at] = 1
                    if begun:
                        moves[at] = fits(game, seat, path, value)
                    else:
                        moves[at] = not (spare and home == 1)
                        moves[RESEARCHERS + at] = spare


@njit
def look_match(many: Many, number: int, rows: Bytes, beside: Bytes, over: Ints) -> None:
    """Fill `rows` [path][slot] and `beside` [fact] with what the seat to move knows, and `over` [path] with 1 for each
    path that is turned over."""
    game, course, hoped = round_of(many, number), many.course[number], hoped_in(many, number)
    seats, seat, phase = game.now[COUNT], course[SEAT], course[PHASE]
    following = (seat + 1) % seats
    key, rest_key = np.zeros(PATH_FACTS, np.int64), np.zeros(REST_FACTS, np.int64)
    for path in range(PATHS):
        over[path] = tell(many, number, path, key)
        row, tall = rows[path], game.height[path]
        fill_row(row, key)
        lies, thrown, by_others = heaps_of(game.piles[path], many.by[number, path], tall, seat, following)
        describe_more(
            row, over[path] == 1, key[4], key[3], heap(game.hold[seat, path]), heap(game.seen[seat, path]), lies,
            thrown, by_others, game.piles[path, tall - 3] if tall > 2 else -1, key[14], key[15], key[16], phase,
            course[CLOSED] == path,
        )  # fmt: skip
    tell_rest(game, seat, CARDS - course[AT], phase == DRAWING, hoped, rest_key)
    fill_rest(beside, rest_key)
    far = standing(game, seat, hoped) - standing(game, following, hoped)
    describe_beside(beside, game.now[TAKES], best_lead(game, seat, hoped), far, course[OWED])


@njit
def look_hidden(many: Many, number: int, rows: Bytes) -> None:
    """Fill `rows` [path][HIDDEN] with what nobody at the table can know, for the critic."""
    now, course = many.now[number], many.course[number]
    cards = many.cards[number, LONG - 1 - now[TO_COME]]
    rows[:] = 0
    for ahead in range(1, now[COUNT]):
        first = 0 if ahead == 1 else VALUES
        for path in range(PATHS):
            held = many.hold[number, (course[SEAT] + ahead) % now[COUNT], path]
            for value in range(VALUES):
                rows[path, first + value] += held[value]
    begun = 0
    for group in range(len(SOON)):
        for place in range(course[AT] + begun, min(course[AT] + SOON[group], CARDS)):
            rows[cards[place] // VALUES, (2 + group) * VALUES + cards[place] % VALUES] += 1
        begun = SOON[group]


@njit
def look_all(many: Many, rows: Bytes, beside: Bytes, hidden: Bytes, allowed: Bytes, over: Ints) -> None:
    """The same for all matches, with the moves that are allowed."""
    for number in range(len(many.now)):
        look_match(many, number, rows[number], beside[number], over[number])
        look_hidden(many, number, hidden[number])
        legal(many, number, over[number], allowed[number])
