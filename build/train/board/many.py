"""Very many matches of the board game at once, each at its own decision, compiled to machine code.

The rules are those of rounds.py, taken half-move by half-move; added are the course of an expedition (whose decision,
and of which kind), who discarded what, the expeditions that follow, and new matches in place of those that end.
"""

from typing import NamedTuple

import numpy as np

from build.train.board.choose import BONUS
from build.train.board.play import CARDS, KINDS, PLACES, REMOVED, all_hopes
from build.train.board.rounds import (
    ARROW,
    ARTIFACT,
    BOTH,
    BRIDGE_STEP,
    COUNT,
    CROSSED,
    CROSSINGS,
    HAND,
    LAST_STEP,
    PATHS,
    PLACE,
    RESEARCHER,
    SEATS,
    SHORT,
    TAKES,
    TO_COME,
    VALUES,
    Hoped,
    Round,
    clear,
    discard,
    explorers,
    lead,
    place_card,
    share,
    take,
)
from build.train.compiled import Floats, Ints, njit
from lostcities.minds.board import policy_facts

MOVES = policy_facts.MOVES
RESEARCHERS, DISCARDS = policy_facts.RESEARCHERS, policy_facts.DISCARDS
EXPLORE, TAKE = policy_facts.EXPLORE, policy_facts.TAKE
PLACING, EXPLORING, DRAWING = policy_facts.PLACING_NOW, policy_facts.EXPLORING_NOW, policy_facts.DRAWING_NOW
HOPES = all_hopes()
UNIT = 50.0
"""Points in one unit of reward."""
PATIENCE = 8
"""How many draws from piles in an expedition are free."""
PRICE = 0.1
"""Points by which each further draw costs more than the one before: endless draws from piles win no expedition."""
LONGEST = 200
"""Turns after which an expedition ends as it is."""
LONG = 3
"""Expeditions of a match that is not short."""
SHORT_ONES, BOTH_WAYS = 0.25, 0.5
"""Shares of matches that are short, and of matches with paths that go both ways."""


class Many(NamedTuple):
    """Many matches in progress; [match] is the first index everywhere. Round (rounds.py) describes the other arrays."""

    hold: Ints
    seen: Ints
    gone: Ints
    last: Ints
    way: Ints
    step: Ints
    tiles: Ints
    piles: Ints
    height: Ints
    researcher: Ints
    points: Ints
    found: Ints
    had: Ints
    now: Ints
    by: Ints
    """[match][path][place] the seat that discarded the card."""
    cards: Ints
    """[match][expedition][place] the decks as they were shuffled; all hands first, and then what is put aside."""
    lays: Ints
    """[match][expedition][place] the kinds of tile, in the order of PLACES."""
    course: Ints
    """[match] (place of the deck's top, seat, what it is to decide, the path it may not draw from or -1, explorer moves
    owed, turns)."""


AT, SEAT, PHASE, CLOSED, OWED, TURNS = range(6)


def fresh(matches: int, seats: int) -> Many:
    """Matches not dealt yet (see `begin`)."""

    def zeros(*shape: int) -> Ints:
        return np.zeros((matches, *shape), np.int64)

    many = Many(
        zeros(SEATS, PATHS, VALUES), zeros(SEATS, PATHS, VALUES), zeros(PATHS, VALUES), zeros(SEATS, PATHS),
        zeros(SEATS, PATHS), zeros(SEATS, PATHS), zeros(PATHS, LAST_STEP + 1), zeros(PATHS, 2 * VALUES), zeros(PATHS),
        zeros(SEATS), zeros(SEATS), zeros(SEATS), zeros(SEATS), zeros(6), zeros(PATHS, 2 * VALUES),
        zeros(LONG, CARDS), zeros(LONG, len(KINDS)), zeros(6),
    )  # fmt: skip
    many.now[:, COUNT] = seats
    many.cards[:] = np.arange(CARDS) // 2
    many.lays[:] = KINDS
    return many


@njit
def round_of(many: Many, number: int) -> Round:
    """The current expedition of a match as a Round of rounds.py: changes to it change the one in `many`."""
    return Round(
        many.hold[number], many.seen[number], many.gone[number], many.last[number], many.way[number],
        many.step[number], many.tiles[number], many.piles[number], many.height[number], many.researcher[number],
        many.points[number], many.found[number], many.had[number], many.now[number],
    )  # fmt: skip


@njit
def hoped_in(many: Many, number: int) -> Hoped:
    """The worth that artifacts promise in that match."""
    now = many.now[number]
    hoped: Hoped = HOPES[now[COUNT], 3 if now[SHORT] else now[TO_COME]]
    return hoped


@njit
def deal(many: Many, number: int, seat: int) -> None:
    """Begin the next expedition with cards and tiles as they lie and that seat to move."""
    game, seats = round_of(many, number), many.now[number, COUNT]
    clear(game)
    expedition = LONG - 1 - game.now[TO_COME]
    for place in range(len(PLACES)):
        game.tiles[PLACES[place, 0], PLACES[place, 1]] = many.lays[number, expedition, place]
    for place in range(seats * HAND):
        card = many.cards[number, expedition, place]
        game.hold[place // HAND, card // VALUES, card % VALUES] += 1
    course = many.course[number]
    course[:] = 0
    course[AT], course[SEAT], course[CLOSED] = seats * HAND + (REMOVED if seats == 2 else 0), seat, -1


@njit
def shuffle(many: Many, number: int) -> None:
    """Shuffle the cards and tiles of a whole match."""
    for expedition in range(LONG):
        np.random.shuffle(many.cards[number, expedition])
        np.random.shuffle(many.lays[number, expedition])


@njit
def begin_match(many: Many, number: int, short: bool, both: bool, seat: int) -> None:
    """Begin a match with the cards as they lie."""
    now = many.now[number]
    now[SHORT], now[BOTH], now[TO_COME] = short, both, 0 if short else LONG - 1
    many.points[number] = 0
    many.had[number] = 0
    deal(many, number, seat)


@njit
def begin_anew(many: Many, number: int) -> None:
    """Begin a match of any kind."""
    shuffle(many, number)
    short, both = np.random.random() < SHORT_ONES, np.random.random() < BOTH_WAYS
    begin_match(many, number, short, both, np.random.randint(many.now[number, COUNT]))


@njit
def begin(many: Many) -> None:
    """Begin all matches."""
    for number in range(len(many.now)):
        begin_anew(many, number)


@njit
def seed_chance(seed: int) -> None:
    np.random.seed(seed)


@njit
def step_on(game: Round, course: Ints, path: int) -> None:
    """Move the mover's explorer on that path, and do what its tile says unless that ends the expedition."""
    seat = course[SEAT]
    game.step[seat, path] += 1
    step = game.step[seat, path]
    if step == BRIDGE_STEP:
        game.now[CROSSED] += 1
        if game.now[CROSSED] == CROSSINGS:
            course[OWED] = 0
            return
    kind = game.tiles[path, step]
    if kind == ARROW:
        course[OWED] += 1
    elif kind == ARTIFACT:
        game.found[seat] += 1
        game.tiles[path, step] = 0
    elif kind:
        game.points[seat] += 5 * (kind - ARTIFACT)


@njit
def go_on(game: Round, course: Ints) -> None:
    """Go on to the next explorer move owed, if any explorer can move at all, else to the draw."""
    movable = False
    for path in range(PATHS):
        movable = movable or 0 < game.step[course[SEAT], path] < LAST_STEP
    if course[OWED] and movable:
        course[PHASE] = EXPLORING
    else:
        course[OWED], course[PHASE] = 0, DRAWING


@njit
def play(many: Many, number: int, move: int, over: Ints) -> float:
    """Play a move that is allowed; returns what it costs the mover, in points. `over` is as `look` filled it."""
    game, course = round_of(many, number), many.course[number]
    seat, seats = course[SEAT], game.now[COUNT]
    path, kind = move // MOVES, move % MOVES
    if course[PHASE] == PLACING:
        value = kind % VALUES
        if over[path]:
            value = VALUES - 1 - value
        course[CLOSED] = -1
        if kind >= DISCARDS:
            discard(game, seat, path, value)
            many.by[number, path, game.height[path] - 1] = seat
            course[CLOSED], course[PHASE] = path, DRAWING
            return 0.0
        place_card(game, seat, path, value, RESEARCHER if kind >= RESEARCHERS else PLACE)
        if game.step[seat, path] == LAST_STEP:
            course[OWED] += 1
        else:
            step_on(game, course, path)
        go_on(game, course)
        return 0.0
    if course[PHASE] == EXPLORING:
        course[OWED] -= 1
        if path < PATHS:
            step_on(game, course, path)
        go_on(game, course)
        return 0.0
    cost = 0.0
    if path == PATHS:
        card = many.cards[number, LONG - 1 - game.now[TO_COME], course[AT]]
        game.hold[seat, card // VALUES, card % VALUES] += 1
        course[AT] += 1
    else:
        take(game, seat, path)
        game.now[TAKES] += 1
        cost = PRICE * max(0, game.now[TAKES] - PATIENCE)
    course[SEAT], course[PHASE], course[CLOSED] = (seat + 1) % seats, PLACING, -1
    course[TURNS] += 1
    return cost


@njit
def over_at(many: Many, number: int) -> bool:
    """Whether the expedition is over: through the last crossing, or a card drawn."""
    course = many.course[number]
    if many.now[number, CROSSED] == CROSSINGS:
        return True
    return bool(course[PHASE] == PLACING and (course[AT] == CARDS or course[TURNS] >= LONGEST))


@njit
def worth_of_end(game: Round, seat: int, hoped: Hoped) -> float:
    """What a finished expedition is worth to the seat, in points: its margin over the mean of its rivals in the match
    so far and, if the match is over, its share of the victory."""
    victory = 0.0 if game.now[TO_COME] else BONUS * (share(game, seat, hoped) - 1 / game.now[COUNT])
    return lead(game, seat, hoped) + victory


@njit
def to_next(many: Many, number: int) -> bool:
    """Settle a finished expedition and begin the next one; False if it was the last."""
    game, last = round_of(many, number), many.course[number, SEAT]
    seats = game.now[COUNT]
    if many.course[number, PHASE] == PLACING:
        last = (last - 1) % seats
    for seat in range(seats):
        game.points[seat] = max(0, game.points[seat] + explorers(game, seat))
        game.had[seat] += game.found[seat]
    game.step[:], game.researcher[:], game.found[:] = 0, -1, 0
    if game.now[TO_COME] == 0:
        return False
    game.now[TO_COME] -= 1
    deal(many, number, (last + 1) % seats)
    return True


@njit
def play_all(many: Many, moves: Ints, over: Ints, rewards: Floats, signs: Floats, ends: Floats, told: Floats) -> None:
    """Play a move in every match, and begin the next expedition or another match where one ends.

    Writes what each move gained its mover, in UNITs; whether the next decision is the mover's (1), another seat's (-1)
    or another expedition's (0); and in `ends` [match][seat] the result of a finished expedition for each seat. Adds to
    `told`: expeditions ended, their turns, draws from piles.
    """
    for number in range(len(many.now)):
        game, course, hoped = round_of(many, number), many.course[number], hoped_in(many, number)
        seat, drew = course[SEAT], course[PHASE] == DRAWING
        rewards[number] = -play(many, number, moves[number], over[number]) / UNIT
        signs[number] = -1.0 if drew else 1.0
        if over_at(many, number):
            for every in range(game.now[COUNT]):
                ends[number, every] = worth_of_end(game, every, hoped) / UNIT
            rewards[number] += ends[number, seat]
            signs[number] = 0.0
            told[0] += 1
            told[1] += course[TURNS]
            told[2] += game.now[TAKES]
            if not to_next(many, number):
                begin_anew(many, number)


@njit
def begin_groups(many: Many) -> None:
    """Begin all matches, long ones by the usual rules, in groups of as many as there are seats, with the same cards and
    tiles; seat 0 begins."""
    for number in range(len(many.now)):
        if number % many.now[number, COUNT]:
            many.cards[number] = many.cards[number - 1]
            many.lays[number] = many.lays[number - 1]
        else:
            shuffle(many, number)
        begin_match(many, number, False, False, 0)


@njit
def play_on(many: Many, moves: Ints, over: Ints, done: Ints, leads: Floats, wins: Floats) -> int:
    """Play a move in every match that is not `done`. If that ends it, write by how much the measured seat (a different
    one in each match of a group) is ahead of the mean of its rivals, and its share of the victory. Returns how many go
    on.
    """
    left = 0
    for number in range(len(many.now)):
        if done[number]:
            continue
        play(many, number, moves[number], over[number])
        if over_at(many, number):
            game, hoped = round_of(many, number), hoped_in(many, number)
            seat = number % game.now[COUNT]
            leads[number], wins[number] = lead(game, seat, hoped), share(game, seat, hoped)
            done[number] = not to_next(many, number)
        left += not done[number]
    return left
