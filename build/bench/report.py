"""`python3 build bench`: every figure of the project in one run, with its target. Exit status 1 if a target is missed.

Times are measured in headless Chromium on this machine. Where its noise would decide, the figure is a ratio of medians
of alternating runs, or a count in the time that a bare loop takes. The README quotes no times and sizes but these.
"""

import os
import platform
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

from build import tool_env
from build.bench import pages as bench_pages
from build.bench.figures import Figure
from build.bench.native import hostile as bench_hostile
from build.bench.playing import after as bench_after
from build.bench.playing import distance as bench_distance
from build.bench.playing import minds as bench_minds
from build.bench.playing import play as bench_play
from build.bench.playing import speed as bench_speed
from build.bench.playing import turns as bench_turns
from build.bench.playing import waiting as bench_waiting
from build.bench.site import embed as bench_embed
from build.bench.site import memory as bench_memory
from build.bench.site import sizes as bench_sizes
from build.bench.site import start as bench_start
from build.bench.site import webkit as bench_webkit
from build.bench.site import wheel as bench_wheel
from build.site import builder as site_builder

Found = list[Figure] | tuple[list[Figure], list[str]]
"""Figures, then lines for people."""


TITLES = (
    *("Size", "Start", "Slow line", "One file", "Firefox", "WebKit", "Memory", "Tables in other pages", "Wheel"),
    *("Play", "What a turn costs the page", "Waiting", "At a distance", "Rules", "Hostile records"),
    *("Computer players", "After the match"),
)
"""The titles of all sections, in their order."""


class Report:
    """Measures sections and prints each at once; only those that were asked for."""

    def __init__(self, only: Sequence[str] | None) -> None:
        """Raises Missing if no title begins with one of `only`."""
        for each in only or ():
            if not any(begins(title, each) for title in TITLES):
                raise tool_env.Missing(f"no section begins with {each!r}; there are {', '.join(TITLES)}")
        self.only = only
        self.missed: list[Figure] = []

    def section(self, title: str, measure: Callable[[], Found]) -> None:
        """Measure and print."""
        if self.only and not any(begins(title, each) for each in self.only):
            return
        with tool_env.step(f"Measuring: {title}"):
            found = measure()
        figures, lines = found if isinstance(found, tuple) else (found, [])
        print(title, *(figure.line() for figure in figures), *lines, "", sep="\n", flush=True)
        self.missed.extend(figure for figure in figures if figure.missed)


def begins(title: str, beginning: str) -> bool:
    """Whether a title begins like that, in upper or lower case."""
    return title.lower().startswith(beginning.lower())


def bench(only: Sequence[str] | None = None) -> int:
    """Measure and print everything, or only the sections whose titles begin like one of `only`; returns the exit
    status. Raises Missing."""
    report = Report(only)
    site = site_builder.build_if_stale()
    with (
        tempfile.TemporaryDirectory() as scratch,
        bench_pages.served(site, Path(scratch)) as pages,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=bench_pages.CHROMIUM)
        load = " ".join(f"{each:.1f}" for each in os.getloadavg())
        print(f"Python {platform.python_version()}, Chromium {browser.version}, {os.cpu_count()} cores, load {load}\n")
        _site(report, site, browser, playwright, pages)
        _play(report, site, browser, pages)
        browser.close()
    if report.missed:
        print(f"{len(report.missed)} missed:", *(figure.line() for figure in report.missed), sep="\n")
    return 1 if report.missed else 0


def _site(report: Report, site: Path, browser: Browser, playwright: Playwright, pages: bench_pages.Pages) -> None:
    """The site's size and its start."""
    by_kind = ["  Size by kind, bytes", *bench_sizes.by_kind(site)]
    report.section("Size", lambda: (bench_sizes.figures(site, bench_start.painted(browser, pages)), by_kind))
    report.section("Start", lambda: bench_start.figures(browser, pages))
    report.section("Slow line", lambda: bench_start.over_a_slow_line(browser, site))
    report.section("One file", lambda: bench_start.in_one_file(browser, pages))
    report.section("Firefox", lambda: bench_start.in_firefox(playwright, pages))
    report.section("WebKit", lambda: bench_webkit.figures(pages))
    report.section("Memory", lambda: bench_memory.figures(playwright, pages))
    report.section("Tables in other pages", lambda: bench_embed.figures(browser, site))
    report.section("Wheel", lambda: bench_wheel.figures(browser, pages))


def _play(report: Report, site: Path, browser: Browser, pages: bench_pages.Pages) -> None:
    """What playing costs, and how fast the rules and the players are."""
    report.section("Play", lambda: bench_play.figures(browser, pages))
    report.section("What a turn costs the page", lambda: ([], bench_turns.table(browser, pages)))
    report.section("Waiting", lambda: bench_waiting.figures(browser, pages))
    report.section(
        "At a distance", lambda: (bench_distance.figures(site, browser, pages), list(bench_distance.lines()))
    )
    report.section("Rules", lambda: bench_speed.figures(browser, pages))
    report.section("Hostile records", bench_hostile.figures)
    report.section("Computer players", lambda: bench_minds.figures(browser, pages))
    report.section("After the match", lambda: bench_after.figures(browser, pages))
