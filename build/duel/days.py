"""`python3 build days`: the result of the strongest player in each deal of the day, worked out ahead.

Results go into the table that the page asks first (lostcities/days/pars.json), a day at a time and without losing what
another run has written meanwhile; so after an interruption the command goes on where it stopped. After a change in how
that player or its company plays, write those days anew with `--anew` (the others stay as they are); a test replays
some of them.
"""

import argparse
import json
import os
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from datetime import date, timedelta
from itertools import islice
from pathlib import Path

from build import tool_env
from lostcities.days import Par, day_of, par
from lostcities.terminal.screen import PlainScreen

TABLE = tool_env.ROOT / "lostcities" / "days" / "pars.json"
Pars = dict[str, dict[str, list[int]]]


def main(asked: argparse.Namespace) -> int:
    """Play the missing days, and say how many days are known then. Raises Missing."""
    pars = read(TABLE)
    first = date.fromisoformat(asked.first) if asked.first else date.today()
    try:
        wanted = [(first + timedelta(number)).isoformat() for number in range(asked.days)]
    except OverflowError:
        raise tool_env.Missing(f"so many days from {first} on go beyond {date.max}") from None
    lacking = [day for day in wanted if asked.anew or day[8:] not in pars.get(day[:7], {})]
    screen = PlainScreen()
    for found in all_played(lacking, asked.jobs or os.cpu_count() or 1):
        pars = add(found, TABLE)
        screen.note(f"{found.date}: {found.margin:+d}")
    screen.note(f"{sum(map(len, pars.values()))} days are known, {len(lacking)} of them worked out now")
    return 0


def all_played(days: list[str], jobs: int) -> Iterator[Par]:
    """The pars of these days, each as soon as it is worked out."""
    rest = iter(days)
    with ProcessPoolExecutor(jobs) as executor:
        under_way: set[Future[Par]] = {executor.submit(played, day) for day in islice(rest, jobs)}
        while under_way:
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            under_way |= {executor.submit(played, day) for day in islice(rest, len(done))}
            for each in done:
                yield each.result()


def played(day: str) -> Par:
    """The par of one day."""
    steps = par(day_of(day))
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: Par = end.value
            return found


def read(table: Path) -> Pars:
    """The table as it stands, empty if there is none. Raises Missing."""
    try:
        pars: Pars = json.loads(table.read_text("utf-8")) if table.is_file() else {}
        if all(len(totals) for days in pars.values() for totals in days.values()):
            return pars
    except OSError as trouble:
        raise tool_env.Missing(f"{table} cannot be read ({trouble.strerror})") from None
    except (ValueError, AttributeError, TypeError):
        pass  # not JSON, or not days by month
    raise tool_env.Missing(
        f"{table} is no table of days: take it back from git, or delete it to have all worked out anew"
    )


def add(found: Par, table: Path) -> Pars:
    """Add a day to the table as it stands now; returns the whole table. Raises Missing."""
    with tool_env.alone("days.lock"), tool_env.writing(table):
        pars = read(table)
        pars.setdefault(found.date[:7], {})[found.date[8:]] = list(found.totals)
        write(pars, table)
    return pars


def write(pars: Pars, table: Path) -> None:
    """Write the table, a line for each month; the file is whole at every moment, so nothing is lost if this is
    interrupted."""
    months = (
        f' "{month}": {json.dumps(dict(sorted(pars[month].items())), separators=(",", ":"))}' for month in sorted(pars)
    )
    fresh = table.with_suffix(".new")
    fresh.write_text("{\n" + ",\n".join(months) + "\n}\n", "utf-8")
    fresh.replace(table)
