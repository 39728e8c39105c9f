"""The trainer's own board game: whole expeditions as arrays, and what their turns do, compiled to machine code.

These are not the rules of the house (lostcities/games/board), which are readable and checked, but the same rules 2.2 to
2.9 with the default options, both directions and any number of seats, for speed. Every training ends by playing both in
step (check.py). What the net is told comes from lostcities/minds/board/facts.py and rest.py, compiled.
"""

from typing import NamedTuple

import numpy as np

from build.train.compiled import Ints, njit
from lostcities.minds.board import facts as board_facts
from lostcities.minds.board import worth as board_worth

VALUES, PATHS, LAST_STEP = board_facts.VALUES, board_facts.PATHS, board_facts.LAST_STEP
BRIDGE_STEP, CROSSINGS = board_facts.BRIDGE_STEP, board_facts.CROSSINGS
ARROW, ARTIFACT = board_facts.ARROW, board_facts.ARTIFACT
POINTS = np.array(board_facts.POINTS)
HAND = 8
SEATS = 4
MOST_CHIPS = board_worth.MOST

# Places of `Round.now`.
COUNT, BOTH, TO_COME, SHORT, CROSSED, TAKES = range(6)
"""Seats, both directions, expeditions to come, the short game, explorers over bridges, pile draws so far."""

# Kinds of placing.
DISCARD, PLACE, RESEARCHER = range(3)

# A way to finish a placing: steps of the seat's explorers, what was gained, moves owed, and the moves that led here.
W_FOUND, W_POINTS, W_CROSSED, W_TAKEN, W_OWED, W_MOVES = range(PATHS, PATHS + 6)
WAY = PATHS + 6
MOST_MOVES = 24
MOST_WAYS = 160
"""The most ways that are looked at: once in a great while, arrows upon arrows make thousands."""
DECLINED = PATHS


Hoped = Ints
"""[chips] the points that this many artifacts promise."""
Way = Ints
"""A way to finish a placing, indexed by the W_ above; the first places are the steps of the seat's explorers."""
Ways = Ints
"""[way] -> Way"""
Moves = Ints
"""[way][move] the paths of the explorer moves that led to it, DECLINED for one that was declined."""


class Round(NamedTuple):
    """An expedition. Arrays are indexed by seat first where a seat has its own."""

    hold: Ints
    """[seat][path][value] copies in hand."""
    seen: Ints
    """[seat][path][value] those of them that everybody saw being taken."""
    gone: Ints
    """[path][value] copies on columns and piles."""
    last: Ints
    """[seat][path] the last value of the column, -1 without one."""
    way: Ints
    """[seat][path] 1 for a column that goes up, -1 down, 0 open."""
    step: Ints
    """[seat][path]"""
    tiles: Ints
    """[path][step] kinds of tile."""
    piles: Ints
    height: Ints
    """[path][place] values, and how many."""
    researcher: Ints
    """[seat] its path, or -1."""
    points: Ints
    """[seat] those of the match so far."""
    found: Ints
    """[seat] artifacts of this expedition."""
    had: Ints
    """[seat] artifacts of earlier ones."""
    now: Ints


def new_round() -> Round:
    """An empty expedition, to be dealt into."""
    whole = np.int64
    cards = np.zeros((2, SEATS, PATHS, VALUES), whole)
    columns = np.zeros((3, SEATS, PATHS), whole)
    seats = np.zeros((4, SEATS), whole)
    return Round(
        cards[0], cards[1], np.zeros((PATHS, VALUES), whole), columns[0], columns[1], columns[2],
        np.zeros((PATHS, LAST_STEP + 1), whole), np.zeros((PATHS, 2 * VALUES), whole), np.zeros(PATHS, whole),
        seats[0], seats[1], seats[2], seats[3], np.zeros(6, whole),
    )  # fmt: skip


@njit
def clear(game: Round) -> None:
    """Clear everything before the cards are dealt. Points, chips and the kind of match stay."""
    game.hold[:] = 0
    game.seen[:] = 0
    game.gone[:] = 0
    game.last[:] = -1
    game.way[:] = 0 if game.now[BOTH] else 1
    game.step[:] = 0
    game.tiles[:] = 0
    game.height[:] = 0
    game.researcher[:] = -1
    game.found[:] = 0
    game.now[CROSSED] = 0
    game.now[TAKES] = 0


@njit
def explorers(game: Round, seat: int) -> int:
    """What the seat's explorers are worth where they stand."""
    worth = 0
    for path in range(PATHS):
        points = POINTS[game.step[seat, path]]
        worth += 2 * points if game.researcher[seat] == path else points
    return worth


@njit
def standing(game: Round, seat: int, hoped: Hoped) -> int:
    """The seat's points if the expedition ended now, with its chips at what they promise."""
    points = max(0, game.points[seat] + explorers(game, seat)) + hoped[game.had[seat] + game.found[seat]]
    return int(max(0, points) if game.now[TO_COME] == 0 else points)


@njit
def lead(game: Round, seat: int, hoped: Hoped) -> float:
    """The seat's standing less the mean of the others'."""
    others = 0
    for other in range(game.now[COUNT]):
        if other != seat:
            others += standing(game, other, hoped)
    return float(standing(game, seat, hoped) - others / (game.now[COUNT] - 1))


@njit
def best_lead(game: Round, seat: int, hoped: Hoped) -> int:
    """The seat's standing less the best of the others'."""
    best = -10000
    for other in range(game.now[COUNT]):
        if other != seat:
            best = max(best, standing(game, other, hoped))
    return standing(game, seat, hoped) - best


@njit
def share(game: Round, seat: int, hoped: Hoped) -> float:
    """The seat's share of the victory if the match ended now; chips break a tie."""
    own = standing(game, seat, hoped) * 100 + game.had[seat] + game.found[seat]
    equal = 1
    for other in range(game.now[COUNT]):
        if other != seat:
            theirs = standing(game, other, hoped) * 100 + game.had[other] + game.found[other]
            if theirs > own:
                return 0.0
            equal += theirs == own
    return 1 / equal


@njit
def fits(game: Round, seat: int, path: int, value: int) -> bool:
    """Whether the seat may place that value on its column there."""
    last = game.last[seat, path]
    return bool(last < 0 or (value - last) * game.way[seat, path] >= 0)


@njit
def give_up(game: Round, seat: int, path: int, value: int) -> None:
    """Take a card from the hand, for all to see."""
    game.hold[seat, path, value] -= 1
    if game.seen[seat, path, value]:
        game.seen[seat, path, value] -= 1
    game.gone[path, value] += 1


@njit
def discard(game: Round, seat: int, path: int, value: int) -> None:
    """Put a card onto its pile."""
    give_up(game, seat, path, value)
    game.piles[path, game.height[path]] = value
    game.height[path] += 1


@njit
def take(game: Round, seat: int, path: int) -> None:
    """Take the top of a pile into the hand."""
    game.height[path] -= 1
    value = game.piles[path, game.height[path]]
    game.hold[seat, path, value] += 1
    game.seen[seat, path, value] += 1
    game.gone[path, value] -= 1


@njit
def advance(game: Round, way: Way, path: int) -> None:
    """In one way: move the explorer on that path, and do what its tile says unless that ends the expedition."""
    way[path] += 1
    step = way[path]
    if step == BRIDGE_STEP:
        way[W_CROSSED] += 1
        if game.now[CROSSED] + way[W_CROSSED] == CROSSINGS:
            way[W_OWED] = 0
            return
    kind = game.tiles[path, step]
    place = np.int64(1) << (path * (LAST_STEP + 1) + step)
    if kind == ARROW:
        way[W_OWED] += 1
    elif kind == ARTIFACT:
        way[W_FOUND] += 1
        way[W_TAKEN] |= place
    elif kind:
        way[W_POINTS] += 5 * (kind - ARTIFACT)


@njit
def place_card(game: Round, seat: int, path: int, value: int, kind: int) -> None:
    """Put the card down, with its explorer at home or where it stood: the ways say where the explorer goes."""
    give_up(game, seat, path, value)
    last = game.last[seat, path]
    if last < 0:
        if kind == RESEARCHER:
            game.researcher[seat] = path
    elif game.way[seat, path] == 0 and value != last:
        game.way[seat, path] = 1 if value > last else -1
    game.last[seat, path] = value


@njit
def find_ways(game: Round, seat: int, path: int, ways: Ways, moves: Moves) -> int:
    """All ways to go on after a card was placed on `path`: finished ones first. Returns how many are finished."""
    for each in range(PATHS):
        ways[0, each] = game.step[seat, each]
    ways[0, PATHS:] = 0
    if ways[0, path] == LAST_STEP:
        ways[0, W_OWED] = 1
    else:
        advance(game, ways[0], path)
    count = 1
    at = 0
    done = 0
    while at < count:
        way = ways[at]
        movable = 0
        for each in range(PATHS):
            movable += 0 < way[each] < LAST_STEP
        if way[W_OWED] == 0 or movable == 0:
            # Swap it with one at the front, where the finished ways lie.
            for place in range(WAY):
                way[place], ways[done, place] = ways[done, place], way[place]
            for place in range(MOST_MOVES):
                moves[at, place], moves[done, place] = moves[done, place], moves[at, place]
            done += 1
            at += 1
            continue
        for each in range(PATHS + 1):
            if each < PATHS and not 0 < way[each] < LAST_STEP:
                continue
            if count == MOST_WAYS:
                break
            new = ways[count]
            new[:] = way
            moves[count] = moves[at]
            moves[count, way[W_MOVES]] = each
            new[W_MOVES] += 1
            new[W_OWED] -= 1
            if each != DECLINED:
                advance(game, new, each)
            count += 1
        at += 1
    return done


@njit
def go(game: Round, seat: int, way: Way) -> None:
    """Apply a way."""
    for path in range(PATHS):
        game.step[seat, path] = way[path]
    game.found[seat] += way[W_FOUND]
    game.points[seat] += way[W_POINTS]
    game.now[CROSSED] += way[W_CROSSED]
    if way[W_TAKEN]:
        for place in range(PATHS * (LAST_STEP + 1)):
            if way[W_TAKEN] >> place & 1:
                game.tiles[place // (LAST_STEP + 1), place % (LAST_STEP + 1)] = 0


@njit
def undo(game: Round, seat: int, way: Way, before: Ints) -> None:
    """Undo it; `before` are the steps from before."""
    for path in range(PATHS):
        game.step[seat, path] = before[path]
    game.found[seat] -= way[W_FOUND]
    game.points[seat] -= way[W_POINTS]
    game.now[CROSSED] -= way[W_CROSSED]
    if way[W_TAKEN]:
        for place in range(PATHS * (LAST_STEP + 1)):
            if way[W_TAKEN] >> place & 1:
                game.tiles[place // (LAST_STEP + 1), place % (LAST_STEP + 1)] = ARTIFACT
