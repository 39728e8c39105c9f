"""The deal of the day: one round a date, the same for everybody, and what the strongest player made of it.

    >>> day_of("2026-11-19")
    Day(date='2026-11-19', game='card', mind='careful')
    >>> begun(day_of("2026-11-19")).seats
    2

Nothing here knows a clock: the caller gives the date.
"""

from lostcities.days.day import OPTIONS, PERSON, WEEK, Day, begun, calendar_day, day_of
from lostcities.days.known import known
from lostcities.days.played import Par, par

__all__ = ["OPTIONS", "PERSON", "WEEK", "Day", "Par", "begun", "calendar_day", "day_of", "known", "par"]
