"""A lesson: a position, and steps that ask for moves and answer each (lesson.md). Reading and writing.

Reading plays the lesson: every move that it names must be legal where it stands, every wrong one must find an answer.
"""

import json
from dataclasses import dataclass, field
from typing import Any

from lostcities.chance import stream
from lostcities.errors import BadText, IllegalMove, quote
from lostcities.game import Game, Move, State
from lostcities.lessons import shape
from lostcities.lessons.model import Position, as_value
from lostcities.lessons.position import as_position
from lostcities.lessons.shape import Path, bad
from lostcities.lessons.world import world

FORMAT = "lostcities-lesson"
VERSION = 1
MOST_STEPS = 40
ANY = "*"
"""At the end of a pattern of answers: whatever follows."""

_KEYS = ("format", "version", "position", "title", "task", "steps", "x")
_STEP_KEYS = ("say", "expect", "allow", "answers", "hints", "then", "done")


@dataclass(frozen=True, slots=True)
class Step:
    """One decision. Moves are texts; the first of `expect` is the one that the lesson goes on with."""

    expect: tuple[str, ...]
    allow: tuple[str, ...] = ()
    answers: dict[str, str] = field(default_factory=dict)
    """By move, or by how a move begins and `*`: the key of what is said to it."""
    hints: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    """What is played after the step, move by move."""
    say: str = ""
    done: str = ""

    def answer(self, move: str) -> str:
        """The key of what is said to that move: the longest pattern that fits, "" for none."""
        if move in self.answers:
            return self.answers[move]
        fits = [p for p in self.answers if p.endswith(ANY) and move.startswith(p.removesuffix(ANY))]
        return self.answers[max(fits, key=len)] if fits else ""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson that was read: it can be begun, and followed to its end."""

    position: Position
    steps: tuple[Step, ...]
    title: str = ""
    task: str = ""
    x: dict[str, Any] | None = None

    @property
    def game(self) -> Game:
        return self.position.game

    def begin(self) -> State:
        """The round at the lesson's first step; the same every time."""
        return world(self.position, stream("a lesson"))


def read_lesson(data: bytes | str) -> Lesson:
    """The lesson that `data` holds. Raises BadLesson naming the first bad spot."""
    value = shape.read_object(data)
    shape.head(value, FORMAT, VERSION)
    shape.refuse_unknown(value, (), _KEYS)
    for key in ("position", "steps"):
        if key not in value:
            raise bad((key,), "missing")
    steps = shape.as_list(value["steps"], ("steps",))
    if not 1 <= len(steps) <= MOST_STEPS:
        raise bad(("steps",), f"a lesson has 1 to {MOST_STEPS} steps; there are {len(steps)}")
    lesson = Lesson(
        as_position(value["position"], ("position",)),
        tuple(_step(step, ("steps", at)) for at, step in enumerate(steps)),
        title=_key(value, "title", ()),
        task=_key(value, "task", ()),
        x=shape.as_object(value["x"], ("x",)) if "x" in value else None,
    )
    _follow(lesson)
    return lesson


def _step(value: Any, path: Path) -> Step:
    step = shape.as_object(value, path)
    shape.refuse_unknown(step, path, _STEP_KEYS)
    answers = shape.as_object(step.get("answers", {}), (*path, "answers"))
    for pattern in answers:
        _key(answers, pattern, (*path, "answers"))
    then = shape.as_texts(step.get("then", []), (*path, "then"))
    return Step(
        expect=tuple(shape.as_texts(step.get("expect", []), (*path, "expect"))),
        allow=tuple(shape.as_texts(step.get("allow", []), (*path, "allow"))),
        answers=answers,
        hints=tuple(shape.as_texts(step.get("hints", []), (*path, "hints"))),
        then=tuple(move for turn in then for move in turn.split(" ")),
        say=_key(step, "say", path),
        done=_key(step, "done", path),
    )


def _key(value: dict[str, Any], key: str, path: Path) -> str:
    """The key of a message, "" where there is none."""
    text = shape.as_text(value.get(key, ""), (*path, key))
    if len(text) > 100 or not all(char.isascii() and (char.isalnum() or char == "-") for char in text):
        raise bad((*path, key), f"{quote(text)} is not the key of a message")
    return text


def _follow(lesson: Lesson) -> None:
    """Play the lesson along its main line. Raises BadLesson for the first step that does not work."""
    if lesson.position.seat != lesson.position.to_move:
        raise bad(("position", "seat"), "a lesson is for the seat whose turn it is")
    state = lesson.begin()
    for at, step in enumerate(lesson.steps):
        path: Path = ("steps", at)
        if state.seat != lesson.position.seat or not state.legal():
            raise bad(path, "the learner has no move to make here")
        if not step.expect:
            raise bad((*path, "expect"), "at least one move is expected")
        named = [*step.expect, *step.allow]
        for key in ("expect", "allow"):
            for number, text in enumerate(getattr(step, key)):
                if named.count(text) > 1:
                    raise bad((*path, key, number), f"{quote(text)} is given twice")
                parsed(lesson.game, state, text, (*path, key, number))
        _refuse_silence(lesson.game, state, step, path)
        state.play(lesson.game.parse_move(step.expect[0]))
        for number, text in enumerate(step.then):
            state.play(parsed(lesson.game, state, text, (*path, "then", number)))


def parsed(game: Game, state: State, text: str, path: Path) -> Move:
    """The move of a text that must be legal. Raises BadLesson."""
    try:
        move = game.parse_move(text)
    except BadText as error:
        raise bad(path, str(error)) from None
    reason = game.reason(state, move)
    if reason is not None:
        raise bad(path, str(IllegalMove(text, reason)))
    return move


def _refuse_silence(game: Game, state: State, step: Step, path: Path) -> None:
    """Every legal move that is not expected must find an answer, and every answer a legal move."""
    spot = (*path, "answers")
    legal = [game.format_move(move) for move in state.legal()]
    used = set()
    for move in legal:
        fits = [p for p in step.answers if p == move or (p.endswith(ANY) and move.startswith(p.removesuffix(ANY)))]
        used.update(fits)
        if move not in step.expect and not fits:
            raise bad(spot, f"{move} is legal here and not expected, but has no answer")
    for pattern in step.answers:
        if pattern not in used:
            raise bad((*spot, pattern), "answers no legal move")


def write_lesson(lesson: Lesson) -> str:
    """The lesson as JSON, the same for the same lesson, with a line break at its end."""
    made: dict[str, Any] = {"format": FORMAT, "version": VERSION}
    made |= {key: text for key, text in (("title", lesson.title), ("task", lesson.task)) if text}
    made["position"] = as_value(lesson.position)
    made["steps"] = [_written(step) for step in lesson.steps]
    if lesson.x is not None:
        made["x"] = lesson.x
    return json.dumps(made, ensure_ascii=False, indent=1) + "\n"


def _written(step: Step) -> dict[str, Any]:
    values = ((key, getattr(step, key)) for key in _STEP_KEYS)
    return {key: list(value) if isinstance(value, tuple) else value for key, value in values if value}
