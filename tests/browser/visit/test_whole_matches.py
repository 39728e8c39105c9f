"""Whole matches, from the home screen to the last score sheet, each played in one way from beginning to end."""

import re

from visitor import Look, Visit

LATIN_DIGITS = re.compile("[0-9]")
PERSIAN = re.compile("[\u0600-\u06ff]")
CYRILLIC = re.compile("[\u0400-\u04ff]")
LATIN_WORD = re.compile("[A-Za-z]{3,}")
TURNS = 8
"""Of each seat in a round that is limited."""


def test_a_card_match_of_three_rounds_is_played_by_keyboard_alone(visit: Visit) -> None:
    visitor = visit(way="keys")
    visitor.choose("input[name=game][value=card]")
    visitor.choose("input[name=company][value=novice]")
    visitor.set_out()
    end = visitor.play_match()
    assert "Round 3 of 3" in end.words
    assert visitor.page.locator("[data-act=rematch]").is_visible()
    assert visitor.page.locator(".round-link").count() == 3


def test_a_card_match_is_played_by_touch_on_a_phone_in_persian(visit: Visit, phone: dict[str, object]) -> None:
    visitor = visit(way="tap", **{**phone, "locale": "fa-IR"})
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


def limited(game: str, seats: int) -> dict[str, object]:
    """The set-up of a game whose rounds end after some turns of each seat: what a round that takes its course comes to
    is seen in the matches of the other games."""
    pair = [{"mind": "", "name": ""}, {"mind": "careful", "name": ""}]
    options = {"turn_limit": TURNS * seats}
    return {"setup": {"game": "card", "games": {game: {"seats": pair, "starts": None, "options": options}}}}


def test_a_board_match_of_three_expeditions_with_four_seats_is_played_by_keyboard(visit: Visit) -> None:
    visitor = visit(way="keys", kept=limited("board", 4))
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


def test_a_two_deck_match_is_played_on_a_phone_in_russian(visit: Visit, phone: dict[str, object]) -> None:
    visitor = visit(way="tap", **{**phone, "locale": "ru-RU"})
    visitor.choose("input[name=game][value=adapted]")
    look = visitor.set_out()
    assert (look.lang, look.game) == ("ru", "adapted")
    assert all(CYRILLIC.search(name) for name in look.names)
    end = visitor.play_match()
    assert end.over
    assert not LATIN_WORD.search(end.words), end.words
