"""The words of the site: which texts of web/lang/ are sent, and as which files.

What the page says at its start comes in separate files; all that it says later is always read together and so makes
one file, which packs better than twenty and is asked for once.
"""

import re
from pathlib import Path

from build import tool_env

LANG = tool_env.WEB / "lang"
AT_START = ("shell", "table")
"""What the first paint and the card game say."""
REST = "rest"
"""What the page says besides (js/shell/words/words.js)."""
OTHERS = ("embed", "lessons-*")
"""What is asked for by name, for other pages, for tables in them, and for copying a table into a page."""
UNSENT = ("learn*", "lookout")
"""What the build writes into pages itself."""
END = "#\n"
"""The last line of a file, which tells the page that the file is complete."""


def write(folder: Path) -> None:
    """Write all languages into `folder`, the site's lang/."""
    for language in languages():
        (folder / language).mkdir(parents=True)
        for name in [*AT_START, *named(language, OTHERS), REST]:
            (folder / language / f"{name}.ftl").write_text(sent(language, name), "utf-8")


def languages() -> list[str]:
    """The names of all languages."""
    return sorted(path.name for path in LANG.iterdir())


def sent(language: str, name: str) -> str:
    """The text of a file, or of `REST`, as it is sent, with `END`. Raises FileNotFoundError."""
    apart = named(language, (*AT_START, *OTHERS, *UNSENT))
    names = [each for each in named(language, ("*",)) if each not in apart] if name == REST else [name]
    if not names:
        raise FileNotFoundError(LANG / language)
    return "".join(bare_file(language, each) for each in names) + END


def bare_file(language: str, name: str) -> str:
    """The text of one file, bare."""
    return bare((LANG / language / f"{name}.ftl").read_text("utf-8"))


def named(language: str, patterns: tuple[str, ...]) -> list[str]:
    """The names of a language's files that match one of the patterns."""
    return sorted(path.stem for pattern in patterns for path in (LANG / language).glob(f"{pattern}.ftl"))


def bare(source: str) -> str:
    """A language file without comments, empty lines and deep indents, so that no host has to compress what nobody
    reads."""
    lines = (line for line in source.splitlines() if line.strip() and not line.startswith("#"))
    return "".join(re.sub(r"^ +", " ", line) + "\n" for line in lines)
