"""A page of the tests with a table to sit down at."""

from collections.abc import Iterator
from typing import Any

import pytest
from page.chromium import blank_page
from page.sitting import Sit, view
from playwright.sync_api import Browser, Page

ROOMS = ("base", "controls", "table", "field", "layouts")
STYLES = "".join(f'<link rel="stylesheet" href="/web/css/{room}/all.css">' for room in ROOMS)
STYLES += "<style>body { margin: 0 }</style>"
SETUP = "async (given) => (await import('/tests/page/sit.js')).sit(given)"


@pytest.fixture(scope="module")
def browser_page(chromium_browser: Browser) -> Iterator[Page]:
    with blank_page(chromium_browser, STYLES, viewport={"width": 1280, "height": 800}) as page:
        yield page


@pytest.fixture
def sit(browser_page: Page) -> Sit:
    """Sits down at a sample table.

    `answers` are the engine's replies by message, the table where none is given; or a conversation, from which a
    worker answers the engine itself; or "bridge", the real one that the test has lent the page.
    """

    def sit(
        name: str | dict[str, Any], answers: dict[str, Any] | list[dict[str, Any]] | str | None = None, **settings: Any
    ) -> Page:
        browser_page.goto(browser_page.url)
        settings = {"animation": "off", "sort": "suit", **settings}
        table = view(name) if isinstance(name, str) else name
        browser_page.evaluate(SETUP, [table, answers or {}, settings])
        browser_page.wait_for_selector(".stage")
        return browser_page

    return sit
