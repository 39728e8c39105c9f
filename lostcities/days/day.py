"""A date's deal: which game, in whose company, and from which seed."""

from dataclasses import dataclass
from datetime import date as calendar_date

from lostcities.errors import BadOption, quote
from lostcities.match import Match

WEEK = (
    ("card", "bold"),
    ("board", "careful"),
    ("adapted", "skilled"),
    ("card", "careful"),
    ("board", "skilled"),
    ("adapted", "careful"),
    ("card", "skilled"),
)
"""By weekday, Monday first: the game and the company. All of these minds move at once on any device, so that they
play the same everywhere."""

PERSON = 0
"""The seat of the person; the company sits at the other."""
OPTIONS = {"rounds": 1}


@dataclass(frozen=True, slots=True)
class Day:
    """A date and what is dealt on it."""

    date: str
    """As "2026-11-19"."""
    game: str
    mind: str

    @property
    def seed(self) -> str:
        """The seed of the deal, of who begins and of the company's chance: from the date and the game alone."""
        return f"day {self.date} {self.game}"


def calendar_day(date: str) -> calendar_date | None:
    """The day of a date written "2026-11-19", None if it is no date or is written in another way."""
    try:
        found = calendar_date.fromisoformat(date)
    except ValueError:
        return None
    return found if found.isoformat() == date else None


def day_of(date: str) -> Day:
    """The deal of a date written "2026-11-19". Raises BadOption if it is no date."""
    found = calendar_day(date)
    if found is None:
        raise BadOption(f"{quote(date)} is no date such as 2026-11-19", option="date")
    return Day(date, *WEEK[found.weekday()])


def begun(day: Day) -> Match:
    """A match of that one round, dealt."""
    match = Match.begin(day.game, OPTIONS, 2)
    match.deal_by_chance(day.seed)
    return match
