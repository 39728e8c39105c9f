"""The line that the page keeps of a deal of the day: its dates alone while it goes on, then what was laid and what luck
gave.
"""

from asking import Page

from lostcities.record import read
from lostcities.review.luck import luck_of

DATES = {"date": "2026-11-17", "on": "2026-11-18"}


def test_the_line_of_a_deal_of_the_day_tells_no_luck_before_it_is_over() -> None:
    page = Page()
    table = page.ask("day", **DATES, names=["Ada", "Tilda"], practice=False)
    you = next(seat for seat, each in enumerate(table["seats"]) if not each["mind"])
    for _ in range(24):
        if table["waiting"] == "mind":
            table = page.ask("hurry", ply=table["ply"])
        else:
            table = page.play(table["view"]["moves"][0]["move"])
    assert page.ask("save")["summary"]["day"] == DATES
    page.ask("concede", seat=you)
    kept = page.ask("save")
    told = kept["summary"]["day"]
    luck = luck_of(read(kept["record"]).match)[-1]
    assert {key: told[key] for key in DATES} == DATES
    assert told["luck"] == luck.deal[you] + luck.of_draws(you)
    laid = {
        zone["suit"]: zone["count"] for zone in table["view"]["zones"] if zone.get("seat") == you and "suit" in zone
    }
    assert told["columns"]
    assert {each["suit"]: each["cards"] for each in told["columns"]} == {
        suit: count for suit, count in laid.items() if count
    }
