"""The trainer against the house: its rules and the engine's, its net and the mind's, played in step.

The trainer would be useless if it trained for another game or another net than those that are played; so every training
ends with this check, and fails if they part ways.
"""

from typing import Any

import numpy as np

from build.train import weights as train_weights
from build.train.card import rounds as trainer
from build.train.card import table
from build.train.compiled import Ints
from lostcities.chance import shuffle, stream
from lostcities.game import complete_rules
from lostcities.games import GAMES
from lostcities.minds.card import moves as card_moves
from lostcities.minds.card import turns as card_turns
from lostcities.minds.card.net import Net
from lostcities.minds.card.position import Turn, seen_by

CARD = GAMES["card"]
CLOSE = 0.01
"""Points by which the trainer's choice may fall behind the mind's: among equal moves each takes the first of its own
order, and fractions are rounded while whole numbers are not."""
LEAST = 0.999
"""The share of turns in which the two must find the same turn best."""


class Table:
    """A round in the form of table.py."""

    def __init__(self) -> None:
        self.table = np.zeros((6, 2, table.COLOURS), np.int64)
        self.gone, self.gone_w, self.height = np.zeros((3, table.COLOURS), np.int64)
        self.piles = np.zeros((table.COLOURS, 72), np.int64)

    def parts(self) -> tuple[Ints, Ints, Ints, Ints, Ints]:
        return self.table, self.gone, self.gone_w, self.piles, self.height

    def seen_in(self, state: Any) -> "Table":
        """Fill it from a state of the engine."""
        held = [(table.HELD, seat, card) for seat in range(2) for card in state.hand(seat)]
        seen = [(table.SEEN, seat, card) for seat in range(2) for card in state.known[seat]]
        mine = [(table.MINE, seat, card) for seat in range(2) for row in state.columns[seat] for card in row]
        self.table[:], self.gone[:], self.gone_w[:] = 0, 0, 0
        for kind, seat, card in held + seen + mine:
            colour, rank = divmod(card, table.RANKS)
            self.table[kind if rank else kind + 1, seat, colour] += 1 << (rank - 1) if rank else 1
        for card in [card for _, _, card in mine] + [card for pile in state.piles for card in pile]:
            colour, rank = divmod(card, table.RANKS)
            (self.gone if rank else self.gone_w)[colour] += 1 << (rank - 1) if rank else 1
        for colour, pile in enumerate(state.piles):
            self.height[colour] = len(pile)
            self.piles[colour, : len(pile)] = [card % table.RANKS for card in pile]
        return self

    def same(self, other: "Table") -> bool:
        """Whether the two hold the same round."""
        tall = np.arange(self.piles.shape[1]) < self.height[:, None]
        return all(
            np.array_equal(one * tall if one.ndim == 2 and one.shape == tall.shape else one,
                           two * tall if two.ndim == 2 and two.shape == tall.shape else two)
            for one, two in zip(self.parts(), other.parts(), strict=True)
        )  # fmt: skip


def alike(stored: bytes, rounds: int, seed: str) -> float:
    """Play rounds of the mind with these weights in both; returns the share of turns that both found best.

    Raises AssertionError if the two sets of rules part ways.
    """
    net = Net(stored)
    floats = train_weights.read(stored)
    same = []
    for number in range(rounds):
        rules = complete_rules(CARD, {"expeditions": 5 + number % 2})
        chance = stream(seed, number)
        deal = CARD.cards(rules)
        shuffle(chance, deal)
        state: Any = CARD.start(rules, 2, deal, (), number // 2 % 2, ())
        mirror = Table().seen_in(state)
        takes = 0
        while not state.over:
            seat, deck = state.seat, len(state.deck)
            price = card_turns.THRIFT / 100 * takes / trainer.UNIT
            choice = trainer.choose(*mirror.parts(), seat, rules["expeditions"], deck, price, 0.0, floats)
            colour, rank, placed, pile = choice
            card = colour * table.RANKS + rank
            turn = (card + 60 * placed, 120 if pile < 0 else 121 + pile)
            top = state.deck[-1]
            sight = CARD.sight(state, seat)
            found = {turn: value for value, turn in card_moves.turns_of(CARD, sight, net, seen_by(CARD, sight))}
            lost = max(found.values()) - found[Turn(card, bool(placed), pile)]
            same.append(lost <= net.one * CLOSE)
            for move in turn:
                state.play(move)
            table.put(*mirror.parts(), seat, colour, rank, placed)
            if pile >= 0:
                table.take(*mirror.parts(), seat, pile)
                takes += 1
            else:
                table.hold(mirror.table, seat, top)
            assert mirror.same(Table().seen_in(state)), f"round {number}, turn {state.turn}: the rules part ways"
            assert table.lead(mirror.table, 0, 6) == state.scores()[0] - state.scores()[1]
    return sum(same) / len(same)
