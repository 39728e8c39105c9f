"""The page is taken away after every step of a match at a distance, and while one is being taken: nothing is lost, and
a message that was not sent says so."""

import json

from correspondent import SHORT, Correspondent, meet
from playwright.sync_api import expect
from visitor import Visit, Visitor

TRAFFIC = """{
  const log = (globalThis.traffic = []);
  const asked = new Map();
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...more) {
    if (message.kind === "bridge") asked.set(message.id, JSON.parse(message.text).do);
    return post.call(this, message, ...more);
  };
  globalThis.Worker = class extends Worker {
    constructor(...how) {
      super(...how);
      this.addEventListener("message", ({ data }) => {
        if (data.kind === "saved") log.push("saved");
        if (data.kind === "reply" && asked.has(data.id)) log.push(asked.get(data.id));
      });
    }
  };
}"""
"""A script that notes in which order things came from Python: replies to what was asked, and changes that were kept."""


class Hasty(Correspondent):
    """Somebody whose page is closed after every step, without a warning."""

    def __init__(self, visitor: Visitor, name: str) -> None:
        super().__init__(visitor, name)
        self.deaths = 0

    def dies(self) -> None:
        """The page is closed; another is at home then, where the match is listed."""
        self.deaths += 1
        self.come_back()

    def hand_on(self) -> str:
        """What was not sent is here again, the same, and says so; what was sent stays sent."""
        self.to_the_match()
        message = self.page.locator("textarea.own-message").text_content()
        self.dies()
        expect(self.page.locator(".carried-match.late .tag")).to_be_visible()
        self.page.locator(".carried-match [data-post=at]").click()
        link = super().hand_on()
        assert link == message
        self.dies()
        expect(self.page.locator(".carried-match")).to_have_count(1)
        expect(self.page.locator(".carried-match .tag")).to_have_count(0)
        return link

    def to_the_match(self) -> None:
        if self.page.url.endswith(("#table", "#sheet")):
            self.page.evaluate("location.hash = `distance/${JSON.parse(localStorage['lostcities.last']).value}`")
        expect(self.page.locator(".post-standing .tag")).to_be_visible()

    def take(self, link: str) -> str:
        """A message that was taken need not be taken again."""
        todo = super().take(link)
        if todo == "turn":
            self.dies()
            self.page.locator(".carried-match.mine [data-act=resume]").click()
            assert self.next() == "turn"
        return todo

    def draw(self) -> None:
        """The page goes once half a turn is in sight, and in the very moment that the other half is made."""
        expect(self.page.locator("button[data-move='<']").first).to_be_visible()
        self.dies()
        self.page.locator(".carried-match.mine [data-act=resume]").click()
        self.page.locator("button[data-move='<']").first.click()
        self.dies()
        late = self.page.locator(".carried-match.late")
        expect(late.or_(self.page.locator(".carried-match.mine"))).to_be_visible()
        if late.count():
            late.locator("[data-post=at]").click()
            return
        self.page.locator("[data-act=resume]").click()
        self.page.locator("button[data-move='<']").first.click()
        expect(self.page.locator("#table .turn.mine")).to_have_count(0)


def test_a_page_closed_between_any_two_steps_of_a_round_loses_nothing(visit: Visit) -> None:
    nora, milan = (Hasty(visit(scripts=(SHORT,)), name) for name in ("Nora", "Milan"))
    mover, other = meet(nora, milan)
    for number in range(4):
        mover.turn()
        assert other.take(mover.hand_on()) == ("turn" if number < 3 else "send")
        mover, other = other, mover
    assert other.take(mover.hand_on()) == "sheet"
    assert mover.take(Correspondent.hand_on(other)) == "sheet"  # a match that is over is among the others
    assert nora.deaths + milan.deaths > 25
    assert json.loads(nora.record)["rounds"] == json.loads(milan.record)["rounds"]


def test_what_can_be_handed_on_and_that_it_was_is_kept_before_the_page_knows(visit: Visit) -> None:
    nora, milan = (Correspondent(visit(scripts=(TRAFFIC,)), name) for name in ("Nora", "Milan"))
    milan.accept(nora.invite())
    for page, made in ((nora.page, "invite"), (milan.page, "accept")):
        traffic = page.evaluate("traffic")
        for wish in (made, "brought"):
            at = traffic.index(wish)
            assert traffic[max(at - 1, 0)] == "saved", traffic
