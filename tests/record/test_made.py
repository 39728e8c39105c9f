"""A record made from a match that is played: what `Record.of` fills in, and what it and `write` refuse."""

from dataclasses import replace
from typing import Any

import pytest

from lostcities import GAMES, BadOption, Match, Misuse, Record, Seat, read_record, write_record
from lostcities.game import LARGEST
from lostcities.games.board.options import MOST_POINTS
from lostcities.record.sentences import says
from lostcities.record.strict_json import LONGEST, MOST_DIGITS


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


def nested(levels: int) -> Any:
    value: Any = {}
    for _ in range(levels):
        value = {"in": value}
    return value


TWO = [Seat("Ada"), Seat("Ben")]
AGAIN = "the record could not be read again: "
CHANGED = "under x stands something that JSON gives back as something else, such as a tuple"


@pytest.mark.parametrize(
    ("around", "said"),
    [
        ({"seats": [Seat("Ada"), Seat("")]}, f"{AGAIN}seats[1].name: a name must have at least one character"),
        ({"seats": [Seat("a" * 61), Seat("Ben")]}, f"{AGAIN}seats[0].name: a name of 61 characters; the limit is 60"),
        ({"seats": [Seat("\ud800"), Seat("Ben")]}, f"{AGAIN}line 3, column 22: a lone surrogate"),
        ({"seats": [Seat("Ada", 5), Seat("Ben")]}, f"{AGAIN}seats[0].mind: must be a text, not a whole number"),
        ({"seats": [Seat("Ada", x=5), Seat("Ben")]}, f"{AGAIN}seats[0].x: must be an object, not a whole number"),
        ({"seats": [Seat("Ada", x={"a": (1,)}), Seat("Ben")]}, CHANGED),
        ({"seed": 5}, f"{AGAIN}seed: must be a text, not a whole number"),
        ({"seed": "\udfff"}, f"{AGAIN}line 4, column 11: a lone surrogate"),
        ({"x": [1]}, f"{AGAIN}x: must be an object, not a list"),
        ({"x": {"a": 10**16}}, f"{AGAIN}line 4, column 13 (x.a): a whole number of 17 digits; the limit is 15"),
        ({"x": nested(40)}, f"{AGAIN}line 4, column 224 (x.in.in"),
        ({"x": {1: 2, "1": 3}}, f'{AGAIN}line 4, column 16 (x): the key "1" is given twice'),
        ({"x": {"a": "a" * LONGEST}}, f"{AGAIN}the record: longer than 4194304 bytes"),
        ({"x": {1: 2}}, CHANGED),
        ({"x": {"a": [(1, 2)]}}, CHANGED),
        ({"round_x": {0: [1]}}, f"{AGAIN}round 1, x: must be an object, not a list"),
        ({"round_x": {0: {"a": ()}}}, CHANGED),
        ({"round_x": {5: {}}}, "the match has 1 rounds, and the record keeps an x for another"),
        ({"round_x": {-1: {}}}, "the match has 1 rounds, and the record keeps an x for another"),
        ({"result_x": {}}, "the match is not over, and the record keeps an x for its result"),
    ],
    ids=lambda each: str(each)[:40],
)
def test_what_would_not_be_read_back_is_not_written(around: dict[str, Any], said: str) -> None:
    with pytest.raises(Misuse) as refused:
        write_record(Record(dealt(), **{"seats": TWO, **around}))
    assert str(refused.value).startswith(said)
    assert str(refused.value).isprintable()


def test_a_match_of_a_game_that_no_reader_knows_is_not_written() -> None:
    match = Match.begin(replace(GAMES["card"], name="mine"))
    with pytest.raises(Misuse, match=f'{AGAIN}game: no game is called "mine"'):
        write_record(Record(match, TWO))


def test_the_x_of_a_result_is_an_object() -> None:
    match = dealt(rounds=1, turn_limit=1)
    while match.in_round:
        match.play(match.legal()[0])
    record = Record.of(match, ["Ada", "Ben"])
    record.result_x = {"a": [1, 2.5, None]}
    assert read_record(write_record(record)).result_x == record.result_x
    record.result_x = [1]  # type: ignore[assignment]
    with pytest.raises(Misuse, match=r"result.x: must be an object, not a list"):
        write_record(record)


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
