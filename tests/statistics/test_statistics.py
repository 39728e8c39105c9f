"""Figures and prints from the facts of matches: what counts, means with errors, runs, and what earns a print."""

import json
from pathlib import Path
from time import process_time
from typing import Any

import pytest

from lostcities.days import day_of, known
from lostcities.minds import LEVELS
from lostcities.statistics import PRINTS, Kept, told
from lostcities.table import Table

NEVER = {"won": 0, "lost": 0, "matches": 0}
RECORDS = Path(__file__).parents[1] / "fixtures" / "records"


def column(suit: str = "y", points: int = 5, cards: int = 4, **more: Any) -> dict[str, Any]:
    return {
        **{"suit": suit, "points": points, "cards": cards, "wagers": 0, "last": f"{suit}9", "step": 0},
        "researcher": False,
        **more,
    }


def played(number: int = 1, totals: tuple[int, ...] = (30, 20), **more: Any) -> Kept:
    """A match of one round, you at seat 0."""
    minds = ["", *["careful"] * (len(totals) - 1)]
    columns = more.pop("columns", [])
    luck, costs = more.pop("luck", None), more.pop("costs", [])
    facts = {
        **{"v": 1, "game": "card", "minds": minds, "you": 0, "options": {}, "practice": False, "conceded": None},
        "totals": list(totals),
        "winners": [seat for seat, total in enumerate(totals) if total == max(totals)],
        "rounds": [{"scores": list(totals), "totals": list(totals), "columns": columns}],
        **more,
    }
    return Kept(f"m-{number}", 1000 * number, facts, luck, costs)


def cost(own: int, turns: int = 20, costly: int = 1) -> dict[str, int]:
    """What a review of a round found for one seat."""
    return {"own": own, "turns": turns, "costly": costly}


def of_game(kept: list[Kept], game: str = "card") -> dict[str, Any]:
    (found,) = [each for each in told(kept, {})["games"] if each["game"] == game]
    figures: dict[str, Any] = found["sets"][0]
    return figures


def earned(*kept: Kept, pars: dict[str, int] | None = None) -> set[str]:
    return {each["name"] for each in told(list(kept), pars or {})["journal"] if each["match"] is not None}


def test_without_a_match_every_figure_is_empty_and_every_print_to_come() -> None:
    found = told([], {})
    assert [each["game"] for each in found["games"]] == ["card", "board", "adapted"]
    assert of_game([]) == {
        **{"options": None, "matches": 0, "won": 0, "margin": None, "adjusted": None, "cost": None, "streak": 0},
        **{"running": 0, "best": None, "trend": [], "costs": []},
        "against": [{"mind": mind, **NEVER, "margin": None} for mind in LEVELS["card"]],
        "mixed": NEVER,
    }
    assert len(found["journal"]) == len(PRINTS) == 30
    assert all(each["done"] == 0 < each["of"] for each in found["journal"])


def test_practice_and_matches_of_several_people_are_left_out() -> None:
    assert of_game([played(practice=True), played(you=None)])["matches"] == 0
    assert earned(played(practice=True), played(you=None)) == set()


def test_margins_have_a_mean_and_its_standard_error() -> None:
    found = of_game([played(1, (30, 20)), played(2, (10, 20)), played(3, (50, 20))])
    assert found["margin"] == {"value": 1000, "error": 1155, "count": 3}
    assert of_game([played(1, (30, 20))])["margin"] == {"value": 1000, "error": None, "count": 1}
    assert (found["matches"], found["won"], found["streak"], found["running"]) == (3, 2, 1, 1)


def test_a_match_given_up_is_lost_and_in_no_mean() -> None:
    found = of_game([played(1, (30, 20), conceded=0, winners=[1]), played(2)])
    assert (found["matches"], found["won"], found["margin"]["count"]) == (2, 1, 1)
    assert earned(played(1, (130, 20), conceded=0, winners=[1])) == set()


def test_the_margin_without_luck_is_told_of_matches_whose_luck_is_known() -> None:
    found = of_game([played(1, (30, 20), luck=400), played(2, (30, 20))])
    assert found["adjusted"] == {"value": 600, "error": None, "count": 1}


def test_at_a_larger_table_it_is_told_over_the_mean_of_the_others_as_the_review_tells_it() -> None:
    found = of_game([played(1, (40, 25, 10), luck=1810)])
    assert (found["margin"]["value"], found["adjusted"]["value"]) == (1500, 440)
    assert of_game([played(1, (40, 25, 10), luck=1810, conceded=2)])["adjusted"] is None


def test_each_level_has_its_record_where_nobody_else_sat_at_the_table() -> None:
    mixed = played(9, (30, 20, 10), minds=["", "bold", "careful"])
    found = {
        each["mind"]: each for each in of_game([played(1), played(2, (20, 30)), played(3, (20, 20)), mixed])["against"]
    }
    assert {key: found["careful"][key] for key in ("won", "lost", "matches")} == {"won": 1, "lost": 1, "matches": 3}
    assert found["bold"]["matches"] == 0


def test_matches_in_mixed_company_have_a_record_of_their_own() -> None:
    three = {"minds": ["", "bold", "careful"]}
    kept = [played(1), played(2, (30, 20, 10), **three), played(3, (10, 20, 30), **three)]
    assert of_game(kept)["mixed"] == {"won": 1, "lost": 1, "matches": 2}
    assert of_game([played(1), played(2, (30, 20, 10), minds=["", "bold", "bold"])])["mixed"]["matches"] == 0


def test_a_level_of_once_counts_for_who_is_at_its_place_now() -> None:
    kept = played(1, minds=["", "reference"])
    [skilled] = [each for each in of_game([kept])["against"] if each["mind"] == "skilled"]
    assert (skilled["won"], skilled["matches"]) == (1, 1)
    assert "beat-4" in earned(kept)


def test_matches_with_other_options_are_told_apart_too() -> None:
    kept = [played(1), played(2, options={"rounds": 1}), played(3, options={"rounds": 1})]
    sets = told(kept, {})["games"][0]["sets"]
    assert [(each["options"], each["matches"]) for each in sets] == [(None, 3), ({"rounds": 1}, 2), ({}, 1)]


def test_the_trend_goes_by_time_and_its_line_begins_with_the_tenth_match() -> None:
    kept = [played(number, (number, 0)) for number in range(12, 0, -1)]
    trend = of_game(kept)["trend"]
    assert [each["margin"] for each in trend] == list(range(1, 13))
    assert [each["mean"] for each in trend] == [*[None] * 9, 550, 650, 750]


def test_a_turn_costs_what_all_that_were_weighed_cost_and_matches_differ_by_the_error() -> None:
    kept = [played(1, costs=[cost(1000), cost(1400)]), played(2, costs=[cost(600)]), played(3)]
    found = of_game(kept)
    # 30 hundredths a turn in the one match and 60 in the other; 50 of all 60 turns
    assert found["cost"] == {"value": 50, "error": 13, "count": 60}
    assert [(each["match"], each["cost"], each["mean"]) for each in found["costs"]] == [
        ("m-1", 60, None),
        ("m-2", 30, None),
    ]
    assert of_game(kept[1:])["cost"] == {"value": 30, "error": None, "count": 20}
    many = of_game([played(number, costs=[cost(20 * number)]) for number in range(1, 13)])["costs"]
    assert [each["mean"] for each in many] == [*[None] * 9, 6, 6, 8]


def test_a_short_round_or_one_with_a_costly_turn_is_not_without_a_mistake() -> None:
    assert earned(played(costs=[cost(0, 9, 0), cost(5, 30, 1)], minds=["", "wander"], totals=(1, 20))) == set()


def test_the_best_column_is_the_earliest_of_those_that_brought_most() -> None:
    kept = [played(1, columns=[column(points=40)]), played(2, columns=[column("b", 95, 9), column("g", 95)])]
    assert of_game(kept)["best"] == {"match": "m-2", "at": 2000, "points": 95, "suit": "b", "cards": 9, "wagers": 0}


BOARD = {"game": "board"}
ADAPTED = {"game": "adapted"}
DAY = {"date": "2026-11-19", "on": "2026-11-19"}
EARNS = {
    **{f"city-{suit}": played(columns=[column(suit, last=f"{suit}10")]) for suit in "ybwgrp"},
    **{f"beat-{level}": played(minds=["", mind]) for level, mind in enumerate(LEVELS["card"], 1)},
    "eight": played(columns=[column(cards=8)]),
    "wagers": played(columns=[column(wagers=3)]),
    "both": played(columns=[column(cards=8, wagers=3)]),
    "no-minus": played(columns=[column("y"), column("b", 0), column("g")]),
    "hundred": played(totals=(100, 20)),
    "behind": played(
        rounds=[
            {"scores": [0, 9], "totals": [0, 9], "columns": []},
            {"scores": [30, 11], "totals": [30, 20], "columns": []},
        ]
    ),
    "bridge": played(**BOARD, columns=[column(step=7)]),
    "bridges": played(**BOARD, columns=[column(suit, step=7) for suit in "ybwgr"]),
    "nine": played(**BOARD, columns=[column(researcher=True, step=9)]),
    "sevens": played(**ADAPTED, columns=[column(suit, cards=7) for suit in "shd"]),
    "kings": played(**ADAPTED, columns=[column(suit, last=f"{suit}K") for suit in "shdc"]),
    "six": played(**ADAPTED, totals=(30, 1, 2, 3, 4, 5)),
    "flawless": played(costs=[cost(900), cost(0, 10, 0)]),
}  # fmt: skip
"""A match that earns each print that one match can."""


@pytest.mark.parametrize("name", EARNS)
def test_a_match_that_is_so_earns_its_print_and_a_plain_one_does_not(name: str) -> None:
    assert name in earned(EARNS[name])
    plain = played(minds=["", "wander"], columns=[column(points=-3)])
    assert name not in earned(plain)


def test_prints_that_take_many_matches_say_how_far_they_are() -> None:
    row = [played(number) for number in range(1, 5)]
    (found,) = [each for each in told(row, {})["journal"] if each["name"] == "row"]
    assert (found["done"], found["of"], found["match"]) == (4, 5, None)
    assert "row" in earned(*row, played(5))
    assert "row" not in earned(*row, played(5, (1, 2)), played(6))
    given_up = played(5, (1, 2), conceded=0, winners=[1])
    assert "row" not in earned(*row, given_up, played(6))
    assert "row" in earned(*row, given_up, *(played(number) for number in range(6, 11)))
    assert "fifty" in earned(*(played(number, (1, 2)) for number in range(50)))
    assert "games" in earned(played(1), played(2, **BOARD), played(3, **ADAPTED))


def test_days_in_a_row_are_days_played_on_the_day() -> None:
    def on(day: int, began: int | None = None) -> Kept:
        dates = {"date": f"2026-11-{day:02}", "on": f"2026-11-{began or day:02}"}
        return played(day, minds=["", "wander"], day=dates)

    assert "week" in earned(*(on(day) for day in range(1, 8)))
    assert "week" not in earned(*(on(day) for day in range(1, 7)), on(7, began=8))
    given_up = played(4, minds=["", "wander"], day={"date": "2026-11-04", "on": "2026-11-04"}, conceded=0, winners=[1])
    assert "week" not in earned(*(given_up if day == 4 else on(day) for day in range(1, 8)))
    assert "month" in earned(*(on(day, began=30) for day in range(1, 31)))


def test_ten_over_par_is_known_once_par_is() -> None:
    kept = played(day=DAY)
    assert "par" not in earned(kept)
    assert "par" not in earned(kept, pars={DAY["date"]: 1})
    assert "par" in earned(kept, pars={DAY["date"]: 0})


def test_what_was_worked_out_ahead_is_known_without_a_look_at_the_day() -> None:
    day, later, never = known(day_of("2026-11-23")), "2126-11-23", "2026-02-30"
    assert day is not None
    kept = [
        {"id": f"m-{date}", "at": 1, "facts": {**played(totals=(30, 40)).facts, "day": {"date": date, "on": date}}}
        for date in (day.date, later, never)
    ]

    def par_print(pars: dict[str, int]) -> str | None:
        found = Table().statistics(kept, pars)
        assert found["pars"] == [{"date": day.date, "totals": list(day.totals), "margin": day.margin}]
        [match] = [each["match"] for each in found["journal"] if each["name"] == "par"]
        return match

    assert day.margin == -20
    assert par_print({}) == f"m-{day.date}"
    assert par_print({day.date: 0, later: -30}) == f"m-{later}"  # what the device has found itself stands


def saved(name: str) -> dict[str, Any]:
    return Table().check((RECORDS / f"{name}.json").read_text("utf-8"))


def test_the_facts_of_a_record_are_those_of_its_sheet() -> None:
    table = Table()
    text = (RECORDS / "card-over.json").read_text("utf-8")
    table.open(text, "m-1")
    table.concede(0)
    facts = table.save()["facts"]
    sheet = table.look()["sheet"]  # type: ignore[index]
    assert facts["totals"] == sheet["totals"]
    for played_round, told_round in zip(sheet["rounds"], facts["rounds"], strict=True):
        begun = [each for each in played_round["seats"][0]["columns"] if each["cards"]]
        assert [each["points"]["points"] for each in begun] == [each["points"] for each in told_round["columns"]]
        assert [len(each["cards"]) for each in begun] == [each["cards"] for each in told_round["columns"]]


def test_a_match_that_goes_on_has_no_facts() -> None:
    assert saved("card-start")["facts"] is None


def test_a_thousand_matches_are_told_of_in_less_than_two_seconds() -> None:
    """Of processor time, the check of the message's shape included."""
    from lostcities.bridge import Bridge

    columns = [column(suit) for suit in "ybwgr"]
    rounds = [{"scores": [30, 20], "totals": [30, 20], "columns": columns}] * 3
    matches = [
        {"id": each.id, "at": each.at, "facts": each.facts}
        for each in (played(number, (number % 50, 20), rounds=rounds) for number in range(1000))
    ]
    request = json.dumps({"v": 1, "id": 1, "do": "statistics", "matches": matches, "pars": {}})
    began = process_time()
    reply = json.loads(Bridge().handle(request))
    assert reply["statistics"]["games"][0]["sets"][0]["matches"] == 1000
    assert process_time() - began < 2
