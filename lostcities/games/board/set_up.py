"""An expedition of the board game set up part-way: a state from all that lies there, and back from a sight.

What only this game has, as JSON values of lessons/position.md:

    explorers   ["y3:a r5:r", ""]        by seat: path, step, and whether it is an adventurer or the researcher
    tiles       "y3:arrow y5:10"         the tiles that still lie
    crossed     [0, 1, 0]                the seats whose explorers went over a bridge, in that order
    points      [15, 0]                  victory points of earlier expeditions and of tiles
    artifacts   [1, 2]                   artifact tiles taken in the match
    owed        "nine arrow"             phase explore: the explorer moves owed, the last settled first
"""

import re
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from lostcities.errors import BadText, quote
from lostcities.game import Layout
from lostcities.games.board.options import terms_of
from lostcities.games.board.pieces import STRIDE
from lostcities.games.board.scoring import BRIDGE_STEP, CROSSINGS_TO_END, LAST_STEP
from lostcities.games.board.sight import BoardSight
from lostcities.games.board.state import BY_ARROW, BY_NINE, PHASES, BoardState
from lostcities.games.board.text import DECK, KINDS, PATHS, RANKS, SUITS, TILE_BAG, TILES, marked_steps

POSITION_KEYS = ("explorers", "tiles", "crossed", "points", "artifacts", "owed")

_EXPLORER = re.compile(r"([ybwgr])([1-9]):([ar])")
_TILE = re.compile(r"([ybwgr])([1-9]):(arrow|artifact|5|10|15)")
_OWED = {"arrow": BY_ARROW, "nine": BY_NINE}
_KIND = {text: kind for kind, text in TILES.items()}


def set_up(layout: Layout) -> BoardState:
    """The expedition laid out like this. Raises BadText for what could not come about (rules 2.1 to 2.6)."""
    more, seats = layout.more, layout.seats
    state = BoardState()
    state.rules = layout.rules
    state.terms = terms_of(layout.rules)
    state.history = ()
    state.seats = seats
    state.starts = layout.starts
    state.seat = layout.to_move
    state.turn = layout.turn
    state.phase = PHASES.index(layout.phase)
    state.over = layout.phase == "over"
    state.last = layout.last
    state.hands = [hand[:] for hand in layout.hands]
    state.known = [known[:] for known in layout.known]
    state.columns = [[tuple(column) for column in columns] for columns in layout.columns]
    bounds = [
        [_bounds(suit, column, state.terms.both_ways, f"columns[{seat}]") for suit, column in enumerate(columns)]
        for seat, columns in enumerate(layout.columns)
    ]
    state.lows = [[low for low, _ in of_seat] for of_seat in bounds]
    state.highs = [[high for _, high in of_seat] for of_seat in bounds]
    _place_explorers(state, _texts(more, "explorers", seats))
    state.tiles = _lay(more.get("tiles", ""), layout.rules)
    state.crossings = _crossings(more, state)
    state.points = _numbers(more, "points", seats)
    state.artifacts = _numbers(more, "artifacts", seats)
    state.owed = _owed(more.get("owed", ""), layout.phase, state)
    state.piles = [tuple(pile) for pile in layout.piles]
    state.discarders = [tuple(seats) for seats in layout.discarders or ([-1] * len(pile) for pile in layout.piles)]
    state.shut = layout.closed
    state.deck = layout.deck[::-1]
    state.aside = tuple(layout.aside)
    return state


def _bounds(suit: int, column: Sequence[int], both_ways: bool, place: str) -> tuple[int, int]:
    """The least and the greatest card that may follow a column."""
    low, high = KINDS, (suit + 1) * RANKS - 1
    if column:
        low = suit * RANKS if both_ways else column[0]
    for before, card in pairwise(column):
        if not low <= card <= high:
            raise BadText(f"{place}: {DECK.names[card]} cannot follow {DECK.names[before]}")
        if card > before:
            low = card
        elif card < before:
            high = card
    return low, high


def _texts(more: Mapping[str, Any], key: str, seats: int) -> list[str]:
    """A list of one text a seat; empty texts where it is left out."""
    given = more.get(key, [""] * seats)
    if type(given) is not list or len(given) != seats or not all(type(each) is str for each in given):
        raise BadText(f"{key}: must be a list of {seats} texts, one for each seat")
    return given


def _numbers(more: Mapping[str, Any], key: str, seats: int) -> list[int]:
    """A list of one whole number a seat; zeros where it is left out."""
    given = more.get(key, [0] * seats)
    good = type(given) is list and len(given) == seats and all(type(each) is int for each in given)
    if not good or (key == "artifacts" and min(given) < 0):
        raise BadText(f"{key}: must be a list of {seats} whole numbers, one for each seat")
    return list(given)


def _place_explorers(state: BoardState, given: Sequence[str]) -> None:
    state.steps = [[0] * PATHS for _ in given]
    state.researchers = [-1] * len(given)
    for seat, text in enumerate(given):
        place = f"explorers[{seat}]"
        for token in text.split(" ") if text else []:
            found = _EXPLORER.fullmatch(token)
            if found is None:
                raise BadText(f'{place}: {quote(token)} is no explorer on a path, such as "y3:a"')
            suit = SUITS.index(found[1])
            if state.steps[seat][suit]:
                raise BadText(f"{place}: there are two explorers on path {found[1]}")
            state.steps[seat][suit] = int(found[2])
            if found[3] == "r":
                if state.researchers[seat] >= 0:
                    raise BadText(f"{place}: a seat has one researcher only")
                state.researchers[seat] = suit
        for suit, letter in enumerate(SUITS):
            if bool(state.steps[seat][suit]) != bool(state.columns[seat][suit]):
                raise BadText(f"{place}: path {letter} needs a card and an explorer, or neither")
        if state.researchers[seat] < 0 and 0 not in state.steps[seat]:
            raise BadText(f"{place}: of five explorers one is the researcher")


def _lay(given: object, rules: Mapping[str, Any]) -> list[int]:
    """The tiles by place, as BoardState has them."""
    tiles = [0] * (PATHS * STRIDE)
    if type(given) is not str:
        raise BadText("tiles: must be a text")
    places = {f"{SUITS[suit]}{step}" for suit, step in marked_steps(rules["tile_layout"])}
    for token in given.split(" ") if given else []:
        found = _TILE.fullmatch(token)
        if found is None or found[1] + found[2] not in places:
            raise BadText(f'tiles: {quote(token)} is no tile on a marked step, such as "y3:arrow"')
        place = SUITS.index(found[1]) * STRIDE + int(found[2])
        if tiles[place]:
            raise BadText(f"tiles: there are two on {found[1]}{found[2]}")
        tiles[place] = _KIND[found[3]]
    for kind, text in TILES.items():
        if tiles.count(kind) > TILE_BAG.count(kind):
            raise BadText(f"tiles: there are only {TILE_BAG.count(kind)} of kind {text}")
    return tiles


def _crossings(more: Mapping[str, Any], state: BoardState) -> list[int]:
    """The seats that crossed a bridge; where it is left out, by seat."""
    over = [sum(step >= BRIDGE_STEP for step in steps) for steps in state.steps]
    given = more.get("crossed", [seat for seat, count in enumerate(over) for _ in range(count)])
    if type(given) is not list or not all(type(seat) is int for seat in given):
        raise BadText("crossed: must be a list of seats")
    if [given.count(seat) for seat in range(state.seats)] != over or len(given) != sum(over):
        raise BadText("crossed: must name a seat once for each of its explorers beyond a bridge")
    if (len(given) >= CROSSINGS_TO_END) and not state.over:
        raise BadText(f"crossed: {CROSSINGS_TO_END} crossings have ended the expedition")
    return list(given)


def _owed(given: object, phase: str, state: BoardState) -> list[int]:
    if type(given) is not str:
        raise BadText("owed: must be a text")
    names = given.split(" ") if given else []
    if not all(name in _OWED for name in names):
        raise BadText(f'owed: {quote(given)} must be of "arrow" and "nine"')
    if bool(names) != (phase == "explore"):
        raise BadText("owed: stands in the phase explore, and there alone")
    if names and not any(0 < step < LAST_STEP for step in state.steps[state.seat]):
        raise BadText("owed: no explorer of the seat to move can move")
    return [_OWED[name] for name in names]


def lay_out(seen: BoardSight) -> tuple[list[list[Sequence[int]]], dict[str, Any]]:
    """The columns, and what else lies on the board."""
    explorers = [
        " ".join(
            f"{SUITS[suit]}{step}:{'r' if seen.researchers[seat] == suit else 'a'}"
            for suit, step in enumerate(steps)
            if step
        )
        for seat, steps in enumerate(seen.steps)
    ]
    tiles = " ".join(
        f"{SUITS[place // STRIDE]}{place % STRIDE}:{TILES[tile]}" for place, tile in enumerate(seen.tiles) if tile
    )
    before = seen.history[-1].tally if seen.history else (0,) * seen.seats
    names = {kind: name for name, kind in _OWED.items()}
    more: dict[str, Any] = {
        "explorers": explorers,
        "tiles": tiles,
        "crossed": list(seen.crossings),
        "points": list(seen.points),
        "artifacts": [old + new for old, new in zip(before, seen.artifacts, strict=True)],
        "owed": " ".join(names[kind] for kind in seen.owed),
    }
    return [list(columns) for columns in seen.columns], more
