"""JSON from outside is read as the library reads it, and no deeper than a browser's stack holds (test_worker.py)."""

import json

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from lostcities.outside_json import DEEPEST, read, signs


def nested(levels: int) -> str:
    """Lists and objects by turns, one in the other."""
    text = "0"
    for level in range(levels):
        text = f"[{text}]" if level % 2 else f'{{"a": {text}}}'
    return text


def test_so_many_levels_are_read_and_one_more_is_refused() -> None:
    assert read(nested(DEEPEST)) == json.loads(nested(DEEPEST))
    with pytest.raises(ValueError, match="32 levels"):
        read(nested(DEEPEST + 1))


def test_what_stands_beside_one_another_or_in_a_text_is_not_deep() -> None:
    for value in (
        [[]] * 1000,
        ["[" * 1000, '"]\\' + "{" * 1000, {"\\": "[" * 1000}],
        {str(at): {} for at in range(99)},
    ):
        assert read(json.dumps(value)) == value


@pytest.mark.parametrize("text", ["[" * 60_000, '"' + "[" * 60_000, '"\\', "]" * 60_000, '"\\"' * 30_000, ""])
def test_what_is_no_json_is_refused_soon(text: str) -> None:
    with pytest.raises(ValueError, match=r"32 levels|Expecting value|Unterminated|Extra data"):
        read(text)


def by_hand(text: str) -> str:
    """The brackets and commas of a text outside its strings, sign by sign."""
    found, inside, escaped = "", False, False
    for sign in text:
        if inside:
            inside, escaped = escaped or sign != '"', not escaped and sign == "\\"
        elif sign == '"':
            inside, escaped = True, False
        elif sign in "[{}],":
            found += sign
    return found


@given(st.text(alphabet='[]{}"\\a,', max_size=14))
@example('"[""]"')
@example('""[""')
@example('"[')
@example('",",",')
def test_signs_are_those_outside_strings(text: str) -> None:
    assert signs(text).decode() == by_hand(text)
