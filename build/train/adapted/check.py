"""The trainer against the house: its rules and the engine's, its net and the mind's, played in step.

The trainer would be useless if it trained for another game or another net than those that are played; so every training
ends with this check, and fails if they part ways.
"""

from random import Random
from typing import Any

import numpy as np

from build.train import weights as train_weights
from build.train.adapted import rounds as train_adapted_rounds
from build.train.adapted import table
from build.train.value import Weights
from lostcities.chance import choose, shuffle, stream
from lostcities.game import Rules, complete_rules
from lostcities.games import GAMES
from lostcities.minds.adapted import facts as adapted_facts
from lostcities.minds.adapted.prospect import Prospect
from lostcities.minds.value_net import ValueNet

ADAPTED = GAMES["adapted"]
CLOSE = 0.02
"""Points by which the two may differ over a margin, as fractions are rounded and whole numbers are not."""
LEAST = 1.0
"""The share of turns in which the two must agree over every turn that could be played."""
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"ace": "high"},
    {"stacks_of": "one"},
    {"stacks_to_end": 2, "ace": "high"},
    {"stacks_to_end": 5},
    {"stacks_of": "one", "stacks_to_end": 2},
)


def places_of(rules: Rules) -> list[tuple[int, int]]:
    """By card of the house's rules: its suit and height."""
    places = [divmod(card, table.HEIGHTS) for card in range(len(ADAPTED.deck.names))]
    return [(suit, (rank - 1) % table.HEIGHTS) for suit, rank in places] if rules["ace"] == "high" else places


def as_kept(state: Any) -> table.Round:
    """The trainer's round, from a state of the engine."""
    game = table.new_round(state.seats)
    places = places_of(state.rules)
    for seat in range(state.seats):
        for heaps, cards in ((game.held, state.hands[seat]), (game.seen, state.known[seat])):
            for suit, height in map(places.__getitem__, cards):
                heaps[seat, suit] += 1 << 2 * height
        for suit, stack in enumerate(state.stacks[seat]):
            game.lengths[seat * table.SUITS + suit] = len(stack)
            game.tops[seat, suit] = places[stack[-1]][1] if stack else -1
    for suit, pile in enumerate(state.piles):
        game.tall[suit] = len(pile)
        game.piles[suit, : len(pile)] = [places[card][1] for card in pile]
    for heap in (*state.piles, *(stack for stacks in state.stacks for stack in stacks)):
        for suit, height in map(places.__getitem__, heap):
            game.gone[suit] += 1 << 2 * height
    game.ending[:] = state.rules["stacks_to_end"], state.rules["stacks_of"] == "one"
    return game


def same(one: table.Round, other: table.Round) -> bool:
    """Whether the two are the same round."""
    there = np.arange(one.piles.shape[1]) < one.tall[:, None]
    one, other = (each._replace(piles=each.piles * there) for each in (one, other))
    return all(map(np.array_equal, one, other))


def alike(stored: bytes, rounds: int, seed: str) -> float:
    """Play random rounds in both, with all numbers of seats and several options; returns the share of turns in which
    the mind with these weights and the trainer agree over all that could be played. Raises AssertionError if the two
    sets of rules part ways.
    """
    net = ValueNet(stored, adapted_facts.describe, adapted_facts.describe_rest)
    floats = train_weights.as_fractions(net)
    agreements = []
    for number in range(rounds):
        rules = complete_rules(ADAPTED, OPTIONS[number % len(OPTIONS)])
        seats = 2 + number % 5
        chance = stream(seed, number)
        deal = ADAPTED.cards(rules)
        shuffle(chance, deal)
        state = ADAPTED.start(rules, seats, deal, (), 0, ())
        game = as_kept(state)
        while not state.over:
            agreements.append(agreed(state, game, net, floats))
            follow(state, game, chance)
    return sum(agreements) / len(agreements)


def agreed(state: Any, game: table.Round, net: ValueNet, floats: Weights) -> bool:
    """Whether mind and trainer list the same turns here and value each the same."""
    seat, seats = state.seat, state.seats
    prospect = Prospect(ADAPTED, ADAPTED.sight(state, seat), net)
    prospect.price = 0
    texts = map(ADAPTED.format_move, state.legal())
    known = {tuple(turn): prospect.margins(turn) for text in texts for turn in prospect.turns_with(text)}
    turns = table.turns_of(game, seat)
    for ahead in range(1, seats):
        found = train_adapted_rounds.margins(turns, game, seat, (seat + ahead) % seats, len(state.deck), floats)
        for turn, margin in zip(turns.tolist(), found * train_adapted_rounds.UNIT, strict=True):
            # A placing that ends the round has no draw; the trainer lists it once for every draw.
            expected = known.get(tuple(turn)) or known[*turn[:3], -1]
            if abs(expected[ahead - 1] / net.one - margin) > CLOSE:
                return False
    return True


def follow(state: Any, game: table.Round, chance: Random) -> None:
    """Play a turn in both, a placing more often than not, and check that they still agree."""
    seat, turn, top = state.seat, state.turn, state.deck[-1]
    places = places_of(state.rules)
    legal = state.legal()
    placings = [move for move in legal if ADAPTED.format_move(move)[0] != "-"]
    move = choose(chance, placings if placings and chance.random() < 0.8 else legal)
    text = ADAPTED.format_move(move)
    state.play(move)
    table.put(game, seat, *places[ADAPTED.deck.index[text.removeprefix("-")]], text[0] != "-")
    assert (table.lack(game) == 0) == state.over, "the rules part ways"
    if not state.over:
        draw = choose(chance, state.legal())
        text = ADAPTED.format_move(draw)
        state.play(draw)
        if text == "<":
            suit, height = places[top]
            table.hold(game, seat, suit * table.HEIGHTS + height)
        else:
            table.take(game, seat, ADAPTED.deck.suits.index(text[1]))
    assert same(game, as_kept(state)), f"turn {turn}: the rules part ways"
    scores = state.scores()
    assert all(table.lead(game, seat, rival) == scores[seat] - scores[rival] for rival in range(state.seats))
