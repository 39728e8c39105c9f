"""Pars worked out ahead (pars.json, written by `python3 build days`): what playing the round would give again.

A date that the table lacks is played when somebody asks (played.py); the par is the same either way, since it depends
on the date alone.
"""

import json
from functools import cache
from pkgutil import get_data

from lostcities.days.day import Day
from lostcities.days.played import Par


def known(day: Day) -> Par | None:
    """The par of that day, if it was worked out ahead."""
    month, number = day.date[:7], day.date[8:]
    totals = _table().get(month, {}).get(number)
    return None if totals is None else Par(day.date, tuple(totals))


@cache
def _table() -> dict[str, dict[str, list[int]]]:
    """By month ("2026-11") and day ("23"): what each seat had in the end."""
    found: dict[str, dict[str, list[int]]] = json.loads(get_data(__package__, "pars.json") or b"{}")
    return found
