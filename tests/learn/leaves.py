"""The rules' pages as the tests read them: the built HTML as a tree of elements, by the standard library's parser."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

from build.site import builder as site_builder

GAMES = ("card", "board", "adapted")
PAGES = ("index", "position", *GAMES)
EMPTY = {"area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"}


@dataclass
class Element:
    """An element with its attributes and what stands in it, in order."""

    tag: str
    attrs: dict[str, str]
    children: list["Element | str"] = field(default_factory=list)

    def walk(self) -> Iterator["Element"]:
        yield self
        for child in self.children:
            if isinstance(child, Element):
                yield from child.walk()

    def every(self, tag: str) -> list["Element"]:
        return [each for each in self.walk() if each.tag == tag]

    def has(self, name: str) -> bool:
        return name in self.attrs.get("class", "").split()

    @property
    def text(self) -> str:
        return "".join(child if isinstance(child, str) else child.text for child in self.children)


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.root = Element("", {})
        self.open = [self.root]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, {name: value or "" for name, value in attrs})
        self.open[-1].children.append(element)
        if tag not in EMPTY:
            self.open.append(element)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop().tag == tag

    def handle_data(self, data: str) -> None:
        self.open[-1].children.append(data)


@cache
def folder() -> Path:
    """learn/ of the built site."""
    return site_builder.build_if_stale() / "learn"


@cache
def leaf(language: str, page: str) -> Element:
    """A page as a tree; fails where its tags do not match."""
    return parsed((folder() / language / f"{page}.html").read_text("utf-8"))


def parsed(text: str) -> Element:
    """HTML as a tree; fails where its tags do not match."""
    reader = _Reader()
    reader.feed(text)
    assert reader.open == [reader.root]
    return reader.root
