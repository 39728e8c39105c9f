"""What is studied at a table instead of played as a match: a position, a lesson, a replay.

A position is played on to the end of its round. A lesson judges each move and plays what follows it
(lessons/attempt.py). A replay is only looked at. None of them is kept: they have no deal, or are somebody else's match.

Positions and lessons have formats of their own, imported on first use: most tables never see any, and need not wait.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lostcities.chance import fresh_seed, stream
from lostcities.errors import BadLesson, BadOption, WrongMove
from lostcities.game import Game, State
from lostcities.match import Match
from lostcities.minds import LEVELS, stand_in
from lostcities.minds.rooms import ONCE
from lostcities.record import Record, Seat, read, read_link
from lostcities.table.sitting import Sitting

if TYPE_CHECKING:
    from lostcities.lessons import Lesson, Position


LINK = "#match/"
"""What stands before a link in an address (record/link.md)."""


def at_position(text: str, minds: Sequence[str], name: str) -> Sitting:
    """A sitting at a position, what is hidden dealt by chance. Raises BadOption, or BadLesson if nothing can be played.

    The seat that looks is a person's; in an onlooker's position every seat is a computer player's.
    """
    from lostcities.lessons import read_position, world

    position = read_position(text)
    seed = fresh_seed()
    state = world(position, stream(seed, "hidden"))
    if not state.over:
        _refuse_empty_hands(position)
    return _sit(position.game, position, state, minds, seed, name)


def _refuse_empty_hands(position: "Position") -> None:
    """Raises BadLesson where a seat will have no card to place when its turn comes, unless it draws one first."""
    for seat, hand in enumerate(position.hands):
        draws_first = seat == position.to_move and position.phase != "place"
        if not hand.size and not draws_first:
            raise BadLesson(f"hands[{seat}]: there is no card to play", spot=f"hands[{seat}]")


def at_picture(position: "Position | str") -> Sitting:
    """A sitting at a position, or at one told by its text, that is only to be drawn; the same every time. Raises
    BadLesson."""
    from lostcities.lessons import read_position, world

    if isinstance(position, str):
        position = read_position(position)
    return _sit(position.game, position, world(position, stream("a picture")), (), "a picture", "picture")


def at_lesson(lesson: "Lesson | str", name: str) -> Sitting:
    """A sitting at the beginning of a lesson, or of one told by its text. Raises BadLesson."""
    from lostcities.lessons import Attempt, read_lesson

    if isinstance(lesson, str):
        lesson = read_lesson(lesson)
    attempt = Attempt(lesson)
    sitting = _sit(lesson.game, lesson.position, attempt.state, (), "a lesson", name)
    sitting.lesson = attempt
    return sitting


def _sit(game: Game, position: "Position", state: State, minds: Sequence[str], seed: str, name: str) -> Sitting:
    match = Match.begin(game, position.options or {}, len(position.hands))
    match.take_up(state, (position.to_move - position.turn) % match.seats)
    others = [seat for seat in range(match.seats) if seat != position.seat]
    if len(minds) > len(others):
        raise BadOption(f"there are {len(others)} other seats and {len(minds)} minds", option="minds")
    here = [ONCE.get(mind, mind) for mind in minds]
    chosen = dict(zip(others, [*here, *[stand_in(game.name)] * (len(others) - len(minds))], strict=True))
    for mind in chosen.values():
        if mind not in LEVELS[game.name]:
            raise BadOption("minds: no computer player of that name plays this game", option="minds")
    seats = [Seat("", chosen.get(seat)) for seat in range(match.seats)]
    sitting = Sitting(name, Record(match, seats, position.options, seed), seed, sealed=0)
    if state.over:
        names = game.deck.names
        sitting.named = tuple(tuple(names[card] for card in hand.cards) for hand in position.hands)
    return sitting


def line_of(game: Game, sight: Any) -> str:
    """What a seat sees as a position on one line."""
    from lostcities.lessons import position_of, write_text

    return write_text(position_of(game, sight))


def at_replay(text: str, round: int, turn: int, seat: int | None) -> Sitting:
    """A sitting at a record, or at a match in a link, as it stood after `turn` turns of a round (from 0), seen from
    `seat`. Raises BadRecord or BadOption."""
    record = read_link(text.removeprefix(LINK)) if text.startswith(LINK) else read(text)
    played = record.match.rounds
    if not 0 <= round < len(played):
        sentence = f"there is no round {round + 1}; the last one in the record is {len(played)}"
        raise BadOption(sentence, option="round", rounds=len(played))
    turns = len(played[round].turns)
    if not 0 <= turn <= turns:
        sentence = f"there is no turn {turn} in round {round + 1}; the last one is {turns}"
        raise BadOption(sentence, option="turn", round=round + 1, turns=turns)
    if seat is not None and not 0 <= seat < record.match.seats:
        raise BadOption(f"there is no seat {seat}", option="seat", seats=record.match.seats)
    match = Match.begin(record.match.game, record.options or {}, record.match.seats)
    for number, each in enumerate(played[: round + 1]):
        match.deal_round(each.deal, each.tiles, each.starts)
        for moves in each.turns if number < round else each.turns[:turn]:
            for move in moves:
                match.push(move)
    sitting = Sitting(
        "replay", Record(match, record.seats, record.options, record.seed), "", sealed=0, still=True, eyes=seat
    )
    sitting.replay = {"round": round, "turn": turn, "turns": [len(each.turns) for each in played]}
    sitting.review()
    return sitting


def try_move(sitting: Sitting, move: str) -> None:
    """Have a legal move judged by the lesson on the table, and play on if it is taken. Raises WrongMove if not."""
    assert sitting.lesson is not None
    verdict = sitting.lesson.try_move(move)
    if verdict.kind == "wrong":
        raise WrongMove(verdict.key, **verdict.values)
    for text in verdict.moves:
        sitting.play(sitting.match.parse(text))
    sitting.verdict = verdict
    if verdict.over:
        sitting.still, sitting.eyes = True, sitting.lesson.lesson.position.seat


def only_studied(sitting: Sitting) -> bool:
    """Whether this is no match of the device's own."""
    return sitting.replay is not None or sitting.match.rounds[-1].origin is not None


def again(sitting: Sitting) -> Sitting | None:
    """What is studied, from its beginning; None for a match."""
    if sitting.lesson is not None:
        return at_lesson(sitting.lesson.lesson, sitting.id)
    if sitting.replay is not None:
        return sitting
    origin = sitting.match.rounds[-1].origin
    if origin is None:
        return None
    match = Match.begin(sitting.game, sitting.record.options or {}, sitting.match.seats)
    match.take_up(origin, sitting.match.rounds[-1].starts)
    record = Record(match, sitting.record.seats, sitting.record.options, sitting.record.seed)
    return Sitting(sitting.id, record, sitting.seed, sealed=0, named=sitting.named)
