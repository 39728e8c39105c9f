"""What a device does to a page that nobody looks at: it is frozen for ten minutes and woken, or memory runs short
while a match is in play. Only Chromium can be made to do it.
"""

from visitor import Visitor

from build.storm.trial import Trial

ENGINES = ("chromium",)
SLEPT = 600
"""Seconds by the clock."""


def strike(trial: Trial) -> None:
    way = trial.chance.choice(["sleep", "memory"])
    answers = trial.chance.randrange(0, 3)
    waits = trial.chance.random() < 0.5
    trial.case = f"{way} after {answers} answers, {'at rest' if waits else 'in the middle of one'}"
    visitor = trial.at_desk()
    trial.resume(visitor, trial.kept[-1])
    look = trial.seen(visitor)
    for _ in range(answers):
        visitor.answer(look)
        look = visitor.settle()
    visitor.answer(look)
    if waits:
        visitor.settle()
    (sleep if way == "sleep" else short_of_memory)(visitor)
    if not waits:
        visitor.settle()
    trial.whole(visitor)
    visitor.page.evaluate("jumps(0)")


def sleep(visitor: Visitor) -> None:
    """Freeze the page; when it wakes, ten minutes have passed."""
    devtools = visitor.page.context.new_cdp_session(visitor.page)
    devtools.send("Page.setWebLifecycleState", {"state": "frozen"})
    visitor.page.evaluate("(seconds) => jumps(seconds)", SLEPT)
    devtools.send("Page.setWebLifecycleState", {"state": "active"})


def short_of_memory(visitor: Visitor) -> None:
    """Have the browser release what it can, as when the system runs short of memory."""
    devtools = visitor.page.context.new_cdp_session(visitor.page)
    devtools.send("Memory.simulatePressureNotification", {"level": "critical"})
    devtools.send("HeapProfiler.collectGarbage")
