"""The frame by itself in Firefox and WebKit: a picture, what cannot be, an exercise, a match; and what axe says of each
state, in four languages, by light, by dark and with forced colours.
"""

from collections.abc import Callable
from typing import Any

import engines
import pytest
import tool_env
from at_rest import rest
from hosting import Host
from playwright.sync_api import Page, Playwright

TabOf = Callable[[str], engines.Tab]
POSITION = "lc1;card;seat=0;hands=y3.y7.b10/?8;columns=yx.y2/"
AXE = (tool_env.WEB / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLOURS = ["color-contrast", "link-in-text-block"]
# A frame is a part of a page, whose landmarks and first heading are the host's.
PARTS = {
    "landmark-one-main": {"enabled": False},
    "page-has-heading-one": {"enabled": False},
    "region": {"enabled": False},
}
RUN = """(how) => axe.run(document, how).then(({violations}) => violations.map(({id, nodes}) =>
  `${id}: ${nodes.slice(0, 3).map(({target, any}) => `${target.join(" ")} ${any[0]?.message ?? ""}`).join("; ")}`))"""


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
    engines.wait(tab, "document.querySelectorAll('.pick').length === 3")
    tab.click(".side.mine .lane")
    engines.wait(tab, "document.querySelector('.notice.worth')?.textContent.includes('Every expedition costs')")
    tab.click('.pick[data-card="y7"]')
    tab.click(".target.play")
    engines.wait(tab, "document.querySelector('.column .card[data-card=y7]') !== null")
    assert getattr(tab, "errors", []) == []


class Examiner:
    """What axe finds in the states of a frame."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: list[str] = []

    def examine(self, state: str) -> None:
        if not self.page.evaluate("typeof axe === 'object'"):
            self.page.evaluate(AXE)
        for light in ("light", "dark", "forced"):
            self.page.emulate_media(
                color_scheme="dark" if light == "dark" else "light",
                forced_colors="active" if light == "forced" else "none",
            )
            rest(self.page)
            how: dict[str, Any] = {"resultTypes": ["violations"]}
            if light == "light":
                how |= {"runOnly": TAGS, "rules": PARTS}
            else:
                how["runOnly"] = {"type": "rule", "values": COLOURS}
            self.found += [f"{state}, {light}: {each}" for each in self.page.evaluate(RUN, how)]


@pytest.mark.parametrize("language", ["en", "es", "ru", "fa"])
def test_axe_finds_nothing_in_any_state_of_a_frame(playwright: Playwright, host: Host, language: str) -> None:
    with engines.playwright_tab(playwright, "chromium", viewport={"width": 480, "height": 900}) as tab:
        page = tab.page
        examiner = Examiner(page)
        states = {
            "a picture": ("src=adapted/table", ".picture"),
            "what cannot be": ("at=soon", ".trouble"),
            "an exercise": ("mode=exercise&src=board/begin", "[data-act=start]"),
        }
        tab.open(f"{host.url}embed.html#lang={language}&game=card")
        for state, (what, there) in states.items():
            go(tab, host, f"{what}&lang={language}")
            page.locator(there).first.wait_for()
            examiner.examine(state)
        go(tab, host, f"mode=play&record={POSITION}&lang={language}")
        page.locator(".picture").wait_for(state="detached")
        page.locator("[data-act=start]").click()
        page.locator(".pick").first.wait_for()
        examiner.examine("play")
        page.locator(".side.mine .lane").first.click()
        page.locator(".notice.worth").wait_for()
        examiner.examine("what a column is worth")
        assert examiner.found == []
        assert tab.errors == []
