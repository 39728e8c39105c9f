"""Whether a match at a distance that is kept while it goes on comes to a record that says to be of it.

A record is anybody's text. Whoever has this side's messages can write one that begins as the match did and ends as it
never has; in its place the match, and the secret with which it is played on, would be lost.
"""

import json
from typing import Any

from lostcities import outside_json
from lostcities.distance import Refused
from lostcities.distance.follow import secrets_told
from lostcities.distance.secret import round_secret
from lostcities.distance.wire import read as read_message
from lostcities.record import Record, further, read
from lostcities.table.distance.afar import Afar, Reckon, restore
from lostcities.table.remembered import OWN_X, hold_x

PASSING = ("sent", "since", "seed")
"""What two devices may remember in different ways of the same match."""


def comes_to(reckon: Reckon | None, kept: str, record: str) -> bool:
    """Whether the messages of the record, taken by this side with the secret that is kept, come to that record and to
    nothing else. Raises BadRecord."""
    theirs = read(record)
    messages = (theirs.x or {})["distance"]["messages"]
    try:
        afar = restore(reckon, json.dumps({**outside_json.read(kept), "messages": messages, "here": {}}))
    except Refused:
        return False
    return afar.ended and _tells_own(afar, messages) and further(_as_remembered(afar, theirs), theirs) == "same"


def _tells_own(afar: Afar, messages: list[str]) -> bool:
    """Whether each secret of this side that the messages tell is its own: what comes from here is not looked at when it
    is taken."""
    table, told = afar.table, secrets_told([read_message(text) for text in messages])
    return all(
        secret == round_secret(table.secret, table.course.name, number)
        for (seat, number), secret in told.items()
        if seat == afar.me
    )


def _as_remembered(afar: Afar, theirs: Record) -> Record:
    """The record to which the match comes, with what theirs remembers of how it was carried."""
    record = afar.final("").record
    own: dict[str, Any] = (record.x or {})[OWN_X]
    others = (theirs.x or {})[OWN_X]
    facts = {key: value for key, value in own.items() if key not in PASSING}
    return hold_x(record, facts | {key: others[key] for key in PASSING if key in others})
