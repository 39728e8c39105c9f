"""Whether what the page says is a sentence of the reader's language, by that language's own files."""

import re
from functools import cache

from words.language_files import messages

ISOLATES = re.compile("[\u200e\u200f\u202a-\u202e\u2066-\u2069]")
PLACED = re.compile(r"\{[^{}]*\}")
SHORT = 6
"""Letters of a message's own; with fewer it says nothing of the language."""
NOT_NULL = r"(?<!, not )(?<!, no )(?<! \u043d\u0435 )(?<! \u0646\u0647 )"
RAW = re.compile(rf"\[object |\bundefined\b|\bNaN\b|Traceback|\{{ ?\$|{NOT_NULL}\bnull\b")
"""What is never a word for a person (but null is, where it stands in a file in place of something else); nor is the key
of a message."""


@cache
def wordings(language: str) -> dict[str, list[str]]:
    """By key: what each message of a language says around what is put into it. What chooses between forms is left out,
    for it has several."""
    found = {}
    for key, message in messages(language).items():
        if "->" in message.pattern:
            continue
        literal = [re.sub(r"\s+", " ", part) for part in PLACED.split(ISOLATES.sub("", message.pattern))]
        if sum(map(len, literal)) >= SHORT:
            found[key] = literal
    return found


def holds(text: str, parts: list[str]) -> bool:
    """Whether a text has these parts one after the other, with anything between them."""
    at = 0
    for part in parts:
        at = text.find(part, at)
        if at < 0:
            return False
        at += len(part)
    return True


def keys(text: str, language: str) -> list[str]:
    """The messages of a language that a text holds."""
    plain = re.sub(r"\s+", " ", ISOLATES.sub("", text)).strip()
    return [key for key, parts in wordings(language).items() if holds(plain, parts)]


def raw(text: str) -> str:
    """What stands in a text that is no word for a person; "" where there is nothing of that."""
    if found := RAW.search(text):
        return found.group()
    known = messages("en")
    return next((line for line in re.findall(r"^\{?([a-z]+(?:-[a-z]+)+)\}?$", text, re.MULTILINE) if line in known), "")


def says(text: str, language: str, *wanted: str) -> bool:
    """Whether a text says one of these things (keys, or their beginnings) in that language, and nothing raw."""
    return any(key.startswith(wanted) for key in keys(text, language)) and not raw(text)
