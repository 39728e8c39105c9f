"""What the page may ask: every request with its fields, and how the text of one is read."""

from typing import Any

from lostcities import outside_json
from lostcities.errors import BadMessage
from lostcities.messages.records import COUNTED
from lostcities.messages.review import KEPT_REVIEW
from lostcities.messages.shape import Choice, Each, Maybe, Shape, Text, mismatch

VERSION = 1
"""Of the protocol."""

LONGEST = 64 * 1024
"""The most characters of a request without a record or many matches in it."""
LONGEST_WITH_RECORD = 16 * 1024 * 1024
"""The most characters of a request with one: a record of its greatest length, escaped."""
LONGEST_ID = 64
MOST_DIGITS = 15

_PLACE: dict[str, Shape] = {"round": int, "turn": int, "seat?": Maybe(int), "open?": bool}

REQUESTS: dict[str, dict[str, Shape]] = {
    # What games, options and minds there are. -> about
    "hello": {},
    # Set up a match; `starts` null: chance decides; `seed`: a deal to repeat; `primer`: a first lesson; `gentle`:
    # the company is patient with the people. -> table
    "new": {
        "game": Text(20),
        "options": Each(object),  # the game itself says what each may be
        "seats": [{"name": Text(200), "mind?": Maybe(Text(60))}],
        "seed?": Maybe(Text(100)),
        "starts?": Maybe(int),
        "primer?": bool,
        "gentle?": bool,
    },
    # Set up the deal of a date, begun on the date `on`; `names`: the person's and the company's. -> table
    "day": {"date": Text(10), "on": Text(10), "names": [Text(200)], "practice": bool},
    # What the strongest computer player makes of the deal of a date, played in slices; like think. -> thinking, or par
    "par": {"date": Text(10)},
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
    # Go on in a first lesson, after something that was only to be read. -> table
    "on": {"ply": int},
    # Leave a first lesson's script; the match goes on freely. -> table
    "leave": {},
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
    # The person's own player at this seat has come, or has gone and another sits in. -> table
    "own": {"seat": int, "present": bool},
    # The score sheet so far. -> sheet
    "sheet": {},
    # A position to be played on: its seat by a person, the others by these minds in turn order. -> table
    "position": {"position": Text(LONGEST), "minds?": [Text(60)]},
    # A position to be looked at only, also one in which nothing can be played; the same every time. -> table
    "picture": {"position": Text(LONGEST)},
    # A lesson; "play" is then judged by it. -> table
    "lesson": {"lesson": Text(LONGEST)},
    # The lesson's next hint. -> clue
    "clue": {},
    # A record as it stood after `turn` turns of a round, for looking only; `seat` null: no hand is shown. -> table
    "replay": {"record": str, "round": int, "turn": int, "seat?": Maybe(int)},
    # For the worker only, like "open". Replay a kept match, from that place in it or the nearest that exists; `seat`:
    # whose sight, `open`: all hands, as far as the table allows. -> table
    "through": {"record": str, "match": Text(LONGEST_ID), **_PLACE},
    # Another place of the match that is replayed, or the same place by another sight. -> table
    "step": {**_PLACE},
    # Invite somebody at another device to a match; `at`: now, in ms. -> table, or afar until its cards are dealt
    "invite": {"game": Text(20), "options": Each(object), "name": Text(200), "hints": bool, "at": int},
    # What an invitation says. -> invitation
    "invited": {"text": Text(LONGEST)},
    # Accept an invitation. -> table or afar
    "accept": {"text": Text(LONGEST), "name": Text(200), "at": int},
    # Take a message from the other device. -> table or afar
    "receive": {"text": Text(LONGEST), "at": int},
    # Ask for the last turn back; give it back or, while this side asks, send the turn instead; give up; charge the
    # other side with what was found. -> table or afar
    "afar": {"act": Choice(("ask", "undo", "concede", "charge")), "won?": bool},
    # This device's message of that number was handed to somebody to carry. -> table or afar
    "brought": {"number": int, "at": int},
    # What the viewer sees as a position on one line: never the deal. -> line
    "line": {},
    # Work on the review for about 25 ms. -> reviewing; the page asks again until it is over
    "weigh": {},
    # The table of the match that is reviewed, as that seat saw it after `turn` turns of a round. -> table
    "moment": {"round": int, "turn": int, "seat": int},
    # For the worker only, since a record holds hidden cards. The match as this device keeps it. -> save
    "save": {},
    # Put a kept match on the table, under the name by which it is kept. -> table
    "open": {"record": str, "match": Text(LONGEST_ID)},
    # The match kept as `match` goes on under another name, also on the table if it is there. -> table
    "rename": {"match": Text(LONGEST_ID), "to": Text(LONGEST_ID)},
    # A kept match that is over as a link (record/link.md). -> link
    "link": {"record": str},
    # The match of a link as this device would keep it; the table stays as it is. -> save
    "unlink": {"link": Text(LONGEST // 2)},
    # A kept match that is over, to be played on from there as practice and kept as a new one; `anew`: what that seat
    # could not know is dealt anew, null: all cards lie as they lay. -> table
    "branch": {"record": str, "round": int, "turn": int, "anew": Maybe(int)},
    # A kept match that is over, to be reviewed; nothing is worked out yet. -> reviewing
    "review": {"record": str, "match": Text(LONGEST_ID)},
    # A record from elsewhere as this device would keep it, under a new name; the table stays as it is. -> save
    "check": {"record": str},
    # A record from elsewhere and a review that came with it: whether it is of that match, made as here, and adds up.
    # -> held
    "held": {"record": str, "review": KEPT_REVIEW},
    # Of two records of a match, this device's and another's, which holds the other; the table stays as it is. -> keep
    "compare": {"record": str, "other": str},
    # What all matches of this device come to; `pars`: by date, the margin of a day's par. -> statistics
    "statistics": {"matches": [COUNTED], "pars": Each(int)},
    # For the worker only, since it holds a hand. What the person's own player to move is asked (arena/protocol.md).
    # -> question
    "question": {"ply": int},
    # What a person's own player has answered. -> table
    "answer": {"ply": int, "answer": Text(LONGEST // 2)},
}
"""For each request: its fields besides `v`, `id` and `do`, and the reply it brings."""

PREFS = {"discards": ("top", "all"), "totals": ("own", "all")}
"""Display choices: buried discards shown, and totals that the rules keep face down."""


def read_json(text: str) -> Any:
    """The value of a request's text. Raises BadMessage."""
    if len(text) > LONGEST_WITH_RECORD:
        raise _TooLong(LONGEST_WITH_RECORD)
    try:
        return outside_json.read(text, parse_constant=_refuse_constant, parse_int=_short_whole)
    except ValueError as error:
        raise BadMessage(f"not JSON: {type(error).__name__}") from None


def id_of(request: object) -> int | str | None:
    """The request's own id, null if it has none that could be sent back."""
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
    if length > LONGEST and not {"record", "matches"} & REQUESTS[do].keys():
        raise _TooLong(LONGEST)
    fields = {name: value for name, value in request.items() if name not in ("v", "id", "do")}
    wrong = mismatch(REQUESTS[do], fields, do)
    if wrong is None and do == "prefs":
        allowed = (value in PREFS[name] for name, value in fields.items())
        wrong = None if all(allowed) else "prefs has a value it does not know"
    if wrong is not None:
        raise BadMessage(wrong)
    return do, fields


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
