"""Pictures that come ready drawn: the same as the whole frame draws, none of which is fetched until more is asked."""

import re

import pytest
from embed.conftest import Guest
from playwright.sync_api import Page, expect
from scripts import script

TABLES = ("card/table", "board/table", "adapted/table")
SHOWN = """() => [document.documentElement.lang, document.documentElement.dir, document.documentElement.dataset.theme,
  document.getElementById("frame").innerHTML, document.getElementById("stage").innerHTML]"""
WORDS_SEEN = script("../page/words_seen.js")
LOST = """() => [...document.querySelectorAll("use")].map((each) => each.getAttribute("href"))
  .filter((href) => !document.querySelector(`#drawings ${href}`))"""


def shown(page: Page, address: str) -> list[str]:
    """What a frame by itself shows there."""
    page.goto("about:blank")
    page.goto(address)
    expect(page.locator("#stage .picture")).to_have_count(1)
    assert page.evaluate(LOST) == []
    found: list[str] = page.evaluate(SHOWN)
    return found


def fetched(guest: Guest) -> list[str]:
    """What was fetched from our site that only the whole frame needs."""
    return [path for path in guest.site.requests if re.search(r"embed-frame|/words-|/view-|/drawings", path)]


@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_picture_that_comes_drawn_is_what_the_whole_frame_draws(guest: Guest, language: str) -> None:
    addresses = [f"{guest.site.url}embed.html#src={name}&lang={language}&theme=dark" for name in TABLES]
    drawn = [shown(guest.page, address) for address in addresses]
    assert fetched(guest) == []
    guest.page.route("**/picture-*", lambda route: route.abort())  # without them the whole frame is there all the same
    assert [shown(guest.page, address) for address in addresses] == drawn
    assert fetched(guest) != []


def test_what_is_changed_is_drawn_anew_and_the_whole_frame_comes_only_where_it_must(guest: Guest) -> None:
    changes = [("lang", "fa"), ("theme", "dark"), ("digits", "latin"), ("src", "card/table"), ("controls", "play")]
    at_once = " ".join(f'{name}="{value}"' for name, value in changes)
    guest.open('<lost-cities-table id="a" src="board/table" lang="es"></lost-cities-table>')
    guest.wait("ready", "a")
    table = guest.frame("a")
    came = []
    for count, (name, value) in enumerate(changes, 2):
        guest.page.evaluate("([name, value]) => a.setAttribute(name, value)", [name, value])
        guest.wait("ready", "a", count)
        came.append(any("embed-frame" in path for path in guest.site.requests))
    assert came == [False, False, True, True, True]
    expect(table.locator("[data-act=start]")).to_be_visible()
    assert (len(guest.heard("ready")), guest.heard("error")) == (1 + len(changes), [])
    seen = table.evaluate(SHOWN)
    guest.open(f'<lost-cities-table id="a" {at_once}></lost-cities-table>')
    guest.wait("ready", "a")
    assert guest.frame("a").evaluate(SHOWN) == seen


@pytest.mark.parametrize("language", ["en", "fa"])
def test_in_the_narrowest_column_nothing_of_a_picture_collides(guest: Guest, language: str) -> None:
    guest.page.set_viewport_size({"width": 180, "height": 700})
    for name in TABLES:
        shown(guest.page, f"{guest.site.url}embed.html#src={name}&lang={language}")
        assert guest.page.locator("#stage .picture").inner_text().split() != []
        assert guest.page.evaluate(WORDS_SEEN) == [], name
        assert guest.page.evaluate("document.documentElement.scrollWidth") <= 180
