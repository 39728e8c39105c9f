"""What computer players cost: milliseconds a move at every level here and in Chromium, evaluations, weights."""

import gzip

from playwright.sync_api import Browser, Page

from build import tool_env
from build.bench.figures import Figure
from build.bench.native import mind_ratio
from build.bench.pages import Pages, asked, python_running
from lostcities.games import GAMES
from lostcities.minds import LEVELS
from lostcities.table.thinking import CAP, SLICE

MINDS = tool_env.ROOT / "lostcities" / "minds"
LONGEST = 2_000
"""Milliseconds that a move may take in the page."""
SLOWED = 4
"""How many times slower a phone's processor is."""
AT_ONCE = {1: 100, SLOWED: 300}
"""By slowdown: milliseconds within which the strongest level must answer, all through a round."""
STEP = 50 - 1000 * SLICE
"""Milliseconds that a step may take, so that a slice that begins one at its end stays within 50."""


def figures(browser: Browser, pages: Pages) -> list[Figure]:
    """Weights, then for each game and level its pace natively and in Chromium."""
    page = python_running(browser, pages, mind_ratio)
    found = [weights()]
    for game, levels in LEVELS.items():
        for mind in levels:
            native = mind_ratio.measure(game, mind)
            inside = mind_ratio.Pace(*asked(page, mind_ratio, f"measure({game!r}, {mind!r})"))
            found += paces(f"{game}, {mind}", native, inside)
    for slowed in AT_ONCE:
        found += answers(page, slowed)
    page.context.close()
    return found


def answers(page: Page, slowed: int) -> list[Figure]:
    """How long the strongest level of each game thinks with each number of seats, on a processor `slowed` so often."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    where = f", slowed {slowed} times" if slowed > 1 else ""
    found = []
    for game, levels in LEVELS.items():
        for seats in GAMES[game].seats:
            thoughts = asked(page, mind_ratio, f"thoughts({game!r}, {levels[-1]!r}, {seats})")
            what = f"{game}, {levels[-1]}, {seats} seats: longest thought{where}"
            note = f"{sum(thoughts) / len(thoughts):.0f} in the mean of {len(thoughts)} half-moves"
            found.append(Figure(what, max(thoughts), " ms", worst=AT_ONCE[slowed], note=note))
    return found


def weights() -> Figure:
    """The size of all players' weights, as the host sends them."""
    files = sorted(MINDS.glob("*/weights/*.json"))
    sizes = {f"{path.parents[1].name} {path.stem}": len(gzip.compress(path.read_bytes(), 9, mtime=0)) for path in files}
    note = ", ".join(f"{name} {size / 1000:.1f}" for name, size in sizes.items())
    return Figure("weights, gzip", sum(sizes.values()) / 1000, " KB", worst=400, note=note)


def paces(who: str, native: mind_ratio.Pace, inside: mind_ratio.Pace) -> list[Figure]:
    """The figures of one player. A thought that the cap would end counts as long as the cap."""
    lines = [
        Figure(f"{who}: ms a move, native", native.mean, " ms", note=f"{native.longest:.1f} at most"),
        Figure(
            f"{who}: ms a move, Chromium",
            min(inside.mean, 1000 * CAP),
            " ms",
            worst=LONGEST,
            note=f"{inside.longest:.0f} at most without the cap of {1000 * CAP:.0f}",
        ),
        Figure(f"{who}: longest step, Chromium", inside.step, " ms", worst=STEP),
    ]
    if inside.evaluations:
        lines += [
            Figure(f"{who}: evaluations a second, native", native.evaluations),
            Figure(f"{who}: evaluations a second, Chromium", inside.evaluations),
            Figure(f"{who}: loading its weights, Chromium", inside.loading, " ms"),
        ]
    return lines
