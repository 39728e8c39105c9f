"""Anything may come over the bridge: it answers in its own shapes, and an error leaves the table as it was."""

import json
from typing import Any

import pytest
from asking import sound
from hypothesis import given, settings
from hypothesis import strategies as st
from lessons.lesson_texts import LESSON

from lostcities import Misuse
from lostcities.bridge import Bridge
from lostcities.messages import REQUESTS
from lostcities.table.live import Table
from lostcities.table.shown.study import only_studied

whole = st.integers(-5, 200) | st.integers(-(10**15) + 1, 10**15 - 1)
values = st.recursive(
    st.none() | st.booleans() | whole | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)

MOVES = ["y5", "-y5", "r10", "-rx", "<", "<y", "<g", "yx", ">g", ">.", "r5:a", "hA", "-sK", "b", ""]
SEAT = st.fixed_dictionaries(
    {"name": st.sampled_from(["Ada", "Ben", "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627", " ", "x" * 61, "a\nb"])},
    optional={"mind": st.sampled_from(["careful", "bold", "wander", "oracle", "own:me.py", None])},
)
PLY = st.integers(-1, 6)

FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "game": st.sampled_from(["card", "board", "adapted", "chess"]),
    "options": st.dictionaries(
        st.sampled_from(["rounds", "expeditions", "direction", "odd"]), st.integers(0, 6), max_size=2
    ),
    "seats": st.lists(SEAT, min_size=1, max_size=4),
    "seed": st.text(max_size=5) | st.none(),
    "starts": st.integers(-1, 4) | st.none(),
    "primer": st.booleans(),
    "gentle": st.booleans(),
    "ply": PLY,
    "move": st.sampled_from(MOVES),
    "card": st.sampled_from(["y5", "", "hA", "nothing"]),
    "to": st.sampled_from(["deck", "pile:y", "expedition:0:y", "path:1:g", "stack:0:h", "step:y:3", "hand:9", ""]),
    "zone": st.sampled_from(["deck", "expedition:0:y", "path:1:g", "stack:0:h", "expedition:1:p", "stack:9:h", ""]),
    "seat": st.integers(-1, 4),
    "discards": st.sampled_from(["top", "all", "none"]),
    "totals": st.sampled_from(["own", "all"]),
    "record": st.text(max_size=20) | st.just("the one kept last"),
    "review": values,
    "match": st.text(max_size=5),
    "position": st.sampled_from(["lc1;card;seat=0;hands=y5.b2/?8;piles=y2", "lc1;board;hands=?8/?8", "lc1", "{}"]),
    "minds": st.lists(st.sampled_from(["wander", "oracle"]), max_size=2),
    "lesson": st.sampled_from([json.dumps(LESSON), "{}", ""]),
    "round": st.integers(-1, 2),
    "turn": st.integers(-1, 3),
    "seen": st.lists(st.text(max_size=5), max_size=2),
    "present": st.booleans(),
    "open": st.booleans(),
    "matches": st.just([]) | values,
    "pars": st.dictionaries(st.text(max_size=5), st.integers(-50, 50), max_size=2),
    "other": st.text(max_size=20),
    "date": st.sampled_from(["2026-11-19", "2026-02-30", "20261119", ""]),
    "on": st.sampled_from(["2026-11-20", "yesterday"]),
    "names": st.lists(st.sampled_from(["Ada", "a\nb"]), max_size=3),
    "practice": st.booleans(),
    "text": st.text(max_size=20),
    "name": st.sampled_from(["Ada", "", "a\nb"]),
    "hints": st.booleans(),
    "at": st.integers(-1, 2),
    "act": st.sampled_from(["ask", "undo", "concede", "charge", "sing"]),
    "won": st.booleans(),
    "number": st.integers(-1, 3),
    "link": st.text(max_size=20),
    "anew": st.integers(-1, 2) | st.none(),
    "answer": st.text(max_size=5) | st.sampled_from([json.dumps({"move": move}) for move in MOVES]),
}


@st.composite
def requests(draw: st.DrawFn) -> dict[str, Any]:
    """A request of the protocol, its fields of the right kind though not always good."""
    do = draw(st.sampled_from(["new", "new", "play", "play", "play", "lift", "hurry", *REQUESTS]))
    fields = {name.removesuffix("?"): draw(FIELDS[name.removesuffix("?")]) for name in REQUESTS[do]}
    return {"v": 1, "id": draw(st.integers(0, 99)), "do": do, **fields}


def answered(bridge: Bridge, text: str, name: object = None) -> dict[str, Any]:
    """The reply, which is as the protocol says, has the id, and, if it is an error, changed nothing."""
    before = state_of(bridge.table)
    reply = bridge.handle(text)
    assert sound(reply) is None, sound(reply)
    answer: dict[str, Any] = json.loads(reply)
    assert answer["ok"] or answer["error"]["code"] != "internal", reply
    if name is not None:
        assert answer["id"] == name
    if not answer["ok"]:
        assert state_of(bridge.table) == before
    return answer


def state_of(table: Table) -> Any:
    """All there is to a table."""
    sitting = table.remember()
    return (table.look(), table.shown, None if sitting is None or only_studied(sitting) else table.save())


@given(st.lists(st.text(max_size=40), max_size=5))
def test_any_text_is_answered(texts: list[str]) -> None:
    bridge = Bridge()
    for text in texts:
        assert answered(bridge, text)["ok"] is False


@given(st.lists(values, max_size=5))
def test_any_json_is_answered(things: list[Any]) -> None:
    bridge = Bridge()
    for thing in things:
        answered(bridge, json.dumps(thing))


@given(st.sampled_from(list(REQUESTS)), st.dictionaries(st.sampled_from([*FIELDS, "more"]), values, max_size=4))
def test_any_fields_are_answered(do: str, fields: dict[str, Any]) -> None:
    answered(Bridge(), json.dumps({"v": 1, "id": 5, "do": do, **fields}), 5)


@given(st.lists(requests(), min_size=1, max_size=25), st.data())
@settings(max_examples=150)
def test_any_messages_in_any_order_leave_a_sound_table(asked: list[dict[str, Any]], data: st.DataObject) -> None:
    bridge = Bridge()
    kept = "{}"
    for request in asked:
        table = bridge.table.look()
        if table and "ply" in request and data.draw(st.integers(0, 5)):
            request["ply"] = table["ply"]
        if table and table["view"] and request["do"] == "play" and table["view"]["moves"]:
            request["move"] = data.draw(st.sampled_from(table["view"]["moves"]))["move"]
        if request.get("record") == "the one kept last":
            request["record"] = kept
        answer = answered(bridge, json.dumps(request), request["id"])
        kept = answer.get("save", {}).get("record", kept)


class Secret(Exception):
    pass


@pytest.mark.parametrize("mistake", [Secret, Misuse])
def test_a_mistake_of_the_program_costs_nothing_and_tells_nothing(
    mistake: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    bridge = Bridge()
    seats = [{"name": "Ada"}, {"name": "Ben", "mind": "wander"}]
    new = {"v": 1, "id": 1, "do": "new", "game": "card", "options": {}, "seats": seats, "starts": 0}
    move = json.loads(bridge.handle(json.dumps(new)))["table"]["view"]["moves"][0]["move"]
    before = state_of(bridge.table)

    def look(table: Table) -> None:
        raise mistake("the deck is ...")

    with monkeypatch.context() as patch:
        patch.setattr(Table, "look", look)
        reply = bridge.handle(json.dumps({"v": 1, "id": 2, "do": "play", "ply": 0, "move": move}))
    assert sound(reply) is None
    assert json.loads(reply)["error"]["code"] == "internal"
    assert "deck" not in reply
    assert state_of(bridge.table) == before
