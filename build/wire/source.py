"""Reads the protocol's shapes (lostcities/messages) with the descriptions in their source.

The value of a shape is taken from the module, its name and description from the module's text: `NAME: Shape = ...` is a
shape of that name, the string below it describes it, and a comment after a key on its line, or alone on the lines above
it, describes that key.
"""

import ast
import io
import tokenize
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from lostcities import messages
from lostcities.messages.shape import Shape

MODULES = ("view", "table", "records", "review", "replies", "codes")
"""Where shapes with names are, those first that others are made of."""


@dataclass(slots=True)
class Named:
    """A named shape."""

    name: str
    """Its name in the page: LOG_EVENT is LogEvent."""
    shape: Shape
    about: str
    said: dict[int, dict[str, str]] = field(default_factory=dict)
    """By the id of an object in the shape: key -> its description."""


@dataclass(slots=True)
class Message:
    """A request and what its reply holds: one of several shapes."""

    name: str
    fields: dict[str, Shape]
    replies: tuple[dict[str, Shape], ...]
    about: str


def shapes() -> list[Named]:
    """Every named shape, in the order of the source."""
    return [named for each in MODULES for named in _shapes_of(import_module(f"lostcities.messages.{each}"))]


def requests() -> list[Message]:
    """Every message, in the order of the source."""
    module = import_module("lostcities.messages.requests")
    tree, comments = _read(module)
    (value,) = (node.value for node in tree.body if isinstance(node, ast.AnnAssign) and _name(node) == "REQUESTS")
    about = _comments_of(value, messages.REQUESTS, comments)[id(messages.REQUESTS)]
    # The shape of the reply says what it holds.
    return [
        Message(name, fields, messages.REPLIES[name], about[name].split(" -> ")[0])
        for name, fields in messages.REQUESTS.items()
    ]


def _shapes_of(module: ModuleType) -> list[Named]:
    tree, comments = _read(module)
    found = []
    for node, after in zip(tree.body, [*tree.body[1:], None], strict=True):
        if not isinstance(node, ast.AnnAssign) or ast.unparse(node.annotation) != "Shape":
            continue
        name = _name(node)
        value = getattr(module, name)
        told = after.value.value if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) else ""
        title = "".join(part.capitalize() for part in name.split("_"))
        found.append(Named(title, value, str(told), _comments_of(node.value, value, comments)))
    return found


def _name(node: ast.AnnAssign) -> str:
    assert isinstance(node.target, ast.Name)
    return node.target.id


def _read(module: ModuleType) -> tuple[ast.Module, dict[int, tuple[str, bool]]]:
    """The syntax tree, and by line: the comment, and whether it stands there alone."""
    text = Path(str(module.__file__)).read_text("utf-8")
    lines = text.splitlines()
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    comments = {
        token.start[0]: (token.string.removeprefix("#").strip(), lines[token.start[0] - 1].lstrip().startswith("#"))
        for token in tokens
        if token.type == tokenize.COMMENT
    }
    return ast.parse(text), comments


def _comments_of(node: ast.expr | None, value: Any, comments: dict[int, tuple[str, bool]]) -> dict[int, dict[str, str]]:
    """The descriptions of the keys of every object written out in the expression."""
    said: dict[int, dict[str, str]] = {}
    if isinstance(node, ast.Dict) and isinstance(value, dict):
        said[id(value)] = {}
        for key, inner in zip(node.keys, node.values, strict=True):
            if not isinstance(key, ast.Constant) or key.value not in value:
                continue
            said[id(value)][str(key.value)] = _comment_at(key.lineno, inner.end_lineno or key.lineno, comments)
            said |= _comments_of(inner, value[key.value], comments)
    elif isinstance(node, ast.List) and isinstance(value, list):
        for inner, each in zip(node.elts, value, strict=True):
            said |= _comments_of(inner, each, comments)
    elif isinstance(node, ast.Call) and node.args and hasattr(value, "shape"):
        said |= _comments_of(node.args[0], value.shape, comments)
    return said


def _comment_at(first: int, last: int, comments: dict[int, tuple[str, bool]]) -> str:
    behind, alone = comments.get(last, ("", True))
    if behind and not alone:
        return behind
    above: list[str] = []
    while comments.get(first - len(above) - 1, ("", False))[1]:
        above.insert(0, comments[first - len(above) - 1][0])
    return " ".join(above)
