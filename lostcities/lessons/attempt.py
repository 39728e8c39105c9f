"""Somebody working through a lesson: the step reached and a verdict on each move tried. Moves are judged only here."""

from dataclasses import dataclass, field
from typing import Any, Literal

from lostcities.errors import BadText
from lostcities.lessons.lesson import Lesson, Step

Kind = Literal["solved", "allowed", "wrong", "illegal"]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is said to a move: a message's key with its values, and for an illegal move the rule.

    `key` may be "" for a move that solves its step: then the page says its own word of praise.
    """

    kind: Kind
    key: str
    values: dict[str, Any] = field(default_factory=dict)
    rule: str = ""
    moves: tuple[str, ...] = ()
    """What was played: nothing, or the main line's move and what follows it."""
    over: bool = False
    """Whether that was the last step."""


class Attempt:
    """One way through a lesson. A move that is wrong or illegal changes nothing."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.state = lesson.begin()
        self.at = 0
        self.hinted = 0
        """How many hints of this step were given."""

    @property
    def over(self) -> bool:
        return self.at == len(self.lesson.steps)

    @property
    def step(self) -> Step:
        """The step to be solved; the last one if the lesson is over."""
        return self.lesson.steps[min(self.at, len(self.lesson.steps) - 1)]

    def copy(self) -> "Attempt":
        """An independent copy."""
        new = Attempt.__new__(Attempt)
        new.lesson, new.state, new.at = self.lesson, self.state.copy(), self.at
        new.hinted = self.hinted
        return new

    def try_move(self, text: str) -> Verdict:
        """Judge a move, and go on if it is one that the step accepts. Raises BadText for what is no move.

        The lesson goes on along its main line, whichever accepted move was tried; only the last step keeps that move.
        """
        if self.over:
            raise BadText("the lesson is over", text=text[:60])
        game, step = self.lesson.game, self.step
        move = game.parse_move(text)
        reason = game.reason(self.state, move)
        if reason is not None:
            return Verdict("illegal", reason.key, dict(reason.values), reason.rule)
        values = self._values(text)
        if text not in (*step.expect, *step.allow):
            return Verdict("wrong", step.answer(text), values)
        last = self.at + 1 == len(self.lesson.steps)
        played = (text,) if last and text != step.expect[0] else (step.expect[0], *step.then)
        for each in played:
            self.state.play(game.parse_move(each))
        self.at += 1
        self.hinted = 0
        solved = text in step.expect
        key = step.answers.get(text, step.done) if solved else step.answer(text)  # patterns are for moves not asked for
        return Verdict("solved" if solved else "allowed", key, values, moves=played, over=last)

    def hint(self) -> str:
        """The key of the next hint of this step, the last one again when there are no more; "" where there is none."""
        hints = self.step.hints
        if not hints:
            return ""
        self.hinted = min(self.hinted + 1, len(hints))
        return hints[self.hinted - 1]

    def _values(self, text: str) -> dict[str, Any]:
        """What a message may say of a move: its card and suit as texts, and what its column would then be worth."""
        view = self.lesson.game.view(self.lesson.game.sight(self.state, self.state.seat), {})
        (told,) = [each for each in view["moves"] if each["move"] == text]
        values: dict[str, Any] = {}
        if told["card"]:
            values = {"card": told["card"], "suit": told["card"][0]}
        after = told.get("after") or {}
        if "points" in after:
            values["points"] = after["points"]
        return values
