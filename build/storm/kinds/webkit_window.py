"""What can be done to WebKit from outside: its driver runs scripts and clicks, and knows no second page, no crash, no
network of its own. So a file of the first visit is lost on the host, the host goes away, entries are spoiled by a page
without scripts, and the window is loaded anew in the middle of a half-move.
"""

from typing import Any

import engines
from tab_visitor import TabVisitor
from visitor import Look
from waiting import until

from build.storm import matches, spoken
from build.storm.kinds.spoiled import spoiled
from build.storm.trial import BLANK, KEEP, KEPT, Lost, Mistold, Trial

ENGINES = ("webkit",)
ANSWERS = ("dropped", "404", "500", "html", "damaged", "short", "type")
"""What can become of a file without minutes of waiting: the clock of this browser cannot be hurried."""
PATIENCE = 180.0
"""Seconds that anything may take: this browser starts Python anew for every fault, and slowly on a busy machine."""
SAID = "[role=alert], .start-line.bad, .slip.bad p, .page-matches .warning"
HEARD = f"[...document.querySelectorAll({SAID!r})].map((each) => each.innerText).join('\\n')"
TOLD = ("lookout-", "status-failed", "status-no-language", "matches-damaged", "matches-newer", "error-record")


def strike(trial: Trial) -> None:
    tab = trial.leaving.enter_context(trial.stage.window())
    visitor = TabVisitor(tab, trial.stage.host.address)
    furnished(trial, tab)
    way = trial.chance.choice([first_visit, gone, entry_spoiled, loaded_anew])
    way(trial, visitor)


def furnished(trial: Trial, tab: engines.Tab) -> None:
    """Matches on the device, and the reader's language."""
    trial.kept = [matches.prepared(trial.chance) for _ in range(2)]
    tab.open(trial.stage.host.address + BLANK)
    settings = {"language": trial.language, "animation": "off", "tips": False}
    remembered = {"settings": settings, "last": trial.kept[-1].id}
    keep(tab, {each.id: each.entry for each in trial.kept}, remembered)


def keep(tab: engines.Tab, entries: dict[str, Any], remembered: dict[str, Any]) -> None:
    tab.run(f"return await ({KEEP})(a)", entries, remembered)


def at_table(visitor: TabVisitor) -> Look:
    """The table, once it can be answered."""
    visitor.tab.open(f"{visitor.address}#table")
    engines.wait(visitor.tab, "document.querySelector('#table .pick') !== null", PATIENCE)
    return visitor.arrive("table")


def first_visit(trial: Trial, visitor: TabVisitor) -> None:
    """A file that the page or Python cannot begin without is not what it should be, and then it is."""
    host, chance = trial.stage.host, trial.chance
    needed = [path.relative_to(host.folder).as_posix() for path in sorted(host.folder.glob("js/main-*.js"))]
    needed += [path.relative_to(host.folder).as_posix() for path in sorted(host.folder.glob("css/main-*.css"))]
    needed += [path.relative_to(host.folder).as_posix() for path in sorted(host.folder.glob("python/*.wasm.gz"))]
    lost, answer = chance.choice(needed), chance.choice(ANSWERS)
    trial.case = f"first visit, {answer}: {lost.partition('-')[0]}"
    host.strike(lost, answer)
    visitor.tab.open(f"{visitor.address}#table")
    trial.told = True
    try:
        until(lambda: spoken.says(str(visitor.tab.run(f"return {HEARD}")), trial.language, *TOLD), patience=PATIENCE)
    except AssertionError:
        raise Mistold(f"not told in {trial.language}: {visitor.tab.run(f'return {HEARD}')!r}") from None
    host.heal()
    engines.wait(visitor.tab, "document.querySelector('#table .pick') !== null", PATIENCE)
    goes_on(trial, visitor, visitor.arrive("table"))


def gone(trial: Trial, visitor: TabVisitor) -> None:
    """Everything is kept, and the host is gone."""
    trial.case = "the host is gone"
    at_table(visitor)
    engines.wait(visitor.tab, "navigator.serviceWorker.controller !== null", PATIENCE)
    with trial.stage.host.gone():
        visitor.tab.reload()
        engines.wait(visitor.tab, "document.querySelector('#table .pick') !== null", PATIENCE)
        goes_on(trial, visitor, visitor.arrive("table"))


def entry_spoiled(trial: Trial, visitor: TabVisitor) -> None:
    """What is kept of a match is no match any more."""
    subject = trial.kept.pop()
    way = trial.chance.choice(["record", "turn", "older", "newer", "no entry"])
    trial.case = f"spoiled, {way}"
    keep(visitor.tab, {subject.id: spoiled(way, subject, trial.chance)}, {})
    visitor.tab.open(f"{visitor.address}#matches")
    other = trial.kept[-1]
    selector = f".kept-match [data-act=resume][data-value='{other.id}']"
    engines.wait(visitor.tab, f'document.querySelector("{selector}") !== null', PATIENCE)
    visitor.tab.click(selector, PATIENCE)
    engines.wait(visitor.tab, "document.querySelector('#table .pick') !== null", PATIENCE)
    goes_on(trial, visitor, visitor.arrive("table"))


def loaded_anew(trial: Trial, visitor: TabVisitor) -> None:
    """The window is loaded anew while something is being answered."""
    trial.case = "loaded anew in the middle of an answer"
    look = at_table(visitor)
    visitor.answer(look)
    visitor.tab.reload()
    engines.wait(visitor.tab, "document.querySelector('#table .pick') !== null", PATIENCE)
    goes_on(trial, visitor, visitor.arrive("table"))


def goes_on(trial: Trial, visitor: TabVisitor, look: Look) -> None:
    """Nothing is lost, the table speaks the reader's language, and the next half-move is kept."""
    trial.spoken_well(look)
    match = trial.kept[-1]
    before = matches.half_moves(stored(visitor)[match.id]["record"])
    visitor.answer(look)
    visitor.settle()
    until(lambda: matches.half_moves(stored(visitor)[match.id]["record"]) > before, patience=PATIENCE)
    now = stored(visitor)
    for each in trial.kept:
        if each.id not in now or not matches.grew(each.record, now[each.id]["record"]):
            raise Lost(f"{each.id} is not as it was")


def stored(visitor: TabVisitor) -> dict[str, Any]:
    return dict(visitor.tab.run(f"return await ({KEPT})()"))
