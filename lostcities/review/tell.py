"""A review as JSON: the form of review.md, version 1. read_back.py checks one kept elsewhere against its match."""

from collections.abc import Sequence
from typing import Any

from lostcities.game import Game, Move
from lostcities.minds.reasons import Said
from lostcities.review.account import Account, Turn
from lostcities.review.whole import Review, ReviewedRound, Why

FORMAT = "lostcities-review"
VERSION = 1


def as_json(review: Review, names: Sequence[str]) -> dict[str, Any]:
    """The whole review, JSON-ready; `names` are those of the seats."""
    match = review.match
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": match.game.name,
        "rules": dict(match.rules),
        "seats": list(names),
        "over": match.over,
        "mind": review.mind,
        "reviewed": list(review.seats),
        "effort": review.effort,
        "seed": review.seed,
        "accounts": list(map(_account, review.accounts)),
        "rounds": [
            {
                "accounts": list(map(_account, each.accounts)),
                "turns": [_turn(match.game, each, number, played) for number, played in enumerate(moves.turns)],
            }
            for each, moves in zip(review.rounds, match.rounds, strict=True)
        ],
    }


def _account(account: Account) -> dict[str, Any]:
    return {
        "seat": account.seat,
        "result": account.result,
        "deal": account.deal,
        "draws": account.draws,
        "own": account.own,
        "others": account.others,
        "rest": account.rest,
        "adjusted": account.adjusted,
        "turns": account.turns,
        "costly": account.costly,
        "mean": account.mean,
        "error": account.error,
    }


def _turn(game: Game, reviewed: ReviewedRound, number: int, played: Sequence[Move]) -> dict[str, Any]:
    turn: Turn = reviewed.turns[number]
    told: dict[str, Any] = {"seat": turn.seat, "moves": text(game, played), "luck": turn.luck, "weighed": None}
    if turn.cost is not None:
        why = reviewed.why.get(number)
        told["weighed"] = {
            "expected": turn.cost.expected,
            "best": text(game, turn.cost.best),
            "behind": turn.cost.behind,
            "error": turn.cost.error,
            "tried": turn.cost.tried,
            "cost": turn.cost.cost,
            "why": None if why is None else as_json_why(game, why),
        }
    return told


def as_json_why(game: Game, why: Why) -> dict[str, Any]:
    """Where two turns first differ, JSON-ready."""
    return {
        "played": {"move": game.format_move(why.played), "reasons": _said(why.said_of_played)},
        "better": {"move": game.format_move(why.better), "reasons": _said(why.said_of_better)},
    }


def _said(sentences: Sequence[Said]) -> list[dict[str, Any]]:
    return [{"key": key, "values": values} for key, values in sentences]


def text(game: Game, moves: Sequence[Move]) -> str:
    """A turn as records write it."""
    return " ".join(map(game.format_move, moves))
