"""Two records of one match, kept on two devices: which of them goes further, if either holds all of the other."""

from typing import Literal

from lostcities.record.model import Record

Relation = Literal["same", "mine", "theirs", "both"]
"""What is to be kept: either, for they say the same; the one that holds the other; or both."""

PASSING = "sealed"
"""What a table remembers of a round while it is played: it says nothing of the match."""


def further(mine: Record, theirs: Record) -> Relation:
    """What is to be kept of two records so that no turn, no mark and no name is lost."""
    if _header(mine) != _header(theirs):
        return "both"
    one, other = _moves(mine), _moves(theirs)
    if one == other:
        return _by_marks(_marks(mine), _marks(theirs))
    if _begins(one, other) and _marks(mine).items() <= _marks(theirs).items():
        return "theirs"
    if _begins(other, one) and _marks(theirs).items() <= _marks(mine).items():
        return "mine"
    return "both"


def _header(record: Record) -> object:
    """All that the two must agree in to be of one match."""
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


def _begins(one: list[object], other: list[object]) -> bool:
    return one == other[: len(one)]


def _by_marks(one: dict[str, str], other: dict[str, str]) -> Relation:
    if one == other:
        return "same"
    if one.items() <= other.items():
        return "theirs"
    return "mine" if other.items() <= one.items() else "both"
