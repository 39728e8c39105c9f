"""Forced colours: what stands on the key ink can be read, for browsers lay the page's ground behind words that they
colour themselves, and words in the colour of what is chosen would vanish on it."""

from collections.abc import Iterator

import pytest
from page.samples import Samples, sample_page, table
from playwright.sync_api import Browser

UNREADABLE = """() => {
  const probe = document.createElement("i");
  probe.style.cssText = "forced-color-adjust: none; background: highlight";
  document.body.append(probe);
  const key = getComputedStyle(probe).backgroundColor;
  probe.remove();
  const ground = (each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    const below = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
    const behind = below.slice(below.indexOf(each)).map((one) => getComputedStyle(one).backgroundColor);
    return below.includes(each) && behind.find((colour) => !colour.endsWith(", 0)"));
  };
  const says = (each) => [...each.childNodes].some((one) => one.nodeType === 3 && one.data.trim());
  const laid = [...document.querySelectorAll("#table *")].filter((each) => each.checkVisibility()
    && ((each.textContent.trim() && getComputedStyle(each).backgroundColor === key)
      || (says(each) && ground(each) === key)));
  const drowned = laid.filter((each) => !each.matches("button")
    && getComputedStyle(each).getPropertyValue("forced-color-adjust") !== "none");
  return [laid.length, drowned.map((each) => each.className)];
}"""
COVERED = """() => [...document.querySelectorAll(".notch i")].filter((each) => {
  const { left, right, top, bottom } = each.getBoundingClientRect();
  const there = [left + 1, right - 1].map((x) => document.elementFromPoint(x, (top + bottom) / 2));
  return there.some((one) => one?.closest(".held") !== each.closest(".held"));
}).length"""
STATES = ("card-place", "card-over", "board-4", "board-over", "adapted-3")


@pytest.fixture(scope="module")
def samples(chromium_browser: Browser) -> Iterator[Samples]:
    with sample_page(chromium_browser, forced_colors="active") as page:
        yield page


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (844, 390), (820, 1180), (1280, 800)])
def test_words_on_the_key_ink_keep_their_colours_where_colours_are_forced(
    samples: Samples, size: tuple[int, int]
) -> None:
    samples.size(*size)
    for name in STATES:
        samples.show(table(name))
        laid, drowned = samples.page.evaluate(UNREADABLE)
        assert laid, f"nothing of {name} lies on the key ink"
        assert drowned == [], name


@pytest.mark.parametrize("language", ["en", "ru", "fa"])
@pytest.mark.parametrize("size", [(320, 568), (390, 844)])
def test_the_word_on_a_card_that_came_last_is_covered_by_no_other_on_a_phone(
    samples: Samples, size: tuple[int, int], language: str
) -> None:
    samples.size(*size)
    for name in ("card-place", "board-4", "adapted-4"):
        samples.show(table(name), language=language)
        assert samples.page.locator(".notch i").count() == 1, name
        assert samples.page.evaluate(COVERED) == 0, name


OWN_COLOURS = """() => [...document.querySelectorAll(".ghost, .ghost .rank")].filter((each) =>
  each.checkVisibility() && getComputedStyle(each).color !== getComputedStyle(document.body).color).length"""


@pytest.mark.parametrize("suit", ["y", "b", "w", "g", "r"])
def test_the_card_that_shows_where_one_lands_has_the_page_s_colour_where_colours_are_forced(
    samples: Samples, suit: str
) -> None:
    samples.size(1280, 800)
    shown = table("card-place")
    card = next(move["card"] for move in shown["view"]["moves"] if move["kind"] == "play" and move["card"][0] == suit)
    told = samples.look([{"table": shown, "ui": {"chosen": {"card": card, "index": 0}}}], "() => 1", OWN_COLOURS)
    assert told == [[1, 0]]
