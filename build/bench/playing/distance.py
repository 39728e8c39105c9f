"""A match at a distance: how long each step of a deal takes, how long each message is, and what is loaded for it.

Natively the literal arithmetic reckons, which is slow; in Chromium the site's own does, as in the page's worker.
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
"""By how many cards there are."""
JOKERS_TOO = 108
"""Two decks with their jokers, which no game here is played with: only the arithmetic is timed."""
OWN_FILES = re.compile(r"(^|/)(beside|code|decode|desk|distance|group|qr|screen)[-.]")
"""Files of the installation that nothing but a match at a distance needs."""
SECRETS = ("00" * 32, "11" * 32)

SLOWER = 4
"""How much slower a phone's processor is taken to be."""
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
"""Answers once what every match needs has been fetched ahead, and nothing comes any more."""


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
    """In Chromium: the two slow steps of a deal for every number of cards, an invitation and its answer in the page,
    and the kilobytes that come for a match."""
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
    """The milliseconds that the two slow steps of a deal take in a page where nothing is compiled yet."""
    page = browser.new_page()
    page.goto(f"{pages.site}licences.txt")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    took: float = sum(page.evaluate(LOCK, [module, count]))
    page.close()
    return took


def meeting(browser: Browser, pages: Pages) -> tuple[dict[str, tuple[float, float]], list[str]]:
    """An invitation and its answer, each the first of its page: how long each took, and the files of the site that came
    for the first."""
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
    """The milliseconds from a press to the message that can be sent: by the clock, and of processor time.

    A slowed processor slows both the page and its workers, which Chromium cannot do for the latter: so what all of them
    reckoned is counted, as if nothing went on at the same time, and multiplied.
    """
    before, begin = reckoned(browser), time.perf_counter()
    page.locator(button).click()
    page.locator("textarea.own-message").wait_for(state="attached")
    took = (time.perf_counter() - begin) * 1000
    return took, reckoned(browser) - before


def reckoned(browser: Browser) -> float:
    """The processor time of all pages so far, in milliseconds."""
    session = browser.new_browser_cdp_session()
    told = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return 1000 * sum(float(each["cpuTime"]) for each in told if each["type"] == "renderer")
