"""Advice at the table: a hint with its reasons, and the voice of a guided match."""

import json
from random import Random
from typing import Any

import pytest
from asking import ADA, TILDA, Page
from conversations import FOLDER
from words.language_files import messages

from lostcities import GAMES, Match
from lostcities.game import Game
from lostcities.minds.appraisal import Appraisal
from lostcities.table import advice
from lostcities.table.guide import Scene, guide


def hints(game: str, turns: int) -> list[dict[str, Any]]:
    """The hints that a person is given who follows them for some half-moves, each with the moves there were."""
    page = Page()
    page.new(game, ADA, TILDA, seed=f"hints of {game}")
    told = []
    while len(told) < turns and (table := page.wait())["waiting"] == "person":
        hint = page.ask("hint", ply=table["ply"])
        told.append({**hint, "legal": [move["move"] for move in table["view"]["moves"]]})
        page.play(hint["move"])
    return told


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_gives_the_best_move_the_next_best_and_reasons_that_have_words(game: str) -> None:
    told = hints(game, 24)
    assert len(told) == 24
    for hint in told:
        moves = [each["move"] for each in hint["best"]]
        assert moves[0] == hint["move"]
        assert len(moves) == len(set(moves)) <= 3
        assert set(moves) <= set(hint["legal"])
        behind = [each["behind"] for each in hint["best"]]
        assert behind[0] == 0
        assert behind == sorted(behind)
    terms = [term for hint in told for each in hint["best"] for term in each["terms"]]
    assert terms
    assert {f"hint-term-{term['key']}" for term in terms} <= set(messages("en"))
    assert any(len(hint["best"]) == 3 for hint in told)


def test_terms_for_and_against_are_told_the_weightiest_three_and_no_trifle(monkeypatch: pytest.MonkeyPatch) -> None:
    trifles = {"trifle": advice.LEAST - 1, "less": 1 - advice.LEAST}
    terms = {"later": 900, "now": -800, **trifles, "fear": -advice.LEAST, "fourth": 50}

    def appraise(game: Game, sight: Any) -> list[Appraisal]:
        return [Appraisal(move, 300 - place, terms) for place, move in enumerate(sight.legal)]

    monkeypatch.setattr(advice, "appraise", appraise)
    page = Page()
    page.new("card", ADA, TILDA)
    sitting = page.bridge.table.remember()
    told = advice.advice(sitting, sitting.state.legal()[1])
    assert [(term["key"], term["points"]) for term in told["best"][0]["terms"]] == [
        ("later", 900), ("now", -800), ("fear", -advice.LEAST),
    ]  # fmt: skip
    assert told["points"] == 299
    # What looks better at a glance than the move that was thought about is not told beside it.
    legal = [sitting.game.format_move(move) for move in sitting.state.legal()]
    assert [each["move"] for each in told["best"]] == [legal[1], legal[2], legal[3]]
    assert [each["behind"] for each in told["best"]] == [0, 1, 2]


def test_a_hint_that_was_not_waited_for_does_not_play_for_the_other_side() -> None:
    page = Page()
    page.new("card", ADA, TILDA)
    reply = page.bridge.handle('{"v": 1, "id": 1, "do": "hint", "ply": 0}')
    assert '"ok":true' in reply
    page.place()
    page.play("<")
    assert page.wait()["log"][2]["seat"] == 1


def guided(game: str, seed: str) -> list[str]:
    """What is said to a person who plays a round by chance against a computer player, told once each."""
    page, chance, seen = Page(), Random(seed), list[str]()
    page.new(game, ADA, TILDA, seed=seed)
    while (table := page.wait())["waiting"] == "person":
        tip = page.ask("guide", ply=table["ply"], seen=seen)
        if tip:
            assert tip["key"] not in seen
            assert messages("en")[tip["key"]].variables <= tip["values"].keys()
            seen.append(tip["key"])
        page.play(chance.choice(table["view"]["moves"])["move"])
    return seen


@pytest.mark.parametrize("game", GAMES)
def test_a_guided_round_begins_with_a_welcome_and_explains_as_things_come_up(game: str) -> None:
    said = guided(game, "a guided round")
    assert said[:2] == [f"guide-{game}-welcome", "guide-draw"]
    assert {f"guide-{game}-aim", "guide-thin"} <= set(said)
    assert len(said) >= 6


@pytest.mark.parametrize(
    ("name", "keys"),
    [
        ("card-long", {"guide-card-covered", "guide-card-bonus", "guide-card-cost", "guide-card-late", "guide-thin"}),
        ("board-late", {"guide-board-cost", "guide-thin"}),
        ("board-arrow", {"guide-board-arrow"}),
        ("adapted-long", {"guide-adapted-cost"}),
    ],
)
def test_what_there_is_to_look_at_is_pointed_out(name: str, keys: set[str]) -> None:
    table = json.loads((FOLDER.parent / "views" / f"{name}.json").read_text("utf-8"))
    scene = Scene(table["view"], table["log"], table["view"]["seat"])
    said: list[str] = []
    while tip := guide(scene, table["game"], said):
        said.append(tip[0])
    assert keys <= set(said)


def test_nobody_is_guided_out_of_turn_or_where_nobody_looks() -> None:
    page = Page()
    table = page.new("card", ADA, TILDA, starts=1)
    assert page.ask("guide", ply=table["ply"], seen=[]) is None


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_follows_from_what_the_seat_can_see(game: str) -> None:
    match = Match.begin(GAMES[game], {}, 2)
    match.deal_by_chance("hidden", 0)
    state = match.rounds[-1].state
    for number in range(5):
        other = match.game.redeal(state, 0, Random(number))
        views = [
            match.game.view(match.game.sight(each, 0), {"discards": "top", "totals": "own"}) for each in (state, other)
        ]
        assert len({str(guide(Scene(view, [], 0), game, [])) for view in views}) == 1
