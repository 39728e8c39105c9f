"""Two records of one match, kept on two devices: which of them goes further, if either holds all of the other."""

from typing import Literal

from lostcities.record.model import Record

Relation = Literal["same", "mine", "theirs", "both"]
"""What to keep: either, since they say the same; the one that holds the other; or both."""

PASSING = "sealed"
"""The key of what a table remembers only while a round is played: it says nothing about the match."""


def further(mine: Record, theirs: Record) -> Relation:
    """What to keep of two records so that no turn, no mark and no name is lost."""
    if _header(mine) != _header(theirs):
        return "both"
    if _holds(mine, theirs):
        return "same" if _holds(theirs, mine) else "mine"
    return "theirs" if _holds(theirs, mine) else "both"


def _holds(one: Record, other: Record) -> bool:
    """Whether `one` has every move and every mark of `other`."""
    moves = _moves(other)
    return _moves(one)[: len(moves)] == moves and _marks(other).items() <= _marks(one).items()


def _header(record: Record) -> object:
    """All that two records must agree on to be of one match."""
    match = record.match
    others = {key: value for key, value in (record.x or {}).items() if key != "lostcities"}
    seats = [(seat.name, seat.mind, seat.x) for seat in record.seats]
    return match.game.name, dict(match.rules), seats, record.seed, others, record.round_x, record.result_x


def _moves(record: Record) -> list[object]:
    """The deals and half-moves of a match in order, one after the other."""
    told: list[object] = []
    for played in record.match.rounds:
        told.append((played.starts, played.deal, played.tiles))
        told += [move for turn in played.turns for move in turn]
    return told


def _marks(record: Record) -> dict[str, str]:
    """What the table remembers of a match, as texts that can be compared."""
    own = (record.x or {}).get("lostcities")
    return {key: repr(value) for key, value in own.items() if key != PASSING} if isinstance(own, dict) else {}
