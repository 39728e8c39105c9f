"""Position, lesson and record files broken in every way, in tables of other people's pages: fetched by the page around
the table, written at the element, or in the address of a plain frame. The table appears, or the frame says why not.
"""

import json
import re
from typing import Any

from lessons.lesson_texts import LESSON, POSITIONS
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page
from waiting import until

from build.storm import matches, spoken
from build.storm.kinds.broken_files import WAYS, spoiled
from build.storm.trial import BLANK, PATIENCE, Mistold, Trial

ENGINES = ("chromium", "firefox")
DOORS = ("src", "record", "frame")
MODES = {"position": "diagram", "lesson": "exercise", "record": "replay"}
"""What a file holds, and what the table is to do with it."""
SHORT = "lc1;card;seat=0;hands=y3.y7.b10/?8;columns=yx.y2/"
IN_AN_ADDRESS = 3000
"""The most characters of a file that is put into an address."""
PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title></head><body>
<script>
  window.heard = [];
  for (const name of ["ready", "error"])
    addEventListener(name, ({ target, detail }) => target.id === "t" && heard.push([name, detail.message ?? ""]), true);
</script>
<script type="module" src="{site}embed.js"></script></body></html>"""
TABLE = """(attributes) => {
  heard.length = 0;
  document.getElementById("t")?.remove();
  const table = document.createElement(attributes.frame ? "iframe" : "lost-cities-table");
  table.id = "t";
  if (attributes.frame) table.width = 640;
  for (const [name, value] of Object.entries(attributes)) table.setAttribute(name === "frame" ? "src" : name, value);
  document.body.append(table);
}"""
QUOTED = re.compile("\u2068[^\u2069]*\u2069")
"""What a sentence quotes from elsewhere: a file may contain anything."""


def strike(trial: Trial) -> None:
    chance, host = trial.chance, trial.stage.host
    what, door, way = chance.choice(list(MODES)), chance.choice(DOORS), chance.choice(WAYS)
    trial.case = f"{what}, {door}, {way}"
    visitor = trial.at_desk()
    page = somebody(trial, visitor.page)
    content = spoiled(sound(trial, what), way, chance)
    wish = {"mode": MODES[what], "lang": trial.language}
    if door == "src":
        host.published["broken.json"] = content
        wish["src"] = f"broken.json?{trial.chance.random()}"
    else:
        wish["record"] = content.decode("utf-8", "replace").replace("\0", " ")
    trial.told = True
    if door == "frame":
        in_frame(trial, page, wish)
    else:
        at_element(trial, page, wish)
    page.evaluate("document.getElementById('t').remove()")
    trial.nothing_lost(visitor.page)
    trial.resume(visitor, trial.kept[-1])
    trial.whole(visitor)


def somebody(trial: Trial, desk: Page) -> Page:
    """A page of another origin that stays open: it loads Python once, and shares the desk's compiled code."""
    held: Page | None = trial.stage.known.get("somebody")
    if held is None or held.is_closed():
        host = trial.stage.host
        host.published["somebody.html"] = PAGE.replace("{site}", host.address).encode()
        held = desk.context.new_page()
        held.goto(f"{host.address.replace('localhost', '127.0.0.1')}somebody.html")
        held.wait_for_function("Boolean(customElements.get('lost-cities-table'))")
        if trial.stage.engine == "chromium":
            lay_python(trial, held)
        trial.stage.known["somebody"] = held
    return held


def lay_python(trial: Trial, page: Page) -> None:
    """Let this page's frames take up a started Python: their storage is separate from that of the site's own pages."""
    host = trial.stage.host
    page.evaluate(TABLE, {"frame": host.address + BLANK})
    frame = page.locator("#t").element_handle().content_frame()
    assert frame is not None
    frame.wait_for_url(host.address + BLANK)
    trial.stage.python.lay(trial.stage.lender(), frame, host.address)


def sound(trial: Trial, what: str) -> Any:
    """Sound content: a position as text or as JSON, a lesson, the record of a match."""
    if what == "position":
        return trial.chance.choice([SHORT, *POSITIONS.values()])
    return LESSON if what == "lesson" else json.loads(matches.prepared(trial.chance).record)


def at_element(trial: Trial, page: Page, wish: dict[str, str]) -> None:
    """Check that the element tells its page that the table is there, or why it is not."""
    page.evaluate(TABLE, wish)
    try:
        page.wait_for_function("heard.length > 0", timeout=1000 * PATIENCE)
    except PlaywrightError:
        raise Mistold(f"neither a table nor a word: {trial.case}") from None
    name, message = page.evaluate("heard[0]")
    if name == "error":
        well_said(trial, message)


def in_frame(trial: Trial, page: Page, wish: dict[str, str]) -> None:
    """Check that the frame shows a table, or says why not."""
    wish["record"] = wish["record"][:IN_AN_ADDRESS]
    address = page.evaluate("(wish) => `${new URLSearchParams(wish)}`", wish)
    page.evaluate(TABLE, {"frame": f"{trial.stage.host.address}embed.html#{address}"})
    frame = page.frame_locator("#t")

    def shown() -> str:
        if frame.locator(".trouble").count():
            return str(frame.locator(".trouble").inner_text())
        return "a table" if frame.locator(".picture, main.table").count() else ""

    said = until(shown, lambda: f"neither a table nor a word: {trial.case}", PATIENCE)
    if said != "a table":
        well_said(trial, said)


def well_said(trial: Trial, said: str) -> None:
    """Check that a sentence is in the reader's language, with nothing raw of ours in it."""
    if not spoken.keys(said, trial.language) or spoken.raw(QUOTED.sub("", said)):
        raise Mistold(f"not in {trial.language}: {said[:300]!r}")
