"""Questions about the shape of what a position or a lesson holds. JSON types are exact; each fault is one BadLesson.

The JSON form itself is the record's: `strict_json` reads it, and its faults are raised as BadLesson.
"""

from collections.abc import Collection
from typing import Any

from lostcities.errors import BadLesson, BadRecord, quote
from lostcities.record.sentences import KINDS, place, says
from lostcities.record.shape import kind
from lostcities.record.strict_json import parse_json

LONGEST = 64 * 1024
"""Characters of a position or a lesson."""

Path = tuple[str | int, ...]


def bad(path: Path, sentence: str) -> BadLesson:
    """The fault `sentence` at `path`, "the whole" for an empty one."""
    spot = place(path) if path else "the whole"
    return BadLesson(f"{spot}: {sentence}", spot=spot)


def inside(path: Path, sentence: str) -> BadLesson:
    """The fault for a sentence that already begins with a place inside `path`."""
    whole = f"{place(path)}.{sentence}" if path else sentence
    return BadLesson(whole, spot=whole.partition(": ")[0])


def read_object(data: bytes | str) -> dict[str, Any]:
    """The object that `data` holds as JSON. Raises BadLesson."""
    if isinstance(data, bytes | str) and len(data) > LONGEST:
        raise bad((), f"longer than {LONGEST} characters, the limit")
    try:
        value = parse_json(data)
    except BadRecord as error:
        raise BadLesson(str(error), spot=str(error.values["spot"])) from None
    return as_object(value, ())


def as_object(value: Any, path: Path) -> dict[str, Any]:
    """`value`, which must be an object."""
    return _typed(value, dict, "an object", path)  # type: ignore[no-any-return]


def as_list(value: Any, path: Path) -> list[Any]:
    """`value`, which must be a list."""
    return _typed(value, list, "a list", path)  # type: ignore[no-any-return]


def as_text(value: Any, path: Path) -> str:
    """`value`, which must be a text."""
    return _typed(value, str, "a text", path)  # type: ignore[no-any-return]


def as_texts(value: Any, path: Path) -> list[str]:
    """`value`, which must be a list of texts."""
    return [as_text(each, (*path, at)) for at, each in enumerate(as_list(value, path))]


def as_whole(value: Any, path: Path) -> int:
    """`value`, which must be a whole number; `true` and `1.0` are none."""
    return _typed(value, int, "a whole number", path)  # type: ignore[no-any-return]


def _typed(value: Any, wanted: type, name: str, path: Path) -> Any:
    if type(value) is wanted:
        return value
    raise bad(path, f"must be {name}, not {KINDS[kind(value)]}")


def refuse_unknown(value: dict[str, Any], path: Path, known: Collection[str]) -> None:
    """Every key of `value` must be one of `known`."""
    for key in value:
        if key not in known:
            raise bad((*path, key), "an unknown key")


def head(value: dict[str, Any], form: str, version: int) -> None:
    """`value` must say that it is of this format and version."""
    for key, wanted in (("format", form), ("version", version)):
        if key not in value:
            raise bad((key,), "missing")
        if type(value[key]) is not type(wanted) or value[key] != wanted:
            raise bad(
                (key,), f"must be {quote(wanted) if isinstance(wanted, str) else wanted}; it says {says(value[key])}"
            )
