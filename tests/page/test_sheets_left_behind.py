"""Style sheets that other screens bring stay for good, and a table drawn later looks as if they had never come."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from page.samples import Samples, sample_page, table
from playwright.sync_api import Browser

OF_A_TABLE = {"main", "play", "screens", "end", "board", "adapted", "crowd"}
OF_OTHER_PAGES = {"learn", "embed", "diagram", "picture"}
SHEETS = {path.stem for path in (Path(__file__).parents[2] / "web/css").glob("*.css")}
STATES = ("card-place", "card-over", "board-4", "board-over", "adapted-3", "adapted-4")
BOXES = """() => [...document.querySelectorAll("#table *")].map((each) => {
  const { left, top, width, height } = each.getBoundingClientRect();
  return [each.getAttribute("class") ?? each.tagName, left, top, width, height].join(", ");
})"""
BRING = """(name) => new Promise((done) => {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: `css/${name}.css` });
  link.onload = () => done();
  document.head.append(link);
})"""


@pytest.fixture(scope="module", params=["none", "active"])
def samples(request: pytest.FixtureRequest, chromium_browser: Browser) -> Iterator[Samples]:
    with sample_page(chromium_browser, forced_colors=request.param) as page:
        yield page


@pytest.mark.parametrize("size", [(390, 844), (820, 1180), (1280, 800)])
def test_a_table_is_laid_out_the_same_whatever_sheets_have_come_before(samples: Samples, size: tuple[int, int]) -> None:
    samples.size(*size)
    tables = [{"table": table(name)} for name in STATES]
    samples.look(tables, "() => null")  # so that all that they need is there
    before = samples.look(tables, BOXES)
    for sheet in sorted(SHEETS - OF_A_TABLE - OF_OTHER_PAGES):
        samples.page.evaluate(BRING, sheet)
        after = samples.look(tables, BOXES)
        samples.page.evaluate("document.head.lastElementChild.remove()")
        for name, (was,), (now,) in zip(STATES, before, after, strict=True):
            assert now == was, f"{name}, after {sheet}.css"
