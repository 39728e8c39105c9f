"""What the device keeps is spoiled (a record, an entry, the whole database, what the page remembers): at random, by
another program, or by an older or newer version of this one.
"""

import json
from random import Random
from typing import Any

from playwright.sync_api import Locator, TimeoutError
from visitor import Visitor
from waiting import until

from build.storm import matches
from build.storm.matches import Prepared
from build.storm.native.mutations import mutated_json, mutated_text
from build.storm.trial import KEEP, Lost, Trial

ENGINES = ("chromium", "firefox")
WAYS = ("record", "record", "turn", "entry", "older", "newer", "no entry", "no store", "version", "remembered")
REPLACE = """async ([version, drop]) => {
  const name = `lost-cities ${new URL(".", location.href).pathname}`;
  const settled = (request) => new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
    request.onupgradeneeded = () => { if (drop) request.result.deleteObjectStore("matches"); };
  });
  (await settled(indexedDB.open(name, version))).close();
}"""
"""The database in another version, with or without its store."""
REDRAWN = 5000.0
"""Milliseconds after which the list shows what is in storage."""
OPENED = "#table:not([hidden]) .turn, .curtain, .score-sheet"
SAID = ".slip.bad p, .page-matches .warning"
SHOWN = f".slip.bad, {OPENED}"
"""What appears when a match is opened: its table, or a warning."""
TOLD = ("matches-damaged", "matches-newer", "error-record", "settings-aside", "status-settings-aside")


def strike(trial: Trial) -> None:
    chance = trial.chance
    way = chance.choice(WAYS)
    trial.case = way
    if way in ("no store", "version"):
        another_database(trial, way)
        return
    if way == "remembered":
        # If the settings are spoiled, the page takes the browser's language.
        remembered(trial, trial.visitor(trial.context(), furnish=3, sooner=True))
        return
    afresh = chance.random() < 0.2
    visitor = trial.visitor(trial.lent(), furnish=3) if afresh else trial.at_desk(furnish=3)
    subject = trial.kept[-1]
    entry = spoiled(way, subject, chance)
    visitor.page.evaluate(KEEP, [{subject.id: entry}, {}])
    trial.case = f"{way}{' at the start' * afresh}: {json.dumps(entry, ensure_ascii=False)[:60]}"
    if afresh:
        visitor.open("#table")
        visitor.page.locator(SHOWN).first.wait_for()
    apart(trial, visitor, subject, entry)


def another_database(trial: Trial, way: str) -> None:
    """The whole database has another version, with or without its store."""
    visitor = trial.visitor(trial.lent(), furnish=2)
    visitor.page.evaluate(REPLACE, [trial.chance.randint(2, 9), way == "no store"])
    if way == "version":
        visitor.open("#table")
        trial.whole(visitor)
    else:
        trial.kept.clear()
        visitor.open()
        goes_on(trial, visitor)


def spoiled(way: str, subject: Prepared, chance: Random) -> Any:
    """A spoiled entry."""
    entry = dict(subject.entry)
    if way == "record":
        entry["record"] = mutated_text(subject.record, chance)
    elif way == "turn":
        record = json.loads(subject.record)
        turns = [turn for each in record["rounds"] for turn in each["turns"]]
        for each in record["rounds"]:
            each["turns"] = [chance.choice(turns) for _ in each["turns"]]
        entry["record"] = json.dumps(record)
    elif way == "older":
        entry["format"] = 0
    elif way == "newer":
        entry = {**entry, "format": chance.randint(2, 99), "board": mutated_json(chance)}
    elif way == "entry":
        name = chance.choice(list(entry))
        entry[name] = mutated_json(chance)
    else:
        return mutated_json(chance)
    return entry


def apart(trial: Trial, visitor: Visitor, subject: Prepared, entry: Any) -> None:
    """Check that the page reports the spoiled match, unless it is still sound; that its entry stays as it was; and that
    the others can be played."""
    page = visitor.page
    visitor.go("#matches")
    page.locator(".kept-match").nth(len(trial.kept) - 1).wait_for()
    resume = page.locator(f".kept-match [data-act=resume][data-value='{subject.id}']")
    if resume.count() and pressed(resume.first):
        page.locator(SHOWN).first.wait_for()
    # Between a table and its sheet there is neither for a moment.
    if until(lambda: next((which for which in (OPENED, SAID) if page.locator(which).count()), "")) == SAID:
        trial.must_say(page, SAID, *TOLD)
        now = trial.stored(page).get(subject.id)
        if not same(now, entry):
            raise Lost(f"what could not be read is not as it was: {str(now)[:80]}")
    trial.spoken_well(visitor.look())
    visitor.go("")
    other = trial.kept[0]
    trial.kept = [trial.kept[1], other]
    trial.resume(visitor, other)
    trial.whole(visitor)


def pressed(button: Locator) -> bool:
    """Press a button that may vanish: the list is drawn first as the page knew it, then as it is in storage."""
    try:
        button.click(timeout=REDRAWN)
    except TimeoutError:
        if button.count():
            raise
        return False
    return True


def same(now: Any, entry: Any) -> bool:
    """Whether an entry is as it was put there, apart from its note; a browser's numbers are all floats."""
    now, entry = (json.loads(json.dumps(each), parse_int=float) for each in (now, entry))
    if isinstance(now, dict) and isinstance(entry, dict):
        return {**now, "aside": ""} == {**entry, "aside": ""}
    return bool(now == entry)


def remembered(trial: Trial, visitor: Visitor) -> None:
    """The page's settings, set-up or last match are replaced by something else."""
    name = trial.chance.choice(["settings", "setup", "last", "journal", "pars", "shelf", "lessons", "row"])
    text = mutated_text(json.dumps({"version": trial.chance.choice([1, 1, 2]), "value": {"a": 1}}), trial.chance)
    trial.case = f"remembered as {name}: {text[:60]}"
    visitor.page.evaluate("([name, text]) => localStorage.setItem(`lostcities.${name}`, text)", [name, text])
    visitor.open()
    trial.resume(visitor, trial.kept[-1])
    trial.whole(visitor)


def goes_on(trial: Trial, visitor: Visitor) -> None:
    """Check that a new match can begin and is kept."""
    look = visitor.set_out()
    trial.spoken_well(look)
    visitor.wait_until_kept(look)
    stored = trial.stored(visitor.page)
    if not any(matches.turns(str(entry.get("record"))) for entry in stored.values()):
        raise Lost("the new match is not kept")
