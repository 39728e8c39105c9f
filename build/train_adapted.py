"""`python3 build train adapted`: the learned player of the two-deck adaptation, from nothing, by playing itself.

TD(lambda) over whole rounds of two, three and four seats with a falling rate, some turns at random at first, and the
average of the weights in the end. Checkpoints lie in .cache/train-adapted; `--resume` goes on from the last one. What
comes out is adapted.json, the weights as whole numbers of 8 bits; adapted.md beside the shipped ones says how they came
to be and what they scored.
"""

import argparse
import math
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import numpy as np  # noqa: E402 (the package lies beside this folder)
import train_adam  # noqa: E402
import train_adapted_rounds as adapted  # noqa: E402
import train_value  # noqa: E402
from train_course import Course, complete  # noqa: E402

CHECKPOINTS = ROOT / ".cache" / "train-adapted"
UNITS, HEADS = 48, 32
BATCH = (2, 4, 2, 3, 2, 4, 2, 3)
"""The seats of the rounds played with the same weights, and then learned from."""
COURSE = Course(passes=2, parts=10, keep=0.9995)
THRIFT = 0.1
"""Points that taking from a pile costs for each time it was done before in the round, as in the mind."""
EVERY = 100
"""Batches between two lines of progress, each with a checkpoint."""


def train(rounds: int, seed: int, resume: bool) -> train_adam.Adam:
    """Play and learn from `rounds` rounds; the same rounds and seed, in one go, give the same weights here."""
    net = train_value.fresh_net(adapted.SLOTS, adapted.BESIDE, UNITS, HEADS, np.random.default_rng(seed))
    adam = train_adam.Adam(net)
    done = adam.load(CHECKPOINTS) if resume else 0
    adapted.seed_chance(seed + done)
    memory = train_value.Memory.empty(len(BATCH) * adapted.LONGEST, adapted.SUITS, adapted.SLOTS, adapted.BESIDE)
    began, first = time.monotonic(), done
    turns = batches = 0
    wrong = 0.0
    while done < rounds:
        left = 1 - done / rounds
        count = 0
        for number, seats in enumerate(BATCH):
            count = adapted.play(number, seats, THRIFT, COURSE.chance(left), adam.net, count, *memory.parts())
        wrong += COURSE.learn(memory, count, adam, left)
        done += len(BATCH)
        turns += count
        batches += 1
        if batches == EVERY or done >= rounds:
            pace = (done - first) / (time.monotonic() - began)
            print(
                f"{done:>9,} of {rounds:,} rounds, {turns / batches / len(BATCH):.1f} turns each, off by "
                f"{math.sqrt(wrong / batches) * adapted.UNIT:.1f} points; "
                f"{pace:.0f} rounds a second, {max(rounds - done, 0) / pace / 60:.1f} minutes to go",
                flush=True,
            )
            adam.save(CHECKPOINTS, done)
            turns = batches = 0
            wrong = 0.0
    return adam


def main(options: argparse.Namespace) -> int:
    """`python3 build train adapted` in words."""
    import train_adapted_check

    return complete(options, adapted.UNIT_BITS, train, train_adapted_check.alike, 6, train_adapted_check.LEAST)
