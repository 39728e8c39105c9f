"""Positions of the card game whose turns were tried: what the net learns from in `python3 build train card --trials N`.

The net's search plays rounds; in some positions all turns that it would try, and one more, are tried in the same
worlds.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

import numpy as np

from build.duel.card import net as duel_net
from build.duel.card import rounds as duel_rounds
from build.duel.card import search as duel_search
from build.duel.card import table as dt
from build.duel.card import turns as duel_turns
from build.duel.card.net import CardNet
from build.duel.card.outlook import THRIFT
from build.duel.card.rounds import Odds
from build.duel.card.search import PlanArray, plan_array
from build.duel.card.table import Cells, Counts, Height, Piles
from build.duel.card.turns import Turn, Turns
from build.train.compiled import Floats, Ints, Ints16, njit
from lostcities.minds.card import net as card_net
from lostcities.minds.card import searching as card_searching
from lostcities.minds.card.habits import card_habits

CHUNK = 2_000
"""Positions that one process tries at a time, with a seed of their own."""
TRIED, WORLDS = card_searching.PLAN.most + 1, 12
"""How many turns of a position are tried, one of them a turn that the search would not try; and in how many worlds."""
STRAY = 12
"""That one is taken from this many that come next in rank."""
LAST, TO_THE_END = 6, 40
"""With at most this many cards in the deck a trial is played to the end, or for this many turns: a net that trusted
itself on how long the end can be put off would put it off for ever."""
SHARE, STRAYS = 0.5, 0.1
"""The share of positions in which turns are tried; and how often a random one of them, not the best, is then played."""


@dataclass
class Tried:
    """Positions and the turns tried in each: [position][turn]. All values are in points, including those that lie."""

    count: Ints
    """[position] -> the number of turns."""
    facts: Ints16
    """[position][turn][colour] -> the twelve facts after the turn (look in build/duel/card/table.py)."""
    rest: Ints16
    """[position][turn] -> cards left after it, colours, whether an unseen card was drawn, cards left before it."""
    lead: Floats
    price: Floats
    """What the draw costs when choosing (minds/card/turns.py)."""
    said: Floats
    """The result, on average over all worlds."""

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
    """A chunk of positions, tried by the net with these weights."""
    net = duel_net.compiled_net(card_net.Net(stored.encode("ascii")))
    tried = Tried.empty(CHUNK)
    held = np.array(card_habits().held, np.int64)
    plan = plan_array(card_searching.PLAN, 0, True)
    at_last = plan_array(replace(card_searching.PLAN, answers=TO_THE_END, judged=1), 0, True)
    play_and_try(seed, net, plan, at_last, card_searching.PLAN.window, card_searching.PLAN.weight, held, *tried.parts())
    return tried


@njit
def play_and_try(
    seed: int, net: CardNet, plan: PlanArray, at_last: PlanArray, window: int, weight: int, held: Odds, count: Ints,
    facts: Ints16, rest: Ints16, lead: Floats, price: Floats, said: Floats,
) -> None:  # fmt: skip
    """Play rounds, half with five colours and half with six, until a Tried is full."""
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
    cells: Cells, piles: Piles, height: Height, state: Counts, colours: int, seat: int, tried: Turns, net: CardNet,
    plan: PlanArray, held: Odds, total: Ints, worths: Ints, turns: Turns,
) -> None:  # fmt: skip
    """Try these turns in the same WORLDS and add up their results in `total`."""
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
    cells: Cells, piles: Piles, height: Height, state: Counts, colours: int, seat: int, turn: Turn, facts: Ints16,
    rest: Ints16,
) -> int:  # fmt: skip
    """Fill in the net's inputs for the position after a turn; returns the points that lie there."""
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
