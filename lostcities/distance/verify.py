"""A third person's check of a record of a match at a distance: do its messages lead to it?

The secrets that the messages tell are enough to play the whole course again from either seat, with every check that
each device had to make. Messages do not show who wrote them: distance.md, "What a record proves".
"""

import json
from typing import Any

from lostcities.distance.course import Course, verdict_of
from lostcities.distance.follow import borne_out, follow, secrets_told
from lostcities.distance.group import Group
from lostcities.distance.sentences import Cheat, Refused
from lostcities.distance.wire import Message, read
from lostcities.match import Match
from lostcities.record import Record

VERDICT = ("conceded", "found", "charge")
"""The keys that may stand beside the messages."""


def verify(group: Group, record: Record) -> str:
    """What the record's messages show, as the end of a sentence that begins "sound". Raises Refused if the record is
    not what they say, Cheat if it was not dealt or played as it should have been."""
    texts = _texts(record)
    messages = [_read(number, text) for number, text in enumerate(texts, 1)]
    told = secrets_told(messages)
    courses = [follow(group, seat, texts, told) for seat in range(2)]
    _compare(record, max(courses, key=lambda course: len(course.before.rounds)))
    charge = messages[-1] if messages[-1].kind == "charge" else None
    conceded = next((message.sender for message in messages if message.kind == "concede"), None)
    _compare_verdict(record, courses, conceded, charge)
    if charge is not None:
        return _charged(courses, charge, record)
    # A side that told a false secret sees wrong cards on the other side, so a false secret is reported first.
    cheats = [course.cheat for course in courses if course.cheat is not None]
    for cheat in sorted(cheats, key=lambda cheat: cheat.key != "cheat-secret"):
        raise cheat
    if conceded is not None:
        return f", as its {len(texts)} messages say; given up by {record.seats[conceded].name}"
    return f", and dealt and played as its {len(texts)} messages say"


def _texts(record: Record) -> list[str]:
    kept: Any = (record.x or {}).get("distance")
    texts = kept.get("messages") if type(kept) is dict else None
    if type(texts) is not list or not texts or not all(type(text) is str for text in texts):
        raise Refused("distance-transcript")
    return texts


def _read(number: int, text: str) -> Message:
    try:
        return read(text)
    except Refused as error:
        raise Refused("distance-message", number=number, means=str(error)) from None


def _compare(record: Record, course: Course) -> None:
    """The record's header and rounds must be those of the course."""
    ours, theirs = record.match, course.before
    names = [seat.name for seat in record.seats]
    if (ours.game.name, ours.rules, names) != (theirs.game.name, theirs.rules, course.names):
        raise Refused("distance-header")
    for number in range(max(len(ours.rounds), len(theirs.rounds))):
        if _facts(ours, number) != _facts(theirs, number):
            raise Refused("distance-round", round=number + 1)


def _compare_verdict(record: Record, courses: list[Course], conceded: int | None, charge: Message | None) -> None:
    """What the record says beside its messages must be what one of the two devices would write there."""
    told = {name: value for name, value in (record.x or {})["distance"].items() if name in VERDICT}
    charged = None if charge is None else (charge.sender, charge["fault"], charge["claim"] == "won")
    right = [verdict_of(course.me, conceded, _found(course, courses, charge), charged) for course in courses]
    if charge is None:
        right.append(verdict_of(0, conceded, None, None))  # a device tells what it has found when it charges it
    if _written(told) not in map(_written, right):
        raise Refused("distance-header")


def _found(course: Course, courses: list[Course], charge: Message | None) -> Cheat | None:
    """The cheat that the device of that course's seat has found in the other side's messages."""
    if charge is None or charge.sender == course.me:
        return course.cheat
    try:
        borne_out(courses[charge.sender], charge)
    except Cheat as cheat:
        return cheat
    return None


def _written(value: object) -> str:
    return json.dumps(value, sort_keys=True)  # where true is not 1, as it is in Python


def _facts(match: Match, number: int) -> object:
    if number >= len(match.rounds):
        return None
    found = match.rounds[number]
    return found.starts, found.deal, found.tiles, found.turns


def _charged(courses: list[Course], charge: Message, record: Record) -> str:
    """What the courses show about the charge that ends them: whether the accuser's own course bears it out."""
    by = charge.sender
    accuser, accused = (record.seats[seat].name for seat in (by, 1 - by))
    try:
        found = borne_out(courses[by], charge)
    except Cheat:
        return f"; {accuser} has charged {accused}, and the messages do not bear it out"
    claimed = f"; {accuser} claims the match" if charge["claim"] else ""
    return f"; the messages bear out what {accuser} charges {accused} with: {found}{claimed}"
