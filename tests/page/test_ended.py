"""The table of a match that is over, at every size: the way on can be pressed, and each hand lies open once."""

from collections.abc import Iterator

import pytest
from page.samples import Samples, sample_page, table
from page.sitting import Sit
from playwright.sync_api import Browser

SIZES = [(320, 568), (360, 640), (390, 844), (844, 390), (820, 1180), (1280, 720), (1920, 1080)]
ENDS = ["card-end", "board-end", "adapted-end"]
BUTTON_IN_SIGHT = """() => {
  const button = document.querySelector(".turn .primary");
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const inside = left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
  return inside && button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}"""
# Which cards of each seat lie open, by what is drawn: in a fan, before a seat, or in a line of hands.
IN_SIGHT = """() => [...document.querySelectorAll(".fan .card, .known .chip, .known-hands .chip")]
  .filter((each) => each.checkVisibility()).length"""
LYING = """() => {
  const [first, second] = [...document.querySelectorAll(".path")].map((path) => path.getBoundingClientRect());
  return first.bottom <= second.top;
}"""


@pytest.fixture(scope="module")
def samples(chromium_browser: Browser) -> Iterator[Samples]:
    with sample_page(chromium_browser) as page:
        yield page


@pytest.mark.parametrize("language", ["en", "es", "ru", "fa"])
@pytest.mark.parametrize("name", ENDS)
def test_the_way_to_the_sheet_is_in_sight_and_each_card_of_each_hand_once(
    samples: Samples, name: str, language: str
) -> None:
    shown = table(name)
    hands = [zone for zone in shown["view"]["zones"] if zone["kind"] in ("hand", "backs")]
    cards = sum(len(zone["cards"]) for zone in hands)
    assert cards == sum(zone["count"] for zone in hands), "a hand of the sample is hidden"
    wrong = []
    for size in SIZES:
        samples.size(*size)
        samples.show(shown, language=language)
        if not samples.page.evaluate(BUTTON_IN_SIGHT):
            wrong.append(f"{size}: the way to the score sheet is out of sight")
        if (seen := samples.page.evaluate(IN_SIGHT)) != cards:
            wrong.append(f"{size}: {seen} cards of hands are shown of {cards}")
    assert wrong == []


@pytest.mark.parametrize("language", ["en", "es", "ru", "fa"])
def test_the_paths_of_a_phone_stand_when_all_hands_lie_open(samples: Samples, language: str) -> None:
    for size in SIZES[:3]:
        samples.size(*size)
        samples.show(table("board-end"), language=language)
        assert not samples.page.evaluate(LYING), size


SAID_OF_SUMS = """() => [...document.querySelectorAll(".points .in-full, .points .in-short")]
  .filter((each) => each.checkVisibility()).map((each) => each.innerText)"""


@pytest.mark.parametrize("size", SIZES)
def test_no_sum_of_a_board_match_that_is_over_is_told_as_of_now(samples: Samples, size: tuple[int, int]) -> None:
    samples.size(*size)
    samples.show(table("board-end"))
    assert set(samples.page.evaluate(SAID_OF_SUMS)) <= {"end", "at the end"}
    samples.show(table("board-2"))
    assert set(samples.page.evaluate(SAID_OF_SUMS)) <= {"now", "if it ended now", "in sight", "explorers alone"}


def test_a_hint_is_refused_because_the_match_is_over_and_not_for_whose_move_it_is(sit: Sit) -> None:
    page = sit("card-end")
    page.keyboard.press("h")
    page.wait_for_function("said.includes('error-match-over')")


BAR_OF_THE_END = """() => {
  const parts = [".turn", ".turn .title", ".turn > .button"];
  const [bar, title, button] = parts.map((which) => document.querySelector(which));
  return [bar.offsetHeight, button.offsetHeight, title.scrollWidth - title.clientWidth];
}"""


@pytest.mark.parametrize("language", ["en", "es", "ru", "fa"])
@pytest.mark.parametrize("size", SIZES[:3])
def test_the_bar_of_a_phone_says_whole_that_it_is_over_and_grows_no_higher(
    samples: Samples, size: tuple[int, int], language: str
) -> None:
    samples.size(*size)
    names = ("card-over", "board-over", "adapted-end")
    told = samples.look([{"table": table(name), "language": language} for name in names], BAR_OF_THE_END)
    for name, ((bar, button, cut),) in zip(names, told, strict=True):
        assert bar <= 56, name
        assert button <= 48, name
        assert cut <= 1, name
