"""What the files of a built site are, according to the bundler: names that stay when contents change, so that a seed
means the same file in another build; and the parts that a page fetches after its start.
"""

import json
import re
from dataclasses import dataclass
from functools import cache

from build import tool_env

MARK = re.compile(r"-[0-9A-Z]{8}(?=\.)|-[0-9a-f]{8,}(?=\.)")
"""The hash of the content in a file's name."""
BEGINNING = "js/shell/main.js"
"""The page's script."""


@dataclass(frozen=True)
class Part:
    """A script: its entry point or else its largest source, and the scripts that it needs at once."""

    source: str
    entry: bool
    needs: list[str]


@cache
def parts() -> dict[str, Part]:
    """The scripts of the site, by name."""
    told = json.loads((tool_env.ROOT / ".cache" / "bundle" / "parts.json").read_text("utf-8"))
    return {name: Part(**each) for name, each in told.items()}


def plain(path: str) -> str:
    """A file's name without the hash of its content; for a script without a name of its own, what it is a chunk of."""
    part = parts().get(path)
    if part and not part.entry:
        return f"js/chunk of {part.source}"
    return MARK.sub("", path)


def later(source: str) -> list[str]:
    """The files that are loaded when a source is imported on demand, those of the start excepted, in the order of their
    lasting names."""
    return sorted(loaded(source) - loaded(BEGINNING), key=plain)


def loaded(source: str) -> set[str]:
    """The file of which a source is the entry point, and the files that it needs at once."""
    mine = {name: part for name, part in parts().items() if not name.startswith("js/embed")}
    (entry,) = (name for name, part in mine.items() if part.entry and part.source == source)
    return {entry, *mine[entry].needs}
