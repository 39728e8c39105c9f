"""`python3 build train card --linear`: the quick policy that answers in the reference player's trials.

The reference player's net plays itself, greedily, and values each possible turn; the policy's weights are fitted so
that its softmax over those turns approaches the net's (cross entropy, Adam, a falling rate). That takes minutes on one
core.
"""

import json
import time
from pathlib import Path

import numpy as np

from build.duel.card import net as duel_net
from build.duel.card import rounds as duel_rounds
from build.duel.card import table as duel_table
from build.duel.card import turns as duel_turns
from build.duel.card.net import CardNet
from build.duel.card.table import Cells, Counts, Height, Piles
from build.duel.card.turns import Turn
from build.train.compiled import Doubles, Ints, njit
from lostcities.minds.card import linear as card_linear
from lostcities.minds.card import net as card_net

put_facts = njit(card_linear.put_facts)
draw_facts = njit(card_linear.draw_facts)
PUTS, DRAWS = card_linear.PUT_FACTS, card_linear.DRAW_FACTS
WARMTH = 2.0
"""Points: the scale on which the softmax discounts turns that fall behind the best."""
FIRST_RATE = 0.01
ROUNDS = 3000
SCALE = 64
"""The whole number that a weight of 1 becomes in the file that ships."""


@njit
def turn_facts(cells: Cells, piles: Piles, height: Height, state: Counts, seat: int, turn: Turn, row: Ints) -> None:
    """The facts of a turn: those of the card put, then those of the draw."""
    card, placed, pile = turn
    colour, rank = card // duel_table.RANKS, card % duel_table.RANKS
    turns = min(state[0], state[1])
    f = np.zeros(12, np.int64)
    duel_table.look(cells, piles, height, seat, colour, f)
    left = f[4] ^ (1 << (rank - 1)) if rank else f[4]
    put_facts(row[:PUTS], f[0], f[1], f[2], f[3], left, f[8], rank, placed, turns)
    if pile < 0:
        row[PUTS:] = 0
        return
    duel_table.look(cells, piles, height, seat, pile, f)
    mine, stakes, held = f[0], f[1], f[4]
    if pile == colour:
        if rank:
            mine |= 1 << (rank - 1)
            held ^= 1 << (rank - 1)
        else:
            stakes += 1
    draw_facts(row[PUTS:], mine, stakes, f[2], f[3], held, f[8], f[10], state[2], turns)


@njit
def learn(
    rounds: int, colours: int, net: CardNet, rate: float, weights: Doubles, mean: Doubles, square: Doubles, steps: int
) -> tuple[float, float, int]:
    """Play rounds of the net against itself and fit `weights` meanwhile. Returns the mean loss and the hits."""
    cards = duel_rounds.deck_of(colours)
    worths, turns = np.zeros(300, np.int64), np.zeros((300, 3), np.int64)
    rows = np.zeros((300, PUTS + DRAWS), np.int64)
    loss = 0.0
    hits = 0
    seen = 0
    slope = np.zeros(PUTS + DRAWS)
    for _ in range(rounds):
        np.random.shuffle(cards)
        cells, piles, height, state = duel_rounds.deal(cards)
        seat = 0
        while state[0] > 0 and state[1] > 0:
            count = duel_turns.turns_of(cells, piles, height, state, colours, seat, net, 0, worths, turns)
            best = np.argmax(worths[:count])
            score = np.zeros(count)
            goal = np.zeros(count)
            for number in range(count):
                turn_facts(cells, piles, height, state, seat, turns[number], rows[number])
                for fact in range(PUTS + DRAWS):
                    if rows[number, fact]:
                        score[number] += weights[fact] * rows[number, fact]
                goal[number] = np.exp((worths[number] - worths[best]) / net.one / WARMTH)
            goal /= goal.sum()
            hits += np.argmax(score) == best
            score = np.exp(score - score.max())
            score /= score.sum()
            loss -= (goal * np.log(score + 1e-12)).sum()
            seen += 1
            for number in range(count):
                change = score[number] - goal[number]
                for fact in range(PUTS + DRAWS):
                    if rows[number, fact]:
                        slope[fact] += change * rows[number, fact]
            if seen % 16 == 0:
                steps += 1
                for fact in range(PUTS + DRAWS):
                    grade = slope[fact] / 16
                    mean[fact] += 0.1 * (grade - mean[fact])
                    square[fact] += 0.001 * (grade * grade - square[fact])
                    step = mean[fact] / (1 - 0.9**steps) / (np.sqrt(square[fact] / (1 - 0.999**steps)) + 1e-8)
                    weights[fact] -= rate * step
                slope[:] = 0
            duel_turns.play_turn(cells, piles, height, state, seat, turns[best], cards[-state[0]])
            seat = 1 - seat
    return loss / seen, hits / seen, steps


def train(seed: int, out: Path) -> int:
    """Fit the policy and write its weights."""
    began = time.process_time()
    net = duel_net.compiled_net(card_net.net_named("reference"))
    duel_rounds.seed_chance(seed)
    weights, mean, square = np.zeros((3, PUTS + DRAWS))
    steps = 0
    parts = 20
    for part in range(parts):
        rate = FIRST_RATE * (1 - part / parts)
        loss, hits, steps = learn(ROUNDS // parts, 5 + part % 2, net, rate, weights, mean, square, steps)
        print(f"{part + 1:>3} of {parts} parts, loss {loss:.3f}, the net's own choice {hits:.1%}", flush=True)
    whole = np.rint(weights * SCALE).astype(int).tolist()
    out.mkdir(parents=True, exist_ok=True)
    text = json.dumps({"put": whole[:PUTS], "draw": whole[PUTS:]}, separators=(",", ":"))
    (out / "linear.json").write_text(text.replace(',"draw', ',\n"draw') + "\n", "ascii")
    print(f"{time.process_time() - began:.0f} s of one core; {out / 'linear.json'}")
    return 0
