"""`python3 build train card --trials N`: the card game's net learns from its own search (expert iteration: Anthony,
Tian and Barber 2017).

Self-play teaches the net only what comes of the turns that it prefers. Here all turns that its search would try are
tried, in the same worlds, and the net learns by how much one leaves it better off than another: luck, which weighs on
all alike, is out of the difference. Then the better net tries again.
"""

import sys
import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from itertools import repeat
from pathlib import Path

import numpy as np

from build.duel.card import net as duel_net
from build.duel.card import rounds as duel_rounds
from build.duel.card import search as duel_search
from build.duel.card import table as dt
from build.duel.card import turns as duel_turns
from build.duel.card.net import CardNet
from build.duel.card.outlook import THRIFT
from build.duel.card.search import plan_array
from build.duel.card.table import Cells, Counts, Height, Piles
from build.train import adam as train_adam
from build.train import value as train_value
from build.train import weights as train_weights
from build.train.card import rounds as train_card_rounds
from build.train.compiled import Bytes, Doubles, Floats, Ints, Ints16, njit
from build.train.value import Weights
from lostcities.minds.card import expert as card_expert
from lostcities.minds.card import facts as card_facts
from lostcities.minds.card import net as card_net
from lostcities.minds.card.habits import card_habits

GENERATIONS = 3
"""How often the net that has learned tries anew."""
CHUNK = 2_000
"""Positions that one process tries at a time, with a seed of their own."""
HELD_BACK = 20
"""Every so many-th position is not learned from."""
TRIED, WORLDS = card_expert.PLAN.most + 1, 12
"""Turns that are tried of a position, one of them from beyond the search's; and in how many worlds."""
STRAY = 12
"""That one is among so many that come next."""
LAST, TO_THE_END = 6, 40
"""With at most so many cards in the deck a trial is played out, or for so many turns: a net that took its own word for
how long the end can be put off would put it off for ever."""
SHARE, STRAYS = 0.5, 0.1
"""In which share of the positions turns are tried; and how often any of them is then played, not the best."""
PASSES, BATCH = 4, 64
"""How often a generation goes through all positions that were tried so far; and how many make a step of the weights."""
FIRST_RATE, LAST_RATE, KEEP = 2e-3, 1e-5, 0.999
LEVEL = 0.2
"""How much it counts what all turns of a position are worth together, beside the differences between them."""
MOST_WRONG = 3.0
SHIPPED = Path(card_net.__file__).parent / "weights" / "expert.json"
SLOTS, OTHERS = card_facts.SLOTS, card_facts.OTHERS
UNIT = float(1 << card_net.UNIT_BITS)


@dataclass
class Tried:
    """Positions, and of each the turns that were tried: [position][turn]. All values in points, with what lies."""

    count: Ints
    """[position] -> how many turns."""
    facts: Ints16
    """[position][turn][colour] -> the twelve facts that it leaves (look in build/duel/card/table.py)."""
    rest: Ints16
    """[position][turn] -> cards left after it, colours, whether an unseen card was drawn, cards left before it."""
    lead: Floats
    price: Floats
    """What the draw costs in choosing (minds/card/turns.py)."""
    said: Floats
    """What came of it, in the mean over all worlds."""

    @classmethod
    def empty(cls, positions: int) -> "Tried":
        places = positions, TRIED
        lead, price, said = np.zeros((3, *places), np.float32)
        facts, rest = np.zeros((*places, dt.COLOURS, 12), np.int16), np.zeros((*places, 4), np.int16)
        return cls(np.zeros(positions, np.int64), facts, rest, lead, price, said)

    @classmethod
    def joined(cls, several: Iterable["Tried"]) -> "Tried":
        return cls(*(np.concatenate(parts) for parts in zip(*(each.parts() for each in several), strict=True)))

    def parts(self) -> tuple[Ints, Ints16, Ints16, Floats, Floats, Floats]:
        return self.count, self.facts, self.rest, self.lead, self.price, self.said


def try_turns(stored: str, seed: int) -> Tried:
    """A chunk of positions, tried by the net of these weights."""
    net = duel_net.compiled_net(card_net.Net(stored.encode("ascii")))
    tried = Tried.empty(CHUNK)
    held = np.array(card_habits().held, np.int64)
    plan = plan_array(card_expert.PLAN, 0, True)
    at_last = plan_array(replace(card_expert.PLAN, answers=TO_THE_END, judged=1), 0, True)
    play_and_try(seed, net, plan, at_last, card_expert.PLAN.window, card_expert.PLAN.weight, held, *tried.parts())
    return tried


@njit
def play_and_try(
    seed: int, net: CardNet, plan: Ints, at_last: Ints, window: int, weight: int, held: Ints, count: Ints,
    facts: Ints16, rest: Ints16, lead: Floats, price: Floats, said: Floats,
) -> None:  # fmt: skip
    """Play rounds, half with five colours and half with six, until all places of a Tried are filled."""
    np.random.seed(seed)
    one = net.one
    worths, turns = np.zeros(300, np.int64), np.zeros((300, 3), np.int64)
    inner = np.zeros(300, np.int64), np.zeros((300, 3), np.int64)
    total = np.zeros(TRIED, np.int64)
    done = number = 0
    while True:
        colours = 5 + number % 2
        number += 1
        cards = duel_rounds.deck_of(colours)
        np.random.shuffle(cards)
        cells, piles, height, state = duel_rounds.deal(cards)
        seat = 0
        while state[0] > 0 and state[1] > 0:
            seen = duel_rounds.seen_from(cells, seat)
            found = duel_turns.turns_of(seen, piles, height, state, colours, seat, net, 0, worths, turns)
            order = np.argsort(-worths[:found], kind="mergesort")
            chosen = turns[order[0]].copy()
            if found > 1 and np.random.random() < SHARE:
                kinds = min(TRIED - 1, found)
                while kinds > 1 and worths[order[kinds - 1]] < worths[order[0]] - window * one // 100:
                    kinds -= 1
                tried = order[: kinds + 1].copy()
                if found > kinds:
                    tried[kinds] = order[kinds + np.random.randint(min(found - kinds, STRAY))]
                kinds = len(tried)
                total[:] = 0
                trial = plan if state[0] > LAST else at_last
                try_all(seen, piles, height, state, colours, seat, turns[tried], net, trial, held, total, *inner)
                count[done] = kinds
                said[done, :kinds] = total[:kinds] / (WORLDS * one)
                best = int(np.argmax(weight * worths[tried] + total[:kinds]))
                for each in range(kinds):
                    turn = turns[tried[each]]
                    price[done, each] = THRIFT * state[2] / 100 if turn[2] >= 0 else 0
                    lead[done, each] = describe_after(
                        seen, piles, height, state, colours, seat, turn, facts[done, each], rest[done, each]
                    )
                if np.random.random() < STRAYS:
                    best = np.random.randint(kinds)
                chosen = turns[tried[best]].copy()
                done += 1
                if done == len(count):
                    return
            duel_turns.play_turn(cells, piles, height, state, seat, chosen, cards[-state[0]])
            seat = 1 - seat


@njit
def try_all(
    cells: Cells, piles: Piles, height: Height, state: Counts, colours: int, seat: int, tried: Ints, net: CardNet,
    plan: Ints, held: Ints, total: Ints, worths: Ints, turns: Ints,
) -> None:  # fmt: skip
    """Try these turns in the same WORLDS and add up in `total` what comes of each."""
    hidden = np.zeros(80, np.int64)
    hidden = hidden[: duel_rounds.hidden_from(cells, seat, colours, hidden)]
    ways = duel_rounds.count_ways(cells, height, seat, hidden, state[0], held)
    world = np.zeros(len(hidden), np.int64)
    for _ in range(WORLDS):
        duel_rounds.imagine(cells, height, seat, hidden, state[0], held, world, ways)
        for each in range(len(tried)):
            total[each] += duel_search.trial(
                cells, piles, height, state, colours, seat, tried[each], world, net, plan, worths, turns
            )


@njit
def describe_after(
    cells: Cells, piles: Piles, height: Height, state: Counts, colours: int, seat: int, turn: Ints, facts: Ints16,
    rest: Ints16,
) -> int:  # fmt: skip
    """Fill in what the net is told of the position that a turn leaves; returns the points that lie then."""
    cells, piles, height, state = cells.copy(), piles.copy(), height.copy(), state.copy()
    rest[1], rest[2], rest[3] = colours, turn[2] < 0, min(state[0], state[1])
    dt.put(cells, piles, height, seat, turn[0], turn[1])
    if turn[2] >= 0:
        dt.take(cells, piles, height, state, seat, turn[2])
    rest[0] = min(state[0], state[1]) if turn[2] >= 0 else rest[3] - 1
    row = np.zeros(12, np.int64)
    for colour in range(colours):
        dt.look(cells, piles, height, seat, colour, row)
        facts[colour] = row
    return dt.lead_of(cells, seat, colours)


@njit
def rows_of(count: int, facts: Ints16, rest: Ints16, rows: Bytes, others: Bytes) -> None:
    """Fill in the rows that the net reads, for the turns of one position."""
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
    """Add up in `slope` (see gradient in build/train/value.py) how wrong the net is of positions at these places."""
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
    """Three means over the positions at these places: by how much the turn that the net likes best is better than all
    tried are in the mean; the squared error of the differences; and of what all are worth together."""
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
    """The net when it has gone through all positions but those held back."""
    adam = train_adam.Adam(net)
    places = np.array([place for place in range(len(tried.count)) if place % HELD_BACK])
    order = np.concatenate([chance.permutation(places) for _ in range(PASSES)])
    steps = len(order) // BATCH
    for step in range(steps):
        learn(order[step * BATCH : (step + 1) * BATCH], *tried.parts(), adam.net, adam.slope)
        adam.step(LAST_RATE + (FIRST_RATE - LAST_RATE) * (1 - step / steps), KEEP)
    return adam.average


def train(positions: int, seed: int, out: Path) -> int:
    """Try so many positions in all and learn, from the weights that ship; writes card.json. Returns the exit status."""
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
    """Print how good the net is on what is held back."""
    places = np.arange(0, len(tried.count), HELD_BACK)
    chosen, differences, level = judge(places, *tried.parts(), net)
    print(
        f"{time.monotonic() - began:5.0f} s: {what}; of positions not learned from: the choice is {chosen:+.3f} points "
        f"better than the mean, differences are off by {differences**0.5:.2f}, all together by {level**0.5:.2f}",
        flush=True,
    )
