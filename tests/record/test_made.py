"""A record made of a match that is played: what `Record.of` fills in, and what it and `write` refuse."""

import pytest

from lostcities import BadOption, Match, Misuse, Record, Seat, read_record, write_record
from lostcities.record.sentences import says


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
