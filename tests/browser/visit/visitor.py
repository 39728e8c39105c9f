"""A person at the page: looks at what it shows and answers by mouse, by keys alone, or by touch. Knows no rule of any
game.

What can be done is read off the page (look.js): the cards in hand, the places that light up, the curtain, the score
sheet. The visitor's own chance picks among the things that can be done, so a played match wanders through the game.
"""

import json
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engines import PATIENCE
from forced_draw import FORCED
from playwright.sync_api import Page
from scripts import script
from ways import WAYS, Way

LOOK = script("visit/look.js")
LEFT_TO_THE_VISITOR = f"({script('visit/no_forced_draw.js')})({FORCED});"
KEPT_TURNS = script("visit/kept_turns.js")
# Answers once the page shows something that is not `before` and that can be answered (or whatever else `until` asks
# for). It looks again when the document has changed, and now and then besides: styles alone may show a thing.
SETTLE = """async ([before, until, patience]) => {
  const look = %s;
  const end = performance.now() + patience;
  let changed = () => {};
  const watch = new MutationObserver(() => changed());
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  try {
    for (;;) {
      const next = new Promise((resolve) => {
        changed = () => setTimeout(resolve, 12);
        setTimeout(resolve, 150);
      });
      const now = look(({ screen, ready }) => (until ? screen === until && (ready || until !== "table") : ready));
      if (now && now.mark !== before) return now;
      if (performance.now() > end) throw new Error(`no ${until || "answer"} comes: ${JSON.stringify(look())}`);
      await next;
    }
  } finally {
    watch.disconnect();
  }
}"""


def remember(kept: dict[str, object]) -> str:
    """A script that puts things into the page's memory before it opens for the first time, as store.js keeps them."""
    texts = {f"lostcities.{name}": json.dumps({"version": 1, "value": value}) for name, value in kept.items()}
    return (
        f"for (const [name, text] of Object.entries({json.dumps(texts)})) "
        "try { if (localStorage.getItem(name) === null) localStorage.setItem(name, text); } catch {}"
    )


def dealt(seed: str, rules: dict[str, object] | None = None) -> str:
    """A script by which a page's matches are dealt from a seed and played by rules of the test's."""
    return f"({script('visit/deals.js')})({json.dumps(seed)}, {json.dumps(rules or {})});"


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

    @property
    def turns(self) -> float:
        """How many turns the log tells; the last counts half where it may be unfinished."""
        return len(self.log) - (0 if self.phase in ("place", "over") else 0.5)

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
        self.done: set[str] = set()
        """The kinds of things done so far; a new kind is done as soon as it can be."""

    def open(self, part: str = "") -> None:
        self.page.goto(self.address + part)
        self.page.locator("#shell main:not(:has(.no-start)), #table main").first.wait_for()

    def go(self, part: str) -> None:
        """Go to a screen of the shell by its address; returns once the page shows it and not the one before."""
        self.page.goto(self.address + (part or "#"))
        name = part.strip("#").split("/")[0]
        self.page.locator(f"#shell main.page-{name}" if name else "#shell main.home").wait_for()

    def look(self) -> Look:
        return Look(**self.page.evaluate(LOOK))

    def settle(self, until: str = "") -> Look:
        """What the page shows once it can be answered and has changed since the last answer."""
        look = self.await_look(until, 900 * PATIENCE)  # it fails with what is shown; a driver's limit would not
        self.last = look.mark
        self.answered = False
        return look

    def await_look(self, until: str, patience: float) -> Look:
        return Look(**self.page.evaluate(SETTLE % LOOK, [self.last, until, patience]))

    def wait_until_kept(self, look: Look) -> None:
        """Wait until the device keeps all that was seen of the match."""
        self.page.wait_for_function(f"async (turns) => (await ({KEPT_TURNS})()) >= turns", arg=look.turns)

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
            self.done.add("lift")
            self.press("[data-act=lift]")
        elif look.passing:
            self.done.add("pass")
            self.press("[data-act=pass]")
        elif look.phase == "place":
            self.place(look)
        elif look.phase == "explore":
            self.done.add("explore")
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
            new = bool(discards) and {"place", "discard"} - self.done == {"discard"}
            if plays and not new and self.chance.random() < 0.8:
                self.done.add("place")
                self.way.place(self.chance.choice(plays))
                return
            if discards:
                self.done.add("discard")
                self.way.place(discards[0])
                return
        raise AssertionError(f"no card of {look.hand} can be placed")

    def draw(self, look: Look) -> None:
        """Draw from the deck; now and then take the top of a pile where one may."""
        takes = [target for target in look.targets if target["act"] == "take"]
        if takes and ("take" not in self.done or self.chance.random() < 0.1):
            self.done.add("take")
            self.taken.append(takes[0]["card"])
            self.way.place(takes[0]["move"])
        else:
            self.draw_from_deck(look)

    def draw_from_deck(self, look: Look) -> None:
        self.answered = True
        self.done.add("draw")
        self.way.place(look.moves("draw")[0])

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
