"""The memory of the page's own process after a played round, with Python started afresh and with Python taken up from
what an earlier visit kept. Chromium only: no other browser lists its processes.
"""

from pathlib import Path

from playwright.sync_api import Browser, Playwright

from build.bench.figures import Figure, middle
from build.bench.pages import CHROMIUM, LISTEN, Pages, match_kept
from build.bench.playing.play import PLAY
from build.bench.site.start import KEEP, KEPT, ready

VISITS = 7
MORE = 1.15
"""How many times the memory of a plain start a Python that is taken up may have."""
MEGA = 1_000_000


def held(browser: Browser) -> float:
    """Bytes private to a browser's page processes."""
    session = browser.new_browser_cdp_session()
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    return sum(_private(each["id"]) for each in found if each["type"] == "renderer")


def _private(process: int) -> float:
    rolled = Path(f"/proc/{process}/smaps_rollup").read_text("ascii").splitlines()
    sizes = [int(line.split()[1]) for line in rolled if line.startswith(("Private_Clean", "Private_Dirty"))]
    return 1024.0 * sum(sizes)


def after_a_round(playwright: Playwright, pages: Pages, kept: bool) -> float:
    """Bytes after a round of the card game, in a browser of its own that has visited before."""
    [worker] = pages.folder.glob("site/js/worker-*.js")
    browser = playwright.chromium.launch(executable_path=CHROMIUM)
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    context.add_init_script(match_kept("card", ["novice"], "off"))
    context.add_init_script(LISTEN)
    page = context.new_page()
    ready(page, pages.site)
    page.evaluate(KEPT)
    if kept:
        page.evaluate(KEEP, f"{pages.site}js/{worker.name}")
    page.close()  # with its process
    page = context.new_page()
    ready(page, pages.site)
    page.locator("[data-act=start]").click()
    page.locator(".turn.mine").wait_for(timeout=60_000)
    page.evaluate(PLAY)
    taken = held(browser)
    browser.close()
    return taken


def figures(playwright: Playwright, pages: Pages, visits: int = VISITS) -> list[Figure]:
    """Both ways, alternating."""
    plain, taken_up = [], []
    for _ in range(visits):
        plain.append(after_a_round(playwright, pages, kept=False) / MEGA)
        taken_up.append(after_a_round(playwright, pages, kept=True) / MEGA)
    note = f"{middle(taken_up):.0f} MB to {middle(plain):.0f} MB"
    return [
        Figure(
            "memory after a round, taken up: of a plain start's",
            middle(taken_up) / middle(plain),
            worst=MORE,
            note=note,
        )
    ]
