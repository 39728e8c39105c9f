"""Nothing hidden crosses the bridge in answer to any message of the protocol, in a match gone through, or in what an
own player is asked."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from bridge.asking import ADA, BEN, NILS, TILDA, Page
from bridge.leaking import APART, COMPARED, QUESTION, asked, difference, question_differs, unhurried

from lostcities import GAMES
from lostcities.messages import REQUESTS
from lostcities.table import live
from lostcities.table.live import Table

OWN = {"name": "Own", "mind": "own:me.py"}
SEATINGS = [
    ("card", (ADA, TILDA)),
    ("card", (ADA, BEN)),
    ("board", (ADA, NILS, BEN)),
    ("adapted", (ADA, NILS)),
]
STEPS = 24


@pytest.fixture(autouse=True)
def thought_to_the_end() -> Iterator[None]:
    with unhurried():
        yield


def any_move(chance: Random) -> Any:
    return lambda table: str(chance.choice(table["view"]["moves"])["move"])


def leak(game: str, seats: tuple[dict[str, str], ...]) -> str:
    """The first message that tells of something hidden in some steps of a round."""
    chance = Random(f"{game} {seats}")
    page = Page()
    page.new(game, *seats)
    page.ask("prefs", discards="all", totals="own")
    for _ in range(STEPS):
        if found := difference(page, chance):
            return found
        if not page.step(any_move(chance)):
            break
    return ""


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats"), SEATINGS)
def test_no_message_tells_of_what_is_hidden(game: str, seats: tuple[dict[str, str], ...]) -> None:
    assert leak(game, seats) == ""


def asked_alike(game: str) -> bool:
    """Whether, through a round, an own player is asked the same when all that its seat cannot know lies elsewhere."""
    chance = Random(game)
    page = Page()
    page.new(game, ADA, OWN)
    page.ask("own", seat=1, present=True)
    questions = 0
    for _ in range(STEPS):
        if question := asked(page):
            questions += 1
            if question_differs(page, chance):
                return False
            page.ask("answer", ply=page.look()["ply"], answer=json.dumps({"move": question["question"]["legal"][0]}))
        elif not page.step(any_move(chance)):
            break
    assert questions > 3
    return True


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_an_own_player_is_asked_with_what_its_seat_knows_alone(game: str) -> None:
    assert asked_alike(game)


def test_a_question_that_tells_of_the_deck_would_be_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = live.question_of
    monkeypatch.setattr(live, "question_of", lambda sitting: {**honest(sitting), "seed": str(sitting.state.deck[-1:])})
    assert not asked_alike("card")


def test_a_line_that_knows_the_next_card_would_be_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Table.line
    monkeypatch.setattr(Table, "line", lambda table: f"{honest(table)}{table.remember().state.deck[-1:]}"[:900])
    assert leak("card", (ADA, TILDA)) == "line"


def test_every_message_is_compared_or_said_why_not() -> None:
    named = [*COMPARED, *APART, QUESTION]
    assert sorted(named) == sorted(REQUESTS)
