"""A record as text: JSON that a person can read too, the same for the same record."""

import json
from typing import Any

from lostcities.errors import BadRecord, Misuse
from lostcities.game import Game, Rules, complete_rules
from lostcities.match import Match
from lostcities.record.header import FORMAT, VERSION, read_header
from lostcities.record.model import Record, Seat, refuse_undealt
from lostcities.record.shape import x_of
from lostcities.record.strict_json import parse_json
from lostcities.round import Round

_TURNS_A_LINE = 8
_ENCODER = json.JSONEncoder(ensure_ascii=False, allow_nan=False)
"""Made once: a record has many texts, and is written after every turn."""
SHORT = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":"))
"""The same without spaces."""


def write(record: Record) -> str:
    """The text of `record`, which `read` reads back to an equal one; with a line break at its end.

    Raises Misuse for a match that no record can hold, or if the rest of the record does not fit the match.
    """
    refuse_unsound(record)
    match = record.match
    _refuse_misplaced(record)
    lines = [f'"format": {as_json(FORMAT)}, "version": {VERSION}', f'"game": {as_json(match.game.name)}']
    if record.options is not None:
        lines.append(f'"options": {as_json(record.options)}')
    lines.append(f'"seats": {as_json([_seat(seat) for seat in record.seats])}')
    if record.seed is not None:
        lines.append(f'"seed": {as_json(record.seed)}')
    if record.x is not None:
        lines.append(f'"x": {as_json(record.x)}')
    rounds = [
        _round(match.game, match.rules, played, record.round_x.get(index)) for index, played in enumerate(match.rounds)
    ]
    lines.append('"rounds": [' + ",".join("\n  " + each for each in rounds) + "]")
    if match.over:
        lines.append(f'"result": {as_json(_result(match, record))}')
    text = "{" + ",\n ".join(lines) + "}\n"
    _refuse_unread(text, record)
    return text


def _refuse_misplaced(record: Record) -> None:
    """Raises Misuse for anything kept about a round or a result that the match does not have."""
    match = record.match
    if not all(index in range(len(match.rounds)) for index in record.round_x):
        raise Misuse(f"the match has {len(match.rounds)} rounds, and the record keeps an x for another")
    if record.result_x is not None and not match.over:
        raise Misuse("the match is not over, and the record keeps an x for its result")


def _refuse_unread(text: str, record: Record) -> None:
    """Raises Misuse where reading would refuse the form or the header of `text`, or return something other than what
    stands under `x`. Deals and moves are the match's own and are not replayed."""
    try:
        value = parse_json(text)
        again = read_header(value)
        kept = {index: x_of(played, ("rounds", index)) for index, played in enumerate(value["rounds"])}
        again.round_x = {index: x for index, x in kept.items() if x is not None}
        again.result_x = x_of(value.get("result", {}), ("result",))
    except BadRecord as error:
        raise Misuse(f"the record could not be read again: {error}", **error.values) from None
    if _under_x(again) != _under_x(record):
        raise Misuse("under x stands something that JSON gives back as something else, such as a tuple")


def _under_x(record: Record) -> object:
    return record.x, [seat.x for seat in record.seats], record.round_x, record.result_x


def refuse_unsound(record: Record) -> None:
    """Raises Misuse for what could be written but not be read again."""
    refuse_undealt(record)
    match = record.match
    if len(record.seats) != match.seats:
        raise Misuse(f"the match has {match.seats} seats, and the record names {len(record.seats)}")
    if complete_rules(match.game, record.options or {}) != match.rules:
        raise Misuse("the record's options are not those of the match; Record.of fills them in")


def as_json(value: Any, encoder: json.JSONEncoder = _ENCODER) -> str:
    """The JSON of a value. Raises Misuse for one that has none."""
    try:
        return encoder.encode(value)
    except (TypeError, ValueError, RecursionError):
        raise Misuse("the record holds something that JSON does not have, or that is nested too deep") from None


def _seat(seat: Seat) -> dict[str, Any]:
    made: dict[str, Any] = {"name": seat.name}
    if seat.mind is not None:
        made["mind"] = seat.mind
    if seat.x is not None:
        made["x"] = seat.x
    return made


def _round(game: Game, rules: Rules, played: Round, x: dict[str, Any] | None) -> str:
    deal = " ".join(game.deck.names[card] for card in played.deal)
    turns = [as_json(" ".join(map(game.format_move, turn))) for turn in played.turns]
    rows = [", ".join(turns[at : at + _TURNS_A_LINE]) for at in range(0, len(turns), _TURNS_A_LINE)]
    lines = [f'"starts": {played.starts}', f'"deal": {as_json(deal)}']
    if game.format_tiles is not None:
        lines.append(f'"tiles": {as_json(game.format_tiles(played.tiles, rules))}')
    lines.append('"turns": [' + ",\n    ".join(rows) + "]")
    if played.end is not None:
        lines.append(f'"totals": {as_json(list(played.end.totals))}')
    if x is not None:
        lines.append(f'"x": {as_json(x)}')
    return "{" + ",\n   ".join(lines) + "}"


def _result(match: Match, record: Record) -> dict[str, Any]:
    totals, winners = match.result()
    made: dict[str, Any] = {"totals": totals, "winners": winners}
    if record.result_x is not None:
        made["x"] = record.result_x
    return made
