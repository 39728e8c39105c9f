"""Files and links broken in every way, through every door of the page: a match, a whole device, a player, chosen or
dropped; a link. For tables in other pages see embedded.py.
"""

import gzip
import json
from base64 import b64encode
from random import Random
from typing import Any

from playwright.sync_api import Page

from build.storm import matches, spoken
from build.storm.native.mutations import mutated_json, mutated_text, mutated_value
from build.storm.trial import PATIENCE, Mistold, Trial

ENGINES = ("chromium", "firefox")
DOORS = ("match", "match", "match", "device", "device", "player", "link", "link")
HANDS = ("chosen", "dropped")
PLACES = {"match": "#matches", "device": "#settings", "player": "#setup"}
CHOOSERS = {
    "match": ("input[type=file][data-act=import]", "match.json"),
    "device": ("input[type=file][data-act=unpack-all]", "device.json"),
    "player": ("input[type=file][data-act=own-choose]", "player.json"),
}
"""By door: where the page takes the file, and the file's name."""
WAYS = ("text", "value", "any JSON", "bytes", "empty", "packed", "long", "mark")
HELD = 4_500_000
"""Bytes: more than a record may have."""
DROP = """async ([selector, name, content]) => {
  const dataTransfer = new DataTransfer();
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
  dataTransfer.items.add(new File([bytes], name, { type: "application/json" }));
  const place = document.querySelector(selector).closest("label");
  const taken = (type) => !place.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
  for (let tries = 0; tries < 2000 && !taken("dragover"); tries++) await new Promise((next) => setTimeout(next, 50));
  taken("drop");
}"""
"""Holds a file over a chooser until the page would take it, then drops it: the events of a drag, without the drag."""
ANSWER = """[...document.querySelectorAll(".slip p, dialog[open]")].map((each) => each.innerText).join("\\n")
  || document.querySelector("#through:not([hidden]) main")?.innerText"""
"""What the page says about a file or a link."""


def strike(trial: Trial) -> None:
    door, way = trial.chance.choice(DOORS), trial.chance.choice(WAYS)
    hand = "" if door == "link" else trial.chance.choice(HANDS)
    trial.case = f"{door}, {hand}, {way}" if hand else f"{door}, {way}"
    visitor = trial.at_desk()
    page = visitor.page
    content = spoiled(sound(trial, door), way, trial.chance)
    if door == "link":
        link = content.decode("utf-8", "replace")[:3000]
        page.evaluate("(link) => { location.hash = `match/${link}`; }", link)
    else:
        visitor.go(PLACES[door])
        given(page, door, hand, content)
    answered(trial, page, door)
    trial.nothing_lost(page)
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
    page.evaluate("location.hash = ''")
    visitor.page.locator("#shell main.home").wait_for()
    trial.resume(visitor, trial.kept[-1])
    trial.whole(visitor)


def sound(trial: Trial, door: str) -> Any:
    """Sound content for the door."""
    match = matches.prepared(trial.chance)
    if door == "device":
        kept = [{"id": match.id, "updated": 1, "summary": match.entry["summary"], "record": match.record}]
        return {"format": "lostcities-device", "version": 1, "matches": kept, "remembered": {}}
    if door == "player":
        return "def choose(question):\n    return question['legal'][0]\n"
    return json.loads(match.record)


def spoiled(value: Any, way: str, chance: Random) -> bytes:
    """Bring a broken file."""
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    if way == "text":
        return mutated_text(text, chance).encode("utf-8", "replace")
    if way == "value":
        return json.dumps(mutated_value(value, chance) if not isinstance(value, str) else [text]).encode()
    if way == "any JSON":
        return json.dumps(mutated_json(chance)).encode()
    if way == "bytes":
        return bytes(chance.randrange(256) for _ in range(chance.randrange(1, 400)))
    if way == "packed":
        return gzip.compress(text.encode())
    if way == "long":
        return (text[:1] + " " * HELD + text[1:]).encode()
    if way == "mark":
        return b"\xef\xbb\xbf" + text.encode()
    return b""


def given(page: Page, door: str, hand: str, content: bytes) -> None:
    """Choose the file, as a person does, or drop it there."""
    selector, name = CHOOSERS[door]
    which = page.locator(selector).first
    if hand == "chosen":
        which.set_input_files({"name": name, "mimeType": "application/json", "buffer": content})
    else:
        which.wait_for(state="attached")
        page.evaluate(DROP, [selector, name, b64encode(content).decode()])


def answered(trial: Trial, page: Page, door: str) -> None:
    """Check that the file was refused, or taken, in the reader's language."""
    trial.told = True
    found = page.wait_for_function(f"() => {ANSWER}", timeout=1000 * PATIENCE).json_value()
    if not spoken.keys(found, trial.language) or spoken.raw(found):
        raise Mistold(f"through {door}, not in {trial.language}: {found[:300]!r}")
