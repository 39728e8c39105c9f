"""What the learner remembers of rounds that it plays or is shown."""

import numpy as np
import torch
from torch import Tensor

from build.train.compiled import Ints
from build.train.policy.net import DEVICE
from build.train.policy.table import Table

STRAY = 0.03
"""The share of decisions in the teacher's rounds that are random, so that more is seen than its own ways."""


class Memory:
    """Decisions of all rounds, with [decision][round] first everywhere; there is one more observation than decisions.
    The inputs of nets are on the nets' device."""

    def __init__(self, table: Table, decisions: int) -> None:
        slots, beside, hidden, _ = table.sizes
        rounds, paths = table.rounds, table.paths
        shapes = (paths, slots), (beside,), (paths, hidden), (table.moves,)
        self.rows, self.beside, self.hidden, self.allowed = (
            torch.zeros((decisions + 1, rounds, *shape), dtype=torch.int8, device=DEVICE) for shape in shapes
        )
        apart = DEVICE.type != "cpu"
        self._desk = [torch.zeros((rounds, *shape), dtype=torch.int8, pin_memory=True) for shape in shapes if apart]
        """What a table writes to if it cannot write into the memory itself."""
        self.movers = np.zeros((decisions + 1, rounds), np.int64)
        """The seat that decides."""
        self.moves = np.zeros((decisions, rounds), np.int64)
        self.odds = np.zeros((decisions, rounds), np.float32)
        self.rewards = np.zeros((decisions, rounds), np.float32)
        """What the mover gained, the end of the round included."""
        self.signs = np.zeros((decisions, rounds), np.float32)
        """1 if the same seat decides next, -1 if another does, 0 if the round is over."""
        self.ends = np.zeros((decisions, rounds, table.seats), np.float32)
        """The result of a finished round for each seat; not filled in with two seats."""
        self.own = np.ones((decisions, rounds), bool)
        """Whether the decision was the learner's."""

    def look(self, table: Table, at: int) -> None:
        """Write down what is to be decided."""
        places = [of[at] for of in (self.rows, self.beside, self.hidden, self.allowed)]
        table.look(*(of.numpy() for of in (self._desk or places)))
        if self._desk:
            for place, written in zip(places, self._desk, strict=True):
                place.copy_(written)
        self.movers[at] = table.movers

    def play(self, table: Table, at: int, moves: Ints) -> None:
        """Play the moves, and write down the results."""
        table.play(moves, self.rewards[at], self.signs[at], self.ends[at])

    def flat(self) -> list[Tensor]:
        """[decision and round] observations, what was allowed, the moves and their log-odds."""
        looked = (of[: len(self.moves)] for of in (self.rows, self.beside, self.hidden, self.allowed))
        done = (torch.from_numpy(of).to(DEVICE) for of in (self.moves, self.odds))
        return [of.flatten(0, 1) for of in (*looked, *done)]


def teach(table: Table, memory: Memory) -> None:
    """Fill the memory with the teacher's play; where a random move is played instead, note the teacher's move."""
    everybody = np.full(table.rounds, -1)
    for at in range(len(memory.moves)):
        memory.look(table, at)
        memory.moves[at] = table.taught(everybody)
        # After a random move, the draw that the teacher planned may not be allowed.
        allowed = memory.allowed[at].cpu().numpy()
        shut = allowed[np.arange(table.rounds), memory.moves[at]] == 0
        memory.moves[at][shut] = table.moves - 1
        stray = np.random.random(table.rounds) < STRAY
        odd = (allowed * np.random.random(allowed.shape)).argmax(1)
        memory.play(table, at, np.where(stray, odd, memory.moves[at]))
    memory.look(table, len(memory.moves))
