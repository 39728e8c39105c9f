"""The frame by itself in Firefox and WebKit: a picture, a game that does not exist, an exercise, a match; and what axe
says of each state, in four languages, in light, in dark and with forced colours.
"""

from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlencode

import engines
import pytest
from axe import by_every_light
from hosting import Host
from playwright.sync_api import Browser

TabOf = Callable[[str], engines.Tab]
REPLAYED = Path(__file__).parents[2].joinpath("golden", "adapted-unfinished.json").read_text("utf-8")
POSITION = "lc1;card;seat=0;hands=y3.y7.b10/?8;columns=yx.y2/"
# A frame is a part of a page, whose landmarks and first heading are the host's.
PARTS = {
    "landmark-one-main": {"enabled": False},
    "page-has-heading-one": {"enabled": False},
    "region": {"enabled": False},
}


def go(tab: engines.Tab, host: Host, what: str) -> None:
    """Another table in the same frame, as its address says."""
    tab.run("location.hash = a[0]", what)


@pytest.mark.parametrize("engine", ["firefox", "webkit"])
def test_a_frame_shows_teaches_and_plays_in_other_engines(engine: str, tab_of: TabOf, host: Host) -> None:
    tab = tab_of(engine)
    tab.open(f"{host.url}embed.html#src=board/table&lang=fa")
    engines.wait(tab, "document.querySelector('.picture .board-step') && document.documentElement.dir === 'rtl'")
    assert tab.run("return document.documentElement.scrollWidth <= innerWidth")
    go(tab, host, "game=chess&lang=en")
    engines.wait(tab, "document.querySelector('.trouble')?.textContent.includes('chess')")
    go(tab, host, "mode=exercise&src=card/follow&lang=en")
    tab.click("[data-act='start']")
    tab.click('.pick[data-card="y9"]')
    tab.click(".target.play")
    engines.wait(tab, "document.querySelector('.notice')?.textContent.includes('lost for good')")
    tab.click('.pick[data-card="y6"]')
    tab.click(".target.play")
    engines.wait(tab, "document.querySelector('.panel .said.good') !== null")
    go(tab, host, f"mode=play&record={POSITION}&lang=en")
    engines.wait(tab, "!document.querySelector('.panel .said.good')")
    tab.click("[data-act='start']")
    engines.wait(tab, "document.querySelectorAll('main.table .pick').length === 3")
    tab.click(".side.mine .lane")
    engines.wait(tab, "document.querySelector('.notice.worth')?.textContent.includes('Every expedition costs')")
    tab.click('.pick[data-card="y7"]')
    tab.click(".target.play")
    engines.wait(tab, "document.querySelector('.column .card[data-card=y7]') !== null")
    assert getattr(tab, "errors", []) == []


@pytest.mark.parametrize("language", ["en", "es", "ru", "fa"])
def test_axe_finds_nothing_in_any_state_of_a_frame(chromium_browser: Browser, host: Host, language: str) -> None:
    with engines.playwright_tab(chromium_browser, "chromium", viewport={"width": 480, "height": 900}) as tab:
        page = tab.page
        found: list[str] = []
        states = {
            "a picture": ("src=adapted/table", ".picture"),
            "what cannot be": ("at=soon", ".trouble"),
            "an exercise": ("mode=exercise&src=board/begin", "[data-act=start]"),
        }
        tab.open(f"{host.url}embed.html#lang={language}&game=card")
        for state, (what, there) in states.items():
            go(tab, host, f"{what}&lang={language}")
            page.locator(there).first.wait_for()
            found += by_every_light(page, state, rules=PARTS)
        go(tab, host, f"mode=play&record={POSITION}&lang={language}")
        page.locator(".panel .title").wait_for(state="detached")
        page.locator("[data-act=start]").click()
        page.locator("main.table .pick").first.wait_for()
        found += by_every_light(page, "play", rules=PARTS)
        page.locator(".side.mine .lane").first.click()
        page.locator(".notice.worth").wait_for()
        found += by_every_light(page, "what a column is worth", rules=PARTS)
        go(tab, host, urlencode({"mode": "replay", "record": REPLAYED, "lang": language}))
        page.locator(".picture .mine .column").first.wait_for()
        page.locator("[data-act=start]").click()
        page.locator("[data-act=to]").wait_for()
        found += by_every_light(page, "a replay", rules=PARTS)
        assert found == []
        assert tab.errors == []
