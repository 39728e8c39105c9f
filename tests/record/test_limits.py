"""The limits of a record: what just keeps to them is sound, what passes them is named."""

import gc
import weakref
from random import Random
from typing import Any

import pytest
from record.small import CARD_DEAL, as_bytes

from lostcities import GAMES, BadRecord, Match
from lostcities.outside_json import DEEPEST
from lostcities.record import LONGEST, LONGEST_NAME, MOST_TURNS, Record, Seat, read, write
from lostcities.record.rounds import MOST_EXTRA_ROUNDS, MOST_ROUNDS
from lostcities.record.strict_json import MOST_DIGITS

HEADER = {"format": "lostcities-record", "version": 1, "game": "card", "seats": [{"name": "A"}, {"name": "B"}]}


def rounds(count: int, turn: str, points: int) -> list[dict[str, Any]]:
    """So many rounds of one turn each by seat 0, worth `points`."""
    return [
        {"starts": 0, "deal": CARD_DEAL, "turns": [turn], "totals": [points * number, 0]}
        for number in range(1, count + 1)
    ]


def refusal(data: bytes) -> str:
    """The sentence that `data` gets."""
    with pytest.raises(BadRecord) as caught:
        read(data)
    return str(caught.value)


def test_the_limits_are_those_that_the_format_names() -> None:
    assert (LONGEST, MOST_DIGITS, DEEPEST, LONGEST_NAME) == (4 * 1024 * 1024, 15, 32, 60)
    assert (MOST_ROUNDS, MOST_EXTRA_ROUNDS, MOST_TURNS) == (99, 999, 20_000)


def test_four_mebibytes_are_read_and_one_byte_more_is_not() -> None:
    text = as_bytes(HEADER | {"rounds": []})
    assert not read(text.ljust(LONGEST)).match.rounds
    assert not read(text.ljust(LONGEST).decode()).match.rounds
    assert refusal(text.ljust(LONGEST + 1)) == "the record: longer than 4194304 bytes of UTF-8, the limit (4 MiB)"


@pytest.mark.parametrize("collecting", [True, False])
def test_a_record_that_was_read_leaves_the_collection_of_garbage_as_it_was(collecting: bool) -> None:
    (gc.enable if collecting else gc.disable)()
    try:
        read(as_bytes(HEADER | {"rounds": []}))
        assert gc.isenabled() == collecting
    finally:
        gc.enable()


def test_a_large_record_is_not_gone_through_for_garbage_and_what_was_frozen_stays_so() -> None:
    text = as_bytes(HEADER | {"rounds": [], "x": {"lists": [[] for _ in range(100_000)]}})
    looked_through = [0]
    gc.collect()
    immortal = gc.get_freeze_count()  # Python 3.12 itself freezes what never goes

    def note(phase: str, _: dict[str, int]) -> None:
        if phase == "start":
            looked_through.append(len(gc.get_objects(generation=0)))

    gc.callbacks.append(note)
    try:
        x = read(text).x
        more = [[number] for number in range(10_000)]
    finally:
        gc.callbacks.remove(note)
    assert len((x or {})["lists"]) == 100_000
    assert len(more) == 10_000
    assert max(looked_through) < 50_000
    assert gc.get_freeze_count() <= immortal
    gc.freeze()
    frozen = gc.get_freeze_count()
    try:
        read(text)
        assert gc.get_freeze_count() >= frozen > immortal
    finally:
        gc.unfreeze()


def test_what_others_let_go_in_circles_between_two_large_records_does_not_pile_up() -> None:
    class Held:
        def __init__(self, what: object) -> None:
            self.what, self.self = what, self

    text = as_bytes(HEADER | {"rounds": [], "x": {"lists": [[] for _ in range(100_000)]}})
    holders = [weakref.ref(Held(read(text))) for _ in range(12)]
    assert sum(holder() is not None for holder in holders) < 4


@pytest.mark.parametrize("count", [3, 20_000])
def test_a_key_given_twice_is_named_where_it_stands_among_few_and_many_in_an_object_without_an_end(count: int) -> None:
    members = "".join(f'"{number}":[{{"1":"\\"1\\":"}}],' for number in range(count))
    text = "{" + members + '"1":0,"end":'
    column = text.rindex('"1"') + 1
    assert refusal(text.encode()) == f'line 1, column {column}: the key "1" is given twice'


def test_the_limit_counts_bytes_and_not_characters() -> None:
    with pytest.raises(BadRecord, match="4 MiB"):
        read('{"seed": "' + "я" * (LONGEST // 2) + '"}')


def test_thirty_two_levels_may_be_nested() -> None:
    deep: Any = {}
    for _ in range(30):
        deep = [deep]
    assert read(as_bytes(HEADER | {"rounds": [], "x": {"y": 1} | {"deep": deep[0]}})).x
    assert "more than 32 levels of nesting" in refusal(as_bytes(HEADER | {"rounds": [], "x": {"deep": deep}}))


def test_fifteen_digits_may_be_a_whole_number() -> None:
    most = 10**15 - 1
    assert read(as_bytes(HEADER | {"rounds": [], "x": {"a": -most, "b": most}})).x == {"a": -most, "b": most}
    assert refusal(as_bytes(HEADER | {"rounds": [], "x": {"a": most + 1}})).endswith(
        "(x.a): a whole number of 16 digits; the limit is 15"
    )


def test_a_match_has_at_most_ninety_nine_rounds() -> None:
    options = {"rounds": 99, "turn_limit": 1, "next_starter": "random"}
    record = HEADER | {"options": options, "rounds": rounds(99, "y2 <", -18)}
    won = {"result": {"totals": [-18 * 99, 0], "winners": [1]}}
    assert read(as_bytes(record | won)).match.over
    assert refusal(as_bytes(record | won | {"rounds": rounds(100, "y2 <", -18)})) == (
        "round 100: a match has at most 99 rounds, the limit"
    )


def test_extra_rounds_go_on_to_nine_hundred_and_ninety_nine_and_are_then_shared() -> None:
    options = {"rounds": 1, "turn_limit": 1, "match_tie": "extra", "starter_tie": "same"}
    record = HEADER | {"options": options, "rounds": rounds(998, "-y2 <", 0)}
    assert not read(as_bytes(record)).match.over
    shared = record | {"rounds": rounds(999, "-y2 <", 0), "result": {"totals": [0, 0], "winners": [0, 1]}}
    assert read(as_bytes(shared)).match.over
    assert refusal(as_bytes(shared | {"rounds": rounds(1000, "-y2 <", 0)})) == (
        "round 1000: a match has at most 999 rounds, the limit"
    )


def endless_round(turns: int) -> Match:
    """A round of so many turns in which cards go round by the discard piles."""
    match = Match.begin(GAMES["card"], {}, 2)
    match.deal_by_chance("endless")
    chance = Random(1)
    text = match.game.format_move
    state = match.rounds[-1].state
    while state.turn < turns:
        moves = [move for move in state.legal() if text(move)[0] in "-<"]
        around = [move for move in moves if text(move) != "<"]
        match.play(chance.choice(around if state.turn > 30 and around else moves))
    return match


def test_a_round_that_has_a_turn_too_many_is_named_at_that_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    record = HEADER | {"rounds": [{"starts": 0, "deal": CARD_DEAL, "turns": ["y2 <", "-y7 <", "y3 <"]}]}
    monkeypatch.setattr("lostcities.record.rounds.MOST_TURNS", 3)
    assert len(read(as_bytes(record)).match.rounds[0].turns) == 3
    monkeypatch.setattr("lostcities.record.rounds.MOST_TURNS", 2)
    assert refusal(as_bytes(record)) == "round 1, turn 3: a round has at most 2 turns, the limit"


def test_a_round_of_twenty_thousand_turns_is_sound_and_unfinished() -> None:
    match = endless_round(MOST_TURNS + 1)
    record = Record(match, [Seat("A"), Seat("B")])
    assert refusal(write(record).encode()) == "round 1, turn 20001: a round has at most 20000 turns, the limit"
    match.rounds[-1].turns.pop()
    again = read(write(record)).match
    assert (again.in_round, len(again.rounds[-1].turns)) == (True, MOST_TURNS)
