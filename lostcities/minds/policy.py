"""A policy: what to put and what to draw, at a glance, in whole numbers.

Its shape, the same for every game: one encoder reads every colour (or suit); the colours then hear of each other twice
through what they add up to; at the end every colour says how good each of its moves is. What it is told is the game's
own matter (card/policy_facts.py); the recipe beside the weights says how it was trained, by playing itself many million
times.

Levels keep FINE bits after the point, so that every machine comes to the same move; a layer's lie side by side in one
long whole number (lanes.py) while they are added up.
"""

import json
from collections.abc import Callable, Sequence
from typing import Any

from lostcities.game import Move, Thought
from lostcities.minds.lanes import Lanes, pack, weighted

FINE = 7
BLOCKS = 2
"""How often the colours hear of each other."""
NOUGHT = ord("?")
"""The sign of weight 0; its neighbours in ASCII stand for the neighbouring weights, up to SPAN in both directions."""
SPAN = 28
FURTHER = {"]": 2 * SPAN + 1, "^": -2 * SPAN - 1}
"""Signs that make the weight after them so much greater."""


def numbers(text: str) -> list[int]:
    """The weights written in a text, one sign for each that is small, as most are: packed, it takes four fifths of the
    room that the same numbers would take in digits."""
    found, more = [], 0
    for sign in text:
        if sign in FURTHER:
            more += FURTHER[sign]
        else:
            found.append(more + ord(sign) - NOUGHT)
            more = 0
    return found


class Layer:
    """Weights [input][output], each w standing for w / 2**bits, and what the outputs begin with."""

    def __init__(self, weights: Sequence[Sequence[int]], bits: int, begins: Sequence[int] | None = None) -> None:
        self.outputs = Lanes(len(weights[0]))
        self.rows = [pack(row) for row in weights]
        self.bits = bits
        self.begins = pack(begins) << FINE if begins else 0

    def sums(self, levels: Sequence[int]) -> int:
        """What levels add up to: packed, with FINE + bits after the point."""
        return self.begins + weighted(levels, self.rows)

    def told(self, facts: Sequence[int]) -> int:
        """What facts, whole numbers without bits after the point, add up to in the same way."""
        return self.begins + (weighted(facts, self.rows) << FINE)

    def live(self, sums: int) -> Sequence[int]:
        """The levels of the outputs, those below zero as 0."""
        return [level >> self.bits for level in self.outputs.live(sums)[0]]


class Policy:
    """Weights, and what they make of a position.

    The file holds by layer its `bits`, its weights [input][output], an input's as a text (`numbers`), and, but for
    `first`, `beside` and `own`, what its outputs begin with. What stands in a block is there once for each.
    """

    def __init__(self, stored: bytes) -> None:
        weights = json.loads(stored)

        def layer(name: str) -> Layer:
            rows = [numbers(row) for row in weights[name]["weights"]]
            return Layer(rows, weights[name]["bits"], weights[name].get("begins"))

        self.first, self.beside = layer("first"), layer("beside")
        self.mix = [layer(f"mix{block}") for block in range(BLOCKS)]
        self.own = [layer(f"own{block}") for block in range(BLOCKS)]
        self.all = [layer(f"all{block}") for block in range(BLOCKS)]
        self.moves, self.deck = layer("moves"), layer("deck")
        self.one = 1 << (FINE + self.moves.bits)
        """By how much the odds of a move are greater if it is likelier by a factor of e."""

    def odds(self, rows: Sequence[Sequence[int]], beside: Sequence[int]) -> list[int]:
        """How good the moves are, those of each colour and then a draw from the deck, in one measure: logarithms of
        their chances, except for a term that all share."""
        colours = [self.first.live(self.first.told(row)) for row in rows]
        context: Sequence[int] = ()
        for block in range(BLOCKS):
            mix, own = self.mix[block], self.own[block]
            heard = [*map(sum, zip(*colours, strict=True)), *context]
            more = 0 if block else self.beside.told(beside)
            context = mix.live(mix.sums(heard) + more)
            shared = self.all[block].sums(context)
            colours = [own.live(own.sums(levels) + shared) for levels in colours]
        found = [odds for levels in colours for odds in self.moves.outputs.signed(self.moves.sums(levels))]
        return found + self.deck.outputs.signed(self.deck.sums(context))


def best_at_sight(sight: Any, odds: Callable[[], dict[Move, int]]) -> Thought:
    """The thought of a player that plays what its policy finds best; `odds` asks the policy, by legal move. It leaves
    nothing to chance, and more time is of no use to it."""
    yield 0.0
    legal: list[Move] = sight.legal
    if len(legal) == 1:
        return legal[0]
    found = odds()
    return max(legal, key=found.__getitem__)
