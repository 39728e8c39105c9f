"""The policy of the card game: what to put and what to draw, at a glance, in whole numbers.

One encoder reads every colour; the colours then hear of each other twice through what they add up to; at the end every
colour says how good each of its moves is. It was trained by playing itself many million times (weights/recipe.md).

Levels keep FINE bits after the point, so that every machine comes to the same move; a layer's lie side by side in one
long whole number (lanes.py) while they are added up.
"""

import json
import pkgutil
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from lostcities.game import Game, Move
from lostcities.minds.card.facts import NUMBERS, WAGERS, describe
from lostcities.minds.card.policy_facts import GLOBALS, MOVES, PUTS, SLOTS, describe_beside, describe_more
from lostcities.minds.card.position import (
    ALL,
    GONE,
    GONE_W,
    HELD,
    MINE,
    RANKS,
    SEAT,
    SEEN,
    SEEN_W,
    STAKES,
    WAGER,
    Position,
    seen_by,
)  # fmt: skip
from lostcities.minds.lanes import Lanes, pack, weighted

FINE = 7
BLOCKS = 2
"""How often the colours hear of each other."""


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
        """The levels of the outputs, those below nothing as 0."""
        return [level >> self.bits for level in self.outputs.live(sums)[0]]


class Policy:
    """Weights, and what they make of a position.

    The file holds by layer its `bits`, its weights [input][output] and, but for `first`, `beside` and `own`, what its
    outputs begin with. What stands in a block is there once for each.
    """

    def __init__(self, stored: bytes) -> None:
        weights = json.loads(stored)

        def layer(name: str) -> Layer:
            return Layer(weights[name]["weights"], weights[name]["bits"], weights[name].get("begins"))

        self.first, self.beside = layer("first"), layer("beside")
        self.mix = [layer(f"mix{block}") for block in range(BLOCKS)]
        self.own = [layer(f"own{block}") for block in range(BLOCKS)]
        self.all = [layer(f"all{block}") for block in range(BLOCKS)]
        self.moves, self.deck = layer("moves"), layer("deck")

    def odds(self, rows: Sequence[Sequence[int]], beside: Sequence[int]) -> list[int]:
        """How good the moves are, MOVES of each colour and then a draw from the deck, in one measure."""
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


def facts(
    position: Position, seat: int, drawing: bool, shut: int, by: Sequence[Sequence[int]]
) -> tuple[list[list[int]], list[int]]:
    """What the policy is told: a row a colour, and the row beside. `by`: [colour] who discarded the pile's cards."""
    cells, rival = position.cells, 1 - seat
    own, theirs = SEAT * seat, SEAT * rival
    left = min(position.deck, position.limit)
    rows = []
    seen_cards = 0
    for colour in range(position.colours):
        mine, other = own + colour, theirs + colour
        held, wagers = cells[HELD + mine], cells[WAGER + mine]
        seen, seen_w = cells[SEEN + other], cells[SEEN_W + other]
        pile = position.piles[colour]
        row = [0] * SLOTS
        describe(
            row, cells[MINE + mine], cells[STAKES + mine], cells[MINE + other], cells[STAKES + other], held, wagers,
            seen, seen_w, ALL ^ (cells[GONE + colour] | held | seen), WAGERS - cells[GONE_W + colour] - wagers - seen_w,
            pile[-1], pile[-2], left,
        )  # fmt: skip
        lies, thrown = [0] * RANKS, [0] * RANKS
        for rank, discarder in zip(pile[3:], by[colour], strict=True):
            lies[rank] += 1
            thrown[rank] += discarder == rival
        describe_more(
            row, cells[MINE + mine], cells[MINE + other], held, wagers, _bits(lies), lies[0], _bits(thrown), thrown[0],
            pile[-3], int(drawing), int(shut == colour),
        )  # fmt: skip
        rows.append(row)
        seen_cards += seen.bit_count() + seen_w
    beside = [0] * GLOBALS
    describe_beside(beside, left, position.colours, int(drawing), position.takes, seen_cards)
    return rows, beside


def _bits(counts: Sequence[int]) -> int:
    return sum(1 << number for number in range(NUMBERS) if counts[number + 1])


def odds_of(game: Game, sight: Any, policy: Policy) -> dict[Move, int]:
    """By legal move: how good the policy finds it."""
    position = seen_by(game, sight)
    drawing = sight.phase == "draw"
    rows, beside = facts(position, sight.seat, drawing, sight.shut, sight.discarders)
    odds = policy.odds(rows, beside)
    return {move: odds[place_of(game, move)] for move in sight.legal}


def place_of(game: Game, move: Move) -> int:
    """Where in the policy's answer the move stands."""
    text = game.format_move(move)
    if text == "<":
        return -1
    if text[0] == "<":
        return game.deck.suits.index(text[1]) * MOVES + PUTS
    colour, rank = divmod(game.deck.index[text.lstrip("-")], RANKS)
    return colour * MOVES + rank + (RANKS if text[0] == "-" else 0)


@lru_cache(maxsize=4)
def policy_named(name: str) -> Policy:
    """The weights of that name, read when first asked for."""
    stored = pkgutil.get_data("lostcities.minds.card", f"weights/{name}.json")
    assert stored is not None
    return Policy(stored)
