"""Lets the tests run from a plain checkout: the package and the helpers beside the tests can be imported."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, Phase, settings

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

TESTS = Path(__file__).parent
sys.path[:0] = [str(TESTS.parent), str(TESTS)]

# A busy machine must not fail a test for being slow: what has to be fast is measured by the bench.
settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
# `build mutants` runs the tests again and again: they must try the same examples, and not look for the smallest one.
ONCE = [Phase.explicit, Phase.generate]
UNHURRIED = settings.get_profile("unhurried")
settings.register_profile("repeated", UNHURRIED, derandomize=True, database=None, phases=ONCE)
settings.load_profile(os.environ.get("LOSTCITIES_TESTS", "unhurried"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Those first that take longest."""
    items.sort(key=lambda item: item.get_closest_marker("first") is None)


@pytest.fixture(scope="session")
def playwright() -> Iterator["Playwright"]:
    """The one driver of Chromium and Firefox: a second one could not start beside it."""
    from playwright.sync_api import sync_playwright  # the tests of the engine run where it is not installed

    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def chromium_browser(playwright: "Playwright") -> Iterator["Browser"]:
    """The Chromium of all tests that need none of their own: each has a context there, which shares nothing."""
    import engines  # of tests/browser, imported here for the same reason

    browser = engines.browser_of(playwright, "chromium")
    yield browser
    browser.close()
