"""The score sheet on paper: the whole outcome of the match, on white and in its inks, and nothing to press."""

import re

import pytest
from test_pictures_read import at_table, in_order
from visitor import Visit

INKS = """() => [...document.querySelectorAll("#shell main, .standing .winner, .sheet-cards .chip, .walked")]
  .filter((each) => getComputedStyle(each).printColorAdjust !== "exact").map((each) => each.className)"""
CROSSED = """() => {
  const line = document.querySelector(".sheet-seat").getBoundingClientRect().top;
  const names = [...document.querySelectorAll(".place-word, .round-word")].filter((each) => each.checkVisibility());
  return [names.length, names.filter((each) => each.getBoundingClientRect().bottom > line + 1).length];
}"""
GROUND = "() => getComputedStyle(document.querySelector('#shell main')).getPropertyValue('--page')"


@pytest.mark.parametrize(("game", "seats", "language"), [("card", 2, "en"), ("board", 3, "fa"), ("adapted", 2, "ru")])
def test_a_score_sheet_is_printed_on_one_page(visit: Visit, game: str, seats: int, language: str) -> None:
    visitor = at_table(visit, in_order(game, seats), language, ["Ada", "Nils", "Shirin"], theme="dark")
    page = visitor.page
    page.locator("main.score-sheet .sheet-foot").wait_for()
    for paper in ("A4", "Letter"):
        assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(format=paper))) == 1, paper
    page.set_viewport_size({"width": 703, "height": 1000})  # what an A4 leaf leaves beside its margins
    page.emulate_media(media="print")
    assert page.evaluate(GROUND).strip() == "#fff"
    assert page.evaluate(INKS) == []
    names, crossed = page.evaluate(CROSSED)
    assert names > 3
    assert crossed == 0
    assert page.locator(".standing .winner").first.is_visible()
    assert page.locator("main button").filter(visible=True).and_(page.locator(".button")).count() == 0
