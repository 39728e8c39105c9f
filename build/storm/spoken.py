"""Whether what the page says is a sentence in the reader's language, according to that language's files."""

import re
from functools import cache

from words.language_files import messages

ISOLATES = re.compile("[\u200e\u200f\u202a-\u202e\u2066-\u2069]")
PLACED = re.compile(r"\{[^{}]*\}")
SHORT = 6
"""Letters in a message's own text; with fewer, it does not show the language."""
NOT_NULL = r"(?<!, not )(?<!, no )(?<! \u043d\u0435 )(?<! \u0646\u0647 )"
RAW = re.compile(rf"\[object |\bundefined\b|\bNaN\b|Traceback|\{{ ?\$|{NOT_NULL}\bnull\b")
"""What nobody should ever read on the page. (But "null" may be said where it stands in a file in place of something
else.) Nor should anybody read the key of a message."""


@cache
def wordings(language: str) -> dict[str, list[str]]:
    """By key: the text of each message of a language around its placeables. Messages that select among forms are left
    out, for they have several texts."""
    found = {}
    for key, message in messages(language).items():
        if "->" in message.pattern:
            continue
        literal = [re.sub(r"\s+", " ", part) for part in PLACED.split(ISOLATES.sub("", message.pattern))]
        if sum(map(len, literal)) >= SHORT:
            found[key] = literal
    return found


def holds(text: str, parts: list[str]) -> bool:
    """Whether a text has these parts in order, with anything between them."""
    at = 0
    for part in parts:
        at = text.find(part, at)
        if at < 0:
            return False
        at += len(part)
    return True


def keys(text: str, language: str) -> list[str]:
    """The keys of a language's messages that a text contains."""
    plain = re.sub(r"\s+", " ", ISOLATES.sub("", text)).strip()
    return [key for key, parts in wordings(language).items() if holds(plain, parts)]


def raw(text: str) -> str:
    """What a text contains that nobody should read; "" if there is nothing."""
    if found := RAW.search(text):
        return found.group()
    known = messages("en")
    return next((line for line in re.findall(r"^\{?([a-z]+(?:-[a-z]+)+)\}?$", text, re.MULTILINE) if line in known), "")


def says(text: str, language: str, *wanted: str) -> bool:
    """Whether a text has one of these messages (keys, or beginnings of keys) in that language, and nothing raw."""
    return any(key.startswith(wanted) for key in keys(text, language)) and not raw(text)
