"""Two people at two devices, with nothing between them but the links that the test carries: a round from the invitation
to both score sheets, a desk in Russian against a phone in Persian."""

import random
import re

from playwright.sync_api import Page, expect
from visitor import Visit, Visitor

LINK = "e => e.textContent"
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
HERE = re.compile(r"#(table|sheet|distance/d-)")
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
"""A script with which an invitation is to a round of four turns, fewer than the page offers."""


def invited(host: Visitor) -> str:
    """The link of an invitation to a round that is over after a few turns."""
    page = host.page
    page.locator("[data-act=afar]").click()
    page.locator(".page-distance .name-plate").fill("Nora")
    page.locator("[data-post=begin]:not([disabled])").click()
    return message(page)


def message(page: Page) -> str:
    """The link with the message that lies at this device, handed on by copying."""
    expect(page.locator(".post-standing .tag")).to_be_visible()
    page.locator("[data-post=copy]").click()
    expect(page.locator(".post-standing .tag")).to_have_count(0)
    return str(page.locator("textarea.own-message").evaluate(LINK))


def arrives(page: Page, link: str) -> None:
    """The link is opened where the match is kept."""
    page.goto(link)
    page.wait_for_url(HERE)
    page.evaluate(DRAWN)


def turn(page: Page, chance: random.Random) -> None:
    """A whole turn: some card away, and one from the deck."""
    page.locator(".pick").nth(chance.randrange(8)).click()
    page.locator("button.target[data-move^='-']").first.click()
    page.locator("button[data-move='<']").first.click()
    page.locator("[data-act=post]:visible").first.wait_for()


def test_a_round_goes_by_link_between_a_desk_in_russian_and_a_phone_in_persian(
    visit: Visit, phone: dict[str, object]
) -> None:
    allowed = {"permissions": ["clipboard-read", "clipboard-write"]}
    nora = visit(settings={"language": "ru"}, scripts=(SHORT,), **allowed)
    milan = visit(settings={"language": "fa"}, **{**phone, **allowed})
    link = invited(nora)
    page = milan.page
    page.goto(link)
    expect(page.locator(".terms")).to_contain_text("۱")
    expect(page.locator("h1 bdi, h1").first).to_contain_text("Nora")
    page.locator(".page-distance .name-plate").fill("میلان")
    page.locator("[data-post=accept]:not([disabled])").click()
    page.locator("textarea.own-message").wait_for(state="attached")
    chance = random.Random(3)
    mover, other = milan.page, nora.page
    for _ in range(40):
        carried = message_of(mover)
        arrives(other, carried)
        if at_end(mover) and at_end(other):
            break
        if other.locator(".turn.mine").count():
            turn(other, chance)
        mover, other = other, mover
    assert at_end(nora.page)
    assert at_end(milan.page)
    nora.page.goto(f"{nora.address}{carried[carried.index('#') :]}")
    nora.page.wait_for_url(HERE)


def at_end(page: Page) -> bool:
    return page.locator("main.score-sheet.final").count() == 1


def message_of(page: Page) -> str:
    """Goes to the match's own screen and hands on what lies there."""
    if not page.locator("textarea.own-message").count():
        page.evaluate("location.hash = `distance/${JSON.parse(localStorage['lostcities.last']).value}`")
    page.locator("textarea.own-message").wait_for(state="attached")
    return message(page)
