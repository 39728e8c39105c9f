"""The board game in the form that a policy's trainer needs: its matches, and the value net as its teacher."""

from functools import partial

import numpy as np

from build.train.board import many as board
from build.train.board import many_seen, taught
from build.train.board.choose import new_desk
from build.train.board.rounds import MOST_MOVES, PATHS
from build.train.compiled import Bytes, Floats, Ints
from build.train.policy.table import Table, teacher
from build.train.policy.wide import wide

ROUNDS = {2: 1024, 3: 384, 4: 640}
"""By number of seats: how many matches at once."""
UNITS = 64, 48
"""Units for a path, and for what is common to all paths."""


class BoardTable(Table):
    """Matches of the board game with a given number of seats."""

    paths = PATHS

    def __init__(self, rounds: int, seats: int) -> None:
        self.name = f"{seats} seats"
        self.rounds, self.seats = rounds, seats
        self.sizes = many_seen.SLOTS, many_seen.GLOBALS, many_seen.HIDDEN, board.MOVES
        self.measured = np.arange(rounds) % seats
        self._many = board.fresh(rounds, seats)
        self._over = np.zeros((rounds, PATHS), np.int64)
        self._done = np.zeros(rounds, np.int64)
        self._teacher = teacher("board")
        self._desk = new_desk(self._teacher[0].shape[1], len(self._teacher[3]))
        self._planned = np.zeros((rounds, 5 + MOST_MOVES), np.int64)
        self._made, self._moves = np.zeros((2, rounds), np.int64)
        self.tally = np.zeros(3, np.float32)
        board.begin(self._many)

    @property
    def movers(self) -> Ints:
        return self._many.course[:, board.SEAT]

    def look(self, rows: Bytes, beside: Bytes, hidden: Bytes, allowed: Bytes) -> None:
        many_seen.look_all(self._many, rows, beside, hidden, allowed, self._over)

    def play(self, moves: Ints, rewards: Floats, signs: Floats, ends: Floats) -> None:
        board.play_all(self._many, moves, self._over, rewards, signs, ends, self.tally)

    def taught(self, asked: Ints) -> Ints:
        taught.turns(
            self._many, self._over, self._teacher, asked, self._desk, self._planned, self._made, self._moves
        )  # fmt: skip
        return self._moves.copy()

    def begin_groups(self) -> None:
        self._done[:] = 0
        board.begin_groups(self._many)

    def play_on(self, moves: Ints, leads: Floats, wins: Floats) -> int:
        return board.play_on(self._many, moves, self._over, self._done, leads, wins)


def tables(seed: int, times: int = 1) -> list[Table]:
    """The tables for training, `times` times as wide as usual."""
    return [
        wide(partial(BoardTable, seats=seats), rounds * times, board.seed_chance, seed)
        for seats, rounds in ROUNDS.items()
    ]


def to_measure(rounds: int, seed: int) -> list[Table]:
    """The tables for measuring, of about that many matches each; one takes as long as three rounds of another game."""
    return [wide(partial(BoardTable, seats=seats), rounds // 4, board.seed_chance, seed) for seats in ROUNDS]
