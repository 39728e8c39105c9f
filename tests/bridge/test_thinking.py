"""Computer players at the table: they think in slices, can be hurried or interrupted, and decide repeatably."""

from typing import Any

import pytest
from asking import ADA, NILS, TILDA, Page

from lostcities import chance
from lostcities.game import Game, Mind, Sight, Thought
from lostcities.minds import MINDS
from lostcities.table import thinking

STEPS = 10_000
STEP = thinking.SLICE / 500
"""Seconds that each step of the slow player takes: half a second for all of them."""


class Clock:
    """The table's clock, which only the tests move on: a busy machine changes nothing."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(thinking, "perf_counter", made)
    return made


@pytest.fixture
def slow(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """A seat whose computer player takes its time, then makes the last legal move; its best so far is the first."""

    def ponder(game: Game, sight: Sight, stream: object, effort: int) -> Thought:
        for number in range(effort):
            clock.now += STEP
            if (yield number / effort):
                return sight.legal[0]
        return sight.legal[-1]

    monkeypatch.setitem(MINDS, "slow", Mind("slow", {"card": STEPS}, ponder))
    return {"name": "Slow", "mind": "slow"}


def test_one_call_thinks_for_a_slice_and_tells_its_progress(slow: dict[str, str], clock: Clock) -> None:
    page = Page()
    page.new("card", slow, ADA)
    began = clock.now
    told = page.ask("think", ply=0)
    assert 0 < told["progress"] < 1
    assert thinking.SLICE <= clock.now - began <= thinking.SLICE + 2 * STEP
    assert page.ask("think", ply=0)["progress"] > told["progress"]
    assert page.look()["ply"] == 0


def test_between_slices_the_table_answers_and_the_thought_goes_on(slow: dict[str, str]) -> None:
    page = Page()
    page.new("card", slow, ADA)
    first = page.ask("think", ply=0)["progress"]
    assert page.look()["waiting"] == "mind"
    assert page.ask("sheet")["totals"] == [0, 0]
    assert page.ask("think", ply=0)["progress"] > first


def test_hurried_it_moves_at_once(slow: dict[str, str], clock: Clock) -> None:
    page = Page()
    page.new("card", slow, ADA)
    page.ask("think", ply=0)
    began = clock.now
    assert page.ask("hurry", ply=0)["ply"] == 1
    assert clock.now - began <= 2 * STEP


def last_move(table: dict[str, Any]) -> str:
    """What the log ends with."""
    return str(table["log"][-1])


def test_past_the_cap_it_makes_the_best_move_so_far(slow: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    thorough, capped = Page(), Page()
    for page in (thorough, capped):
        page.new("card", slow, ADA)
    monkeypatch.setattr(thinking, "CAP", 600)
    while thorough.look()["ply"] == 0:
        thorough.ask("think", ply=0)
    monkeypatch.setattr(thinking, "CAP", 3.5 * thinking.SLICE)
    asked = 0
    while capped.look()["ply"] == 0:
        capped.ask("think", ply=0)
        asked += 1
    assert asked == 4
    assert last_move(capped.look()) != last_move(thorough.look())
    hurried = Page()
    hurried.new("card", slow, ADA)
    assert last_move(hurried.ask("hurry", ply=0)) == last_move(capped.look())


def test_no_player_takes_more_than_two_seconds_for_a_move(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """And none is stopped long before that: only the time that messages between page and table take is left free."""

    def dither(game: Game, sight: Sight, stream: object, effort: int) -> Thought:
        while not (yield 0.5):
            clock.now += 0.01
        return sight.legal[0]

    monkeypatch.setitem(MINDS, "endless", Mind("endless", {"card": 1}, dither))
    page = Page()
    page.new("card", {"name": "Endless", "mind": "endless"}, ADA)
    began = clock.now
    while page.look()["ply"] == 0:
        page.ask("think", ply=0)
    assert 1.8 <= clock.now - began <= 2.0


def test_time_that_it_does_not_think_counts_for_nothing(
    slow: dict[str, str], clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A device that sleeps, or a page that waits, takes nothing from the search."""
    monkeypatch.setattr(thinking, "CAP", 3.5 * thinking.SLICE)
    page = Page()
    page.new("card", slow, ADA)
    page.ask("think", ply=0)
    clock.now += 1000 * thinking.SLICE
    assert 0 < page.ask("think", ply=0)["progress"] < 1


def test_a_thought_is_given_up_at_once(slow: dict[str, str], clock: Clock) -> None:
    page = Page()
    page.new("card", ADA, slow)
    page.place()
    page.play("<")
    page.ask("think", ply=2)
    began = clock.now
    page.ask("undo", ply=2)
    assert clock.now == began


def test_taking_back_while_it_thinks_stops_it(slow: dict[str, str]) -> None:
    page = Page()
    page.new("card", ADA, slow)
    page.place()
    page.play("<")
    page.ask("think", ply=2)
    assert page.ask("undo", ply=2)["waiting"] == "person"
    page.place()
    page.play("<")
    assert page.ask("think", ply=2)["progress"] < 0.5


def test_a_new_match_while_it_thinks_stops_it(slow: dict[str, str]) -> None:
    page = Page()
    page.new("card", slow, ADA)
    page.ask("think", ply=0)
    page.new("card", TILDA, ADA)
    while page.look()["waiting"] == "mind":
        page.ask("think", ply=page.look()["ply"])
    assert page.look()["ply"] == 2


def test_a_short_thought_ends_in_a_move_within_a_call() -> None:
    page = Page()
    page.new("card", NILS, ADA)
    assert page.ask("think", ply=0)["ply"] == 1


def test_the_same_match_brings_the_same_moves() -> None:
    tables = []
    for _ in range(2):
        page = Page()
        page.new("card", NILS, TILDA, options={"rounds": 1})
        tables.append(page.finish_round()["log"])
    assert tables[0] == tables[1]


def test_chance_of_its_own_for_every_half_move() -> None:
    """Two half-moves of the same player share no random numbers."""
    one, other = (chance.stream("a", "mind", "wander", 0, ply).random() for ply in (0, 2))
    assert one != other
