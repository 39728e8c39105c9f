"""A match of this device that is over, reviewed while somebody looks: told at once with the luck alone, then turn by
turn as the worker finds time, in slices as short as those of a computer player's thought.

What is told is the review's own form (review/tell.py) with what the page needs beside it. Every cost comes from its
seat's sight alone. All hands may be seen because the match is over; before that nothing is told.
"""

from collections.abc import Mapping
from hashlib import sha256
from time import perf_counter
from typing import Any

from lostcities.errors import NotNow
from lostcities.review import (
    Review,
    Reviewing,
    agrees,
    as_json,
    level_costs,
    margins_of,
    page_effort_of,
    review,
    turns_to_weigh,
)
from lostcities.table.after.exercises import agree, exercises
from lostcities.table.after.through import Through
from lostcities.table.sitting import Sitting
from lostcities.table.thinking import SLICE

VERSION = 5
"""The version of a kept review; one of another version is worked out anew."""


class Reviewed:
    """A review at work, or done."""

    def __init__(self, whole: Sitting) -> None:
        """Raises NotNow for a match that is not over, BadOption for one that cannot be reviewed."""
        from lostcities.lessons.primer import taught_turns

        if not whole.over:
            raise NotNow("error-review-going", "a match is reviewed once it is over")
        self.through = Through(whole)
        self._whole = whole
        self._fresh: Review | None = None
        self._over = False
        self._effort = page_effort_of(whole.game.name)
        self._taught = taught_turns(whole.match)
        seat = self.through.seats[0]
        self._given_up = whole.conceded is not None
        self._work: Reviewing = review(
            whole.match, effort=self._effort, hear=self._hear, first=seat, left=self._taught, given_up=self._given_up
        )

    def _hear(self, found: Review) -> None:
        self._fresh = found

    @property
    def key(self) -> str:
        """What a kept review must match to be this match's: its deals and moves, and how reviews are made."""
        rounds = [(played.deal, played.tiles, played.starts, played.turns) for played in self._whole.match.rounds]
        made_of = repr((VERSION, self._effort, sorted(self._whole.match.rules.items()), self._whole.conceded, rounds))
        if self._taught:
            made_of += repr(sorted(self._taught))
        if self._given_up:
            made_of += "with what its end brings"
        return f"{VERSION}-{sha256(made_of.encode()).hexdigest()[:24]}"

    def holds(self, kept: Mapping[str, Any]) -> bool:
        """Whether a review that another device has kept is of this match, made as here, and says nothing that cannot
        be."""
        match, told = self._whole.match, kept["review"]
        names = [seat.name for seat in self._whole.record.seats]
        return (
            kept["key"] == self.key
            and agrees(match, told, names, self._effort, self._taught, self._given_up)
            and agree(match, told, kept["exercises"], self._whole.people)
        )

    def begin(self) -> dict[str, Any]:
        """What is known before any work: the key, and how much there is to do."""
        return self._told(None)

    def go_on(self) -> dict[str, Any]:
        """Work for a slice, at least one step; returns what is known then, the review so far only if it has grown."""
        until = perf_counter() + SLICE
        while not self._over and self._fresh is None:
            try:
                next(self._work)
            except StopIteration as end:
                self._fresh, self._over = end.value, True
            if perf_counter() >= until:
                break
        found, self._fresh = self._fresh, None
        return self._told(found)

    def _told(self, found: Review | None) -> dict[str, Any]:
        whole = self._whole
        seats = whole.record.seats
        _, winners = whole.match.result() if whole.match.over else (None, None)
        return {
            "key": self.key,
            "over": self._over,
            "turns": turns_to_weigh(whole.match, range(whole.match.seats), self._taught),
            "match": {
                "game": whole.game.name,
                "seats": [{"name": seat.name, "mind": seat.mind or ""} for seat in seats],
                "practice": whole.practice,
                "conceded": whole.conceded,
                "winners": winners,
                "margins": margins_of(whole.match, self._given_up),
                "looks": self.through.seats,
                "taught": len(self._taught),
            },
            "scale": level_costs(whole.game.name),
            "review": None if found is None else as_json(found, [seat.name for seat in seats]),
            "exercises": exercises(found, whole.people) if found is not None and self._over else [],
        }

    def table_at(self, round: int, turn: int, seat: int) -> Sitting:
        """The table as that seat saw it after `turn` turns of a round."""
        return self.through.at(round, turn, seat, open=False)
