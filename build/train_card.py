"""`python3 build train card`: the learned player of the card game, from nothing, by playing itself.

TD(lambda) over whole rounds with a falling rate, some turns at random at first, and the average of the weights in the
end. Checkpoints lie in .cache/train-card; `--resume` goes on from the last one. What comes out is card.json, the
weights as whole numbers of 8 bits; card.md beside the shipped ones says how they came to be and what they scored.
"""

import argparse
import json
import math
import sys
import time
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import numpy as np  # noqa: E402 (the package lies beside this folder)
import train_check  # noqa: E402
import train_net  # noqa: E402
import train_rounds  # noqa: E402

CHECKPOINTS = ROOT / ".cache" / "train-card"
WEIGHTS = ROOT / "lostcities" / "minds" / "weights"
UNITS, HEADS = 96, 32
BATCH = 8
"""Rounds played with the same weights, and then learned from."""
PASSES, PARTS = 2, 4
"""A batch is gone through so often, in so many parts, each a step of the weights: many small steps make the player."""
FIRST_TRACE, TRACE, TRACE_FALLS = 0.9, 0.7, 0.4
"""Lambda: how much of a position's target comes from what happened later than its mover's next turn. It begins higher,
while the net knows nothing, and has fallen after that share of the rounds."""
FIRST_RATE, LAST_RATE = 1e-3, 2e-5
FIRST_CHANCE = 0.03
"""How many turns are played at random at first; none at last."""
KEEP = 0.9995
"""How much of itself the average of the weights keeps at every step."""
THRIFT = 0.1
"""Points that taking from a pile costs for each time it was done before in the round, as in the mind."""
EVERY = 500
"""Batches between two lines of progress, each with a checkpoint."""


@dataclass
class Memory:
    """The positions of one batch of rounds, as train_rounds.play writes them."""

    rows: np.ndarray
    others: np.ndarray
    leads: np.ndarray
    seats: np.ndarray
    ends: np.ndarray

    @classmethod
    def empty(cls, rounds: int) -> "Memory":
        places = rounds * train_rounds.LONGEST
        rows = np.zeros((places, train_rounds.COLOURS, train_rounds.SLOTS), np.int8)
        others = np.zeros((places, train_rounds.OTHERS), np.int8)
        return cls(rows, others, *(np.zeros(places, np.int64) for _ in range(3)))

    def played(self, rounds: int, chance: float, net: train_net.Weights) -> int:
        """Fill it with rounds of self-play; returns how many positions there are."""
        parts = (self.rows, self.others, self.leads, self.seats, self.ends)
        return train_rounds.play(rounds, THRIFT, chance, net, *parts)


def train(rounds: int, seed: int, resume: bool) -> train_net.Adam:
    """Play and learn from `rounds` rounds; the same rounds and seed, in one go, give the same weights here."""
    adam = train_net.Adam(train_net.fresh_net(UNITS, HEADS, np.random.default_rng(seed)))
    done = load(adam) if resume else 0
    train_rounds.seed_chance(seed + done)
    memory = Memory.empty(BATCH)
    slope = tuple(np.zeros_like(part) for part in adam.net)
    began, first = time.monotonic(), done
    turns = batches = 0
    wrong = 0.0
    while done < rounds:
        left = 1 - done / rounds
        count = memory.played(BATCH, FIRST_CHANCE * left, adam.net)
        wrong += learn(memory, count, adam, slope, left)
        done += BATCH
        turns += count
        batches += 1
        if batches == EVERY or done >= rounds:
            pace = (done - first) / (time.monotonic() - began)
            print(
                f"{done:>9,} of {rounds:,} rounds, {turns / batches / BATCH:.1f} turns each, off by "
                f"{math.sqrt(wrong / batches) * train_rounds.UNIT:.1f} points; "
                f"{pace:.0f} rounds a second, {max(rounds - done, 0) / pace / 60:.1f} minutes to go",
                flush=True,
            )
            save(adam, done)
            turns = batches = 0
            wrong = 0.0
    return adam


def learn(memory: Memory, count: int, adam: train_net.Adam, slope: train_net.Weights, left: float) -> float:
    """Learn from the first `count` positions, `left` of the rounds still to come. Returns the mean squared error."""
    goals = np.zeros(count, np.float32)
    facts = (memory.rows, memory.others)
    trace = TRACE + (FIRST_TRACE - TRACE) * max(0.0, 1 - (1 - left) / TRACE_FALLS)
    wrong: float = train_net.targets(count, trace, *facts, memory.leads, memory.seats, memory.ends, adam.net, goals)
    for _ in range(PASSES):
        for part in range(PARTS):
            places = slice(part, count, PARTS)
            rows, others, part_goals = memory.rows[places], memory.others[places], goals[places]
            train_net.gradient(len(part_goals), rows, others, part_goals, adam.net, slope)
            adam.step(slope, LAST_RATE + (FIRST_RATE - LAST_RATE) * left, KEEP)
    return wrong


def save(adam: train_net.Adam, done: int) -> None:
    """Write the checkpoint, whole or not at all."""
    CHECKPOINTS.mkdir(parents=True, exist_ok=True)
    parts = {f"{name}{number}": part for name in adam.PARTS for number, part in enumerate(getattr(adam, name))}
    draft = CHECKPOINTS / "draft.npz"
    np.savez(draft, done=done, steps=adam.steps, **parts)
    draft.replace(CHECKPOINTS / "last.npz")


def load(adam: train_net.Adam) -> int:
    """Take up the last checkpoint; returns the rounds it has seen."""
    with np.load(CHECKPOINTS / "last.npz") as stored:
        for name in adam.PARTS:
            for number, part in enumerate(getattr(adam, name)):
                part[:] = stored[f"{name}{number}"]
        adam.steps = int(stored["steps"])
        return int(stored["done"])


def whole_numbers(part: np.ndarray) -> tuple[np.ndarray, int]:
    """A part of the weights as whole numbers of 8 bits and the bits after the point.

    As many bits as leave all but one weight in a thousand within bounds; those few are cut to the nearest bound.
    """
    usual = float(np.quantile(np.abs(part), 0.999))
    bits = math.floor(math.log2(127 / max(usual, 1e-6)))
    return np.clip(np.rint(part * 2.0**bits), -127, 127).astype(int), bits


def stored(net: train_net.Weights) -> str:
    """The weights as card_net reads them, a row a line."""
    first, second, line, third = net
    parts = {}
    bits = {}
    for name, part in (("first", first), ("second", second), ("line", line), ("third", third)):
        parts[name], bits[name] = whole_numbers(part)
    units = first.shape[1]
    listed = {
        "first": parts["first"].T,
        "second": parts["second"][:units].T,
        "others": parts["second"][units:].T,
        "third": parts["third"],
        "line": parts["line"],
    }
    lines = [f'"bits":{json.dumps(bits)}']
    for name, part in listed.items():
        rows = json.dumps(part.tolist(), separators=(",", ":")).replace("],[", "],\n[")
        lines.append(f'"{name}":{rows}')
    return "{" + ",\n".join(lines) + "}\n"


def main(options: argparse.Namespace) -> int:
    """Train, check that mind and trainer agree, and write the weights; `python3 build train card` in words."""
    if options.linear or options.habits:
        import train_habits
        import train_linear

        return (train_linear if options.linear else train_habits).train(options.seed, options.out)
    began = time.process_time()
    adam = train(options.rounds, options.seed, options.resume)
    seconds = time.process_time() - began
    text = stored(adam.average)
    options.out.mkdir(parents=True, exist_ok=True)
    (options.out / "card.json").write_text(text, "ascii")
    print(f"{seconds:.0f} s of one core; {options.out / 'card.json'} has {len(text):,} bytes", flush=True)
    agreed = train_check.alike(text.encode("ascii"), 4, f"check {options.seed}")
    print(f"the mind and the trainer found the same best in {agreed:.1%} of the turns of 4 rounds")
    return 0 if agreed >= train_check.LEAST else 1
