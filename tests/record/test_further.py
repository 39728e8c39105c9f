"""Two records of one match from two devices: nothing that either holds is lost, whatever is kept."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lostcities import Match
from lostcities.chance import choose, stream
from lostcities.record import Record, further, read, write

NAMES = ["Ada", "Ben"]


def dealt(seed: str, other: object = None) -> Record:
    """A dealt match whose record does not say its seed, with what somebody else keeps in it."""
    match = Match.begin("card")
    match.deal_by_chance(seed, 0)
    record = Record.of(match, NAMES)
    record.x = {"somebody": other}
    return read(write(record))


def of_two_rounds(first: str) -> Record:
    """A match whose first round is one turn, which began so, and whose second round is dealt."""
    match = Match.begin("card", {"turn_limit": 1, "starter_tie": "same"})
    match.deal_by_chance("s", 0)
    match.play([move for move in match.legal() if move[0] == "-"][first == "other"])
    match.play("<")
    match.deal_by_chance("s")
    return read(write(Record.of(match, NAMES)))


def played(seed: str, turns: int, chance: str = "a", game: str = "card", **own: object) -> Record:
    """A match that was played so far by chance, as it is read from a file."""
    match = Match.begin(game, {"rounds": 1})
    match.deal_by_chance(seed)
    for number in range(turns):
        if match.in_round:
            match.play(choose(stream(chance if number > 5 else "a", number), match.legal()))
    record = Record.of(match, NAMES, seed)
    record.x = {"lostcities": own} if own else None
    return read(write(record))


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 30), st.integers(0, 30), st.sampled_from("ab"), st.sampled_from(["s", "t"]))
def test_what_is_kept_holds_every_move_of_both(mine: int, theirs: int, chance: str, seed: str) -> None:
    one, other = played("s", mine), played(seed, theirs, chance)
    kept = {"same": [one], "mine": [one], "theirs": [other], "both": [one, other]}[further(one, other)]
    for record in (one, other):
        (moves,) = lines([record])
        assert any(found[: len(moves)] == moves for found in lines(kept))
    assert further(other, one) == {"mine": "theirs", "theirs": "mine"}.get(further(one, other), further(one, other))


def lines(records: list[Record]) -> list[list[object]]:
    return [[record.seed, *(move for turn in record.match.rounds[0].turns for move in turn)] for record in records]


def test_of_one_match_the_longer_holds_the_shorter() -> None:
    assert further(played("s", 4), played("s", 12)) == "theirs"
    assert further(played("s", 12), played("s", 4)) == "mine"
    assert further(played("s", 4), played("s", 4)) == "same"
    assert further(played("s", 20), played("s", 20, "b")) == "both"


@pytest.mark.parametrize(
    "own", [{"conceded": 0}, {"practice": True}, {"day": {"date": "2026-11-19", "on": "2026-11-19"}}]
)
def test_what_is_remembered_of_a_match_is_not_lost_either(own: dict[str, object]) -> None:
    assert further(played("s", 4), played("s", 4, **own)) == "theirs"
    assert further(played("s", 4, **own), played("s", 4)) == "mine"
    assert further(played("s", 9), played("s", 4, **own)) == "both"


def test_how_far_a_round_can_be_taken_back_is_no_difference() -> None:
    assert further(played("s", 4, sealed=1), played("s", 4, sealed=3)) == "same"


def test_other_names_or_another_game_are_another_match() -> None:
    renamed = json.loads(write(played("s", 4)))
    renamed["seats"][0]["name"] = "Cem"
    assert further(played("s", 4), read(json.dumps(renamed))) == "both"
    assert further(played("s", 4), played("s", 4, game="adapted")) == "both"


def test_another_deal_another_first_round_or_what_somebody_else_keeps_is_another_match() -> None:
    assert further(dealt("s"), dealt("s")) == "same"
    assert further(dealt("s"), dealt("t")) == "both"
    assert further(dealt("s", 1), dealt("s", 2)) == "both"
    assert further(of_two_rounds("one"), of_two_rounds("one")) == "same"
    assert further(of_two_rounds("one"), of_two_rounds("other")) == "both"


def test_of_marks_that_do_not_agree_both_are_kept() -> None:
    assert further(played("s", 4, conceded=0), played("s", 4, conceded=1)) == "both"
    assert further(played("s", 4, conceded=0), played("s", 4, practice=True)) == "both"
    assert further(played("s", 9, conceded=0), played("s", 4, conceded=1)) == "both"
    assert further(played("s", 9, conceded=0), played("s", 4, conceded=0)) == "mine"
