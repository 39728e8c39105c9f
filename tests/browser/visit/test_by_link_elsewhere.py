"""Two people who play each other by links alone: in Firefox, in WebKit, and each in a different browser."""

from collections.abc import Callable

import engines
import pytest
from correspondent import NEXT
from tab_visitor import TabVisitor
from web_host import WebHost

OPEN_CARDS = """return [...document.querySelectorAll("#table .card[data-card]")]
  .filter((each) => !each.closest(".held"))
  .map((each) => each.dataset.card)"""
"""Those that lie open for both."""
EVERY_CARD = "return [...document.querySelectorAll('[data-card]')].map((each) => each.dataset.card)"

TO_THE_MATCH = """if (location.hash === "#table")
  location.hash = `distance/${JSON.parse(localStorage["lostcities.last"]).value}`"""


class Penfriend(TabVisitor):
    """Somebody at any browser who plays with another device."""

    def __init__(self, tab: engines.Tab, address: str) -> None:
        super().__init__(tab, address)
        self.come_in()

    def next(self) -> str:
        """What is to be done now (correspondent.py)."""
        return str(engines.wait(self.tab, f"({NEXT})()"))

    def invite(self) -> str:
        """The link of an invitation to the usual match."""
        self.go_to("distance/new")
        self.press("[data-post=begin]:not([disabled])")
        return self.hand_on()

    def accept(self, link: str) -> str:
        """The link of the answer to an invitation."""
        self.tab.open(link)
        self.press("[data-post=accept]:not([disabled])")
        return self.hand_on()

    def take(self, link: str) -> str:
        """Open a link; what is to be done then."""
        self.tab.open(link)
        return self.next()

    def go_to(self, part: str) -> None:
        self.tab.run("location.hash = a[0]", part)

    def hand_on(self) -> str:
        """The link that lies here, copied and so sent; only marked where no clipboard is given."""
        self.tab.run(TO_THE_MATCH)  # the button at the table opens the share sheet where the device has one
        engines.wait(self.tab, "document.querySelector('.post-standing .tag')?.checkVisibility()")
        self.press("[data-post=copy]")
        engines.wait(self.tab, "document.querySelector('.post-told')?.innerText")
        return str(self.tab.run("return document.querySelector('textarea.own-message').textContent"))

    def turn(self) -> str:
        """A whole turn; the link of its message."""
        self.place(self.arrive("table"))
        self.draw_from_deck(self.settle())
        engines.wait(self.tab, "!document.querySelector('#table .turn.mine')")
        assert self.next() == "send"
        return self.hand_on()

    def close_and_come_back(self) -> None:
        """Close the page, open another one, and find the match at home."""
        self.tab.close_and_open()
        self.open()
        self.press(".by-post .carried-match [data-post=at]")
        engines.wait(self.tab, "document.querySelector('.post-standing') !== null")

    def sees(self) -> list[str]:
        """The cards that lie open, and how many are left to draw."""
        self.go_to("table")
        look = self.arrive_at_table()
        return [look, *sorted(set(self.tab.run(OPEN_CARDS)))]

    def numbers_in_hand(self) -> set[str]:
        """The number cards in hand, each of which exists only once."""
        return {card for card in self.look().hand if not card.endswith("x")}

    def has_in_the_page(self) -> set[str]:
        """Every card that the page holds anywhere, seen or not."""
        return set(self.tab.run(EVERY_CARD))

    def arrive_at_table(self) -> str:
        engines.wait(self.tab, "location.hash === '#table' && document.querySelector('#table .stock .count') !== null")
        return self.look().deck


@pytest.mark.first
@pytest.mark.parametrize("engines_of_both", [("firefox", "firefox"), ("webkit", "webkit"), ("firefox", "webkit")])
def test_two_play_by_link_and_one_closes_the_page_meanwhile(
    engines_of_both: tuple[str, str], tab_of: Callable[[str], engines.Tab], web_host: WebHost
) -> None:
    nora, milan = (Penfriend(tab_of(engine), web_host.address) for engine in engines_of_both)
    assert nora.take(milan.accept(nora.invite())) == "send"
    mover, other = milan, nora
    if milan.take(nora.hand_on()) == "send":
        assert nora.take(milan.hand_on()) == "turn"
        mover, other = nora, milan
    for number in range(3):
        link = mover.turn()
        if number == 1:
            mover.close_and_come_back()
        assert other.take(link) == "turn"
        seen = other.sees()
        assert mover.sees() == seen
        for reader, rival in ((mover, other), (other, mover)):
            assert not rival.numbers_in_hand() & reader.has_in_the_page()
        assert len(seen) > 1
        mover, other = other, mover
