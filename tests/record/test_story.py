"""A record told for a person: every line, in the three ways in which a match can stand."""

from random import Random
from typing import Any

import pytest
from engine.random_play import play_some
from record.small import as_bytes, board_record, card_record

from lostcities import Match
from lostcities.record import Record, Seat, read
from lostcities.record.replay import story


def told(record: dict[str, Any]) -> list[str]:
    return list(story(read(as_bytes(record))))


def test_a_finished_match_is_told_turn_by_turn_to_its_winner() -> None:
    assert told(card_record()) == [
        "Lost Cities, the game card: Ada, Scout (computer: bold)",
        "Options: rounds 2, turn_limit 4",
        "",
        "Round 1, begun by Ada:",
        "    1  Ada    y2 <    -18     0",
        "    2  Scout  bx <    -18   -40",
        "    3  Ada    y3 <    -15   -40",
        "    4  Scout  -y7 <   -15   -40",
        "Round 1 is over: Ada -15, Scout -40.",
        "",
        "Round 2, begun by Ada:",
        "    1  Ada    yx <    -40     0",
        "    2  Scout  -y7 <   -40     0",
        "    3  Ada    y2 <y   -36     0",
        "    4  Scout  y8 <    -36   -12",
        "Round 2 is over: Ada -51, Scout -52.",
        "",
        "The match is over: Ada -51, Scout -52. Victory: Ada.",
    ]


def test_an_unfinished_match_says_whose_turn_it_is() -> None:
    lines = told(board_record())
    assert lines[0] == "Lost Cities, the game board: Ada, Bo"
    assert lines[1:3] == ["", "Round 1, begun by Bo:"]
    assert lines[-2:] == ["", "The match is not over: it is the turn of Bo."]


def test_between_rounds_it_says_which_has_not_begun() -> None:
    record = card_record()
    del record["rounds"][1], record["result"]
    assert told(record)[-3:] == [
        "Round 1 is over: Ada -15, Scout -40.",
        "",
        "The match is not over: round 2 has not begun.",
    ]


def test_a_match_that_was_given_up_says_by_whom() -> None:
    given_up = list(story(read(as_bytes(board_record())), conceded=0))
    assert given_up == [*told(board_record())[:-1], "The match is over: given up by Ada."]


def test_a_shared_victory_names_all_who_share_it() -> None:
    record = card_record()
    record["options"] = {"rounds": 1, "turn_limit": 1}
    record["rounds"] = [{**record["rounds"][0], "turns": ["-y2 <"], "totals": [0, 0]}]
    record["result"] = {"totals": [0, 0], "winners": [0, 1]}
    assert told(record)[-1] == "The match is over: Ada 0, Scout 0. Victory: Ada and Scout."


@pytest.mark.parametrize(
    ("game", "options", "chance", "why"),
    [
        ("board", {"turn_limit": 30}, "0", "more artifacts"),
        ("adapted", {"floor": "zero", "match_tie": "stacks"}, "233", "more long stacks"),
    ],
)
def test_what_decides_between_equal_totals_is_told(game: str, options: dict[str, Any], chance: str, why: str) -> None:
    match = Match.begin(game, {"rounds": 1, **options})
    play_some(match, Random(chance), 4000)
    totals, winners = match.result()
    assert totals[0] == totals[1]
    assert len(winners) == 1
    seats = [Seat("Ada"), Seat("Bo")]
    assert list(story(Record(match, seats, {})))[-1].endswith(f" Victory: {seats[winners[0]].name} by {why}.")


def test_what_decides_is_told_of_several_who_share_the_victory_too(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.begin("board", {"rounds": 1, "turn_limit": 1}, 3)
    play_some(match, Random(0), 4000)
    monkeypatch.setattr(Match, "result", lambda self: ((0, 0, 0), (0, 1)))
    end = list(story(Record(match, [Seat("Ada"), Seat("Bo"), Seat("Cy")], {})))[-1]
    assert end.endswith("Victory: Ada and Bo by more artifacts.")


def test_a_round_without_a_turn_has_no_lines_of_turns() -> None:
    record = card_record()
    record["rounds"] = [{**record["rounds"][0], "turns": []}]
    del record["rounds"][0]["totals"], record["result"]
    assert told(record)[2:] == ["", "Round 1, begun by Ada:", "", "The match is not over: it is the turn of Ada."]
