"""What has changed since the viewer's own turn, as the table tells it: a fact of the record, seen by nobody else."""

from typing import Any

import pytest
from asking import ADA, BEN, NILS, TILDA, Page

GAMES = ["card", "board", "adapted"]
CLEO = {"name": "Cleo"}


def kept(page: Page) -> dict[str, Any]:
    """The table as a reload shows it: taken from its record by another bridge."""
    save = page.ask("save")
    return Page().ask("open", record=save["record"], match=save["id"])


def draw(page: Page) -> dict[str, Any]:
    """Go on to the draw, and draw from the deck."""
    while (table := page.look())["view"]["phase"] == "explore":
        page.play(table["view"]["moves"][-1]["move"])
    return page.play("<")


def standing(table: dict[str, Any], mark: dict[str, Any]) -> bool:
    """Whether what a mark says is what lies there."""
    zones = {zone["id"]: zone for zone in table["view"]["zones"]}
    match mark["kind"]:
        case "placed":
            return bool(zones[mark["zone"]]["cards"][-1] == mark["card"])
        case "taken":
            cards = zones[mark["zone"]]["cards"]
            return not cards or mark["card"] in zones[f"hand:{mark['seat']}"]["cards"]
        case _:
            path = next(path for path in table["view"]["facts"]["paths"] if path["suit"] == mark["suit"])
            seats = [each["seat"] for each in path["steps"][mark["to"] - 1]["explorers"]]
            return mark["seat"] in seats and mark["from"] < mark["to"]


@pytest.mark.whole
@pytest.mark.parametrize("game", GAMES)
def test_every_mark_is_true_of_the_table_and_since_the_viewer_s_own_turn(game: str) -> None:
    page = Page()
    page.new(game, ADA, TILDA) if game == "card" else page.new(game, ADA, TILDA, NILS, {**NILS, "name": "Nina"})
    kinds = set()
    for _ in range(24):
        table = page.wait()
        if table["waiting"] != "person":
            break
        trace = table["trace"]
        assert trace == kept(page)["trace"]
        own = [event["ply"] for event in table["log"] if event["seat"] == 0]
        assert not own or trace["since"] == own[-1] + 1
        assert all(mark["seat"] != 0 and mark["ply"] >= trace["since"] for mark in trace["marks"])
        assert all(standing(table, mark) for mark in trace["marks"])
        placers = {event["seat"] for event in table["log"] if event["ply"] >= trace["since"]}
        assert {mark["seat"] for mark in trace["marks"]} <= placers
        kinds |= {mark["kind"] for mark in trace["marks"]}
        page.place()
        assert page.look()["trace"]["marks"] == [], "the viewer's next card ends it"
        draw(page)
    assert kinds >= ({"placed", "went"} if game == "board" else {"placed"})


@pytest.mark.parametrize("game", GAMES)
def test_the_viewer_s_draws_name_their_card_and_nobody_else_s_do(game: str) -> None:
    page = Page()
    page.new(game, ADA, TILDA)
    page.place()
    hand = page.look()["view"]["zones"][0]["cards"]
    table = draw(page)
    came = table["trace"]["drawn"]
    assert sorted([*hand, came]) == sorted(table["view"]["zones"][0]["cards"])
    table = page.wait()
    assert table["trace"]["drawn"] == came
    draws = [event for event in table["log"] if event["kind"] == "draw"]
    assert [event.get("card") for event in draws if event["seat"] == 0] == [came]
    assert all("card" not in event for event in draws if event["seat"] != 0)
    assert kept(page)["log"] == table["log"]
    page.play(next(move["move"] for move in table["view"]["moves"] if move["move"] == f"-{came}"))
    assert page.look()["trace"]["drawn"] == "", "it is in the hand no more"


def test_a_card_that_was_taken_leaves_its_mark_and_a_card_that_covers_it_another() -> None:
    page = Page()
    page.new("adapted", ADA, BEN, CLEO)
    page.ask("lift", seat=0)
    discard = page.place()["log"][-1]
    page.play("<")
    page.pass_on()
    page.ask("lift", seat=1)
    moves = page.look()["view"]["moves"]
    other = next(move for move in moves if move["kind"] == "discard" and move["to"] != f"pile:{discard['suit']}")
    page.play(other["move"], f"<{discard['suit']}")
    page.pass_on()
    marks = {mark["zone"]: mark for mark in page.ask("lift", seat=2)["trace"]["marks"]}
    assert marks[f"pile:{discard['suit']}"]["kind"] == "taken"
    assert marks[f"pile:{discard['suit']}"]["card"] == discard["card"]
    assert marks[other["to"]] == {
        "kind": "placed", "ply": 2, "turn": 1, "seat": 1, "zone": other["to"], "card": other["card"],
    }  # fmt: skip


def test_where_people_share_the_device_the_trace_is_that_of_whoever_looks() -> None:
    page = Page()
    page.new("card", ADA, BEN)
    assert page.look()["trace"] == {"since": 0, "marks": [], "drawn": ""}
    page.ask("lift", seat=0)
    page.place()
    drawn = page.play("<")["trace"]["drawn"]
    assert drawn
    behind = page.pass_on()
    assert behind["trace"] == {"since": 2, "marks": [], "drawn": ""}
    assert all("card" not in event for event in behind["log"] if event["kind"] == "draw")
    table = page.ask("lift", seat=1)
    assert (table["trace"]["since"], table["trace"]["drawn"]) == (0, "")
    assert [mark["seat"] for mark in table["trace"]["marks"]] == [0]
    assert all("card" not in event for event in table["log"] if event["kind"] == "draw")
    page.place()
    page.play("<")
    page.pass_on()
    table = page.ask("lift", seat=0)
    assert (table["trace"]["since"], table["trace"]["drawn"]) == (2, drawn)


def test_who_goes_through_a_record_is_shown_the_last_turn() -> None:
    page = Page()
    page.new("card", ADA, TILDA)
    page.place()
    page.play("<")
    page.wait()
    record = page.ask("save")["record"]
    for seat in (None, 0):
        table = Page().ask("replay", record=record, round=0, turn=2, seat=seat)
        assert (table["trace"]["since"], {mark["turn"] for mark in table["trace"]["marks"]}) == (2, {1})
