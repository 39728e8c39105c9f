"""A review that comes from elsewhere, checked against its match: one that was kept here holds, and one that was changed
does not, except in what only a review made anew could tell."""

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest
from review.test_exercises_of_reviews import played

from lostcities import GAMES
from lostcities.bridge import Bridge
from lostcities.record import Record, Seat, write

TAKEN_AT_ITS_WORD = {"expected", "tried", "best", "reasons"}
"""What a player thinks of turns. Also taken: how sure that is, and by how much a turn that cost nothing was behind."""
Spot = tuple[str | int, ...]


def asking(bridge: Bridge, do: str, **fields: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(bridge.handle(json.dumps({"v": 1, "id": 1, "do": do, **fields})))
    return found


@pytest.fixture(scope="module", params=list(GAMES))
def kept(request: pytest.FixtureRequest) -> tuple[str, dict[str, Any]]:
    """A record, and what the page keeps of its review."""
    record = write(Record.of(played(request.param), [Seat("Ada", None), Seat("Nils", "novice")]))
    bridge = Bridge()
    reviewing = asking(bridge, "review", record=record, match="m-1")["reviewing"]
    while not reviewing["over"]:
        reviewing = asking(bridge, "weigh")["reviewing"]
    return record, {name: reviewing[name] for name in ("key", "review", "exercises")}


def held(record: str, review: dict[str, Any]) -> bool:
    """Whether the bridge takes it; what has not even the shape is refused."""
    return bool(asking(Bridge(), "held", record=record, review=review).get("held"))


def leaves(value: Any, spot: Spot = ()) -> Iterator[tuple[Spot, Any]]:
    """Every number, text, truth and null of a value, with where it stands."""
    if isinstance(value, dict | list):
        for name, each in value.items() if isinstance(value, dict) else enumerate(value):
            yield from leaves(each, (*spot, name))
    else:
        yield spot, value


def changed(review: dict[str, Any], spot: Spot, value: Any) -> dict[str, Any]:
    """The same review with another value there."""
    new = copy.deepcopy(review)
    at: Any = new
    for name in spot[:-1]:
        at = at[name]
    at[spot[-1]] = value
    return new


def another(value: Any) -> Any:
    """A value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    return f"{value}x" if isinstance(value, str) else 0


def test_what_this_device_would_keep_holds(kept: tuple[str, dict[str, Any]]) -> None:
    record, review = kept
    assert review["exercises"]
    assert held(record, review)


def test_whatever_was_changed_does_not_hold_but_what_the_player_thinks(kept: tuple[str, dict[str, Any]]) -> None:
    record, review = kept
    told = list(leaves(review))
    few = [each for each in told if "weighed" not in each[0]]
    turns = [each for each in told if "weighed" in each[0]][::5]
    for spot, value in few + turns:
        if not (TAKEN_AT_ITS_WORD & {*spot} or unsure(review, spot)):
            assert not held(record, changed(review, spot, another(value))), spot


def unsure(review: dict[str, Any], spot: Spot) -> bool:
    at: Any = review
    for name in spot[:-1]:
        at = at[name]
    return "weighed" in spot and (spot[-1] == "error" or (spot[-1] == "behind" and not at["cost"]))


def test_only_sentences_that_a_review_can_say_hold(kept: tuple[str, dict[str, Any]]) -> None:
    record, review = kept
    said = [spot for spot, value in leaves(review) if spot[-1] == "key" and "reasons" in spot]
    for spot in (said[0], next(spot for spot in said if "exercises" in spot)):
        for value in ("settings-title", "hint-thinks", ""):
            assert not held(record, changed(review, spot, value)), spot
        for values in ({"card": "<b>"}, {"count": 1, "more": 1}):
            assert not held(record, changed(review, (*spot[:-1], "values"), values)), spot
        assert not held(record, changed(review, spot[:-2], []))
    for spot in {spot[-1]: spot for spot, _ in leaves(review) if "values" in spot}.values():
        for other in ("x", 10**5, 0.5, True):
            assert not held(record, changed(review, spot, other)), (spot, other)


def test_parts_that_are_gone_or_twice_do_not_hold(kept: tuple[str, dict[str, Any]]) -> None:
    record, review = kept
    rounds = review["review"]["rounds"]
    turns = rounds[0]["turns"]
    unweighed = [{**each, "weighed": None} for each in turns]
    assert not held(record, changed(review, ("review", "rounds"), rounds[:-1]))
    assert not held(record, changed(review, ("review", "rounds"), rounds + rounds[-1:]))
    assert not held(record, changed(review, ("review", "rounds", 0, "turns"), turns[:-1]))
    assert not held(record, changed(review, ("review", "rounds", 0, "turns"), unweighed))
    assert not held(record, changed(review, ("review", "rounds", 0, "accounts"), rounds[0]["accounts"][:1]))
    assert not held(record, changed(review, ("review", "accounts"), review["review"]["accounts"][:1]))
    assert not held(record, changed(review, ("exercises",), review["exercises"] + review["exercises"][:1]))
    assert not held(record, changed(review, ("review",), {}))
    assert held(record, changed(review, ("exercises",), review["exercises"][:1]))


def test_an_exercise_begins_in_its_own_turn(kept: tuple[str, dict[str, Any]]) -> None:
    record, review = kept
    lessons = [each["lesson"] for each in review["exercises"]]
    if len(lessons) > 1:
        assert not held(record, changed(review, ("exercises", 0, "lesson"), lessons[1]))
    assert not held(record, changed(review, ("exercises", 0, "lesson"), "{}"))
    assert not held(record, changed(review, ("exercises", 0, "round"), 7))
    assert not held(record, changed(review, ("exercises", 0, "turn"), -1))


def test_numbers_beyond_all_bounds_do_not_hold(kept: tuple[str, dict[str, Any]]) -> None:
    record, review = kept
    spot = next(spot for spot, _ in leaves(review) if spot[-1] == "behind")
    assert not held(record, changed(review, spot, 10**14))
    assert not held(record, changed(review, spot, -1))
