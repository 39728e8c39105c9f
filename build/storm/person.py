"""Somebody at the page whom a fault may befall: plays by what the page offers and knows what was last seen."""

import json
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from build.storm import PATIENCE

# Every worker of the page, so that one can be ended behind its back.
WORKERS = """{
  window.workers = [];
  const Native = window.Worker;
  window.Worker = class extends Native {
    constructor(...how) { super(...how); workers.push(this); }
  };
}"""
WISHES = json.dumps({"version": 1, "value": {"language": "en", "animation": "off", "tips": False}})
SETTINGS = f"localStorage.setItem('lostcities.settings', {json.dumps(WISHES)});"
# What lies on the table, card by card, as it is read out.
SEEN = """() => [...document.querySelectorAll("#table .field [aria-label], #table .hand [aria-label]")]
  .map((each) => each.getAttribute("aria-label")).join("\\n")"""
# The half-moves of the newest match that this device keeps; -1 where it keeps none.
KEPT = """() => new Promise((resolve) => {
  const opening = indexedDB.open(`lost-cities ${new URL(".", location.href).pathname}`);
  opening.onupgradeneeded = () => opening.transaction.abort();
  opening.onerror = () => resolve(-1);
  opening.onsuccess = () => {
    const kept = opening.result.transaction("matches").objectStore("matches").getAll();
    kept.onsuccess = () => {
      opening.result.close();
      const [newest] = kept.result.sort((one, other) => other.updated - one.updated);
      resolve(newest ? JSON.parse(newest.record).rounds.at(-1).turns.length : -1);
    };
  };
})"""


class Person:
    """A visitor in a context of its own."""

    def __init__(self, browser: Browser, address: str, **options: Any) -> None:
        self.address = address
        self.context: BrowserContext = browser.new_context(
            **{"viewport": {"width": 1280, "height": 800}, "locale": "en", "service_workers": "block", **options}
        )
        self.context.set_default_timeout(1000 * PATIENCE)
        self.context.add_init_script(WORKERS)
        self.context.add_init_script(SETTINGS)
        self.page: Page = self.context.new_page()
        self.turns = 0

    def leave(self) -> None:
        self.context.close()

    def set_out(self) -> None:
        """To a table of the card game, at one's own turn."""
        self.page.goto(self.address)
        self.page.locator("[data-act=start]").click()
        self.my_turn()

    def my_turn(self) -> None:
        self.page.locator(".turn.mine").wait_for()

    def turn(self, at: int) -> None:
        """One turn: the card at a place of the hand, where it may go, and one from the deck."""
        self.page.locator(".pick").nth(at % 8).click()
        self.page.locator(".target.discard, .target.play").last.click()
        self.page.locator(".stock.legal .deck").click()
        self.my_turn()
        self.turns += 2  # the rival's too

    def kept(self) -> None:
        """Wait until the device keeps all that was played."""
        self.page.wait_for_function(f"async (turns) => (await ({KEPT})()) >= turns", arg=self.turns)

    def seen(self) -> str:
        return str(self.page.evaluate(SEEN))

    def back_at(self, seen: str) -> bool:
        """Whether the table comes to be again what was seen."""
        self.my_turn()
        self.page.wait_for_function(f"(seen) => ({SEEN})() === seen", arg=seen)
        return True
