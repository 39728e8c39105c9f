"""People's own players at the table: asked with their seat's sight, and their moves checked where all moves are."""

import json
from typing import Any

import pytest
from asking import ADA, BEN, Page, Refused

OWN = {"name": "greedy", "mind": "own:greedy.py"}


def record(page: Page) -> dict[str, Any]:
    kept: dict[str, Any] = json.loads(page.ask("save")["record"])
    return kept


def answer(page: Page, move: str) -> Any:
    return page.ask("answer", ply=page.look()["ply"], answer=json.dumps({"move": move}))


def reopened(page: Page) -> tuple[Page, dict[str, Any]]:
    """The match opened anew from its record, elsewhere."""
    other = Page()
    return other, other.ask("open", record=page.ask("save")["record"], match="m-1")


@pytest.mark.parametrize("game", ["card", "board", "adapted"])
def test_an_own_player_is_asked_and_its_answer_played(game: str) -> None:
    page = Page()
    table = page.new(game, ADA, OWN, starts=1)
    assert (table["waiting"], "absent" in table) == ("own", False)
    asked = page.ask("question", ply=0)
    assert (asked["game"], asked["seat"], asked["view"]["seat"]) == (game, 1, 1)
    assert answer(page, asked["legal"][0])["ply"] == 1


def test_it_is_given_chance_but_not_the_seed_that_dealt_the_cards() -> None:
    page = Page()
    page.new("card", ADA, OWN, starts=1, seed="4f1e-the-seed-of-this-deal")
    asked = page.ask("question", ply=0)
    assert asked["seed"]
    assert "4f1e-the-seed-of-this-deal" not in json.dumps(asked)


def test_it_is_not_asked_where_it_has_no_choice() -> None:
    """On the first turn there is only the deck to draw from."""
    page = Page()
    page.new("card", ADA, OWN, starts=1)
    asked = page.ask("question", ply=0)
    table = answer(page, next(move for move in asked["legal"] if not move.startswith("-")))
    assert table["waiting"] == "mind"
    page.wait()
    assert "stoodIn" not in record(page).get("x", {}).get("lostcities", {})


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "error-own-answer"),
        ("[]", "error-own-answer"),
        ('{"move": 5}', "error-own-answer"),
        ('{"move": "e4"}', "error-own-answer"),
        ('{"move": "<"}', "error-own-illegal"),
        ("[" * 30_000, "error-own-answer"),
    ],
    ids=range(6),
)
def test_an_answer_that_is_no_legal_move_costs_nothing(text: str, key: str) -> None:
    page = Page()
    before = page.new("card", ADA, OWN, starts=1)
    with pytest.raises(Refused) as refused:
        page.ask("answer", ply=0, answer=text)
    assert (refused.value.code, refused.value.key, refused.value.values["seat"]) == ("own", key, 1)
    assert page.look() == before
    assert answer(page, page.ask("question", ply=0)["legal"][0])["ply"] == 1


def test_nobody_asks_or_answers_for_anybody_else() -> None:
    page = Page()
    page.new("card", ADA, OWN)
    for fields in ({"do": "question", "ply": 0}, {"do": "answer", "ply": 0, "answer": '{"move": "<"}'}):
        with pytest.raises(Refused) as refused:
            page.ask(**fields)  # type: ignore[arg-type]
        assert refused.value.code == "state"
    with pytest.raises(Refused) as refused:
        page.ask("question", ply=3)
    assert refused.value.code == "stale"


def test_another_sits_in_when_it_has_gone_and_the_record_says_so() -> None:
    page = Page()
    page.new("card", ADA, OWN, starts=1)
    table = page.ask("own", seat=1, present=False)
    assert (table["waiting"], table["absent"]) == ("mind", [1])
    page.ask("hurry", ply=0)
    kept = record(page)
    assert kept["seats"][1] == {"name": "greedy", "mind": "own:greedy.py"}
    assert kept["x"]["lostcities"]["stoodIn"] == [1]
    assert page.ask("own", seat=1, present=True).get("absent") is None
    _, table = reopened(page)
    assert record(_)["x"]["lostcities"]["stoodIn"] == [1]


def test_a_match_opened_without_the_file_goes_on_and_the_player_can_come_back() -> None:
    page = Page()
    page.new("card", ADA, OWN, starts=1)
    other, table = reopened(page)
    assert (table["waiting"], table["absent"]) == ("mind", [1])
    assert other.ask("own", seat=1, present=True)["waiting"] == "own"
    assert other.ask("rematch")["seats"][1]["mind"] == "own:greedy.py"
    assert "absent" not in other.look()


def test_only_an_own_player_s_seat_can_have_one() -> None:
    page = Page()
    page.new("card", ADA, BEN)
    for seat in (0, 1, 7, -1):
        with pytest.raises(Refused) as refused:
            page.ask("own", seat=seat, present=True)
        assert refused.value.code == "state"


@pytest.mark.parametrize("mind", ["own:", "own: ", "own:a\nb", "own:\u202eyp.x", "own:\u2067a"])
def test_a_name_that_is_none_is_refused(mind: str) -> None:
    with pytest.raises(Refused) as refused:
        Page().new("card", ADA, {"name": "Own", "mind": mind})
    assert refused.value.code == "option"


@pytest.mark.parametrize("name", ["بی\u200cخبر.py", "mi\u00a0jugador.py", "👩\u200d🚀.py", "mine-1.0-py3-none-any.whl"])
def test_a_file_is_called_as_people_write(name: str) -> None:
    table = Page().new("card", ADA, {"name": "Own", "mind": f"own:{name}"}, starts=1)
    assert table["seats"][1]["mind"] == f"own:{name}"


def test_taking_back_while_it_thinks_makes_its_answer_stale() -> None:
    page = Page()
    page.new("card", ADA, OWN)
    page.place()
    page.play("<")
    asked = page.ask("question", ply=2)
    page.ask("undo", ply=2)
    with pytest.raises(Refused) as refused:
        page.ask("answer", ply=2, answer=json.dumps({"move": asked["legal"][0]}))
    assert refused.value.code == "stale"
