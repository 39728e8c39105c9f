"""A record in memory: a match and what stands around it in the file."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from lostcities.errors import BadOption, Misuse, expect, printable
from lostcities.match import Match

X = dict[str, Any]
"""What somebody keeps under `x`: any JSON object, free for anyone's use."""


@dataclass(slots=True)
class Seat:
    """Who sits at a seat: a person, or the computer player called `mind` (kept even if unknown here)."""

    name: str
    mind: str | None = None
    x: X | None = None


@dataclass(slots=True)
class Record:
    """A match with its seats, options, seed and `x`. The match is alive: play on, and write it again.

    `options` are those that the file gives, None if it gives none; the match's `rules` have them all.
    """

    match: Match
    seats: list[Seat]
    options: dict[str, Any] | None = None
    seed: str | None = None
    x: X | None = None
    round_x: dict[int, X] = field(default_factory=dict)
    """By the index of the round."""
    result_x: X | None = None

    @classmethod
    def of(cls, match: Match, seats: Sequence[str | Seat], seed: str | None = None) -> "Record":
        """The record of a match as it is played: who sits where, as names or Seats; `seed`, if that is known.

        Raises BadOption if there are too many or too few of them, or one is neither a name nor a Seat.
        """
        expect(Match, match, "Match.begin makes one")
        given = list(seats) if isinstance(seats, Iterable) else [seats]
        if not all(isinstance(seat, str | Seat) for seat in given):
            raise BadOption("the seats of a record are names, or each a Seat", option="seats")
        sitting = [Seat(seat) if isinstance(seat, str) else seat for seat in given]
        if len(sitting) != match.seats:
            raise BadOption(f"the match has {match.seats} seats, and {len(sitting)} are named", option="seats")
        options = match.game.options
        changed = {each.name: match.rules[each.name] for each in options if match.rules[each.name] != each.default}
        return cls(match, sitting, changed or None, seed)

    def __repr__(self) -> str:
        names = ", ".join(printable(seat.name) if isinstance(seat, Seat) else repr(seat) for seat in self.seats)
        return f"<Record of {names}: {self.match!r}>"


def refuse_undealt(record: Record) -> None:
    """Raises Misuse for anything but a record, for one whose parts are of other kinds, and for the record of a match
    that no record can hold."""
    expect(Record, record, "Record.of makes one of a match")
    expect(Match, record.match, "Match.begin makes one")
    expect(list, record.seats, "Record.of makes it of names")
    for seat in record.seats:
        expect(Seat, seat, "Record.of makes them of names")
    expect(dict, record.round_x, "it holds an x by the index of its round")
    if any(played.origin is not None for played in record.match.rounds):
        raise Misuse("a match that was taken up in its middle has no deal, and so no record")
