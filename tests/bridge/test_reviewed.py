"""A finished match reviewed at a table, slice by slice; and its link, which holds nothing before the end."""

import json
from itertools import count
from typing import Any

import pytest
from asking import ADA, TILDA, Page
from golden.make import FOLDER

from lostcities.bridge import Bridge
from lostcities.messages.replies import REPLIES
from lostcities.messages.shape import mismatch

GOLDEN = (FOLDER / "card-default.json").read_text("utf-8")
GOING = (FOLDER / "card-unfinished-turn.json").read_text("utf-8")
SHAPE = REPLIES["weigh"][0]["reviewing"]


def asking(bridge: Bridge, do: str, **fields: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(bridge.handle(json.dumps({"v": 1, "id": 1, "do": do, **fields})))
    return found


def test_luck_is_told_first_and_then_turn_after_turn() -> None:
    bridge = Bridge()
    begun = asking(bridge, "review", record=GOLDEN, match="m-1")["reviewing"]
    assert mismatch(SHAPE, begun, "begun") is None
    assert (begun["over"], begun["review"], begun["match"]["looks"]) == (False, None, [0])
    told: list[dict[str, Any]] = []
    while len(told) < 4:
        news = asking(bridge, "weigh")["reviewing"]
        assert mismatch(SHAPE, news, "news") is None
        if news["review"] is not None:
            told.append(news["review"])
    weighed = [sum(turn["weighed"] is not None for each in one["rounds"] for turn in each["turns"]) for one in told]
    assert weighed == [0, 1, 2, 3]
    assert {json.dumps([each["luck"] for each in one["rounds"][0]["turns"]]) for one in told} == {
        json.dumps([each["luck"] for each in told[0]["rounds"][0]["turns"]])
    }
    table = asking(bridge, "moment", round=0, turn=4, seat=0)["table"]
    assert (table["viewer"], table["view"]["turn"], table["replay"]["kept"]["open"]) == (0, 4, False)
    assert all(zone["kind"] != "hand" or zone.get("seat", 0) == 0 for zone in table["view"]["zones"])


def test_where_every_slice_is_over_before_it_begins_a_review_still_grows(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a machine so busy that a call stands still for longer than its slice."""
    monkeypatch.setattr("lostcities.table.after.reviewing.perf_counter", count(0, 1000).__next__)
    bridge = Bridge()
    asking(bridge, "review", record=GOLDEN, match="m-1")
    told = [asking(bridge, "weigh")["reviewing"]["review"] for _ in range(2000)]
    assert sum(review is not None for review in told) > 1


def test_the_same_match_has_the_same_key_and_another_has_another() -> None:
    keys = [
        asking(Bridge(), "review", record=record, match=name)["reviewing"]["key"]
        for record, name in ((GOLDEN, "a"), (GOLDEN, "b"), ((FOLDER / "card-long-total.json").read_text("utf-8"), "a"))
    ]
    assert keys[0] == keys[1] != keys[2]


@pytest.mark.parametrize(("rounds", "turns"), [(1, 36), (1, 40), (2, 20)])
def test_a_match_given_up_comes_to_what_its_sheet_says(rounds: int, turns: int) -> None:
    """The board game's artifacts are counted at the end, whether it comes in a round or between two."""
    page = Page()
    page.new("board", ADA, TILDA, options={"rounds": 3, "turn_limit": 40}, seed="a")
    while (table := page.look())["round"] < rounds - 1 or table["view"]["turn"] < turns:
        if not page.step(lambda table: table["view"]["moves"][0]["move"]):
            page.ask("next")
    page.ask("concede", seat=0)
    totals = page.look()["sheet"]["totals"]
    kept = page.ask("save")
    reviewing = page.ask("review", record=kept["record"], match=kept["id"])
    assert page.look()["sheet"]["closing"]
    assert reviewing["match"]["margins"] == [100 * (totals[0] - totals[1]), 100 * (totals[1] - totals[0])]
    told = page.ask("weigh")
    while told["review"] is None:
        told = page.ask("weigh")
    assert [each["result"] for each in told["review"]["accounts"]] == reviewing["match"]["margins"]


def test_nothing_is_told_of_a_match_under_way() -> None:
    for do, fields, key in (
        ("review", {"match": "m-1"}, "error-review-going"),
        ("branch", {"round": 0, "turn": 0, "anew": None}, "error-branch-going"),
        ("link", {}, "error-link-going"),
    ):
        refused = asking(Bridge(), do, record=GOING, **fields)
        assert (refused["ok"], refused["error"]["key"]) == (False, key)
    assert asking(Bridge(), "weigh")["error"]["key"] == "error-no-match"


def test_a_link_comes_back_as_the_same_match_under_one_name() -> None:
    link = asking(Bridge(), "link", record=GOLDEN)["link"]
    kept = [asking(Bridge(), "unlink", link=link)["save"] for _ in range(2)]
    assert kept[0]["id"] == kept[1]["id"]
    assert kept[0]["summary"]["waiting"] == "match"
    assert kept[0]["facts"] is None  # nobody knows whose match it is, so it is in nobody's figures
    assert asking(Bridge(), "link", record=kept[0]["record"])["link"] == link
    refused = asking(Bridge(), "unlink", link=link[:-3])
    assert refused["error"]["code"] == "record"
    assert refused["error"]["values"]["reason"]


def test_a_replay_is_of_a_record_or_of_a_link_alike() -> None:
    link = asking(Bridge(), "link", record=GOLDEN)["link"]
    seen = [
        asking(Bridge(), "replay", record=text, round=1, turn=5, seat=0)["table"] for text in (GOLDEN, f"#match/{link}")
    ]
    for part in ("game", "seats", "view", "replay", "waiting"):
        assert seen[0][part] == seen[1][part], part
    refused = asking(Bridge(), "replay", record=f"#match/{link[:-3]}", round=1, turn=5)
    assert refused["error"]["code"] == "record"
