"""A new version arrives at any half-move of a match, and is taken there, or the page goes another way."""

from waiting import until

from build.storm.kinds.installing import CONTROLLED, SETTLED, UPDATE, between_turns, publish
from build.storm.trial import PATIENCE, Trial

ENGINES = ("chromium", "firefox")
MOST = 12
"""The most half-moves before the new version arrives."""
WAYS = ("is taken at the next turn", "is left until some turns later", "waits while the page is loaded anew")


def strike(trial: Trial) -> None:
    half_moves, way = trial.chance.randrange(MOST), trial.chance.choice(WAYS)
    trial.case = f"after {half_moves} half-moves it {way}"
    visitor, look = trial.at_table(trial.lent())
    page = visitor.page
    page.evaluate("keep()")
    until(lambda: page.evaluate(CONTROLLED), patience=PATIENCE)
    for _ in range(half_moves):
        visitor.answer(look)
        look = visitor.settle()
    publish(trial)
    page.evaluate(UPDATE)
    until(lambda: page.evaluate(SETTLED), patience=PATIENCE)
    trial.nothing_lost(page)
    if way == WAYS[1]:
        for _ in range(4):
            visitor.answer(look)
            look = visitor.settle()
    if way == WAYS[2]:
        page.reload()
    else:
        between_turns(trial, visitor)
        page.locator("[data-act=apply-update]").click(timeout=1000 * PATIENCE)
        page.locator("body[data-version=new]").wait_for(state="attached", timeout=1000 * PATIENCE)
    trial.whole(visitor)
