"""A record made of a match that is played: what `Record.of` fills in, and what it and `write` refuse."""

import pytest

from lostcities import GAMES, BadOption, Match, Misuse, Record, Seat, read_record, write_record
from lostcities.game import LARGEST
from lostcities.games.board.options import MOST_POINTS
from lostcities.record.sentences import says
from lostcities.record.strict_json import MOST_DIGITS


def dealt(**options: object) -> Match:
    match = Match.begin("card", options)
    match.deal_by_chance("a deal", 0)
    return match


def test_a_record_of_a_match_names_its_seats_its_seed_and_the_options_that_are_not_the_usual_ones() -> None:
    match = dealt(rounds=1, expeditions=5)
    record = Record.of(match, ["Ada", Seat("Scout", "bold")], "a deal")
    assert record.match is match
    assert record.seats == [Seat("Ada"), Seat("Scout", "bold")]
    assert (record.options, record.seed) == ({"rounds": 1}, "a deal")
    again = read_record(write_record(record))
    assert (again.options, again.seed, again.seats) == (record.options, record.seed, record.seats)
    assert again.match.rules == match.rules


def test_a_record_of_the_usual_options_gives_none() -> None:
    record = Record.of(dealt(), ["Ada", "Ben"])
    assert (record.options, record.seed) == (None, None)
    assert Record(record.match, record.seats).options is None


def test_too_few_names_are_refused_by_their_number() -> None:
    match = dealt()
    with pytest.raises(BadOption) as caught:
        Record.of(match, ["Ada"])
    assert (str(caught.value), caught.value.values) == ("the match has 2 seats, and 1 are named", {"option": "seats"})
    with pytest.raises(Misuse) as told:
        write_record(Record(match, [Seat("Ada")]))
    assert str(told.value) == "the match has 2 seats, and the record names 1"


@pytest.mark.parametrize("points", [MOST_POINTS, -MOST_POINTS])
def test_the_largest_numbers_that_options_allow_are_read_back(points: int) -> None:
    match = Match.begin("board", {"large_table": [points], "turn_limit": 1, "floor": "none"})
    while not match.over:
        match.deal_by_chance("a deal")
        while match.in_round:
            match.play(match.legal()[0])
    again = read_record(write_record(Record.of(match, ["Ada", "Ben"]))).match
    assert again.result() == match.result()
    assert abs(again.result()[0][0]) > 10**8


@pytest.mark.parametrize("name", GAMES)
def test_the_longest_limit_of_turns_is_read_back(name: str) -> None:
    match = Match.begin(name, {"turn_limit": LARGEST})
    again = read_record(write_record(Record.of(match, ["Ada"] * match.seats))).match
    assert again.rules["turn_limit"] == LARGEST == 10**MOST_DIGITS - 1


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ("Ada", '"Ada"'),
        (None, "null"),
        (["é", 1], '["é", 1]'),
        ([1] * 20, f"[{'1, ' * 19}1]"),
        ([1] * 21, f"[{'1, ' * 19}1,…"),
        (["\u202e"], r'["\u202e"]'),
    ],
)
def test_what_a_record_says_is_quoted_as_json_and_cut(value: object, said: str) -> None:
    assert says(value) == said
