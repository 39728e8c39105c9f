"""The deal of a date is the same natively and in three browsers: hands, who begins, the board, the company."""

import engines
import pytest
from hosting import Host

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
