"""The moments of a review that cost a person most, each as an exercise of one step (lessons/lesson.md).

The exercise begins where the turn that was played parts from those that are as good as the best. Its position is that
seat's sight and nothing else; whatever the seat could not know is dealt by chance when the exercise is tried.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from lostcities.errors import BadLesson
from lostcities.game import Game, Move, State
from lostcities.lessons import Lesson, Step, position_of, read_lesson, write_lesson
from lostcities.match import Match
from lostcities.review import Cost, Review, as_json_why, why_better
from lostcities.review.luck import begun_again
from lostcities.review.sentences import can_be_said

MOST = 3
"""Exercises of a seat; as many moments as the review shows."""
PLAYED, OTHER, RIGHT = "exercise-played", "exercise-other", "exercise-right"
"""What is said to the move that was played then, to any other that is not as good, and to one that is."""


def exercises(found: Review, seats: Sequence[int]) -> list[dict[str, Any]]:
    """The exercises of these seats: where each moment is, what the turn cost, why, and the lesson's text."""
    made = []
    for seat in seats:
        costly = [
            (each.cost.cost, number, turn, each.cost)
            for number, reviewed in enumerate(found.rounds)
            for turn, each in enumerate(reviewed.turns)
            if each.seat == seat and each.cost is not None and each.cost.cost
        ]
        for _, number, turn, cost in sorted(costly, key=lambda each: -each[0])[:MOST]:
            one = _exercise(found.match, number, turn, cost)
            if one is not None:
                made.append(
                    {"seat": seat, "round": number, "turn": turn, "cost": cost.cost, "error": cost.error, **one}
                )
    return made


def agree(match: Match, told: Mapping[str, Any], kept: Sequence[Mapping[str, Any]], seats: Sequence[int]) -> bool:
    """Whether exercises that come from elsewhere are such moments of these seats in a review of the match (told as
    tell.py has it), each beginning where its seat stood in that turn."""
    places = [(each["seat"], each["round"], each["turn"]) for each in kept]
    few = all(sum(whose == seat for whose, _, _ in places) <= MOST for seat in seats)
    return few and len({*places}) == len(places) and all(_agrees(match, told, each, seats) for each in kept)


def _agrees(match: Match, told: Mapping[str, Any], kept: Mapping[str, Any], seats: Sequence[int]) -> bool:
    number, turn = kept["round"], kept["turn"]
    if kept["seat"] not in seats or min(number, turn) < 0:
        return False
    try:
        said = told["rounds"][number]["turns"][turn]
        lesson = read_lesson(kept["lesson"])
    except (IndexError, BadLesson):
        return False
    weighed = said["weighed"] or {}
    if [said["seat"], weighed.get("cost"), weighed.get("error")] != [kept["seat"], kept["cost"], kept["error"]]:
        return False
    why, expected = kept["why"], lesson.steps[0].expect
    if not all(can_be_said(match.game, match.seats, why[turned]["reasons"]) for turned in ("played", "better")):
        return False
    game, state = match.game, _before(match, number, turn)
    for move in match.rounds[number].turns[turn]:
        if kept["lesson"] == _text(game, state, move, expected):
            return why["played"]["move"] == game.format_move(move) and why["better"]["move"] in expected
        state.play(move)
    return False


def _before(match: Match, number: int, turn: int) -> State:
    """The round as it stood before that turn."""
    state = begun_again(match, number)
    for move in (move for each in match.rounds[number].turns[:turn] for move in each):
        state.play(move)
    return state


def _exercise(match: Match, number: int, turn: int, cost: Cost) -> dict[str, Any] | None:
    """Why, and the lesson; None where no lesson can begin at the position."""
    game, moves = match.game, match.rounds[number].turns[turn]
    state = _before(match, number, turn)
    before = state.copy()
    parted = max(_shared(good, moves) for good in cost.good)
    good = [each for each in cost.good if _shared(each, moves) == parted and len(each) > parted]
    if not good:
        return None
    for move in moves[:parted]:
        state.play(move)
    expect = dict.fromkeys(game.format_move(each[parted]) for each in good)
    text = _text(game, state, moves[parted], list(expect))
    try:
        read_lesson(text)
    except BadLesson:
        return None
    return {"why": as_json_why(game, why_better(match, before, moves, good[0])), "lesson": text}


def _text(game: Game, state: State, played: Move, expect: Sequence[str]) -> str:
    """The lesson that asks for one of these moves, the best first, where another was played."""
    step = Step(
        expect=tuple(expect),
        answers={game.format_move(played): PLAYED, "*": OTHER},
        hints=(hint_of(game, game.parse_move(expect[0])),),
        done=RIGHT,
    )
    lesson = Lesson(position_of(game, game.sight(state, state.seat)), (step,))
    return json.dumps(json.loads(write_lesson(lesson)), separators=(",", ":"))


def _shared(one: Sequence[Move], other: Sequence[Move]) -> int:
    """How many half-moves both begin with."""
    count = 0
    for ours, theirs in zip(one, other, strict=False):
        if ours != theirs:
            break
        count += 1
    return count


def hint_of(game: Game, move: Move) -> str:
    """The key of a hint at what kind of move is wanted."""
    text = game.format_move(move)
    if text == "<":
        return "exercise-hint-deck"
    kinds = {"<": "take", "-": "discard", ">": "explore"}
    return f"exercise-hint-{kinds.get(text[0], 'place')}"
