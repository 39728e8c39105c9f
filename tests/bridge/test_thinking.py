"""Computer players at the table: they think in slices, can be hurried or interrupted, and decide repeatably."""

from time import perf_counter

import pytest
from asking import ADA, NILS, TILDA, Page

from lostcities import chance
from lostcities.game import Game, Mind, Sight, Thought
from lostcities.minds import MINDS
from lostcities.table.live import SLICE

LONG = 10_000


def ponder(game: Game, sight: Sight, stream: object, effort: int) -> Thought:
    """Think about half a second, or at effort 1 not at all, then make the last legal move."""
    for number in range(LONG if effort > 1 else 1):
        until = perf_counter() + 0.00005
        while perf_counter() < until:
            pass
        yield number / LONG
    return sight.legal[-1]


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """A seat with a computer player that takes its time."""
    monkeypatch.setitem(MINDS, "slow", Mind("slow", ("card",), 100, ponder))
    return {"name": "Slow", "mind": "slow"}


def test_one_call_thinks_for_a_slice_and_tells_its_progress(slow: dict[str, str]) -> None:
    page = Page()
    page.new("card", slow, ADA)
    began = perf_counter()
    told = page.ask("think", ply=0)
    assert 0 < told["progress"] < 1
    assert perf_counter() - began < SLICE * 10
    assert page.ask("think", ply=0)["progress"] > told["progress"]
    assert page.look()["ply"] == 0


def test_between_slices_the_table_answers_and_the_thought_goes_on(slow: dict[str, str]) -> None:
    page = Page()
    page.new("card", slow, ADA)
    first = page.ask("think", ply=0)["progress"]
    assert page.look()["waiting"] == "mind"
    assert page.ask("sheet")["totals"] == [0, 0]
    assert page.ask("think", ply=0)["progress"] > first


def test_hurried_it_moves_at_once(slow: dict[str, str]) -> None:
    page = Page()
    page.new("card", slow, ADA)
    page.ask("think", ply=0)
    assert page.ask("hurry", ply=0)["ply"] == 1


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
    """Two half-moves of the same player do not hang together."""
    one, other = (chance.stream("a", "mind", "wander", 0, ply).random() for ply in (0, 2))
    assert one != other
