"""A plugin of pytest for the whole check: ends the run with the slowest tests and the time of each folder.

The times are seconds by the clock, set-up and taking down included, added up over all workers: with two of them they
come to twice what the run takes. Beside xdist its workers send their reports to the one process that prints.
"""

from collections import defaultdict
from pathlib import PurePosixPath

import pytest

SLOWEST = 10


class Times:
    """Adds up what the reports of a run say."""

    def __init__(self) -> None:
        self.of_test: defaultdict[str, float] = defaultdict(float)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """One of the three reports of a test: set up, called, taken down."""
        self.of_test[report.nodeid] += report.duration

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print the tables; pytest's own closing line comes after them."""
        if not self.of_test:
            return
        terminalreporter.section("slowest tests", sep="-")
        for name in sorted(self.of_test, key=lambda name: -self.of_test[name])[:SLOWEST]:
            terminalreporter.line(f"{self.of_test[name]:8.1f} s  {name}")
        terminalreporter.section("time of each folder, of all workers together", sep="-")
        counts, totals = self.by_folder()
        for folder in sorted(totals, key=lambda folder: -totals[folder]):
            terminalreporter.line(f"{totals[folder]:8.1f} s  {counts[folder]:5} tests  {folder}")

    def by_folder(self) -> tuple[dict[str, int], dict[str, float]]:
        """How many tests each folder has, and their seconds."""
        counts: defaultdict[str, int] = defaultdict(int)
        totals: defaultdict[str, float] = defaultdict(float)
        for name, seconds in self.of_test.items():
            folder = str(PurePosixPath(name.partition("::")[0]).parent)
            counts[folder] += 1
            totals[folder] += seconds
        return counts, totals


def pytest_configure(config: pytest.Config) -> None:
    """Only the process that prints adds up; a worker of xdist has nobody to tell."""
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Times(), "times")
