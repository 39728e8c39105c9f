"""`python3 build train card --habits`: what a rival holds, counted in self-play."""

import json
import time
from pathlib import Path

import duel_net
import duel_rounds
import duel_table
import duel_turns
import numpy as np
from numba import njit

from lostcities.minds import card_habits, card_net
from lostcities.minds.card_net import LATES

kind_of = njit(card_habits.kind_of)
KINDS = card_habits.KINDS
ROUNDS = 40_000


@njit
def watch(rounds, net, held, fair):
    """Play rounds, half of each number of colours, and count: `held` [late][kind] unseen cards in a rival's hand,
    `fair` what uniform dealing would have made of it."""
    worths, turns = np.zeros(300, np.int64), np.zeros((300, 3), np.int64)
    for number in range(rounds):
        colours = 5 + number % 2
        cards = duel_rounds.deck_of(colours)
        np.random.shuffle(cards)
        cells, piles, height, state = duel_rounds.deal(cards)
        size = state[0]
        seat = 0
        while state[0] > 0 and state[1] > 0:
            late = duel_table.LATE[state[0]]
            tally(cells, seat, colours, state[0], held[late], fair[late])
            found = duel_turns.turns_of(cells, piles, height, state, colours, seat, net, 0, worths, turns)
            best = np.argmax(worths[:found])
            duel_turns.play_turn(cells, piles, height, state, seat, turns[best], cards[2 * duel_table.HAND :], size)
            seat = 1 - seat


@njit
def tally(cells, seat, colours, deck, held, fair):
    """Count the unseen cards of one position by kind."""
    own, other = duel_table.SEAT * seat, duel_table.SEAT - duel_table.SEAT * seat
    unseen = 0
    hidden = np.zeros(KINDS)
    for colour in range(colours):
        mine, theirs = cells[duel_table.MINE + own + colour], cells[duel_table.MINE + other + colour]
        their_stakes = cells[duel_table.STAKES + other + colour]
        for rank in range(duel_table.RANKS):
            kind = kind_of(theirs, their_stakes, mine, rank)
            if rank == 0:
                there = cells[duel_table.WAGER + other + colour] - cells[duel_table.SEEN_W + other + colour]
                all_of_it = (
                    duel_table.WAGERS - cells[duel_table.GONE_W + colour] - cells[duel_table.WAGER + own + colour]
                    - cells[duel_table.SEEN_W + other + colour]
                )  # fmt: skip
            else:
                bit = 1 << (rank - 1)
                in_hand = cells[duel_table.HELD + other + colour] & ~cells[duel_table.SEEN + other + colour]
                there = int(in_hand & bit != 0)
                out = cells[duel_table.GONE + colour] | cells[duel_table.HELD + own + colour]
                out |= cells[duel_table.SEEN + other + colour]
                all_of_it = int(out & bit == 0)
            held[kind] += there
            hidden[kind] += all_of_it
            unseen += all_of_it
    for kind in range(KINDS):
        fair[kind] += hidden[kind] * (unseen - deck) / unseen


def train(seed: int, out: Path) -> int:
    """Count and write the figures."""
    began = time.process_time()
    duel_rounds.seed_chance(seed)
    held, fair = np.zeros((2, LATES + 1, KINDS))
    net = duel_net.compiled_net(card_net.card_net())
    watch(ROUNDS, net, held, fair)
    ratio = np.where(fair > 200, held / np.maximum(fair, 1), 1)
    weights = np.rint(card_habits.LIKELY * ratio / ratio.max(axis=1, keepdims=True)).astype(int)
    out.mkdir(parents=True, exist_ok=True)
    (out / "habits.json").write_text(json.dumps({"held": weights.tolist()}) + "\n", "ascii")
    print(np.array2string(ratio, precision=2))
    print(f"{time.process_time() - began:.0f} s of one core; {out / 'habits.json'}")
    return 0
