"""What the policy of the two decks is told of a position, and which of its answers stands for which move."""

import pkgutil
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from lostcities.game import Game, Move
from lostcities.minds.adapted.facts import (
    HEIGHTS,
    LATE_STEPS,
    NEAR_STEPS,
    describe,
    describe_rest,
    steps_at_least,
    worth,
)
from lostcities.minds.adapted.policy_facts import GLOBALS, MOVES, PUTS, SLOTS, describe_beside, describe_more
from lostcities.minds.adapted.suits import count_of, heights_of, suits_against
from lostcities.minds.plan import pile_draws
from lostcities.minds.policy import Policy


def told(game: Game, sight: Any) -> tuple[list[list[int]], list[int]]:
    """What the policy is told: a row for each suit, and the row beside them."""
    height, count = heights_of(game, sight), count_of(sight)
    seat, seats = sight.seat, sight.seats
    following = (seat + 1) % seats
    drawing = int(sight.phase == "draw")
    limit = sight.rules["turn_limit"]
    left = sight.deck if limit is None else min(sight.deck, limit - sight.turn)
    lack = count.lack()
    late, near = steps_at_least(LATE_STEPS, (left - 1) // seats), steps_at_least(NEAR_STEPS, lack)
    rows = []
    for suit, seen in enumerate(suits_against(game, sight, following)):
        row = [0] * SLOTS
        describe(row, *seen.facts(late, near))
        thrown = [
            [at for at, by in zip(seen.pile, sight.discarders[suit], strict=True) if by in whose]
            for whose in ((following,), [other for other in range(seats) if other not in (seat, following)])
        ]
        shown = [height[card] for card in sight.known[seat] if game.deck.suit_of[card] == suit]
        describe_more(
            row, seen.my_top, seen.their_top, seen.hand, heap(shown), heap(seen.pile), heap(thrown[0]), heap(thrown[1]),
            seen.pile[-3] if len(seen.pile) > 2 else -1, drawing, int(sight.shut == suit),
        )  # fmt: skip
        rows.append(row)
    before = sight.history[-1].totals if sight.history else (0,) * seats
    own, *others = [before[(seat + ahead) % seats] + sum(map(worth, count.of_seat(ahead))) for ahead in range(seats)]
    to_come = sight.rules["rounds"] - len(sight.history) - 1
    beside = [0] * GLOBALS
    describe_rest(beside, left, left // seats, lack, count.need(), seats, 1, count.alone, drawing)
    describe_beside(beside, pile_draws(game, sight, sight.aside), own - max(others), own - others[0], to_come)
    return rows, beside


def heap(heights: Sequence[int]) -> int:
    """The heap of cards of these heights (facts.py)."""
    return sum(1 << 2 * each for each in heights)


def places_of(game: Game, sight: Any) -> dict[Move, int]:
    """By legal move: where in the policy's answer it stands."""
    height = heights_of(game, sight)
    return {move: _place(game, height, game.format_move(move)) for move in sight.legal}


def _place(game: Game, height: Sequence[int], text: str) -> int:
    if text == "<":
        return -1
    if text[0] == "<":
        return game.deck.suits.index(text[1]) * MOVES + PUTS
    card = game.deck.index[text.lstrip("-")]
    return game.deck.suit_of[card] * MOVES + height[card] + (HEIGHTS if text[0] == "-" else 0)


def odds_of(game: Game, sight: Any) -> dict[Move, int]:
    """By legal move: how good the policy finds it."""
    odds = adapted_policy().odds(*told(game, sight))
    return {move: odds[place] for move, place in places_of(game, sight).items()}


@lru_cache(maxsize=1)
def adapted_policy() -> Policy:
    """The weights that ship, read when first asked for."""
    stored = pkgutil.get_data("lostcities.minds.adapted", "weights/policy.json")
    assert stored is not None
    return Policy(stored)
