"""The tab dies with all that runs in it, between any two messages of a match in play."""

from contextlib import suppress

from playwright.sync_api import Error as PlaywrightError
from visitor import LEFT_TO_THE_VISITOR, Visitor

from build.storm.trial import Trial

ENGINES = ("chromium",)


def strike(trial: Trial) -> None:
    browser = trial.stage.another(plain=True)
    trial.leaving.callback(browser.close)
    context = trial.context(browser=browser)
    visitor, look = trial.at_table(context, sooner=True)
    answers = trial.chance.randrange(0, 4)
    waits = trial.chance.random() < 0.5
    trial.case = f"after {answers} answers, {'at rest' if waits else 'in the middle of one'}"
    for _ in range(answers):
        visitor.answer(look)
        look = visitor.settle()
    visitor.answer(look)
    if waits:
        visitor.settle()
    crash(visitor)
    again = Visitor(context.new_page(), visitor.address)
    again.page.add_init_script(LEFT_TO_THE_VISITOR)
    again.open("#table")
    trial.whole(again)


def crash(visitor: Visitor) -> None:
    """End the process that draws the page."""
    with suppress(PlaywrightError):
        visitor.page.goto("chrome://crash")
