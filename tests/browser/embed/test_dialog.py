"""The app's own dialog: code that holds what the player's seat sees, and works in the page where it is pasted."""

import re
from html import unescape
from urllib.parse import parse_qs

from embed.conftest import Guest
from playwright.sync_api import expect


def test_the_code_shows_what_the_seat_sees_and_works_in_a_page(guest: Guest) -> None:
    page = guest.page
    page.goto(guest.site.url)
    page.locator("[data-act='start']").click()
    expect(page.locator(".pick")).to_have_count(8)
    hand = page.locator(".pick").evaluate_all("picks => picks.map((pick) => pick.dataset.card)")
    page.locator("[data-act='menu']").click()
    page.locator("dialog [data-act='embed']").click()
    expect(page.locator("dialog pre")).to_have_count(2)
    element, frame = page.locator("dialog pre").all_inner_texts()
    (line,) = re.findall(r'record="([^"]+)"', element)
    (address,) = re.findall(r'src="[^"]*#([^"]+)"', frame)
    assert parse_qs(unescape(address))["record"] == [line]
    (hands,) = re.findall(r"hands=([^;]+)", line)
    own, other = hands.split("/")
    assert sorted(own.split(".")) == sorted(hand)
    assert re.fullmatch(r"(\w+!\.)*\?[78]", other)
    assert re.search(r"deck=\?4[34]$", line)
    named = set(re.findall(r"&quot;([ybwgr](?:x|\d+))&quot;", element))
    visible = set(page.locator(".table [data-card]").evaluate_all("cards => cards.map((card) => card.dataset.card)"))
    assert set(hand) <= named <= visible
    assert ' theme="auto" ' in element, "it is to be read on any ground"
    guest.open(element.replace("<lost-cities-table", '<lost-cities-table id="a"'))
    guest.wait("ready", "a")
    shown = guest.frame("a").locator(".hand .card")
    expect(shown).to_have_count(8)
    guest.page.evaluate("a.play()")
    expect(guest.frame("a").locator(".pick")).to_have_count(8)
