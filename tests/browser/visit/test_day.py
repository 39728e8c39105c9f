"""The deal of the day: begun from home, played to its end, set against par, shared, and practice from then on."""

import datetime
import json
from pathlib import Path

import pytest
from axe import by_every_light
from playwright.sync_api import expect
from visitor import Visit

from lostcities import choose
from lostcities.days import begun, day_of
from lostcities.record import Record, Seat, write

# A Monday, so that the same cards are dealt whenever the test runs; the time of day runs on as usual, and `skip` moves
# to another day.
MONDAY = """{
  const Now = Date;
  let shift = new Now(2026, 10, 23, 12) - Now.now();
  window.Date = class extends Now {
    constructor(...given) { super(...(given.length ? given : [Now.now() + shift])); }
    static now() { return Now.now() + shift; }
  };
  window.skip = (days) => { shift += days * 86_400_000; };
}"""


@pytest.mark.first
def test_the_deal_of_the_day_counts_once_and_is_set_against_par(visit: Visit) -> None:
    visitor = visit(scripts=(MONDAY,), permissions=["clipboard-read", "clipboard-write"])
    page = visitor.page
    page.locator("a[href^='#day']").first.click()
    page.locator("main.page-day [data-act=day-begin]").click()
    sheet = visitor.play_match()
    assert sheet.over
    page.locator("main.score-sheet a[href='#day/2026-11-23']").click()
    result = page.locator(".day-result")
    expect(result).to_contain_text("You ")
    expect(result).to_contain_text("Par ")
    # the owl plays the same cards meanwhile; what she made of them comes in her own time
    expect(result.locator(".day-figures > :nth-child(2)")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert by_every_light(page, "a day") == []
    page.locator("[data-act=day-share]").click()
    expect(page.locator(".slip")).to_contain_text("Copied")
    shared = page.evaluate("navigator.clipboard.readText()")
    assert shared.endswith(visitor.address)
    assert result.locator(".day-shared-head").inner_text() in shared
    points = result.locator(".day-figures span").first.inner_text()

    page.locator(".day-result [data-act=day-begin]").click()
    expect(page.locator("#table .held").first).to_be_visible()
    page.evaluate("location.hash = 'day'")
    expect(result.locator(".day-figures span").first).to_have_text(points)
    expect(page.locator(".day-cell.today.shown")).to_have_count(1)
    visitor.go("#matches")
    expect(page.locator(".kept-match", has_text="practice")).to_have_count(1)
    expect(page.locator(".kept-match")).to_have_count(2)

    visitor.go("#day")
    expect(result).to_be_visible()
    # It is pressed when another day has begun but the page does not show it yet.
    page.evaluate("navigator.clipboard.writeText('')")
    page.evaluate("skip(1); document.querySelector('[data-act=day-share]').click()")
    page.wait_for_function("navigator.clipboard.readText()")
    assert page.evaluate("navigator.clipboard.readText()") == shared
    page.evaluate("skip(-1); dispatchEvent(new Event('focus'))")
    expect(result).to_be_visible()
    page.evaluate("skip(1); document.querySelector('.day-result [data-act=picture]').click()")
    page.locator("dialog [data-act=picture-yes][data-value$='/wide']").click()
    expect(page.locator(".slip")).to_contain_text(["picture"])


def played(date: str, folder: Path, **own: object) -> Path:
    """The file of the deal of a date as somebody played it on that day; `own`: what else the table remembers of it."""
    match = begun(day_of(date))
    while match.in_round:
        match.play(choose(match, "novice", "a day"))
    record = json.loads(write(Record(match, [Seat("Ada"), Seat("Tilda", day_of(date).mind)], {"rounds": 1})))
    record["x"] = {"lostcities": {"day": {"date": date, "on": date}, **own}}
    file = folder / f"{date}.json"
    file.write_text(json.dumps(record), "utf-8")
    return file


# The drawings in use whose symbols are missing.
LACKING = """() => [...document.querySelectorAll("#shell use")]
  .map((use) => use.getAttribute("href"))
  .filter((href) => !document.querySelector(href))"""
COLOURED = "(column) => getComputedStyle(column).getPropertyValue('--c') !== ''"


def test_a_day_of_a_game_that_was_not_on_the_table_yet_is_shown_with_its_suits(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("#matches")
    page.locator("input[type=file]").set_input_files(played("2026-11-25", tmp_path))
    expect(page.locator(".kept-match")).to_have_count(1)
    visitor.go("#day/2026-11-25")
    expect(page.locator(".day-column")).to_have_count(4)
    page.wait_for_function(f"() => !({LACKING})().length")
    column = page.locator(".day-column.suit-s")
    page.wait_for_function(COLOURED, arg=column.element_handle())


LATE = datetime.datetime(2026, 11, 23, 23, 50)
"""By the clock of wherever it runs."""


def test_a_page_left_open_over_midnight_begins_the_new_day_s_deal(visit: Visit) -> None:
    page = visit().page
    page.clock.install(time=LATE)
    page.reload()
    home = page.locator(".entry-day .entry-title")
    expect(home).to_have_text("November 23")
    page.clock.fast_forward("20:00")
    expect(home).to_have_text("November 24")
    page.clock.fast_forward("24:00:00")  # what heeds it is there by now
    expect(home).to_have_text("November 25")
    page.locator("a[href^='#day']").first.click()
    begin = page.locator("main.page-day [data-act=day-begin]")
    expect(begin).to_have_attribute("data-value", "2026-11-25")
    page.clock.fast_forward("24:00:00")
    expect(begin).to_have_attribute("data-value", "2026-11-26")
    expect(page.locator(".day-head h2")).to_have_text("Thursday, November 26")
    page.clock.set_system_time(LATE + datetime.timedelta(days=7))  # it slept, and no timer ran
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(begin).to_have_attribute("data-value", "2026-11-30")
