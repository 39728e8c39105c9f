"""How fast the rules run: half-moves a second here and in Chromium, by the same file (speed.py), for every game."""

import shutil
import sys
from pathlib import Path

import speed
from bench_figures import Figure
from bench_pages import READY, Pages
from playwright.sync_api import Browser

from lostcities.games import GAMES

NATIVE_TRIES = 5
BROWSER_TRIES = 3
# Half-moves in the time of the bare loop: 85,000 on CPython 3.11, 110,000 on 3.13.
LEAST = 110_000 if sys.version_info >= (3, 13) else 85_000
SPEED_PAGE = '<!doctype html><meta charset="utf-8"><title>speed</title><script type="module" src="speed.js"></script>\n'
# The pinned Pyodide with the package as the site ships it.
SPEED_JS = """import {loadPyodide} from "./pyodide.mjs";
const python = await loadPyodide({indexURL: "./"});
const wheel = await fetch("package.whl.gz");
const unpacked = await new Response(wheel.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
python.unpackArchive(unpacked, "wheel");
python.FS.writeFile("speed.py", await (await fetch("speed.py")).text());
window.measure = (game, tries) => python.runPython(`
import sys
if "." not in sys.path: sys.path.insert(0, ".")
import speed
from lostcities.games import GAMES
list(speed.measure(GAMES[${JSON.stringify(game)}], ${tries}))`).toJs();
window.ready = performance.now();
"""


def figures(browser: Browser, pages: Pages) -> list[Figure]:
    """For each game: native, in the loop's time, in Chromium, and their ratio."""
    bare = pages.folder / "bare"
    (bare / "speed.html").write_text(SPEED_PAGE, "utf-8")
    (bare / "speed.js").write_text(SPEED_JS, "utf-8")
    shutil.copyfile(Path(speed.__file__), bare / "speed.py")
    (package,) = (pages.folder / "site" / "python").glob("lostcities-*.whl.gz")
    shutil.copyfile(package, bare / "package.whl.gz")
    page = browser.new_page()
    page.goto(f"{pages.bare}speed.html")
    page.evaluate(READY)
    version = ".".join(map(str, sys.version_info[:2]))
    found = []
    for name, game in GAMES.items():
        native = speed.measure(game, NATIVE_TRIES)
        inside, _ = page.evaluate("([game, tries]) => measure(game, tries)", [name, BROWSER_TRIES])
        least = LEAST if name == "card" else None
        found += [
            Figure(f"{name}: half-moves in the bare loop's time, CPython {version}", native.in_loop, least=least),
            Figure(f"{name}: half-moves a second, CPython {version}", native.half_moves),
            Figure(
                f"{name}: half-moves a second, Chromium",
                inside,
                note=f"native is {native.half_moves / inside:.2f} times as fast",
            ),
        ]
    page.context.close()
    return found
