"""The shape of a JSON value, as data: what the protocol's tables are written in, and the one function that checks it.

A shape is `str`, `int`, `float`, `bool` or None for exactly that, a list of one shape, a dict of keys (with "?" at the
end of one that may be missing), or one of the classes below. `object` is anything at all.

The shapes of the protocol are also what the page's types are made of (build/wire): there a module's `NAME: Shape` is a
type `Name`, and the comment that follows or precedes a key is what is said of it.
"""

import re
from dataclasses import dataclass
from functools import cache
from typing import Any

Shape = Any

_UNPAIRED = re.compile("[\ud800-\udfff]")


@dataclass(frozen=True, slots=True)
class Text:
    """A text of at most `most` characters, none of them half a surrogate pair (which no text of a record may hold)."""

    most: int


@dataclass(frozen=True, slots=True)
class Choice:
    """One of these values."""

    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Maybe:
    """null, or this shape."""

    shape: Shape


@dataclass(frozen=True, slots=True)
class Each:
    """An object with any keys, whose values have this shape."""

    shape: Shape


class OneOf:
    """Any of these shapes. Of several objects that a `kind` tells apart, a mismatch is told of the one it names."""

    def __init__(self, *shapes: Shape) -> None:
        self.shapes = shapes


_WORDS = {str: "a text", int: "a whole number", float: "a number", bool: "true or false", None: "null"}


def mismatch(shape: Shape, value: object, place: str) -> str | None:
    """A sentence on the first spot where `value`, standing at `place`, does not have the shape; None if it has it."""
    if type(value) is shape:
        return None
    if isinstance(shape, Maybe):
        return None if value is None else mismatch(shape.shape, value, place)
    if isinstance(shape, OneOf):
        return _union_mismatch(shape.shapes, value, place)
    if isinstance(shape, Choice):
        fits = isinstance(value, str) and value in shape.values
        return None if fits else f"{place} must be one of {', '.join(shape.values)}"
    if isinstance(shape, Text):
        fits = isinstance(value, str) and len(value) <= shape.most and not _UNPAIRED.search(value)
        return None if fits else f"{place} must be a text of at most {shape.most} characters"
    if isinstance(shape, list):
        return _list_mismatch(shape[0], value, place)
    if isinstance(shape, dict | Each):
        return _object_mismatch(shape, value, place)
    if shape is object or value is shape:
        return None
    wanted = (int, float) if shape is float else (shape,)
    return None if type(value) in wanted else f"{place} must be {_WORDS[shape]}"


def _list_mismatch(shape: Shape, value: object, place: str) -> str | None:
    if not isinstance(value, list):
        return f"{place} must be a list"
    for number, each in enumerate(value):
        if wrong := mismatch(shape, each, f"{place}[{number}]"):
            return wrong
    return None


@cache
def _keys(names: tuple[str, ...]) -> tuple[tuple[str, ...], dict[str, str]]:
    """The keys of a shape that must be there, and what each key of a value is called in the shape."""
    return tuple(name for name in names if not name.endswith("?")), {name.removesuffix("?"): name for name in names}


def _object_mismatch(shape: "dict[str, Shape] | Each", value: object, place: str) -> str | None:
    if not isinstance(value, dict):
        return f"{place} must be an object"
    if isinstance(shape, Each):
        return next(filter(None, (mismatch(shape.shape, each, f"{place}[...]") for each in value.values())), None)
    required, named = _keys(tuple(shape))
    for name in required:
        if name not in value:
            return f"{place}.{name} is missing"
    if not value.keys() <= named.keys():
        return f"{place} has a key it does not know"
    for name, each in value.items():
        if wrong := mismatch(shape[named[name]], each, f"{place}.{name}"):
            return wrong
    return None


def _union_mismatch(shapes: tuple[Shape, ...], value: object, place: str) -> str | None:
    kind = value.get("kind") if isinstance(value, dict) else None
    named = [shape for shape in shapes if kind is not None and _of_kind(shape, kind)]
    found = []
    for shape in named or shapes:
        wrong = mismatch(shape, value, place)
        if wrong is None:
            return None
        found.append(wrong)
    return found[0] if named else f"{place} is none of what may stand there: {'; '.join(found)}"


def _of_kind(shape: Shape, kind: object) -> bool:
    told = shape.get("kind") if isinstance(shape, dict) else None
    return isinstance(told, Choice) and kind in told.values
