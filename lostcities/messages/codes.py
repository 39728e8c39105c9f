"""How a request is refused: every error code and key, and the text of a refusal."""

import json
from typing import Any

from lostcities.errors import (
    BadAnswer,
    BadLesson,
    BadMessage,
    BadOption,
    BadPost,
    BadRecord,
    BadText,
    IllegalMove,
    LostCitiesError,
    NotNow,
    Stale,
    WrongMove,
)
from lostcities.messages.requests import VERSION
from lostcities.messages.shape import Choice, Shape
from lostcities.messages.table import VALUES

CODES: dict[type[LostCitiesError], str] = {
    IllegalMove: "illegal",  # the rules refuse the move; key is a reason-..., rule the number it rests on
    Stale: "stale",  # the table has moved on; it comes along
    NotNow: "state",  # not as the table stands: somebody else's turn, the curtain drawn, the round over ...
    BadMessage: "input",  # no message of this protocol
    BadText: "text",  # no card, move or zone of this game
    BadOption: "option",  # an option, seat or count that the game does not allow
    BadAnswer: "own",  # a person's own player answered no legal move; it may be asked again
    BadRecord: "record",  # not a sound record; values.sentence says where
    BadLesson: "lesson",  # not a sound position or lesson; values.sentence says where
    BadPost: "post",  # a message of a match at a distance that is not accepted, or that reveals cheating
    WrongMove: "wrong",  # legal, but not what the lesson asks for; key is its answer
}
"""The code of every error there is; "internal" stands for a mistake of the program itself."""

FAULT: Shape = {
    "code": Choice((*CODES.values(), "internal")),
    "key": str,  # a message of the language files
    "values": VALUES,
    "rule": str,  # the number of the rule behind it, "" where there is none
    "detail": str,  # an English sentence, for error reports
}
"""What was wrong with a request."""

ERROR_KEYS: dict[str, tuple[str, ...]] = {
    "error-input": (),
    "error-version": ("version",),
    "error-long": ("most",),
    "error-text": ("text",),
    "error-option": ("option",),
    "error-record": ("sentence",),
    "error-lesson": ("sentence",),
    "error-stale": (),
    "error-internal": (),
    "error-no-match": (),
    "error-match-over": (),
    "error-round-over": (),
    "error-turns-limit": ("most",),
    "error-round-going": (),
    "error-computer-turn": ("seat",),
    "error-no-computer": (),
    "error-pass": ("seat",),
    "error-no-pass": (),
    "error-curtain": ("seat",),
    "error-no-curtain": (),
    "error-other-seat": ("seat",),
    "error-nothing-to-undo": (),
    "error-no-hint": (),
    "error-no-primer": (),
    "error-not-kept": (),
    "error-review-going": (),
    "error-branch-going": (),
    "error-link-going": (),
    "error-branch-end": (),
    "error-own-answer": ("seat",),
    "error-own-illegal": ("seat", "text"),
    "error-afar": (),
    "error-afar-again": (),
    "error-afar-hint": (),
    # Of messages at a distance (distance/sentences.py)
    "distance-long": ("count", "most"),
    "distance-form": (),
    "distance-version": ("says", "wanted"),
    "distance-damaged": (),
    "distance-match": (),
    "distance-own": (),
    "distance-again": ("number",),
    "distance-two": ("number",),
    "distance-early": ("number", "wanted"),
    "distance-fork": ("number",),
    "distance-turn": ("number",),
    "distance-kind": ("kind",),
    "distance-over": (),
    "distance-field": ("part",),
    "distance-count": ("count", "part", "wanted"),
    "distance-point": ("number",),
    "distance-game": ("means",),
    "distance-group": ("says", "wanted"),
    "distance-undo": (),
    "distance-late": ("number",),
    "distance-not-now": (),
    "cheat-list": ("number",),
    "cheat-coin": (),
    "cheat-key": ("place",),
    "cheat-twice": ("place", "card"),
    "cheat-card": ("says", "place", "card"),
    "cheat-place": ("place",),
    "cheat-illegal": ("turn", "means"),
    "cheat-secret": ("part",),
    "cheat-charge": (),
}
"""Every `key` of a refusal besides the reasons of the games, with the values that it always has."""


def refuse(name: int | str | None, error: LostCitiesError | None, table: dict[str, Any] | None = None) -> str:
    """The text of a refusal; no `error` means a mistake of the program; nothing more is told of it."""
    answer = {"v": VERSION, "id": name, "ok": False, "error": _describe(error)}
    if isinstance(error, Stale):
        answer["table"] = table
    return json.dumps(answer, separators=(",", ":"), allow_nan=False)


def _describe(error: LostCitiesError | None) -> dict[str, Any]:
    if error is None:
        return {"code": "internal", "key": "error-internal", "values": {}, "rule": "", "detail": "a mistake"}
    detail = str(error)[:300]
    if isinstance(error, IllegalMove):
        return {"code": "illegal", **error.reason.wire(), "detail": detail}
    values = {name: value[:300] if isinstance(value, str) else value for name, value in error.values.items()}
    if isinstance(error, BadRecord | BadLesson):
        values["sentence"] = detail
    code = next(code for kind, code in CODES.items() if isinstance(error, kind))
    return {"code": code, "key": error.key, "values": values, "rule": "", "detail": detail}
