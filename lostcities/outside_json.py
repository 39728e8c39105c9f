"""JSON that somebody else has written, read by the library's own reader, which alone would not outlive all of it.

In the page a text nested some thousands deep is more than the browser's stack holds, and the whole interpreter is gone
with the table; so a text is looked through before it is read. Records are read more strictly (record/strict_json.py).
"""

import json
import re
from array import array
from collections.abc import Callable, Iterator
from itertools import accumulate, count
from operator import indexOf
from typing import Any

DEEPEST = 32
"""Levels of nesting, as in a record."""
STRING = r'"[^"\\]*+(?:\\.[^"\\]*+)*+"'
"""A string of JSON in a pattern, with DOTALL; what may stand in one is not looked at."""

# A string that does not end goes on to the end of the text, which is no JSON then anyway.
_STRING = re.compile(f"{STRING}?", re.DOTALL)
_TO_BRACKET = re.compile(rf'[^\[\]{{}}"]*+(?:{STRING}?[^\[\]{{}}"]*+)*+[\[\]{{}}]', re.DOTALL)
_TO_BRACE = re.compile("[^}]*+}")
_OTHERS = bytes(set(range(256)) - set(b"[{}]"))
_NOR_MARKS = bytes(set(_OTHERS) - set(b'"'))
_STEPS = bytes.maketrans(b"[{}]", b"\x01\x01\xff\xff")  # as signed bytes: a level down or up again

Hook = Callable[[str], Any] | None


def read(text: str, parse_int: Hook = None, parse_constant: Hook = None) -> Any:
    """The value of `text`; the hooks are those of json.loads. Raises ValueError."""
    if deep_at(text) < len(text):
        raise ValueError(f"more than {DEEPEST} levels of nesting")
    return json.loads(text, parse_int=parse_int, parse_constant=parse_constant)


def brackets(text: str) -> bytes:
    """The brackets of `text` that stand in no string."""
    if "\\" not in text:
        # A string without brackets leaves its two marks side by side; one with brackets, or without an end, a mark.
        bare = text.encode("utf-8", "replace").translate(None, _NOR_MARKS).replace(b'""', b"")
        if b'"' not in bare:
            return bare
    return _STRING.sub("", text).encode("utf-8", "replace").translate(None, _OTHERS)


def deep_at(text: str) -> int:
    """Where the first level of nesting beyond `DEEPEST` begins in JSON or what there is of it, else the length."""
    if text.count("[") + text.count("{") <= DEEPEST:
        return len(text)  # as nearly everything is
    try:
        ordinal = indexOf(_levels(brackets(text)), DEEPEST + 1)
    except ValueError:
        return len(text)
    return nth(_TO_BRACKET, text, 0, ordinal + 1) - 1


def still_open(text: str) -> bytes:
    """The brackets that are open at the end of `text`, sound so far, the outermost first."""
    found = brackets(text)[::-1]
    levels, at, opened = _levels(found), -1, bytearray()
    for level in count(1):
        try:
            at += 1 + indexOf(levels, level)
        except ValueError:
            break
        opened.append(found[at])
    return bytes(reversed(opened))


def opening(text: str, number: int) -> int:
    """Where the object of JSON begins that ends as so many-th, up to which the text is sound."""
    found = brackets(text)
    end = nth(_TO_BRACE, found.decode(), 0, number) - 1
    inside = indexOf(_levels(found[:end][::-1]), 1)
    return nth(_TO_BRACKET, text, 0, end - inside) - 1


def _levels(found: bytes) -> Iterator[int]:
    """The level of nesting after each bracket; of brackets read backwards, above where they end."""
    return accumulate(array("b", found.translate(_STEPS)))


def nth(pattern: re.Pattern[str], text: str, at: int, number: int) -> int:
    """The end of so many matches one after the other from `at` on, which are there."""
    found = re.compile(f"(?:{pattern.pattern}){{{number}}}+", pattern.flags).match(text, at)
    return found.end()  # type: ignore[union-attr]
