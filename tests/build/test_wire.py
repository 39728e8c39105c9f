"""The page's types of the protocol are those of its shapes, and the documentation's tables name every message."""

import re
from typing import Any

import pytest

from build.wire import source, tables, types
from lostcities.messages import REPLIES, REQUESTS, TABLE
from lostcities.messages.shape import Choice, Each, Maybe, OneOf, Text


def test_the_types_are_those_of_the_shapes() -> None:
    """If this fails after an intended change: `python3 build wire` writes them anew."""
    assert types.FILE.read_text("utf-8") == types.text(), "web/js/wire.d.ts is stale: python3 build wire"


@pytest.mark.parametrize(
    ("shape", "told"),
    [
        (int, "number"),
        (float, "number"),
        (None, "null"),
        (object, "unknown"),
        (Text(5), "string"),
        (Choice(("up", "down")), '"up" | "down"'),
        (Maybe(bool), "boolean | null"),
        ([str], "string[]"),
        ([Maybe(int)], "(number | null)[]"),
        ([{"a": Maybe(int)}], "{ a: number | null }[]"),
        (Each(OneOf(str, int)), "Record<string, string | number>"),
        ({"seat": int, "card?": str}, "{ seat: number; card?: string }"),
        (Maybe(TABLE), "Table | null"),
        ([TABLE], "Table[]"),
    ],
)
def test_a_shape_is_told_as_a_type(shape: Any, told: str) -> None:
    assert types.type_of(shape, {id(TABLE): "Table"}) == told


def test_every_shape_that_messages_use_has_a_name_of_its_own() -> None:
    names = [each.name for each in source.shapes()]
    assert len(names) == len(set(names))
    assert {"Table", "View", "Zone", "Move", "LogEvent", "Sheet", "Worth", "Hint", "Fault"} <= set(names)


def test_what_the_source_says_of_a_key_goes_along() -> None:
    (table,) = [each for each in source.shapes() if each.shape is TABLE]
    assert table.about == "All that is drawn and told of the match, lesson or replay that is on the table."
    assert table.said[id(TABLE)]["viewer"] == "null: no hand is shown"
    (hello,) = [each for each in source.requests() if each.name == "hello"]
    assert hello.about == "What games, options and minds there are."


def test_the_tables_of_the_documentation_name_every_message_and_shape() -> None:
    page = tables.markdown()
    assert [name for name in REQUESTS if f"\n| `{name}` |" not in page] == []
    assert [each.name for each in source.shapes() if f"\n### {each.name}\n" not in page] == []
    headings = {heading.lower() for heading in re.findall(r"^### (\w+)$", page, re.MULTILINE)}
    assert set(re.findall(r"\(#(\w+)\)", page)) <= headings
    assert REQUESTS.keys() == REPLIES.keys()
