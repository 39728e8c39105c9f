"""Going through a match of this device: its whole record beside the table, and the table as it stood at any place.

Whose hands lie open is decided here. Once the match is over all of them may, or one alone, as that seat saw it then.
While it goes on nobody sees more than in play: the only person's own hand, or none where several share the device.
A place that does not exist leads to the nearest, since turns may have been taken back after a link to it was kept.
"""

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from lostcities.match import Match
from lostcities.record import Record
from lostcities.table.shown.trace import log
from lostcities.table.sitting import Event, Sitting, rewound


class Eyes(NamedTuple):
    """Who looks: at which seat (None: nobody's hand), and whether all other hands lie open too."""

    seat: int | None
    open: bool


@dataclass(slots=True)
class Through:
    """The whole match that is gone through, and the stories of its rounds that were told already."""

    whole: Sitting
    stories: dict[tuple[int, Eyes], list[Event]] = field(default_factory=dict)

    @property
    def seats(self) -> list[int]:
        """Whose own sight can be chosen once the match is over: that of any person, or of any computer player where
        nobody else plays. Nobody's while it goes on."""
        if not self.whole.over:
            return []
        return self.whole.people or list(range(self.whole.match.seats))

    def eyes(self, seat: int | None, wish: bool) -> Eyes:
        """As much of what is wished for as may be seen."""
        if self.whole.over:
            return Eyes(seat if seat in self.seats else self.seats[0], wish)
        people = self.whole.people
        return Eyes(people[0] if len(people) == 1 else None, False)

    def at(self, round: int, turn: int, seat: int | None = None, open: bool = True) -> Sitting:
        """The table as it stood after `turn` turns of a round (both from 0)."""
        turns = [len(each.turns) for each in self.whole.match.rounds]
        if round >= len(turns):  # the nearest is the end
            round, turn = len(turns) - 1, turns[-1]
        round = max(round, 0)
        turn = min(max(turn, 0), turns[round])
        eyes = self.eyes(seat, open)
        sitting = self._stood(round, turn, eyes)
        sitting.through = self
        sitting.replay = {
            "round": round,
            "turn": turn,
            "turns": turns,
            "kept": {
                "over": self.whole.over,
                "open": eyes.open,
                "seats": self.seats,
                "story": self._story(round, eyes),
            },
        }
        return sitting

    def _stood(self, round: int, turn: int, eyes: Eyes) -> Sitting:
        whole, played = self.whole, self.whole.match.rounds
        record = Record(stood(whole.match, round, turn), whole.record.seats, whole.record.options, whole.record.seed)
        sitting = Sitting(
            whole.id, record, "", sealed=0, practice=whole.practice, gentle=whole.gentle, still=True, eyes=eyes.seat
        )
        sitting.open = eyes.open
        if round == len(played) - 1 and turn == len(played[round].turns):
            sitting.conceded = whole.conceded
        sitting.review()
        return sitting

    def _story(self, round: int, eyes: Eyes) -> list[Event]:
        """All of a round, as these eyes may know it."""
        if (round, eyes) not in self.stories:
            sitting = self._stood(round, len(self.whole.match.rounds[round].turns), eyes)
            self.stories[round, eyes] = log(sitting, eyes.seat)
        return self.stories[round, eyes]


def stood(match: Match, round: int, turn: int) -> Match:
    """The match as it was after `turn` turns of a round."""
    new = match.copy()
    new.rounds = new.rounds[: round + 1]
    new.history = new.history[: len(new.rounds)]
    return rewound(new, sum(len(moves) for moves in match.rounds[round].turns[:turn]))


def begin(whole: Sitting, **place: Any) -> Sitting:
    """Begin to go through a match, at a first place."""
    return Through(whole).at(**place)
