"""A table in play is whole on every screen: nothing outside, nothing that scrolls, and cards that can be hit."""

from itertools import pairwise

import pytest
from at_rest import resize
from page.sitting import Sit, told


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (360, 740), (320, 568), (740, 360)])
def test_the_button_that_passes_the_device_on_is_whole_on_every_screen(sit: Sit, width: int, height: int) -> None:
    page = sit(told("two_people", "pass"))
    resize(page, width, height)
    box = page.locator("[data-act=pass]").bounding_box()
    resize(page, 1280, 800)
    assert box
    assert 0 <= box["x"] <= width - box["width"]
    assert 0 <= box["y"] <= height - box["height"]
    assert box["height"] >= 24


@pytest.mark.parametrize(("width", "height", "least"), [(360, 740, 40), (320, 568, 32), (740, 360, 40)])
def test_cards_of_the_hand_show_enough_to_be_hit(sit: Sit, width: int, height: int, least: int) -> None:
    page = sit("card-place")
    resize(page, width, height)
    lefts = page.evaluate("[...document.querySelectorAll('.held')].map((each) => each.getBoundingClientRect().left)")
    resize(page, 1280, 800)
    steps = [right - left for left, right in pairwise(lefts) if right > left]
    assert len(lefts) == 8
    assert min(steps) >= least - 0.5


SCREENS = [(1280, 800), (360, 740), (320, 568), (740, 360), (820, 1180), (1920, 1080)]


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_the_whole_table_is_on_the_screen_and_nothing_scrolls(sit: Sit, width: int, height: int) -> None:
    page = sit("card-place")
    resize(page, width, height)
    page.keyboard.press("3")
    outside = page.evaluate(
        """() => [...document.querySelectorAll('.lane .rank, .stand, .deck, .tool, .turn, .held')].filter((each) => {
          const { left, top, right, bottom, width } = each.getBoundingClientRect();
          return width && (left < -1 || top < -1 || top > innerHeight - 8 || right > innerWidth + 60);
        }).map((each) => each.className)"""
    )
    scrolls = page.evaluate(
        "(({ scrollHeight, scrollWidth }) => scrollHeight > innerHeight + 1 || scrollWidth > innerWidth + 1)"
        "(document.documentElement)"
    )
    resize(page, 1280, 800)
    assert outside == []
    assert not scrolls
