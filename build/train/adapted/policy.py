"""The two decks in the form that a policy's trainer needs: their rounds, and the value net as its teacher."""

from functools import partial

import numpy as np

from build.train.adapted import many as adapted
from build.train.adapted import many_seen, taught
from build.train.adapted.table import SUITS
from build.train.compiled import Bytes, Floats, Ints
from build.train.policy.table import Table, teacher
from build.train.policy.wide import wide

ROUNDS = {2: 1024, 3: 384, 4: 640}
"""By number of seats: how many rounds at once."""
UNITS = 64, 48
"""Units for a path, and for what is common to all paths."""


class AdaptedTable(Table):
    """Rounds of the two decks with a given number of seats."""

    paths = SUITS

    def __init__(self, rounds: int, seats: int) -> None:
        self.name = f"{seats} seats"
        self.rounds, self.seats = rounds, seats
        self.sizes = many_seen.SLOTS, many_seen.GLOBALS, many_seen.HIDDEN, adapted.MOVES
        self.measured = np.arange(rounds) % seats
        self._many = adapted.fresh(rounds, seats)
        self._teacher = teacher("adapted")
        self._puts, self._draws = np.zeros((2, rounds), np.int64)
        self.tally = np.zeros(3, np.float32)
        adapted.begin(self._many)

    @property
    def movers(self) -> Ints:
        return self._many.course[:, adapted.SEAT]

    def look(self, rows: Bytes, beside: Bytes, hidden: Bytes, allowed: Bytes) -> None:
        many_seen.look_all(self._many, rows, beside, hidden, allowed)

    def play(self, moves: Ints, rewards: Floats, signs: Floats, ends: Floats) -> None:
        adapted.play_all(self._many, moves, rewards, signs, ends, self.tally)

    def taught(self, asked: Ints) -> Ints:
        taught.turns(self._many, self._teacher, asked, self._puts, self._draws)
        return np.where(self._many.course[:, adapted.DRAWING] == 1, self._draws, self._puts)

    def begin_groups(self) -> None:
        adapted.begin_groups(self._many)

    def play_on(self, moves: Ints, leads: Floats, wins: Floats) -> int:
        return adapted.play_on(self._many, moves, leads, wins)


def tables(seed: int, times: int = 1) -> list[Table]:
    """The tables for training, `times` times as wide as usual."""
    return [
        wide(partial(AdaptedTable, seats=seats), rounds * times, adapted.seed_chance, seed)
        for seats, rounds in ROUNDS.items()
    ]


def to_measure(rounds: int, seed: int) -> list[Table]:
    """The tables for measuring, of about that many rounds each."""
    return [wide(partial(AdaptedTable, seats=seats), rounds, adapted.seed_chance, seed) for seats in ROUNDS]
