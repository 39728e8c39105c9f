"""Very many rounds of one kind under way, as the learner asks for them, and what it remembers of them.

A game's own (build/train/card/policy.py and the like) hand all that is asked here to rounds that are compiled.
"""

import pkgutil
from abc import ABC, abstractmethod

import numpy as np
import torch
from torch import Tensor

from build.train import weights as train_weights
from build.train.compiled import Bytes, Floats, Ints
from build.train.policy.net import DEVICE
from build.train.value import Weights

Sizes = tuple[int, int, int, int]
"""Slots a path, facts beside the paths, slots a path that the critic alone is told, moves a path; one more move is the
deck's."""
STRAY = 0.03
"""How many decisions of the teacher's rounds are played at random, so that more is seen than its own ways."""


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


class Memory:
    """Decisions of all rounds, [decision][round] first everywhere; one more of what is looked at than is decided.
    What nets are told lies where they are."""

    def __init__(self, table: Table, decisions: int) -> None:
        slots, beside, hidden, _ = table.sizes
        rounds, paths = table.rounds, table.paths
        shapes = (paths, slots), (beside,), (paths, hidden), (table.moves,)
        self.rows, self.beside, self.hidden, self.allowed = (
            torch.zeros((decisions + 1, rounds, *shape), dtype=torch.int8, device=DEVICE) for shape in shapes
        )
        self._desk = [
            torch.zeros((rounds, *shape), dtype=torch.int8, pin_memory=DEVICE.type != "cpu") for shape in shapes
        ]
        """What a table writes on, where it cannot write into the memory itself."""
        self.movers = np.zeros((decisions + 1, rounds), np.int64)
        """The seat that decides."""
        self.moves = np.zeros((decisions, rounds), np.int64)
        self.odds = np.zeros((decisions, rounds), np.float32)
        self.rewards = np.zeros((decisions, rounds), np.float32)
        """What the mover gained, the end of the round included."""
        self.signs = np.zeros((decisions, rounds), np.float32)
        """1 where the same seat decides next, -1 where another does, 0 where the round is over."""
        self.ends = np.zeros((decisions, rounds, table.seats), np.float32)
        """What a round that is over came to for each seat. Not told where there are two."""
        self.own = np.ones((decisions, rounds), bool)
        """Whether it was the learner's."""

    def look(self, table: Table, at: int) -> None:
        """Write what is to be decided."""
        places = [of[at] for of in (self.rows, self.beside, self.hidden, self.allowed)]
        here = places if DEVICE.type == "cpu" else self._desk
        table.look(*(of.numpy() for of in here))
        if here is not places:
            for place, written in zip(places, here, strict=True):
                place.copy_(written)
        self.movers[at] = table.movers

    def play(self, table: Table, at: int, moves: Ints) -> None:
        """Play, and write what comes of it."""
        table.play(moves, self.rewards[at], self.signs[at], self.ends[at])

    def flat(self) -> list[Tensor]:
        """[decision and round] what was looked at, what was allowed, the moves and their log-odds."""
        looked = (of[: len(self.moves)] for of in (self.rows, self.beside, self.hidden, self.allowed))
        done = (torch.from_numpy(of).to(DEVICE) for of in (self.moves, self.odds))
        return [of.flatten(0, 1) for of in (*looked, *done)]


def teach(table: Table, memory: Memory) -> None:
    """Fill the memory with what the teacher plays; where chance plays instead, the teacher's move is noted."""
    everybody = np.full(table.rounds, -1)
    for at in range(len(memory.moves)):
        memory.look(table, at)
        memory.moves[at] = table.taught(everybody)
        # After a move that chance put instead, the draw that was thought of may not be allowed.
        allowed = memory.allowed[at].cpu().numpy()
        shut = allowed[np.arange(table.rounds), memory.moves[at]] == 0
        memory.moves[at][shut] = table.moves - 1
        stray = np.random.random(table.rounds) < STRAY
        odd = (allowed * np.random.random(allowed.shape)).argmax(1)
        memory.play(table, at, np.where(stray, odd, memory.moves[at]))
    memory.look(table, len(memory.moves))
