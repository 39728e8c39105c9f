"""What a portrait opens on a phone, by the keyboard alone."""

from collections.abc import Iterator

import pytest
from page.samples import Samples, sample_page, table
from playwright.sync_api import Browser

LISTEN = "async () => (await import('/web/js/play/input/input.js')).listen(document.getElementById('table'), () => {})"


@pytest.fixture
def samples(chromium_browser: Browser) -> Iterator[Samples]:
    with sample_page(chromium_browser) as page:
        yield page


@pytest.mark.parametrize("name", ["board-4", "adapted-4"])
def test_the_focus_goes_into_a_seat_s_sheet_and_comes_back_by_escape(samples: Samples, name: str) -> None:
    samples.size(390, 844)
    samples.show(table(name), language="en")
    page = samples.page
    page.evaluate(LISTEN)
    opener = page.locator(".person.other .opens").first
    opener.focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement.matches('.seat-sheet:popover-open h3')")
    page.keyboard.press("Escape")
    page.wait_for_function("() => !document.querySelector('.seat-sheet:popover-open')")
    assert opener.evaluate("each => each === document.activeElement")
