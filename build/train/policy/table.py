"""Very many rounds of one kind under way, as the learner asks for them.

A game's own (build/train/card/policy.py and the like) hand all that is asked here to rounds that are compiled.
"""

import pkgutil
from abc import ABC, abstractmethod

import numpy as np

from build.train import weights as train_weights
from build.train.compiled import Bytes, Floats, Ints
from build.train.value import Weights

Sizes = tuple[int, int, int, int]
"""Slots a path, facts beside the paths, slots a path that the critic alone is told, moves a path; one more move is the
deck's."""


class Table(ABC):
    """So many rounds at once; [round] comes first in all arrays."""

    name: str
    """Of what kind the rounds are, as people say it."""
    rounds: int
    paths: int
    seats: int
    sizes: Sizes
    measured: Ints
    """[round] the seat that is measured, where as many rounds have the same cards as there are seats (begin_groups)."""
    tally: Floats
    """Rounds that ended, their turns, their draws from piles."""

    @property
    def moves(self) -> int:
        """How many there are, allowed or not. The last one draws from the deck."""
        return self.paths * self.sizes[-1] + 1

    @property
    def sides(self) -> Ints:
        """[round] the learner's seat, where somebody else sits at the others."""
        return np.arange(self.rounds) % self.seats

    @property
    @abstractmethod
    def movers(self) -> Ints:
        """[round] the seat to move."""

    @abstractmethod
    def look(self, rows: Bytes, beside: Bytes, hidden: Bytes, allowed: Bytes) -> None:
        """Fill in what is to be decided: [path][slot], [fact], [path][slot] and [move] of every round."""

    @abstractmethod
    def play(self, moves: Ints, rewards: Floats, signs: Floats, ends: Floats) -> None:
        """Play a move in every round, and begin another where one ends; fills in what Memory says."""

    @abstractmethod
    def taught(self, asked: Ints) -> Ints:
        """[round] what the value net that ships plays, where the seat to move is the one `asked`, or that is -1."""

    @abstractmethod
    def begin_groups(self) -> None:
        """Begin all rounds, as many with the same cards as there are seats: each seat of them is measured once."""

    @abstractmethod
    def play_on(self, moves: Ints, leads: Floats, wins: Floats) -> int:
        """Play a move in every round that is not over; where it is then, write by how many points the measured seat is
        ahead of the mean of its rivals, and its share of the victory. Returns how many go on."""

    def told(self) -> dict[str, float]:
        """How the rounds went since this was asked last, in the mean."""
        ended, turns, takes = map(float, self.tally.reshape(-1, 3).sum(0))
        self.tally[:] = 0
        return {"turns": round(turns / max(ended, 1), 1), "takes": round(takes / max(ended, 1), 1)}


def teacher(game: str) -> Weights:
    """The value net of that game that ships."""
    stored = pkgutil.get_data(f"lostcities.minds.{game}", "weights/expert.json")
    assert stored is not None
    return train_weights.read(stored)
