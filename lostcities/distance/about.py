"""What an invitation and an acceptance say of the match: the game, its options, who plays."""

import json
import re
import unicodedata
from dataclasses import dataclass
from typing import Any

from lostcities.distance.group import Group, from_base64, to_base64
from lostcities.distance.sentences import Refused
from lostcities.errors import BadOption, BadRecord
from lostcities.games import GAMES
from lostcities.match import Match
from lostcities.record import check_name
from lostcities.record.header import check_written_name
from lostcities.record.sentences import bad_record, says
from lostcities.record.strict_json import parse_json

JOINERS = "\u200c\u200d"
_GROUP = re.compile(r"[a-z0-9-]{1,40}")


@dataclass(frozen=True, slots=True)
class Invitation:
    """What somebody is invited to, for looking at before it is accepted."""

    match: Match
    """With nothing dealt: its game and rules."""
    name: str
    """Of the one who invites."""
    hints: bool = False
    """Whether both may ask for advice."""


def _written(value: dict[str, Any]) -> str:
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return to_base64(text.encode("utf-8"))


def _check(name: str) -> None:
    """Raise BadRecord for a name that cannot be sent: beside what no name has, what nobody sees could make it look like
    another's. Two joiners are letters' own, of Persian and of many an emoji."""
    check_name(name, "name")
    if any(unicodedata.category(char) == "Cf" and char not in JOINERS for char in name):
        raise bad_record("record-name-character", "name", says=says(name))


def refuse_name(text: str) -> None:
    """Raises Refused for a field `about` that comes now with a name that cannot be sent. One that has been taken before
    stays as it is."""
    said = _read(text, {"name"}, frozenset({"game", "group", "options", "hints"}))
    try:
        _check(said["name"])
    except BadRecord:
        raise Refused("distance-field", part="about") from None


def _read(text: str, keys: set[str], also: frozenset[str] = frozenset()) -> dict[str, Any]:
    """The object of a field `about`, with exactly these keys and perhaps those, and a good name, in its one right
    spelling."""
    try:
        value = parse_json(from_base64(text) or b"")
        told = type(value) is dict and keys <= set(value) <= keys | also
        if told and _written(value) == text and type(value["name"]) is str:
            check_written_name(value["name"], "name")
            return dict(value)
    except BadRecord:
        pass
    raise Refused("distance-field", part="about")


def invite(group: Group, match: Match, name: str, hints: bool = False) -> str:
    """The field `about` of an invitation to this match, of which nothing is dealt. Raises BadRecord for a bad name."""
    _check(name)
    options = {each.name: match.rules[each.name] for each in match.game.options}
    changed = {each.name: options[each.name] for each in match.game.options if options[each.name] != each.default}
    agreed = {"hints": True} if hints else {}
    return _written({"game": match.game.name, "group": group.name, "name": name, "options": changed, **agreed})


def read_invitation(group: Group, text: str) -> Invitation:
    """What a field `about` invites to. Raises Refused."""
    said = _read(text, {"game", "group", "name", "options"}, frozenset({"hints"}))
    if type(said["group"]) is not str or not _GROUP.fullmatch(said["group"]):
        raise Refused("distance-field", part="about")
    if said["group"] != group.name:
        raise Refused("distance-group", says=said["group"], wanted=group.name)
    try:
        if said["game"] not in list(GAMES) or type(said["options"]) is not dict or said.get("hints", True) is not True:
            raise Refused("distance-field", part="about")
        return Invitation(Match.begin(said["game"], said["options"], 2), said["name"], "hints" in said)
    except BadOption as error:
        raise Refused("distance-game", means=str(error)) from None


def accept(name: str) -> str:
    """The field `about` of an acceptance. Raises BadRecord for a bad name."""
    _check(name)
    return _written({"name": name})


def read_acceptance(text: str) -> str:
    """The name of the one who accepts. Raises Refused."""
    name: str = _read(text, {"name"})["name"]
    return name
