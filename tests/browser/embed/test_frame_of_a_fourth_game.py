"""A fourth game's table in somebody else's page: the build has no picture of it, and it is played like the others."""

from collections.abc import Callable
from pathlib import Path

from embed.conftest import Guest
from hosting import Host
from playwright.sync_api import expect
from toy.grow import grown_site


def test_a_frame_shows_its_name_and_then_plays_it(
    guest_at: Callable[..., Guest], host_of: Callable[[Path], Host]
) -> None:
    guest = guest_at(host_of(grown_site()), viewport={"width": 1000, "height": 900})
    guest.open("<lost-cities-table id='a' lang='en' game='toy' mode='play'></lost-cities-table>")
    guest.wait("ready", "a")
    table = guest.frame("a")
    expect(table.locator(".cover-words b")).to_have_text("Toy")
    guest.page.evaluate("a.play()")
    table.locator(".pick").first.click()
    table.locator(".target.play, .target.discard").first.click()
    table.locator(".stock.legal .deck").click()
    assert guest.wait("move", "a")["ply"] >= 1
