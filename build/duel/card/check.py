"""Compares the compiled search (search.py) with the minds' own: the same worlds must give the same turns and values."""

from collections.abc import Generator
from typing import Any, TypeVar

import numpy as np

from build.duel.card import net as duel_net
from build.duel.card import search as duel_search
from build.duel.card import table as duel_table
from build.duel.card.table import Cells, Counts, Height, Piles
from lostcities.chance import stream
from lostcities.game import Sight, complete_rules
from lostcities.games import GAMES
from lostcities.match import Match
from lostcities.minds.card.habits import card_habits
from lostcities.minds.card.linear import quick_policy
from lostcities.minds.card.moves import move_of, turns_of
from lostcities.minds.card.net import net_named
from lostcities.minds.card.position import Position, hidden_cards, seen_by
from lostcities.minds.card.search import Plan, Search, Worlds

CARD = GAMES["card"]
TRIALS = 40
PLAN = Plan()
T = TypeVar("T")
KINDS = ("expert", "expert quick", "reference quick", "expert habits")
"""By kind: whose net, and which parts of the search."""


def compiled_position(position: Position) -> tuple[Cells, Piles, Height, Counts]:
    """A position in the form of table.py."""
    piles = np.full((duel_table.COLOURS, duel_table.TALL), -1, np.int64)
    height = np.full(duel_table.COLOURS, duel_table.BOTTOM, np.int64)
    for colour, pile in enumerate(position.piles):
        piles[colour, : len(pile)] = pile
        height[colour] = len(pile)
    state = np.array([position.deck, position.limit, position.takes])
    return np.array(position.cells, np.int64), piles, height, state


def compare(kind: str, expeditions: int) -> tuple[int, int]:
    """Play a round of the mind against itself: its turns, and those in which the compiled search found the same."""
    habits = card_habits()
    net = net_named(kind.split()[0])
    policy = quick_policy() if "quick" in kind else None
    compiled = duel_net.compiled_net(net, policy)
    plan = duel_search.plan_array(PLAN, int(policy is not None), by_turns=False)
    match = Match.begin(CARD, complete_rules(CARD, {"expeditions": expeditions, "turn_limit": 400}), 2)
    match.deal_by_chance(kind, 0)
    state = match.rounds[0].state
    turns = same = 0
    while not state.over:
        seat = state.seat
        sight = CARD.sight(state, seat)
        position = seen_by(CARD, sight)

        def worlds(sight: Sight = sight, seat: int = seat, position: Position = position) -> Worlds:
            chance = stream("worlds", sight.turn)
            return Worlds(position, seat, hidden_cards(CARD, sight), chance, habits if "habits" in kind else None)

        search = Search(net, position, seat, worlds(), PLAN, policy)
        best = finished(search.run(turns_of(CARD, sight, net, position), TRIALS))[0]
        drawn = worlds()
        laid = np.array([[*deck, *held] for held, deck in (drawn[number] for number in range(TRIALS))])
        chosen = np.zeros(3, np.int64)
        value = duel_search.search(
            *compiled_position(position), position.colours, seat, compiled, laid, TRIALS, plan, chosen
        )  # fmt: skip
        turns += 1
        same += best.turn == tuple(chosen.tolist()) and best.value(PLAN.weight) == value
        match.play(move_of(CARD, best.turn))
        match.play(move_of(CARD, best.turn._replace(card=-1)))
    return turns, same


def finished(search: Generator[Any, Any, T]) -> T:
    """The return value of a generator."""
    while True:
        try:
            next(search)
        except StopIteration as end:
            value: T = end.value
            return value


def report() -> int:
    """Compare every kind with both numbers of expeditions and print the results; returns 1 if anything differs."""
    wrong = 0
    for number, kind in enumerate(KINDS):
        turns, same = compare(kind, 5 + number % 2)
        wrong += turns - same
        print(f"{kind}: the same turn and value in {same} of {turns}", flush=True)
    return 1 if wrong else 0
