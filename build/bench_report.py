"""`python3 build bench`: every figure of the project in one run, beside its target. Exit status 1 where a target is
missed.

Times are measured in headless Chromium on this machine; where a machine's noise would decide, the figure is a ratio
of medians of alternating runs, or counts in the time of a bare loop. The README quotes figures from here only.
"""

import os
import platform
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import bench_embed
import bench_pages
import bench_play
import bench_sizes
import bench_start
import bench_wheel
import site_builder
import tool_env
from bench_figures import Figure
from playwright.sync_api import sync_playwright

sys.path.insert(0, str(tool_env.ROOT))
import bench_minds
import bench_speed


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
        section("Rules", lambda: bench_speed.figures(browser, pages))
        section("Computer players", lambda: bench_minds.figures(browser, pages))
        browser.close()
    if missed:
        print(f"{len(missed)} missed:", *(figure.line() for figure in missed), sep="\n")
    return 1 if missed else 0
