"""How a review is drawn: its stair and the way along its turns, in every language, on a phone and on a desk."""

from collections.abc import Iterator
from typing import Any

import pytest
from page.samples import Samples, sample_page
from page.test_review import reviewed
from playwright.sync_api import Browser

SIZES = [(390, 844), (1440, 900)]
DRAW = """async ([language, theme, sample]) => {
  document.documentElement.dataset.theme = theme;
  const { patch } = await import("/web/js/render/draw/tree.js");
  const { loadWords } = await import("/web/js/shell/words/words.js");
  const { review } = await import("/web/js/screens/review/review.js");
  const words = await loadWords(language, "native", true);
  Object.assign(document.documentElement, { lang: language, dir: words.dir });
  const reviewed = { match: "m-1", seat: 0, stopped: false, worked: false, at: null, ...sample };
  patch(document.querySelector("#shell"), review({ words, reviewed }));
}"""
# Of each row of the stair: how high its bar is, and how near the figures before it and behind it come.
BARS = """() => [...document.querySelectorAll(".review-stair i")].map((bar) => {
  const { left, right, height } = bar.getBoundingClientRect();
  const range = document.createRange();
  const beside = [bar.parentElement.previousElementSibling, bar.parentElement.nextElementSibling].map((cell) => {
    range.selectNodeContents(cell);
    const figure = range.getBoundingClientRect();
    return Math.max(left - figure.right, figure.left - right);
  });
  return { height, beside: Math.min(...beside) };
})"""


@pytest.fixture(scope="module")
def samples(chromium_browser: Browser) -> Iterator[Samples]:
    with sample_page(chromium_browser) as page:
        page.page.add_style_tag(url="css/review.css")
        page.page.evaluate("document.querySelector('#table').id = 'shell'")
        yield page


@pytest.fixture(scope="module")
def sample() -> dict[str, Any]:
    return reviewed("card", 2, 3)


@pytest.mark.parametrize("language", ["en", "es", "ru", "fa"])
def test_the_bars_of_the_stair_are_equally_high_and_touch_no_figure(
    samples: Samples, sample: dict[str, Any], language: str
) -> None:
    for size in SIZES:
        samples.size(*size)
        samples.page.evaluate(DRAW, [language, "light", sample])
        bars = samples.page.evaluate(BARS)
        assert len(bars) == 6
        assert len({round(bar["height"]) for bar in bars}) == 1, (size, bars)
        assert min(bar["beside"] for bar in bars) >= 8, (size, bars)


def test_the_way_along_the_turns_is_not_the_browser_s_own_slider(samples: Samples, sample: dict[str, Any]) -> None:
    samples.size(*SIZES[1])
    samples.page.evaluate(DRAW, ["en", "light", sample])
    assert samples.page.locator(".review-along").evaluate("each => getComputedStyle(each).appearance") == "none"


TOO_WIDE = "() => document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth"


@pytest.mark.parametrize("language", ["en", "es", "ru", "fa"])
def test_a_figure_at_the_end_of_the_scale_makes_no_phone_wider(
    samples: Samples, sample: dict[str, Any], language: str
) -> None:
    for width in (320, 390):
        samples.size(width, 844)
        samples.page.evaluate(DRAW, [language, "light", sample])
        samples.page.evaluate(
            "() => document.querySelector('.axis-ticks span:last-child').style.insetInlineStart = '100%'"
        )
        assert samples.page.evaluate(TOO_WIDE) <= 0, width
