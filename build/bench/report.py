"""`python3 build bench`: every figure of the project in one run, beside its target. Exit status 1 where a target is
missed.

Times are measured in headless Chromium on this machine; where a machine's noise would decide, the figure is a ratio
of medians of alternating runs, or counts in the time of a bare loop. The README quotes figures from here only.
"""

import os
import platform
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import sync_playwright

from build import tool_env
from build.bench import after as bench_after
from build.bench import distance as bench_distance
from build.bench import embed as bench_embed
from build.bench import hostile as bench_hostile
from build.bench import minds as bench_minds
from build.bench import pages as bench_pages
from build.bench import play as bench_play
from build.bench import sizes as bench_sizes
from build.bench import speed as bench_speed
from build.bench import start as bench_start
from build.bench import turns as bench_turns
from build.bench import waiting as bench_waiting
from build.bench import wheel as bench_wheel
from build.bench.figures import Figure
from build.site import builder as site_builder


def bench() -> int:
    """Measure and print everything; returns the exit status."""
    site = site_builder.build_if_stale()
    missed: list[Figure] = []

    def section(title: str, measure: Callable[[], list[Figure]]) -> None:
        with tool_env.step(f"Measuring: {title}"):
            figures = measure()
        print(title, *(figure.line() for figure in figures), "", sep="\n", flush=True)
        missed.extend(figure for figure in figures if figure.missed)

    with (
        tempfile.TemporaryDirectory() as scratch,
        bench_pages.served(site, Path(scratch)) as pages,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=bench_pages.CHROMIUM)
        print(f"Python {platform.python_version()}, Chromium {browser.version}, {os.cpu_count()} cores\n")
        print("Size by kind, bytes", *bench_sizes.by_kind(site), "", sep="\n")
        section("Size", lambda: bench_sizes.figures(site, bench_start.painted(browser, pages)))
        section("Start", lambda: bench_start.figures(browser, pages))
        section("Tables in other pages", lambda: bench_embed.figures(browser, site))
        section("Wheel", lambda: bench_wheel.figures(browser, pages))
        section("Play", lambda: bench_play.figures(browser, pages))
        with tool_env.step("Measuring: A turn"):
            costs = bench_turns.table(browser, pages)
        print("What a turn costs the page", *costs, "", sep="\n", flush=True)
        section("Waiting", lambda: bench_waiting.figures(browser, pages))
        print("A match at a distance", *bench_distance.lines(), "", sep="\n")
        section("At a distance", lambda: bench_distance.figures(site, browser, pages))
        section("Rules", lambda: bench_speed.figures(browser, pages))
        section("Hostile records", bench_hostile.figures)
        section("Computer players", lambda: bench_minds.figures(browser, pages))
        section("After the match", lambda: bench_after.figures(browser, pages))
        browser.close()
    if missed:
        print(f"{len(missed)} missed:", *(figure.line() for figure in missed), sep="\n")
    return 1 if missed else 0
