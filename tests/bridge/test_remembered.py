"""What a record says under the table's own `x`: believed where it makes sense, passed over where it does not."""

from random import Random
from typing import Any

import pytest
from engine.random_play import play_some

from lostcities import Match
from lostcities.record import Record, Seat
from lostcities.table.remembered import OWN_X, own_x, sit_down
from lostcities.table.sitting import Sitting

MOVES = 9


def seated(own: Any) -> Sitting:
    """A match of two people in its first round, with these facts."""
    match = Match.begin("card", {"rounds": 2})
    play_some(match, Random("remembered"), MOVES)
    return sit_down(Record(match, [Seat("Ada"), Seat("Ben")], seed="dealt from", x={OWN_X: own}), "m-1")


GOOD = {
    "practice": True,
    "gentle": True,
    "playedOn": "2.17 0",
    "begins": 1,
    "conceded": 1,
    "day": {"date": "2026-11-17", "on": "2026-11-18"},
    "seed": "dealt further",
    "stoodIn": [0, 1],
}


def test_what_makes_sense_is_believed_and_written_again() -> None:
    assert own_x(seated(GOOD)) == GOOD
    assert seated({"playedOn": "2" * 20}).played_on == "2" * 20


def test_how_far_moves_are_sealed_is_kept_while_the_match_goes_on() -> None:
    assert own_x(seated({"sealed": 4})) == {"sealed": 4}
    assert own_x(seated({"sealed": 0})) == {"sealed": 0}
    assert own_x(seated({"sealed": MOVES})) == {"sealed": MOVES}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("practice", 1),
        ("practice", "true"),
        ("gentle", True),  # not without practice
        ("playedOn", 2.17),
        ("playedOn", "2" * 21),
        ("begins", 2),
        ("begins", -1),
        ("begins", True),
        ("conceded", 2),
        ("conceded", -1),
        ("conceded", "0"),
        ("day", "2026-11-17"),
        ("day", {"date": "2026-11-17"}),
        ("day", {"date": "2026-11-17", "on": "today"}),
        ("day", {"date": "2026-11-17", "on": "2026-02-30"}),
        ("day", {"date": "xxxxxxxxxx", "on": "xxxxxxxxxx"}),
        ("day", {"date": "2026-W47-2", "on": "2026-W47-2"}),  # ISO 8601 too, and not how a day is named here
        ("seed", 7),
        ("stoodIn", [2, "1", None]),
        ("stoodIn", 1),
        ("primer", True),  # it is no first lesson
        ("sealed", -1),
        ("sealed", MOVES + 1),
        ("sealed", "4"),
        ("nobody", "knows it"),
    ],
)
def test_what_makes_none_is_passed_over(name: str, value: object) -> None:
    """Where nothing says how far, all that was played is sealed."""
    assert own_x(seated({name: value})) == {"sealed": MOVES}


@pytest.mark.parametrize("own", [None, [], "practice", 7])
def test_facts_of_another_kind_are_passed_over_whole(own: object) -> None:
    assert own_x(seated(own)) == {"sealed": MOVES}


def test_a_match_that_was_played_out_cannot_be_given_up_as_well() -> None:
    match = Match.begin("card", {"rounds": 1, "turn_limit": 4})
    play_some(match, Random("over"), 60)
    assert match.over
    sitting = sit_down(Record(match, [Seat("Ada"), Seat("Ben")], x={OWN_X: {"conceded": 0}}), "m-1")
    assert sitting.conceded is None


def test_a_record_without_a_round_is_dealt_one() -> None:
    sitting = sit_down(Record(Match.begin("card"), [Seat("Ada"), Seat("Ben")], seed="first"), "m-1")
    assert len(sitting.match.rounds) == 1
    assert sitting.seed == "first"
