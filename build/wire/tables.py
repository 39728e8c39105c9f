"""The protocol as a page of documentation: the messages, then every named shape, in Markdown tables."""

import re

from build.wire.source import Message, Named, requests, shapes
from build.wire.types import type_of
from lostcities.messages.shape import Shape

HEAD = """\
# The protocol

Strings of JSON cross between page and table. The page asks `{"v": 1, "id": 7, "do": "play", ...}` with the fields of
the message; the reply has the same `id`, `"ok": true` and what the last column says. If it has `"ok": false`, its
`error` is a [Fault](#fault); one with the code `stale` brings the current `table`. A key with `?` may be missing.
"""


def markdown() -> str:
    """The page."""
    named = shapes()
    names = {id(each.shape): each.name for each in named}
    lines = [HEAD, "## Messages", "", "| do | fields | what it asks | the reply holds |", "|---|---|---|---|"]
    lines += [_message(each, names) for each in requests()]
    lines += ["", "## Shapes", ""]
    for each in named:
        lines += _shape(each, names)
    return "\n".join(lines)


def _message(message: Message, names: dict[int, str]) -> str:
    replies = " or ".join(_fields(each, names) for each in message.replies)
    return _row(f"`{message.name}`", _fields(message.fields, names), message.about, replies)


def _shape(named: Named, names: dict[int, str]) -> list[str]:
    """A heading, the shape's description, and a table of its keys; or one line for a shape that is no object."""
    lines = [f"### {named.name}", ""]
    if named.about:
        lines += [named.about, ""]
    if not isinstance(named.shape, dict):
        others = {key: name for key, name in names.items() if key != id(named.shape)}
        return [*lines, _code(type_of(named.shape, others), names), ""]
    if named.shape:
        said = named.said.get(id(named.shape), {})
        lines += ["| key | holds | |", "|---|---|---|"]
        lines += [
            _row(f"`{key}`", _code(type_of(shape, names), names), said.get(key, ""))
            for key, shape in named.shape.items()
        ]
        lines.append("")
    return lines


def _fields(shape: dict[str, Shape], names: dict[int, str]) -> str:
    return ", ".join(f"`{key}`: {_code(type_of(each, names), names)}" for key, each in shape.items())


def _code(told: str, names: dict[int, str]) -> str:
    """A type as code, in which the name of a shape is a link to its description."""
    one = told.removesuffix(" | null")
    bare = one.removesuffix("[]")
    if bare not in names.values():
        return f"`{told}`"
    return f"[{bare}](#{bare.lower()})" + ("[]" if one != bare else "") + (" or `null`" if told != one else "")


def _row(*cells: str) -> str:
    """A row of a table; bars outside code are escaped, while those in code never end a cell."""
    bare = (re.sub(r"`[^`]*`|\|", lambda found: "\\|" if found[0] == "|" else found[0], cell) for cell in cells)
    return "| " + " | ".join(bare) + " |"
