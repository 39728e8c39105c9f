"""How long it takes until Python answers, beside the bare page; and the first paint. Alternating pairs, medians:
machines are noisy.
"""

from playwright.sync_api import Browser, BrowserContext, Page

from build.bench.figures import Figure, measured, middle
from build.bench.pages import LISTEN, READY, Pages

PAIRS = 7
# Python kept for the next visit, as the page has it done after a quiet while (web/js/shell/device/next_start.js).
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


def ready(page: Page, address: str) -> float:
    """Milliseconds from the beginning of a visit until Python has answered."""
    page.goto(address)
    return float(page.evaluate(READY))


def visitor(browser: Browser) -> BrowserContext:
    """Somebody who has never been here."""
    context = browser.new_context()
    context.add_init_script(LISTEN)
    return context


def figures(browser: Browser, pages: Pages) -> list[Figure]:
    """Times to ready with their ratios, first paint, LCP and CLS."""
    cold: dict[str, list[float]] = {"site": [], "bare": []}
    again: dict[str, list[float]] = {"site": [], "bare": []}
    taken_up: dict[str, list[float]] = {"site": [], "bare": again["bare"]}
    sizes: list[float] = []
    [worker] = pages.folder.glob("site/js/worker-*.js")
    paints: list[dict[str, float]] = []
    for _ in range(PAIRS):
        for name, address in (("site", pages.site), ("bare", pages.bare)):
            context = visitor(browser)
            page = context.new_page()
            cold[name].append(ready(page, address))
            if name == "site":
                paints.append(page.evaluate(PAINT))
                page.evaluate(KEPT)  # it takes the page over once everything is there
            again[name].append(ready(page, address))
            if name == "site":
                sizes.append(float(page.evaluate(KEEP, f"{pages.site}js/{worker.name}")))
                taken_up["site"].append(ready(page, address))
            context.close()
    return [
        *ratio("cold", cold),
        *ratio("second visit (service worker; bare page: HTTP cache)", again),
        *ratio("from then on, taken up from what was kept", taken_up, worst=0.2),
        Figure("a started Python, kept on the device", middle(sizes) / 1_000_000, " MB", worst=15),
        measured("first contentful paint", [paint["fcp"] for paint in paints], " ms"),
        measured("largest contentful paint", [paint["lcp"] for paint in paints], " ms", worst=1800),
        Figure("layout shift", max(paint["cls"] for paint in paints), worst=0.02),
    ]


def ratio(visit: str, times: dict[str, list[float]], worst: float = 0.5) -> list[Figure]:
    site, bare = middle(times["site"]), middle(times["bare"])
    return [
        Figure(
            f"Python ready, {visit}: of the bare page's time",
            site / bare,
            worst=worst,
            note=f"{site:.0f} ms to {bare:.0f} ms; {spread(times['site'])} to {spread(times['bare'])}",
        )
    ]


def spread(values: list[float]) -> str:
    """The least and the most of them."""
    return f"{min(values):.0f}–{max(values):.0f}"


# Notes when the home screen stands; what is fetched later is fetched while a person reads it.
STAND = """new MutationObserver((_, observer) => {
  if (!document.querySelector("[data-act=start]")) return;
  observer.disconnect();
  requestAnimationFrame(() => { window.stands = performance.now(); });
}).observe(document, {childList: true, subtree: true})"""
ASKED = """performance.getEntriesByType("resource")
  .filter(({startTime}) => startTime <= window.stands).map(({name}) => name)"""


def painted(browser: Browser, pages: Pages) -> list[str]:
    """What is asked for until the home screen stands, without fonts, icons and what belongs to Python and the service
    worker.
    """
    context = visitor(browser)
    context.add_init_script(STAND)
    page = context.new_page()
    page.goto(pages.site)
    page.wait_for_function("window.stands !== undefined")
    asked = ["index.html", *(name.removeprefix(pages.site) for name in page.evaluate(ASKED))]
    context.close()
    late = ("fonts/", "python/", "icons/", "js/worker", "blob:", "sw.js", "manifest")
    return sorted({name for name in asked if not name.startswith(late)})
