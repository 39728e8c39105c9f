"""How fast every game's rules run, in half-moves a second, here and in Chromium; native/engine_ratio.py times both."""

import sys

from playwright.sync_api import Browser

from build.bench.figures import Figure
from build.bench.native import engine_ratio
from build.bench.pages import Pages, asked, python_running
from lostcities.games import GAMES

NATIVE_TRIES = 5
BROWSER_TRIES = 3
# Half-moves in the time of the bare loop: 85,000 on CPython 3.11, 110,000 on 3.13.
LEAST = 110_000 if sys.version_info >= (3, 13) else 85_000


def figures(browser: Browser, pages: Pages) -> list[Figure]:
    """For each game: native, in the loop's time, in Chromium, and their ratio."""
    page = python_running(browser, pages, engine_ratio)
    version = ".".join(map(str, sys.version_info[:2]))
    found = []
    for name, game in GAMES.items():
        native = engine_ratio.measure(game, NATIVE_TRIES)
        inside, _ = asked(page, engine_ratio, f"measure(engine_ratio.GAMES[{name!r}], {BROWSER_TRIES})")
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
