"""Where each page of the documentation comes from, if it is not a file of pages/.

Texts that live beside the code are included, not copied: where they name each other's files, links between the pages
appear. The pages of the API are lists of modules; their content is read from the docstrings.
"""

import posixpath
import re

from build import tool_env

ROOT = tool_env.ROOT
HERE = ROOT / "build" / "docs"
INCLUDED = {
    "record.md": "lostcities/record/record.md",
    "position.md": "lostcities/lessons/position.md",
    "lesson.md": "lostcities/lessons/lesson.md",
    "distance.md": "lostcities/distance/distance.md",
    "review.md": "lostcities/review/review.md",
    "protocol.md": "lostcities/arena/protocol.md",
    "games.md": "lostcities/games/README.md",
    "embed.md": "web/learn/embed.md",
    "changelog.md": ".github/CHANGELOG.md",
    "contributing.md": ".github/CONTRIBUTING.md",
}
"""By page: the text that it includes, as a path from the repository's root."""
SECTIONS = {
    "house.md": ("The map", "How the house is built"),
    "strength.md": ("How strong they are", "How strong the players are"),
}
"""By page: the section of README.md that it shows, and its own title."""
API: dict[str, tuple[str, str, tuple[str, ...]]] = {
    "api/index.md": ("lostcities", "The names that a program imports from the package itself.", ("lostcities",)),
    "api/match.md": ("Matches", "Rounds, who begins them, and who wins.", ("lostcities.match", "lostcities.round")),
    "api/game.md": (
        "Games",
        "The contract that every game answers, and the three that do.",
        ("lostcities.game", "lostcities.games"),
    ),
    "api/record.md": ("Records", "The file format is specified [on its page](../record.md).", ("lostcities.record",)),
    "api/lessons.md": (
        "Positions and lessons",
        "The two formats are specified on pages of their own: [positions](../position.md), [lessons](../lesson.md).",
        ("lostcities.lessons",),
    ),
    "api/distance.md": (
        "Matches at a distance",
        "The protocol is specified [on its page](../distance.md).",
        ("lostcities.distance", "lostcities.distance.table", "lostcities.distance.group"),
    ),
    "api/minds.md": (
        "Minds",
        "The computer players, and how one is asked.",
        ("lostcities.minds", "lostcities.choosing"),
    ),
    "api/review.md": (
        "Review",
        "Luck told from play; the form is specified [on its page](../review.md).",
        ("lostcities.review", "lostcities.review.account", "lostcities.review.costs", "lostcities.review.luck"),
    ),
    "api/arena.md": ("Arena", "Players measured against each other on paired deals.", ("lostcities.arena",)),
    "api/ground.md": (
        "Cards, chance, errors",
        "The ground floor: decks as data, named streams of random numbers, and what can be wrong.",
        ("lostcities.cards", "lostcities.chance", "lostcities.errors"),
    ),
    "api/views.md": (
        "Views",
        "What a view and a told worth are made of, and tables drawn in lines of text.",
        ("lostcities.zones", "lostcities.worth", "lostcities.picture"),
    ),
    "api/table.md": (
        "Table and bridge",
        "One live table, the messages that cross to a page, and the one door between the two.",
        ("lostcities.table", "lostcities.messages", "lostcities.bridge"),
    ),
    "api/env.md": ("Environments", "Environments for learners, each an extra.", ("lostcities.env",)),
}
"""By page: its title, a sentence, and the modules whose docstrings it shows."""
CODE = re.compile(r"(?<![\[`])`([\w./-]+\.(?:md|py))`")
LINK = re.compile(r"\]\((?!https?:|#)([^)\s#]+)((?:#[^)\s]*)?)\)")


class DocsError(tool_env.BadSource):
    """Something is wrong with a text that the documentation includes."""


def generated() -> dict[str, str]:
    """By name: every page that is not a file of pages/, as Markdown. Raises DocsError."""
    pages = {page: relinked((ROOT / name).read_text("utf-8"), name, page) for page, name in INCLUDED.items()}
    readme = (ROOT / "README.md").read_text("utf-8")
    for page, (heading, title) in SECTIONS.items():
        pages[page] = f"# {title}\n\n{relinked(section(readme, heading), 'README.md', page)}"
    for page, (title, sentence, modules) in API.items():
        present = [f"::: {name}\n" for name in modules if is_module(name)]
        if present:
            pages[page] = "\n".join([f"# {title}\n", f"{sentence}\n", *present])
    return pages


def section(text: str, heading: str) -> str:
    """The text under a second-level heading, with its subheadings one level up. Raises DocsError."""
    found = re.search(rf"^## {re.escape(heading)}\n(.*?)(?=^## |\Z)", text, re.M | re.S)
    if not found:
        raise DocsError(f"README.md has no section {heading!r}, which the documentation includes")
    return re.sub(r"^###", "##", found[1].strip(), flags=re.M) + "\n"


def relinked(text: str, source: str, page: str) -> str:
    """A text whose references to other files, links and names in code, have become links between pages."""

    def link(found: re.Match[str]) -> str:
        target = page_of(found[1], source)
        return f"]({relative(target, page)}{found[2]})" if target else found[0]

    def code(found: re.Match[str]) -> str:
        target = page_of(found[1], source)
        return f"[{found[0]}]({relative(target, page)})" if target and target != page else found[0]

    return CODE.sub(code, LINK.sub(link, text))


def relative(target: str, page: str) -> str:
    return posixpath.relpath(target, posixpath.dirname(page) or ".")


def page_of(name: str, source: str) -> str | None:
    """The page that shows a file, which is named relative to `source` or from the root; None if no page does."""
    beside = posixpath.normpath(posixpath.join(posixpath.dirname(source), name))
    for path in (beside, name, posixpath.join("lostcities", name)):
        for page, included in INCLUDED.items():
            if path == included:
                return page
        module = path.removesuffix(".py").replace("/", ".").removesuffix(".__init__")
        for page, (_, _, modules) in API.items():
            if path.endswith(".py") and module in modules and is_module(module):
                return page
    return None


def is_module(name: str) -> bool:
    path = ROOT / name.replace(".", "/")
    return path.with_suffix(".py").is_file() or (path / "__init__.py").is_file()
