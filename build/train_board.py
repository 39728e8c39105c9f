"""`python3 build train board`: the learned player of the board game, from nothing, by playing itself.

TD(lambda) over whole expeditions with a falling rate, some turns at random at first, and the average of the weights in
the end. A round here is a whole match. Checkpoints lie in .cache/train-board; `--resume` goes on from the last one.
What comes out is board.json, the weights as whole numbers of 8 bits; board.md beside the shipped ones says how they
came to be and what they scored.
"""

import argparse
import math
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import numpy as np  # noqa: E402 (the package lies beside this folder)
import train_board_check  # noqa: E402
import train_board_choose  # noqa: E402
import train_board_play  # noqa: E402
import train_board_rounds  # noqa: E402
import train_value  # noqa: E402

from lostcities.minds import board_facts, board_rest  # noqa: E402

CHECKPOINTS = ROOT / ".cache" / "train-board"
UNITS, HEADS = 48, 32
BATCH = 4
"""Matches played with the same weights, and then learned from: one of each company."""
PASSES, PARTS = 3, 8
"""A batch is gone through so often, in so many parts, each a step of the weights: many small steps make the player."""
FIRST_TRACE, TRACE, TRACE_FALLS = 0.9, 0.7, 0.4
"""Lambda: how much of a position's target comes from what happened later than its mover's next turn. It begins higher,
while the net knows nothing, and has fallen after that share of the matches."""
FIRST_RATE, LAST_RATE = 1e-3, 3e-5
FIRST_CHANCE = 0.03
"""How many turns are played at random at first; none at last."""
KEEP = 0.999
"""How much of itself the average of the weights keeps at every step."""
MOST_WRONG = 3.0
"""No error counts for more than so many units."""
THRIFT = 0.1
"""Points that taking from a pile costs for each time it was done before in the expedition, as in the mind."""
EVERY = 100
"""Batches between two lines of progress, each with a checkpoint."""


class Play:
    """Self-play into one memory, and what it came to."""

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
        """Play a batch; returns how many positions there are to learn from."""
        return train_board_play.play(
            first, BATCH, THRIFT, chance, self.hopes, net, self.desk, self.game, *self.deal, self.memory.parts(),
            self.hauls, self.tells,
        )  # fmt: skip

    def told(self) -> str:
        """What expeditions came to since the last time, for people and for board_worth.HAULS."""
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


def train(rounds: int, seed: int, resume: bool) -> train_value.Adam:
    """Play and learn from `rounds` matches; the same rounds and seed, in one go, give the same weights here."""
    fresh = train_value.fresh_net(board_facts.SLOTS, board_rest.OTHERS, UNITS, HEADS, np.random.default_rng(seed))
    adam = train_value.Adam(fresh)
    done = adam.load(CHECKPOINTS) if resume else 0
    train_board_play.seed_chance(seed + done)
    play = Play()
    began, first, batches = time.monotonic(), done, 0
    wrong = 0.0
    while done < rounds:
        left = 1 - done / rounds
        count = play.matches(done, FIRST_CHANCE * left, adam.net)
        wrong += learn(play.memory, count, adam, left)
        done += BATCH
        batches += 1
        if batches == EVERY or done >= rounds:
            pace = (done - first) / (time.monotonic() - began)
            print(
                f"{done:>7,} of {rounds:,} matches, off by {math.sqrt(wrong / batches) * train_board_choose.UNIT:.1f} "
                f"points; {pace:.1f} matches a second, {max(rounds - done, 0) / pace / 60:.1f} minutes to go\n"
                + play.told(),
                flush=True,
            )
            adam.save(CHECKPOINTS, done)
            batches = 0
            wrong = 0.0
    return adam


def learn(memory: train_value.Memory, count: int, adam: train_value.Adam, left: float) -> float:
    """Learn from the first `count` positions, `left` of the matches still to come. Returns the mean squared error."""
    goals = np.zeros(count, np.float32)
    trace = TRACE + (FIRST_TRACE - TRACE) * max(0.0, 1 - (1 - left) / TRACE_FALLS)
    wrong: float = train_value.targets(count, trace, *memory.parts(), adam.net, goals)
    for _ in range(PASSES):
        adam.learn(memory, goals, PARTS, LAST_RATE + (FIRST_RATE - LAST_RATE) * left, KEEP, MOST_WRONG)
    return wrong


def main(options: argparse.Namespace) -> int:
    """Train, check that mind and trainer agree, and write the weights; `python3 build train board` in words."""
    began = time.process_time()
    adam = train(options.rounds, options.seed, options.resume)
    seconds = time.process_time() - began
    text = train_value.stored(adam.average, train_board_choose.UNIT_BITS)
    options.out.mkdir(parents=True, exist_ok=True)
    (options.out / "board.json").write_text(text, "ascii")
    print(f"{seconds:.0f} s of one core; {options.out / 'board.json'} has {len(text):,} bytes", flush=True)
    agreed = train_board_check.alike(text.encode("ascii"), 4, f"check {options.seed}")
    print(f"the mind and the trainer found the same best in {agreed:.1%} of the turns of 4 matches")
    return 0 if agreed >= train_board_check.LEAST else 1
