"""Compares the compiled search of the two decks with the mind's: the same turns in the same deals, the same results."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from build.duel.adapted import duel as duel_adapted
from build.duel.board.check import LEAST, hidden_cards
from build.duel.card.check import finished
from build.train import weights as train_weights
from build.train.adapted.check import ADAPTED, as_kept, places_of
from build.train.adapted.table import HEIGHTS
from build.train.compiled import Ints
from build.train.value import Weights
from lostcities.chance import stream
from lostcities.match import Match
from lostcities.minds import lookahead
from lostcities.minds.adapted import searching as adapted_searching
from lostcities.minds.adapted.prospect import Prospect
from lostcities.minds.plan import pile_draws

POSITIONS = 12
CLOSE = 0.005
"""By how much a trial's chance of victory may differ, as fractions are rounded and whole numbers are not."""


def world_of(state: Any) -> Ints:
    """The hidden cards of a state, in the order in which build/duel/adapted/duel.py deals them."""
    places = places_of(state.rules)
    found = [places[card] for card in hidden_cards(state)]
    return np.array([suit * HEIGHTS + height for suit, height in found], np.int64)


def compared(match: Match, number: int, floats: Weights) -> Iterator[float]:
    """By how much the two differ in the chance of victory, for each likely turn in one deal."""
    state: Any = match.rounds[-1].state
    sight: Any = ADAPTED.sight(state, state.seat)
    judge = adapted_searching.Judge(ADAPTED, sight, adapted_searching.adapted_net())
    world = ADAPTED.imagine(sight, stream("duel check", number))
    takes = pile_draws(ADAPTED, sight, sight.aside)
    to_go = match.rules["rounds"] - len(match.history) - 1
    game, cards, totals = as_kept(state), world_of(world), np.zeros(state.seats)
    prospect = Prospect(ADAPTED, sight, adapted_searching.adapted_net())
    turns = {tuple(prospect.moves(turn)): np.array(turn, np.int64) for turn in prospect.turns()}
    for candidate in lookahead.shortlist(list(judge.candidates()), adapted_searching.PLAN):
        theirs = finished(lookahead.outcome(candidate, world, judge))
        turn = turns[tuple(candidate.moves)]
        deck = len(state.deck)
        ours = duel_adapted.trial(game, state.seat, turn, deck, takes, cards, totals, to_go, floats)
        yield abs(ours - theirs)


def differences() -> list[float]:
    """By how much the two differ, over some positions of first rounds with two, three and four seats."""
    floats = train_weights.as_fractions(adapted_searching.adapted_net())
    found: list[float] = []
    for number in range(POSITIONS):
        match = Match.begin(ADAPTED, {"rounds": 1 + number % 3}, 2 + number % 3)
        match.deal_by_chance(f"duel check {number}", 0)
        chance = stream("duel check", number, "so far")
        for _ in range(8 * number):
            state: Any = match.rounds[-1].state
            thought = adapted_searching.think(ADAPTED, ADAPTED.sight(state, state.seat), chance, 1)
            match.play(finished(thought))
        found += compared(match, number, floats)
    return found


def report() -> int:
    """Print how well the two agree; returns the exit status."""
    found = differences()
    same = sum(each <= CLOSE for each in found) / len(found)
    print(f"{len(found)} trials, {same:.0%} of them the same in both")
    return 0 if same >= LEAST else 1
