"""Messages as text, read strictly and written in the one right way (distance.md, "A message").

A text is read before anything is known about its match; whether it can come now is for the course to say. Nothing here
computes with points: only the spelling of a list is checked.
"""

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass

from lostcities.distance.group import from_base64, to_base64
from lostcities.distance.sentences import Refused

VERSION = 1
LONGEST = 64 * 1024
"""Characters of a message."""

FIELDS: Mapping[str, tuple[str, ...]] = {
    "invite": ("about", "list", "draw"),
    "accept": ("about", "list", "draw"),
    "deal": ("list", "keys", "draw"),
    "hand": ("keys", "turn", "place", "key"),
    "turn": ("turn", "place", "key", "drawn"),
    "ask": (),
    "undo": (),
    "concede": ("secret",),
    "open": ("secret", "list", "draw"),
    "charge": ("fault", "secret", "claim"),
}
"""By kind: the fields after the head, in order."""

_DATA = re.compile(r"[A-Za-z0-9_-]*")
_SPELLING = {
    "about": _DATA,
    "list": _DATA,
    "keys": _DATA,
    "draw": re.compile(r"(?:[A-Za-z0-9_-]{43})?"),
    "key": re.compile(r"(?:[A-Za-z0-9_-]{43})?"),
    "drawn": re.compile(r"(?:[A-Za-z0-9_-]{43})?"),
    "secret": re.compile(r"[A-Za-z0-9_-]{43}"),
    "turn": re.compile(r"[A-Za-z0-9:<>. -]{0,200}"),
    "place": re.compile(r"(?:0|[1-9][0-9]{0,2})?"),
    "fault": re.compile(r"cheat-[a-z]{1,20}"),
    "claim": re.compile(r"(?:won)?"),
}
_BASE64 = ("about", "list", "keys", "draw", "key", "drawn", "secret")
_HEAD = re.compile(r"([A-Za-z0-9_-]{22})!([1-9][0-9]{0,5})!((?:[A-Za-z0-9_-]{22})?)!([a-z]{1,10})(?:!(.*))?")
_BEGIN = re.compile(r"lc([1-9][0-9]{0,3})!")


@dataclass(frozen=True, slots=True)
class Message:
    """One message. An `ask` has the number and the fingerprint of the message that it would take back."""

    match: str
    number: int
    """Counts from 1; odd numbers are the inviter's, even ones the other side's. An `ask` has none of its own."""
    after: str
    """The fingerprint of the message before, "" in an invitation."""
    kind: str
    fields: Mapping[str, str]

    @property
    def sender(self) -> int:
        """The seat whose message this is: the inviter sits at seat 0."""
        return (self.number + 1) % 2

    def __getitem__(self, field: str) -> str:
        return self.fields[field]

    def __repr__(self) -> str:
        return f"<Message {self.number}, {self.kind}, of seat {self.sender}>"


def _hash(text: str, size: int) -> str:
    return to_base64(hashlib.sha256(text.encode("ascii")).digest()[:size])


def fingerprint(text: str) -> str:
    """What the next message calls this one: 16 bytes of its hash."""
    return _hash(text, 16)


def write(message: Message) -> str:
    """The text of a message: its head, its fields and six bytes of the hash of all that."""
    head = [f"lc{VERSION}", message.match, str(message.number), message.after, message.kind]
    body = "!".join([*head, *(message[name] for name in FIELDS[message.kind])])
    return f"{body}!{_hash(body, 6)}"


def read(text: str) -> Message:
    """The message that `text` is, with no white space around it. Raises Refused."""
    if len(text) > LONGEST:
        raise Refused("distance-long", count=len(text), most=LONGEST)
    begin = _BEGIN.match(text)
    if begin is None or not text.isascii():
        raise Refused("distance-form")
    if int(begin[1]) != VERSION:
        raise Refused("distance-version", says=begin[1], wanted=VERSION)
    body, _, check = text.rpartition("!")
    head = _HEAD.fullmatch(body, begin.end())
    if head is None or head[4] not in FIELDS:
        raise Refused("distance-form")
    if check != _hash(body, 6):
        raise Refused("distance-damaged")
    names = FIELDS[head[4]]
    given = [] if head[5] is None else head[5].split("!")
    if len(given) != len(names):
        raise Refused("distance-form")
    for name, value in zip(names, given, strict=True):
        if not _SPELLING[name].fullmatch(value) or (name in _BASE64 and from_base64(value) is None):
            raise Refused("distance-field", part=name)
    return Message(head[1], int(head[2]), head[3], head[4], dict(zip(names, given, strict=True)))
