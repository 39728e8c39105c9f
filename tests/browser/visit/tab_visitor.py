"""A visitor at any of the three browsers, through the small interface of engines.py: sees the same, and clicks."""

import random
from contextlib import suppress

import engines
from visitor import KEPT_TURNS, LOOK, SETTLE, Look, Visitor, remember
from ways import Way


class Clicks(Way):
    """Presses by the tab's own click."""

    def __init__(self, tab: engines.Tab) -> None:
        self.tab = tab

    def press(self, which: str) -> None:
        self.tab.click(which)

    def choose(self, which: str) -> None:
        self.tab.click(f"label:has({which})")

    def card(self, at: int) -> None:
        self.tab.click(f'.pick[data-index="{at}"]')

    def place(self, move: str) -> None:
        self.tab.click(f'button[data-move="{move}"]')


class TabVisitor(Visitor):
    def __init__(self, tab: engines.Tab, address: str) -> None:
        self.tab = tab
        self.address = address
        self.way = Clicks(tab)
        self.chance = random.Random(20)
        self.last = ""
        self.answered = False
        self.taken = []
        self.done = set()

    def open(self, part: str = "") -> None:
        self.tab.open(self.address + part)
        engines.wait(self.tab, "!document.querySelector('.no-start')")

    def come_in(self) -> None:
        """Open the page for the first time, with animation off."""
        self.tab.open(f"{self.address}notices.txt")
        self.tab.run(remember({"settings": {"animation": "off"}}))
        self.open()

    def look(self) -> Look:
        return Look(**self.tab.run(f"return ({LOOK})()"))

    def await_look(self, until: str, patience: float) -> Look:
        return Look(**self.tab.run(f"return ({SETTLE % LOOK})(a)", self.last, until, patience))

    def draw_from_deck(self, look: Look) -> None:
        """Where there is only the deck to draw from, the table draws by itself after a while, and may be first."""
        self.answered = True
        self.done.add("draw")
        moves = look.moves("draw")
        while self.look().moves("draw") == moves:
            with suppress(AssertionError):
                return self.tab.click(f'button[data-move="{moves[0]}"]', patience=5)
        return None

    def wait_until_kept(self, look: Look) -> None:
        engines.wait(self.tab, f"await ({KEPT_TURNS})() >= {look.turns}")
