"""How long it takes until Python answers, compared with the bare page; and the first paint. These are medians of
alternating pairs, for machines are noisy.
"""

from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, BrowserContext, Page, Playwright

from build.bench.figures import Figure, measured, middle
from build.bench.pages import FIREFOX, LISTEN, READY, Pages, Slow, served
from build.bench.site.phases import phases, table
from build.site import one_file

PAIRS = 7
# Keeps Python for the next visit, as the page does once it has been idle (web/js/shell/device/next_start.js).
KEEP = """(address) => new Promise((resolve) => {
  const lead = `const early = []; self.onmessage = (event) => early.push(event);
    import(${JSON.stringify(address)}).then(() => early.forEach((event) => self.onmessage(event)));`;
  const worker = new Worker(URL.createObjectURL(new Blob([lead], {type: "text/javascript"})), {type: "module"});
  worker.onmessage = ({data}) => {
    if (data.kind !== "kept") return;
    worker.terminate();
    resolve(data.size);
  };
  worker.postMessage({kind: "keep", kept: true});
})"""
# Notes when the table accepts a move.
TAKES = """{
  const look = () => {
    if (!document.querySelector(".turn.mine") || window.takes !== undefined) return;
    requestAnimationFrame(() => { window.takes ??= performance.now(); });
  };
  new MutationObserver(look).observe(document, {childList: true, subtree: true, attributes: true});
}"""
KEPT = """new Promise((resolve) => {
  const look = () => navigator.serviceWorker.controller ? resolve(true) : setTimeout(look, 50);
  look();
})"""
PAINT = """new Promise((resolve) => {
  const seen = {fcp: 0, lcp: 0, cls: 0};
  const watch = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({type, buffered: true});
  watch("paint", (entry) => { if (entry.name === "first-contentful-paint") seen.fcp = entry.startTime; });
  watch("largest-contentful-paint", (entry) => { seen.lcp = entry.startTime; });
  watch("layout-shift", (entry) => { if (!entry.hadRecentInput) seen.cls += entry.value; });
  setTimeout(() => resolve(seen), 200);
})"""


SETTLED = 1500
"""Milliseconds in which a browser finishes a window for a new visitor. Chromium draws its own controls as a page of
hundreds of files, on both of two processors; people have their window open before they go anywhere."""


def ready(page: Page, address: str) -> float:
    """Milliseconds from the beginning of a visit until Python has answered."""
    page.goto(address)
    return float(page.evaluate(READY))


def visitor(browser: Browser) -> BrowserContext:
    """The context of somebody who has never visited."""
    context = browser.new_context()
    context.add_init_script(LISTEN)
    return context


def window(context: BrowserContext) -> Page:
    """The first page of a visitor, in a window that is finished."""
    page = context.new_page()
    page.wait_for_timeout(SETTLED)
    return page


@dataclass
class Starts:
    """Milliseconds until Python answered, of the site and of the bare page alternately, by kind of visit."""

    cold: list[float] = field(default_factory=list)
    again: list[float] = field(default_factory=list)
    taken_up: list[float] = field(default_factory=list)
    bare_cold: list[float] = field(default_factory=list)
    bare_again: list[float] = field(default_factory=list)
    tables: list[float] = field(default_factory=list)
    """From opening the app to the table of a kept match that accepts a move."""
    sizes: list[float] = field(default_factory=list)
    paints: list[dict[str, float]] = field(default_factory=list)
    phases: dict[str, list[list[float]]] = field(default_factory=dict)


def visited(browser: Browser, pages: Pages, pairs: int = PAIRS, chromium: bool = True) -> Starts:
    """Alternating visits; in Chromium also where the time goes, the first paint and the way to a kept match."""
    found = Starts()
    [worker] = pages.folder.glob("site/js/worker-*.js")

    def timed(page: Page, times: list[float], kind: str) -> None:
        times.append(ready(page, pages.site))
        if chromium:
            found.phases.setdefault(kind, []).append(phases(page))

    for _ in range(pairs):
        context = visitor(browser)
        page = window(context)
        timed(page, found.cold, "cold")
        if chromium:
            found.paints.append(page.evaluate(PAINT))
        page.evaluate(KEPT)  # the service worker takes control once it has everything
        timed(page, found.again, "second visit")
        found.sizes.append(float(page.evaluate(KEEP, f"{pages.site}js/{worker.name}")))
        timed(page, found.taken_up, "from then on, taken up")
        if chromium:
            found.tables.append(opened(page, pages))
        context.close()
        context = visitor(browser)
        page = window(context)
        found.bare_cold.append(ready(page, pages.bare))
        found.bare_again.append(ready(page, pages.bare))
        context.close()
    return found


def opened(page: Page, pages: Pages) -> float:
    """Begins a match, leaves, and comes back: milliseconds until the table accepts a move."""
    page.locator("[data-act=start]").click()
    page.locator(".turn.mine").wait_for(timeout=60_000)
    page.goto("about:blank")
    page.add_init_script(TAKES)
    page.goto(f"{pages.site}#table")
    page.wait_for_function("() => window.takes !== undefined")
    return float(page.evaluate("window.takes"))


def figures(browser: Browser, pages: Pages) -> tuple[list[Figure], list[str]]:
    """Ratios of the times until Python is ready, first paint, LCP and CLS; and lines that say where the time goes."""
    found = visited(browser, pages)
    again = "second visit (service worker; bare page: HTTP cache)"
    return [
        ratio("cold", found.cold, found.bare_cold, worst=0.38),
        ratio(again, found.again, found.bare_again),
        ratio("from then on, taken up from what was kept", found.taken_up, found.bare_again, worst=0.2),
        measured("from opening the app to a table that takes a move", found.tables, " ms", worst=1000),
        Figure("a started Python, kept on the device", middle(found.sizes) / 1_000_000, " MB", worst=15),
        measured("first contentful paint", [paint["fcp"] for paint in found.paints], " ms"),
        measured("largest contentful paint", [paint["lcp"] for paint in found.paints], " ms", worst=1800),
        Figure("layout shift", max(paint["cls"] for paint in found.paints), worst=0.02),
    ], table(found.phases)


def over_a_slow_line(browser: Browser, site: Path, pairs: int = PAIRS) -> list[Figure]:
    """First visits over 10 Mbit/s and 40 ms, where bytes count."""
    ours: list[float] = []
    bare: list[float] = []
    with TemporaryDirectory() as folder, served(site, Path(folder), Slow) as pages:
        for _ in range(pairs):
            for address, times in ((pages.site, ours), (pages.bare, bare)):
                context = visitor(browser)
                times.append(ready(window(context), address))
                context.close()
    return [ratio("cold, over 10 Mbit/s and 40 ms", ours, bare, worst=0.38)]


def in_one_file(browser: Browser, pages: Pages, pairs: int = PAIRS) -> list[Figure]:
    """The game as one file, opened from the disk, compared with a plain start of the site."""
    one: list[float] = []
    plain: list[float] = []
    for _ in range(pairs):
        for address, times in (((pages.folder / "site" / one_file.NAME).as_uri(), one), (pages.site, plain)):
            context = visitor(browser)
            times.append(ready(window(context), address))
            context.close()
    note = f"{middle(one):.0f} ms to {middle(plain):.0f} ms; {spread(one)} to {spread(plain)}"
    return [Figure("one file, opened from the disk: of a plain start", middle(one) / middle(plain), worst=1, note=note)]


def in_firefox(playwright: Playwright, pages: Pages, pairs: int = PAIRS) -> list[Figure]:
    """The same ratios in Firefox."""
    firefox = playwright.firefox.launch(channel="moz-firefox", executable_path=FIREFOX)
    found = visited(firefox, pages, pairs, chromium=False)
    firefox.close()
    return [
        ratio("cold, in Firefox", found.cold, found.bare_cold, worst=0.38),
        ratio("second visit, in Firefox", found.again, found.bare_again),
        ratio("from then on, taken up, in Firefox", found.taken_up, found.bare_again, worst=0.2),
    ]


def ratio(visit: str, ours: list[float], bare: list[float], worst: float = 0.5) -> Figure:
    """Our median as a share of the bare page's."""
    return Figure(
        f"Python ready, {visit}: of the bare page's time",
        middle(ours) / middle(bare),
        worst=worst,
        note=f"{middle(ours):.0f} ms to {middle(bare):.0f} ms; {spread(ours)} to {spread(bare)}",
    )


def spread(values: list[float]) -> str:
    """The least and the greatest of the times."""
    return f"{min(values):.0f}–{max(values):.0f}"


# Notes when the home screen is complete; anything later is fetched while a person reads it.
STAND = """new MutationObserver((_, observer) => {
  if (!document.querySelector("[data-act=start]")) return;
  observer.disconnect();
  requestAnimationFrame(() => { window.stands = performance.now(); });
}).observe(document, {childList: true, subtree: true})"""
ASKED = """performance.getEntriesByType("resource")
  .filter(({startTime}) => startTime <= window.stands).map(({name}) => name)"""


def painted(browser: Browser, pages: Pages) -> list[str]:
    """What is requested until the home screen is complete, without fonts, icons and what belongs to Python and the
    service worker.
    """
    context = visitor(browser)
    context.add_init_script(STAND)
    page = context.new_page()
    page.goto(pages.site)
    page.wait_for_function("() => window.stands !== undefined")
    asked = ["index.html", *(name.removeprefix(pages.site) for name in page.evaluate(ASKED))]
    context.close()
    late = ("fonts/", "python/", "icons/", "js/worker", "blob:", "sw.js", "manifest")
    return sorted({name for name in asked if not name.startswith(late)})
