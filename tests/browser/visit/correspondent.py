"""Somebody who plays with another device: makes and answers invitations, takes turns, hands messages on. What is to be
done next is read off the page; the messages are carried by the test."""

import json
import random

from playwright.sync_api import FilePayload, Page, expect
from scripts import script
from visitor import Visitor

KEPT_RECORD = script("visit/kept_record.js")
SHORT = """{
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...more) {
    if (message.kind === "bridge" && message.text.includes('"do":"invite"')) {
      const asked = JSON.parse(message.text);
      asked.options = { rounds: 1, turn_limit: 4 };
      message = { ...message, text: JSON.stringify(asked) };
    }
    return post.call(this, message, ...more);
  };
}"""
"""A script that makes every invitation one to a round of four turns, fewer than the page offers."""
EAR = f"({script('visit/ear.js')})();"
NEXT = """() => {
  const seen = (which) => [...document.querySelectorAll(which)].some((each) => each.checkVisibility());
  const { hash } = location;
  if (hash === "#table") {
    if (seen("#table .turn.mine .title")) return "turn";
    return seen("#table .post-line b, #table .posted.late") ? "send" : "";
  }
  if (hash === "#sheet") return seen("main.score-sheet") ? "sheet" : "";
  if (!hash.startsWith("#distance/d-") || !seen(".post-standing")) return "";
  return seen(".post-standing .tag") ? "send" : seen("[data-post=play].primary") ? "play" : "";
}"""
"""What is to be done once a message has been taken, "" while that goes on."""


class Correspondent:
    """A visitor whose matches are with another device."""

    def __init__(self, visitor: Visitor, name: str) -> None:
        self.visitor = visitor
        self.name = name
        self.chance = random.Random(name)
        visitor.page.context.grant_permissions(["clipboard-read", "clipboard-write"])

    @property
    def page(self) -> Page:
        return self.visitor.page

    def begin(self, game: str = "card") -> None:
        """Make an invitation."""
        self.visitor.go("")
        self.page.locator("[data-act=afar]").click()
        if game != "card":
            self.visitor.choose(f"input[name=game][value={game}]")
        self.page.locator(".page-distance .name-plate").fill(self.name)
        self.page.locator("[data-post=begin]:not([disabled])").click()
        expect(self.page.locator(".post-standing .tag")).to_be_visible()

    def invite(self, game: str = "card") -> str:
        """The link of an invitation."""
        self.begin(game)
        return self.hand_on()

    def accept(self, link: str) -> str:
        """The link of the answer to an invitation."""
        self.page.goto(link)
        self.agree()
        return self.hand_on()

    def agree(self) -> None:
        """Accept the invitation that is in sight, once it is."""
        self.page.locator(".post-terms").wait_for()
        self.page.locator(".page-distance .name-plate").fill(self.name)
        self.page.locator("[data-post=accept]:not([disabled])").click()

    def take(self, link: str) -> str:
        """Open the link of a message that this side can take now; what is to be done then."""
        self.page.goto(link)
        return self.next()

    def next(self) -> str:
        """What is to be done: "turn", "send" what lies here, look at the "sheet", or "play" at the table."""
        return str(self.page.wait_for_function(NEXT).json_value())

    @property
    def has_turn(self) -> bool:
        """Whether it is this side's turn at the table in sight."""
        return self.page.locator("#table:not([hidden]) .turn.mine .title").count() > 0

    def turn(self) -> None:
        """A whole turn, after which a message lies here."""
        self.discard_and_draw()
        assert self.next() == "send"

    def discard_and_draw(self) -> None:
        """Discard some card, and draw one from the deck."""
        page = self.page
        for at in self.chance.sample(range(8), 8):
            page.locator(f'.pick[data-index="{at}"]').click()
            discards = page.locator("button.target.discard[data-move]")
            if discards.count():
                discards.first.click()
                break
        self.draw()

    def draw(self) -> None:
        """Draw a card from the deck, with which the turn is over."""
        self.page.locator("button[data-move='<']").first.click()
        expect(self.page.locator("#table .turn.mine")).to_have_count(0)

    def hand_on(self) -> str:
        """The link with the message that lies here, copied; the page then no longer says that it is not sent."""
        page = self.page
        if page.url.endswith(("#table", "#sheet")):
            page.evaluate("location.hash = `distance/${JSON.parse(localStorage['lostcities.last']).value}`")
        expect(page.locator(".post-standing .tag")).to_be_visible()
        page.locator("[data-post=copy]").click()
        expect(page.locator(".post-standing .tag")).to_have_count(0)
        link = page.evaluate("() => navigator.clipboard.readText()")
        assert link == page.locator("textarea.own-message").evaluate("(box) => box.textContent")
        return str(link)

    def shows(self) -> bytes:
        """A photo of the code in sight."""
        return self.page.locator(".together .code").screenshot()

    def reads(self, photo: bytes) -> None:
        """Read a code from a photo of it."""
        file: FilePayload = {"name": "photo.png", "mimeType": "image/png", "buffer": photo}
        self.page.locator("input[data-post=file]").set_input_files(file)

    def come_back(self) -> None:
        """Close the page, and open another one at home some time later."""
        page = self.page
        self.visitor = Visitor(page.context.new_page(), self.visitor.address)
        page.close()
        self.visitor.open()
        self.page.locator(".by-post").wait_for()

    def gives_away(self, link: str) -> list[str]:
        """What tells the secret of this side's running match, which is in nothing but its record."""
        page, secret = self.page, json.loads(self.record)["secret"]
        assert page.evaluate("heard.length"), "nobody listens"
        places = {
            "page": page.content(),
            "workers": str(page.evaluate("heard.join()")),
            "link": link,
            "storage of the page": str(page.evaluate("JSON.stringify({...localStorage, ...sessionStorage})")),
        }
        return [name for name, text in places.items() if secret in text]

    @property
    def record(self) -> str:
        """What this device keeps of the match."""
        return str(self.page.evaluate(f"({KEPT_RECORD})()"))


def meet(host: Correspondent, guest: Correspondent, game: str = "card") -> tuple[Correspondent, Correspondent]:
    """The two with their cards in hand: the one whose turn it is comes first."""
    assert host.take(guest.accept(host.invite(game))) == "send"
    if guest.take(host.hand_on()) == "turn":
        return guest, host
    assert host.take(guest.hand_on()) == "turn"
    return host, guest
