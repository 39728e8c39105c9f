"""The board game's options (record.md), each with its default and the values a set-up screen offers (rule 2.11)."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from lostcities.game import LARGEST, Option, Rules, one_of, whole
from lostcities.games.board.scoring import LARGE_TABLE, LAST_STEP, SMALL_TABLE
from lostcities.games.board.text import SUITS, TILE_BAG

TILE_LAYOUT = {
    "y": [3, 5, 6, 7, 9],
    "b": [2, 4, 5, 7, 9],
    "w": [2, 3, 5, 7, 9],
    "g": [3, 4, 6, 7, 9],
    "r": [2, 4, 5, 7, 9],
}
"""The rows of rule 2.2 in the order of paths. Which row has which colour on the printed board is not known."""

MOST_POINTS = 10**9 - 1
"""The most points that artifacts can win or lose."""


def _is_layout(value: Any) -> bool:
    """Whether `value` lists ascending steps for each path, as many in all as there are tiles."""
    if type(value) is not dict or set(value) != set(SUITS):
        return False
    for steps in value.values():
        if type(steps) is not list or not all(type(step) is int and 1 <= step <= LAST_STEP for step in steps):
            return False
        if any(step >= following for step, following in pairwise(steps)):
            return False
    return sum(map(len, value.values())) == len(TILE_BAG)


def _is_table(value: Any) -> bool:
    """Whether `value` is a list of whole numbers, at least one, none so large that no record could hold the totals."""
    return type(value) is list and len(value) > 0 and all(map(whole(-MOST_POINTS, MOST_POINTS), value))


_TRUTH = one_of(True, False)

OPTIONS = (
    Option("rounds", 3, one_of(3, 1), "3 or 1", (3, 1)),
    Option("direction", "ascending", one_of("ascending", "both"), '"ascending" or "both"', ("ascending", "both")),
    Option("start_lowest", "advice", one_of("advice", "strict"), '"advice" or "strict"', ("advice", "strict")),
    Option("free_move_on_arrival", False, _TRUTH, "true or false", (False, True)),
    Option("arrow_optional", True, _TRUTH, "true or false", (True, False)),
    Option("point_tiles_stay", True, _TRUTH, "true or false", (True, False)),
    Option("floor", "net", one_of("net", "piece", "none"), '"net", "piece" or "none"', ("net", "piece", "none")),
    Option("two_player_removal", 30, whole(0, 60), "a whole number from 0 to 60", (0, 15, 30, 45, 60)),
    Option(
        "tile_layout",
        TILE_LAYOUT,
        _is_layout,
        'the marked steps of each path, ascending from 1 to 9, 25 in all, such as {"y": [3, 5, 6, 7, 9], ...}',
    ),
    Option(
        "large_table",
        list(LARGE_TABLE),
        _is_table,
        "a list of whole numbers, at least one, of at most 9 digits each",
        (list(LARGE_TABLE), list(SMALL_TABLE)),
    ),
    Option("redraw_own_discard", False, _TRUTH, "true or false", (False, True)),
    Option(
        "turn_limit",
        None,
        lambda value: value is None or whole(1, LARGEST)(value),
        "null or a whole number of at least 1, of at most 15 digits",
        (None, 100, 200, 500),
    ),
)


def refuse_rules(rules: Rules) -> str | None:
    """With paths that may go down there is no lowest card to begin with (rule 2.9)."""
    if rules["direction"] == "both" and rules["start_lowest"] == "strict":
        return 'direction "both" does not go together with start_lowest "strict"'
    return None


def set_aside(rules: Rules, seats: int) -> int:
    """With two players some cards leave the round unseen; with more none do (rule 2.3)."""
    removal: int = rules["two_player_removal"]
    return removal if seats == 2 else 0


@dataclass(frozen=True, slots=True)
class Terms:
    """The options of the match in the form in which play reads them."""

    both_ways: bool
    strict: bool
    """A path must begin with the lowest card of its colour in the hand."""
    arrival: bool
    """Arriving on step nine gives a move too."""
    forced: bool
    """A move by an arrow may not be declined."""
    tiles_stay: bool
    closing: bool
    """A discard shuts its pile to the one who made it."""
    floor: str
    limit: int
    """The turn after which the round ends whatever happens, -1 for none."""


def terms_of(rules: Rules) -> Terms:
    """The terms that these options make."""
    return Terms(
        both_ways=rules["direction"] == "both",
        strict=rules["start_lowest"] == "strict",
        arrival=rules["free_move_on_arrival"],
        forced=not rules["arrow_optional"],
        tiles_stay=rules["point_tiles_stay"],
        closing=not rules["redraw_own_discard"],
        floor=rules["floor"],
        limit=rules["turn_limit"] or -1,
    )
