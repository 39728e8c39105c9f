"""`python3 build train card --trials N`: the card game's net learns from its own search (expert iteration: Anthony,
Tian and Barber 2017).

Self-play teaches the net only the results of turns that it prefers. Here all turns that its search would try are tried
in the same worlds, and the net learns by how much one is better than another: luck affects all alike, and so drops out
of the difference. Then the better net tries again.
"""

import sys
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path

import numpy as np

from build.duel.card import net as duel_net
from build.duel.card import table as dt
from build.train import adam as train_adam
from build.train import value as train_value
from build.train import weights as train_weights
from build.train.card import rounds as train_card_rounds
from build.train.card.tried import CHUNK, TRIED, Tried, try_turns
from build.train.compiled import Bytes, Doubles, Floats, Ints, Ints16, njit
from build.train.value import Weights
from lostcities.minds.card import facts as card_facts
from lostcities.minds.card import net as card_net

GENERATIONS = 3
"""How many times positions are tried, each time by a better net."""
HELD_BACK = 20
"""One position in this many is held back from learning."""
PASSES, BATCH = 4, 64
"""How often a generation goes through all positions tried so far; and the number of positions in a step."""
FIRST_RATE, LAST_RATE, KEEP = 2e-3, 1e-5, 0.999
LEVEL = 0.2
"""The weight of the error in the mean value of a position's turns, relative to that in their differences."""
MOST_WRONG = 3.0
SHIPPED = Path(card_net.__file__).parent / "weights" / "expert.json"
SLOTS, OTHERS = card_facts.SLOTS, card_facts.OTHERS
UNIT = float(1 << card_net.UNIT_BITS)


@njit
def rows_of(count: int, facts: Ints16, rest: Ints16, rows: Bytes, others: Bytes) -> None:
    """Fill in the net's inputs for the turns of one position."""
    for each in range(count):
        colours, left = rest[each, 1], rest[each, 3]
        rows[each] = 0
        for colour in range(colours):
            f = facts[each, colour]
            duel_net.describe(
                rows[each, colour], f[0], f[1], f[2], f[3], f[4], f[5], f[6], f[7], f[8], f[9], f[10], f[11], left
            )
        duel_net.describe_rest(others[each], rest[each, 0], colours, rest[each, 2])


@njit(fastmath=True)
def learn(
    places: Ints, count: Ints, facts: Ints16, rest: Ints16, lead: Floats, price: Floats, said: Floats, net: Weights,
    slope: Weights,
) -> None:  # fmt: skip
    """Add up in `slope` (see gradient in build/train/value.py) the gradient of the net's error at these positions."""
    most = TRIED * len(places)
    rows, others = np.zeros((most, dt.COLOURS, SLOTS), np.int8), np.zeros((most, OTHERS), np.int8)
    goals = np.zeros(most, np.float32)
    slots, listed = np.zeros((dt.COLOURS, SLOTS + 1), np.int64), np.zeros(dt.COLOURS, np.int64)
    levels, sums = np.zeros((dt.COLOURS, net[0].shape[1]), np.float32), np.zeros(len(net[3]), np.float32)
    wrong = np.zeros(TRIED, np.float32)
    first = 0
    for place in places:
        kinds = count[place]
        rows_of(kinds, facts[place], rest[place], rows[first:], others[first:])
        for each in range(kinds):
            at = first + each
            if rest[place, each, 0] > 0:
                goals[at] = train_value.forward(rows[at], others[at], net, slots, listed, levels, sums)
                wrong[each] = goals[at] - (said[place, each] - lead[place, each]) / UNIT
            else:
                wrong[each] = 0
        mean = wrong[:kinds].mean()
        kept = first
        for each in range(kinds):
            if rest[place, each, 0] > 0:  # else the round is over, and there is nothing to learn
                at = first + each
                goals[kept] = goals[at] - (wrong[each] - mean + LEVEL * mean)
                rows[kept], others[kept] = rows[at], others[at]
                kept += 1
        first = kept
    train_value.gradient(rows[:first], others[:first], goals[:first], net, slope, MOST_WRONG)


@njit(fastmath=True)
def judge(
    places: Ints, count: Ints, facts: Ints16, rest: Ints16, lead: Floats, price: Floats, said: Floats, net: Weights
) -> Doubles:
    """Three means over these positions: by how much the turn that the net likes best is better than the average turn
    tried; the squared error of the differences; and that of the turns' mean value."""
    rows, others = np.zeros((TRIED, dt.COLOURS, SLOTS), np.int8), np.zeros((TRIED, OTHERS), np.int8)
    slots, listed = np.zeros((dt.COLOURS, SLOTS + 1), np.int64), np.zeros(dt.COLOURS, np.int64)
    levels, sums = np.zeros((dt.COLOURS, net[0].shape[1]), np.float32), np.zeros(len(net[3]), np.float32)
    values = np.zeros(TRIED)
    found = np.zeros(3)
    for place in places:
        kinds = count[place]
        rows_of(kinds, facts[place], rest[place], rows, others)
        for each in range(kinds):
            values[each] = lead[place, each]
            if rest[place, each, 0] > 0:
                values[each] += UNIT * train_value.forward(rows[each], others[each], net, slots, listed, levels, sums)
        best = np.argmax(values[:kinds] - price[place, :kinds])
        found[0] += said[place, best] - said[place, :kinds].mean()
        off = values[:kinds] - said[place, :kinds]
        found[1] += off.var()
        found[2] += off.mean() ** 2
    return found / len(places)


def learn_all(tried: Tried, net: train_value.Weights, chance: np.random.Generator) -> train_value.Weights:
    """The net after going through all positions but those held back."""
    adam = train_adam.Adam(net)
    places = np.array([place for place in range(len(tried.count)) if place % HELD_BACK])
    order = np.concatenate([chance.permutation(places) for _ in range(PASSES)])
    steps = len(order) // BATCH
    for step in range(steps):
        learn(order[step * BATCH : (step + 1) * BATCH], *tried.parts(), adam.net, adam.slope)
        adam.step(LAST_RATE + (FIRST_RATE - LAST_RATE) * (1 - step / steps), KEEP)
    return adam.average


def train(positions: int, seed: int, out: Path) -> int:
    """Try that many positions in all and learn, starting from the weights that ship; writes card.json. Returns the exit
    status."""
    if positions < GENERATIONS * CHUNK:
        print(f"--trials {positions}: so few teach it nothing; {GENERATIONS * CHUNK:,} is the least", file=sys.stderr)
        return 2
    began = time.monotonic()
    net = train_weights.read(SHIPPED.read_bytes())
    chance = np.random.default_rng(seed)
    chunks = positions // GENERATIONS // CHUNK
    tried: list[Tried] = []
    out.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor() as pool:
        for generation in range(GENERATIONS):
            stored = train_card_rounds.stored(net)
            seeds = range(seed * 1_000_003 + generation * chunks, seed * 1_000_003 + (generation + 1) * chunks)
            tried.append(Tried.joined(pool.map(try_turns, repeat(stored), seeds)))
            tell(f"{(generation + 1) * chunks * CHUNK:,} positions tried", tried[-1], net, began)
            net = learn_all(Tried.joined(tried), net, chance)
            (out / "card.json").write_text(train_card_rounds.stored(net), "ascii")
            tell(f"learned, {out / 'card.json'}", tried[-1], net, began)
    return 0


def tell(what: str, tried: Tried, net: train_value.Weights, began: float) -> None:
    """Print how good the net is on the positions held back."""
    places = np.arange(0, len(tried.count), HELD_BACK)
    chosen, differences, level = judge(places, *tried.parts(), net)
    print(
        f"{time.monotonic() - began:5.0f} s: {what}; of positions not learned from: the choice is {chosen:+.3f} points "
        f"better than the mean, differences are off by {differences**0.5:.2f}, all together by {level**0.5:.2f}",
        flush=True,
    )
