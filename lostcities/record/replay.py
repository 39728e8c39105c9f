"""A replayed match step by step: `steps` for programs, `story` for people (record.md, "On the command line").

Both are told from a record that is already read, so every move in it is legal. No random number is drawn.
"""

import json
from collections.abc import Iterator, Sequence
from typing import Any

from lostcities.errors import printable
from lostcities.match import Match
from lostcities.record.model import Record, Seat, refuse_undealt
from lostcities.round import Round


def steps(record: Record) -> Iterator[dict[str, Any]]:
    """Each half-move in order, with the legal moves before it and the scores if the round ended right after it.

    Raises Misuse, on the first step, for anything but a record and for the record of a match that was not dealt.
    """
    refuse_undealt(record)
    for number, played, match in replayed(record.match):
        text = match.game.format_move
        state = match.rounds[-1].state
        for turn, moves in enumerate(played.turns):
            for move in moves:
                seat, legal = state.seat, sorted(map(text, state.legal()))
                match.push(move)
                yield {
                    "round": number,
                    "turn": turn,
                    "seat": seat,
                    "move": text(move),
                    "legal": legal,
                    "scores": state.scores(),
                }


def replayed(match: Match) -> Iterator[tuple[int, Round, Match]]:
    """Each round of `match`, with a second match in which that round has just been dealt; play it there to its end."""
    again = Match.begin(match.game, match.rules, match.seats)
    for number, played in enumerate(match.rounds):
        again.deal_round(played.deal, played.tiles, played.starts)
        yield number, played, again


def story(record: Record, conceded: int | None = None) -> Iterator[str]:
    """The match for a person, line by line: who plays what, every turn with the scores after it, and how it ends; the
    seat `conceded` gave it up.

    Raises as `steps`.
    """
    refuse_undealt(record)
    match = record.match
    names = [seat.name for seat in record.seats]
    yield f"Lost Cities, the game {match.game.name}: {', '.join(map(_player, record.seats))}"
    changed = [
        f"{option.name} {json.dumps(match.rules[option.name])}"
        for option in match.game.options
        if match.rules[option.name] != option.default
    ]
    if changed:
        yield f"Options: {', '.join(changed)}"
    for number, played, again in replayed(match):
        yield ""
        yield f"Round {number + 1}, begun by {names[played.starts]}:"
        yield from _turns(played, again, names)
        if played.end is not None:
            yield f"Round {number + 1} is over: {_standing(names, played.end.totals)}."
    yield ""
    yield _end(match, names) if conceded is None else f"The match is over: given up by {names[conceded]}."


def _player(seat: Seat) -> str:
    return seat.name if seat.mind is None else f"{seat.name} (computer: {printable(seat.mind)})"


def _turns(played: Round, again: Match, names: Sequence[str]) -> Iterator[str]:
    """A line for each turn: its number, whose it is, its moves, and every seat's score after it."""
    if not played.turns:
        return
    texts = [" ".join(map(again.game.format_move, turn)) for turn in played.turns]
    name_width = max(map(len, names))
    text_width = max(map(len, texts))
    state = again.rounds[-1].state
    for turn, (moves, text) in enumerate(zip(played.turns, texts, strict=True), 1):
        name = names[state.seat]
        for move in moves:
            again.push(move)
        scores = "".join(f"{score:6}" for score in state.scores())
        yield f"{turn:5}  {name:{name_width}}  {text:{text_width}}{scores}"


def _standing(names: Sequence[str], totals: Sequence[int]) -> str:
    """How the match stands: "Ada 12, Scout -20"."""
    return ", ".join(f"{name} {total}" for name, total in zip(names, totals, strict=True))


def decided_by(match: Match) -> str:
    """What decided between equal totals of a match that is over: words such as "more artifacts"; "" where nothing had
    to."""
    totals, winners = match.result()
    tied = any(total == max(totals) and seat not in winners for seat, total in enumerate(totals))
    return match.game.tie_break if tied else ""


def _end(match: Match, names: Sequence[str]) -> str:
    """How the match ended, or who or what it waits for. No name is a subject: records call a person You."""
    if match.over:
        totals, winners = match.result()
        best = " and ".join(names[seat] for seat in winners)
        how = f" by {why}" if (why := decided_by(match)) else ""
        return f"The match is over: {_standing(names, totals)}. Victory: {best}{how}."
    if match.in_round:
        return f"The match is not over: it is the turn of {names[match.rounds[-1].state.seat]}."
    return f"The match is not over: round {len(match.rounds) + 1} has not begun."
