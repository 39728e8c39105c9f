"""Very many rounds of one kind in progress: the interface for the learner.

A game's own table (build/train/card/policy.py and the like) passes every call on to compiled rounds.
"""

import pkgutil
from abc import ABC, abstractmethod

import numpy as np

from build.train import weights as train_weights
from build.train.compiled import Bytes, Floats, Ints
from build.train.value import Weights

Sizes = tuple[int, int, int, int]
"""Slots for each path, facts beside the paths, slots for each path that only the critic is told, moves for each path;
one more move is the deck's."""


class Table(ABC):
    """Many rounds at once; [round] is the first index of all arrays."""

    name: str
    """The kind of the rounds, in words."""
    rounds: int
    paths: int
    seats: int
    sizes: Sizes
    measured: Ints
    """[round] the measured seat, when rounds come in groups, one for each seat, with the same cards (begin_groups)."""
    tally: Floats
    """Rounds that ended, their turns, their draws from piles."""

    @property
    def moves(self) -> int:
        """The number of moves, allowed or not. The last one draws from the deck."""
        return self.paths * self.sizes[-1] + 1

    @property
    def sides(self) -> Ints:
        """[round] the learner's seat, when somebody else has the others."""
        return np.arange(self.rounds) % self.seats

    @property
    @abstractmethod
    def movers(self) -> Ints:
        """[round] the seat to move."""

    @abstractmethod
    def look(self, rows: Bytes, beside: Bytes, hidden: Bytes, allowed: Bytes) -> None:
        """Fill in what is to be decided in every round: [path][slot], [fact], [path][slot] and [move]."""

    @abstractmethod
    def play(self, moves: Ints, rewards: Floats, signs: Floats, ends: Floats) -> None:
        """Play a move in every round, and begin another where one ends; fills in the arrays of Memory."""

    @abstractmethod
    def taught(self, asked: Ints) -> Ints:
        """[round] what the value net that ships plays, where `asked` is the seat to move or -1."""

    @abstractmethod
    def begin_groups(self) -> None:
        """Begin all rounds in groups with the same cards, one round for each seat, in which that seat is measured."""

    @abstractmethod
    def play_on(self, moves: Ints, leads: Floats, wins: Floats) -> int:
        """Play a move in every unfinished round; if that ends it, write by how many points the measured seat is ahead
        of the mean of its rivals, and its share of the victory. Returns how many go on."""

    def told(self) -> dict[str, float]:
        """How the rounds went on average since the last call."""
        ended, turns, takes = map(float, self.tally.reshape(-1, 3).sum(0))
        self.tally[:] = 0
        return {"turns": round(turns / max(ended, 1), 1), "takes": round(takes / max(ended, 1), 1)}


def teacher(game: str) -> Weights:
    """The value net that ships for that game."""
    stored = pkgutil.get_data(f"lostcities.minds.{game}", "weights/expert.json")
    assert stored is not None
    return train_weights.read(stored)
