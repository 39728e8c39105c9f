"""An own exercise on a phone: its table has room between head and foot, and no card leaves its column."""

from collections.abc import Iterator
from itertools import product

import pytest
from page.samples import Samples, sample_page, table
from playwright.sync_api import Browser

LAY = "async () => { await (window.attempt = await import('/tests/page/attempt.js')).lay(); }"
DRAW = "([table, language, state]) => attempt.draw(table, language, state)"
SIZES = [((320, 568), 40), ((360, 640), 60), ((390, 844), 80), ((320, 256), 40), ((427, 267), 60)]
"""Windows, with the least height of a column; the last two are of a desk that shows everything much larger."""
# How high the lowest column is, and which cards lie under the piles or over the sums of their lanes.
COLUMNS = """() => {
  const columns = [...document.querySelectorAll("ol.column")];
  const out = (column) => {
    const { top, bottom } = column.getBoundingClientRect();
    const slots = [...column.querySelectorAll(".slot")].map((slot) => slot.getBoundingClientRect());
    return slots.some((slot) => slot.top < top - 1 || slot.bottom > bottom + 1);
  };
  const spilling = columns.filter((column) => getComputedStyle(column).overflowY === "visible" && out(column));
  const zones = spilling.map((column) => column.closest("[data-zone]").dataset.zone);
  return [Math.min(...columns.map((column) => column.clientHeight)), zones];
}"""


@pytest.fixture(scope="module")
def samples(chromium_browser: Browser) -> Iterator[Samples]:
    with sample_page(chromium_browser) as page:
        page.page.evaluate(LAY)
        yield page


@pytest.mark.parametrize(("size", "least"), SIZES)
@pytest.mark.parametrize("language", ["en", "es", "ru", "fa"])
def test_the_cards_of_an_exercise_lie_in_their_columns_on_a_phone(
    samples: Samples, size: tuple[int, int], least: int, language: str
) -> None:
    samples.size(*size)
    for name, state in product(("card-place", "card-long", "adapted-2"), ("asked", "shown", "done")):
        samples.page.evaluate(DRAW, [table(name), language, state])
        height, spilling = samples.page.evaluate(COLUMNS)
        assert spilling == [], (name, state)
        assert name == "adapted-2" or state != "asked" or height >= least, name
