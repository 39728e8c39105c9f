"""What the board game is worth: steps, the floor at zero, artifact tables (rules 2.2, 2.7, 2.8).

Plain functions over numbers; nothing here knows a card or a state.
"""

from collections.abc import Sequence

LAST_STEP = 9
BRIDGE_STEP = 7
"""The first step beyond a bridge."""
CROSSINGS_TO_END = 5

STEP_POINTS = (0, -20, -15, -10, 5, 10, 15, 30, 35, 50)
"""Indexed by step; 0 is an explorer still at home."""

EXPLORER_POINTS = (STEP_POINTS, tuple(2 * points for points in STEP_POINTS))
"""Indexed by piece (0 adventurer, 1 researcher), then by step: the researcher counts twice, both signs."""

SMALL_TABLE = (-20, -15, 10, 15, 30, 50)
"""Points for 0, 1, 2 ... artifacts in the short game; the last stands for more."""

LARGE_TABLE = tuple(3 * SMALL_TABLE[artifacts // 3] for artifacts in range(16))
"""The same for three expeditions. The printed values are not known to this project; this is the small table to scale,
which keeps what is known: fewer than six artifacts lose points. Option `large_table` replaces it."""


def explorer_points(steps: Sequence[int], researcher: int) -> list[int]:
    """What each explorer of a seat is worth where it stands, in the order of paths; 0 where there is none."""
    return [EXPLORER_POINTS[suit == researcher][step] for suit, step in enumerate(steps)]


def settle(points: int, explorers: Sequence[int], floor: str) -> int:
    """A seat's victory points once its explorers are counted.

    `points` before, `explorers` what each is worth in the order of paths, `floor` the option: "net" adds all and stops
    at zero, "piece" stops at zero after each explorer, "none" lets points be negative.
    """
    if floor == "piece":
        for worth in explorers:
            points = max(0, points + worth)
        return points
    points += sum(explorers)
    return points if floor == "none" else max(0, points)


def artifact_points(table: Sequence[int], artifacts: int) -> int:
    """What `artifacts` chips are worth; the table's last entry stands for more."""
    return table[min(artifacts, len(table) - 1)]
