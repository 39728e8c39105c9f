"""Strict JSON: any bytes or text give plain Python values or one BadRecord at a line and column.

The library's own reader lets pass what a record forbids (keys given twice, NaN, lone surrogates), and its limits are
those of the machine: deep nesting ends in RecursionError, a long number in a ValueError. This one refuses all of that
where it stands, goes no deeper than `DEEPEST`, and takes time in proportion to the text. It knows nothing of records
but their limits.
"""

import math
import re
from typing import Any

from lostcities.errors import BadRecord, Misuse, quote
from lostcities.record.sentences import bad_record, place

LONGEST = 4 * 1024 * 1024
"""Bytes of UTF-8."""
DEEPEST = 32
"""Levels of nesting, the outermost object or list being the first."""
MOST_DIGITS = 15
"""Digits of a whole number, which every reader of JSON then keeps exactly."""

_BLANK = " \t\n\r"
_SPACE = re.compile(r"[ \t\n\r]*")
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?")
_PLAIN = re.compile(r'[^"\\\x00-\x1f]*')
_HEX = re.compile(r"[0-9A-Fa-f]{4}")
_LOW_SURROGATE = re.compile(r"\\u([Dd][C-Fc-f][0-9A-Fa-f]{2})")
_ESCAPES = {'"': '"', "\\": "\\", "/": "/", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}
_LITERALS = {"t": ("true", True), "f": ("false", False), "n": ("null", None)}
_CONSTANTS = ("NaN", "Infinity", "-Infinity")


def parse_json(data: bytes | str) -> Any:
    """The value that `data` holds: dict, list, str, int, float, bool or None. Raises BadRecord, and Misuse for what is
    neither bytes nor text."""
    if not isinstance(data, bytes | str):
        raise Misuse(f"what is read must be bytes or text, not {type(data).__name__}")
    text = _decode(data)
    if text.startswith("\ufeff"):
        raise bad_record("record-byte-order-mark", _spot(text, 0, ()))
    scanner = _Scanner(text)
    try:
        value, at = scanner.value(_SPACE.match(text).end(), 0)  # type: ignore[union-attr]  # it matches anywhere
    except _Wrong as wrong:
        raise wrong.told(text) from None
    if at < len(text):
        raise bad_record("record-after-end", _spot(text, at, ()))
    return value


def _decode(data: bytes | str) -> str:
    """The text of `data`, if it is UTF-8 and not too long."""
    if isinstance(data, str):
        # A str may hold what no file can: half of a surrogate pair.
        encoded = data.encode("utf-8", "surrogatepass") if len(data) <= LONGEST else b" " * (LONGEST + 1)
    else:
        encoded = data
    if len(encoded) > LONGEST:
        raise bad_record("record-long", place(()), most=LONGEST)
    try:
        return encoded.decode("utf-8")
    except UnicodeDecodeError as error:
        good = encoded[: error.start].decode("utf-8")
        spot = _spot(good, len(good), ())
        if isinstance(data, str):
            raise bad_record("record-lone-surrogate", spot) from None
        raise bad_record("record-not-utf8", spot, byte=error.start) from None


def _spot(text: str, at: int, path: tuple[str | int, ...]) -> str:
    """Where `at` is: line and column, counting from 1, and the value that holds it."""
    line = text.count("\n", 0, at) + 1
    column = at - text.rfind("\n", 0, at)
    inside = f" ({place(path)})" if path else ""
    return f"line {line}, column {column}{inside}"


class _Wrong(Exception):
    """Something wrong at an index of the text. The path to it grows from its end as this climbs out of the nesting."""

    def __init__(self, at: int, key: str, **values: str | int) -> None:
        super().__init__(key)
        self.at = at
        self.key = key
        self.values = values
        self.path: list[str | int] = []

    def told(self, text: str) -> BadRecord:
        """This as an error for people."""
        return bad_record(self.key, _spot(text, self.at, tuple(reversed(self.path))), **self.values)


class _Scanner:
    """Reads values from a text. Each method takes the index to begin at and gives what it read and the index after
    it (after `value`: after the white space that follows too)."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text

    def space(self, at: int) -> int:
        """The index of the next character that is not white space."""
        return _SPACE.match(self.text, at).end()  # type: ignore[union-attr]  # it matches anywhere

    def value(self, at: int, depth: int) -> tuple[Any, int]:
        """The value at `at`, inside `depth` others."""
        text = self.text
        char = text[at : at + 1]
        value: Any
        if char == '"':
            value, at = self.string(at)
        elif char == "{":
            value, at = self.object(at, depth + 1)
        elif char == "[":
            value, at = self.array(at, depth + 1)
        elif char in _LITERALS and text.startswith(_LITERALS[char][0], at):
            word, value = _LITERALS[char]
            at += len(word)
        else:
            value, at = self.number(at)
        return value, self.space(at) if text[at : at + 1] in _BLANK else at

    def number(self, at: int) -> tuple[int | float, int]:
        """A whole number as int, any other as float; or what is wrong with a value that is none of the other kinds."""
        found = _NUMBER.match(self.text, at)
        if found is None:
            raise self.no_value(at)
        if found.lastindex is None:
            written = found[0]
            if len(written) > MOST_DIGITS:
                digits = len(written.lstrip("-"))
                if digits > MOST_DIGITS:
                    raise _Wrong(at, "record-digits", digits=digits, most=MOST_DIGITS)
            return int(written), found.end()
        number = float(found[0])
        if math.isinf(number):
            raise _Wrong(at, "record-infinite")
        return number, found.end()

    def no_value(self, at: int) -> _Wrong:
        """What is wrong where no value begins."""
        char = self.text[at : at + 1]
        if char in ("", ",", ":", "]", "}"):
            return _Wrong(at, "record-value-missing")
        for constant in _CONSTANTS:
            if self.text.startswith(constant, at):
                return _Wrong(at, "record-constant", text=constant)
        if char == "-":
            return _Wrong(at, "record-not-a-number")
        return _Wrong(at, "record-not-a-value", text=quote(char))

    def array(self, at: int, depth: int) -> tuple[list[Any], int]:
        """The list whose bracket opens at `at`."""
        if depth > DEEPEST:
            raise _Wrong(at, "record-deep", most=DEEPEST)
        text = self.text
        values: list[Any] = []
        at = self.space(at + 1)
        if text.startswith("]", at):
            return values, at + 1
        while True:
            try:
                value, at = self.value(at, depth)
            except _Wrong as wrong:
                wrong.path.append(len(values))
                raise
            values.append(value)
            if text.startswith("]", at):
                return values, at + 1
            if not text.startswith(",", at):
                raise _Wrong(at, "record-comma-expected", bracket="]")
            at = self.space(at + 1)

    def object(self, at: int, depth: int) -> tuple[dict[str, Any], int]:
        """The object whose bracket opens at `at`."""
        if depth > DEEPEST:
            raise _Wrong(at, "record-deep", most=DEEPEST)
        text = self.text
        values: dict[str, Any] = {}
        at = self.space(at + 1)
        if text.startswith("}", at):
            return values, at + 1
        while True:
            if not text.startswith('"', at):
                raise _Wrong(at, "record-key-expected")
            key, after = self.string(at)
            if key in values:
                raise _Wrong(at, "record-key-twice", name=quote(key))
            at = self.space(after)
            if not text.startswith(":", at):
                raise _Wrong(at, "record-colon-expected")
            try:
                values[key], at = self.value(self.space(at + 1), depth)
            except _Wrong as wrong:
                wrong.path.append(key)
                raise
            if text.startswith("}", at):
                return values, at + 1
            if not text.startswith(",", at):
                raise _Wrong(at, "record-comma-expected", bracket="}")
            at = self.space(at + 1)

    def string(self, at: int) -> tuple[str, int]:
        """The string whose quotation mark opens at `at`."""
        text = self.text
        parts = []
        here = at + 1
        while True:
            end = _PLAIN.match(text, here).end()  # type: ignore[union-attr]  # it matches anywhere
            parts.append(text[here:end])
            char = text[end : end + 1]
            if char == '"':
                return "".join(parts), end + 1
            if char == "":
                raise _Wrong(at, "record-string-open")
            if char != "\\":
                raise _Wrong(end, "record-string-control")
            part, here = self.escape(end)
            parts.append(part)

    def escape(self, at: int) -> tuple[str, int]:
        """The character that the backslash at `at` stands for; two escapes may make a pair of surrogates."""
        text = self.text
        char = text[at + 1 : at + 2]
        if char in _ESCAPES:
            return _ESCAPES[char], at + 2
        if char != "u" or not _HEX.match(text, at + 2):
            raise _Wrong(at, "record-string-escape")
        code = int(text[at + 2 : at + 6], 16)
        if not 0xD800 <= code <= 0xDFFF:
            return chr(code), at + 6
        low = _LOW_SURROGATE.match(text, at + 6)
        if code >= 0xDC00 or low is None:
            raise _Wrong(at, "record-lone-surrogate")
        return chr(0x10000 + ((code - 0xD800) << 10) + (int(low[1], 16) - 0xDC00)), at + 12
