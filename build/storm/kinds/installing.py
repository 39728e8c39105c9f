"""The service worker is installed or updated while one of its files does not arrive as it should."""

import hashlib
import json
from base64 import b64encode
from contextlib import suppress

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page
from visitor import Visitor
from waiting import until

from build.storm.host import ANSWERS, HARMLESS
from build.storm.trial import PATIENCE, Lost, Mistold, Trial

ENGINES = ("chromium", "firefox")
CONTROLLED = "navigator.serviceWorker.controller !== null"
SETTLED = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  return !registration?.installing;
}"""
UPDATE = """async () => {
  const registration = await navigator.serviceWorker.ready;
  await registration.update().catch(() => {});
}"""
HANGING = ("stalled", "hung")
"""Faults with which an installation neither ends nor fails until the host is well again."""


def strike(trial: Trial) -> None:
    visitor, _ = trial.at_table(trial.lent())
    if trial.chance.random() < 0.5:
        first(trial, visitor)
    else:
        update(trial, visitor)
    page = visitor.page
    with trial.stage.host.gone():
        page.reload()
        trial.whole(visitor)


def listed(trial: Trial) -> dict[str, str]:
    """What the service worker keeps at once, with its hashes."""
    source = (trial.stage.site / "sw.js").read_text("utf-8")
    files: dict[str, str] = json.loads(source[source.index("{") : source.index(";\n")])["files"]
    return files


def first(trial: Trial, visitor: Visitor) -> None:
    """The first installation."""
    host, page = trial.stage.host, visitor.page
    lost = trial.chance.choice([*listed(trial), "sw.js"])
    answer = trial.chance.choice(ANSWERS)
    trial.case = f"installing, {answer}: {lost.partition('-')[0]}"
    host.strike(lost, answer)
    page.evaluate("keep()")
    if answer not in HANGING and answer not in HARMLESS:
        until(lambda: page.evaluate(SETTLED), patience=PATIENCE)
        if lost != "sw.js" and answer != "type" and page.evaluate(CONTROLLED):
            raise Mistold("it took over without a file")
    trial.nothing_lost(page)
    host.heal()
    keep_whole(page)


def keep_whole(page: Page) -> None:
    """A later visit, on which everything arrives; from then on the site is kept."""
    page.evaluate("sessionStorage.keptNow = 'yes'")
    page.reload()
    try:
        until(lambda: quietly(page, CONTROLLED), patience=PATIENCE)
    except AssertionError:
        raise Lost("the next visit does not keep the site") from None


def quietly(page: Page, what: str) -> bool:
    with suppress(PlaywrightError):  # the page is loading
        return bool(page.evaluate(what))
    return False


def update(trial: Trial, visitor: Visitor) -> None:
    """An update, which fails at first."""
    host, page = trial.stage.host, visitor.page
    page.evaluate("keep()")
    until(lambda: page.evaluate(CONTROLLED), patience=PATIENCE)
    publish(trial)
    lost, answer = trial.chance.choice(["index.html", "sw.js"]), trial.chance.choice(ANSWERS)
    trial.case = f"updating, {answer}: {lost}"
    host.strike(lost, answer)
    if answer not in HANGING:
        page.evaluate(UPDATE)
        until(lambda: page.evaluate(SETTLED), patience=PATIENCE)
    trial.nothing_lost(page)
    host.heal()
    page.evaluate(UPDATE)
    between_turns(trial, visitor)
    offer = page.locator("[data-act=apply-update]")
    offer.wait_for(timeout=1000 * PATIENCE)
    if page.locator("body[data-version]").count():
        raise Lost("the new version came unasked")
    offer.click()
    page.locator("body[data-version=new]").wait_for(state="attached", timeout=1000 * PATIENCE)


def between_turns(trial: Trial, visitor: Visitor) -> None:
    """Play on to the start of a turn: in the middle of one nobody is asked to reload the page."""
    look = trial.seen(visitor)
    while look.phase != "place":
        visitor.answer(look)
        look = visitor.settle()


def publish(trial: Trial) -> None:
    """Publish a new version: another page, and the list that follows from it."""
    host, site = trial.stage.host, trial.stage.site
    content = (site / "index.html").read_text("utf-8").replace("<body>", '<body data-version="new">').encode()
    source = (site / "sw.js").read_text("utf-8")
    start, end = source.index("{"), source.index(";\n")
    listing = json.loads(source[start:end])
    listing["files"]["index.html"] = b64encode(hashlib.sha256(content).digest()).decode()
    listing["version"] = "new"
    host.published["index.html"] = content
    host.published["sw.js"] = (source[:start] + json.dumps(listing) + source[end:]).encode()
