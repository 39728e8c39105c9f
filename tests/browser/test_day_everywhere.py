"""The deal of a date is the same natively and in three browsers: hands, who begins, the board, the company, and par."""

import engines
import pytest
from hosting import Host

from build.duel.days import played
from lostcities.days import day_of, known
from lostcities.table import Table

NAMES = ["Ada", "Tilda"]


def native(date: str) -> dict[str, object]:
    table = Table()
    table.day(date, date, NAMES, practice=False)
    seen = table.look()
    assert seen is not None
    return seen


@pytest.mark.parametrize("dates", [("2026-11-23", "2026-11-24", "2026-11-25", "2027-02-28", "2028-02-29")])
def test_a_date_is_the_same_deal_everywhere(tab: engines.Tab, probe: Host, dates: tuple[str, ...]) -> None:
    tab.open(f"{probe.url}probe.html")
    for date in dates:
        there = tab.run(
            'return (await engine.ask({do: "day", date: a[0], on: a[0], names: a[1], practice: false})).table',
            date,
            NAMES,
        )
        here = native(date)
        for part in ("game", "view", "starts", "seats", "day", "waiting"):
            assert there[part] == here[part], (date, part)


FAR = "2029-01-02"
"""A date that nobody has worked out ahead, of the game whose strongest player searches."""
PAR = """
    const told = [];
    const until = Date.now() + 2_000;
    while (Date.now() < until) {
        const reply = await engine.ask({do: "par", date: a[0]});
        if (reply.par) return {par: reply.par, told};
        told.push(reply.thinking.progress);
    }
    return {par: null, told};
"""
"""For a while."""


@pytest.mark.long
def test_par_of_a_date_that_was_not_worked_out_ahead_is_played_in_the_worker(tab: engines.Tab, probe: Host) -> None:
    """It comes to the same as native play, and tells on the way how far it is."""
    assert known(day_of(FAR)) is None
    here = played(FAR)
    tab.open(f"{probe.url}probe.html")
    told: list[float] = []
    par = None
    while par is None:
        found = tab.run(PAR, FAR)
        told += found["told"]
        par = found["par"]
    assert par == {"date": FAR, "totals": list(here.totals), "margin": here.margin}
    assert len(told) > 10
    assert told == sorted(told)
    assert 0 <= told[0] < 0.5 < told[-1] < 1
