"""The card game in the form that a policy's trainer needs: its rounds, and the value net as its teacher."""

from functools import partial

import numpy as np

from build.train.card import many as card
from build.train.card import taught
from build.train.compiled import Bytes, Floats, Ints
from build.train.policy.table import Table, teacher
from build.train.policy.wide import wide

ROUNDS = {5: 1536, 6: 512}
"""By number of expeditions: how many rounds at once."""
UNITS = 96, 64
"""Units for a path, and for what is common to all paths."""


class CardTable(Table):
    """Rounds of the card game with a given number of expeditions."""

    seats = 2

    def __init__(self, rounds: int, colours: int) -> None:
        self.name = f"{colours} expeditions"
        self.rounds, self.paths = rounds, colours
        self.sizes = card.SLOTS, card.GLOBALS, card.HIDDEN, card.MOVES
        self.measured = np.zeros(rounds, np.int64)  # begin_pairs changes the hands
        self._many = card.fresh(rounds, colours)
        self._teacher = teacher("card")
        self._puts, self._draws = np.zeros((2, rounds), np.int64)
        self.tally = np.zeros(3, np.float32)
        card.begin(self._many)

    @property
    def movers(self) -> Ints:
        return self._many.course[:, card.SEAT]

    def look(self, rows: Bytes, beside: Bytes, hidden: Bytes, allowed: Bytes) -> None:
        card.look_all(self._many, self.paths, rows, beside, hidden, allowed)

    def play(self, moves: Ints, rewards: Floats, signs: Floats, ends: Floats) -> None:
        card.play_all(self._many, self.paths, moves, rewards, signs, self.tally)

    def taught(self, asked: Ints) -> Ints:
        taught.turns(self._many, self.paths, self._teacher, asked, self._puts, self._draws)
        return np.where(self._many.course[:, card.DRAWING] == 1, self._draws, self._puts)

    def begin_groups(self) -> None:
        card.begin_pairs(self._many)

    def play_on(self, moves: Ints, leads: Floats, wins: Floats) -> int:
        left = card.play_on(self._many, self.paths, moves, leads)
        wins[:] = (1 + np.sign(leads)) / 2
        return left


def tables(seed: int, times: int = 1) -> list[Table]:
    """The tables for training, `times` times as wide as usual."""
    return [
        wide(partial(CardTable, colours=colours), rounds * times, card.seed_chance, seed)
        for colours, rounds in ROUNDS.items()
    ]


def to_measure(rounds: int, seed: int) -> list[Table]:
    """The tables for measuring, of that many rounds each."""
    return [wide(partial(CardTable, colours=colours), rounds, card.seed_chance, seed) for colours in ROUNDS]
