"""`python3 build train card`: the learned player of the card game, from nothing, by playing itself.

TD(lambda) over whole rounds with a falling rate, some turns at random at first, and the average of the weights in the
end. Checkpoints lie in .cache/train-card; `--resume` goes on from the last one. What comes out is card.json, the
weights as whole numbers of 8 bits; card.md beside the shipped ones says how they came to be and what they scored.
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
import train_card_rounds as card  # noqa: E402
import train_value  # noqa: E402
from train_course import Course, complete  # noqa: E402

CHECKPOINTS = ROOT / ".cache" / "train-card"
UNITS, HEADS = 96, 32
BATCH = 8
"""Rounds played with the same weights, and then learned from."""
COURSE = Course(passes=2, parts=4, keep=0.9995, first_rate=5e-4, last_rate=2e-5)
THRIFT = 0.1
"""Points that taking from a pile costs for each time it was done before in the round, as in the mind."""
EVERY = 500
"""Batches between two lines of progress, each with a checkpoint."""
LISTEN = 50
"""Batches between two looks at what in the net is stirred at all."""


def train(rounds: int, seed: int, resume: bool) -> train_adam.Adam:
    """Play and learn from `rounds` rounds; the same rounds and seed, in one go, give the same weights here."""
    drawn = np.random.default_rng(seed)
    net = train_value.fresh_net(card.SLOTS, card.OTHERS, UNITS, HEADS, drawn)
    adam = train_adam.Adam(net)
    done = adam.load(CHECKPOINTS) if resume else 0
    card.seed_chance(seed + done)
    memory = train_value.Memory.empty(BATCH * card.LONGEST, card.COLOURS, card.SLOTS, card.OTHERS)
    began, first = time.monotonic(), done
    turns = batches = 0
    wrong = 0.0
    while done < rounds:
        left = 1 - done / rounds
        count = card.play(BATCH, THRIFT, COURSE.chance(left), adam.net, *memory.parts())
        wrong += COURSE.learn(memory, count, adam, left)
        done += BATCH
        turns += count
        batches += 1
        if batches % LISTEN == 0:
            adam.listen(memory, count)
        if batches == EVERY or done >= rounds:
            woken = adam.wake(drawn) if left > COURSE.sleeps else (0, 0)
            pace = (done - first) / (time.monotonic() - began)
            print(
                f"{done:>9,} of {rounds:,} rounds, {turns / batches / BATCH:.1f} turns each, off by "
                f"{math.sqrt(wrong / batches) * card.UNIT:.1f} points, {woken[0]} units and {woken[1]} heads woken; "
                f"{pace:.0f} rounds a second, {max(rounds - done, 0) / pace / 60:.1f} minutes to go",
                flush=True,
            )
            adam.save(CHECKPOINTS, done)
            turns = batches = 0
            wrong = 0.0
    return adam


def main(options: argparse.Namespace) -> int:
    """`python3 build train card` in words."""
    if options.linear or options.habits:
        import train_card_habits
        import train_card_linear

        return (train_card_linear if options.linear else train_card_habits).train(options.seed, options.out)
    import train_card_check

    return complete(options, card.UNIT_BITS, train, train_card_check.alike, 4, train_card_check.LEAST)
