"""Strict JSON: any bytes or text give plain Python values or one BadRecord at a line and column.

The library's own reader does the reading, at the speed of C. It lets pass what a record forbids (keys given twice, NaN,
lone surrogates) and its limits are those of the machine, so a look at the whole text before finds nesting beyond
`DEEPEST`, numbers beyond all bounds and unpaired escapes, and a first reading hands out the members of each object.
Only where something is wrong is its place searched for. All takes time in proportion to the text. Nothing here knows of
records but their limits.
"""

import gc
import json
import math
import re
from collections import deque
from collections.abc import Iterable
from functools import cache
from itertools import islice
from typing import Any

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
_WORD = re.compile(r"[-+.\w]++")
_NEAR = re.compile(
    rf'[^"0-9]*+(?:(?:{STRING}|(?:[0-9.]{{1,{MOST_DIGITS}}}+|[0-9.]{{1,9}}+[eE](?:-[0-9]++|\+?[0-2]?[0-9]{{1,2}}))(?![-+.\w]))'
    r'[^"0-9]*+)*+',
    re.DOTALL,
)
"""Over strings and numbers to the first that needs a closer look: longer, or larger, or a string without an end."""
_CONSTANT = re.compile("NaN|-?Infinity")
_TO_CONSTANT = re.compile(rf'[^"NI]*+(?:{STRING}[^"NI]*+)*+', re.DOTALL)
_WHOLE_STRINGS = re.compile(rf'[^"]*+(?:{STRING}[^"]*+)*+', re.DOTALL)
"""From a text's beginning to the quotation mark of a string that has no end there."""
_TO_BRACE = re.compile(rf'[^"}}]*+(?:{STRING}[^"}}]*+)*+}}', re.DOTALL)
_KEY = re.compile(rf"[{_BLANK}]*+(?:{STRING}[{_BLANK}]*+:[{_BLANK}]*+)?", re.DOTALL)
_PAIR = r"u[Dd][89ABab][0-9A-Fa-f]{2}\\u[Dd][C-Fc-f][0-9A-Fa-f]{2}"
_PAIRED = re.compile(rf"(?:[^\\]++|\\(?:{_PAIR}|u(?![Dd][89A-Fa-f])|[^u]))*+", re.DOTALL)
"""From a text's beginning to an escape of half a pair of surrogates, or to a backslash at its end."""
_CLOSING = bytes.maketrans(b"[{", b"]}")
_IN_STRINGS = ("record-string-control", "record-string-escape", "record-lone-surrogate")
_BEYOND = ("record-deep", "record-constant", "record-digits", "record-infinite")
"""What the library would let pass, and what is found before it has looked at the text."""
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

_Values = dict[str, str | int]
_Members = list[tuple[str, Any]]


def parse_json(data: bytes | str) -> Any:
    """The value that `data` holds: dict, list, str, int, float, bool or None. Raises BadRecord, and Misuse for what is
    neither bytes nor text."""
    if not isinstance(data, bytes | str):
        raise Misuse(f"what is read must be bytes or text, not {type(data).__name__}")
    text = _decode(data)
    if text.startswith("\ufeff"):
        raise bad_record("record-byte-order-mark", _spot(text, 0))
    at = min(deep_at(text), _far_at(text), _constant_at(text))
    if at < len(text):
        raise _fault(text, at, *_beyond(text, at))
    objects: list[_Members] = []
    try:
        # The blank lets the library see that an escape at the end is whole.
        _loads(text + " ", object_pairs_hook=objects.append)
    except json.JSONDecodeError as error:
        raise _fault(text, *_syntax(text, at, error)) from None
    if number := _doubled(objects):
        outermost = number == len(objects) and text.lstrip().startswith("{")
        raise _fault(text, *_twice(text, number), deque(objects[-1:]) if outermost else None)
    if (paired := _PAIRED.match(text).end()) < at:  # type: ignore[union-attr]  # it matches anywhere
        raise _fault(text, paired, "record-lone-surrogate", {})
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


def _far_at(text: str) -> int:
    """Where the first number begins that has too many digits or reads as infinite, else the length."""
    at = 0
    while word := _WORD.match(text, at := _NEAR.match(text, at).end()):  # type: ignore[union-attr]  # it matches anywhere
        number = _NUMBER.match(text, at)[0]  # type: ignore[index]  # a digit stands there
        if _digits(number) > MOST_DIGITS or math.isinf(float(number)):
            return at - (text[at - 1 : at] == "-")
        at = word.end()
    return len(text)


def _digits(number: str) -> int:
    """How many digits a whole number has; 0 for a fraction."""
    digits = number.lstrip("-")
    return len(digits) if digits.isdigit() else 0


def _constant_at(text: str) -> int:
    """Where the first NaN or infinity begins, else the length; no other value has such letters outside strings."""
    if "NaN" in text or "Infinity" in text:
        at = _TO_CONSTANT.match(text).end()  # type: ignore[union-attr]  # it matches anywhere
        at -= text.startswith("-Infinity", at - 1) if at else 0
        if _CONSTANT.match(text, at):
            return at
    return len(text)


def _beyond(text: str, at: int) -> tuple[str, _Values]:
    """What is wrong with the bracket, number or constant at `at`, if one may stand there."""
    if text[at] in "[{":
        return "record-deep", {"most": DEEPEST}
    if constant := _CONSTANT.match(text, at):
        return "record-constant", {"text": constant[0]}
    digits = _digits(_NUMBER.match(text, at)[0])  # type: ignore[index]  # it was found as one
    return ("record-digits", {"digits": digits, "most": MOST_DIGITS}) if digits else ("record-infinite", {})


def _doubled(objects: Iterable[_Members]) -> int:
    """Which object is the first that closes with a key given twice, counting from 1; 0 where none does."""
    sizes = enumerate(objects, 1)
    return next((at for at, members in sizes if len(members) > 1 and len({k for k, _ in members}) < len(members)), 0)


def _twice(text: str, number: int) -> tuple[int, str, _Values]:
    """The end of the object with a key given twice that closes as the `number`th."""
    return nth(_TO_BRACE, text, 0, number) - 1, "record-key-twice", {}


def _syntax(text: str, end: int, error: json.JSONDecodeError) -> tuple[int, str, _Values]:
    """Where and what is wrong with `text` before `end`, by what the library says of it."""
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
    if char == "-":
        return at, "record-not-a-number", {}
    return at, "record-not-a-value", {"text": quote(char)}


def _fault(text: str, at: int, key: str, values: _Values, known: deque[_Members] | None = None) -> BadRecord:
    """The error of what is wrong at `at`, or of what is wrong before it: a key given twice, an unpaired escape, and
    anything that the library says where it has not come to `at`. `known`: the objects that are open there, if they are.

    What stands before a fault is sound so far: with its open brackets closed the library reads it, and the last member
    of each is the way down to the fault.
    """
    start = _WHOLE_STRINGS.match(text, 0, at).end() if key in _IN_STRINGS else at  # type: ignore[union-attr]
    before = text[:start] if key in _BEYOND else text[:start].rstrip()
    opened = _opened(before)
    inner, last = opened[-1:], before[-1:]
    of_value = key in _BEYOND or not before or last == ":" or (inner == b"[" and last in ("[", ","))
    if of_value:
        before += " 0"
    elif key == "record-colon-expected":
        before += ":0"
    elif inner == b"{":
        before = before.removesuffix(",")
    # Where one that closes with a key given twice is known, those that are open then are all that is asked for.
    objects: deque[_Members] = known or deque(maxlen=DEEPEST if key == "record-key-twice" else None)
    try:
        value: Any = known or _loads(
            before + opened[::-1].translate(_CLOSING).decode(), object_pairs_hook=objects.append
        )
    except json.JSONDecodeError as error:
        return _fault(text, *_syntax(text, at, error))
    closed = islice(objects, len(objects) - opened.count(b"{"))
    if key != "record-key-twice" and (number := _doubled(closed)):
        return _fault(text, *_twice(text, number))
    paired = _PAIRED.match(text).end()  # type: ignore[union-attr]  # it matches anywhere
    if paired < at or (paired < len(text) and key == "record-string-open"):
        return _fault(text, paired, "record-lone-surrogate", {})
    path: list[str | int] = []
    ordinals: list[int] = []
    for bracket in opened.decode():
        members: Any = objects.pop() if bracket == "{" else value  # the outermost object closed last
        if bracket == "{" and (twice := _again(members)):
            spot = _spot(text, _member(text, [*ordinals, twice]), tuple(path))
            return bad_record("record-key-twice", spot, name=quote(members[twice][0]))
        if members:
            ordinals.append(len(members) - 1)
            name, value = members[-1] if bracket == "{" else (len(members) - 1, members[-1])
            path.append(name)
    if key == "record-comma-expected":
        values = {"bracket": inner.translate(_CLOSING).decode()}
    return bad_record(key, _spot(text, at, tuple(path if of_value else path[: len(opened) - 1])), **values)


def _again(members: _Members) -> int:
    """Which member is the first with a key that was given before, counting from 0; 0 where none is."""
    if not _doubled([members]):
        return 0
    first: dict[str, int] = {}
    return next((at for at, (name, _) in enumerate(members) if first.setdefault(name, at) < at), 0)


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
    flat, nested = r'[^\[\]{}",]*+', STRING
    for _ in range(DEEPEST):
        nested = rf'{STRING}|[\[{{](?:[^\[\]{{}}"]*+(?:{nested}))*+[^\[\]{{}}"]*+[\]}}]'
    return re.compile(rf"{flat}(?:(?:{nested}){flat})*+,", re.DOTALL)
