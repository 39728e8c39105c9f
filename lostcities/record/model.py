"""A record in memory: a match and what stands around it in the file."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from lostcities.errors import BadOption, printable
from lostcities.match import Match

X = dict[str, Any]
"""What somebody keeps under `x`: any JSON object, free for anyone's use."""


@dataclass(slots=True)
class Seat:
    """Who sits at a seat: a person, or the computer player called `mind` (one that is not known here is kept)."""

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
        """The record of a match as it is played: who sits where, as names or whole seats; `seed`, if that is known.

        Raises BadOption if there are more or fewer of them than seats.
        """
        sitting = [Seat(seat) if isinstance(seat, str) else seat for seat in seats]
        if len(sitting) != match.seats:
            raise BadOption(f"the match has {match.seats} seats, and {len(sitting)} are named", option="seats")
        options = match.game.options
        changed = {each.name: match.rules[each.name] for each in options if match.rules[each.name] != each.default}
        return cls(match, sitting, changed or None, seed)

    def __repr__(self) -> str:
        names = ", ".join(printable(seat.name) for seat in self.seats)
        return f"<Record of {names}: {self.match!r}>"
