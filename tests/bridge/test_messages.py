"""Any text at all brings a reply: what cannot be read is refused, and the id comes back where there is one."""

import json

import pytest
from asking import Page, sound

from lostcities.messages import LONGEST, LONGEST_WITH_RECORD
from lostcities.messages.shape import OneOf, mismatch
from lostcities.messages.view import MOVE


def error(text: str) -> tuple[object, str]:
    answer = Page().bridge.handle(text)
    assert sound(answer) is None
    told = json.loads(answer)
    assert told["ok"] is False
    return told["id"], told["error"]["key"]


@pytest.mark.parametrize(
    ("text", "name", "key"),
    [
        ("", None, "error-input"),
        ("look", None, "error-input"),
        ("[]", None, "error-input"),
        ("null", None, "error-input"),
        ('{"v":1,"id":7}', 7, "error-input"),
        ('{"v":1,"id":"a","do":"dance"}', "a", "error-input"),
        ('{"v":1,"id":7,"do":["look"]}', 7, "error-input"),
        ('{"v":1,"id":7,"do":"look","more":1}', 7, "error-input"),
        ('{"v":1,"id":7,"do":"play","ply":"0","move":"<"}', 7, "error-input"),
        ('{"v":1,"id":7,"do":"play","ply":true,"move":"<"}', 7, "error-input"),
        ('{"v":1,"id":7,"do":"play","ply":1.0,"move":"<"}', 7, "error-input"),
        ('{"v":1,"id":7,"do":"play","move":"<"}', 7, "error-input"),
        ('{"v":1,"id":7,"do":"hint","ply":NaN}', None, "error-input"),
        ('{"v":1,"id":7,"do":"hint","ply":1234567890123456}', None, "error-input"),
        ('{"v":1,"id":{},"do":"dance"}', None, "error-input"),
        ('{"v":1,"id":1.5,"do":"dance"}', None, "error-input"),
        ('{"v":2,"id":7,"do":"look"}', 7, "error-version"),
        ('{"v":true,"id":7,"do":"look"}', 7, "error-version"),
        ('{"id":7,"do":"look"}', 7, "error-version"),
        ("[" * 50_000, None, "error-input"),
        ('{"a":' * 50_000, None, "error-input"),
        ("\ud800", None, "error-input"),
        ('{"v":1,"id":7,"do":"why","card":"\\ud800","to":""}', 7, "error-input"),
        (f'{{"v":1,"id":7,"do":"look","more":"{"x" * LONGEST}"}}', 7, "error-long"),
        (" " * (LONGEST_WITH_RECORD + 1), None, "error-long"),
    ],
    ids=range(25),
)
def test_what_cannot_be_read_is_refused(text: str, name: object, key: str) -> None:
    assert error(text) == (name, key)


def test_a_record_may_be_longer_than_other_messages() -> None:
    text = json.dumps({"v": 1, "id": 1, "do": "check", "record": "x" * LONGEST})
    assert error(text) == (1, "error-record")


def test_a_refusal_about_a_record_says_where_in_one_sentence() -> None:
    text = json.dumps({"v": 1, "id": 1, "do": "open", "record": '{"format": "other"}', "match": "m-1"})
    told = json.loads(Page().bridge.handle(text))["error"]
    assert told["code"] == "record"
    assert told["values"]["sentence"] == told["detail"]
    assert told["detail"].startswith("format: ")
    assert told["values"]["reason"] == "record-format"


def test_of_several_shapes_the_one_that_the_kind_names_is_told_of() -> None:
    place = {"move": "y5", "kind": "explore", "from": "hand:0", "to": "step:y:1", "card": ""}
    assert mismatch(MOVE, place, "move") == "move.after is missing"
    assert mismatch(MOVE, {**place, "kind": "draw"}, "move") is None
    assert mismatch(OneOf(None, [int]), ["a"], "value") == (
        "value is none of what may stand there: value must be null; value[0] must be a whole number"
    )
