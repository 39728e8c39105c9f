"""The words of the site: what is sent of web/lang/.

What the page says at its beginning comes as it is; all that it says after that is one file, for it is always read
together: one file packs better than twenty, and is asked for once.
"""

import re
from pathlib import Path

from build import tool_env

LANG = tool_env.WEB / "lang"
AT_START = ("shell", "table")
"""What the first paint and the card game say."""
REST = "rest"
"""What the page says beside that (js/shell/words/words.js)."""
OTHERS = ("embed", "lessons-*")
"""What is asked for by name: other pages and tables in them say it, and whoever takes a table there."""
UNSENT = ("learn*", "lookout")
"""What the build itself writes into pages."""
END = "#\n"
"""The last line of a file, by which the page knows that it is whole."""


def write(folder: Path) -> None:
    """Write all languages into the site's folder of them."""
    for language in languages():
        (folder / language).mkdir(parents=True)
        for name in [*AT_START, *named(language, OTHERS), REST]:
            (folder / language / f"{name}.ftl").write_text(sent(language, name), "utf-8")


def languages() -> list[str]:
    """The languages that there are."""
    return sorted(path.name for path in LANG.iterdir())


def sent(language: str, name: str) -> str:
    """A file as it is sent, or `REST`: whichever, it ends as a whole one does. Raises FileNotFoundError."""
    apart = named(language, (*AT_START, *OTHERS, *UNSENT))
    names = [each for each in named(language, ("*",)) if each not in apart] if name == REST else [name]
    if not names:
        raise FileNotFoundError(LANG / language)
    return "".join(bare_file(language, each) for each in names) + END


def bare_file(language: str, name: str) -> str:
    """What a file says."""
    return bare((LANG / language / f"{name}.ftl").read_text("utf-8"))


def named(language: str, patterns: tuple[str, ...]) -> list[str]:
    """The names of the files of a language that match one of these."""
    return sorted(path.stem for pattern in patterns for path in (LANG / language).glob(f"{pattern}.ftl"))


def bare(source: str) -> str:
    """A language file without its comments, empty lines and deep indents: no host need compress what nobody reads."""
    lines = (line for line in source.splitlines() if line.strip() and not line.startswith("#"))
    return "".join(re.sub(r"^ +", " ", line) + "\n" for line in lines)
