"""What a player from outside is asked, and what counts as its answer (arena/protocol.md).

The arena sends it to programs, the page to people's own players. A question is made of a seat's sight and nothing else.
"""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from lostcities import outside_json
from lostcities.errors import BadAnswer, BadText, IllegalMove, quote
from lostcities.game import Game, Sight

VERSION = 1
"""Of the protocol."""
LONGEST_ANSWER = 65_536
"""Bytes of an answer, its line break included."""
SHOWN = {"discards": "all", "totals": "all"}
"""The player is shown all that its seat may know: whole discard piles, everybody's points."""


def question(game: Game, sight: Sight, seed: str) -> dict[str, Any]:
    """The question, JSON-ready. `seed`: a text to draw chance from, never one that the deal follows from."""
    view = game.view(sight, SHOWN)
    discarders: Sequence[Sequence[int]] = getattr(sight, "discarders", ())  # a game may do without
    return {
        "v": VERSION,
        "game": game.name,
        "rules": dict(sight.rules),
        "history": [asdict(end) for end in sight.history],
        "seat": sight.seat,
        "view": view,
        "discarders": {suit: [*seats] for suit, seats in zip(view["suits"], discarders, strict=False)},
        "legal": [game.format_move(move) for move in sight.legal],
        "seed": seed,
    }


def move_of(answer: str) -> str:
    """The text of the move in an answer `{"move": "r5"}`. Raises BadAnswer."""
    try:
        value = outside_json.read(answer.removeprefix("\ufeff"))  # some programs begin their output with a mark
    except ValueError:
        value = None
    move = value.get("move") if isinstance(value, dict) else None
    if not isinstance(move, str):
        raise BadAnswer("error-own-answer", f'answered {quote(answer.rstrip())}, which is not {{"move": "..."}}')
    return move


def unfit(move: str, error: BadText | IllegalMove) -> BadAnswer:
    """What is wrong with an answer whose move the match's `parse` has refused."""
    if isinstance(error, IllegalMove):
        return BadAnswer("error-own-illegal", f"answered an illegal move: {error}", text=move[:60])
    return BadAnswer("error-own-answer", f"answered a move that is none: {error}")
