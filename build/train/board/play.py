"""Whole matches of self-play of the board game, compiled: what the trainer of the board game learns from.

Matches alternate between two, three and four seats, both variants, long and short; in a long one points, chips and the
right to begin carry over from one expedition to the next, as at the table.
"""

import numpy as np

from build.train.board.choose import UNIT, Choice, Desk, choose, final, perform
from build.train.board.look import (
    Key,
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
from build.train.board.rounds import (
    BOTH,
    COUNT,
    CROSSED,
    CROSSINGS,
    HAND,
    MOST_CHIPS,
    MOST_MOVES,
    PATHS,
    SEATS,
    SHORT,
    TAKES,
    TO_COME,
    VALUES,
    Hoped,
    Round,
    clear,
    explorers,
    lead,
)
from build.train.compiled import Bytes, Ints, njit
from build.train.value import Parts, Weights
from lostcities.games.board.options import OPTIONS, TILE_LAYOUT
from lostcities.games.board.text import SUITS, TILE_BAG
from lostcities.minds.board import worth as board_worth
from lostcities.minds.board.facts import ARTIFACT

LONGEST = 200
"""Turns after which an expedition of self-play ends as it is."""
REMOVED = 30
"""Cards put aside with two seats."""
CARDS = 2 * VALUES * PATHS
KINDS = np.array([tile if tile <= ARTIFACT else ARTIFACT + tile // 5 for tile in TILE_BAG])
PLACES = np.array([(path, step) for path, suit in enumerate(SUITS) for step in TILE_LAYOUT[suit]])
TABLE = tuple(next(option.default for option in OPTIONS if option.name == "large_table"))
COMPANIES = np.array([2, 3, 2, 4])
"""The numbers of seats of successive matches."""
Hopes = Ints
"""[seats][expeditions to come, 3 for the short game] -> Hoped"""


def all_hopes() -> Hopes:
    """The worth that artifacts promise in every kind of match."""
    hopes = np.zeros((SEATS + 1, 4, MOST_CHIPS + 1), np.int64)
    for seats in range(2, SEATS + 1):
        for to_come in range(3):
            hopes[seats, to_come] = board_worth.hopes(TABLE, seats, to_come)
        hopes[seats, 3] = board_worth.hopes(board_worth.SMALL_TABLE, seats, 0)
    return hopes


@njit
def seed_chance(seed: int) -> None:
    np.random.seed(seed)


@njit
def deal(game: Round, cards: Ints, kinds: Ints) -> int:
    """Shuffle and lay tiles and cards; returns the place of the deck's top card in `cards`, path * VALUES + value."""
    clear(game)
    np.random.shuffle(kinds)
    for number in range(len(kinds)):
        game.tiles[PLACES[number, 0], PLACES[number, 1]] = kinds[number]
    for place in range(CARDS):
        cards[place] = place // 2
    np.random.shuffle(cards)
    seats = game.now[COUNT]
    for place in range(seats * HAND):
        game.hold[place // HAND, cards[place] // VALUES, cards[place] % VALUES] += 1
    return int(seats * HAND + (REMOVED if seats == 2 else 0))


@njit
def write_down(
    game: Round, seat: int, left: int, unseen_card: int, hoped: Hoped, row: Bytes, others: Bytes, key: Key,
    rest_key: Key,
) -> None:  # fmt: skip
    """The facts of the position as its mover leaves it."""
    worth = coarse(chips_worth(game, seat, hoped, 2) // 2)
    their_worth = rivals_worth(game, seat, hoped)
    turns = turns_left(left + unseen_card, missing_steps(game), game.now[COUNT])
    for path in range(PATHS):
        tell_path(game, seat, path, turns, worth, their_worth, key)
        fill_row(row[path], key)
    tell_rest(game, seat, left, unseen_card, hoped, rest_key)
    fill_rest(others, rest_key)


@njit
def expedition(
    game: Round, starts: int, hoped: Hoped, net: Weights, thrift: float, chance: float, desk: Desk, cards: Ints,
    kinds: Ints, choice: Choice, memory: Parts, count: int, number: int,
) -> tuple[int, int, int]:  # fmt: skip
    """Play one expedition; its positions are written to `memory` from place `count` on, as those of round `number`.
    Returns the seat that played last and the new count."""
    rows, others, leads, rounds, gaps, ends = memory
    seats = game.now[COUNT]
    at = deal(game, cards, kinds)
    begun = count
    seat = starts
    turn = 0
    while True:
        deck = CARDS - at
        price = np.float32(thrift * game.now[TAKES] / UNIT)
        choose(game, seat, deck, hoped, net, price, chance, desk, choice)
        perform(game, seat, choice, desk.ways, desk.moves)
        turn += 1
        drawn = int(choice[3] < 0)
        if game.now[CROSSED] == CROSSINGS or (drawn and deck == 1) or turn == LONGEST:
            break
        left = deck - drawn
        write_down(game, seat, left, drawn, hoped, rows[count], others[count], desk.key, desk.rest_key)
        leads[count] = lead(game, seat, hoped) / UNIT
        rounds[count] = number
        gaps[count] = seats
        ends[count] = seat
        count += 1
        if drawn:
            game.hold[seat, cards[at] // VALUES, cards[at] % VALUES] += 1
            at += 1
        else:
            game.now[TAKES] += 1
        seat = (seat + 1) % seats
    for place in range(begun, count):
        ends[place] = final(game, int(ends[place]), hoped)
    return seat, count, turn


@njit
def play(
    first: int, matches: int, thrift: float, chance: float, hopes: Hopes, net: Weights, desk: Desk, game: Round,
    cards: Ints, kinds: Ints, memory: Parts, hauls: Ints, tells: Ints,
) -> int:  # fmt: skip
    """Play matches of the net against itself, from number `first` on. Returns the number of positions in `memory`.

    Counts in `hauls` [seats][artifacts] how many artifacts a seat gained in an expedition, and in `tells` [seats]:
    expeditions, their turns, the points of all seats, and the expeditions that five crossings ended.
    """
    choice = np.zeros(5 + MOST_MOVES, np.int64)
    count = 0
    number = 0
    for match in range(first, first + matches):
        seats = COMPANIES[match % len(COMPANIES)]
        game.now[COUNT] = seats
        game.now[BOTH] = match // 4 % 2
        game.now[SHORT] = match // 8 % 4 == 0
        long = 1 if game.now[SHORT] else 3
        game.points[:] = 0
        game.had[:] = 0
        starts = match // 32 % seats
        for each in range(long):
            game.now[TO_COME] = long - 1 - each
            hoped = hopes[seats, 3 if game.now[SHORT] else game.now[TO_COME]]
            before = game.points[:seats].sum()
            last, count, turns = expedition(
                game, starts, hoped, net, thrift, chance, desk, cards, kinds, choice, memory, count, number
            )
            number += 1
            starts = (last + 1) % seats
            for seat in range(seats):
                game.points[seat] = max(0, game.points[seat] + explorers(game, seat))
                game.had[seat] += game.found[seat]
                hauls[seats, game.found[seat]] += 1
            tells[seats, 0] += 1
            tells[seats, 1] += turns
            tells[seats, 2] += game.points[:seats].sum() - before
            tells[seats, 3] += game.now[CROSSED] == CROSSINGS
    return count
