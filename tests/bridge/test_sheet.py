"""How the points of an expedition came about, term by term, on the score sheet of the board game."""

from pathlib import Path
from typing import Any

import pytest
from record.small import BOARD_DEAL, BOARD_TILES, as_bytes, board_record

from lostcities.table import Table
from lostcities.table.shown.sheet import told, with_artifacts

GOLDEN = Path(__file__).parents[1] / "golden"
BOARD = [path.stem for path in sorted(GOLDEN.glob("board-*.json"))]


def terms(told: list[dict[str, Any]]) -> list[tuple[str, int]]:
    return [(term["key"], term["points"]) for term in told]


def columns(*points: int) -> list[dict[str, Any]]:
    begun = [{"explorer": {"piece": "adventurer", "step": 9, "points": worth}} for worth in points]
    return [*begun, {"explorer": None}]


def test_an_expedition_is_told_from_what_a_seat_had_to_what_it_has() -> None:
    assert terms(told(60, 15, columns(50, -40), 85)) == [("before", 60), ("tiles", 15), ("explorers", 10), ("now", 85)]


def test_what_the_floor_forgives_is_a_term_of_its_own() -> None:
    assert ("floor", 25) in terms(told(10, 0, columns(-20, -15), 0))


def test_artifacts_are_settled_after_the_last_expedition() -> None:
    assert with_artifacts(90, 7, 30, 120) == [
        {"key": "artifacts", "points": 30, "count": 7},
        {"key": "end", "points": 120},
    ]


def test_artifacts_that_cost_more_than_there_is_cost_what_the_table_says_and_the_floor_forgives_the_rest() -> None:
    assert terms(with_artifacts(40, 0, -45, 0)) == [("artifacts", -45), ("floor", 5), ("end", 0)]


@pytest.mark.parametrize("name", BOARD)
def test_the_terms_of_every_round_add_up_to_its_totals(name: str) -> None:
    table = Table()
    table.open((GOLDEN / f"{name}.json").read_text("utf-8"), name)
    table.choose({"totals": "all"})
    shown = table.look()
    assert shown
    sheet = shown["sheet"] or table.sheet()
    assert sheet["path"] == {"points": [-20, -15, -10, 5, 10, 15, 30, 35, 50], "bridge": 7}
    for number, played in enumerate(sheet["rounds"]):
        for seat, points in enumerate(played["seats"]):
            if points["told"] is None:
                continue
            given = dict(reversed(terms(points["told"])))  # the first of a key counts
            parts = sum(given.get(key, 0) for key in ("before", "tiles", "explorers"))
            assert given["now"] == played["totals"][seat] in (parts, parts + given.get("floor", 0))
            assert given["before"] == (sheet["rounds"][number - 1]["totals"][seat] if number else 0)
            ended = shown["result"] is not None and number == len(sheet["rounds"]) - 1
            assert terms(points["told"])[-1] == (("end", sheet["totals"][seat]) if ended else ("now", given["now"]))


@pytest.mark.parametrize("name", sorted(path.stem for path in GOLDEN.glob("*.json")))
def test_what_the_end_of_a_match_adds_to_its_last_round_is_told_by_itself(name: str) -> None:
    table = Table()
    table.open((GOLDEN / f"{name}.json").read_text("utf-8"), name)
    shown = table.look()
    assert shown
    sheet = shown["sheet"] or table.sheet()
    if shown["result"] is None or shown["game"] != "board":
        assert "closing" not in sheet
    else:
        after = sheet["rounds"][-1]["totals"]
        assert sheet["totals"] == [points + added for points, added in zip(after, sheet["closing"], strict=True)]


def test_hidden_points_are_not_told() -> None:
    table = Table()
    table.open((GOLDEN / "board-unfinished.json").read_text("utf-8"), "m")
    last = table.sheet()["rounds"][-1]
    for seat, points in enumerate(last["seats"]):
        assert (points["told"] is None) == (last["totals"][seat] is None)
    assert None in last["totals"]


def test_among_those_who_stay_the_game_s_own_tie_break_decides() -> None:
    tiles = BOARD_TILES.replace("y3:arrow", "y3:artifact").replace("b9:artifact", "b9:arrow")
    turns = ["-y0 <", "y4:a <", "-y8 <", "-y0 <", "y4 <", "-y8 <", "-y1 <", "y5 <"]  # seat 1 comes to an artifact
    played = {"starts": 0, "deal": BOARD_DEAL, "tiles": tiles, "turns": turns}
    seats = [{"name": name} for name in ("Ada", "Ben", "Cleo")]
    record = {**board_record(), "options": {"rounds": 1}, "seats": seats, "rounds": [played]}
    table = Table()
    table.open(as_bytes(record).decode(), "m")
    table.concede(0)
    shown = table.look()
    assert shown
    assert shown["result"] == {"totals": [0, 0, 0], "winners": [1]}
