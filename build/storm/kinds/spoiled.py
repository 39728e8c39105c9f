"""What is kept on the device is spoiled: a record, an entry, the whole database, what the page remembers; by chance, by
another program, or by an older or newer version of this one.
"""

import json
from random import Random
from typing import Any

from build.storm import matches
from build.storm.matches import Prepared
from build.storm.native.mutations import mutated_json, mutated_text
from build.storm.trial import KEEP, Lost, Mistold, Trial

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
TOLD = ("matches-damaged", "matches-newer", "error-record", "settings-aside", "status-settings-aside")


def strike(trial: Trial) -> None:
    chance = trial.chance
    way = chance.choice(WAYS)
    trial.case = way
    visitor = trial.visitor(trial.lent(), furnish=3)
    page = visitor.page
    subject = trial.kept[-1]
    if way in ("no store", "version"):
        page.evaluate(REPLACE, [chance.randint(2, 9), way == "no store"])
        visitor.open()
        if way == "version":
            visitor.go("#table")
            trial.whole(visitor)
        else:
            trial.kept.clear()
            goes_on(trial, visitor)
        return
    if way == "remembered":
        remembered(trial, visitor)
        return
    entry = spoiled(way, subject, chance)
    page.evaluate(KEEP, [{subject.id: entry}, {}])
    trial.case = f"{way}: {json.dumps(entry, ensure_ascii=False)[:60]}"
    visitor.open("#table")
    apart(trial, visitor, subject, entry)


def spoiled(way: str, subject: Prepared, chance: Random) -> Any:
    """An entry as it should not be."""
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


def apart(trial: Trial, visitor: Any, subject: Prepared, entry: Any) -> None:
    """The spoiled match is told of or still sound; it lies there as it was, and the others can be played."""
    page = visitor.page
    page.wait_for_function(
        """() => document.querySelector(".slip.bad, #table .turn, #table .curtain, .score-sheet, .kept-match")""",
        timeout=60_000,
    )
    if page.locator("#table .turn").count():
        trial.spoken_well(visitor.look())
    else:
        trial.must_say(page, ".slip.bad p", *TOLD)
        now = trial.stored(page).get(subject.id)
        if not same(now, entry):
            raise Lost(f"what could not be read is not as it was: {str(now)[:80]}")
    visitor.go("#matches")
    if len(page.locator(".kept-match").all()) < len(trial.kept):
        raise Mistold("not every match is listed")
    other = trial.kept[0]
    trial.kept = [each for each in trial.kept if each is not subject and each is not other] + [other]
    page.locator(f".kept-match [data-act=resume][data-value='{other.id}']").first.click()
    trial.whole(visitor)


def same(now: Any, entry: Any) -> bool:
    """Whether an entry is what was put there, a note beside it aside."""
    if isinstance(now, dict) and isinstance(entry, dict):
        return {**now, "aside": ""} == {**entry, "aside": ""}
    return bool(now == entry)


def remembered(trial: Trial, visitor: Any) -> None:
    """Something else stands where the page remembers settings, the set-up, or the last match."""
    name = trial.chance.choice(["settings", "setup", "last", "journal", "pars", "shelf", "lessons", "row"])
    text = mutated_text(json.dumps({"version": trial.chance.choice([1, 1, 2]), "value": {"a": 1}}), trial.chance)
    trial.case = f"remembered as {name}: {text[:60]}"
    visitor.page.evaluate("([name, text]) => localStorage.setItem(`lostcities.${name}`, text)", [name, text])
    visitor.open()
    visitor.go("#matches")
    subject = trial.kept[-1]
    visitor.page.locator(f".kept-match [data-act=resume][data-value='{subject.id}']").first.click()
    trial.whole(visitor)


def goes_on(trial: Trial, visitor: Any) -> None:
    """A new match can be begun, and is kept."""
    look = visitor.set_out()
    trial.spoken_well(look)
    visitor.wait_until_kept(look)
    stored = trial.stored(visitor.page)
    if not any(matches.turns(str(entry.get("record"))) for entry in stored.values()):
        raise Lost("the new match is not kept")
