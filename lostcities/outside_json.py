"""JSON that somebody else has written, read by the standard library's reader, which by itself would not survive all.

In the page a text nested some thousands deep overflows the browser's stack, and the whole interpreter is gone with the
table; so a text is looked through before it is read. Records are read more strictly (record/strict_json.py).
"""

import json
import re
from array import array
from collections.abc import Callable, Iterator
from functools import cached_property
from itertools import accumulate, pairwise, takewhile
from typing import Any

DEEPEST = 32
"""Levels of nesting, as in a record."""
STRING = r'"[^"\\]*+(?:\\.[^"\\]*+)*+"'
"""A pattern for a JSON string, with DOTALL; whether its content is sound is not looked at."""

# A string that is not closed goes on to the end of the text, which then is no JSON anyway.
_STRING = re.compile(f"{STRING}?", re.DOTALL)
_TO_BRACKET = re.compile(rf'[^\[\]{{}}"]*+(?:{STRING}?[^\[\]{{}}"]*+)*+[\[\]{{}}]', re.DOTALL)
_TO_BRACE = re.compile("[^}]*+}")
_OTHERS = bytes(set(range(256)) - set(b"[{}],"))
_NOR_MARKS = bytes(set(_OTHERS) - set(b'"'))
_STEPS = bytes.maketrans(b"[{}],", b"\x01\x01\xff\xff\x00")  # as signed bytes: a level down, up again, or neither
_PIECE = 2**16
"""Signs whose levels are worked out at a time, and once more for the piece in which the text stops being JSON."""

Hook = Callable[[str], Any] | None


def read(text: str, parse_int: Hook = None, parse_constant: Hook = None) -> Any:
    """The value of `text`; the hooks are those of json.loads. Raises ValueError."""
    if Nesting(text).deep_at() < len(text):
        raise ValueError(f"more than {DEEPEST} levels of nesting")
    return json.loads(text, parse_int=parse_int, parse_constant=parse_constant)


def signs(text: str) -> bytes:
    """The brackets and commas of `text` that stand in no string."""
    if "\\" not in text:
        # A string without such signs leaves its two quotation marks side by side, any other a mark on its own.
        bare = text.encode("utf-8", "replace").translate(None, _NOR_MARKS).replace(b'""', b"")
        if b'"' not in bare:
            return bare
    return _STRING.sub("", text).encode("utf-8", "replace").translate(None, _OTHERS)


class Nesting:
    """How lists and objects are nested in a text, as far as it is JSON."""

    def __init__(self, text: str) -> None:
        self._text = text

    def deep_at(self) -> int:
        """Where the first level beyond `DEEPEST` begins, else the length."""
        if self._text.count("[") + self._text.count("{") <= DEEPEST:
            return len(self._text)  # as nearly everything is
        sign = self._levels.find(DEEPEST + 1) - 1
        return next(self.places([sign])) if sign >= 0 else len(self._text)

    def open_at(self, end: int) -> list[tuple[str, int, int]]:
        """What is still open at `end`, outermost first, where all before `end` is sound: each bracket, its number among
        the signs, and how many of its own commas follow it."""
        levels = self._levels[: len(self._signs) - len(signs(self._text[end:])) + 1]
        starts = [levels.rfind(level) for level in range(levels[-1])]
        opened = []
        for level, (start, after) in enumerate(pairwise([*starts, len(levels) - 1]), 1):
            # Its level is reached by its opening, its commas, and the end of everything that opens and ends inside it.
            ended = levels.count(bytes([level, level + 1]), start + 1, after + 1)
            commas = levels.count(level, start + 1, after + 1) - ended - 1
            opened.append((chr(self._signs[start]), start, commas))
        return opened

    def opening(self, number: int) -> int:
        """Where the object begins that is the `number`-th to end; the text is sound up to that end."""
        end = nth(_TO_BRACE, self._signs.decode(), 0, number)
        return next(self.places([self._levels.rfind(self._levels[end], 0, end)]))

    def places(self, numbers: list[int]) -> Iterator[int]:
        """Where the brackets with these numbers among the signs stand, one after the other."""
        at = passed = 0
        for number in numbers:
            brackets = number + 1 - self._signs.count(b",", 0, number)
            at = nth(_TO_BRACKET, self._text, at, brackets - passed)
            passed = brackets
            yield at - 1

    @cached_property
    def _signs(self) -> bytes:
        """The brackets and commas."""
        return signs(self._text)

    @cached_property
    def _levels(self) -> bytearray:
        """The level of nesting before each sign and after the last, as far as the text may be JSON."""
        levels = bytearray(1)
        for at in range(0, len(self._signs), _PIECE):
            steps, level = array("b", self._signs[at : at + _PIECE].translate(_STEPS)), levels.pop()
            try:
                levels += bytes(accumulate(steps, initial=level))
            except ValueError:
                levels += bytes(takewhile(range(256).__contains__, accumulate(steps, initial=level)))
                break
        return levels


def nth(pattern: re.Pattern[str], text: str, at: int, number: int) -> int:
    """The end of `number` matches in a row from `at` on, which must be there."""
    found = re.compile(f"(?:{pattern.pattern}){{{number}}}+", pattern.flags).match(text, at)
    return found.end()  # type: ignore[union-attr]
