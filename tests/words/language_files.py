"""The language files as the tests read them: message ids, the variables they use, what they choose by. No full parser.

A message is its id, ` = `, and everything up to the next id at the start of a line; that is all these files use of
Fluent besides selectors, variables and references to other messages.
"""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import node_process

ROOT = Path(__file__).parents[2]
LANG = ROOT / "web" / "lang"
_NAMED = re.compile(r'\{ language: "([\w-]+)"')
LANGUAGES = tuple(_NAMED.findall((ROOT / "web/js/shell/words/languages.js").read_text("utf-8")))
"""Those that the page offers; every test asks for all of them."""
SENT = (
    *("shell", "table", "options", "games", "rules", "record", "embed", "own", "hint", "guide", "primer", "worth"),
    *("settings", "through", "day", "statistics", "journal", "device", "distance", "review", "exercise"),
)
BUILT = ("lookout", "learn", "learn-card", "learn-board", "learn-adapted", "learn-score", "learn-position")
"""What the build writes into the page and into those that teach the rules (tests/learn)."""
LESSONS = ("lessons-card", "lessons-board", "lessons-adapted")
"""What the lessons of web/learn say; a live table fetches those of its game."""
FILES = (*SENT, *BUILT, *LESSONS)

_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) = ?(.*(?:\n[ }].*)*)", re.MULTILINE)
_SELECT = re.compile(r"\{ \$(\w+) ->")
_KEY = re.compile(r"^\s*\*?\[([^\]]+)\]", re.MULTILINE)


@dataclass(frozen=True)
class Message:
    """One message of one language."""

    name: str
    file: str
    pattern: str

    @property
    def variables(self) -> set[str]:
        return set(re.findall(r"\$(\w+)", self.pattern))

    @property
    def references(self) -> set[str]:
        return set(re.findall(r"\{ ([a-z][\w-]*) \}", self.pattern))

    @property
    def choices(self) -> dict[str, set[str]]:
        """What each selector chooses among: {"count": {"one", "other"}}."""
        found: dict[str, set[str]] = {}
        open_selectors: list[str] = []
        for line in self.pattern.splitlines():
            if key := _KEY.match(line):
                found[open_selectors[-1]].add(key.group(1))
            if select := _SELECT.search(line):
                open_selectors.append(select.group(1))
                found.setdefault(select.group(1), set())
            elif line.strip().startswith("}"):
                open_selectors.pop()
        return found


@cache
def messages(language: str) -> dict[str, Message]:
    """All messages of a language by id; fails where an id stands twice."""
    found: dict[str, Message] = {}
    for file in FILES:
        text = (LANG / language / f"{file}.ftl").read_text("utf-8")
        for name, pattern in _MESSAGE.findall(text):
            assert name not in found, f"{language}/{file}.ftl: {name} stands in {found[name].file}.ftl too"
            found[name] = Message(name, file, pattern)
    return found


def said(wanted: list[tuple[str, str, str, dict[str, Any]]]) -> list[str]:
    """What the page's own words.js says to [(language, digits, id, values)], asked of Node in one go."""
    sources = {each: [(LANG / each / f"{file}.ftl").read_text("utf-8") for file in FILES] for each in LANGUAGES}
    given = {"sources": sources, "wanted": wanted}
    spoken: list[str] = node_process.ask(Path(__file__).with_name("say_all.mjs"), given)
    return spoken
