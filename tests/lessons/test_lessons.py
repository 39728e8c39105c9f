"""Lessons: every move is judged and answered; a lesson that cannot be followed is refused with one sentence."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lessons.lesson_texts import LESSON, spoiled

import lostcities.lessons
from lostcities.errors import BadLesson, BadText
from lostcities.lessons import Attempt, Lesson, read_lesson, write_lesson


def attempt() -> Attempt:
    return Attempt(read_lesson(json.dumps(LESSON)))


def answer(data: bytes | str) -> Lesson | str:
    """What reading gives: the lesson or its one printable sentence."""
    try:
        return read_lesson(data)
    except BadLesson as error:
        sentence = str(error)
    assert sentence.isprintable()
    return sentence


def test_a_lesson_is_written_as_it_was_read() -> None:
    written = write_lesson(read_lesson(json.dumps(LESSON)))
    assert write_lesson(read_lesson(written)) == written
    assert json.loads(written)["steps"][0]["then"] == ["<", "-g3", "<"]


def test_the_example_of_its_page_is_sound() -> None:
    page = (Path(lostcities.lessons.__file__).parent / "lesson.md").read_text("utf-8")
    example = page.split("```json\n")[1].split("```")[0]
    assert read_lesson(example).steps[0].expect == ("y7",)


def test_the_expected_move_solves_the_step_and_the_other_side_replies() -> None:
    trying = attempt()
    verdict = trying.try_move("y7")
    assert (verdict.kind, verdict.key, verdict.over) == ("solved", "learn-follow-done", False)
    assert verdict.moves == ("y7", "<", "-g3", "<")
    assert verdict.values == {"card": "y7", "suit": "y", "points": 12 - 20}
    assert trying.try_move("r9").over


def test_another_accepted_move_is_answered_and_the_lesson_goes_on_along_its_main_line() -> None:
    trying = attempt()
    verdict = trying.try_move("b2")
    assert (verdict.kind, verdict.key, verdict.moves[0]) == ("allowed", "learn-follow-b2", "y7")
    other = attempt()
    assert other.try_move("-y4").key == "learn-follow-done"
    assert other.at == 1


def test_a_pattern_for_what_is_wrong_is_not_said_to_what_is_right() -> None:
    trying = attempt()
    trying.try_move("y7")
    assert trying.try_move("-r9").key == "learn-follow-wrong"
    assert trying.try_move("r9").key == ""


def test_a_wrong_move_is_answered_by_the_longest_pattern_and_changes_nothing() -> None:
    trying = attempt()
    before = trying.state.legal()
    assert [trying.try_move(move).key for move in ("-y7", "-b2")] == ["learn-follow-discard", "learn-follow-away"]
    assert (trying.state.legal(), trying.at) == (before, 0)


def test_an_illegal_move_gets_the_reason_of_the_game_and_its_rule() -> None:
    verdict = attempt().try_move("y4")
    assert (verdict.kind, verdict.key, verdict.rule) == ("illegal", "reason-number-lower", "1.2")


def test_hints_come_one_at_a_time_and_begin_anew_with_each_step() -> None:
    trying = attempt()
    assert [trying.hint() for _ in range(3)] == ["learn-follow-hint", "learn-follow-plain", "learn-follow-plain"]
    trying.try_move("y7")
    assert trying.hint() == ""


def test_nothing_can_be_tried_after_the_end() -> None:
    trying = attempt()
    trying.try_move("y7")
    copy = trying.copy()
    trying.try_move("r9")
    assert trying.over
    with pytest.raises(BadText):
        trying.try_move("<")
    assert not copy.over


FAULTS: list[tuple[tuple[str | int, ...], Any, str]] = [
    (("format",), None, "format: missing"),
    (("steps",), [], "steps: a lesson has 1 to 40 steps; there are 0"),
    (("stage",), 1, "stage: an unknown key"),
    (("position",), None, "position: missing"),
    (("position", "hands", 0), "y4 y11", 'position.hands[0]: "y11" is no card of this game'),
    (("position", "columns", 0), "y5 y2", "position.columns[0]: y2 cannot follow y5"),
    (("title",), "Lower or higher?", 'title: "Lower or higher?" is not the key of a message'),
    (("steps", 0, "expect"), None, "steps[0].expect: at least one move is expected"),
    (("steps", 0, "expect", 0), "y8", "steps[0].expect[0]: y8 is illegal: "),
    (("steps", 0, "expect", 1), "y7", 'steps[0].expect[0]: "y7" is given twice'),
    (("steps", 0, "allow", 0), "hello", 'steps[0].allow[0]: "hello" is no move of the card game'),
    (("steps", 0, "answers", "w*"), "learn-w", 'steps[0].answers["w*"]: answers no legal move'),
    (("steps", 0, "answers", "-*"), None, "steps[0].answers: -y7 is legal here and not expected, but has no answer"),
    (("steps", 0, "then", 1), "-w3 <", "steps[0].then[1]: -w3 is illegal: "),
    (("steps", 0, "hints"), "hint", "steps[0].hints: must be a list, not a text"),
    (("steps", 1, "done"), 7, "steps[1].done: must be a text, not a whole number"),
]


@pytest.mark.parametrize(("path", "value", "sentence"), FAULTS, ids=lambda each: str(each)[:40])
def test_each_fault_gets_its_sentence(path: tuple[str | int, ...], value: Any, sentence: str) -> None:
    told = answer(spoiled(LESSON, *path, value=value))
    assert isinstance(told, str)
    assert told.startswith(sentence)


@given(st.binary() | st.text())
def test_anything_at_all_gets_an_answer(data: bytes | str) -> None:
    answer(data)


@given(st.data())
@settings(max_examples=150)
def test_any_moves_anywhere_get_an_answer(data: st.DataObject) -> None:
    moves = st.lists(st.sampled_from(["y7", "-y4", "<", "<y", "r9", "y4", "*", "", "-g3 <", "x"]), max_size=3)
    spot = data.draw(st.sampled_from(["expect", "allow", "then", "hints"]))
    answer(spoiled(LESSON, "steps", data.draw(st.integers(0, 1)), spot, value=data.draw(moves)))
