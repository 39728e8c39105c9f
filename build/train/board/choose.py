"""How the trainer's player chooses: it looks at every whole turn and takes the one whose result the net likes best.

It chooses like the mind (lostcities/minds/board/searching.py), compiled to machine code; check.py plays both in step.
"""

from typing import NamedTuple

import numpy as np

from build.train.board.look import (
    PATH_FACTS,
    REST_FACTS,
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
    COUNT,
    CROSSED,
    DISCARD,
    HAND,
    MOST_MOVES,
    MOST_WAYS,
    PLACE,
    RESEARCHER,
    TO_COME,
    W_MOVES,
    WAY,
    Hoped,
    Moves,
    Round,
    Ways,
    discard,
    find_ways,
    fits,
    go,
    lead,
    place_card,
    share,
    take,
    undo,
)
from build.train.compiled import Floats, Ints, njit
from build.train.value import Weights, answer, encode, encode_rest
from lostcities.minds.board import eye as board_eye
from lostcities.minds.board.facts import CROSSINGS, PATHS, SLOTS, VALUES
from lostcities.minds.board.rest import OTHERS

UNIT_BITS = 5
UNIT = 2.0**UNIT_BITS
"""Points in one unit of the net's answer."""
BONUS = float(board_eye.BONUS)
"""Points that winning the match is worth besides the points themselves: it makes the last expedition about winning."""

MOST_CHOICES = HAND * (1 + 2 * MOST_WAYS)
NEVER = np.float32(-1e9)


Choice = Ints
"""A turn: (path, value, kind, the pile drawn from or -1 for the deck, the number of explorer moves, these moves)."""
Choices = Ints
"""[number] -> Choice"""


class Desk(NamedTuple):
    """Working memory, made once."""

    row: Ints
    rest_row: Ints
    key: Key
    rest_key: Key
    keys: Ints
    """[path] what the net was told of the path before the turn."""
    units: Floats
    parts: Floats
    """[path] what the path added then; [path + 5] the same with the top of its pile in hand."""
    now: Floats
    """The same for the result being looked at."""
    ends: Floats
    """What the facts beside the paths add: [0] after a draw from a pile, [1] after one from the deck."""
    sums: Floats
    ways: Ways
    moves: Moves
    draws: Floats
    """The values that `weigh_draws` found."""
    choices: Choices
    worths: Floats
    """The turns that `weigh` found."""


def new_desk(units: int, heads: int) -> Desk:
    """Working memory for a net of that many units and heads."""
    floats = np.float32
    return Desk(
        np.zeros(SLOTS, np.int64), np.zeros(OTHERS, np.int64), np.zeros(PATH_FACTS, np.int64),
        np.zeros(REST_FACTS, np.int64), np.zeros((PATHS, PATH_FACTS), np.int64), np.zeros(units, floats),
        np.zeros((2 * PATHS, heads + 1), floats), np.zeros((2 * PATHS, heads + 1), floats),
        np.zeros((2, heads + 1), floats), np.zeros(heads + 1, floats),
        np.zeros((MOST_WAYS, WAY), np.int64), np.zeros((MOST_WAYS, MOST_MOVES), np.int64),
        np.zeros(1 + PATHS, floats), np.zeros((MOST_CHOICES, 5 + MOST_MOVES), np.int64), np.zeros(MOST_CHOICES, floats),
    )  # fmt: skip


@njit
def final(game: Round, seat: int, hoped: Hoped) -> np.float32:
    """The result of the expedition for the seat, in units."""
    value = lead(game, seat, hoped)
    if game.now[TO_COME] == 0:
        value += BONUS * (share(game, seat, hoped) - 1 / game.now[COUNT])
    return np.float32(value / UNIT)


@njit
def look(game: Round, seat: int, deck: int, hoped: Hoped, net: Weights, desk: Desk, parts: Floats, first: bool) -> None:
    """Fill `parts` with what the paths add as things are: before the turn (`first`) all, else only what has changed."""
    worth = coarse(chips_worth(game, seat, hoped, 2) // 2)
    their_worth = rivals_worth(game, seat, hoped)
    turns = turns_left(deck, missing_steps(game), game.now[COUNT])
    for path in range(PATHS):
        tell_path(game, seat, path, turns, worth, their_worth, desk.key)
        same = not first
        for place in range(PATH_FACTS):
            if desk.key[place] != desk.keys[path, place]:
                same = False
                if first:
                    desk.keys[path, place] = desk.key[place]
        if same:
            parts[path] = desk.parts[path]
            parts[PATHS + path] = desk.parts[PATHS + path]
            continue
        fill_row(desk.row, desk.key)
        encode(desk.row, net, desk.units, parts[path])
        if game.height[path]:
            take(game, seat, path)
            tell_path(game, seat, path, turns, worth, their_worth, desk.key)
            value = game.piles[path, game.height[path]]
            game.hold[seat, path, value] -= 1
            game.seen[seat, path, value] -= 1
            game.gone[path, value] += 1
            game.height[path] += 1
            fill_row(desk.row, desk.key)
            encode(desk.row, net, desk.units, parts[PATHS + path])


@njit(fastmath=True)
def weigh_draws(
    game: Round, seat: int, deck: int, shut: int, hoped: Hoped, net: Weights, price: np.float32, at_random: bool,
    desk: Desk,
) -> None:  # fmt: skip
    """Fill `desk.draws` with the values of the ways to end the turn once everything is placed: draw from the deck, then
    from each pile; NEVER where that is impossible."""
    draws = desk.draws
    draws[:] = NEVER
    if game.now[CROSSED] == CROSSINGS:
        draws[0] = final(game, seat, hoped) + (np.float32(np.random.random()) if at_random else np.float32(0))
        return
    parts = desk.now
    look(game, seat, deck, hoped, net, desk, parts, False)
    whole = desk.sums
    now = np.float32(lead(game, seat, hoped) / UNIT)
    told = [False, False]
    for path in range(-1, PATHS):
        if path >= 0 and (game.height[path] == 0 or path == shut):
            continue
        if at_random:
            value = np.float32(np.random.random())
        elif path < 0 and deck == 1:
            value = final(game, seat, hoped)
        else:
            drawn = int(path < 0)
            if not told[drawn]:
                told[drawn] = True
                tell_rest(game, seat, deck - drawn, drawn, hoped, desk.rest_key)
                fill_rest(desk.rest_row, desk.rest_key)
                encode_rest(desk.rest_row, net, desk.ends[drawn])
            whole[:] = desk.ends[drawn]
            for each in range(PATHS):
                whole += parts[PATHS + each if each == path else each]
            value = now + answer(whole, net[3])
            if path >= 0:
                value -= price
        draws[1 + path] = value


@njit
def best_draw(
    game: Round, seat: int, deck: int, shut: int, hoped: Hoped, net: Weights, price: np.float32, at_random: bool,
    desk: Desk,
) -> tuple[np.float32, int]:  # fmt: skip
    """The best way to end the turn once everything is placed: (its value, the pile to draw from or -1 for the deck)."""
    weigh_draws(game, seat, deck, shut, hoped, net, price, at_random, desk)
    best = int(np.argmax(desk.draws))
    return desk.draws[best], best - 1


@njit
def note(choice: Choice, path: int, value: int, kind: int, pile: int, count: int) -> None:
    """Write down a turn, without its explorer moves."""
    choice[0] = path
    choice[1] = value
    choice[2] = kind
    choice[3] = pile
    choice[4] = count


@njit
def weigh(
    game: Round, seat: int, deck: int, hoped: Hoped, net: Weights, price: np.float32, at_random: bool, desk: Desk
) -> int:
    """Fill `desk.choices` with every way to place or discard a card, each with its best draw, and `desk.worths` with
    their values in units; returns how many. `price` is the cost of a draw from a pile. With `at_random` the values mean
    nothing."""
    look(game, seat, deck, hoped, net, desk, desk.parts, True)
    before = game.step[seat].copy()
    home = 0
    for each in range(PATHS):
        home += before[each] == 0
    found = 0
    for path in range(PATHS):
        for value in range(VALUES):
            if not game.hold[seat, path, value]:
                continue
            seen, gone = game.seen[seat, path, value], game.gone[path, value]
            last, way, researcher = game.last[seat, path], game.way[seat, path], game.researcher[seat]
            for kind in range(3):
                if kind and not fits(game, seat, path, value):
                    continue
                if kind == RESEARCHER and (last >= 0 or researcher >= 0):
                    continue
                if kind == PLACE and last < 0 and researcher < 0 and home == 1:
                    continue
                if kind == DISCARD:
                    discard(game, seat, path, value)
                    worth, pile = best_draw(game, seat, deck, path, hoped, net, price, at_random, desk)
                    game.height[path] -= 1
                    desk.worths[found] = worth
                    note(desk.choices[found], path, value, kind, pile, 0)
                    found += 1
                else:
                    place_card(game, seat, path, value, kind)
                    count = find_ways(game, seat, path, desk.ways, desk.moves)
                    for number in range(count):
                        go(game, seat, desk.ways[number])
                        worth, pile = best_draw(game, seat, deck, -1, hoped, net, price, at_random, desk)
                        undo(game, seat, desk.ways[number], before)
                        desk.worths[found] = worth
                        note(desk.choices[found], path, value, kind, pile, desk.ways[number, W_MOVES])
                        desk.choices[found, 5:] = desk.moves[number]
                        found += 1
                    game.last[seat, path], game.way[seat, path], game.researcher[seat] = last, way, researcher
                game.hold[seat, path, value] += 1
                game.seen[seat, path, value], game.gone[path, value] = seen, gone
    return found


@njit
def choose(
    game: Round, seat: int, deck: int, hoped: Hoped, net: Weights, price: np.float32, chance: float, desk: Desk,
    choice: Choice,
) -> np.float32:  # fmt: skip
    """Fill `choice` with the best turn: path, value, kind, pile (-1: deck), how many explorer moves, and those. Returns
    its value in units. `price` is the cost of a draw from a pile; `chance` is the chance of a random turn."""
    at_random = np.random.random() < chance
    found = weigh(game, seat, deck, hoped, net, price, at_random, desk)
    best = np.argmax(desk.worths[:found])
    choice[:] = desk.choices[best]
    worth: np.float32 = desk.worths[best]
    return worth


@njit
def perform(game: Round, seat: int, choice: Choice, ways: Ways, moves: Moves) -> None:
    """Play the chosen turn, except for a draw from the deck, which is left to the caller."""
    path, value, kind, pile, count = choice[0], choice[1], choice[2], choice[3], choice[4]
    if kind == DISCARD:
        discard(game, seat, path, value)
    else:
        place_card(game, seat, path, value, kind)
        for number in range(find_ways(game, seat, path, ways, moves)):
            if ways[number, W_MOVES] == count and np.all(moves[number, :count] == choice[5 : 5 + count]):
                go(game, seat, ways[number])
                break
    if pile >= 0:
        take(game, seat, pile)
