"""A table that is used for a long time: after a hundred matches it holds no more memory than before."""

import gc
import tracemalloc
from functools import _lru_cache_wrapper

import pytest

from lostcities import GAMES
from lostcities.minds import LEVELS
from lostcities.table import Table

MATCHES = 100
SHORT = {"rounds": 1, "turn_limit": 4}
GROWTH = 50_000
"""How many more bytes the second fifty matches may leave behind than the first: less than a few matches hold."""


def play(table: Table, number: int) -> None:
    """A short match between two levels, hurried, for a search would take too long here; then a look at its sheet."""
    game = list(GAMES)[number % len(GAMES)]
    levels = LEVELS[game]
    seats = [{"name": f"Seat {seat}", "mind": levels[(number + seat) % len(levels)]} for seat in range(2)]
    table.new(game, SHORT, seats, f"match {number}")
    while (look := table.look())["waiting"] == "mind":
        table.hurry(look["ply"])
    table.sheet()


def held() -> int:
    """Bytes in use, without the caches of positions, which are bounded and fill up slowly."""
    for each in gc.get_objects():
        if isinstance(each, _lru_cache_wrapper):
            each.cache_clear()
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


@pytest.mark.long
def test_a_hundred_matches_leave_nothing_behind() -> None:
    table = Table()
    tracemalloc.start()
    try:
        marks = []
        for number in range(MATCHES):
            if number % (MATCHES // 2) == 10:
                marks.append(held())
            play(table, number)
        marks.append(held())
    finally:
        tracemalloc.stop()
    first, second, last = marks
    assert second - first < GROWTH
    assert last - second < GROWTH


def test_matches_that_were_kept_would_be_noticed() -> None:
    table = Table()
    tracemalloc.start()
    try:
        play(table, 0)
        before = held()
        kept = []
        for number in range(1, 9):
            play(table, number)
            kept.append(table.remember())
        assert held() - before > GROWTH, len(kept)
    finally:
        tracemalloc.stop()
