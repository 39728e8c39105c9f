"""Strict JSON: any bytes or text give plain Python values or one BadRecord at a line and column.

The library's own reader does the reading, at the speed of C. It lets pass what a record forbids (keys given twice, NaN,
lone surrogates) and its limits are those of the machine. So a look at the whole text before finds the first thing that
stands nowhere in a record; the library reads as far as that, and says what may stand where it stops. Only where
something is wrong is the way to it searched for. All takes time in proportion to the text. Nothing here knows of
records but their limits.
"""

import gc
import json
import math
import re
from functools import cache
from itertools import chain
from typing import Any

from lostcities.errors import BadRecord, Misuse, quote
from lostcities.outside_json import DEEPEST, STRING, deep_at, nth, opening, still_open
from lostcities.record.sentences import bad_record, place

LONGEST = 4 * 1024 * 1024
"""Bytes of UTF-8."""
MOST_DIGITS = 15
"""Digits of a whole number, which every reader of JSON then keeps exactly."""

_SPACE = re.compile(r"[ \t\n\r]*+")
_PLAIN = r'[^"\\\x00-\x1f]*+'
_UNIT = r"u(?:(?![Dd][89A-Fa-f])[0-9A-Fa-f]{4}|[Dd][89ABab][0-9A-Fa-f]{2}\\u[Dd][C-Fc-f][0-9A-Fa-f]{2})"
_SOUND = rf'"{_PLAIN}(?:\\(?:["\\/bfnrt]|{_UNIT}){_PLAIN})*+'
_SOUND_STRING = re.compile(_SOUND)
"""A string as far as it is sound, without the mark at its end."""
_SURROGATE = re.compile(r"\\u[Dd][89A-Fa-f][0-9A-Fa-f]{2}")
_SIZE = r"(?:0|[1-9][0-9]*+)(?:\.[0-9]++)?(?:[eE][+-]?[0-9]++)?"
_NUMBER = re.compile(f"-?({_SIZE})")
_SMALL_POWER = r"[0-9.]{1,9}+[eE](?:-[0-9]++|\+?[0-2]?[0-9]{1,2})|[0-9][eE]\+?30[0-7]"
_SMALL = rf"(?:[0-9.]{{1,{MOST_DIGITS}}}+|{_SMALL_POWER})(?![-+.\w])"
_TO_ODD = re.compile(rf'[^"0-9NI]*+(?:(?:{_SOUND}"|{_SMALL})[^"0-9NI]*+)*+({_SIZE}|)[-+.\w]*+')
"""As far as all is sound at first sight, to a number that needs a closer look or to what has no place in a record."""
_CONSTANT = re.compile("NaN|-?Infinity")
_CLOSING = bytes.maketrans(b"[{", b"]}")
_VALUE = "record-value-missing"
_EXPECTED = {
    "Expecting value": _VALUE,
    "Illegal trailing comma before end of array": _VALUE,
    "Expecting property name": "record-key-expected",
    "Illegal trailing comma before end of object": "record-key-expected",
    "Expecting ':'": "record-colon-expected",
    "Expecting ','": "record-comma-expected",
    "Extra data": "record-after-end",
}
"""What the library says where it stops, by its beginning."""
_STAND_INS = {_VALUE: "null", "record-colon-expected": ":null"}
"""What makes an end of that which stands before a fault."""

_Members = list[tuple[str, Any]]
_Wrong = tuple[int, str, dict[str, str | int]]
"""Where something is wrong, its key and the values of its sentence."""


class _Stop(Exception):
    """Here the reading stops: what `_fault` is told behind the text."""


def parse_json(data: bytes | str) -> Any:
    """The value that `data` holds: dict, list, str, int, float, bool or None. Raises BadRecord, and Misuse for what is
    neither bytes nor text."""
    if not isinstance(data, bytes | str):
        raise Misuse(f"what is read must be bytes or text, not {type(data).__name__}")
    text = _decode(data)
    if text.startswith("\ufeff"):
        raise bad_record("record-byte-order-mark", _spot(text, 0))
    odd = min(deep_at(text), _odd_at(text))
    if odd < len(text):
        raise _fault(text, odd, _VALUE)
    try:
        return _read(text)
    except _Stop as stop:
        raise _fault(text, *stop.args) from None


def _decode(data: bytes | str) -> str:
    """The text of `data`, if it is UTF-8 and not too long."""
    if isinstance(data, str):
        # A str may hold what no file can: half of a surrogate pair.
        encoded = data.encode(errors="surrogatepass") if len(data) <= LONGEST else b" " * (LONGEST + 1)
    else:
        encoded = data
    if len(encoded) > LONGEST:
        raise bad_record("record-long", place(()), most=LONGEST)
    try:
        return encoded.decode()
    except UnicodeDecodeError as error:
        good = encoded[: error.start].decode()
        spot = _spot(good, len(good))
        if isinstance(data, str):
            raise bad_record("record-lone-surrogate", spot) from None
        raise bad_record("record-not-utf8", spot, byte=error.start) from None


def _spot(text: str, at: int, path: tuple[str | int, ...] = ()) -> str:
    """Where `at` is: line and column, counting from 1, and the value that holds it."""
    before = text[:at]
    line = before.count("\n") + 1
    column = at - before.rfind("\n")
    inside = f" ({place(path)})" if path else ""
    return f"line {line}, column {column}{inside}"


def _read(text: str, added: int = 0) -> Any:
    """The value of `text`, in which nothing is odd, as far as the library reads it and no key is given twice; else
    raises `_Stop`. The last objects, `added` of them, are only ended so that it can be read: they lie in one another,
    and the outermost is the one that gives a key twice first."""
    objects: list[_Members] = []
    stop = None
    try:
        if "{" in text:
            _loads(text, object_pairs_hook=objects.append)
    except _Stop as error:
        stop, added = error, 0
    whole = len(objects) - added
    for at in chain(range(whole), range(len(objects) - 1, whole - 1, -1)):
        members = objects[at]
        if len(members) > 1 and len(dict(members)) < len(members):
            raise _Stop(*_twice(text, at + 1, members))
    if stop:
        raise stop
    objects.clear()
    return _loads(text)


def _loads(text: str, **hooks: Any) -> Any:
    """What the library reads; raises `_Stop`. No garbage is looked for meanwhile: that would go through a million new
    lists again and again."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        return json.loads(text, **hooks)
    except json.JSONDecodeError as error:
        at = nth(_SPACE, text, error.pos + 1, 1) if "trailing comma" in error.msg else error.pos
        key = next(key for said, key in _EXPECTED.items() if error.msg.startswith(said))
        raise _Stop(at, key, None) from None
    finally:
        if collecting:
            gc.enable()


def _odd_at(text: str) -> int:
    """Where the first string, number or constant begins that no record may hold, else the length."""
    for found in _TO_ODD.finditer(text):
        if not (size := found[1]) or float(size) == math.inf or (len(size) > MOST_DIGITS and size.isdigit()):
            break
    at = found.start(1)
    return at - (text[at - 1 : at] == "-")


def _wrong(text: str, at: int) -> _Wrong:
    """What is wrong with what stands at `at` as a value or a key, and where in it."""
    char = text[at : at + 1]
    if char == '"':
        end = nth(_SOUND_STRING, text, at, 1)
        if end == len(text):
            return at, "record-string-open", {}
        if text[end] != "\\":
            return end, "record-string-control", {}
        return end, "record-lone-surrogate" if _SURROGATE.match(text, end) else "record-string-escape", {}
    if char in ("[", "{"):
        return at, "record-deep", {"most": DEEPEST}
    if constant := _CONSTANT.match(text, at):
        return at, "record-constant", {"text": constant[0]}
    if number := _NUMBER.match(text, at):
        if number[1].isdigit():
            return at, "record-digits", {"digits": len(number[1]), "most": MOST_DIGITS}
        return at, "record-infinite", {}
    if char == "-":
        return at, "record-not-a-number", {}
    if char in ("", ",", ":", "]", "}"):
        return at, "record-value-missing", {}
    return at, "record-not-a-value", {"text": quote(char)}


def _fault(text: str, at: int, key: str, known: _Wrong | None = None) -> BadRecord:
    """The error of what is wrong at `at`, or of what is wrong before: a key given twice, and what the library says of a
    place before it. `key`: what the text lacks at `at`; `known`: what is wrong with the value that begins there, where
    that is known already.

    What stands before a fault is sound so far: with its open brackets closed the library reads it, and the last member
    of each is the way down to the fault.
    """
    while True:
        before = text[:at]
        opened = still_open(before)
        before = before.rstrip().removesuffix(",") if key == "record-key-expected" else before + _STAND_INS.get(key, "")
        try:
            closed, added = before + opened[::-1].translate(_CLOSING).decode(), opened.count(b"{")
            value = _read(closed, added) if added or not known else _loads(closed)
            break
        except _Stop as stop:
            at, key, known = stop.args
    path: list[str | int] = []
    for _ in opened:
        if value:
            path.append(next(reversed(value)) if isinstance(value, dict) else len(value) - 1)
            value = value[path[-1]]
    if key != _VALUE:
        path = path[: len(opened) - 1]
    values: dict[str, str | int] = {}
    if known or key == _VALUE or (key == "record-key-expected" and text.startswith('"', at)):
        at, key, values = known or _wrong(text, at)
    elif key == "record-comma-expected":
        values = {"bracket": opened[-1:].translate(_CLOSING).decode()}
    return bad_record(key, _spot(text, at, tuple(path)), **values)


def _twice(text: str, number: int, members: _Members) -> tuple[int, str, _Wrong]:
    """What is wrong with the object that ends as so many-th, of these members, as it gives a key again."""
    names: dict[str, int] = {}
    name, ordinal = next((name, at) for at, (name, _) in enumerate(members) if names.setdefault(name, at) < at)
    start = opening(text, number)
    at = nth(_SPACE, text, nth(_to_comma(), text, start + 1, ordinal), 1)
    return start, _VALUE, (at, "record-key-twice", {"name": quote(name)})


@cache
def _to_comma() -> re.Pattern[str]:
    """As far as the next comma of the same object or list, in sound JSON."""
    nested = STRING
    for _ in range(DEEPEST):
        nested = rf'{STRING}|[\[{{](?:[^\[\]{{}}"]++|{nested})*+[\]}}]'
    return re.compile(rf'(?:[^\[\]{{}}",]++|{nested})*+,', re.DOTALL)
