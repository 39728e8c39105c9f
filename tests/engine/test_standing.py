"""Where everybody stands: what a seat would have if the round ended now is what the score sheet then says."""

from random import Random
from typing import Any

import pytest
from board_table import begin, earned
from hypothesis import given, settings
from hypothesis import strategies as st
from random_play import Scene, scenes

from lostcities import GAMES, Match
from lostcities.game import RoundEnd
from lostcities.games.board import BOARD

EVERY_GAME = pytest.mark.parametrize("name", GAMES)


def history(scene: Scene) -> tuple[RoundEnd, ...]:
    """What the rounds of the scene leave, the one in play as if it ended now."""
    return (*scene.match.history[: len(scene.match.rounds) - 1], scene.game.end_round(scene.state))


def board_totals(scene: Scene) -> list[int]:
    """The totals on the score sheet if the expedition ended now, and with it the match if it is the last."""
    ends, rules = history(scene), scene.match.rules
    return scene.game.result(rules, ends)[0] if scene.game.match_over(rules, ends) else list(ends[-1].totals)


@EVERY_GAME
@given(data=st.data())
@settings(max_examples=80)
def test_a_standing_is_what_the_sheet_says_if_the_round_ends_there(name: str, data: st.DataObject) -> None:
    """The board game tells what a seat would have in the match, the others the round's points beside the match's."""
    scene = data.draw(scenes(name))
    for viewer in scene.viewers():
        view = scene.game.view(scene.game.sight(scene.state, viewer), {"totals": "all"})
        people = view["facts"].get("people")
        if people:
            assert [person["standing"]["points"] for person in people] == board_totals(scene)
        else:
            assert view["scores"] == list(history(scene)[-1].scores)


@given(data=st.data())
@settings(max_examples=60)
def test_the_terms_of_a_standing_add_up_and_hidden_points_are_in_none(data: st.DataObject) -> None:
    scene = data.draw(scenes("board"))
    for viewer in scene.viewers():
        for person in BOARD.view(BOARD.sight(scene.state, viewer), {})["facts"]["people"]:
            standing = person["standing"]
            assert sum(term["points"] for term in standing["terms"]) == standing["points"]
            assert standing["whole"] == (person["seat"] == viewer)
            if not standing["whole"]:
                assert {term["key"] for term in standing["terms"]} <= {"explorers", "artifacts"}


@EVERY_GAME
@given(data=st.data())
@settings(max_examples=30)
def test_the_deck_says_how_many_turns_it_gives_each_seat(name: str, data: st.DataObject) -> None:
    scene = data.draw(scenes(name))
    zones = scene.game.view(scene.game.sight(scene.state, 0), {})["zones"]
    (deck,) = (zone for zone in zones if zone["kind"] == "deck")
    most = deck.get("limit", deck["count"])
    assert deck["turns"] * scene.match.seats <= most < (deck["turns"] + 1) * scene.match.seats
    assert deck["about"] == ("limit" not in deck and any(zone["count"] for zone in zones if zone["kind"] == "pile"))


@EVERY_GAME
@pytest.mark.parametrize("limit", [5, 1000, None])
def test_the_deck_says_how_many_turns_a_limit_leaves_all_seats_as_soon_as_it_comes_first(
    name: str, limit: int | None
) -> None:
    match = Match.begin(name, {"rounds": 1, "turn_limit": limit}, 2)
    match.deal_by_chance("limited")
    told = []
    while match.in_round and len(told) < 12:
        (deck,) = (zone for zone in match.view(0)["zones"] if zone["kind"] == "deck")
        told.append((deck.get("limit"), deck["turns"], deck["about"]))
        match.play_text(next(move for move in match.legal() if move[0] == "-"))
        match.play_text("<")
    if limit == 5:
        assert told == [(5, 2, False), (4, 2, False), (3, 1, False), (2, 1, False), (1, 0, False)]
    else:
        assert len(told) == 12
        assert {each for each, *_ in told} == {None}
        assert {about for *_, about in told[1:]} == {True}


@EVERY_GAME
def test_what_happened_tells_a_round_that_the_limit_ends_from_one_that_the_deck_ends(name: str) -> None:
    dealt = Match.begin(name, {"rounds": 1}, 2)
    dealt.deal_by_chance("limited")
    (size,) = (zone["count"] for zone in dealt.view(0)["zones"] if zone["kind"] == "deck")
    for limit, kind in ((1, "limit"), (size, "end"), (None, "end")):
        match = Match.begin(name, {"rounds": 1, "turn_limit": limit}, 2)
        match.deal_by_chance("limited")
        while match.in_round:
            match.play_text(next(move for move in match.legal() if move[0] == "-"))
            before = match.rounds[-1].state.copy()
            move = match.game.parse_move("<")
            match.play_text("<")
            told = match.game.tell(before, move, match.rounds[-1].state)
        assert [event["kind"] for event in told] == ["draw", kind]


def told(state: Any, seat: int = 0, **shown: str) -> list[tuple[str, int]]:
    standing = BOARD.view(BOARD.sight(state, seat), shown)["facts"]["people"][seat]["standing"]
    return [*((term["key"], term["points"]) for term in standing["terms"]), ("=", standing["points"])]


OUT = {0: [("r", "r", 7, "r1"), ("a", "g", 4, "g1"), ("a", "y", 1, "y1")]}  # 60 + 5 - 20


def test_explorers_count_at_their_steps_and_the_researcher_twice() -> None:
    assert told(begin(stands=OUT)) == [("tiles", 0), ("explorers", 45), ("=", 45)]


def test_earlier_points_are_a_term_of_their_own_and_artifacts_none_before_the_last_expedition() -> None:
    state = begin(stands=OUT, history=earned(40, 0, artifacts=(7, 0)))
    assert told(state) == [("before", 40), ("tiles", 0), ("explorers", 45), ("=", 85)]


def test_in_the_last_expedition_artifacts_are_settled_too() -> None:
    state = begin(stands=OUT, history=(*earned(0, 0), *earned(90, 0, artifacts=(7, 0))))
    assert told(state) == [("before", 90), ("tiles", 0), ("explorers", 45), ("artifacts", 30), ("=", 165)]
    assert told(begin(stands=OUT, rounds=1))[-2:] == [("artifacts", -20), ("=", 25)]


def test_what_stops_at_zero_says_what_it_is_forgiven_and_below_zero_only_the_option_goes() -> None:
    low = {0: [("r", "r", 1, "r1")]}
    assert told(begin(stands=low)) == [("tiles", 0), ("explorers", -40), ("floor", 40), ("=", 0)]
    assert told(begin(stands=low, floor="none")) == [("tiles", 0), ("explorers", -40), ("=", -40)]


def test_in_the_last_expedition_too_only_the_option_goes_below_zero() -> None:
    low = {0: [("r", "r", 1, "r1")]}
    assert told(begin(stands=low, rounds=1, floor="none")) == [
        *[("tiles", 0), ("explorers", -40), ("artifacts", -20)],
        ("=", -60),
    ]


def test_what_others_see_of_a_seat_in_the_last_expedition_has_its_artifacts_and_their_number() -> None:
    state = begin(stands=OUT, history=(*earned(0, 0), *earned(90, 0, artifacts=(7, 0))))
    theirs = BOARD.view(BOARD.sight(state, 1), {})["facts"]["people"][0]["standing"]
    found = {"key": "artifacts", "points": 30, "count": 7}
    assert theirs == {"terms": [{"key": "explorers", "points": 45}, found], "points": 75, "whole": False}


def test_where_no_other_expedition_follows_whatever_the_rules_say_artifacts_are_settled() -> None:
    assert told(begin(stands=OUT), ends="match")[-2:] == [("floor", 15), ("=", 0)]


def test_while_no_pile_can_be_drawn_from_the_turns_left_are_exact() -> None:
    state = begin(["", "", ""])
    chance = Random(1)
    assert BOARD.view(BOARD.sight(state, 0), {})["zones"][3]["about"] is False
    state.play(next(move for move in state.legal() if BOARD.format_move(move).startswith("-")))
    assert BOARD.view(BOARD.sight(BOARD.redeal(state, 0, chance), 0), {})["zones"][3]["about"] is True
