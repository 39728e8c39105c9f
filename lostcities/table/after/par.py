"""A day's par worked out at the table: the strongest player plays the round for a slice at a call.

That player and the company know no clock; it is read only here.
"""

from collections.abc import Iterable
from time import perf_counter
from typing import TYPE_CHECKING, Any

from lostcities.table.thinking import SLICE

if TYPE_CHECKING:
    from lostcities.days import Par


class Playing:
    """A day's round as the strongest player plays it."""

    def __init__(self, date: str) -> None:
        """Raises BadOption if it is no date."""
        from lostcities.days import day_of, known, par

        self.date = date
        day = day_of(date)
        self._known = known(day)
        self._steps = par(day)

    def go_on(self) -> dict[str, Any] | float:
        """Play for a slice, at least one step; returns what came of the round, or how far it is. A par that was worked
        out ahead is there at once."""
        if self._known is not None:
            return _told(self._known)
        end = perf_counter() + SLICE
        while True:
            try:
                share = next(self._steps)
            except StopIteration as played:
                return _told(played.value)
            if perf_counter() >= end:
                return share


def worked_out(dates: Iterable[str]) -> list[dict[str, Any]]:
    """The pars of those dates that were worked out ahead, each once; what is no date has none."""
    from lostcities.days import calendar_day, day_of, known

    days = (day_of(date) for date in sorted(set(dates)) if calendar_day(date))
    return [_told(par) for par in map(known, days) if par is not None]


def _told(par: "Par") -> dict[str, Any]:
    return {"date": par.date, "totals": list(par.totals), "margin": par.margin}
