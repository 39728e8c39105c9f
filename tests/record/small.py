"""Small sound records to break: a card game of two short rounds, written by hand, and a board game's round."""

import json
from typing import Any

from lostcities import GAMES

CARD_DEAL = " ".join(GAMES["card"].deck.names[card] for card in GAMES["card"].cards({"expeditions": 5}))
"""The deck in its own order: seat 0 holds three yellow wagers and y2 to y6, seat 1 y7 to y10, three bx and b2."""

BOARD_DEAL = " ".join(GAMES["board"].deck.names[card] for card in GAMES["board"].cards({}))
"""Seat 0 holds y0 to y3 twice, seat 1 y4 to y7 twice."""

BOARD_TILES = (
    "y3:arrow y5:arrow y6:arrow y7:arrow y9:arrow b2:arrow b4:arrow b5:arrow b7:arrow b9:artifact w2:artifact"
    " w3:artifact w5:artifact w7:artifact w9:artifact g3:artifact g4:artifact g6:artifact g7:5 g9:5 r2:10 r4:10 r5:10"
    " r7:15 r9:15"
)


def card_record() -> dict[str, Any]:
    """A finished match: seat 0 leads with -15 to -40 after round one, so it begins round two too."""
    return {
        "format": "lostcities-record",
        "version": 1,
        "game": "card",
        "options": {"rounds": 2, "turn_limit": 4},
        "seats": [{"name": "Ada"}, {"name": "Scout", "mind": "bold"}],
        "seed": "by hand",
        "rounds": [
            {
                "starts": 0,
                "deal": CARD_DEAL,
                "turns": ["y2 <", "bx <", "y3 <", "-y7 <"],
                "totals": [-15, -40],
            },
            {
                "starts": 0,
                "deal": CARD_DEAL,
                "turns": ["yx <", "-y7 <", "y2 <y", "y8 <"],
                "totals": [-51, -52],
            },
        ],
        "result": {"totals": [-51, -52], "winners": [0]},
    }


def board_record() -> dict[str, Any]:
    """An unfinished match in the middle of an arrow's move: seat 1 owes it on yellow step three."""
    return {
        "format": "lostcities-record",
        "version": 1,
        "game": "board",
        "seats": [{"name": "Ada"}, {"name": "Bo"}],
        "rounds": [
            {
                "starts": 1,
                "deal": BOARD_DEAL,
                "tiles": BOARD_TILES,
                "turns": ["y4:a <", "y0:r <", "y4 <", "-y1 <", "y5"],
            }
        ],
    }


def as_bytes(record: Any) -> bytes:
    """The record as JSON."""
    return json.dumps(record, ensure_ascii=False).encode("utf-8", "surrogatepass")
