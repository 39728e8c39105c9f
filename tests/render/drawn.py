"""What the page's drawing functions make of a table, as trees, and ways to look at one. Needs Node and no browser."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import node_process

HERE = Path(__file__).parent
VIEWS = HERE.parent / "fixtures" / "views"

Tree = dict[str, Any]


def table(name: str) -> dict[str, Any]:
    """A table as the engine sent it, kept in tests/fixtures/views."""
    return dict(json.loads((VIEWS / f"{name}.json").read_text()))


def ask(requests: list[dict[str, Any]]) -> list[Any]:
    """The answers of draw.mjs, one for each request."""
    return list(node_process.ask(HERE / "draw.mjs", requests))


def draw(shown: dict[str, Any], chosen: str | None = None, language: str = "en", **ui: Any) -> Tree:
    """The tree of a table with a card chosen."""
    if chosen is not None:
        cards = sorted(next(zone["cards"] for zone in shown["view"]["zones"] if zone["kind"] == "hand"))
        ui["chosen"] = {"card": chosen, "index": cards.index(chosen)}
    return dict(ask([{"table": shown, "ui": ui, "language": language}])[0])


def every_state(names: tuple[str, ...], language: str) -> list[Tree]:
    """The trees of these tables with nothing chosen, and with each card chosen that can be placed."""
    requests: list[dict[str, Any]] = []
    for name in names:
        shown = table(name)
        cards = sorted({move["card"] for move in shown["view"]["moves"] if move["card"]})
        choices = [None, *({"card": card, "index": 0} for card in cards)]
        requests += [{"table": shown, "language": language, "ui": {"chosen": chosen}} for chosen in choices]
    return ask(requests)


def unworded(tree: Tree) -> list[str]:
    """Keys that no language file knows, as they stand in the text and the names of a tree."""
    return [words for words in (*said(tree), text(tree)) if re.search(r"\{[\w$-]+\}", words)]


def walk(tree: Tree) -> Iterator[Tree]:
    """The tree and everything in it, in the document's order."""
    yield tree
    for child in tree["children"]:
        if isinstance(child, dict):
            yield from walk(child)


def has(tree: Tree, name: str) -> bool:
    """Whether the tree has that class."""
    return name in str(tree["attrs"].get("class", "")).split()


def every(tree: Tree, name: str) -> list[Tree]:
    """Everything in the tree with that class."""
    return [each for each in walk(tree) if has(each, name)]


def by(tree: Tree, **attributes: Any) -> list[Tree]:
    """Everything in the tree with these attributes; underscores stand for hyphens."""
    wanted = {name.replace("_", "-"): value for name, value in attributes.items()}
    return [each for each in walk(tree) if all(each["attrs"].get(name) == value for name, value in wanted.items())]


def text(tree: Tree) -> str:
    """All text in the tree."""
    return "".join(child if isinstance(child, str) else text(child) for child in tree["children"])


def said(tree: Tree) -> list[str]:
    """Every name that a screen reader would read, leaving out what is hidden from it."""
    if tree["attrs"].get("aria-hidden") in ("true", True):
        return []
    label = tree["attrs"].get("aria-label")  # null where an element is named by its content
    here = [label] if label is not None else []
    return here + [name for child in tree["children"] if isinstance(child, dict) for name in said(child)]
