"""`python3 build train board`: trains the player of the board game from nothing, by self-play.

TD(lambda) over whole expeditions with a falling rate, some random turns at first, and the average of the weights in the
end. A round here is a whole match. Checkpoints lie in .cache/train-board; `--resume` goes on from the last one. The
result is the weights as whole numbers of 8 bits; minds/board/weights/recipe.md says how the shipped ones were made and
what they scored.
"""

import argparse
from functools import partial

import numpy as np

from build.train import adam as train_adam
from build.train import value as train_value
from build.train import weights as train_weights
from build.train.board import check as train_board_check
from build.train.board import choose as train_board_choose
from build.train.board import play as train_board_play
from build.train.board import rounds as train_board_rounds
from build.train.course import Course, Training, complete
from lostcities.minds.board import facts as board_facts
from lostcities.minds.board import rest as board_rest

UNITS, HEADS = 48, 32
BATCH = 4
"""Matches played with the same weights, then learned from: one of each company."""
COURSE = Course(passes=3, parts=8, keep=0.999)
THRIFT = 0.1
"""Points that a draw from a pile costs for each earlier one in the expedition, as in the mind."""
EVERY = 100
"""Batches between two lines of progress, each with a checkpoint."""


class Play:
    """Self-play into one memory, and its results."""

    def __init__(self) -> None:
        rounds, play = train_board_rounds, train_board_play
        places = BATCH * 3 * play.LONGEST
        self.memory = train_value.Memory.empty(places, rounds.PATHS, board_facts.SLOTS, board_rest.OTHERS)
        self.desk = train_board_choose.new_desk(UNITS, HEADS)
        self.game = rounds.new_round()
        self.deal = np.zeros(play.CARDS, np.int64), play.KINDS.copy()
        self.hopes = play.all_hopes()
        self.forget()

    def forget(self) -> None:
        self.hauls = np.zeros((train_board_rounds.SEATS + 1, 10), np.int64)
        self.tells = np.zeros((train_board_rounds.SEATS + 1, 4), np.int64)

    def matches(self, first: int, chance: float, net: train_value.Weights) -> int:
        """Play a batch; returns the number of positions to learn from."""
        return train_board_play.play(
            first, BATCH, THRIFT, chance, self.hopes, net, self.desk, self.game, *self.deal, self.memory.parts(),
            self.hauls, self.tells,
        )  # fmt: skip

    def told(self) -> str:
        """The results of the expeditions since the last time, for people and for HAULS in minds/board/worth.py."""
        lines = []
        for seats in range(2, train_board_rounds.SEATS + 1):
            _, turns, points, crossed = self.tells[seats] / max(1, self.tells[seats, 0])
            hauls = np.rint(1000 * self.hauls[seats] / max(1, self.hauls[seats].sum())).astype(int)
            lines.append(
                f"  {seats} seats: {turns:.0f} turns, {points / seats:.0f} points, {crossed:.0%} ended by crossings, "
                f"artifacts {', '.join(map(str, hauls))}"
            )
        self.forget()
        return "\n".join(lines)


def train(options: argparse.Namespace) -> train_adam.Adam:
    """Play and learn from whole matches; without a break, the same number and seed give the same weights here."""
    sizes = board_facts.SLOTS, board_rest.OTHERS, UNITS, HEADS
    training = Training("board", COURSE, sizes, train_board_choose.UNIT, BATCH, EVERY, options)
    train_board_play.seed_chance(options.seed + training.done)
    play = Play()
    while training.going_on:
        count = play.matches(training.done, training.chance, training.adam.net)
        if told := training.learn(play.memory, count):
            print(f"{told}\n{play.told()}", flush=True)
    return training.adam


def main(options: argparse.Namespace) -> int:
    """Run the command `python3 build train board`."""
    stored = partial(train_weights.stored, unit_bits=train_board_choose.UNIT_BITS)
    return complete(options, stored, train, train_board_check.alike, 4, train_board_check.LEAST)
