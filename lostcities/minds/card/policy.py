"""What the policy of the card game is told of a position, and which of its answers stands for which move."""

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
from lostcities.minds.policy import Policy


def facts(
    position: Position, seat: int, drawing: bool, shut: int, by: Sequence[Sequence[int]]
) -> tuple[list[list[int]], list[int]]:
    """What the policy is told: a row for each colour, and the row beside. `by`: [colour] who discarded the pile."""
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


def told(game: Game, sight: Any) -> tuple[list[list[int]], list[int]]:
    """The same for what a seat sees."""
    drawing = sight.phase == "draw"
    return facts(seen_by(game, sight), sight.seat, drawing, sight.shut, sight.discarders)


def places_of(game: Game, sight: Any) -> dict[Move, int]:
    """By legal move: where in the policy's answer it stands."""
    return {move: _place(game, game.format_move(move)) for move in sight.legal}


def _place(game: Game, text: str) -> int:
    if text == "<":
        return -1
    if text[0] == "<":
        return game.deck.suits.index(text[1]) * MOVES + PUTS
    colour, rank = divmod(game.deck.index[text.lstrip("-")], RANKS)
    return colour * MOVES + rank + (RANKS if text[0] == "-" else 0)


def odds_of(game: Game, sight: Any) -> dict[Move, int]:
    """By legal move: how good the policy finds it."""
    odds = card_policy().odds(*told(game, sight))
    return {move: odds[place] for move, place in places_of(game, sight).items()}


@lru_cache(maxsize=1)
def card_policy() -> Policy:
    """The weights that ship, read when first asked for."""
    stored = pkgutil.get_data("lostcities.minds.card", "weights/policy.json")
    assert stored is not None
    return Policy(stored)
