"""What the files of a built site are, by the bundler's own account: names that stay when contents change, so that a
seed means the same file in another build, and the parts that a page fetches later than its beginning.
"""

import json
import re
from dataclasses import dataclass
from functools import cache

from build import tool_env

MARK = re.compile(r"-[0-9A-Z]{8}(?=\.)|-[0-9a-f]{8,}(?=\.)")
"""The hash of its content in a file's name."""
BEGINNING = "js/shell/main.js"
"""The page's script."""


@dataclass(frozen=True)
class Part:
    """A script: the source where it begins, or most of what it is made of; what it needs at once."""

    source: str
    entry: bool
    needs: list[str]


@cache
def parts() -> dict[str, Part]:
    """The scripts of the site, by name."""
    told = json.loads((tool_env.ROOT / ".cache" / "bundle" / "parts.json").read_text("utf-8"))
    return {name: Part(**each) for name, each in told.items()}


def plain(path: str) -> str:
    """A file's name without the hash of its content; of a script that has no name of its own, of what it is made."""
    part = parts().get(path)
    if part and not part.entry:
        return f"js/chunk of {part.source}"
    return MARK.sub("", path)


def later(source: str) -> list[str]:
    """The files that come when a source is imported on demand, by their lasting names: all that was not there at
    first."""
    return sorted(loaded(source) - loaded(BEGINNING), key=plain)


def loaded(source: str) -> set[str]:
    """The file that begins with a source of the page, and what it needs at once."""
    mine = {name: part for name, part in parts().items() if not name.startswith("js/embed")}
    (entry,) = (name for name, part in mine.items() if part.entry and part.source == source)
    return {entry, *mine[entry].needs}
