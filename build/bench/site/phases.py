"""Where the time of a start goes: the worker's own marks (web/js/worker/) beside its downloads."""

from itertools import pairwise
from typing import Any

from playwright.sync_api import Page

from build.bench.figures import middle

MARKED = """() => ({
  origin: performance.timeOrigin,
  marks: performance.getEntriesByType("mark").map(({name, startTime}) => [name, startTime]),
  fetched: performance.getEntriesByType("resource").map(({name, startTime, responseEnd}) =>
    [name, startTime, responseEnd]),
})"""
PHASES = ("worker begins", "download", "unpack, compile", "interpreter", "imports")
"""In their order: until the worker asks for Python; until Python's last byte has arrived; what unpacking, compiling and
reading what was kept take beyond that; until Python runs; until the first answer."""


def phases(page: Page) -> list[float]:
    """Milliseconds of each phase of the start just made."""
    began, ready = page.evaluate("[performance.timeOrigin, performance.timeOrigin + window.ready]")
    (told,) = (found for found in map(_marked, page.workers) if "started" in dict(found["marks"]))
    marks: dict[str, float] = {name: told["origin"] + at for name, at in told["marks"]}
    python = [(start, end) for name, start, end in told["fetched"] if "/python/" in name]
    parts = max(marks[name] for name in ("runtime", "wasm", "library", "package"))
    parts = max(parts, marks.get("snapshot", parts))
    asked = told["origin"] + min(start for start, _ in python)
    # Files that a taken-up Python does not need arrive later: they do not count.
    there = max(end for end in (told["origin"] + end for _, end in python) if end <= parts)
    steps = [began, asked, there, parts, marks["started"], ready]
    return [late - early for early, late in pairwise(steps)]


def _marked(worker: Any) -> dict[str, Any]:
    found: dict[str, Any] = worker.evaluate(MARKED)
    return found


def table(starts: dict[str, list[list[float]]]) -> list[str]:
    """Lines for people: the medians of each kind of start."""
    lines = [f"  {'a start, ms':<44}" + "".join(f"{name:>18}" for name in PHASES)]
    for kind, found in starts.items():
        medians = [middle(list(values)) for values in zip(*found, strict=True)]
        lines.append(f"  {kind:<44}" + "".join(f"{value:>18.0f}" for value in medians))
    return lines
