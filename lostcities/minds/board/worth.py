"""What artifacts are worth before the match is over: what the seat's chips may be expected to come to in the end.

Chips count at the end of the match by a table with steps (rule 2.8), so one more is worth much just below a step and
little above; how much that matters early on depends on how many a seat may still come by.
"""

from collections.abc import Sequence
from functools import lru_cache

from lostcities.minds.board.facts import CLIP, COARSE

SMALL_TABLE = (-20, -15, 10, 15, 30, 50)
"""Points for 0, 1, 2 ... artifacts in the short game; the last stands for more. The long game's is an option."""
MOST = 27
"""Artifacts of a whole match."""

HAULS = {
    2: (8, 67, 165, 277, 274, 134, 62, 10, 2, 1),
    3: (54, 192, 331, 274, 114, 31, 4, 0, 0, 0),
    4: (148, 293, 318, 191, 41, 9, 0, 0, 0, 0),
}
"""By number of seats: how often in a thousand expeditions a seat comes by 0, 1, 2 ... artifacts."""


@lru_cache(maxsize=64)
def hopes(table: tuple[int, ...], seats: int, to_come: int) -> tuple[int, ...]:
    """[chips] -> the points that a seat with that many may expect for them, `to_come` expeditions after this one."""
    hoped = [100 * table[min(chips, len(table) - 1)] for chips in range(MOST + 1)]
    for _ in range(to_come):
        hoped = [
            sum(often * hoped[min(chips + more, MOST)] for more, often in enumerate(HAULS[seats])) // 1000
            for chips in range(MOST + 1)
        ]
    return tuple(hundredths // 100 for hundredths in hoped)


def next_worth(hoped: Sequence[int], chips: int, more: int = 1) -> int:
    """What the next `more` artifacts would add together for a seat with `chips` chips."""
    return hoped[min(chips + more, MOST)] - hoped[min(chips, MOST)]


def coarse(worth: int) -> int:
    """A worth as the facts tell it: in COARSE points, within bounds."""
    return max(-CLIP // 3, min(CLIP, worth // COARSE))
