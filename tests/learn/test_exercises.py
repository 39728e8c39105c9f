"""The exercises of the rules' pages: each can be solved, every other move is answered, and the words are there."""

import json
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from learn.leaves import leaf
from words.language_files import LANGUAGES, messages

from build.learn import pages as learn_pages
from lostcities.lessons import Attempt, Lesson, read_lesson

LEARN = Path(__file__).parents[2] / "web" / "learn"
LEAST = {"card": 8, "board": 8, "adapted": 5}
FILES = sorted((LEARN / "lessons").glob("*/*.json"))


def named(file: Path) -> str:
    return f"{file.parent.name}/{file.stem}"


def read(file: Path) -> Lesson:
    return read_lesson(file.read_bytes())


EVERY = pytest.mark.parametrize("file", FILES, ids=named)


@pytest.mark.parametrize("game", LEAST)
def test_a_game_has_enough_exercises_and_its_page_shows_each(game: str) -> None:
    outline: dict[str, Any] = json.loads((LEARN / f"{game}.json").read_text("utf-8"))
    there = {file.stem for file in FILES if file.parent.name == game}
    path = learn_pages.exercises(outline)
    assert sorted(path) == sorted(there)
    assert len(there) >= LEAST[game]
    for language in LANGUAGES:
        tables = leaf(language, game).every("lost-cities-table")
        assert [each.attrs["src"] for each in tables] == [f"{game}/{name}" for name in path]


@pytest.mark.parametrize("game", LEAST)
def test_an_exercise_stands_in_its_rule_and_leads_on_and_back(game: str) -> None:
    """In the section whose rule it trains; on to the next one, and after the last to a match; back to its heading."""
    rules = [each for each in leaf("en", game).every("section") if each.has("rule")]
    found = [(rule, each) for rule in rules for each in rule.every("section") if each.has("exercise")]
    names = [each.attrs["id"] for _, each in found]
    steps = [each.attrs["href"] for each in leaf("en", game).every("a") if "data-step" in each.attrs]
    assert steps == [f"#{name}" for name in names]
    for (rule, each), following in zip(found, [*names[1:], "course-end"], strict=True):
        ways = [link for link in each.every("a") if link.has("next") or link.has("back")]
        assert [link.attrs["href"] for link in ways if link.has("next")] == [f"#{following}"]
        (back,) = [link.attrs["href"].removeprefix("#") for link in ways if link.has("back")]
        assert back in {place.attrs.get("id") for place in rule.walk()}


@EVERY
def test_an_exercise_is_solved_by_every_way_that_it_expects(file: Path) -> None:
    lesson = read(file)
    for way in product(*(step.expect for step in lesson.steps)):
        attempt = Attempt(lesson)
        for step, move in zip(lesson.steps, way, strict=True):
            assert attempt.hint() == step.hints[0]
            verdict = attempt.try_move(move)
            assert (verdict.kind, verdict.key) == ("solved", step.answers.get(move, step.done))
            assert set(messages("en")[verdict.key].variables) <= set(verdict.values)
        assert attempt.over


@EVERY
def test_every_other_move_is_answered_and_leaves_the_task_open(file: Path) -> None:
    lesson = read(file)
    attempt = Attempt(lesson)
    tried = 0
    for step in lesson.steps:
        for move in map(lesson.game.format_move, attempt.state.legal()):
            if move in (*step.expect, *step.allow):
                continue
            verdict = attempt.try_move(move)
            assert verdict.kind == "wrong"
            assert set(messages("en")[verdict.key].variables) <= set(verdict.values)
            assert not attempt.over
            tried += 1
        attempt.try_move(step.expect[0])
    assert tried > 0
    assert attempt.over


def most(lesson: Lesson, state: Any, seat: int) -> int:
    """The points of the seat when the turn comes to its draw, or ends the round, at best: a tile may move another."""
    moves = [] if state.over or state.seat != seat else state.legal()
    if not moves or lesson.game.format_move(moves[0])[0] == "<":
        return int(state.scores()[seat])
    return max(most(lesson, played(state, move), seat) for move in moves)


def played(state: Any, move: Any) -> Any:
    new = state.copy()
    new.play(move)
    return new


@pytest.mark.parametrize("file", [file for file in FILES if file.parent.name == "board"], ids=named)
def test_no_move_that_a_board_exercise_refuses_brings_more_at_once(file: Path) -> None:
    lesson = read(file)
    attempt = Attempt(lesson)
    for step in lesson.steps:
        state = attempt.state
        points = {
            lesson.game.format_move(move): most(lesson, played(state, move), state.seat) for move in state.legal()
        }
        assert max(points.values()) == max(points[move] for move in step.expect)
        attempt.try_move(step.expect[0])


@EVERY
def test_all_that_an_exercise_says_is_written_in_its_game_s_file(file: Path) -> None:
    lesson = read(file)
    keys = {lesson.title, lesson.task}
    for step in lesson.steps:
        keys |= {step.done, *step.hints, *step.answers.values()} | ({step.say} - {""})
    assert "" not in keys
    assert {messages("en")[key].file for key in keys} == {f"lessons-{file.parent.name}"}


@pytest.mark.parametrize("game", LEAST)
def test_no_message_of_the_exercises_is_left_over(game: str) -> None:
    said = "".join(file.read_text("utf-8") for file in FILES if file.parent.name == game)
    written = [name for name, message in messages("en").items() if message.file == f"lessons-{game}"]
    assert [name for name in written if f'"{name}"' not in said] == []
