"""A day's par worked out at the table: the strongest player plays the round for a slice at a call.

That player and the company know no clock; it is read here only.
"""

from time import perf_counter
from typing import Any

from lostcities.table.thinking import SLICE


class Playing:
    """A day's round as the strongest player plays it."""

    def __init__(self, date: str) -> None:
        """Raises BadOption for what is no date."""
        from lostcities.days import day_of, par

        self.date = date
        self._steps = par(day_of(date))

    def go_on(self) -> dict[str, Any] | float:
        """Play for a slice: what came of the round, or how far it is."""
        end = perf_counter() + SLICE
        share = 0.0
        while perf_counter() < end:
            try:
                share = next(self._steps)
            except StopIteration as played:
                found = played.value
                return {"date": found.date, "totals": list(found.totals), "margin": found.margin}
        return share
