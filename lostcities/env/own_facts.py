"""What an observation tells of one game alone: the parts, and the numbers that fill them from a sight.

For a game that is not listed, the columns are told as it lays them out for positions, and nothing else of its own.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from lostcities.env.parts import POINTS, Part
from lostcities.game import AnySight, Game
from lostcities.games.board.pieces import STRIDE
from lostcities.games.board.scoring import CROSSINGS_TO_END, LAST_STEP
from lostcities.games.board.text import KINDS, PATHS, RANKS, TILE_BAG, TILES

LONGEST_CHAIN = 8
"""More explorer moves than can be owed at once: one that ends on step nine may owe two, any other one at most, and the
round ends before a fifth explorer is beyond the bridges."""
MOST_POINTS = 4 * POINTS
"""More victory points than a seat can have: those of at most three rounds, and what this round's tiles gave."""


@dataclass(frozen=True, slots=True)
class OwnFacts:
    """One game's own part in an observation."""

    columns: Callable[[AnySight], Sequence[Sequence[Sequence[int]]]]
    """The cards in front of the seats, by seat and suit."""
    parts: Callable[[int], tuple[Part, ...]]
    """(seats) -> the parts."""
    numbers: Callable[[AnySight, Sequence[int]], list[int]]
    """(sight, the seats in the order in which they are told) -> the numbers of these parts."""


def _board_parts(seats: int) -> tuple[Part, ...]:
    artifacts = sum(1 for tile in TILE_BAG if TILES[tile] == "artifact")
    return (
        Part("steps", (seats, PATHS), 0, LAST_STEP, "the step of each explorer; 0 is at home"),
        Part("lows", (seats, PATHS), 0, RANKS, "the least rank that may follow on each path; 11 where none lies"),
        Part("highs", (seats, PATHS), 0, RANKS - 1, "the greatest rank that may follow on each path"),
        Part("researcher", (seats,), 0, PATHS, "the path of each researcher, suit + 1; 0 is at home"),
        Part("tiles", (PATHS, STRIDE), 0, max(TILES), "by step from 0 on: 1 an arrow, 2 an artifact, 5, 10, 15 points"),
        Part("crossings", (CROSSINGS_TO_END,), 0, seats, "the seats that crossed a bridge, in that order, + 1"),
        Part("points", (seats,), -MOST_POINTS, MOST_POINTS, "victory points, with those of tiles in this round"),
        Part("artifacts", (seats,), 0, artifacts, "artifacts taken in this round"),
        Part("owed", (LONGEST_CHAIN,), 0, 2, "explorer moves owed, the next one last: 1 by an arrow, 2 by step nine"),
    )


def _board_numbers(seen: AnySight, order: Sequence[int]) -> list[int]:
    place = {seat: number for number, seat in enumerate(order, 1)}
    told: list[int] = []
    for seat in order:
        told += seen.steps[seat]
    for seat in order:
        told += [RANKS if low == KINDS else low - suit * RANKS for suit, low in enumerate(seen.lows[seat])]
    for seat in order:
        told += [high - suit * RANKS for suit, high in enumerate(seen.highs[seat])]
    told += [seen.researchers[seat] + 1 for seat in order]
    told += seen.tiles
    told += [place[seat] for seat in seen.crossings] + [0] * (CROSSINGS_TO_END - len(seen.crossings))
    told += [seen.points[seat] for seat in order]
    told += [seen.artifacts[seat] for seat in order]
    told += [0] * (LONGEST_CHAIN - len(seen.owed))
    told += [reason + 1 for reason in seen.owed]
    return told


def _columns(seen: AnySight) -> Sequence[Sequence[Sequence[int]]]:
    columns: Sequence[Sequence[Sequence[int]]] = seen.columns
    return columns


def _stacks(seen: AnySight) -> Sequence[Sequence[Sequence[int]]]:
    stacks: Sequence[Sequence[Sequence[int]]] = seen.stacks
    return stacks


def _no_parts(seats: int) -> tuple[Part, ...]:
    return ()


def _no_numbers(seen: AnySight, order: Sequence[int]) -> list[int]:
    return []


OWN_FACTS = {
    "card": OwnFacts(_columns, _no_parts, _no_numbers),
    "board": OwnFacts(_columns, _board_parts, _board_numbers),
    "adapted": OwnFacts(_stacks, _no_parts, _no_numbers),
}
"""By the names of games whose sights are known here."""


def own_facts(game: Game) -> OwnFacts:
    """What only an observation of that game tells."""
    return OWN_FACTS.get(game.name) or OwnFacts(lambda seen: game.lay_out(seen)[0], _no_parts, _no_numbers)
