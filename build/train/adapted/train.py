"""`python3 build train adapted`: trains the player of the two-deck adaptation from nothing, by self-play.

TD(lambda) over whole rounds of two, three and four seats with a falling rate, some random turns at first, and the
average of the weights in the end. Checkpoints lie in .cache/train-adapted; `--resume` goes on from the last one. The
result is the weights as whole numbers of 8 bits; minds/adapted/weights/recipe.md says how the shipped ones were made
and what they scored.
"""

import argparse
from functools import partial

from build.train import adam as train_adam
from build.train import value as train_value
from build.train import weights as train_weights
from build.train.adapted import rounds as adapted
from build.train.adapted.table import SUITS
from build.train.course import Course, Training, complete

UNITS, HEADS = 48, 32
BATCH = (2, 4, 2, 3, 2, 4, 2, 3)
"""The numbers of seats of the rounds that are played with the same weights, then learned from."""
COURSE = Course(passes=2, parts=10, keep=0.9995)
THRIFT = 0.1
"""Points that a draw from a pile costs for each earlier one in the round, as in the mind."""
EVERY = 100
"""Batches between two lines of progress, each with a checkpoint."""


def train(options: argparse.Namespace) -> train_adam.Adam:
    """Play and learn from whole rounds; without a break, the same number and seed give the same weights here."""
    sizes = adapted.SLOTS, adapted.BESIDE, UNITS, HEADS
    training = Training("adapted", COURSE, sizes, adapted.UNIT, len(BATCH), EVERY, options)
    adapted.seed_chance(options.seed + training.done)
    memory = train_value.Memory.empty(len(BATCH) * adapted.LONGEST, SUITS, adapted.SLOTS, adapted.BESIDE)
    while training.going_on:
        count = 0
        for number, seats in enumerate(BATCH):
            count = adapted.play(number, seats, THRIFT, training.chance, training.adam.net, count, *memory.parts())
        if told := training.learn(memory, count):
            print(told, flush=True)
    return training.adam


def main(options: argparse.Namespace) -> int:
    """Run the command `python3 build train adapted`."""
    from build.train.adapted import check as train_adapted_check

    stored = partial(train_weights.stored, unit_bits=adapted.UNIT_BITS)
    return complete(options, stored, train, train_adapted_check.alike, 6, train_adapted_check.LEAST)
