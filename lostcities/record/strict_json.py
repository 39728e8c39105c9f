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
from collections import deque
from functools import cache
from itertools import islice
from typing import Any

from lostcities.errors import BadRecord, Misuse, quote
from lostcities.outside_json import DEEPEST, STRING, brackets, deep_at, nth, opening
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
_SMALL = rf"(?:[0-9.]{{1,{MOST_DIGITS}}}+|[0-9.]{{1,9}}+[eE](?:-[0-9]++|\+?[0-2]?[0-9]{{1,2}}))(?![-+.\w])"
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


def parse_json(data: bytes | str) -> Any:
    """The value that `data` holds: dict, list, str, int, float, bool or None. Raises BadRecord, and Misuse for what is
    neither bytes nor text."""
    if not isinstance(data, bytes | str):
        raise Misuse(f"what is read must be bytes or text, not {type(data).__name__}")
    text = _decode(data)
    if text.startswith("\ufeff"):
        raise bad_record("record-byte-order-mark", _spot(text, 0))
    odd = min(deep_at(text), _odd_at(text))
    if fault := _fault(text, odd, _VALUE if odd < len(text) else ""):
        raise fault
    return _loads(text)


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


def _loads(text: str, **hooks: Any) -> Any:
    """The library's reader, while no garbage is looked for: it would go through a million new lists again and again."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        return json.loads(text, **hooks)
    finally:
        if collecting:
            gc.enable()


def _odd_at(text: str) -> int:
    """Where the first string, number or constant begins that no record may hold, else the length."""
    at = next(found.start(1) for found in _TO_ODD.finditer(text) if not found[1] or _far(found[1]))
    return at - (text[at - 1 : at] == "-")


def _far(size: str) -> bool:
    """Has a number of this size too many digits, or does it read as infinite?"""
    return len(size) > MOST_DIGITS if size.isdigit() else math.isinf(float(size))


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


def _fault(text: str, at: int, key: str, known: _Wrong | None = None) -> BadRecord | None:
    """The error of what is wrong at `at`, or of what is wrong before: a key given twice, and what the library says of a
    place before it. `key`: what the text lacks at `at`, "" for nothing; `known`: what is wrong with the value that
    begins there, where that is known already.

    What stands before a fault is sound so far: with its open brackets closed the library reads it, and the last member
    of each is the way down to the fault.
    """
    before = text[:at]
    opened = _opened(before) if key else b""
    before = before.rstrip().removesuffix(",") if key == "record-key-expected" else before + _STAND_INS.get(key, "")
    before += opened[::-1].translate(_CLOSING).decode()
    objects: deque[_Members] = deque(maxlen=DEEPEST if known else None)
    try:
        value = _loads(before, object_pairs_hook=objects.append)
    except json.JSONDecodeError as error:
        return _fault(text, *_syntax(text, error))
    ends = len(objects)
    for number, members in enumerate(islice(objects, ends - opened.count(b"{")), 1):
        if len(members) > 1 and (twice := _again(members)):
            return _fault(text, *_twice(before, ends - number, members[twice][0], twice))
    if not key:
        return None
    path: list[str | int] = []
    for bracket in opened.decode():
        inside: Any = objects.pop() if bracket == "{" else value  # the outermost object closed last
        if bracket == "{" and (twice := _again(inside)):
            return _fault(text, *_twice(before, ends - len(objects) - 1, inside[twice][0], twice))
        if inside:
            name, value = inside[-1] if bracket == "{" else (len(inside) - 1, inside[-1])
            path.append(name)
    if key != _VALUE:
        path = path[: len(opened) - 1]
    values: dict[str, str | int] = {}
    if known or key == _VALUE or (key == "record-key-expected" and text.startswith('"', at)):
        at, key, values = known or _wrong(text, at)
    elif key == "record-comma-expected":
        values = {"bracket": opened[-1:].translate(_CLOSING).decode()}
    return bad_record(key, _spot(text, at, tuple(path)), **values)


def _syntax(text: str, error: json.JSONDecodeError) -> tuple[int, str]:
    """Where the library stops, and what it lacks there."""
    at = nth(_SPACE, text, error.pos + 1, 1) if "trailing comma" in error.msg else error.pos
    return at, next(key for said, key in _EXPECTED.items() if error.msg.startswith(said))


def _again(members: _Members) -> int:
    """Which member is the first with a key that was given before, counting from 0; 0 where none is."""
    names = set()
    for at, (name, _) in enumerate(members):
        if name in names:
            return at
        names.add(name)
    return 0


def _opened(text: str) -> bytes:
    """The brackets that are open at the end of `text`, sound so far, the outermost first."""
    left = brackets(text)
    while (less := left.replace(b"[]", b"").replace(b"{}", b"")) != left:
        left = less
    return left


def _twice(text: str, later: int, name: str, ordinal: int) -> tuple[int, str, _Wrong]:
    """What is wrong with an object whose member `ordinal` gives a key again: so many `later` objects end after it."""
    start = opening(text, later)
    at = nth(_SPACE, text, nth(_to_comma(), text, start + 1, ordinal), 1)
    return start, _VALUE, (at, "record-key-twice", {"name": quote(name)})


@cache
def _to_comma() -> re.Pattern[str]:
    """As far as the next comma of the same object or list, in sound JSON."""
    nested = STRING
    for _ in range(DEEPEST):
        nested = rf'{STRING}|[\[{{](?:[^\[\]{{}}"]++|{nested})*+[\]}}]'
    return re.compile(rf'(?:[^\[\]{{}}",]++|{nested})*+,', re.DOTALL)
