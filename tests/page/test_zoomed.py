"""A desk's window that shows everything at three and four times its size: a phone's width, and little height."""

from collections.abc import Iterator

import pytest
from page.samples import Samples, sample_page, table
from page.sitting import Sit
from page.test_help_at_sizes import Measures, scenes
from page.test_sizes import STATES, wrong
from playwright.sync_api import Browser
from words.language_files import LANGUAGES

ZOOMED = [(320, 256), (427, 267), (512, 320)]
"""Of 1280 by 800 (and 1024) at four, three and two and a half times."""
UPRIGHT = """() => {
  const { width, height } = document.querySelector(".stage").getBoundingClientRect();
  return width <= 0.9 * height && height >= 568 && document.documentElement.scrollHeight > height - 1;
}"""
IN_SIGHT = """() => {
  const { top, bottom } = document.querySelector(".notice").getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight + 0.5;
}"""


@pytest.fixture(scope="module")
def samples(chromium_browser: Browser) -> Iterator[Samples]:
    with sample_page(chromium_browser) as page:
        yield page


@pytest.mark.parametrize("game", STATES)
@pytest.mark.parametrize("size", ZOOMED)
def test_the_table_stands_upright_there_and_every_word_on_it_can_be_read(
    samples: Samples, game: str, size: tuple[int, int]
) -> None:
    samples.size(*size)
    samples.show(table(STATES[game][0]))
    assert samples.page.evaluate(UPRIGHT)
    for language in ("es", "fa"):
        assert wrong(samples, game, size, language) == []


@pytest.mark.parametrize("game", STATES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_lesson_can_be_read_there_and_what_it_points_at_seen(
    samples: Samples, game: str, language: str
) -> None:
    assert Measures(samples).wrong(f"lesson of {game}", scenes(game), ZOOMED[0], language) == []


def test_what_is_newly_said_there_comes_into_sight_and_nothing_scrolls_otherwise(sit: Sit) -> None:
    page = sit("card-place", {"hint": {"hint": {"move": "Pb9", "mind": "expert", "reasons": [], "next": None}}})
    page.add_style_tag(url="/web/css/play.css")
    page.set_viewport_size({"width": 320, "height": 256})
    assert page.evaluate(UPRIGHT)
    assert page.evaluate("scrollY") == 0
    page.keyboard.press("h")
    page.locator(".notice.hint").wait_for()
    page.wait_for_function(IN_SIGHT)
    assert page.evaluate("scrollY") > 0
