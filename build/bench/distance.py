"""A match at a distance: how long each step of a deal takes, how long each message is, and what is loaded for it.

Natively the literal arithmetic reckons, which is slow; in Chromium the site's own does, as in the page's worker.
"""

import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from build.bench.figures import Figure
from build.bench.pages import Pages
from build.bench.sizes import KILO, installed, total
from lostcities.distance import Table
from lostcities.distance.ristretto import Ristretto
from lostcities.distance.wire import read

MATCHES: dict[int, tuple[str, dict[str, int]]] = {
    60: ("card", {}),
    72: ("card", {"expeditions": 6}),
    104: ("adapted", {}),
    110: ("board", {}),
}
"""By how many cards there are."""
JOKERS_TOO = 108
"""Two decks with their jokers, which no game here is played with: only the arithmetic is timed."""
OWN_FILES = re.compile(r"(^|/)(beside|code|decode|distance|group|qr)[-.]")
"""Files of the installation that nothing but a match at a distance needs."""
SECRETS = ("00" * 32, "11" * 32)

SLOWER = 4
"""How much slower a phone's processor is taken to be."""

LOCK = """async ([address, count]) => {
  const { reckon } = await import(address);
  const begin = performance.now();
  const hashes = Array.from({ length: 64 * count }, (_, at) => ((at * 7) % 256).toString(16).padStart(2, "0")).join("");
  const points = reckon("points", hashes, "");
  const derived = performance.now();
  reckon("lock", points, ("05" + "77".repeat(30) + "01").repeat(count));
  return [derived - begin, performance.now() - derived];
}"""

QUIET = """async () => {
  const come = () => performance.getEntriesByType("resource").length;
  for (let before = -1; before < come(); await new Promise((rested) => setTimeout(rested, 1500))) before = come();
}"""
"""Answers once nothing comes any more: what every match needs is fetched ahead."""


def deal(game: str, options: dict[str, int]) -> tuple[list[tuple[str, float]], dict[str, int]]:
    """The steps of a deal with their milliseconds, and the characters of each kind of message up to the first turn."""
    steps: list[tuple[str, float]] = []

    def step(name: str, act: Callable[[], Any]) -> Any:
        begin = time.perf_counter()
        made = act()
        steps.append((name, (time.perf_counter() - begin) * 1000))
        return made

    group = Ristretto()
    ada = step("invite", lambda: Table.invite(group, game, options, "Ada", SECRETS[0]))
    ben = step("accept", lambda: Table.accept(group, ada.sent, "Ben", SECRETS[1]))
    step("receive accept", lambda: ada.receive(ben.sent))
    step("deal", ada.go_on)
    step("receive deal", lambda: ben.receive(ada.sent))
    return steps, {read(text).kind: len(text) for text in ben.course.messages}


def lines() -> list[str]:
    """A line for each number of cards: milliseconds of each step natively, characters of each message."""
    told = []
    for count, (game, options) in MATCHES.items():
        steps, lengths = deal(game, options)
        took = ", ".join(f"{name} {ms:,.0f}" for name, ms in steps)
        long = ", ".join(f"{kind} {length:,}" for kind, length in lengths.items())
        told.append(f"  {count} cards, literal, ms: {took}; characters: {long}")
    return told


def figures(site: Path, browser: Browser, pages: Pages) -> list[Figure]:
    """In Chromium: the two slow steps of a deal for every number of cards, an invitation in the page, and the kilobytes
    that come for a match."""
    (group,) = site.glob("js/group-*.js")
    module = f"{pages.site}js/{group.name}"
    locked = {count: locking(browser, pages, module, count) for count in sorted({*MATCHES, JOKERS_TOO})}
    found = [Figure(f"{count} cards locked in Chromium", took, " ms", worst=3000) for count, took in locked.items()]
    slowed = locking(browser, pages, module, 60, SLOWER)
    found.append(Figure(f"60 cards, slowed {SLOWER} times", slowed, " ms", worst=3000))
    took, names = invitation(browser, pages)
    _, zipped, _ = total(site, names)
    own = [name for name in installed(site) if OWN_FILES.search(name)]
    grown = sum((site / name).stat().st_size for name in own)
    return [
        *found,
        Figure("an invitation in the page, from the press to the link", took, " ms", worst=3000),
        Figure("loaded for the first match at a distance, gzip", zipped / KILO, " KB", worst=80),
        Figure("of the installation for matches at a distance alone", grown / KILO, " KB", note=f"{len(own)} files"),
    ]


def locking(browser: Browser, pages: Pages, module: str, count: int, slower: int = 1) -> float:
    """The milliseconds that the two slow steps of a deal take in a page where nothing is compiled yet."""
    page = browser.new_page()
    page.goto(f"{pages.site}licences.txt")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    took: float = sum(page.evaluate(LOCK, [module, count]))
    page.close()
    return took


def invitation(browser: Browser, pages: Pages) -> tuple[float, list[str]]:
    """The milliseconds of an invitation, the first of its page, and the files of the site that came for it."""
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    page.goto(f"{pages.site}#setup")
    page.evaluate(QUIET)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.evaluate("location.hash = 'distance/new'")
    button = page.locator("[data-post=begin]:not([disabled])")
    button.wait_for()
    begin = time.perf_counter()
    button.click()
    page.locator("textarea.own-message").wait_for(state="attached")
    took = (time.perf_counter() - begin) * 1000
    context.close()
    return took, [url.removeprefix(pages.site) for url in asked if url.startswith(pages.site)]
