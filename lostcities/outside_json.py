"""JSON that somebody else has written, read by the library's own reader, which alone would not outlive all of it.

In the page a text nested some thousands deep is more than the browser's stack holds, and the whole interpreter is gone
with the table; so a text is looked through before it is read. Records have a reader of their own, which refuses more
and says where (record/strict_json.py).
"""

import json
import re
from collections.abc import Callable
from typing import Any

DEEPEST = 32
"""Levels of nesting, as in a record."""

# A string is passed over whole; one that does not end goes on to the end of the text, which is no JSON then anyway.
_STRING_OR_BRACKET = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"?|[\[{\]}]', re.DOTALL)

Hook = Callable[[str], Any] | None


def read(text: str, parse_int: Hook = None, parse_constant: Hook = None) -> Any:
    """The value of `text`; the hooks are those of json.loads. Raises ValueError."""
    if _is_deep(text):
        raise ValueError(f"more than {DEEPEST} levels of nesting")
    return json.loads(text, parse_int=parse_int, parse_constant=parse_constant)


def _is_deep(text: str) -> bool:
    if text.count("[") + text.count("{") <= DEEPEST:
        return False  # as nearly everything is
    depth = 0
    for found in _STRING_OR_BRACKET.finditer(text):
        first = text[found.start()]
        if first in "[{":
            depth += 1
            if depth > DEEPEST:
                return True
        elif first in "]}":
            depth -= 1
    return False
