"""A first visit on which one file does not arrive as it should, or the host goes away halfway."""

import time
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page
from visitor import LEFT_TO_THE_VISITOR, Visitor

from build.storm import parts, spoken
from build.storm.host import ANSWERS, HARMLESS
from build.storm.trial import HASTE, PATIENCE, Mistold, Trial, memory

ENGINES = ("chromium", "firefox")
COMPLAINTS = "[role=alert], .start-line.bad, .slip.bad p"
SAID = (
    *("lookout-missing", "lookout-slow", "lookout-offline", "status-failed", "status-stalled"),
    *("status-no-language", "status-fetching"),
)
GONE = "the host goes away"
NO_PAGE = "the browser has no page"
"""The browser shows its own error: the host went away just when the page was reloading."""


def strike(trial: Trial) -> None:
    host, chance = trial.stage.host, trial.chance
    asked = files(trial)
    if chance.random() < 0.15:
        host.last = chance.randrange(1, len(asked))
        lost, answer, trial.case = "", GONE, f"{GONE} after {host.last} of {len(asked)} files"
    else:
        lost, answer = chance.choice(asked), chance.choice(ANSWERS)
        trial.case = f"{answer}: {parts.plain(lost)}"
        host.strike(lost, answer)
    page = trial.context().new_page()
    for script in (HASTE, LEFT_TO_THE_VISITOR, memory(settings={"animation": "off", "tips": False})):
        page.add_init_script(script)
    with suppress(PlaywrightError):
        page.goto(host.address, wait_until="commit")
    said = until_table(page, lambda text: heeded(trial, text, lost))
    if said:
        trial.told = said != NO_PAGE
        host.heal()
        if trial.told:
            well_told(trial, said, lost)
        else:
            page.goto(host.address)
        if until_table(page, lambda text: False):
            raise Mistold("the page is gone though everything comes again")
    elif answer in HARMLESS:
        trial.told = False
    host.heal()
    visitor = Visitor(page, host.address)
    look = trial.seen(visitor)
    trial.spoken_well(look)
    visitor.answer(look)
    visitor.settle()


def files(trial: Trial) -> list[str]:
    """What a first visit requests until the table is there, except index.html: without it there is no page."""
    trial.desk()
    return list(trial.stage.known["first visit"])


def heeded(trial: Trial, text: str, lost: str) -> bool:
    """Whether what is said is about this fault: with short seconds the page also says that its start is slow."""
    return awaited(lost) in text or not spoken.says(text, trial.language, "lookout-slow", "status-stalled")


def awaited(lost: str) -> str:
    """The name under which the page waits for this file; for a script, that of the part that needs it."""
    return "js/" if lost.startswith("js/") else name_of(lost)


def name_of(lost: str) -> str:
    return lost.rpartition("/")[2].removesuffix(".gz")


def until_table(page: Page, heed: Callable[[str], bool]) -> str:
    """Set out as soon as possible; returns "" once the table is there, what the page says besides its usual progress if
    `heed` cares, or NO_PAGE if the page is gone."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with suppress(PlaywrightError):  # the page is reloading
            if page.locator("#table .pick").count():
                return ""
            if not page.url.startswith("http"):
                return NO_PAGE
            told = page.locator(COMPLAINTS).all_inner_texts()
            if told and all(heed(text) for text in told):
                return "\n".join(told)
            again = page.locator(".slip.bad [data-act=reload]")
            if again.count():
                again.first.click(timeout=1000)
            start = page.locator("main.home [data-act=start]")
            if start.count() and not page.locator(".start-line.bad").count():
                start.first.click(timeout=1000)
            page.wait_for_timeout(50)
    shown = page.locator("body").inner_text()[:300]
    raise Mistold(f"neither a table nor a word after {PATIENCE:.0f} s: {shown!r}")


def well_told(trial: Trial, said: str, lost: str) -> None:
    """Check that what is said is in the reader's language and names the lost file, if there is one."""
    if not spoken.says(said, trial.language, *SAID):
        raise Mistold(f"not in {trial.language}: {said!r}")
    name = awaited(lost)
    unnamed = ("lookout-offline", "status-failed-network")  # browsers do not name a part that is fetched late
    if lost and name not in said and not any(key in unnamed for key in spoken.keys(said, trial.language)):
        raise Mistold(f"{name} is not named: {said!r}")
