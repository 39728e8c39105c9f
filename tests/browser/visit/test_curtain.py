"""Two people on one device: while the curtain is drawn, or the other looks, no hidden card of a hand is anywhere on the
page.

Searched at every step of a round of thirty turns: the whole document with all attributes, the tree that a screen
reader reads, and every message that the worker has posted since the step before. In the card game each numbered card
exists once, so it tells whose hand it is from; a wager could be anybody's. Cards that everybody saw being taken from a
pile are public and left out.
"""

import re

import pytest
from scripts import script
from visitor import Look, Visit, Visitor

EAR = f"({script('visit/ear.js')})();"
SUITS = {"y": "Desert", "b": "Sea", "w": "Peaks", "g": "Jungle", "r": "Volcano", "p": "Night"}
CARD = re.compile(r"(?<![\w-])[a-z]\d+(?!\w)")
NAME = re.compile(r"[A-Z][a-z]+ \d+\b")


class Secrets:
    """Remembers what each person held when they looked, and searches the page for what the person there may not see."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.held: dict[int, set[str]] = {}
        self.steps = 0

    def watch(self, look: Look) -> None:
        page = self.visitor.page
        eyes = look.seat if look.screen == "table" else None
        if eyes is not None:
            self.held[eyes] = {card for card in look.hand if not card.endswith("x")} - set(self.visitor.taken)
        hidden = set[str]().union(*(cards for seat, cards in self.held.items() if seat != eyes))
        if eyes is not None:
            hidden -= self.held[eyes]
        messages = page.evaluate("heard.splice(0)")
        if look.screen not in ("table", "curtain") or not hidden:
            return
        document = page.evaluate("document.documentElement.outerHTML").replace("www.w3.org", "")
        spoken = page.locator("body").aria_snapshot() + page.evaluate("document.body.textContent")
        for message in messages:
            assert not hidden & set(CARD.findall(message)), "it was posted to the page"
        assert not hidden & set(CARD.findall(document)), "it is in the document"
        names = {f"{SUITS[card[0]]} {card[1:]}" for card in hidden}
        assert not names & set(NAME.findall(spoken)), "it can be read"
        self.steps += len(hidden)


@pytest.mark.first
def test_no_hidden_card_is_on_the_page_behind_the_curtain_or_while_the_other_looks(visit: Visit) -> None:
    visitor = visit(scripts=(EAR,), rules={"turn_limit": 30})
    visitor.press("[data-act=several]")
    visitor.page.locator(".page-setup").wait_for()
    visitor.set_out()
    secrets = Secrets(visitor)
    visitor.play(watch=secrets.watch)
    assert secrets.steps > 500
    assert set(secrets.held) == {0, 1}


def two_people(visit: Visit) -> Visitor:
    """Two people who share the device, before the curtain of the first turn."""
    visitor = visit()
    visitor.press("[data-act=several]")
    visitor.page.locator(".page-setup").wait_for()
    visitor.set_out()
    return visitor


def test_whoever_draws_a_card_sees_it_until_they_pass_the_device_on(visit: Visit) -> None:
    visitor = two_people(visit)
    before = visitor.play(until=lambda look: look.phase == "draw" and look.mine)
    visitor.answer(before)
    after = visitor.settle()
    assert (after.passing, after.seat, after.targets) == (True, before.seat, [])
    assert len(after.hand) == len(before.hand) + 1
    visitor.press("[data-act=pass]")
    assert visitor.settle().screen == "curtain"
    assert visitor.page.locator("[data-card]").count() == 0


def test_the_curtain_says_who_is_to_look_and_shows_the_match_to_nobody(visit: Visit) -> None:
    visitor = visit(part="#setup")
    visitor.choose("input[name=seat-1][value='']")
    visitor.page.locator("input.name-plate").nth(0).fill("Ada")
    visitor.page.locator("input.name-plate").nth(1).fill("Berta")
    visitor.choose("input[name=starts][value='1']")
    visitor.press("[data-act=start]")
    look = visitor.settle()
    assert look.screen == "curtain"
    assert "Berta" in look.heading
    assert visitor.page.locator("[data-card]").count() == 0
    visitor.press("[data-act=lift]")
    look = visitor.settle()
    assert look.seat == 1
    assert look.phase == "place"


def test_a_reload_before_or_behind_the_curtain_comes_back_behind_it(visit: Visit) -> None:
    visitor = two_people(visit)
    visitor.wait_until_kept(visitor.play(until=lambda look: look.passing))
    for _ in range(2):
        visitor.page.reload()
        assert visitor.arrive("").screen == "curtain"
        assert visitor.page.locator("[data-card]").count() == 0


def test_several_people_begin_in_persian_under_the_names_that_the_language_gives(visit: Visit) -> None:
    visitor = visit(settings={"language": "fa"})
    visitor.press("[data-act=several]")
    visitor.page.locator(".page-setup").wait_for()
    visitor.press("[data-act=start]")
    look = visitor.arrive("curtain")
    assert re.search("[۱۲]", look.heading)
