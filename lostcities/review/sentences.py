"""What a review can say of moves (minds/reasons.py): every key with the names of its values, and the kind of each."""

from collections.abc import Mapping, Sequence
from typing import Any

from lostcities.game import Game
from lostcities.minds.reasons import MOST

LARGEST = 10_000
"""No number of a sentence is larger: points, cards, turns, steps."""
PIECES = ("adventurer", "researcher")
_GOES = "suit before after"

NAMES: dict[str, str] = {
    "hint-could": "count could",
    "hint-could-none": "",
    "hint-skips": "count",
    "hint-skips-own": "count card",
    "hint-skips-none": "card",
    "hint-late": "turns",
    "hint-limit-late": "turns",
    "hint-points": "before after",
    "hint-card-wager": f"{_GOES} times",
    "hint-card-begins": _GOES,
    "hint-card-goes": _GOES,
    "hint-card-hope": "suit count",
    "hint-card-bonus": "suit",
    "hint-card-bonus-near": "suit count",
    "hint-board-begins": f"{_GOES} step piece",
    "hint-board-goes": f"{_GOES} step",
    "hint-board-home": "suit",
    "hint-board-home-alone": "suit",
    "hint-board-crosses": "count end",
    "hint-board-ends": "end",
    "hint-board-arrow": "",
    "hint-board-artifact": "artifacts",
    "hint-board-tile": "points",
    "hint-board-stays": "suit points",
    "hint-board-stays-plainly": "",
    "hint-adapted-begins": f"{_GOES} cards",
    "hint-adapted-goes": f"{_GOES} cards",
    "hint-adapted-full": "stacks end",
    "hint-adapted-ends": "end",
    "hint-discard-dead": "card suit",
    "hint-discard-waits": f"{_GOES} card",
    "hint-discard-could": f"{_GOES} card",
    "hint-discard-idle": "card suit after count",
    "hint-gives": f"{_GOES} seat card",
    "hint-gives-plainly": f"{_GOES} seat card",
    "hint-gives-later": "card points",
    "hint-gives-none": "seat card",
    "hint-gives-none-of-all": "card",
    "hint-deck-left": "count turns",
    "hint-deck-last": "game",
    "hint-limit-left": "count",
    "hint-limit-last": "game",
    "hint-unseen-better": "card points",
    "hint-top": "card",
    "hint-no-top": "",
    "hint-no-pile": "",
    "hint-take": "card",
    "hint-take-fits": f"{_GOES} card",
    "hint-take-begins": "card suit count",
    "hint-take-denies": "card suit seat",
    "hint-take-time": "card suit",
    "hint-take-better": "card points",
    "hint-take-longer": "game count",
}
"""By key, the names of the values that fill it, separated by spaces."""


def can_be_said(game: Game, seats: int, reasons: Sequence[Mapping[str, Any]]) -> bool:
    """Whether these can be what is said of one move: no more sentences than there may be, each with a known key and
    exactly its values, of the right kinds. `reasons`: {"key": text, "values": {name: value}} each."""
    return 0 < len(reasons) <= MOST and all(_is_sound(game, seats, each["key"], each["values"]) for each in reasons)


def _is_sound(game: Game, seats: int, key: str, values: Mapping[str, Any]) -> bool:
    names = NAMES.get(key)
    fits = names is not None and values.keys() == set(names.split())
    return fits and all(_fits(game, seats, name, value) for name, value in values.items())


def _fits(game: Game, seats: int, name: str, value: Any) -> bool:
    texts = {"suit": game.deck.suits, "card": game.deck.names, "piece": PIECES, "game": (game.name,)}
    if name in texts:
        return type(value) is str and value in tuple(texts[name])
    if name == "seat":
        return type(value) is int and 0 <= value < seats
    return type(value) is int and abs(value) <= LARGEST
