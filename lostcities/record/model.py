"""A record in memory: a match and what stands around it in the file."""

from dataclasses import dataclass, field
from typing import Any

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
