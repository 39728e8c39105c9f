"""Questions about the shape of a value: is it a text, a whole number, an object with these keys?

JSON types are exact: `true` is no number, `1.0` is no whole number, and null is nothing but null.
"""

from collections.abc import Collection
from typing import Any

from lostcities.record.model import X
from lostcities.record.sentences import Path, bad_record, place


def kind(value: Any) -> str:
    """The JSON type of a value, one of KINDS."""
    if value is None:
        return "null"
    return {bool: "flag", int: "whole", float: "fraction", str: "text", list: "list"}.get(type(value), "object")


def as_text(value: Any, path: Path) -> str:
    """`value`, which must be a text."""
    if type(value) is str:
        return value
    raise bad_record("record-type", place(path), wanted="text", found=kind(value))


def as_whole(value: Any, path: Path) -> int:
    """`value`, which must be a whole number; `true` and `1.0` are none."""
    if type(value) is int:
        return value
    if type(value) is float:
        raise bad_record("record-fraction", place(path))
    raise bad_record("record-type", place(path), wanted="whole", found=kind(value))


def as_list(value: Any, path: Path) -> list[Any]:
    """`value`, which must be a list."""
    if type(value) is list:
        return value
    raise bad_record("record-type", place(path), wanted="list", found=kind(value))


def as_wholes(value: Any, path: Path) -> list[int]:
    """`value`, which must be a list of whole numbers."""
    return [as_whole(each, (*path, index)) for index, each in enumerate(as_list(value, path))]


def as_object(value: Any, path: Path) -> dict[str, Any]:
    """`value`, which must be an object."""
    if type(value) is dict:
        return value
    raise bad_record("record-type", place(path), wanted="object", found=kind(value))


def refuse_unknown(value: dict[str, Any], path: Path, known: Collection[str]) -> None:
    """Every key of `value` must be one of `known`."""
    for key in value:
        if key not in known:
            raise bad_record("record-unknown-key", place((*path, key)))


def required(value: dict[str, Any], path: Path, key: str) -> Any:
    """What stands under `key`, which must stand there."""
    if key in value:
        return value[key]
    raise bad_record("record-missing", place((*path, key)))


def x_of(value: dict[str, Any], path: Path) -> X | None:
    """What is kept under the object's `x`, if it has one; it must be an object."""
    return as_object(value["x"], (*path, "x")) if "x" in value else None
