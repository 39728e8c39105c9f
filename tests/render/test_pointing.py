"""A first lesson drawn without a browser: what it points at is marked, and "Go on" stands nowhere beside a move."""

from functools import cache
from typing import Any

import pytest
from bridge.asking import Page
from render.drawn import Tree, ask, by, every, text, unworded, walk
from words.language_files import LANGUAGES

from lostcities.games import GAMES
from lostcities.lessons.primer import primer_of

SEATS = [{"name": "Ada"}, {"name": "Nils", "mind": "novice"}]


@cache
def lesson(game: str) -> list[dict[str, Any]]:
    """The tables of a lesson, one for each of its scenes."""
    page = Page()
    page.ask("new", game=game, options={}, seats=SEATS, primer=True)
    tables = []
    while (table := page.wait())["waiting"] == "person":
        tables.append(table)
        scene = primer_of(game).scenes[table["primer"]["step"]]  # type: ignore[union-attr]
        legal = {move["move"] for move in table["view"]["moves"]}
        if table["primer"]["reads"]:
            page.ask("on", ply=table["ply"])
        else:
            page.play(next(move for move in scene.expect if move in legal))
    return tables


def names(tree: Tree) -> list[str]:
    """What is marked: zones by their ids, cards of the hand as the lesson names them."""
    marked = [each for each in walk(tree) if "data-pointed" in each["attrs"]]
    cards = [by(each, data_act="choose") for each in marked]
    return [
        f"card:{found[0]['attrs']['data-card']}" if "data-zone" not in each["attrs"] else each["attrs"]["data-zone"]
        for each, found in zip(marked, cards, strict=True)
    ]


@pytest.mark.parametrize("game", GAMES)
def test_what_a_lesson_points_at_is_marked_once_and_nothing_else(game: str) -> None:
    tables = lesson(game)
    for table, tree in zip(tables, ask([{"table": table} for table in tables]), strict=True):
        assert sorted(names(tree)) == sorted(table["primer"]["at"]), table["primer"]["say"]


@pytest.mark.parametrize("game", GAMES)
def test_going_on_is_offered_only_where_no_move_is_asked_for(game: str) -> None:
    tables = lesson(game)
    for table, tree in zip(tables, ask([{"table": table} for table in tables]), strict=True):
        offered = by(tree, data_act="primer-on")
        moves = [each for act in ("draw", "take", "place") for each in by(tree, data_act=act)]
        assert len(offered) == (1 if table["primer"]["reads"] else 0)
        assert not (offered and moves)
        assert by(tree, data_act="tip-read") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scene_is_said_in_every_language(language: str) -> None:
    for game in GAMES:
        tables = lesson(game)
        for tree in ask([{"table": table, "language": language} for table in tables]):
            (notice,) = every(tree, "primer")
            assert unworded(notice) == []
            assert len(text(notice)) > 30
