"""What has happened since the viewer's own turn, and whose turn it is, as the table draws them."""

from typing import Any

import pytest
from render.drawn import Tree, ask, by, draw, every, has, table, text, walk

TABLES = ("card-place", "board-2", "board-4", "board-crowd", "adapted-2", "adapted-4", "adapted-6")


def at_turn(name: str, seat: int, waiting: str = "mind") -> dict[str, Any]:
    """A table at which that seat has the turn."""
    shown = table(name)
    view = {**shown["view"], "toMove": seat, "moves": []}
    return {**shown, "view": view, "waiting": waiting}


@pytest.mark.parametrize("name", TABLES)
def test_one_lit_frame_lies_round_the_seat_whose_turn_it_is_and_a_plate_says_so(name: str) -> None:
    seats = len(table(name)["seats"])
    trees = ask([{"table": at_turn(name, seat, "mind" if seat else "person")} for seat in range(seats)])
    for seat, tree in enumerate(trees):
        (lit,) = every(tree, "lit")
        assert len(every(tree, "lamp")) == 1
        assert every(lit, "lamp")
        (where,) = every(lit, "person") if not has(lit, "person") else [lit]
        assert where["attrs"]["data-seat"] == seat
        assert len(every(tree, "turn-plate")) == (1 if seat else 0), "the near seat's plate is its bar"


@pytest.mark.parametrize("waiting", ["round", "match"])
def test_when_nobody_has_a_turn_no_seat_is_lit(waiting: str) -> None:
    tree = draw(at_turn("card-over", 0, waiting))
    assert every(tree, "lit") == every(tree, "lamp") == []


@pytest.mark.parametrize("name", TABLES)
def test_every_mark_is_drawn_once_where_it_is_with_the_number_of_its_turn(name: str) -> None:
    shown = table(name)
    tree = draw(shown)
    marks = [mark for mark in shown["trace"]["marks"] if mark["kind"] != "placed" or drawn_as_a_card(name, mark)]
    tags = [
        (each["attrs"]["data-ply"], text(each)) for trace in every(tree, "trace") for each in every(trace, "turn-tag")
    ]
    assert sorted(tags) == sorted((mark["ply"], str(mark["turn"] + 1)) for mark in marks)


def drawn_as_a_card(name: str, mark: dict[str, Any]) -> bool:
    """The board shows a rival's column by its last card's chip, which wears an outline and no tag."""
    return not (name.startswith("board") and mark["zone"].startswith("path:"))


def test_a_way_shows_where_an_explorer_stood_what_it_passed_and_where_it_stands() -> None:
    tree = draw(table("board-4"))
    ways = [mark for mark in table("board-4")["trace"]["marks"] if mark["kind"] == "went"]
    for way in ways:
        for step in range(way["from"], way["to"] + 1):
            (cell,) = by(tree, data_zone=f"step:{way['suit']}:{step}")
            kind = "start" if step == way["from"] else "end" if step == way["to"] else "over"
            assert any(has(each, kind) for each in every(cell, "trail"))
    (step,) = [each for each in every(tree, "trace") if "went" in each["attrs"]["class"] and "5 → 7" in text(each)]
    assert text(every(step, "from-to")[0]) == "5 → 7", "what stands there in forced colours"


@pytest.mark.parametrize("empty", [True, False])
def test_where_a_card_was_taken_a_frame_tells_which_unless_another_lies_there(empty: bool) -> None:
    shown = table("card-place")
    pile = next(zone for zone in shown["view"]["zones"] if zone["id"] == "pile:y")
    pile.update({"cards": [], "count": 0} if empty else {})
    shown["trace"]["marks"] = [{"kind": "taken", "ply": 60, "turn": 31, "seat": 1, "zone": "pile:y", "card": "y7"}]
    (mark,) = every(draw(shown), "trace")
    assert text(mark) == ("7taken32" if empty else "32")


def test_the_card_that_came_last_wears_a_notch_and_says_so() -> None:
    shown = table("card-place")
    notched = [each for each in every(draw(shown), "pick") if every(each, "notch")]
    assert [each["attrs"]["data-card"] for each in notched] == [shown["trace"]["drawn"]]
    assert notched[0]["attrs"]["aria-description"] == "You drew this card last."


def test_the_log_has_the_turns_numbers_the_viewer_s_draws_and_marks_what_is_new() -> None:
    tree = draw(table("card-place"))
    log = next(each for each in every(tree, "log") if each["tag"] == "section")
    lines = [text(each) for each in every(log, "turn-line")]
    assert lines[0] == "32 Tilda plays 9 ·\u00a0draws"
    assert lines[1] == "31 You play 8 ·\u00a0draw 7"
    assert [text(each)[:2] for each in every(log, "fresh")] == ["32"]
    assert [text(each) for each in walk(log) if each["tag"] == "h3"] == ["Since your turn", "Before that"]


def test_where_nothing_has_happened_since_nothing_in_the_log_was_before_that() -> None:
    shown = table("card-place")
    shown["trace"] = {**shown["trace"], "since": shown["ply"]}
    log = next(each for each in every(draw(shown), "log") if each["tag"] == "section")
    assert len(every(log, "turn-line")) > 9
    assert [text(each) for each in walk(log) if each["tag"] == "h3"] == []


def test_somebody_who_waits_can_skip_to_their_turn_and_one_who_watches_only_hurry() -> None:
    def acts(tree: Tree) -> set[Any]:
        return {each["attrs"]["data-act"] for each in every(tree, "onward")}

    assert acts(draw(table("card-thinks"))) == {"skip"}
    assert acts(draw(table("card-place"))) == set()
    watched = table("card-thinks")
    watched["seats"][0]["mind"] = "novice"
    assert acts(draw(watched)) == {"hurry"}


@pytest.mark.parametrize(("name", "column"), [("board-2", "people"), ("board-4", "aids")])
def test_a_turn_gone_through_is_told_between_two_people_and_beside_a_crowd(name: str, column: str) -> None:
    at = {"round": 0, "turn": 1, "turns": [9], "kept": {"open": True}}
    drawn = draw({**table(name), "replay": at})
    assert [each for each in ("people", "aids") if every(every(drawn, each)[0], "since")] == [column]
