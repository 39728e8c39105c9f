"""What comments name exists: every file that a comment, a docstring or a page of documentation speaks of.

A bare name is a file beside the one that names it, one at the top, or the only one of that name in the repository;
where there are several the comment says which folder. A name with a folder is read from the top, from the naming
file's folder, or as the end of a path. `<game>`, `*` and GAME stand for any one name, `**` for any folders.
"""

import ast
import io
import posixpath
import re
import tokenize
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest
from house.test_house import ROOT, tracked

FILES = sorted(path.relative_to(ROOT).as_posix() for path in tracked())
BY_NAME: dict[str, list[str]] = {}
for each in FILES:
    BY_NAME.setdefault(posixpath.basename(each), []).append(each)
MODULES = {re.sub(r"(/__init__)?\.py$", "", each).replace("/", "."): each for each in FILES if each.endswith(".py")}
READ = ("*.py", "*.js", "*.mjs", "*.css", "*.html", "*.md", "*.ftl", "*.toml", "*.yml")
NAMED = re.compile(r"[\w.*<>/-]*[\w*>]\.(?:js|mjs|py|css|md|json|ftl|html)(?![\w-]|\.\w)")
WILD = re.compile(r"\*\*|\*|<\w+>|\bGAME\b")
DOTTED = re.compile(r"(?<![\w.\"'/-])(?:lostcities|build)(?:\.\w+)+")
# Strings come first, so that what looks like a comment inside one is not taken for one.
SCRIPT = re.compile(r"\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|(/\*.*?\*/|//[^\n]*)", re.DOTALL)
MARKS = {".css": re.compile(r"(/\*.*?\*/)", re.DOTALL), ".html": re.compile(r"(<!--.*?-->)", re.DOTALL)}
LINES = re.compile(r"^(?:.*\s)?(#[^\n]*)", re.MULTILINE)

ABSENT = {
    "match.json": "a person's record",
    "my-match.json": "a person's record",
    "embed.js": "built of web/js/embed/outside/element.js",
    "//SITE/embed.js": "the same, as a page of another host names it",
    "//SITE/embed.html": "web/embed.html, as such a page names it",
    "embed/<name>.js": "built by build/site/embed_parts.py",
    "learn/<language>/<game>.html": "built by build/learn/pages.py",
    "learn/<language>/position.html": "likewise",
    "learn/en/position.html": "likewise, in English",
    "fonts.css": "built by build/site/fonts.py",
    "python.html": "written for a benchmark by build/bench/pages.py",
    "/probe.html": "the bare page of the tests of the plumbing, as the server names it",
    "../index.html": "the game, as the documentation beside it names it",
    "api/index.md": "written by build/docs/sources.py",
    "games.md": "lostcities/games/README.md, as a page of the documentation",
    "house.md": "README.md, as a page of the documentation",
    "strength.md": "README.md's tables, as a page of the documentation",
    "job.json": "written for build/pyodide/inside.py by its caller",
    "in/**/*.py": "what lies in that job",
}
"""Names of files that are not in the repository, and why they are named all the same."""

OWN = re.compile(r"[A-Z]+\.json")
"""A file of the reader's own: NEW.json, FILE.json."""

MAPS = {"README.md": ("lostcities",)}
"""Files that name others by their place in a map."""


def python_comments(text: str) -> Iterator[tuple[int, str]]:
    """Comments, and texts that stand as statements: docstrings, and what is said of a name after it."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, node.value.value


def comments(name: str, text: str) -> Iterator[tuple[int, str]]:
    """The comments of a file, each with the line on which it begins; a page of documentation counts as one."""
    kind = posixpath.splitext(name)[1]
    if kind == ".py":
        yield from python_comments(text)
    elif kind == ".md":
        yield 1, text
    else:
        pattern = SCRIPT if kind in {".js", ".mjs"} else MARKS.get(kind, LINES)
        for found in pattern.finditer(text):
            if found[1]:
                yield text.count("\n", 0, found.start(1)) + 1, found[1]


def as_pattern(name: str) -> str:
    """`web/lang/*/learn-<game>.ftl` as a regular expression over paths."""
    pieces = re.split(f"({WILD.pattern})", name)
    signs = {"**": ".+", "*": "[^/]*"}
    return "".join(signs.get(piece, "[^/]+") if at % 2 else re.escape(piece) for at, piece in enumerate(pieces))


def standing(path: str) -> list[str]:
    """The files with exactly that path."""
    if WILD.search(path):
        return [each for each in FILES if re.fullmatch(as_pattern(path), each)]
    return [path] if path in BY_NAME.get(posixpath.basename(path), ()) else []


def ending(name: str) -> list[str]:
    """The files whose path ends so."""
    if WILD.search(name):
        return [each for each in FILES if re.fullmatch(f"(?:.*/)?{as_pattern(name)}", each)]
    return [each for each in BY_NAME.get(posixpath.basename(name), ()) if f"/{each}".endswith(f"/{name}")]


@cache
def wrong_with(name: str, where: str) -> str:
    """What is wrong with a file's name in a comment of the file `where`; "" where it is right."""
    if name in ABSENT or OWN.fullmatch(name):
        return ""
    homes = [posixpath.dirname(where), *MAPS.get(where, ())]
    if any(standing(posixpath.normpath(posixpath.join(home, name))) for home in homes):
        return ""
    found = ending(posixpath.normpath(name))
    if not found:
        return "is nowhere"
    at_the_top = standing(posixpath.normpath(name))
    return "" if at_the_top or WILD.search(name) or len(found) == 1 else f"may be {' or '.join(found)}"


@cache
def wrong_module(name: str, _where: str) -> str:
    """What is wrong with a dotted name such as `lostcities.minds.card.net.read`; "" where it is right.

    It begins with a module, and the part after that stands in the module's text.
    """
    parts = name.split(".")
    length = max(end for end in range(1, len(parts) + 1) if ".".join(parts[:end]) in MODULES)
    module = MODULES[".".join(parts[:length])]
    known = length == len(parts) or re.search(rf"\b{parts[length]}\b", (ROOT / module).read_text("utf-8"))
    return "" if known else f"is not in {module}"


def wrong_names(kinds: Iterable[str], pattern: re.Pattern[str], wrong_with: Callable[[str, str], str]) -> list[str]:
    """Wrong names in the comments of files of these kinds, each with its place. Comments are told from code only if a
    file has a wrong name anywhere, for that takes long.
    """
    found = []
    for path in tracked(*kinds):
        where, text = path.relative_to(ROOT).as_posix(), path.read_text("utf-8")
        if not any(wrong_with(named[0], where) for named in pattern.finditer(text)):
            continue
        for line, comment in comments(where, text):
            for named in pattern.finditer(comment):
                if wrong := wrong_with(named[0], where):
                    found.append(f"{where}:{line + comment.count(chr(10), 0, named.start())} {named[0]} {wrong}")
    return found


def test_files_that_comments_name_are_there() -> None:
    assert wrong_names(READ, NAMED, wrong_with) == []


def test_modules_that_comments_name_are_there() -> None:
    assert wrong_names(("*.py", "*.md"), DOTTED, wrong_module) == []


def test_absent_files_are_still_spoken_of() -> None:
    """A name that is no longer written anywhere leaves the list of exceptions."""
    here = Path(__file__).name
    told = "\n".join(path.read_text("utf-8") for path in tracked(*READ) if path.name != here)
    assert [name for name in ABSENT if name not in told] == []


@pytest.mark.parametrize(
    ("name", "where", "wrong"),
    [
        ("acts.js", "web/js/play/input/input.js", ""),
        ("input.js", "web/js/play/motion/walk.js", ""),
        ("kits.js", "web/js/shell/screens.js", ""),
        ("render/words/say.js", "web/js/shell/screens.js", ""),
        ("../render/words/say.js", "web/js/shell/screens.js", ""),
        ("web/lang/*/learn-<game>.ftl", "README.md", ""),
        ("build/train/GAME/train.py", "README.md", ""),
        ("worth.py", "README.md", ""),
        ("kit.js", "web/js/shell/screens.js", "may be web/js/render/adapted/kit.js or web/js/render/board/kit.js"),
        ("nobody.js", "web/js/shell/screens.js", "is nowhere"),
        ("shell/input.js", "web/js/shell/screens.js", "is nowhere"),
        ("../input.js", "web/js/shell/screens.js", "is nowhere"),
    ],
)
def test_a_name_is_told_from_one_that_is_wrong_or_says_too_little(name: str, where: str, wrong: str) -> None:
    assert wrong_with(name, where) == wrong
