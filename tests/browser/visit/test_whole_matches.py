"""Whole matches, from the home screen to the last score sheet, each played in one way from beginning to end."""

import re

import pytest
from visitor import Look, Visit

LATIN_DIGITS = re.compile("[0-9]")
PERSIAN = re.compile("[\u0600-\u06ff]")
CYRILLIC = re.compile("[\u0400-\u04ff]")
LATIN_WORD = re.compile("[A-Za-z]{3,}")
TILES_AT_ONCE = {path: [1, 2, 3, 4, 5] for path in "ybwgr"}
"""Tiles on the first steps, so that explorers soon have to be moved."""
EVERY_MOVE = {"place", "discard", "draw", "take"}
"""What there is to do with cards, in the words of the page's targets."""


def limited(turns: int) -> dict[str, object]:
    """Rules by which a round ends after so many turns; rounds of full length are played with two decks below, and by
    two people in test_curtain."""
    return {"turn_limit": turns}


@pytest.mark.first
def test_a_card_match_of_three_rounds_is_played_by_keyboard_alone(visit: Visit) -> None:
    visitor = visit(way="keys", rules=limited(12))
    visitor.choose("input[name=game][value=card]")
    visitor.choose("input[name=company][value=novice]")
    visitor.set_out()
    end = visitor.play_match()
    assert "Round 3 of 3" in end.words
    assert visitor.page.locator("[data-act=rematch]").is_visible()
    assert visitor.page.locator(".round-link").count() == 3
    assert visitor.done >= EVERY_MOVE


@pytest.mark.first
def test_a_card_match_is_played_by_touch_on_a_phone_in_persian(visit: Visit, phone: dict[str, object]) -> None:
    visitor = visit(way="tap", rules=limited(12), **{**phone, "locale": "fa-IR"})
    first = visitor.set_out()
    assert (first.lang, first.dir) == ("fa", "rtl")
    end = visitor.play_match(watch=reads_persian)
    assert visitor.page.locator(".round-link").count() == 3
    assert not LATIN_DIGITS.search(end.words)


def reads_persian(look: Look) -> None:
    """Words and digits are Persian, on cards, in sums and in the log."""
    assert look.dir == "rtl"
    assert not LATIN_DIGITS.search(look.words), look.words
    assert all(PERSIAN.search(name) for name in look.names)


@pytest.mark.first
def test_a_board_match_of_three_expeditions_with_four_seats_is_played_by_keyboard(visit: Visit) -> None:
    visitor = visit(way="keys", rules={**limited(12), "tile_layout": TILES_AT_ONCE})
    visitor.choose("input[name=game][value=board]")
    visitor.press("[data-act=several]")
    visitor.page.locator(".page-setup").wait_for()
    visitor.choose("input[name=seats][value='4']")
    for seat, mind in ((1, "careful"), (2, ""), (3, "novice")):
        visitor.choose(f"input[name=seat-{seat}][value='{mind}']")
    seen: set[int] = set()
    visitor.set_out()
    end = visitor.play_match(watch=lambda look: seen.add(look.seat))
    assert {0, 2} <= seen, "the view turns to each of the two people"
    assert visitor.page.locator(".round-link").count() == 3
    assert end.game == "board"
    assert visitor.done >= EVERY_MOVE | {"explore", "lift", "pass"}


@pytest.mark.first
def test_a_two_deck_match_of_one_round_takes_its_course_on_a_phone_in_russian(
    visit: Visit, phone: dict[str, object]
) -> None:
    visitor = visit(way="tap", rules={"rounds": 1}, **{**phone, "locale": "ru-RU"})
    visitor.choose("input[name=game][value=adapted]")
    look = visitor.set_out()
    assert (look.lang, look.game) == ("ru", "adapted")
    assert all(CYRILLIC.search(name) for name in look.names)
    end = visitor.play_match()
    assert end.over
    assert not LATIN_WORD.search(end.words), end.words
