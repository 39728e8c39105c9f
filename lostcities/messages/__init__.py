"""The protocol between page and table: every message, every shape and every error code, written once.

Strings of JSON cross; the page asks and the bridge answers, one reply to one request:

    request  {"v": 1, "id": 7, "do": "play", "ply": 41, "move": "r5"}
    reply    {"v": 1, "id": 7, "ok": true, "table": {...}}
    refusal  {"v": 1, "id": 7, "ok": false, "error": {"code": "illegal", "key": "reason-number-lower", "values": {...},
              "rule": "1.2", "detail": "an English sentence"}}

`id` is the page's own, a whole number or a short text, and comes back (null where it could not be read). `ply` is how
many half-moves the page's table had: if the table has moved on, the refusal is "stale" and brings the current `table`.
`key` and `values` name a message of the language files and fill it; `detail` is for error reports. Cards, suits and
moves are the texts of the record (record/record.md). `tests/fixtures/` has pairs of requests and replies.
"""

import json
from typing import Any

from lostcities import outside_json
from lostcities.errors import (
    BadAnswer,
    BadLesson,
    BadMessage,
    BadOption,
    BadRecord,
    BadText,
    IllegalMove,
    LostCitiesError,
    NotNow,
    Stale,
    WrongMove,
)
from lostcities.messages.about import about
from lostcities.messages.shape import Each, Maybe, Shape, Text, mismatch
from lostcities.messages.table import EVENT, RESULT, SHEET, SUMMARY, TABLE, VIEW, WORTH

__all__ = [
    "CODES", "EVENT", "LONGEST", "REPLIES", "REQUESTS", "RESULT", "SHEET", "SUMMARY", "TABLE", "VERSION", "VIEW",
    "WORTH", "about", "accept", "id_of", "read_json", "refuse", "reply",
]  # fmt: skip

VERSION = 1

LONGEST = 64 * 1024
"""The most characters of a request without a record in it."""
LONGEST_WITH_RECORD = 16 * 1024 * 1024
"""The most characters of a request with one: a record of its greatest length, escaped."""
LONGEST_ID = 64
MOST_DIGITS = 15

REQUESTS: dict[str, dict[str, Shape]] = {
    # What games, options and minds there are. -> about
    "hello": {},
    # Set up a match; `starts` null: chance decides who begins; `seed` for a deal that can be repeated. -> table
    "new": {
        "game": Text(20),
        "options": Each(object),
        "seats": [{"name": Text(200), "mind?": Maybe(Text(60))}],
        "seed?": Maybe(Text(100)),
        "starts?": Maybe(int),
    },
    # The table as it is. -> table, null if there is no match on it
    "look": {},
    # Play a move. -> table
    "play": {"ply": int, "move": Text(20)},
    # Why this card cannot go to that zone; "" for the card: why nothing can be drawn from there. -> reason
    "why": {"card": Text(20), "to": Text(40)},
    # What the column in that zone is worth, term by term, and what the next card would make of it. -> worth
    "worth": {"zone": Text(40)},
    # Let the computer player think for about 25 ms. -> thinking, or table once it has moved; the page asks again
    "think": {"ply": int},
    # Have the computer player move at once. -> table
    "hurry": {"ply": int},
    # Take back to the last decision of a person; table.undo said what it costs. -> table
    "undo": {"ply": int},
    # The person who looks passes the device on, and the curtain is drawn. -> table
    "pass": {"ply": int},
    # The person at this seat lifts the curtain. -> table
    "lift": {"seat": int},
    # Deal the next round. -> table
    "next": {},
    # The person at this seat gives the match up. -> table
    "concede": {"seat": int},
    # The same seats and options with a new deal. -> table
    "rematch": {},
    # What the strongest computer player would do in the viewer's place, and why; like think. -> thinking, or hint
    "hint": {"ply": int},
    # What a guided beginner is told now; `seen`: the keys of what was said already. -> guide, null for nothing
    "guide": {"ply": int, "seen": [Text(40)]},
    # Display choices. -> table
    "prefs": {"discards?": Text(20), "totals?": Text(20)},
    # The own player of this seat has come, or has gone and another sits in. -> table
    "own": {"seat": int, "present": bool},
    # The score sheet so far. -> sheet
    "sheet": {},
    # A position to be played from its middle: its seat by a person, the others by these minds in turn order. -> table
    "position": {"position": Text(LONGEST), "minds?": [Text(60)]},
    # A lesson; "play" is then judged by it. -> table
    "lesson": {"lesson": Text(LONGEST)},
    # The lesson's next hint. -> clue
    "clue": {},
    # A record as it stood after so many turns of a round, for looking only; `seat` null: no hand is shown. -> table
    "replay": {"record": str, "round": int, "turn": int, "seat?": Maybe(int)},
    # What the viewer sees as a position on one line: never the deal. -> line
    "line": {},
    # For the worker only, since a record holds hidden cards. The match as this device keeps it. -> save
    "save": {},
    # A kept match onto the table, under the name it is kept by. -> table
    "open": {"record": str, "match": Text(LONGEST_ID)},
    # A record from elsewhere as this device would keep it, under a new name; the table stays as it is. -> save
    "check": {"record": str},
    # Likewise, since it holds a hand. What the own player to move is asked (arena/protocol.md). -> question
    "question": {"ply": int},
    # What it has answered. -> table
    "answer": {"ply": int, "answer": Text(LONGEST // 2)},
}
"""By what a request does: its fields beside `v`, `id` and `do`, and the reply it brings."""

PREFS = {"discards": ("top", "all"), "totals": ("own", "all")}
"""Display choices: buried discards shown, and totals that the rules keep face down."""

_REASON: Shape = {"key": str, "rule": str, "values": Each(object)}
_ABOUT: Shape = {
    "version": str,
    "games": [
        {
            "name": str,
            "seats": [int],
            "moreSeats": [int],
            "suits": str,
            "options": [{"name": str, "default": object, "values": [object]}],
            "minds": [{"name": str, "level": int}],
        }
    ],
}
_HINT: Shape = {
    "move": str,
    # What the round should end with for the viewer, less the rivals' mean: hundredths of a point.
    "points": int,
    # It and the next best: hundredths behind it, and the terms that made the difference, weightiest first.
    "best": [{"move": str, "behind": int, "terms": [{"key": str, "points": int}]}],
}
_SAVE: Shape = {"save": {"id": str, "summary": SUMMARY, "record": str}}
_ON_TABLE: Shape = {"table": TABLE}
_AT_MOST_TABLE: Shape = {"table": Maybe(TABLE)}

REPLIES: dict[str, tuple[Shape, ...]] = {
    "hello": ({"about": _ABOUT},),
    "new": (_ON_TABLE,),
    "look": (_AT_MOST_TABLE,),
    "play": (_ON_TABLE,),
    "why": ({"reason": _REASON},),
    "worth": ({"worth": WORTH},),
    "think": ({"thinking": {"progress": float}}, _ON_TABLE),
    "hurry": (_ON_TABLE,),
    "undo": (_ON_TABLE,),
    "pass": (_ON_TABLE,),
    "lift": (_ON_TABLE,),
    "next": (_ON_TABLE,),
    "concede": (_ON_TABLE,),
    "rematch": (_ON_TABLE,),
    "hint": ({"thinking": {"progress": float}}, {"hint": _HINT}),
    "guide": ({"guide": Maybe({"key": str, "values": Each(object)})},),
    "prefs": (_AT_MOST_TABLE,),
    "own": (_ON_TABLE,),
    "sheet": ({"sheet": SHEET},),
    "position": (_ON_TABLE,),
    "lesson": (_ON_TABLE,),
    "clue": ({"clue": {"key": str}},),
    "replay": (_ON_TABLE,),
    "line": ({"line": str},),
    "save": (_SAVE,),
    "open": (_ON_TABLE,),
    "check": (_SAVE,),
    "question": ({"question": Each(object)},),
    "answer": (_ON_TABLE,),
}
"""By what a request does: what a reply holds beside `v`, `id` and `ok`, one of these shapes."""

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
    WrongMove: "wrong",  # legal, but not what the lesson asks for; key is its answer
}
"""The code of every error there is; "internal" stands for a mistake of the program itself."""

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
    "error-not-kept": (),
    "error-own-answer": ("seat",),
    "error-own-illegal": ("seat", "text"),
}
"""Every `key` of a refusal beside the reasons of the games, with the values that it always has."""

LOG_KINDS = (
    "play", "discard", "draw", "take", "explore", "decline", "step", "tile", "bridge", "end", "concede",
)  # fmt: skip
"""What an event of the log can be."""


def read_json(text: str) -> Any:
    """The value of a request's text. Raises BadMessage."""
    if len(text) > LONGEST_WITH_RECORD:
        raise _TooLong(LONGEST_WITH_RECORD)
    try:
        return outside_json.read(text, parse_constant=_refuse_constant, parse_int=_short_whole)
    except ValueError as error:
        raise BadMessage(f"not JSON: {type(error).__name__}") from None


def id_of(request: object) -> int | str | None:
    """The request's own id, null if it has none that could come back."""
    found = request.get("id") if isinstance(request, dict) else None
    if type(found) is int and abs(found) < 10**MOST_DIGITS:
        return found
    return found if isinstance(found, str) and len(found) <= LONGEST_ID else None


def accept(request: object, length: int) -> tuple[str, dict[str, Any]]:
    """What a request of `length` characters does, and its fields. Raises BadMessage for the first thing wrong."""
    if not isinstance(request, dict):
        raise BadMessage("a message must be an object")
    version = request.get("v")
    if version != VERSION or type(version) is not int:
        raise _OtherVersion(version)
    do = request.get("do")
    if not isinstance(do, str) or do not in REQUESTS:
        raise BadMessage(f"do must be one of {', '.join(REQUESTS)}")
    if length > LONGEST and "record" not in REQUESTS[do]:
        raise _TooLong(LONGEST)
    fields = {name: value for name, value in request.items() if name not in ("v", "id", "do")}
    wrong = mismatch(REQUESTS[do], fields, do)
    if wrong is None and do == "prefs":
        allowed = (value in PREFS[name] for name, value in fields.items())
        wrong = None if all(allowed) else "prefs has a value it does not know"
    if wrong is not None:
        raise BadMessage(wrong)
    return do, fields


def reply(name: int | str | None, values: dict[str, Any]) -> str:
    """The text of a reply to request `name`."""
    return json.dumps({"v": VERSION, "id": name, "ok": True, **values}, separators=(",", ":"), allow_nan=False)


def refuse(name: int | str | None, error: LostCitiesError | None, table: dict[str, Any] | None = None) -> str:
    """The text of a refusal; no `error` means a mistake of the program, of which nothing is told but that."""
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


class _TooLong(BadMessage):
    key = "error-long"

    def __init__(self, most: int) -> None:
        super().__init__(f"the message is longer than {most} characters", most=most)


class _OtherVersion(BadMessage):
    key = "error-version"

    def __init__(self, version: object) -> None:
        super().__init__(f"v must be {VERSION}", version=version if type(version) is int else 0)


def _refuse_constant(name: str) -> None:
    raise ValueError(f"{name} is no JSON")


def _short_whole(text: str) -> int:
    """A whole number that the page's own numbers, and a record, can hold."""
    if len(text.lstrip("-")) > MOST_DIGITS:
        raise ValueError("a whole number is too long")
    return int(text)
