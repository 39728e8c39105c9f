"""Tables of one kind side by side, as one: each runs in its own thread, since compiled code needs no lock."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from typing import TypeVar

import numpy as np

from build.train.compiled import Bytes, Floats, Ints
from build.train.policy.table import Table

GROUP = 12
"""This many rounds make whole groups (Table.begin_groups) of every kind."""
Found = TypeVar("Found")


def cores() -> int:
    """The number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def wide(make: Callable[[int], Table], rounds: int, seed_chance: Callable[[int], None], seed: int) -> Table:
    """A table of that many rounds or a few more, in parts: one for each core, made by `make` with a number of rounds.
    Each thread has random numbers of its own, with a seed of its own."""
    parts = cores()
    each = -(-rounds // (parts * GROUP)) * GROUP
    seeds = count(seed)
    threads = ThreadPoolExecutor(parts, initializer=lambda: seed_chance(next(seeds)))
    return Wide(list(threads.map(make, [each] * parts)), threads)


class Wide(Table):
    """The tables as one; their rounds come one table after the other."""

    def __init__(self, tables: list[Table], threads: ThreadPoolExecutor) -> None:
        first = tables[0]
        self.name, self.paths, self.seats, self.sizes = first.name, first.paths, first.seats, first.sizes
        ends = np.cumsum([table.rounds for table in tables])
        self.rounds = int(ends[-1])
        self.measured = np.concatenate([table.measured for table in tables])
        self.tally = np.zeros((len(tables), 3), np.float32)
        for table, tally in zip(tables, self.tally, strict=True):
            table.tally = tally
        self._parts = [(table, slice(end - table.rounds, end)) for table, end in zip(tables, ends, strict=True)]
        self._threads = threads

    def _each(self, do: Callable[[Table, slice], Found]) -> list[Found]:
        return list(self._threads.map(lambda part: do(*part), self._parts))

    @property
    def movers(self) -> Ints:
        return np.concatenate([table.movers for table, _ in self._parts])

    def look(self, rows: Bytes, beside: Bytes, hidden: Bytes, allowed: Bytes) -> None:
        self._each(lambda table, at: table.look(rows[at], beside[at], hidden[at], allowed[at]))

    def play(self, moves: Ints, rewards: Floats, signs: Floats, ends: Floats) -> None:
        self._each(lambda table, at: table.play(moves[at], rewards[at], signs[at], ends[at]))

    def taught(self, asked: Ints) -> Ints:
        return np.concatenate(self._each(lambda table, at: table.taught(asked[at])))

    def begin_groups(self) -> None:
        self._each(lambda table, _: table.begin_groups())

    def play_on(self, moves: Ints, leads: Floats, wins: Floats) -> int:
        return sum(self._each(lambda table, at: table.play_on(moves[at], leads[at], wins[at])))
