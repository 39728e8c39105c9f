"""What can be done to WebKit from outside. Its driver can run scripts and click, but not crash pages or change the
network, and its session ends when a page dies. So a file of the first visit is lost on the host, the host goes away, a
page without scripts spoils entries, files broken in every way are dropped, two windows play one match, and the window
is reloaded in the middle of a half-move.
"""

from base64 import b64encode
from typing import Any

import engines
from tab_visitor import TabVisitor
from visitor import Look
from waiting import until

from build.storm import matches, spoken
from build.storm.kinds.broken_files import ANSWER, CHOOSERS, DOORS, DROP, PLACES, WAYS, sound
from build.storm.kinds.broken_files import spoiled as spoiled_file
from build.storm.kinds.spoiled import spoiled
from build.storm.trial import BLANK, KEEP, KEPT, Lost, Mistold, Trial

ENGINES = ("webkit",)
ANSWERS = ("dropped", "404", "500", "html", "damaged", "short", "type")
"""What can happen to a file without minutes of waiting: this browser's clock cannot be sped up."""
PATIENCE = 180.0
"""Seconds that anything may take: this browser starts Python anew for every fault, slowly on a busy machine."""
SAID = "[role=alert], .start-line.bad, .slip.bad p, .page-matches .warning"
HEARD = f"[...document.querySelectorAll({SAID!r})].map((each) => each.innerText).join('\\n')"
TOLD = ("lookout-", "status-failed", "status-no-language", "matches-damaged", "matches-newer", "error-record")


def strike(trial: Trial) -> None:
    tab = trial.leaving.enter_context(trial.stage.window())
    visitor = TabVisitor(tab, trial.stage.host.address)
    furnished(trial, tab)
    way = trial.chance.choice([first_visit, gone, entry_spoiled, loaded_anew, broken_file, two_windows])
    way(trial, visitor)


def furnished(trial: Trial, tab: engines.Tab) -> None:
    """Store matches and the reader's language on the device."""
    trial.kept = [matches.prepared(trial.chance) for _ in range(2)]
    tab.open(trial.stage.host.address + BLANK)
    settings = {"language": trial.language, "animation": "off", "tips": False}
    remembered = {"settings": settings, "last": trial.kept[-1].id}
    keep(tab, {each.id: each.entry for each in trial.kept}, remembered)


def keep(tab: engines.Tab, entries: dict[str, Any], remembered: dict[str, Any]) -> None:
    tab.run(f"return await ({KEEP})(a)", entries, remembered)


def at_table(visitor: TabVisitor) -> Look:
    """Wait for the table until a move can be made."""
    visitor.tab.open(f"{visitor.address}#table")
    engines.wait(visitor.tab, "document.querySelector('#table .pick') !== null", PATIENCE)
    return visitor.arrive("table")


def first_visit(trial: Trial, visitor: TabVisitor) -> None:
    """A file without which the page or Python cannot start is not as it should be; later it is."""
    host, chance = trial.stage.host, trial.chance
    patterns = ("js/main-*.js", "css/main-*.css", "python/pyodide.asm-*.wasm.gz")
    found = (path for pattern in patterns for path in sorted(host.folder.glob(pattern)))
    needed = [path.relative_to(host.folder).as_posix() for path in found]
    lost, answer = chance.choice(needed), chance.choice(ANSWERS)
    trial.case = f"first visit, {answer}: {lost.partition('-')[0]}"
    host.strike(lost, answer)
    visitor.tab.open(f"{visitor.address}#table")

    def noticed() -> bool:
        trial.told = spoken.says(str(visitor.tab.run(f"return {HEARD}")), trial.language, *TOLD)
        # A page that lacks a style rule or two starts all the same.
        return trial.told or bool(visitor.tab.run("return document.querySelector('#table .pick') !== null"))

    try:
        until(noticed, patience=PATIENCE)
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
    """What is kept of a match is spoiled."""
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
    """The window is reloaded while the worker answers."""
    trial.case = "loaded anew in the middle of an answer"
    look = at_table(visitor)
    visitor.answer(look)
    visitor.tab.reload()
    engines.wait(visitor.tab, "document.querySelector('#table .pick') !== null", PATIENCE)
    goes_on(trial, visitor, visitor.arrive("table"))


def broken_file(trial: Trial, visitor: TabVisitor) -> None:
    """A broken file is dropped, or a broken link followed."""
    door, way = trial.chance.choice(DOORS), trial.chance.choice(WAYS)
    trial.case = f"{door}, {'' if door == 'link' else 'dropped, '}{way}"
    tab, content = visitor.tab, spoiled_file(sound(trial, door), way, trial.chance)
    tab.open(visitor.address + PLACES.get(door, ""))
    engines.wait(tab, "document.querySelector('#shell main:not(:has(.no-start))') !== null", PATIENCE)
    if door == "link":
        tab.run("location.hash = `match/${a[0]}`", content.decode("utf-8", "replace")[:3000])
    else:
        selector, name = CHOOSERS[door]
        engines.wait(tab, f"document.querySelector({selector!r}) !== null", PATIENCE)
        tab.run(f"await ({DROP})(a)", selector, name, b64encode(content).decode())
    trial.told = True
    said = str(engines.wait(tab, ANSWER, PATIENCE))
    if not spoken.keys(said, trial.language) or spoken.raw(said):
        raise Mistold(f"through {door}, not in {trial.language}: {said[:300]!r}")
    goes_on(trial, visitor, at_table(visitor))


def two_windows(trial: Trial, visitor: TabVisitor) -> None:
    """Two windows go on with the match, each by itself: both lines are kept, and the second window is told so."""
    trial.case = "two windows"
    driver = visitor.tab.driver
    at_table(visitor)
    first = driver.current_window_handle
    driver.switch_to.new_window("window")
    second = driver.current_window_handle
    other = TabVisitor(visitor.tab, visitor.address)
    at_table(other)
    driver.switch_to.window(first)
    goes_on(trial, visitor, visitor.arrive("table"))  # a window may have drawn by itself meanwhile
    driver.switch_to.window(second)
    other.answer(other.arrive("table"))
    trial.told = True
    until(
        lambda: spoken.says(str(visitor.tab.run(f"return {HEARD}")), trial.language, "status-unsaved-conflict"),
        lambda: f"not told: {visitor.tab.run(f'return {HEARD}')!r}",
        PATIENCE,
    )
    if len(stored(visitor)) <= len(trial.kept):
        raise Lost("one of two lines is not kept")
    driver.close()
    driver.switch_to.window(first)
    nothing_lost(trial, visitor)


def goes_on(trial: Trial, visitor: TabVisitor, look: Look) -> None:
    """Check that nothing is lost, that the table speaks the reader's language, and that the next half-move is kept."""
    trial.spoken_well(look)
    match = trial.kept[-1]
    before = matches.half_moves(stored(visitor)[match.id]["record"])
    visitor.answer(look)
    visitor.settle()
    until(lambda: matches.half_moves(stored(visitor)[match.id]["record"]) > before, patience=PATIENCE)
    nothing_lost(trial, visitor)


def nothing_lost(trial: Trial, visitor: TabVisitor) -> None:
    now = stored(visitor)
    for each in trial.kept:
        if each.id not in now or not matches.grew(each.record, now[each.id]["record"]):
            raise Lost(f"{each.id} is not as it was")


def stored(visitor: TabVisitor) -> dict[str, Any]:
    return dict(visitor.tab.run(f"return await ({KEPT})()"))
