"""`python3 build train card`: trains the player of the card game from nothing, by self-play.

TD(lambda) over whole rounds with a falling rate, some random turns at first, and the average of the weights in the end.
Checkpoints lie in .cache/train-card; `--resume` goes on from the last one. The result is the weights as whole numbers
of 11 bits; minds/card/weights/recipe.md says how the shipped ones were made and what they scored.
"""

import argparse

from build.train import adam as train_adam
from build.train import value as train_value
from build.train.card import rounds as card
from build.train.card.table import COLOURS, OTHERS, SLOTS
from build.train.course import Course, Training, complete

UNITS, HEADS = 96, 32
BATCH = 8
"""Rounds played with the same weights, then learned from."""
COURSE = Course(passes=2, parts=4, keep=0.9995, first_rate=5e-4, last_rate=2e-5)
THRIFT = 0.1
"""Points that a draw from a pile costs for each earlier one in the round, as in the mind."""
EVERY = 500
"""Batches between two lines of progress, each with a checkpoint."""


def train(options: argparse.Namespace) -> train_adam.Adam:
    """Play and learn from whole rounds; without a break, the same number and seed give the same weights here."""
    sizes = SLOTS, OTHERS, UNITS, HEADS
    training = Training("card", COURSE, sizes, card.UNIT, BATCH, EVERY, options)
    card.seed_chance(options.seed + training.done)
    memory = train_value.Memory.empty(BATCH * card.LONGEST, COLOURS, SLOTS, OTHERS)
    while training.going_on:
        count = card.play(BATCH, THRIFT, training.chance, training.adam.net, *memory.parts())
        if told := training.learn(memory, count):
            print(told, flush=True)
    return training.adam


def main(options: argparse.Namespace) -> int:
    """Run the command `python3 build train card`."""
    if options.trials is not None:
        from build.train.card import trials as train_card_trials

        return train_card_trials.train(options.trials, options.seed, options.out)
    if options.linear or options.habits:
        from build.train.card import habits as train_card_habits
        from build.train.card import linear as train_card_linear

        trainer = train_card_linear.train if options.linear else train_card_habits.train
        return trainer(options.seed, options.out)
    from build.train.card import check as train_card_check

    return complete(options, card.stored, train, train_card_check.alike, 4, train_card_check.LEAST)
