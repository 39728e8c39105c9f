"""A position on one line, for links: `lc1;game;name=value;...`, read into the object of the JSON form and back.

Names are the keys of the JSON form. Spaces become dots; slashes separate the texts of a list, dots its numbers. Options
are `name:value`, separated by commas; a value that is no word is escaped JSON. Nothing here knows what a value means.
"""

import json
import re
from typing import Any
from urllib.parse import quote as escape
from urllib.parse import unquote

from lostcities.errors import BadRecord, quote
from lostcities.lessons.shape import LONGEST, bad
from lostcities.record.strict_json import parse_json

START = "lc1"
"""What a line begins with: the format and its version."""

_LISTS = ("hands", "columns", "explorers")
_NUMBER_LISTS = ("crossed", "points", "artifacts")
_NUMBERS = ("seat", "toMove", "turn")
_NAME = re.compile(r"[a-zA-Z]+")
_WHOLE = re.compile(r"-?(0|[1-9][0-9]{0,14})")
_WORD = re.compile(r"(?!(?:true|false|null)$)[a-z]+")


def line_of(value: dict[str, Any]) -> str:
    """The line of a position's object, whose `game` comes first."""
    parts = [f"{key}={_written(each)}" for key, each in value.items() if key != "game"]
    return ";".join([START, value["game"], *parts])


def _written(value: Any) -> str:
    if isinstance(value, dict):
        return ",".join(f"{name}:{_option_written(each)}" for name, each in value.items())
    if isinstance(value, list):
        numbers = all(type(each) is int for each in value)
        return (".".join if numbers else "/".join)([str(each).replace(" ", ".") for each in value])
    return str(value).replace(" ", ".")


def _option_written(value: Any) -> str:
    if isinstance(value, str) and _WORD.fullmatch(value):
        return value
    return escape(json.dumps(value, separators=(",", ":")), safe="-")


def from_line(text: str) -> dict[str, Any]:
    """The object of a line. Raises BadLesson."""
    if len(text) > LONGEST:
        raise bad((), f"longer than {LONGEST} characters, the limit")
    start, *rest = text.split(";")
    if start != START:
        raise bad((), f'must begin with "{START};"; it says {quote(start)}')
    value: dict[str, Any] = {"game": rest[0] if rest else ""}
    for part in rest[1:]:
        key, sign, told = part.partition("=")
        if not sign or not _NAME.fullmatch(key):
            raise bad((), f"{quote(part)} is not part of a position")
        if key in value:
            raise bad((key,), "is given twice")
        value[key] = _read(key, told)
    return value


def _read(key: str, told: str) -> Any:
    if key == "options":
        return _options_read(told)
    if key in _LISTS:
        return [each.replace(".", " ") for each in told.split("/")]
    if key in _NUMBER_LISTS:
        return [_whole(each, key) for each in told.split(".")] if told else []
    return _whole(told, key) if key in _NUMBERS else told.replace(".", " ")


def _whole(told: str, key: str) -> int:
    if not _WHOLE.fullmatch(told):
        raise bad((key,), f"{quote(told)} is not a whole number")
    return int(told)


def _options_read(told: str) -> dict[str, Any]:
    options: dict[str, Any] = {}
    for part in told.split(","):
        name, _, value = part.partition(":")
        if name in options:
            raise bad(("options", name), "is given twice")
        try:
            options[name] = value if _WORD.fullmatch(value) else parse_json(unquote(value, errors="replace"))
        except BadRecord:
            raise bad(("options", name), f"{quote(value)} is not a value") from None
    return options
