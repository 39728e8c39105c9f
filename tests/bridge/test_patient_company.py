"""Patient company at the table: said openly, practice from the start, and so when kept, reopened or begun again."""

import pytest
from asking import ADA, BEN, TILDA, Page

from lostcities.game import Mind
from lostcities.minds import MINDS
from lostcities.table import seat_minds


def test_it_is_told_and_is_practice() -> None:
    page = Page()
    table = page.new(gentle=True)
    assert (table["gentle"], table["practice"]) == (True, True)
    assert "gentle" not in page.new()


def test_it_is_so_when_the_match_is_opened_again_and_once_more() -> None:
    page = Page()
    page.new(gentle=True)
    kept = page.ask("save")
    page.new()
    opened = page.ask("open", record=kept["record"], match="m-1")
    assert (opened["gentle"], opened["practice"]) == (True, True)
    page.ask("concede", seat=0)
    again = page.ask("rematch")
    assert (again["gentle"], again["practice"]) == (True, True)


def test_a_record_that_is_gentle_and_no_practice_is_neither() -> None:
    page = Page()
    page.new(gentle=True)
    kept = page.ask("save")
    page.new()
    record = kept["record"].replace('"practice":true,', "").replace('"practice": true,', "")
    assert record != kept["record"]
    opened = page.ask("open", record=record, match="m-1")
    assert "gentle" not in opened
    assert not opened["practice"]


def test_the_company_is_patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is asked for is the patient form of the seat's own player."""
    page = Page()
    asked = []

    def waiting(mind: Mind) -> Mind:
        asked.append(mind.name)
        return MINDS["wander"]

    monkeypatch.setattr(seat_minds, "gentle", waiting)
    table = page.new(gentle=True)
    while table["waiting"] == "person":
        table = page.play(table["view"]["moves"][0]["move"])
    page.ask("hurry", ply=table["ply"])
    assert set(asked) == {"careful"}


def test_a_hint_is_the_strongest_players_own_in_patient_company_too() -> None:
    """The deal is one in which patience would give the lead back at once."""
    hints = []
    for gentle in (True, False):
        page = Page()
        novice = {"name": "Nora", "mind": "novice"}
        table = page.new("adapted", ADA, novice, options={"rounds": 1}, seed="s0", gentle=gentle)
        hints.append(page.ask("hint", ply=table["ply"]))
    assert hints[0] == hints[1]


def test_it_is_told_wherever_the_match_goes() -> None:
    """Gone through, given away as a link, played on: the same company."""
    page = Page()
    page.new(gentle=True, options={"rounds": 1, "turn_limit": 4})
    while page.look()["waiting"] != "match":
        page.step(lambda table: table["view"]["moves"][0]["move"])
    record = page.ask("save")["record"]
    assert page.ask("through", record=record, match="m-1", round=0, turn=1)["gentle"]
    linked = page.ask("unlink", link=page.ask("link", record=record))
    assert page.ask("open", record=linked["record"], match="m-2")["gentle"]
    assert page.ask("branch", record=record, round=0, turn=1, anew=None)["gentle"]


@pytest.mark.parametrize("seats", [(ADA, BEN), (TILDA, TILDA)])
def test_nobody_is_patient_with_nobody(seats: tuple[dict[str, str], ...]) -> None:
    table = Page().new("card", *seats, gentle=True)
    assert "gentle" not in table
    assert not table["practice"]
