"""The whole browser is killed while a match is in play; the next one finds the profile as it was left.

A browser writes localStorage to the disk only after a while, so the page may no longer know which match was last on
the table. The match is kept all the same.
"""

import os
import signal
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext
from playwright.sync_api import Error as PlaywrightError
from visitor import LEFT_TO_THE_VISITOR, Visitor
from waiting import until

from build.storm.stage import launch
from build.storm.trial import PATIENCE, Trial, closed

ENGINES = ("chromium", "firefox")


def strike(trial: Trial) -> None:
    profile = trial.stage.folder()
    answers = trial.chance.randrange(0, 4)
    trial.case = f"after {answers} answers"
    visitor, look = trial.at_table(begun(trial, profile), sooner=True)
    for _ in range(answers):
        visitor.answer(look)
        look = visitor.settle()
    visitor.wait_until_kept(look)
    for each in trial.kept[-1:]:
        each.entry["record"] = trial.stored(visitor.page)[each.id]["record"]
    visitor.answer(look)
    killed(profile)
    context = begun(trial, profile)
    again = Visitor(context.new_page(), visitor.address)
    again.page.add_init_script(LEFT_TO_THE_VISITOR)
    again.open()
    trial.resume(again, trial.kept[-1])
    trial.whole(again)


def begun(trial: Trial, profile: Path) -> BrowserContext:
    """A browser with a profile on the disk."""
    options: dict[str, Any] = {"service_workers": "block", "locale": trial.language}
    assert trial.stage.playwright is not None
    kind = getattr(trial.stage.playwright, trial.stage.engine)
    context: BrowserContext = kind.launch_persistent_context(profile, **launch(trial.stage.engine), **options)
    trial.leaving.callback(closed, context)
    context.set_default_timeout(1000 * PATIENCE)
    return context


def killed(profile: Path) -> None:
    """End every process of the browser with this profile, at once."""
    with suppress(PlaywrightError):
        for process in of(profile):
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        until(lambda: not of(profile), patience=PATIENCE)


def of(profile: Path) -> list[int]:
    """The processes that were started with this profile, and have not ended."""
    found = []
    for entry in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            told = (entry / "cmdline").read_bytes()
            if str(profile).encode() in told and int(entry.name) != os.getpid():
                found.append(int(entry.name))
    return found
