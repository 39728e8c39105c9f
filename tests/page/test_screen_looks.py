"""Looks of the screens around the table that a person notices at once and that no other test measures."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from page.samples import Samples, sample_screens
from page.test_whole_words import FIGURES, LANGUAGES, MATCHES
from playwright.sync_api import Browser

from lostcities.messages import about

LONG = "konstantina.papadopoulou@example.org"


@pytest.fixture(scope="module")
def samples(chromium_browser: Browser) -> Iterator[Samples]:
    with sample_screens(chromium_browser) as screens:
        yield screens


def show(samples: Samples, screen: str, language: str = "en", **state: Any) -> None:
    """Draw a screen of the card game."""
    given = {"screen": screen, "game": "card", "language": language, "state": {"about": about(), **state}}
    samples.page.evaluate("(given) => screens.show(given)", given)


def style(samples: Samples, which: str, name: str) -> str:
    """A property of the first element that a selector finds."""
    found: str = samples.page.evaluate(
        "([which, name]) => getComputedStyle(document.querySelector(which))[name]", [which, name]
    )
    return found


@pytest.mark.parametrize("name", [LONG, "w" * 60])
def test_a_long_name_without_a_space_does_not_widen_the_set_up(samples: Samples, name: str) -> None:
    samples.size(320, 568)
    seats = [{"mind": "", "name": name}, {"mind": "careful", "name": ""}]
    seating = {"seats": seats, "starts": None, "options": {}, "gentle": False}
    show(samples, "setup", setup={"game": "card", "games": {"card": seating}})
    assert samples.page.evaluate("document.documentElement.scrollWidth") == 320


GAP = """() => document.querySelector(".mind-record").getBoundingClientRect().top
  - document.querySelector(".mind-choice:has(.mind-record) .level").getBoundingClientRect().bottom"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_record_against_somebody_keeps_off_the_marks_of_strength(samples: Samples, language: str) -> None:
    samples.size(1440, 900)
    against = [{**FIGURES["against"][0], "won": 1, "matches": 1}]
    told = {"games": [{"game": "card", "sets": [{**FIGURES, "against": against}], "scale": []}], "journal": []}
    show(samples, "home", language, statistics=told)
    assert samples.page.evaluate(GAP) >= 3


def test_a_chosen_tab_is_one_block_without_a_second_edge(samples: Samples) -> None:
    samples.size(390, 844)
    told = {"games": [{"game": "card", "sets": [FIGURES], "scale": []}], "journal": []}
    show(samples, "statistics", statistics=told, book="card")
    assert style(samples, ".book-tabs [aria-current]", "boxShadow") == "none"
    assert style(samples, ".book-tabs :not([aria-current])", "boxShadow") != "none"


def test_settings_begin_with_one_line_below_their_head(samples: Samples) -> None:
    samples.size(1280, 800)
    show(samples, "settings")
    assert style(samples, ".page-head", "borderBottomWidth") == "2px"
    assert [style(samples, f".page-body > .part:nth-child({at})", "borderTopWidth") for at in (1, 2)] == ["0px", "2px"]


BUTTONS = """() => [...document.querySelectorAll(".kept-match .ways")].map((ways) =>
  [...ways.children].map((each) => { const { left, right } = each.getBoundingClientRect(); return [left, right]; }))"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_what_can_be_done_with_a_kept_match_stands_in_two_columns(samples: Samples, language: str) -> None:
    samples.size(390, 844)
    show(samples, "matches", language, matches=MATCHES)
    for places in samples.page.evaluate(BUTTONS):
        lefts, rights = ({round(each[at]) for each in places} for at in (0, 1))
        assert (len(lefts), len(rights)) == (2, 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_score_stands_in_one_line_with_its_name_and_no_two_buttons_say_the_same(
    samples: Samples, language: str
) -> None:
    samples.size(390, 844)
    show(samples, "matches", language, matches=MATCHES)
    line = samples.page.locator(".kept-match .meaning").nth(4).text_content() or ""
    assert re.search(r"\u00a0[\u2066-\u2069]*(142|۱۴۲)", line), line
    names = samples.page.locator(".kept").nth(1).locator(".ways > *").all_inner_texts()
    assert len({name.strip()[:5] for name in names}) == len(names) == 5
