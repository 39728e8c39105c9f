"""Exercises made of a review: solved by what the review calls best, and made of what that seat saw alone."""

import json
from random import Random
from typing import Any

import pytest

from lostcities import GAMES, Match, choose
from lostcities.lessons import Attempt, read_lesson
from lostcities.record import Record, Seat, write
from lostcities.review import Review, review, review_through
from lostcities.review.luck import begun_again
from lostcities.table import Table
from lostcities.table.after.exercises import MOST, PLAYED, RIGHT, exercises, hint_of

OPTIONS = {"rounds": 1, "turn_limit": 24}


def played(game: str, seats: int = 2) -> Match:
    """A short match of a player that makes mistakes."""
    match = Match.begin(game, {**OPTIONS, "turn_limit": 12 * seats}, seats)
    match.deal_by_chance(f"exercises {game}", starts=0)
    while match.in_round:
        match.play(choose(match, "novice", game))
    return match


@pytest.fixture(scope="module", params=list(GAMES))
def found(request: pytest.FixtureRequest) -> Review:
    return review_through(review(played(request.param), seats=[0], effort=3))


def test_the_costliest_moments_become_exercises_the_costliest_first(found: Review) -> None:
    made = exercises(found, [0])
    costs = sorted((each.cost.cost for each in found.rounds[0].turns if each.cost is not None), reverse=True)
    assert [each["cost"] for each in made] == [cost for cost in costs[:MOST] if cost]
    assert exercises(found, [1]) == []  # whose turns were not reviewed


def test_the_best_move_solves_it_and_the_one_that_was_played_does_not(found: Review) -> None:
    made = exercises(found, [0])
    assert made
    for each in made:
        attempt = Attempt(read_lesson(each["lesson"]))
        wrong = attempt.try_move(each["why"]["played"]["move"])
        assert (wrong.kind, wrong.key) == ("wrong", PLAYED)
        assert attempt.hint().startswith("exercise-hint-")
        right = attempt.try_move(each["why"]["better"]["move"])
        assert (right.kind, right.key, right.over) == ("solved", RIGHT, True)


def test_nothing_pleads_for_the_move_that_cost_something(found: Review) -> None:
    said = [key for each in found.rounds[0].why.values() for key, _ in each.said_of_played]
    pleading = {"hint-gives", "hint-discard-waits", "hint-unseen-better", "hint-board-stays", "hint-take-better"}
    assert said
    assert not pleading & set(said)


def test_an_exercise_is_made_of_what_that_seat_saw_alone(found: Review) -> None:
    """Dealing anew what the seat could not know before the turn changes nothing of it but the review's own moves."""
    match = found.match
    for each in exercises(found, [0]):
        state = begun_again(match, 0)
        for move in (move for turn in match.rounds[0].turns[: each["turn"]] for move in turn):
            state.play(move)
        position = json.loads(each["lesson"])["position"]
        others = position["hands"][1].split(" ")
        assert all(card.startswith("?") or card.endswith("!") for card in others)
        assert position["deck"].startswith("?")
        otherwise = match.game.redeal(state, 0, Random("otherwise"))
        assert match.game.sight(otherwise, 0) == match.game.sight(state, 0)


def seen(table: Table, record: str) -> dict[str, Any]:
    news = table.review(record, "m-1")
    assert news["exercises"] == []
    while not news["over"]:
        news = table.weigh()
    return news


def test_only_people_get_exercises_and_only_once_all_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lostcities.table.after.reviewing.page_effort_of", lambda game: 2)
    match = played("card")
    for seats, whose in (([Seat("Ada"), Seat("x", "bold")], {0}), ([Seat("x", "bold"), Seat("y", "bold")], set())):
        told = seen(Table(), write(Record(match, seats, match.rules)))
        assert {each["seat"] for each in told["exercises"]} == whose


def test_an_exercise_is_played_at_a_table_like_any_lesson(found: Review) -> None:
    [first, *_] = exercises(found, [0])
    table = Table()
    table.lesson(first["lesson"])
    shown = table.look()
    assert shown is not None
    table.play(shown["ply"], first["why"]["better"]["move"])
    solved = table.look()
    assert solved is not None
    assert solved["lesson"]["over"]


def test_more_seats_make_exercises_too() -> None:
    found = review_through(review(played("board", 3), seats=[0], effort=2))
    for each in exercises(found, [0]):
        assert len(json.loads(each["lesson"])["position"]["hands"]) == 3


@pytest.mark.parametrize(
    ("game", "move", "hint"),
    [
        ("card", "<", "deck"),
        ("card", "<y", "take"),
        ("card", "-y5", "discard"),
        ("card", "y5", "place"),
        ("board", ">r", "explore"),
        ("adapted", "-h7", "discard"),
    ],
)
def test_the_hint_names_the_kind_of_move_that_is_wanted(game: str, move: str, hint: str) -> None:
    assert hint_of(GAMES[game], GAMES[game].parse_move(move)) == f"exercise-hint-{hint}"
