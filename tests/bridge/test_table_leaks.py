"""Nothing hidden crosses the bridge: dealing anew what the viewer cannot know changes no reply, in any seating."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from asking import ADA, BEN, NILS, TILDA, Page

from lostcities import GAMES
from lostcities.table import thinking
from lostcities.table.live import Table
from lostcities.table.shown import snapshot

CLEO, DORA = {"name": "Cleo"}, {"name": "Dora"}

SEATINGS = [
    ("card", (ADA, TILDA)),
    ("card", (NILS, ADA)),
    ("card", (ADA, BEN)),
    ("card", (TILDA, NILS)),
    ("board", (ADA, TILDA, NILS)),
    ("board", (ADA, NILS, BEN, CLEO)),
    ("board", (NILS, TILDA, NILS, TILDA)),
    ("adapted", (NILS, ADA)),
    ("adapted", (ADA, BEN, CLEO, DORA)),
]


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints are thought to their end: one that a busy machine cuts short says something else each time."""
    monkeypatch.setattr(thinking, "perf_counter", lambda: 0.0)


def deal_anew(table: Table, chance: Random) -> None:
    """In the truth that the table holds, put the cards elsewhere that the viewer cannot know."""
    sitting = table.remember()
    assert sitting is not None
    viewer = None if snapshot.curtain(sitting) is not None else snapshot.viewer(sitting)
    sitting.match.rounds[-1].state = sitting.game.redeal(sitting.state, viewer, chance)
    table.restore(sitting)


def replies(page: Page) -> list[Any]:
    """All that the page may be told of the table as it stands."""
    told = [page.look(), page.ask("sheet")]
    table = told[0]
    told.append(page.ask("save")["summary"])
    if table["view"] and not table["curtain"]:
        columns = [zone["id"] for zone in table["view"]["zones"] if zone["kind"] in ("expedition", "path", "stack")]
        told += [page.ask("line"), *(page.ask("worth", zone=column) for column in columns)]
    if table["waiting"] == "person":
        told += [page.ask("hint", ply=table["ply"]), page.ask("guide", ply=table["ply"], seen=[])]
    if table["waiting"] in ("person", "pass"):
        told.append(page.ask("why", card="", to="deck"))
        told += [page.ask("why", card=zone["cards"][0], to="deck") for zone in table["view"]["zones"] if zone["cards"]]
    return told


def any_move(chance: Random) -> Callable[[dict[str, Any]], str]:
    return lambda table: str(chance.choice(table["view"]["moves"])["move"])


def keeps_secrets(game: str, seats: tuple[dict[str, str], ...]) -> bool:
    """Play a round; at every step deal anew what is hidden from the viewer, and compare all replies."""
    chance = Random(f"{game} {seats}")
    page = Page()
    page.new(game, *seats)
    page.ask("prefs", discards="all", totals="own")
    for _ in range(120):
        truth = page.bridge.table.remember()
        before = replies(page)
        deal_anew(page.bridge.table, chance)
        if replies(page) != before:
            return False
        page.bridge.table.restore(truth)
        if not page.step(any_move(chance)):
            break
    return True


def named(value: Any) -> str:
    """A seating in the name of a test: who is a person and who is not."""
    return value if isinstance(value, str) else "-".join(seat["name"] for seat in value)


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats"), SEATINGS, ids=named)
def test_hidden_cards_lie_in_no_reply(game: str, seats: tuple[dict[str, str], ...]) -> None:
    assert keeps_secrets(game, seats)


def viewer_who_sees_the_mover(sitting: Any) -> int | None:
    """A mutant: the view turns to whoever is to move, computers too."""
    return int(sitting.state.seat)


def summary_with_the_next_card(told: Callable[..., dict[str, Any]]) -> Callable[..., dict[str, Any]]:
    """A mutant: the line about a match says which card comes next."""
    return lambda sitting, shown: {**told(sitting, shown), "deck": (sitting.state.deck or [0])[-1]}


def test_a_view_of_the_mover_would_be_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = snapshot.table

    def peeking(sitting: Any, shown: Any) -> dict[str, Any]:
        with monkeypatch.context() as patch:
            patch.setattr(snapshot, "viewer", viewer_who_sees_the_mover)
            return honest(sitting, shown)

    monkeypatch.setattr(snapshot, "table", peeking)
    assert not keeps_secrets("card", (ADA, TILDA))


def test_a_summary_that_tells_of_the_deck_would_be_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshot, "summary", summary_with_the_next_card(snapshot.summary))
    assert not keeps_secrets("card", (ADA, TILDA))


def test_a_curtain_that_lets_a_hand_through_would_be_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The truth is dealt anew for an onlooker while the curtain is drawn, so a view of any hand differs."""
    honest = snapshot.table

    def thin(sitting: Any, shown: Any) -> dict[str, Any]:
        view = sitting.game.view(sitting.game.sight(sitting.state, 0), shown)
        return {**honest(sitting, shown), "view": view}

    monkeypatch.setattr(snapshot, "table", thin)
    assert not keeps_secrets("card", (ADA, BEN))


def test_a_view_that_turns_before_the_device_is_passed_on_would_be_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = snapshot.table

    def hasty(sitting: Any, shown: Any) -> dict[str, Any]:
        with monkeypatch.context() as patch:
            if snapshot.passing(sitting) is not None:
                patch.setattr(snapshot, "viewer", snapshot.passing)
            return honest(sitting, shown)

    monkeypatch.setattr(snapshot, "table", hasty)
    assert not keeps_secrets("card", (ADA, BEN))


def test_the_device_is_passed_on_wherever_several_people_share_it() -> None:
    """So the rounds above, in which hidden cards are dealt anew, pass through that state too."""
    for game, seats in SEATINGS:
        page = Page()
        page.new(game, *seats)
        waited = set()
        chance = Random("shared")
        for _ in range(40):
            waited.add(page.look()["waiting"])
            page.step(any_move(chance))
        shared = sum("mind" not in seat for seat in seats) > 1
        assert ({"pass", "curtain"} <= waited) == shared


@pytest.mark.long
@pytest.mark.parametrize("game", ["board"])
def test_points_kept_face_down_are_told_to_nobody_else_before_the_end(game: str) -> None:
    page = Page()
    page.new(game, ADA, TILDA, NILS)
    page.finish_round()
    table = page.look()
    others = [1, 2]
    told = [table["totals"], table["view"]["scores"], table["sheet"]["totals"]]
    told += [round[key] for round in table["sheet"]["rounds"] for key in ("scores", "totals")]
    assert all(points[seat] is None for points in told for seat in others)
    assert all(points[0] is not None for points in told)
    assert [seat["tiles"] for seat in table["sheet"]["rounds"][0]["seats"]][1:] == [None, None]
    assert [person["points"] for person in table["view"]["facts"]["people"]][1:] == [None, None]
    assert page.ask("save")["summary"]["totals"] == [None, None, None]
    while page.look()["waiting"] != "match":
        page.ask("next")
        page.finish_round()
    assert None not in page.look()["sheet"]["totals"]


def test_every_game_is_watched_here() -> None:
    assert {game for game, _ in SEATINGS} == set(GAMES)
