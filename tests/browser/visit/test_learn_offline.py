"""The pages that teach the rules without a network: what was read is there, and so is what is to be played in it; what
is not there after all is told in a sentence, and takes nothing away.
"""

import re

import pytest
from playwright.sync_api import Page, expect
from test_learn import LIES_STILL, address
from test_offline import ALL_KEPT, offline_ready
from visitor import Visit, Visitor
from waiting import until
from web_host import WebHost

LET_GO = """async (pattern) => {
  let gone = 0;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) if (url.match(pattern)) gone += await cache.delete(url);
  }
  return gone;
}"""
"""Takes files away from what is kept, as browsers do that need the room."""
FAULTS = ("Failed to load resource", "net::ERR")


def read_online(visit: Visit, host: WebHost, language: str, game: str, last: str) -> Visitor:
    """Somebody who has read a page, at its beginning and no further, until all that it needs is kept; `last` is a file
    that only the page's last exercise needs."""
    visitor = visit(at=host, offline=True, faults=FAULTS)
    offline_ready(visitor)
    visitor.page.goto(address(host, language, game))
    needed = [rf"/embed/{last}\.js$", r"/js/embed-table-", r"/js/embed-hub-", r"/css/embed\.css", r"/js/learn-"]
    until(lambda: all(any(re.search(each, url) for url in visitor.page.evaluate(ALL_KEPT)) for each in needed))
    return visitor


def gone_offline(visitor: Visitor, host: WebHost, without: str = "") -> Page:
    """The page without its host, and without some of what was kept."""
    page = visitor.page
    page.wait_for_function(LIES_STILL, arg="#score")
    if without:
        assert page.evaluate(LET_GO, without) > 0
    host.stop()
    page.reload()
    return page


def test_a_page_that_was_seen_is_there_offline(visit: Visit, own_host: WebHost) -> None:
    visitor = visit(at=own_host, offline=True)
    offline_ready(visitor)
    visitor.page.goto(address(own_host, "en", "card"))
    visitor.page.locator("#score .pick").first.wait_for()
    visitor.page.wait_for_function(LIES_STILL, arg="#score")
    visitor.page.goto("about:blank")  # whatever is still on its way is then neither asked for nor missed
    own_host.stop()
    visitor.page.goto(address(own_host, "en", "card"))
    expect(visitor.page.locator("h1")).to_have_text("The card game")
    visitor.page.locator("#score .pick").first.wait_for()


@pytest.mark.parametrize(
    ("language", "game", "exercise"), [("en", "card", "timing"), ("ru", "board", "late"), ("fa", "adapted", "end")]
)
def test_any_exercise_of_a_page_that_was_read_is_played_offline(
    visit: Visit, own_host: WebHost, language: str, game: str, exercise: str
) -> None:
    visitor = read_online(visit, own_host, language, game, f"lesson-{game}-{exercise}")
    page = gone_offline(visitor, own_host)
    page.locator(f"#x-{exercise}").scroll_into_view_if_needed()
    table = page.frame_locator(f"#x-{exercise} iframe")
    table.locator("[data-act=start]").press("Enter")
    expect(table.locator("main.table .pick").first).to_be_visible()
    expect(table.locator(".panel .title")).to_be_visible()


def test_where_play_is_not_there_the_task_stays_beside_one_sentence(visit: Visit, own_host: WebHost) -> None:
    visitor = read_online(visit, own_host, "en", "card", "lesson-card-timing")
    page = gone_offline(visitor, own_host, r"/(js/embed-table-|css/(embed|diagram)\.css)")
    page.locator("#x-follow").scroll_into_view_if_needed()
    table = page.frame_locator("#x-follow iframe")
    table.locator("[data-act=start]").press("Enter")
    told = table.locator(".trouble")
    expect(told).to_have_text("The table could not be set up. The network or this browser may be the reason.Try again")
    expect(table.locator(".panel .title")).to_have_text("The next card")
    expect(table.locator(".panel .task")).to_be_visible()
    expect(table.locator("#stage .picture .card").first).to_be_visible()


@pytest.mark.parametrize("lost", [r"/embed\.html", r"/js/embed-frame-"])
def test_an_exercise_whose_table_does_not_come_says_so_below_its_picture(
    visit: Visit, own_host: WebHost, lost: str
) -> None:
    visitor = read_online(visit, own_host, "en", "card", "lesson-card-timing")
    page = gone_offline(visitor, own_host, lost)
    exercise = page.locator("#x-follow")
    exercise.scroll_into_view_if_needed()
    expect(exercise.locator("[data-lost]")).to_be_visible()
    expect(exercise.locator(".exercise-title")).to_be_visible()
    expect(exercise.locator(".picture .card").first).to_be_visible()
