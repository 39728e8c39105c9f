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
import train_adapted_rounds as adapted  # noqa: E402
import train_value  # noqa: E402

CHECKPOINTS = ROOT / ".cache" / "train-adapted"
UNITS, HEADS = 64, 32
BATCH = (2, 4, 2, 3, 2, 4, 2, 3)
"""The seats of the rounds played with the same weights, and then learned from."""
PASSES, PARTS = 2, 10
"""A batch is gone through so often, in so many parts, each a step of the weights: many small steps make the player."""
FIRST_TRACE, TRACE, TRACE_FALLS = 0.9, 0.7, 0.4
"""Lambda: how much of a position's target comes from what happened later than its mover's next turn. It begins higher,
while the net knows nothing, and has fallen after that share of the rounds."""
FIRST_RATE, LAST_RATE = 1e-3, 3e-5
FIRST_CHANCE = 0.03
"""How many turns are played at random at first; none at last."""
KEEP = 0.9995
"""How much of itself the average of the weights keeps at every step."""
MOST = 3.0
"""No error counts for more than so many units."""
THRIFT = 0.1
"""Points that taking from a pile costs for each time it was done before in the round, as in the mind."""
EVERY = 100
"""Batches between two lines of progress, each with a checkpoint."""


def train(rounds: int, seed: int, resume: bool) -> train_value.Adam:
    """Play and learn from `rounds` rounds; the same rounds and seed, in one go, give the same weights here."""
    net = train_value.fresh_net(adapted.SLOTS, adapted.BESIDE, UNITS, HEADS, np.random.default_rng(seed))
    adam = train_value.Adam(net)
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
            count = adapted.play(number, seats, THRIFT, FIRST_CHANCE * left, adam.net, count, *memory.parts())
        wrong += learn(memory, count, adam, left)
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


def learn(memory: train_value.Memory, count: int, adam: train_value.Adam, left: float) -> float:
    """Learn from the first `count` positions, `left` of the rounds still to come. Returns the mean squared error."""
    goals = np.zeros(count, np.float32)
    trace = TRACE + (FIRST_TRACE - TRACE) * max(0.0, 1 - (1 - left) / TRACE_FALLS)
    wrong: float = train_value.targets(count, trace, *memory.parts(), adam.net, goals)
    for _ in range(PASSES):
        adam.learn(memory, goals, PARTS, LAST_RATE + (FIRST_RATE - LAST_RATE) * left, KEEP, MOST)
    return wrong


def main(options: argparse.Namespace) -> int:
    """Train, check that mind and trainer agree, and write the weights; `python3 build train adapted` in words."""
    import train_adapted_check

    began = time.process_time()
    adam = train(options.rounds, options.seed, options.resume)
    seconds = time.process_time() - began
    text = train_value.stored(adam.average, adapted.UNIT_BITS)
    options.out.mkdir(parents=True, exist_ok=True)
    (options.out / "adapted.json").write_text(text, "ascii")
    print(f"{seconds:.0f} s of one core; {options.out / 'adapted.json'} has {len(text):,} bytes", flush=True)
    agreed = train_adapted_check.alike(text.encode("ascii"), 6, f"check {options.seed}")
    print(f"the mind and the trainer found the same best in {agreed:.1%} of the turns of 6 rounds")
    return 0 if agreed >= train_adapted_check.LEAST else 1
