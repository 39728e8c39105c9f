"""A match is kept as a record: what comes back is the same table, and what other programs keep in the record stays."""

import json

import pytest
from asking import ADA, BEN, NILS, TILDA, Page, Refused

from lostcities import GAMES
from lostcities.record import LONGEST, read


def reopened(page: Page) -> Page:
    """Another page with the match as it was kept."""
    save = page.ask("save")
    other = Page()
    other.ask("open", record=save["record"], match=save["id"])
    return other


@pytest.mark.parametrize("game", GAMES)
def test_a_kept_match_comes_back_as_it_was_at_any_half_move(game: str) -> None:
    page = Page()
    page.new(game, ADA, TILDA)
    for _ in range(40):
        table = page.look()
        assert reopened(page).look() == table
        if table["waiting"] == "person":
            page.play(page.ask("hint", ply=table["ply"])["move"])
        else:
            page.ask("hurry", ply=table["ply"])


def test_what_would_be_too_long_to_be_read_again_is_not_kept_and_says_why() -> None:
    page = Page()
    page.new("card", ADA, TILDA)
    record = json.loads(page.ask("save")["record"])
    record["x"]["others"] = [1] * (LONGEST // 3)
    short = json.dumps(record, separators=(",", ":"))
    page.ask("open", record=short, match="m-1")
    for do, given in (("save", {}), ("check", {"record": short})):
        with pytest.raises(Refused) as refused:
            page.ask(do, **given)
        assert (refused.value.code, refused.value.values["reason"]) == ("record", "record-long")


def test_a_match_takes_the_name_of_its_copy_where_it_is_on_the_table_still() -> None:
    page = Page()
    assert page.ask("rename", match="m-1", to="m-2") is None
    page.new("card", ADA, TILDA)
    before = page.look()
    assert page.ask("rename", match="another", to="copy") == before
    assert page.ask("rename", match=before["id"], to="copy") == {**before, "id": "copy"}
    assert page.ask("save")["id"] == "copy"
    assert reopened(page).look() == {**before, "id": "copy"}


def test_the_computer_decides_the_same_after_a_reload() -> None:
    page = Page()
    page.new("card", NILS, ADA)
    other = reopened(page)
    assert page.wait() == other.wait()


def test_the_next_deal_is_the_same_after_a_reload() -> None:
    page = Page()
    page.new("card", ADA, TILDA)
    page.finish_round()
    other = reopened(page)
    assert page.ask("next") == other.ask("next")


def test_practice_and_giving_up_are_remembered_in_the_record() -> None:
    page = Page()
    page.new("card", ADA, TILDA)
    page.place()
    page.play("<")
    page.ask("undo", ply=2)
    page.ask("concede", seat=0)
    save = page.ask("save")
    assert json.loads(save["record"])["x"] == {"lostcities": {"practice": True, "begins": 0, "conceded": 0}}
    assert save["summary"]["practice"] is True
    assert reopened(page).look() == page.look()


def test_what_was_seen_before_a_reload_stays_seen() -> None:
    page = Page()
    page.new("card", ADA, NILS)
    page.place()
    page.play("<")
    assert reopened(page).look()["undo"] == "practice"
    page.wait()
    page.place()
    assert reopened(page).look()["undo"] == "free"


def test_a_record_that_does_not_say_what_was_seen_gives_nothing_back_freely() -> None:
    page = Page()
    page.new("card", ADA, TILDA)
    page.place()
    record = json.loads(page.ask("save")["record"])
    record.pop("x", None)
    assert page.ask("open", record=json.dumps(record), match="m")["undo"] == "practice"


NONSENSE = [7, {"practice": 1, "conceded": 9, "sealed": -1, "seed": 5}, {"conceded": True}, {"sealed": 99}]


@pytest.mark.parametrize("own", NONSENSE)
def test_nonsense_under_x_is_passed_over(own: object) -> None:
    page = Page()
    table = page.new("card", ADA, TILDA)
    record = json.loads(page.ask("save")["record"])
    record["x"] = {"lostcities": own}
    again = page.ask("open", record=json.dumps(record), match=table["id"])
    assert again == table


def test_what_others_keep_in_a_record_is_kept() -> None:
    page = Page()
    page.new("card", ADA, TILDA)
    record = json.loads(page.ask("save")["record"])
    record["x"] = {"club": {"board": 3}}
    record["seats"][0]["x"] = {"rating": 1500}
    record["rounds"][0]["x"] = {"clock": [1.5]}
    page.ask("open", record=json.dumps(record), match="m")
    page.place()
    kept = json.loads(page.ask("save")["record"])
    assert kept["x"]["club"] == {"board": 3}
    assert kept["seats"][0]["x"] == {"rating": 1500}
    assert kept["rounds"][0]["x"] == {"clock": [1.5]}


def test_undo_leaves_no_trace_in_the_turns() -> None:
    page = Page()
    page.new("card", ADA, BEN)
    page.ask("lift", seat=0)
    before = json.loads(page.ask("save")["record"])["rounds"]
    page.place()
    page.ask("undo", ply=1)
    assert json.loads(page.ask("save")["record"])["rounds"] == before


def test_a_computer_player_nobody_knows_keeps_its_name_and_another_sits_in() -> None:
    page = Page()
    page.new("card", ADA, TILDA)
    record = json.loads(page.ask("save")["record"])
    record["seats"][1]["mind"] = "oracle"
    page.ask("open", record=json.dumps(record), match="m")
    page.place()
    page.play("<")
    table = page.wait()
    assert (table["waiting"], table["seats"][1]["mind"]) == ("person", "oracle")
    assert json.loads(page.ask("save")["record"])["seats"][1]["mind"] == "oracle"


def test_a_match_not_begun_is_dealt_when_it_comes_to_the_table() -> None:
    record = {"format": "lostcities-record", "version": 1, "game": "card", "seats": [ADA, BEN], "rounds": []}
    assert Page().ask("open", record=json.dumps(record), match="m")["waiting"] == "curtain"


def test_checking_a_record_leaves_the_table_alone_and_gives_it_a_new_name() -> None:
    page = Page()
    page.new("card", ADA, TILDA)
    save = page.ask("save")
    table = page.place()
    found = page.ask("check", record=save["record"])
    assert page.look() == table
    assert found["id"] != save["id"]
    assert found["summary"] == save["summary"]
    assert read(found["record"]).match.totals() == (0, 0)


def test_a_broken_record_leaves_the_table_alone() -> None:
    page = Page()
    page.new("card", ADA, TILDA)
    table = page.place()
    record = page.ask("save")["record"]
    for text in ("", "{}", record[:-3], record.replace('"version": 1', '"version": 2')):
        with pytest.raises(Refused) as caught:
            page.ask("open", record=text, match="m")
        assert (caught.value.code, caught.value.key) == ("record", "error-record")
        assert page.look() == table


def test_a_finished_match_is_a_sound_record() -> None:
    page = Page()
    page.new("card", TILDA, NILS, options={"rounds": 1})
    table = page.finish_round()
    record = read(page.ask("save")["record"])
    assert record.match.over
    assert list(record.match.totals()) == table["result"]["totals"]
    assert record.x == {"lostcities": {"begins": 0}}


@pytest.mark.whole
@pytest.mark.parametrize("game", GAMES)
def test_a_line_of_a_list_tells_how_far_everybody_has_come_and_in_the_end_what_brought_most(game: str) -> None:
    page = Page()
    page.new(game, ADA, TILDA)
    assert "best" not in page.ask("save")["summary"]
    table = page.finish_round()
    laid = page.ask("save")["summary"]["laid"]
    columns = {
        (zone["suit"], zone["seat"]): (zone.get("explorer") or {"step": 0})["step"]
        if "explorer" in zone
        else zone["count"]
        for zone in table["view"]["zones"]
        if {"suit", "seat"} <= zone.keys()
    }
    assert {(each["suit"], seat): far for each in laid for seat, far in enumerate(each["seats"])} == columns
    page.ask("next")
    page.ask("concede", seat=0)
    best = page.ask("save")["summary"]["best"]
    brought = [
        (column.get("points") or column.get("explorer") or {"points": None})["points"]
        for played in page.look()["sheet"]["rounds"]
        for seat in played["seats"]
        for column in seat["columns"]
    ]
    assert best["points"] == max(points for points in brought if points is not None)
