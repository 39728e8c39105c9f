"""Strict JSON: any bytes or text give plain Python values or one BadRecord at a line and column.

The standard library's reader does the reading, at the speed of C. It lets pass what a record forbids (keys given twice,
NaN, lone surrogates), and its limits are those of the machine. So a first look at the whole text finds the first thing
that no record may hold; the library reads up to there, hands over each object and each number that is not whole, and
says what it expected where it stops. The path to a fault is searched for only when there is one, and without reading
again. All of this takes time in proportion to the text. Nothing here knows anything of records but their limits.
"""

import gc
import json
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import chain
from math import isinf
from operator import eq, indexOf
from typing import Any

from lostcities.errors import BadRecord, Misuse, quote
from lostcities.outside_json import DEEPEST, STRING, Nesting, nth
from lostcities.record.sentences import bad_record, place

LONGEST = 4 * 1024 * 1024
"""Bytes of UTF-8."""
MOST_DIGITS = 15
"""Digits of a whole number, which every reader of JSON then keeps exactly."""

_EXACT = re.fullmatch("(?:ab?c)*+ab", "abcab") is not None
"""Whether a possessive group ends after its last whole match: until 3.11.5 Python goes on in the middle of the match
that failed."""


def _many(part: str) -> str:
    """A pattern for as many parts as there are, none of which is given back."""
    return f"(?:{part})*+" if _EXACT else f"(?>(?:{part})*)"


_SPACE = re.compile(r"[ \t\n\r]*+")
_PLAIN = r'[^"\\\x00-\x1f]*+'
_UNIT = r"u(?:(?![Dd][89A-Fa-f])[0-9A-Fa-f]{4}|[Dd][89ABab][0-9A-Fa-f]{2}\\u[Dd][C-Fc-f][0-9A-Fa-f]{2})"
_SOUND = '"' + _PLAIN + _many(rf'\\(?:["\\/bfnrt]|{_UNIT}){_PLAIN}')
_SOUND_STRING = re.compile(_SOUND)
"""A string as far as it is sound, without its closing quotation mark."""
_SURROGATE = re.compile(r"\\u[Dd][89A-Fa-f][0-9A-Fa-f]{2}")
_SIZE = r"(?:0|[1-9][0-9]*+)(?:\.[0-9]++)?(?:[eE][+-]?[0-9]++)?"
_NUMBER = re.compile(f"-?({_SIZE})")
_LONG = rf"[1-9][0-9]{{{MOST_DIGITS},}}+(?!\.[0-9]|[eE][-+]?[0-9])"
_TO_ODD = re.compile('[^"0-9NI]*+' + _many(rf'(?:{_SOUND}"|(?!{_LONG})[0-9][-+.\w]*+)[^"0-9NI]*+'))
"""Up to the first string, whole number or constant that no record may hold."""
_REST = r"(?:(?<=\.)[0-9]++[eE])?"
"""What is left after the point of a number that has an e as well: it is one number, not two."""
_TO_FRACTION = re.compile(f'{_REST}[^".eE]*+' + _many(f'(?:{STRING}|(?<![0-9])e)[^".eE]*+') + "[.eE]", re.DOTALL)
"""Up to the first point or e of the next number that is not whole, in sound JSON."""
_MANY = 200_000
"""From this many objects on, reading twice, first without keeping any, is faster than keeping them as they come."""
_FEW = 10_000
"""Below this many members of an object, looking at them one by one is faster than searching for them again."""
_LARGE = 250_000
"""A text of more characters may hold very many values."""
_CONSTANT = re.compile("NaN|-?Infinity")
_CLOSING = str.maketrans("[{", "]}")
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
"""By the beginning of what the library says where it stops: the key of what is wrong."""

_Wrong = tuple[int, str, dict[str, str | int]]
"""Where something is wrong, the key of its sentence and the values that fill it."""


class _Stop(Exception):
    """Reading stops here; its arguments are those of `_fault` after the text and its nesting."""


def parse_json(data: bytes | str) -> Any:
    """The value that `data` holds: dict, list, str, int, float, bool or None. Raises BadRecord, and Misuse for what is
    neither bytes nor text."""
    if not isinstance(data, bytes | str):
        raise Misuse(f"what is read must be bytes or text, not {type(data).__name__}")
    text = _decode(data)
    if text.startswith("\ufeff"):
        raise bad_record("record-byte-order-mark", _spot(text, 0))
    nesting = Nesting(text)
    odd = min(nesting.deep_at(), _odd_at(text))
    try:
        return _read(text if odd == len(text) else text[:odd] + "!", nesting)
    except _Stop as stop:
        raise _fault(text, nesting, *stop.args) from None


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
        raise bad_record("record-not-utf8", spot, byte=error.start + 1) from None


def _spot(text: str, at: int, path: tuple[str | int, ...] = ()) -> str:
    """Where `at` is: line and column, counting from 1, and the value that holds it."""
    before = text[:at]
    line = before.count("\n") + 1
    column = at - before.rfind("\n")
    inside = f" ({place(path)})" if path else ""
    return f"line {line}, column {column}{inside}"


def _read(text: str, nesting: Nesting) -> Any:
    """The value of `text`; raises `_Stop` where the library stops, a number is infinite or a key is given twice."""
    few = text.count("{") < _MANY
    fractions = objects = 0

    def fraction(digits: str) -> float:
        nonlocal fractions
        fractions += 1
        value = float(digits)
        if isinf(value):
            raise _Stop(nth(_TO_FRACTION, text, 0, fractions) - nth(_TO_FRACTION, digits, 0, 1), _VALUE)
        return value

    def end(members: list[tuple[str, Any]]) -> dict[str, Any] | None:
        nonlocal objects
        objects += 1
        if len(members) < 2 and not few:
            return None
        value = dict(members)
        if len(value) < len(members):
            start, keys, once = nesting.opening(objects), [key for key, _ in members], list(value)
            del members, value  # or the search for garbage would go through all that was read once more
            raise _Stop(start, _VALUE, _twice(text, start, keys, once))
        return value if few else None

    def both() -> Any:
        value = _loads(text, parse_float=fraction, object_pairs_hook=end)
        return value if few else _loads(text)

    return _with_no_garbage_sought(both, len(text) > _LARGE)


def _with_no_garbage_sought(reading: Callable[[], Any], much: bool) -> Any:
    """What `reading` returns. No garbage is looked for meanwhile nor, if what is new is `much`, among it afterwards:
    that would go through a million lists, again and again."""
    collecting = gc.isenabled()
    much = much and collecting and not _others_froze()
    if much:
        gc.collect(1)  # others' garbage, which would otherwise grow old unseen as well
    gc.disable()
    try:
        value = reading()
        if much:
            gc.freeze()  # makes all objects old without looking at them
            gc.unfreeze()
        return value
    finally:
        if collecting:
            gc.enable()


def _others_froze() -> bool:
    """Whether somebody else has frozen objects, which are not ours to unfreeze. Python 3.12 itself freezes what is
    immortal: hundreds of objects, but none that changes, such as the table of modules, which always exists."""
    return gc.get_freeze_count() > 0 and not any(each is sys.modules for each in gc.get_objects())


def _loads(text: str, **hooks: Any) -> Any:
    """What the library reads; raises `_Stop`."""
    try:
        return json.loads(text, **hooks)
    except json.JSONDecodeError as error:
        said, at = error.msg, error.pos  # nothing else of it: it holds all that was read
    if "trailing comma" in said:
        at = nth(_SPACE, text, at + 1, 1)
    raise _Stop(at, next(key for beginning, key in _EXPECTED.items() if said.startswith(beginning)))


def _odd_at(text: str) -> int:
    """Where the first string, whole number or constant begins that no record may hold, else the length."""
    at = nth(_TO_ODD, text, 0, 1)
    return at - (text[at - 1 : at] == "-")


def _wrong(text: str, at: int) -> _Wrong:
    """What is wrong with the value or key that begins at `at`, and where in it."""
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


def _fault(text: str, nesting: Nesting, at: int, key: str, known: _Wrong | None = None) -> BadRecord:
    """The error for what is wrong at `at`, or for a key given twice before it in an object still open there; all that
    ended before is sound. `key`: what the text lacks at `at`; `known`: what is wrong with the value that begins there,
    if that is known already."""
    opened = nesting.open_at(at)
    in_objects = any(bracket == "{" for bracket, _, _ in opened)
    places = [*nesting.places([number for _, number, _ in opened]), at] if in_objects else []
    path: list[str | int] = []
    for level, (bracket, _, commas) in enumerate(opened):
        if bracket == "[":
            path.append(commas)
            continue
        keys, ats = _keys(text, places[level], places[level + 1], commas < _FEW)
        once = dict.fromkeys(keys)
        if len(once) < len(keys):
            key, known = _VALUE, _twice(text, places[level], keys, once, ats)
            break
        path += keys[-1:]
    if key != _VALUE:
        path = path[: len(opened) - 1]
    values: dict[str, str | int] = {}
    if known or key == _VALUE or (key == "record-key-expected" and text.startswith('"', at)):
        at, key, values = known or _wrong(text, at)
    elif key == "record-comma-expected":
        values = {"bracket": opened[-1][0].translate(_CLOSING)}
    return bad_record(key, _spot(text, at, tuple(path)), **values)


def _keys(text: str, start: int, end: int, few: bool) -> tuple[list[str], list[int]]:
    """The keys of the object that begins at `start` and does not end before `end`; if they are `few`, their places."""
    members = list(_member().finditer(text, start, end)) if few else []
    found = [member[1] for member in members] if few else _member().findall(text, start, end)
    return json.loads(f"[{','.join(found)}]"), [member.start() for member in members]


def _twice(text: str, start: int, keys: list[str], once: Iterable[str], ats: Sequence[int] = ()) -> _Wrong:
    """The first of `keys` that the object at `start` gives twice. `once`: each key once; `ats`: where the keys are, if
    that is known."""
    ordinal = indexOf(map(eq, keys, chain(once, [None])), False)
    at = ats[ordinal] if ats else nth(_member(), text, text.index('"', start), ordinal)
    return at, "record-key-twice", {"name": quote(keys[ordinal])}


@cache
def _member() -> re.Pattern[str]:
    """A member of an object in sound JSON, from its key up to the next key."""
    nested = STRING
    for _ in range(DEEPEST):
        nested = STRING + r"|[\[{]" + _many(rf'[^\[\]{{}}"]++|{nested}') + r"[\]}]"
    return re.compile(f"({STRING})" + _many(rf'[^\[\]{{}}",]++|{nested}') + '[^"]*+', re.DOTALL)
