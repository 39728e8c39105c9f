"""`python3 build wire`: writes web/js/wire.d.ts, the types that hold the page and its worker to the protocol."""

import argparse

from build import tool_env
from build.wire.source import Named, requests, shapes
from lostcities.messages.shape import Choice, Each, Maybe, OneOf, Shape, Text

FILE = tool_env.ROOT / "web" / "js" / "wire.d.ts"

HEAD = """\
/**
 * What crosses between page and table. Written by `python3 build wire` from the shapes in lostcities/messages: not to
 * be changed by hand.
 */
"""
TAIL = """\
/** A request, before it has its number. */
export type Asked = { [Name in keyof Requests]: { do: Name } & Requests[Name] }[keyof Requests];

/** What the bridge answers where it did as asked. */
export type Done<Name extends keyof Requests> = { ok: true } & Replies[Name];

/** What it answers where it did not; a "stale" one brings the table as it is. */
export interface Refusal {
  ok: false;
  error: Fault;
  table?: Table | null;
}

/** Either. */
export type Reply<Name extends keyof Requests> = Done<Name> | Refusal;
"""
PRIMITIVES = {str: "string", int: "number", float: "number", bool: "boolean", None: "null", object: "unknown"}
LONGEST = 120


def write() -> None:
    """Write the file."""
    FILE.write_text(text(), "utf-8")


def text() -> str:
    """The whole of the file."""
    named = shapes()
    names = {id(each.shape): each.name for each in named}
    asked = requests()
    told = [f"  /** {each.about} */\n{_field(each.name, each.fields, names)}" for each in asked]
    held = [f"  {each.name}: {_held(each.replies, names)};" for each in asked]
    return "\n".join(
        [
            HEAD,
            *(_declaration(each, names) for each in named),
            "/** By what a request does: its fields. */",
            "export interface Requests {",
            *told,
            "}",
            "",
            "/** By what a request does: what the reply holds. */",
            "export interface Replies {",
            *held,
            "}",
            "",
            TAIL,
        ]
    )


def type_of(shape: Shape, names: dict[int, str]) -> str:
    """A shape as a type, on one line; `names`: by id, the shapes that are referred to by name."""
    if id(shape) in names and not isinstance(shape, type):
        return names[id(shape)]
    if isinstance(shape, Text):
        return "string"
    if isinstance(shape, Choice):
        return " | ".join(f'"{value}"' for value in shape.values)
    if isinstance(shape, Maybe):
        return f"{type_of(shape.shape, names)} | null"
    if isinstance(shape, Each):
        return f"Record<string, {type_of(shape.shape, names)}>"
    if isinstance(shape, OneOf):
        return " | ".join(type_of(each, names) for each in shape.shapes)
    if isinstance(shape, list):
        inner = type_of(shape[0], names)
        return f"({inner})[]" if " | " in inner and not inner.startswith("{") else f"{inner}[]"
    if isinstance(shape, dict):
        return _object(shape, names)
    return PRIMITIVES[shape]


def _declaration(named: Named, names: dict[int, str]) -> str:
    """A shape's own declaration, with the descriptions of it and of its keys."""
    about = [f"/** {named.about} */"] if named.about else []
    if isinstance(named.shape, dict):
        said = named.said.get(id(named.shape), {})
        fields = []
        for key, shape in named.shape.items():
            if said.get(key):
                fields.append(f"  /** {said[key]} */")
            fields.append(_laid(key, type_of(shape, names)))
        body = "{\n" + "\n".join(fields) + "\n}" if fields else "{}"
        return "\n".join([*about, f"export interface {named.name} {body}", ""])
    others = {key: name for key, name in names.items() if key != id(named.shape)}
    line = f"export type {named.name} = {type_of(named.shape, others)};"
    if len(line) > LONGEST and isinstance(named.shape, OneOf):
        parts = "".join(f"\n  | {type_of(each, others)}" for each in named.shape.shapes)
        line = f"export type {named.name} ={parts};"
    return "\n".join([*about, line, ""])


def _laid(key: str, kind: str) -> str:
    """A key and its type, on as few lines as possible."""
    for way in (f"  {key}: {kind};", f"  {key}:\n    {kind};"):
        if max(map(len, way.splitlines())) <= LONGEST:
            return way
    return f"  {key}:" + "".join(f"\n    | {part}" for part in kind.split(" | ")) + ";"


def _object(shape: dict[str, Shape], names: dict[int, str]) -> str:
    fields = "; ".join(f"{key}: {type_of(each, names)}" for key, each in shape.items())
    return f"{{ {fields} }}" if fields else "{}"


def _field(name: str, shape: dict[str, Shape], names: dict[int, str]) -> str:
    """A key whose value is an object, on one line or, if that is too long, on one for each of its keys."""
    line = f"  {name}: {_object(shape, names)};"
    if len(line) <= LONGEST:
        return line
    return "\n".join([f"  {name}: {{", *(f"    {key}: {type_of(each, names)};" for key, each in shape.items()), "  };"])


def _held(replies: tuple[dict[str, Shape], ...], names: dict[int, str]) -> str:
    """What a reply holds; if there are several forms, each says which keys it lacks."""
    every = [key for each in replies for key in each]
    told = []
    for each in replies:
        fields = [f"{key}: {type_of(each[key], names)}" if key in each else f"{key}?: undefined" for key in every]
        told.append(f"{{ {'; '.join(fields)} }}")
    return " | ".join(told)


def main(options: argparse.Namespace) -> int:
    """Write the file and say so."""
    write()
    print(f"{FILE.relative_to(tool_env.ROOT)} is written")
    return 0
