"""The documentation in real browsers: its policy refuses nothing of its own, it asks no other host, its search finds,
and it can be read and searched from a disk too.
"""

from collections.abc import Callable
from pathlib import Path

import axe
import pytest
from engines import PlaywrightTab
from hosting import Host

GROUND = "return getComputedStyle(document.body).backgroundColor"


def search(tab: PlaywrightTab, words: str) -> list[str]:
    """The addresses that a search on the page finds."""
    tab.click(".md-search__input")
    tab.page.keyboard.type(words)
    found = tab.page.locator(".md-search-result__item > a")
    found.first.wait_for()
    return [str(link.get_attribute("href")) for link in found.all()]


def watched(tab: PlaywrightTab) -> list[str]:
    """Fills with whatever is asked for, and with what the page complains of."""
    seen: list[str] = []
    tab.page.on("request", lambda request: seen.append(request.url))
    tab.page.on("console", lambda message: seen.append(f"{message.type}: {message.text}"))
    return seen


@pytest.mark.parametrize("name", ["chromium", "firefox"])
def test_hosted_or_from_a_disk_it_asks_nobody_else_is_refused_nothing_and_finds(
    name: str, tab_of: Callable[[str], PlaywrightTab], site: Path, host: Host
) -> None:
    tab = tab_of(name)
    seen = watched(tab)
    for base in (host.url, f"{site.as_uri()}/"):
        tab.open(f"{base}docs/api/match.html")
        found = search(tab, "deal_by_chance")
        assert any("match.html" in address for address in found), base
        tab.open(f"{base}docs/house.html")
        assert tab.page.locator("h1").first.is_visible()
        assert [said for said in seen if not said.startswith((base, "data:"))] == []
        seen.clear()
    assert tab.errors == []


def test_it_has_the_page_s_colours_by_day_and_by_night_and_every_word_can_be_read(
    chromium: PlaywrightTab, host: Host
) -> None:
    for scheme, ground in {"light": "rgb(239, 228, 204)", "dark": "rgb(22, 27, 35)"}.items():
        chromium.page.emulate_media(color_scheme=scheme)
        for page in ("index", "record", "api/match"):
            chromium.open(f"{host.url}docs/{page}.html")
            assert chromium.run(GROUND) == ground
            assert axe.of_colours(chromium.page) == [], f"{page}, {scheme}"


KEPT = """
const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
return caught.flat().map((request) => request.url)"""


def test_the_service_worker_of_the_page_leaves_the_documentation_to_the_network(
    chromium: PlaywrightTab, host: Host
) -> None:
    chromium.open(host.url)
    chromium.run("await navigator.serviceWorker.ready")
    chromium.open(f"{host.url}docs/index.html")
    assert chromium.text("h1").startswith("Lost Cities")
    assert "/docs/index.html" in host.requests
    kept = chromium.run(KEPT)
    assert any(url.endswith("index.html") for url in kept)
    assert [url for url in kept if "/docs/" in url] == []
