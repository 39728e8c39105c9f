"""The smallest phone on its side, with company: numbers and signs stand apart, points are whole, and hands that are
open at the end leave the tools free."""

from collections.abc import Iterator

import pytest
from page.samples import Samples, sample_page, table
from playwright.sync_api import Browser
from words.language_files import LANGUAGES

TOUCHING = """() => {
  const boxes = [...document.querySelectorAll(".board-axis > span")].map((each) => {
    const words = document.createRange();
    words.selectNodeContents(each);
    return words.getBoundingClientRect();
  }).filter(({ width }) => width).sort((one, other) => one.left - other.left);
  return [boxes.length, boxes.filter((box, at) => at && box.left < boxes[at - 1].right).length];
}"""
"""How many numbers tell what the board's steps count, and how many of them overlap."""
CUT = """() => [...document.querySelectorAll(".person .outcome dd")].filter((each) => {
  const [own, person] = [each, each.closest(".person")].map((of) => of.getBoundingClientRect());
  return own.left < person.left - 0.5 || own.right > person.right + 0.5 || own.bottom > person.bottom + 0.5;
}).map((each) => each.textContent)"""
"""Which figures of the seats leave their places."""
TALL = """() => {
  const signs = [...document.querySelectorAll(".near .place .sign")].filter((each) => each.checkVisibility());
  const high = (each) => each.getBoundingClientRect().height;
  return [signs.length, signs.filter((each) => high(each) > high(each.closest(".place")) + 0.5).length];
}"""
"""How many colours the viewer has not begun, and how many of their signs are higher than their places."""
ON_TOOLS = """() => {
  const tools = document.querySelector(".tools").getBoundingClientRect();
  const chips = [...document.querySelectorAll(".known-hands.ended .chip")];
  return [chips.length, chips.filter((each) => each.getBoundingClientRect().bottom > tools.top + 0.5).length];
}"""
"""How many cards lie open at the end, and how many of them lie over the tools."""


@pytest.fixture(scope="module")
def samples(chromium_browser: Browser) -> Iterator[Samples]:
    with sample_page(chromium_browser) as page:
        page.size(568, 320)
        yield page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_a_board_game_of_four_stand_apart_and_are_whole(samples: Samples, language: str) -> None:
    for name in ("board-4", "board-end"):
        samples.show(table(name), language=language)
        numbers, touching = samples.page.evaluate(TOUCHING)
        assert (numbers >= 9, touching) == (True, 0), name
        assert samples.page.evaluate(CUT) == [], name
        begun_not, tall = samples.page.evaluate(TALL)
        assert (begun_not > 0 or name == "board-end", tall) == (True, 0), name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["board-end", "adapted-end"])
def test_hands_that_lie_open_at_the_end_leave_the_tools_free(samples: Samples, name: str, language: str) -> None:
    samples.show(table(name), language=language)
    cards, covering = samples.page.evaluate(ON_TOOLS)
    assert (cards >= 16, covering) == (True, 0)
