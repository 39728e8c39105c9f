"""A match at a distance: how long each step of a deal takes, how long each message is, and what is loaded for it.

Natively the literal arithmetic is used, which is slow; in Chromium it is the site's own, as in the page's worker.
"""

import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from build.bench.figures import Figure
from build.bench.pages import Pages
from build.bench.site.sizes import KILO, installed, total
from lostcities.distance import Table
from lostcities.distance.ristretto import Ristretto
from lostcities.distance.wire import read

MATCHES: dict[int, tuple[str, dict[str, int]]] = {
    60: ("card", {}),
    72: ("card", {"expeditions": 6}),
    104: ("adapted", {}),
    110: ("board", {}),
}
"""Decks, by their number of cards."""
JOKERS_TOO = 108
"""Two decks with their jokers. No game here uses them: only the arithmetic is timed."""
OWN_FILES = re.compile(r"(^|/)(beside|code|decode|desk|distance|group|qr|screen)[-.]")
"""Files of the installation that only a match at a distance needs."""
SECRETS = ("00" * 32, "11" * 32)

SLOWER = 4
"""How many times slower a phone's processor is assumed to be."""
MOST = 3000
"""Milliseconds that an invitation or its answer may take on such a phone."""

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
  const come = () => performance.getEntriesByType("resource");
  const ahead = () => come().some(({ name }) => /[/]js[/]rest-/.test(name));
  for (let before = -1; before < come().length || !ahead(); await new Promise((rested) => setTimeout(rested, 1500)))
    before = come().length;
}"""
"""Resolves once what every match needs has been prefetched and nothing more arrives."""


def deal(game: str, options: dict[str, int]) -> tuple[list[tuple[str, float]], dict[str, int]]:
    """Milliseconds of each step of a deal, and characters of each kind of message up to the first turn."""
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
    """In Chromium: the two slow steps of a deal for every number of cards, an invitation and its answer in the page,
    and the kilobytes loaded for a match."""
    (group,) = site.glob("js/group-*.js")
    module = f"{pages.site}js/{group.name}"
    locked = {count: locking(browser, pages, module, count) for count in sorted({*MATCHES, JOKERS_TOO})}
    found = [Figure(f"{count} cards locked in Chromium", took, " ms", worst=MOST) for count, took in locked.items()]
    slowed = locking(browser, pages, module, 60, SLOWER)
    found.append(Figure(f"60 cards, slowed {SLOWER} times", slowed, " ms", worst=MOST))
    steps, names = meeting(browser, pages)
    for what, (took, reckoned) in steps.items():
        found.append(Figure(f"{what} in the page, from the press to the link", took, " ms", worst=MOST))
        note = "of all that the page reckons, workers included"
        found.append(Figure(f"{what}, slowed {SLOWER} times", SLOWER * reckoned, " ms", worst=MOST, note=note))
    _, zipped, _ = total(site, names)
    own = [name for name in installed(site) if OWN_FILES.search(name)]
    grown = sum((site / name).stat().st_size for name in own)
    return [
        *found,
        Figure("loaded for the first match at a distance, gzip", zipped / KILO, " KB", worst=80),
        Figure("of the installation for matches at a distance alone", grown / KILO, " KB", note=f"{len(own)} files"),
    ]


def locking(browser: Browser, pages: Pages, module: str, count: int, slower: int = 1) -> float:
    """Milliseconds of the two slow steps of a deal in a page where nothing has been compiled yet."""
    page = browser.new_page()
    page.goto(f"{pages.site}licences.txt")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    took: float = sum(page.evaluate(LOCK, [module, count]))
    page.close()
    return took


def meeting(browser: Browser, pages: Pages) -> tuple[dict[str, tuple[float, float]], list[str]]:
    """How long an invitation and its answer take, each the first on its page; and the site's files that are loaded for
    the former."""
    steps: dict[str, tuple[float, float]] = {}
    asked: list[str] = []
    link = ""
    for what, act in (("an invitation", "begin"), ("its answer", "accept")):
        context = browser.new_context(service_workers="block")
        page = context.new_page()
        page.goto(f"{pages.site}#setup")
        page.evaluate(QUIET)
        if not link:
            page.on("request", lambda request: asked.append(request.url))
        page.evaluate("(part) => { location.hash = part; }", link.partition("#")[2] or "distance/new")
        page.locator(f"[data-post={act}]:not([disabled])").wait_for()
        steps[what] = pressed(browser, page, f"[data-post={act}]")
        link = page.locator("textarea.own-message").text_content() or ""
        context.close()
    return steps, [url.removeprefix(pages.site) for url in asked if url.startswith(pages.site)]


def pressed(browser: Browser, page: Page, button: str) -> tuple[float, float]:
    """Milliseconds from a press to a message ready to send: by the clock, and of processor time.

    A slow processor slows the page and its workers, but Chromium cannot simulate that for workers. So the processor
    time of all of them is added up, as if none ran at the same time, and multiplied.
    """
    before, begin = reckoned(browser), time.perf_counter()
    page.locator(button).click()
    page.locator("textarea.own-message").wait_for(state="attached")
    took = (time.perf_counter() - begin) * 1000
    return took, reckoned(browser) - before


def reckoned(browser: Browser) -> float:
    """Milliseconds of processor time of all pages so far."""
    session = browser.new_browser_cdp_session()
    told = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return 1000 * sum(float(each["cpuTime"]) for each in told if each["type"] == "renderer")
