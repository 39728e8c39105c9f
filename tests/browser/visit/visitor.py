"""A person at the page: looks at what it shows and answers by mouse, by keys alone, or by touch. Knows no rule of any
game.

What can be done is read off the page (look.js): the cards in hand, the places that light up, the curtain, the score
sheet. Which of the things that can be done is done is drawn from the visitor's own chance, so a played match wanders
through the game.
"""

import json
import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, TimeoutError
from ways import WAYS, Way


def script(name: str) -> str:
    """A script beside this file, which is one function, without the comment before it."""
    lines = (Path(__file__).parent / name).read_text("utf-8").splitlines()
    return "\n".join(line for line in lines if not line.startswith("//"))


LOOK = script("look.js")
KEPT_TURNS = script("kept_turns.js")
# Answers once the page shows something that is not `before` and that can be answered (or whatever else `until` asks
# for).
SETTLE = """async ([before, until, patience]) => {
  const look = %s;
  const end = performance.now() + patience;
  for (;;) {
    const now = look();
    const there = until ? now.screen === until && (now.ready || until !== "table") : now.ready;
    if (there && now.mark !== before) return now;
    if (performance.now() > end) throw new Error(`no ${until || "answer"} comes: ${JSON.stringify(now)}`);
    await new Promise((resolve) => setTimeout(resolve, 12));
  }
}"""


def remember(kept: dict[str, object]) -> str:
    """A script that puts things into the page's memory before it opens for the first time, as store.js keeps them."""
    texts = {f"lostcities.{name}": json.dumps({"version": 1, "value": value}) for name, value in kept.items()}
    return (
        f"for (const [name, text] of Object.entries({json.dumps(texts)})) "
        "try { if (localStorage.getItem(name) === null) localStorage.setItem(name, text); } catch {}"
    )


def dealt(seed: str) -> str:
    """A script that has the matches of a page dealt from a seed."""
    return f"({script('deals.js')})({json.dumps(seed)});"


@dataclass(frozen=True)
class Look:
    """What the page shows; the fields are those of look.js."""

    mark: str
    screen: str
    game: str
    phase: str
    mine: bool
    passing: bool
    seat: int
    hand: list[str]
    names: list[str]
    chosen: str
    targets: list[dict[str, Any]]
    deck: str
    turn: str
    log: list[str]
    scores: list[str]
    notice: str
    slips: list[str]
    dialog: str
    heading: str
    words: str
    lang: str
    dir: str
    focus: str
    ready: bool

    @property
    def over(self) -> bool:
        """Whether this is the sheet at the end of a match or of a round."""
        return self.screen == "score-sheet"

    def moves(self, act: str) -> list[str]:
        return [target["move"] for target in self.targets if target["act"] == act]


class Visitor:
    """One person (or several, who hand the device on) at a page."""

    def __init__(self, page: Page, address: str, way: str = "click") -> None:
        self.page = page
        self.address = address
        self.way: Way = WAYS[way](page)
        self.chance = random.Random(20)
        self.last = ""
        self.answered = False
        self.taken: list[str] = []

    def open(self, part: str = "") -> None:
        self.page.goto(self.address + part)
        self.page.locator("#shell main:not(:has(.no-start)), #table main").first.wait_for()

    def look(self) -> Look:
        return Look(**self.page.evaluate(LOOK))

    def settle(self, until: str = "", patience: float = 30) -> Look:
        """What the page shows when it can be answered, and it is not what was answered last."""
        look = self.await_look(until, 1000 * patience)
        self.last = look.mark
        self.answered = False
        return look

    def await_look(self, until: str, patience: float) -> Look:
        return Look(**self.page.evaluate(SETTLE % LOOK, [self.last, until, patience]))

    def wait_until_kept(self, look: Look) -> None:
        """Wait until the device keeps all that was seen of the match: the log has a line for each turn."""
        self.page.wait_for_function(f"async (turns) => (await ({KEPT_TURNS})()) >= turns", arg=len(look.log))

    def arrive(self, screen: str) -> Look:
        """What a screen shows once the page has come to it."""
        self.last = ""
        return self.settle(screen)

    def press(self, which: str) -> None:
        """Press what a selector finds, in the visitor's own way."""
        self.way.press(which)

    def choose(self, which: str) -> None:
        """Choose a radio button or switch."""
        self.way.choose(which)

    def set_out(self) -> Look:
        """From the home or set-up screen to the first thing to answer at the table."""
        self.press("[data-act=start]")
        return self.settle()

    # Playing

    def answer(self, look: Look) -> None:
        """Do one thing that can be done now."""
        self.answered = True
        if look.screen == "curtain":
            self.press("[data-act=lift]")
        elif look.passing:
            self.press("[data-act=pass]")
        elif look.phase == "place":
            self.place(look)
        elif look.phase == "explore":
            self.way.place(self.chance.choice(look.moves("place")))
        else:
            self.draw(look)

    def place(self, look: Look) -> None:
        """Choose a card; put it on the way if it can go there, at times discard it."""
        self.answered = True
        for at in self.chance.sample(range(len(look.hand)), len(look.hand)):
            self.way.card(at)
            chosen = self.look()
            assert chosen.chosen == look.hand[at]
            plays = [target["move"] for target in chosen.targets if target["act"] == "place" and not target["discard"]]
            discards = [target["move"] for target in chosen.targets if target["act"] == "place" and target["discard"]]
            if plays and self.chance.random() < 0.8:
                self.way.place(self.chance.choice(plays))
                return
            if discards:
                self.way.place(discards[0])
                return
        raise AssertionError(f"no card of {look.hand} can be placed")

    def draw(self, look: Look) -> None:
        """Draw from the deck; now and then take the top of a pile where one may."""
        takes = [target for target in look.targets if target["act"] == "take"]
        if takes and self.chance.random() < 0.1:
            self.taken.append(takes[0]["card"])
            self.way.place(takes[0]["move"])
        else:
            self.draw_from_deck(look)

    def draw_from_deck(self, look: Look) -> None:
        """Where there is only the deck to draw from, the table draws by itself after a while, and may come first."""
        self.answered = True
        if look.phase != "draw":
            return  # it has come first
        moves = look.moves("draw")
        try:
            self.way.place(moves[0])
        except (TimeoutError, AssertionError):
            if len(moves) > 1 or self.look().moves("draw") == moves:
                raise

    def play(
        self, until: Callable[[Look], bool] = lambda look: look.over, watch: Callable[[Look], None] | None = None
    ) -> Look:
        """Answer whatever comes until the score sheet, or until something else; `watch` sees every look."""
        look = self.settle() if self.answered else self.arrive("")
        while True:
            if watch:
                watch(look)
            if until(look):
                return look
            assert not look.over, "the round ended before what the visitor waited for"
            self.answer(look)
            look = self.settle()

    def play_match(self, watch: Callable[[Look], None] | None = None) -> Look:
        """All rounds, to the score sheet with a winner."""
        while True:
            look = self.play(watch=watch)
            if not self.page.locator("[data-act=next]").count():
                return look
            self.press("[data-act=next]")
            while self.settle().over:
                pass  # the round is dealt, and its table is not in sight yet


Visit = Callable[..., Visitor]
"""Sends a visitor to the site (the fixture `visit`)."""
