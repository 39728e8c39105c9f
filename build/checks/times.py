"""A pytest plugin for the whole check: ends the run with the dearest tests and the time of each folder.

It gives two times. Seconds by the clock, with set-up and teardown, are added up over all workers: with two workers
they come to twice what the run takes, on a busy machine to more. Processor seconds are those of the worker and of all
that it started, browsers and their pages too: what a test costs wherever it runs; shared out among the processors,
their sum is the least that the whole run can take. They are read from /proc, and left out where there is none. Under
xdist the workers send their reports to the one process that prints.
"""

import os
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

import pytest

DEAREST = 15
WORTH_A_LOOK = 0.3
"""Seconds between two looks into /proc, at least; what shorter tests take is counted with the next test."""
PROC = Path("/proc")


def processor_seconds(root: int) -> float:
    """Processor seconds of a process, of those that it started and of those that have ended, from /proc."""
    tick = os.sysconf("SC_CLK_TCK")
    own: dict[int, float] = {}
    children: defaultdict[int, list[int]] = defaultdict(list)
    for name in filter(str.isdigit, os.listdir(PROC)):
        try:
            with open(f"{PROC}/{name}/stat", "rb") as told:
                fields = told.read().rpartition(b") ")[2].split()
        except OSError:
            continue  # it has ended; the process that waited for it has its seconds
        children[int(fields[1])].append(int(name))
        own[int(name)] = sum(int(field) for field in fields[11:15]) / tick
    seconds, to_look_at = 0.0, [root]
    while to_look_at:
        process = to_look_at.pop()
        seconds += own.get(process, 0.0)
        to_look_at += children[process]
    return seconds


class Processor:
    """Notes each test's processor seconds, in every process that runs tests."""

    def __init__(self) -> None:
        self.looked = time.monotonic()
        self.seconds = processor_seconds(os.getpid())

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_teardown(self, item: pytest.Item) -> Iterator[None]:
        """Note them after the test's teardown, for the last of its reports."""
        yield
        if time.monotonic() - self.looked >= WORTH_A_LOOK:
            seconds = processor_seconds(os.getpid())
            # A killed browser takes its seconds with it, so the difference may be negative: count nothing then.
            item.user_properties.append(("processor", max(0.0, seconds - self.seconds)))
            self.seconds, self.looked = seconds, time.monotonic()


class Times:
    """Adds up what the reports of a run say."""

    def __init__(self) -> None:
        self.clock: defaultdict[str, float] = defaultdict(float)
        self.processor: defaultdict[str, float] = defaultdict(float)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Take one of a test's three reports: set-up, call, teardown."""
        self.clock[report.nodeid] += report.duration
        if report.when == "teardown":
            for name, value in report.user_properties:
                if name == "processor":
                    self.processor[report.nodeid] += float(str(value))

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print the tables; pytest's own closing line comes after them."""
        if not self.clock:
            return
        by = self.processor if any(self.processor.values()) else self.clock
        terminalreporter.section("dearest tests: seconds by the clock, of the processor", sep="-")
        for name in sorted(self.clock, key=lambda name: -by[name])[:DEAREST]:
            terminalreporter.line(f"{self.clock[name]:8.1f} {self.processor[name]:8.1f}  {name}")
        terminalreporter.section("the same of each folder, of all workers together", sep="-")
        folders = defaultdict(list)
        for name in self.clock:
            folders[str(PurePosixPath(name.partition("::")[0]).parent)].append(name)
        totals = {
            folder: (sum(self.clock[name] for name in names), sum(self.processor[name] for name in names))
            for folder, names in folders.items()
        }
        for folder, (clock, processor) in sorted(totals.items(), key=lambda total: total[1][0], reverse=True):
            terminalreporter.line(f"{clock:8.1f} {processor:8.1f}  {len(folders[folder]):5} tests  {folder}")
        clock, processor = (sum(column) for column in zip(*totals.values(), strict=True))
        terminalreporter.line(f"{clock:8.1f} {processor:8.1f}  {len(self.clock):5} tests in all")


def pytest_configure(config: pytest.Config) -> None:
    """Only the process that prints adds up; an xdist worker has nobody to tell."""
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Times(), "times")
    if PROC.is_dir():
        config.pluginmanager.register(Processor(), "processor")
