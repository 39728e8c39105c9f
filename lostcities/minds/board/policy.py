"""What the policy of the board game is told of a position, and which of its answers stands for which move."""

import pkgutil
from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any

from lostcities.game import Game, Move
from lostcities.minds.board.eye import Eye
from lostcities.minds.board.facts import PATHS, VALUES, describe, promise
from lostcities.minds.board.policy_facts import (
    DISCARDS,
    DRAWING_NOW,
    EXPLORE,
    EXPLORING_NOW,
    GLOBALS,
    MOVES,
    PLACING_NOW,
    RESEARCHERS,
    SLOTS,
    TAKE,
    describe_beside,
    describe_more,
)
from lostcities.minds.board.rest import describe_rest
from lostcities.minds.plan import pile_draws
from lostcities.minds.policy import Policy
from lostcities.minds.value_net import Facts

PHASES = {"place": PLACING_NOW, "explore": EXPLORING_NOW, "draw": DRAWING_NOW}


def told(game: Game, sight: Any) -> tuple[list[list[int]], list[int]]:
    """What the policy is told: a row for each path, and the row beside them."""
    eye = Eye(game, sight)
    state: Any = game.imagine(sight, Random(0))  # what was hidden in it is not looked at
    phase = PHASES[sight.phase]
    seat, following = sight.seat, eye.others[0]
    rows = []
    for path, facts in enumerate(paths_of(eye, state)):
        row = [0] * SLOTS
        describe(row, *facts)
        pile = [card % VALUES for card in sight.piles[path]]
        thrown = [
            [at for at, by in zip(pile, sight.discarders[path], strict=True) if by in whose]
            for whose in ((following,), eye.others[1:])
        ]
        hand, shown = (
            [card % VALUES for card in cards if card // VALUES == path] for cards in (sight.hand, sight.known[seat])
        )
        describe_more(
            row, turned_over(facts), facts[4], facts[3], heap(hand), heap(shown), heap(pile), heap(thrown[0]),
            heap(thrown[1]), pile[-3] if len(pile) > 2 else -1, facts[14], facts[15], facts[16], phase,
            int(sight.shut == path),
        )  # fmt: skip
        rows.append(row)
    standings = eye.standings(state)
    beside = [0] * GLOBALS
    drawing = int(phase == DRAWING_NOW)
    describe_rest(beside, eye.left, drawing, *eye.rest_facts(state, standings, eye.shared(state)))
    close, far = standings[0] - max(standings[1:]), standings[0] - standings[1]
    describe_beside(beside, pile_draws(game, sight, sight.aside), close, far, len(sight.owed))
    return rows, beside


def paths_of(eye: Eye, state: Any) -> list[Facts]:
    """What `describe` is told of every path."""
    shared = eye.shared(state)
    return [eye.path_facts(state, path, holding, shared) for path, holding in enumerate(eye.holdings(state))]


def turned_over(facts: Facts) -> bool:
    """Whether a path with these facts is told turned over."""
    return promise(*facts[3:9]) < 0


def heap(values: Sequence[int]) -> int:
    """The heap of cards of these values (policy_facts.py)."""
    return sum(1 << 2 * value for value in values)


def places_of(game: Game, sight: Any) -> dict[Move, int]:
    """By legal move: where in the policy's answer it stands."""
    over = [turned_over(facts) for facts in paths_of(Eye(game, sight), game.imagine(sight, Random(0)))]
    return {move: _place(game, over, game.format_move(move)) for move in sight.legal}


def _place(game: Game, over: Sequence[bool], text: str) -> int:
    if text in ("<", ">."):
        return PATHS * MOVES
    suits = game.deck.suits
    if text[0] in "<>":
        return suits.index(text[1]) * MOVES + (TAKE if text[0] == "<" else EXPLORE)
    card, _, piece = text.lstrip("-").partition(":")
    path, value = divmod(game.deck.index[card], VALUES)
    kind = DISCARDS if text[0] == "-" else RESEARCHERS if piece == "r" else 0
    return path * MOVES + kind + (VALUES - 1 - value if over[path] else value)


def odds_of(game: Game, sight: Any) -> dict[Move, int]:
    """By legal move: how good the policy finds it."""
    odds = board_policy().odds(*told(game, sight))
    return {move: odds[place] for move, place in places_of(game, sight).items()}


@lru_cache(maxsize=1)
def board_policy() -> Policy:
    """The weights that ship, read when first asked for."""
    stored = pkgutil.get_data("lostcities.minds.board", "weights/policy.json")
    assert stored is not None
    return Policy(stored)
