"""`python3 build train card --habits`: what a rival holds, learned from self-play.

A hand is modelled as drawn from the unseen cards with odds that depend on each card's kind and the phase of the round
(minds/card/habits.py). The odds are those that make the hands actually held likeliest: they are changed again and again
by the ratio of the cards of a kind that were held to those expected, until the two agree (iterative proportional
fitting).
"""

import json
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from build.duel.card import net as duel_net
from build.duel.card import rounds as duel_rounds
from build.duel.card import table as dt
from build.duel.card import turns as duel_turns
from build.duel.card.net import CardNet
from build.train.compiled import Doubles, Ints, njit
from lostcities.minds.card import net as card_net
from lostcities.minds.card.habits import KINDS, ODDS
from lostcities.minds.card.net import LATES

ROUNDS, ROUNDS_HELD_BACK = 10_000, 2_000
STEPS = 25
DOUBT = 8
"""Cards added to the count and to the expectation of every kind, so that rare kinds stay near odds of one."""
MOST = 64
"""The odds stay between this and its inverse."""
LONGEST, HIDDEN = 60, 72
"""Upper bounds: turns of a round on average, and unseen cards of a position."""


@dataclass
class Watched:
    """What was hidden from the seat to move, position by position, and how much of it the rival held."""

    late: Ints
    size: Ints
    """How many cards were hidden."""
    hand: Ints
    """How many of them the rival held."""
    kinds: NDArray[np.uint8]
    """The hidden cards of all positions, one position after the other."""
    held: NDArray[np.uint8]

    @classmethod
    def of_rounds(cls, rounds: int, net: CardNet) -> "Watched":
        positions = rounds * LONGEST
        late, size, hand = np.zeros((3, positions), np.int64)
        kinds, held = np.zeros((2, positions * HIDDEN), np.uint8)
        count, cards = watch(rounds, net, late, size, hand, kinds, held)
        return cls(late[:count], size[:count], hand[:count], kinds[:cards].copy(), held[:cards].copy())

    def parts(self) -> tuple[Ints, Ints, Ints, NDArray[np.uint8], NDArray[np.uint8]]:
        return self.late, self.size, self.hand, self.kinds, self.held


@njit
def watch(
    rounds: int, net: CardNet, late: Ints, size: Ints, hand: Ints, kinds: NDArray[np.uint8], held: NDArray[np.uint8]
) -> tuple[int, int]:
    """Play rounds of the net against itself, half with each number of colours, and fill in a Watched."""
    worths, turns = np.zeros(300, np.int64), np.zeros((300, 3), np.int64)
    hidden = np.zeros(HIDDEN, np.int64)
    count = at = 0
    for number in range(rounds):
        colours = 5 + number % 2
        cards = duel_rounds.deck_of(colours)
        np.random.shuffle(cards)
        cells, piles, height, state = duel_rounds.deal(cards)
        seat = 0
        while state[0] > 0 and state[1] > 0 and count < len(late):
            seen = duel_rounds.seen_from(cells, seat)
            rest = cells - seen
            other = dt.SEAT - dt.SEAT * seat
            late[count], size[count] = dt.LATE[state[0]], duel_rounds.hidden_from(seen, seat, colours, hidden)
            hand[count] = size[count] - state[0]
            for card in hidden[: size[count]]:
                colour, rank = card // dt.RANKS, card % dt.RANKS
                kinds[at] = duel_rounds.kind_at(seen, height, seat, card)
                if rank:
                    held[at] = rest[dt.HELD + other + colour] >> (rank - 1) & 1
                else:
                    held[at] = rest[dt.WAGER + other + colour] > 0
                    rest[dt.WAGER + other + colour] -= held[at]
                at += 1
            count += 1
            found = duel_turns.turns_of(seen, piles, height, state, colours, seat, net, 0, worths, turns)
            best = np.argmax(worths[:found])
            duel_turns.play_turn(cells, piles, height, state, seat, turns[best], cards[-state[0]])
            seat = 1 - seat
    return count, at


@njit
def expect(
    late: Ints, size: Ints, hand: Ints, kinds: NDArray[np.uint8], held: NDArray[np.uint8], odds: Doubles,
    counted: Doubles, expected: Doubles,
) -> float:  # fmt: skip
    """Count by phase and kind the cards that were held and those that the odds make one expect. Returns the mean log
    likelihood of what was held."""
    counted[:], expected[:] = 0, 0
    before, after = np.zeros((HIDDEN + 1, dt.HAND + 1)), np.zeros((HIDDEN + 1, dt.HAND + 1))
    before[:, 0], after[:, 0] = 1, 1
    likely = 0.0
    at = 0
    for position in range(len(size)):
        cards, left, of_kind = size[position], hand[position], odds[late[position]]
        before[0, 1:], after[cards, 1:] = 0, 0
        for card in range(cards):
            odd = of_kind[kinds[at + card]]
            for number in range(1, left + 1):
                before[card + 1, number] = before[card, number] + odd * before[card, number - 1]
        for card in range(cards - 1, -1, -1):
            odd = of_kind[kinds[at + card]]
            for number in range(1, left + 1):
                after[card, number] = after[card + 1, number] + odd * after[card + 1, number - 1]
        likely -= np.log(after[0, left])
        for card in range(cards):
            kind = kinds[at + card]
            with_it = 0.0
            for number in range(left):
                with_it += before[card, number] * after[card + 1, left - 1 - number]
            expected[late[position], kind] += of_kind[kind] * with_it / after[0, left]
            if held[at + card]:
                counted[late[position], kind] += 1
                likely += np.log(of_kind[kind])
        at += cards
    return likely / len(size)


def train(seed: int, out: Path) -> int:
    """Learn the odds and write them; prints their likelihood for rounds that they were not learned from."""
    began = time.process_time()
    duel_rounds.seed_chance(seed)
    net = duel_net.compiled_net(card_net.card_net())
    watched, held_back = Watched.of_rounds(ROUNDS, net), Watched.of_rounds(ROUNDS_HELD_BACK, net)
    odds, (counted, expected) = np.ones((LATES + 1, KINDS)), np.zeros((2, LATES + 1, KINDS))
    chance = expect(*held_back.parts(), odds, counted, expected)
    for _ in range(STEPS):
        expect(*watched.parts(), odds, counted, expected)
        odds *= (counted + DOUBT) / (expected + DOUBT)
        middle = (np.log(odds) * counted).sum(1, keepdims=True) / counted.sum(1, keepdims=True)
        odds = np.clip(odds / np.exp(middle), 1 / MOST, MOST)
    stored = np.maximum(np.rint(odds * ODDS), 1).astype(int)
    learned = expect(*held_back.parts(), stored.astype(float), counted, expected)
    out.mkdir(parents=True, exist_ok=True)
    (out / "habits.json").write_text(json.dumps({"held": stored.tolist()}, separators=(",", ":")) + "\n", "ascii")
    print(f"log likelihood of a hand not learned from: {chance:.3f} by chance, {learned:.3f} by these habits")
    print(f"{time.process_time() - began:.0f} s of one core; {out / 'habits.json'}")
    return 0
