"""One fault and its circumstances: who is at the page, in which language, with which matches; and the check of
everything afterwards.
"""

from collections.abc import Callable
from contextlib import ExitStack, suppress
from random import Random
from typing import Any

from playwright.sync_api import BrowserContext, Page
from playwright.sync_api import Error as PlaywrightError
from visitor import LEFT_TO_THE_VISITOR, Look, Visitor, remember
from waiting import until

from build.storm import matches, parts, spoken
from build.storm.matches import Prepared
from build.storm.stage import Stage

LANGUAGES = ("en", "es", "ru", "fa")
PATIENCE = 60.0
"""Seconds that anything may take after a fault; a timeout, not a target."""
BLANK = "licences.txt"
"""A page of the site without any script."""

KEEP = """async ([entries, remembered]) => {
  const opening = indexedDB.open(`lost-cities ${new URL(".", location.href).pathname}`);
  opening.onupgradeneeded = () => opening.result.createObjectStore("matches");
  const database = await new Promise((done, failed) => {
    opening.onsuccess = () => done(opening.result);
    opening.onerror = () => failed(opening.error);
  });
  const writing = database.transaction("matches", "readwrite");
  if (Object.keys(remembered).length) writing.objectStore("matches").clear();
  for (const [id, entry] of Object.entries(entries)) writing.objectStore("matches").put(entry, id);
  await new Promise((done) => { writing.oncomplete = done; });
  database.close();
  for (const [name, value] of Object.entries(remembered))
    localStorage.setItem(`lostcities.${name}`, JSON.stringify({version: 1, value}));
}"""
"""Stores matches and what the page remembers on the device, as the page would."""
KEPT = """async () => {
  const name = `lost-cities ${new URL(".", location.href).pathname}`;
  const opening = indexedDB.open(name);
  opening.onupgradeneeded = () => opening.transaction.abort();
  const database = await new Promise((done) => {
    opening.onsuccess = () => done(opening.result);
    opening.onerror = () => done(null);
  });
  if (!database) return {};
  const store = database.transaction("matches").objectStore("matches");
  const all = (request) => new Promise((done) => { request.onsuccess = () => done(request.result); });
  const [ids, entries] = await Promise.all([all(store.getAllKeys()), all(store.getAll())]);
  database.close();
  return Object.fromEntries(ids.map((id, at) => [id, entries[at]]));
}"""
"""Every entry that is kept, by its id."""
HASTE = """(() => {
  const { now } = Date, start = now(), { setTimeout: later, setInterval: often } = window;
  const limit = AbortSignal.timeout;
  Date.now = () => start + 8 * (now() - start);
  window.setTimeout = (does, time = 0, ...rest) => later.call(window, does, time > 400 ? time / 8 : time, ...rest);
  window.setInterval = (does, time = 0, ...rest) => often.call(window, does, time > 400 ? time / 8 : time, ...rest);
  AbortSignal.timeout = (time) => limit.call(AbortSignal, time / 8);
})()"""
"""Makes the page's seconds short, so that nobody has to wait for what it does after a while."""
JUMP = """(() => {
  const Real = Date, { now } = Date;
  let away = 0;
  window.jumps = (seconds) => { away = seconds * 1000; };
  window.Date = class extends Real {
    constructor(...what) { what.length ? super(...what) : super(now() + away); }
    static now() { return now() + away; }
  };
})()"""
"""Lets the page's clock jump, to so many seconds from the true time."""

HEAR = """(() => {
  window.said = new Set();
  new MutationObserver(() => {
    for (const each of document.querySelectorAll(".slip p")) if (each.innerText) said.add(each.innerText);
  }).observe(document, { subtree: true, childList: true, characterData: true });
})()"""
"""Collects in `said` everything that is said beside the table, for it may disappear."""

LATE = """(() => {
  const workers = navigator.serviceWorker;
  const register = workers?.register.bind(workers);
  const asked = new Promise((resolve) => { window.keep = resolve; });
  if (workers && !sessionStorage.keptNow) workers.register = (...how) => asked.then(() => register(...how));
})()"""
"""Nothing is kept for offline use until `keep()`."""


class Lost(Exception):
    """Something is gone, or does not go on."""


class Mistold(Exception):
    """The page said nothing where it should have, or not in the reader's language."""


class Trial:
    """A fault being tried. `case` says in words what it is; `told`, whether the page had to say something."""

    def __init__(self, stage: Stage, chance: Random) -> None:
        self.stage = stage
        self.chance = chance
        self.language = self.reader(chance)
        self.case = ""
        self.told = False
        self.kept: list[Prepared] = []
        self.leaving = ExitStack()

    @staticmethod
    def reader(chance: Random) -> str:
        """The language of the person at the page: the first thing that chance decides."""
        return chance.choice(LANGUAGES)

    # Coming in

    def context(self, workers: str = "block", browser: Any = None, **options: Any) -> BrowserContext:
        """A new context, in which nothing is kept."""
        wishes: dict[str, Any] = {"locale": self.language, "viewport": {"width": 1280, "height": 800}}
        wishes |= {"service_workers": workers, **options}
        made: BrowserContext = (browser or self.stage.browser()).new_context(**wishes)
        self.leaving.callback(closed, made)
        made.set_default_timeout(1000 * PATIENCE)
        return made

    def lent(self, kept: bool = False) -> BrowserContext:
        """A context with the compiled code of Python and a started Python, if the browser can lend them: pages start
        sooner there. Its language is the same for all readers, who have theirs in their settings. With `kept` the site
        is kept for offline use at once, and not only when `keep()` is called."""
        if self.stage.engine != "chromium":
            context = self.context("allow")
            run_first: Callable[[str], object] = context.add_init_script
        else:
            wishes = {"viewport": {"width": 1280, "height": 800}, "service_workers": "allow"}
            loan = self.leaving.enter_context(self.stage.lender().lend("localhost", locale="en", **wishes))
            self.stage.python.put(self.stage.lender(), loan, self.stage.host.address)
            context, run_first = loan.context, loan.run_first
        if not kept:
            run_first(LATE)
        return context

    def furnish(self, page: Page, matches_kept: int = 2) -> None:
        """Store matches on the device, the last of which is in play, and the reader's language."""
        page.goto(self.stage.host.address + BLANK)
        self.put(page, matches_kept)

    def put(self, page: Page, matches_kept: int) -> None:
        """The same from any page of the site, in place of the matches that are there."""
        self.kept = [matches.prepared(self.chance) for _ in range(matches_kept)]
        settings = {"language": self.language, "animation": "off", "tips": False}
        last = self.kept[-1].id if self.kept else ""
        page.evaluate(KEEP, [{each.id: each.entry for each in self.kept}, {"settings": settings, "last": last}])

    def visitor(
        self, context: BrowserContext, *scripts: str, haste: bool = False, furnish: int = 2, sooner: bool = False
    ) -> Visitor:
        """Somebody with a match on the table who has not opened the page yet; with `sooner` they have a started Python,
        if the browser can take it up."""
        page = context.new_page()
        self.furnish(page, furnish)
        if sooner and self.stage.engine == "chromium":
            self.stage.python.lay(self.stage.lender(), page, self.stage.host.address)
        for script in ([HASTE] if haste else []) + [LEFT_TO_THE_VISITOR, *scripts]:
            page.add_init_script(script)
        return Visitor(page, self.stage.host.address)

    def at_desk(self, furnish: int = 2) -> Visitor:
        """Somebody on the home screen of the page that stays open from trial to trial, with kept matches. A trial that
        needs no start of Python takes a tenth of the time there."""
        visitor = self.desk()
        page = visitor.page
        if page.locator(f"html[lang={self.language}]").count() == 0:
            visitor.go("#settings")
            visitor.choose(f"input[name=language][value={self.language}]")
            page.locator(f"html[lang={self.language}]").wait_for()
        for shut in page.locator(".slip .shut").all():
            shut.click()
        visitor.chance.seed(20)
        self.put(page, furnish)
        visitor.go("")
        return visitor

    def desk(self) -> Visitor:
        """The page that stays open, as it was left. The files that it requested up to its first table are `known`."""
        known, host = self.stage.known, self.stage.host
        if "desk" not in known:
            page = self.stage.held_context().new_page()
            page.goto(host.address + BLANK)
            page.evaluate(KEEP, [{}, {"settings": {"language": "en", "animation": "off", "tips": False}}])
            for script in (LEFT_TO_THE_VISITOR, JUMP):
                page.add_init_script(script)
            visitor = Visitor(page, host.address)
            host.requests.clear()
            visitor.open()
            visitor.set_out()
            known["first visit"] = sorted(set(host.requests) - {"index.html", "favicon.ico"}, key=parts.plain)
            known["desk"] = visitor
        desk: Visitor = known["desk"]
        return desk

    def resume(self, visitor: Visitor, match: Prepared) -> None:
        """Open a kept match from the list. A match opened earlier may still come to the table meanwhile and close the
        list; then open the list again."""
        button = visitor.page.locator(f".kept-match [data-act=resume][data-value='{match.id}']")

        def pressed() -> bool:
            if visitor.look().screen == "matches":
                visitor.go("")  # so that the list is read anew
            visitor.go("#matches")
            with suppress(PlaywrightError):
                button.first.click(timeout=5000)
                return True
            return False

        until(pressed, lambda: f"{match.id} is not in the list", PATIENCE)

    def at_table(
        self, context: BrowserContext, *scripts: str, haste: bool = False, sooner: bool = False
    ) -> tuple[Visitor, Look]:
        """Somebody at the table of a prepared match, and what they see."""
        visitor = self.visitor(context, *scripts, haste=haste, sooner=sooner)
        visitor.open("#table")
        return visitor, self.seen(visitor)

    def seen(self, visitor: Visitor) -> Look:
        """What is on the table once a move can be made."""
        return visitor.arrive("table")

    def stored(self, page: Page) -> dict[str, Any]:
        return dict(page.evaluate(KEPT))

    # What is said

    def must_say(self, page: Page, which: str, *wanted: str) -> str:
        """Wait until one of these messages is shown there in the reader's language; returns the text."""
        self.told = True

        def said() -> str:
            with suppress(PlaywrightError):  # the page is reloading
                for text in page.locator(which).all_inner_texts():
                    if spoken.says(text, self.language, *wanted):
                        return str(text)
            return ""

        try:
            return str(until(said, patience=PATIENCE))
        except AssertionError:
            texts = page.locator(which).all_inner_texts()
            raise Mistold(f"not {' or '.join(wanted)} in {self.language}: {texts}") from None

    # The check of everything

    def whole(self, visitor: Visitor, apart: tuple[str, ...] = (), play: bool = True) -> None:
        """Check that everything is there to the last half-move, that the table speaks the reader's language, and that
        play goes on. `apart`: matches that the fault itself has changed."""
        self.nothing_lost(visitor.page, apart)
        if not play:
            return
        look = self.seen(visitor)
        self.spoken_well(look)
        match = self.kept[-1]
        before = matches.half_moves(self.stored(visitor.page)[match.id]["record"])
        visitor.answer(look)
        visitor.settle()
        until(
            lambda: matches.half_moves(self.stored(visitor.page)[match.id]["record"]) > before,
            lambda: "the next half-move is not kept",
            PATIENCE,
        )
        self.nothing_lost(visitor.page, apart)

    def nothing_lost(self, page: Page, apart: tuple[str, ...] = ()) -> None:
        stored = self.stored(page)
        for match in self.kept:
            if match.id in apart:
                continue
            entry = stored.get(match.id)
            if entry is None:
                raise Lost(f"{match.id} is gone; there are {sorted(stored)}")
            if not matches.grew(match.record, entry["record"]):
                raise Lost(f"{match.id} has {matches.half_moves(entry['record'])} half-moves, not as it was")

    def spoken_well(self, look: Look) -> None:
        if look.lang != self.language:
            raise Mistold(f"the page speaks {look.lang}, not {self.language}")
        if raw := spoken.raw(look.words):
            raise Mistold(f"{raw!r} stands on the page")


def closed(context: BrowserContext) -> None:
    """Close the context, if it still exists: its browser may have been killed."""
    with suppress(PlaywrightError):
        context.close()


def memory(**kept: object) -> str:
    """A script with which a page remembers these things from the start."""
    return str(remember(kept))
