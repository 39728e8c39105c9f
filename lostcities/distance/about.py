"""What an invitation and an acceptance say about the match: the game, its options, who plays."""

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
from lostcities.record.header import VISIBLE_SIGNS, check_written_name
from lostcities.record.sentences import bad_record, says
from lostcities.record.strict_json import parse_json

JOINERS = "\u200c\u200d"
_FLAGS = tuple(
    "\U0001f3f4" + "".join(chr(0xE0000 + ord(char)) for char in f"{region}\x7f")
    for region in ("gbeng", "gbsct", "gbwls")
)
"""The flags of England, Scotland and Wales: each a black flag and the tag characters that make it that flag."""
_GROUP = re.compile(r"[a-z0-9-]{1,40}")


@dataclass(frozen=True, slots=True)
class Invitation:
    """What an invitation offers, to be looked at before it is accepted."""

    match: Match
    """The game and its rules, with nothing dealt."""
    name: str
    """The inviter's."""
    hints: bool = False
    """Whether both may ask for advice."""


def _written(value: dict[str, Any]) -> str:
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return to_base64(text.encode("utf-8"))


def _check(name: str) -> None:
    """Raise BadRecord for a name that cannot be sent: besides what no name may have, one with invisible characters,
    which could make it look like another's. Two joiners are allowed, since Persian and many emoji need them, and the
    tag characters of a flag, since it would be a black one without them."""
    check_name(name, "name")
    rest = name
    for flag in _FLAGS:
        rest = rest.replace(flag, " ")  # a space: what stands around it makes no other flag
    if any(unicodedata.category(char) == "Cf" and char not in VISIBLE_SIGNS and char not in JOINERS for char in rest):
        raise bad_record("record-name-invisible", "name", says=says(name))


def refuse_name(text: str) -> None:
    """Raises Refused for a new field `about` whose name cannot be sent. One that was taken before stays as it is."""
    said = _read(text, {"name"}, frozenset({"game", "group", "options", "hints"}))
    try:
        _check(said["name"])
    except BadRecord:
        raise Refused("distance-field", part="about") from None


def _read(text: str, keys: set[str], also: frozenset[str] = frozenset()) -> dict[str, Any]:
    """The object of a field `about` in its one right spelling, with a good name, all of `keys` and perhaps some of
    `also`. Raises Refused."""
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
    """The field `about` of an invitation to this match, which is not dealt yet. Raises BadRecord for a bad name."""
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
    """The name in the field `about` of an acceptance. Raises Refused."""
    name: str = _read(text, {"name"})["name"]
    return name
