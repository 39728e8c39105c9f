"""What tables cost in somebody else's page: the element's size, what twenty pictures load, and how soon they show."""

import gzip
import tempfile
from pathlib import Path

from playwright.sync_api import Browser

from build import local_server
from build.bench.figures import Figure, measured

KILO = 1000
VISITS = 10  # in new profiles, each of which has visited once before
NAMES = ("card/table", "board/table", "adapted/table")
PICTURES = 20
# Three pictures are in view at once; the others are further down.
PAGE = """<!doctype html><meta charset="utf-8"><title>twenty pictures</title>
<script>
  const began = performance.now();
  let left = 3;
  window.there = 0;
  addEventListener("ready", () => { window.there++; if (!--left) window.stood = performance.now() - began; }, true);
</script>
<script type="module" src="%s/embed.js"></script>
<style>lost-cities-table { inline-size: 20rem; min-block-size: 20rem; float: inline-start }</style>
%s<p style="clear: both; block-size: 200rem"></p>%s"""
STOOD = """new Promise((resolve) => {
  const look = () => window.stood === undefined ? setTimeout(look, 5) : resolve(window.stood);
  look();
})"""


class Lasting(local_server.Handler):
    """A host that lets browsers keep its files for ten minutes, as GitHub Pages does."""

    cache_control = "max-age=600"


def figures(browser: Browser, site: Path) -> list[Figure]:
    """The element's size; the bytes of a page whose twenty pictures are all shown; the time of those in view, from
    cache."""
    script = len(gzip.compress((site / "embed.js").read_bytes(), 9, mtime=0))
    ours = local_server.serve(site, handler=Lasting)
    with tempfile.TemporaryDirectory() as folder:
        tags = [f'<lost-cities-table src="{NAMES[at % 3]}"></lost-cities-table>' for at in range(PICTURES)]
        text = PAGE % (f"http://localhost:{ours.server_port}", "".join(tags[:3]), "".join(tags[3:]))
        Path(folder, "index.html").write_text(text, "utf-8")
        theirs = local_server.serve(Path(folder), handler=Lasting)
        try:
            asked, again, times, workers = _visits(browser, f"http://127.0.0.1:{theirs.server_port}/", ours)
        finally:
            theirs.end()
            ours.end()
    brought = sum(len(gzip.compress((site / name).read_bytes(), 9, mtime=0)) for name in asked)
    return [
        Figure("embed.js, gzip", script / KILO, " KB", worst=4),
        Figure(
            "twenty pictures in another page, gzip", brought / KILO, " KB", worst=120,
            note=f"{len(asked)} files, {workers} workers",
        ),
        measured(
            "pictures in view, from cache", times, " ms", worst=300,
            note=f"three of twenty; {again} files asked of the host again",
        ),
    ]  # fmt: skip


def _visits(browser: Browser, address: str, ours: local_server.Server) -> tuple[set[str], int, list[float], int]:
    """The files requested by a first visit down the whole page, the number requested by a second one, the times of
    second visits, and the number of workers.
    """
    asked: list[str] = []
    ours.heard = lambda path: asked.append(str(path).lstrip("/").split("?")[0])
    context = browser.new_context(viewport={"width": 1200, "height": 800})
    page = context.new_page()
    page.goto(address)
    page.evaluate(STOOD)
    tables = page.locator("lost-cities-table")
    for at in range(tables.count()):
        tables.nth(at).scroll_into_view_if_needed()
    page.wait_for_function(f"there === {PICTURES}")
    brought, workers = set(asked), len(page.workers)
    context.close()
    times, again = [], 0
    for _ in range(VISITS):
        context = browser.new_context(viewport={"width": 1200, "height": 800})
        page = context.new_page()
        page.goto(address)
        page.evaluate(STOOD)
        page.goto("about:blank")
        asked.clear()
        page.goto(address)
        times.append(float(page.evaluate(STOOD)))
        again += len(asked)
        context.close()
    return brought, again // VISITS, times, workers
