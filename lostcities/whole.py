"""Imports what the table may need later: every game, every mind, every lesson.

The page's worker does this once before it saves its memory for the next start, which then imports nothing. A plain
start does not, so that nobody waits for what nobody asked for.
"""

import gc
import pkgutil
from importlib import import_module

from lostcities import games, lessons, messages, minds, record, table

ROOMS = (games, lessons, messages, minds, record, table)
APART = {f"lostcities.table.distance.{name}" for name in ("afar", "alike")}
"""What only a match at a distance needs is loaded with one, in a file of its own."""


def import_all() -> int:
    """Import every module of ROOMS and free what that left behind; returns how many modules there are."""
    count = 0
    for room in ROOMS:
        for found in pkgutil.walk_packages(room.__path__, f"{room.__name__}."):
            if found.name not in APART:
                import_module(found.name)
                count += 1
    gc.collect()
    return count
