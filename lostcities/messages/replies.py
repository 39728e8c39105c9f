"""What the bridge answers: what the reply to every request holds, and its text."""

import json
from typing import Any

from lostcities.messages.records import PAR, PLAYED, STATISTICS
from lostcities.messages.requests import VERSION
from lostcities.messages.review import REVIEWING
from lostcities.messages.shape import Choice, Each, Maybe, Shape
from lostcities.messages.table import AFAR, INVITATION, OPTION_VALUE, REMARK, SHEET, SUMMARY, TABLE, VALUES
from lostcities.messages.view import VIEW

WORTH_TERM: Shape = {"key": str, "values": VALUES, "how": Choice(("is", "plus", "times")), "amount": int}
"""A term of a column's sum, and how it enters the sum."""

COMING: Shape = {"cards": [str], "points": int, "remarks": [REMARK]}
"""Cards that may be placed on a column next, all with the same outcome."""

WORTH: Shape = {
    "points": int,
    "rule": str,
    "terms": [WORTH_TERM],  # how the points come about, in the order of reckoning
    "remarks": [REMARK],
    "next": [COMING],
}
"""What a column is worth, and what the next card would make of it."""

REASON: Shape = {
    "key": str,
    "rule": str,  # the number of the rule it rests on, as the rules pages have it
    "values": VALUES,
}
"""Why a card cannot go to a zone."""

OPTION: Shape = {
    "name": str,
    "default": OPTION_VALUE,
    "values": [OPTION_VALUE],  # to be offered, the default among them; none: for records and programs only
}
"""An option of a game."""

GAME: Shape = {
    "name": str,
    "seats": [int],
    "moreSeats": [int],  # counts that are possible, though not official
    "suits": str,
    "options": [OPTION],
    "minds": [{"name": str, "level": int}],  # weakest first
}
"""What there is to know of a game before a match."""

ABOUT: Shape = {
    "version": str,
    "games": [GAME],
    "week": [{"game": str, "mind": str}],  # by weekday, Monday first: what the deal of the day is, and with whom
}
"""What there is to play."""

HINTED: Shape = {"move": str, "behind": int}
"""The next best move, and how many hundredths of a point less it is worth than the advised one."""

HINT: Shape = {
    "move": str,
    "mind": str,  # the computer player who says so
    "reasons": [REMARK],  # what it weighs up, a sentence each: one at least, the weightiest first
    "next": Maybe(HINTED),  # null where there is no other move
}
"""What the strongest computer player would do, and why."""

SAVE: Shape = {"id": str, "summary": SUMMARY, "record": str, "facts": Maybe(PLAYED)}
"""A match for this device's storage; its record holds hidden cards."""

QUESTION: Shape = {
    "v": int,
    "game": str,
    "rules": Each(OPTION_VALUE),
    "history": [{"starts": int, "last": int, "scores": [int], "totals": [int], "tally": [int]}],
    "seat": int,
    "view": VIEW,
    "discarders": Each([int]),
    "legal": [str],
    "seed": str,
}
"""What a player from outside is asked (arena/protocol.md)."""

PROGRESS: Shape = {"progress": float}
"""How far a thought is, from 0 to 1."""

_ON_TABLE: dict[str, Shape] = {"table": TABLE}
_AFAR: dict[str, Shape] = {"afar": AFAR}  # its cards are not dealt yet
_AT_MOST_TABLE: dict[str, Shape] = {"table": Maybe(TABLE)}
_SAVED: dict[str, Shape] = {"save": SAVE}

REPLIES: dict[str, tuple[dict[str, Shape], ...]] = {
    "hello": ({"about": ABOUT},),
    "new": (_ON_TABLE,),
    "day": (_ON_TABLE,),
    "par": ({"thinking": PROGRESS}, {"par": PAR}),
    "look": (_AT_MOST_TABLE, _AFAR),
    "play": (_ON_TABLE,),
    "why": ({"reason": REASON},),
    "worth": ({"worth": WORTH},),
    "think": ({"thinking": PROGRESS}, _ON_TABLE),
    "hurry": (_ON_TABLE,),
    "undo": (_ON_TABLE,),
    "pass": (_ON_TABLE,),
    "lift": (_ON_TABLE,),
    "on": (_ON_TABLE,),
    "leave": (_ON_TABLE,),
    "next": (_ON_TABLE,),
    "concede": (_ON_TABLE,),
    "rematch": (_ON_TABLE,),
    "hint": ({"thinking": PROGRESS}, {"hint": HINT}),
    "guide": ({"guide": Maybe(REMARK)},),
    "prefs": (_AT_MOST_TABLE, _AFAR),
    "invite": (_AFAR,),
    "invited": ({"invitation": INVITATION},),
    "accept": (_AFAR,),
    "receive": (_ON_TABLE, _AFAR),
    "afar": (_ON_TABLE, _AFAR),
    "brought": (_ON_TABLE, _AFAR),
    "rename": (_AT_MOST_TABLE, _AFAR),
    "own": (_ON_TABLE,),
    "sheet": ({"sheet": SHEET},),
    "position": (_ON_TABLE,),
    "picture": (_ON_TABLE,),
    "lesson": (_ON_TABLE,),
    "clue": ({"clue": {"key": str}},),
    "replay": (_ON_TABLE,),
    "through": (_ON_TABLE,),
    "step": (_ON_TABLE,),
    "link": ({"link": str},),
    "unlink": (_SAVED,),
    "branch": (_ON_TABLE,),
    "review": ({"reviewing": REVIEWING},),
    "weigh": ({"reviewing": REVIEWING},),
    "moment": (_ON_TABLE,),
    "line": ({"line": str},),
    "save": (_SAVED,),
    "open": (_ON_TABLE, _AFAR),
    "check": (_SAVED,),
    "held": ({"held": bool},),
    "compare": ({"keep": Choice(("same", "mine", "theirs", "both"))},),
    "statistics": ({"statistics": STATISTICS},),
    "question": ({"question": QUESTION},),
    "answer": (_ON_TABLE,),
}
"""For each request: what a reply holds besides `v`, `id` and `ok`, one of these shapes."""


def reply(name: int | str | None, values: dict[str, Any]) -> str:
    """The text of a reply to request `name`."""
    return json.dumps({"v": VERSION, "id": name, "ok": True, **values}, separators=(",", ":"), allow_nan=False)
