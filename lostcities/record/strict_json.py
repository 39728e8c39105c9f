"""Strict JSON: any bytes or text give plain Python values or one BadRecord at a line and column.

The library's own reader does the reading, at the speed of C. It lets pass what a record forbids (keys given twice, NaN,
lone surrogates) and its limits are those of the machine, so hooks watch the numbers and keys, and a look at the whole
text before finds nesting beyond `DEEPEST` and unpaired escapes. Only where something is wrong is its place searched
for. All takes time in proportion to the text. Nothing here knows of records but their limits.
"""

import gc
import json
import math
import re
from functools import cache
from itertools import count
from typing import Any, NoReturn

from lostcities.errors import BadRecord, Misuse, quote
from lostcities.outside_json import DEEPEST, STRING, brackets, deep_at, nth
from lostcities.record.sentences import bad_record, place

LONGEST = 4 * 1024 * 1024
"""Bytes of UTF-8."""
MOST_DIGITS = 15
"""Digits of a whole number, which every reader of JSON then keeps exactly."""

_BLANK = " \t\n\r"
_SPACE = re.compile(rf"[{_BLANK}]*+")
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*+)(?:\.[0-9]++)?(?:[eE][+-]?[0-9]++)?")
_WORDS = re.compile(rf"{STRING}|[-+.\w]++")
"""The strings of sound JSON, and what stands there besides marks and blanks: numbers, constants."""
_LONG = re.compile(rf"[0-9]{{{MOST_DIGITS + 1}}}")
_LONG_WHOLE = re.compile(rf"{STRING}?|(?<![-+.\w])-?[1-9][0-9]{{{MOST_DIGITS},}}+(?!\.[0-9]|[eE][-+]?[0-9])", re.DOTALL)
_WHOLE_STRINGS = re.compile(rf'(?:[^"]++|{STRING})*+', re.DOTALL)
"""From a text's beginning to the quotation mark of a string that has no end there."""
_TO_BRACE = re.compile(rf'(?:[^"}}]++|{STRING})*+}}', re.DOTALL)
_KEY = re.compile(rf"[{_BLANK}]*+(?:{STRING}[{_BLANK}]*+:[{_BLANK}]*+)?", re.DOTALL)
_FLAT = rf'[^\[\]{{}}",]++|{STRING}'
_PAIR = r"u[Dd][89ABab][0-9A-Fa-f]{2}\\u[Dd][C-Fc-f][0-9A-Fa-f]{2}"
_PAIRED = re.compile(rf"(?:[^\\]++|\\(?:{_PAIR}|u(?![Dd][89A-Fa-f])|[^u]))*+", re.DOTALL)
"""From a text's beginning to an escape of half a pair of surrogates, or to a backslash at its end."""
_CLOSING = bytes.maketrans(b"[{", b"]}")
_SYNTAX = {
    "Expecting property name": "record-key-expected",
    "Illegal trailing comma before end of object": "record-key-expected",
    "Expecting ':'": "record-colon-expected",
    "Expecting ','": "record-comma-expected",
    "Extra data": "record-after-end",
    "Unterminated string": "record-string-open",
    "Invalid control character": "record-string-control",
    "Invalid \\": "record-string-escape",
}
"""What the library says, by its beginning; all else that it says is of a value that does not begin."""


class _Refused(Exception):
    """A hook does not take what was read: a number or constant as it is written, or an object by the ordinal of
    its end."""

    def __init__(self, what: str | int, key: str, **values: str | int) -> None:
        super().__init__(what, key, values)


def parse_json(data: bytes | str) -> Any:
    """The value that `data` holds: dict, list, str, int, float, bool or None. Raises BadRecord, and Misuse for what is
    neither bytes nor text."""
    if not isinstance(data, bytes | str):
        raise Misuse(f"what is read must be bytes or text, not {type(data).__name__}")
    text = _decode(data)
    if text.startswith("\ufeff"):
        raise bad_record("record-byte-order-mark", _spot(text, 0))
    end = min(deep_at(text), _long_at(text))
    paired = _PAIRED.match(text).end()  # type: ignore[union-attr]  # it matches anywhere
    values: dict[str, str | int] = {}
    try:
        # The blank lets the library see that an escape at the end is whole.
        value = _read(text[:end] + " ")
    except json.JSONDecodeError as error:
        at, key, values = _syntax(text, end, error)
    except _Refused as refused:
        what, key, values = refused.args
        at = _written(text, what) if isinstance(what, str) else nth(_TO_BRACE, text, 0, what) - 1
    else:
        if paired == end == len(text):
            return value
        at, key = end, "record-after-end"
    if paired < at or (paired < len(text) and key == "record-string-open"):
        at, key, values = paired, "record-lone-surrogate", {}
    raise _fault(text, at, key, values)


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


def _long_at(text: str) -> int:
    """Where the first whole number of too many digits begins in JSON or what there is of it, else the length."""
    if not _LONG.search(text):
        return len(text)  # as nearly everywhere
    return next((found.start() for found in _LONG_WHOLE.finditer(text) if found[0][0] != '"'), len(text))


def _read(text: str) -> Any:
    """The value of `text`. Raises JSONDecodeError or _Refused for what is wrong, if not always for what is first."""
    closed = count(1).__next__

    def unique(members: list[tuple[str, Any]]) -> dict[str, Any]:
        number = closed()
        value = dict(members)
        if len(value) < len(members):
            raise _Refused(number, "record-key-twice")
        return value

    return _loads(text, object_pairs_hook=unique, parse_float=_finite, parse_constant=_no_constant)


def _finite(written: str) -> float:
    number = float(written)
    if math.isinf(number):
        raise _Refused(written, "record-infinite")
    return number


def _no_constant(written: str) -> NoReturn:
    raise _Refused(written, "record-constant", text=written)


def _written(text: str, written: str) -> int:
    """Where this number or constant first stands as a value."""
    return next(found.start() for found in _WORDS.finditer(text) if found[0] == written)


def _syntax(text: str, end: int, error: json.JSONDecodeError) -> tuple[int, str, dict[str, str | int]]:
    """Where and what is wrong with `text`, read as far as `end`, by what the library says of it."""
    at = min(error.pos, end)
    if error.msg.startswith("Illegal trailing comma"):
        at = _SPACE.match(text, at + 1).end()  # type: ignore[union-attr]  # it matches anywhere
    key = next((key for said, key in _SYNTAX.items() if error.msg.startswith(said)), None)
    if key == "record-string-escape":
        at = text[: at + 1].rfind("\\")
    if key:
        return at, key, {}
    char = text[at : at + 1]
    if char in ("", ",", ":", "]", "}"):
        return at, "record-value-missing", {}
    if at == end and char in ("[", "{"):
        return at, "record-deep", {"most": DEEPEST}
    if at == end:
        digits = len(_NUMBER.match(text, at)[0].lstrip("-"))  # type: ignore[index]  # it was found as one
        return at, "record-digits", {"digits": digits, "most": MOST_DIGITS}
    if char == "-":
        return at, "record-not-a-number", {}
    return at, "record-not-a-value", {"text": quote(char)}


def _fault(text: str, at: int, key: str, values: dict[str, str | int]) -> BadRecord:
    """The error of what is wrong at `at`, or of a key given twice before it.

    What stands before a fault is sound so far: with its open brackets closed the library reads it, and the last member
    of each is the way down to the fault.
    """
    start = _WHOLE_STRINGS.match(text, 0, at).end()  # type: ignore[union-attr]  # it matches anywhere
    before = text[:start].rstrip()
    opened = _opened(before)
    inner, last = opened[-1:], before[-1:]
    of_value = not before or last == ":" or (inner == b"[" and last in ("[", ","))
    if of_value:
        before += "0"
    elif key == "record-colon-expected":
        before += ":0"
    elif inner == b"{":
        before = before.removesuffix(",")
    value = _loads(before + opened[::-1].translate(_CLOSING).decode(), object_pairs_hook=tuple)
    path: list[str | int] = []
    ordinals: list[int] = []
    for _ in opened:
        names = [name for name, _ in value] if isinstance(value, tuple) else range(len(value))
        if isinstance(value, tuple) and len(set(names)) < len(names):
            first = dict(zip(reversed(names), reversed(range(len(names))), strict=True))
            twice = next(ordinal for ordinal, name in enumerate(names) if first[name] < ordinal)
            spot = _spot(text, _member(text, [*ordinals, twice]), tuple(path))
            return bad_record("record-key-twice", spot, name=quote(str(names[twice])))
        if value:
            ordinals.append(len(names) - 1)
            path.append(names[-1])
            value = value[-1][1] if isinstance(value, tuple) else value[-1]
    if key == "record-comma-expected":
        values = {"bracket": inner.translate(_CLOSING).decode()}
    return bad_record(key, _spot(text, at, tuple(path if of_value else path[: len(opened) - 1])), **values)


def _opened(text: str) -> bytes:
    """The brackets that are open at the end of `text`, sound so far, the outermost first."""
    left = brackets(text)
    while (less := left.replace(b"[]", b"").replace(b"{}", b"")) != left:
        left = less
    return left


def _member(text: str, ordinals: list[int]) -> int:
    """Where a member begins: the last of `ordinals` counts in the object or list to which the others lead."""
    at = _SPACE.match(text).end()  # type: ignore[union-attr]  # it matches anywhere
    for ordinal in ordinals:
        at = _KEY.match(text, at).end() + 1  # type: ignore[union-attr]  # it matches anywhere
        if ordinal:
            at = nth(_to_comma(), text, at, ordinal)
    return _SPACE.match(text, at).end()  # type: ignore[union-attr]  # it matches anywhere


@cache
def _to_comma() -> re.Pattern[str]:
    """As far as the next comma of the same object or list, in sound JSON."""
    within = _FLAT
    for _ in range(DEEPEST):
        within = rf"{_FLAT}|,|[\[{{](?:{within})*+[\]}}]"
    return re.compile(rf"(?:{within.replace('|,', '', 1)})*+,", re.DOTALL)
