"""The kinds of faults. Each does one to somebody at the page and raises where a match was lost or play did not go on;
it returns whether what the page said was right, None where nothing had to be said.
"""

import json
import random
import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Error, expect

from build.storm import PATIENCE
from build.storm.answers import ANSWERS
from build.storm.person import Person

TOLD = "[role=alert], .start-line.bad, .slip.bad"
LOUDLY = "workers.at(-1).dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }))"


@dataclass(frozen=True)
class World:
    """What every fault is done in: the browser, the site on its host and as a folder."""

    browser: Browser
    address: str
    site: Path


def first_files(site: Path) -> list[str]:
    """What the page cannot begin without, by address."""
    page = (site / "index.html").read_text("utf-8")
    scripts = re.findall(r'(?:src|href)="((?:js|css)/[\w-]+\.(?:js|css))"', page)
    python = ("js/worker-*.js", "python/*.asm-*.mjs", "python/*.wasm.gz", "python/library-*.gz", "python/lostcities-*")
    later = [next(site.glob(pattern)).relative_to(site).as_posix() for pattern in python]
    return [*(name for name in scripts if "/dawn-" not in name), "lang/en/shell.ftl", "lang/en/table.ftl", *later]


def arrival(world: World, chance: random.Random) -> bool | None:
    """A first visit on which one file does not come, or not as it is."""
    lost = chance.choice(first_files(world.site))
    answer = chance.choice(sorted(set(ANSWERS) - {"stalled"}))
    person = Person(world.browser, world.address)
    try:
        person.context.route(f"**/{lost}", ANSWERS[answer])
        person.page.goto(world.address, wait_until="commit")
        told = person.page.locator(TOLD).first
        told.wait_for()
        said = told.inner_text()
        person.context.unroute_all(behavior="ignoreErrors")
        person.page.locator("[data-act=start]").wait_for()
        expect(person.page.locator(TOLD)).to_have_count(0, timeout=1000 * PATIENCE)
        return lost.split("/")[-1] in said
    finally:
        person.leave()


def worker(world: World, chance: random.Random) -> bool | None:
    """The worker ends in the middle of a match, with an error."""
    return amid(world, chance, lambda person: person.page.evaluate(LOUDLY), "set up again")


def reloaded(world: World, chance: random.Random) -> bool | None:
    """The page is loaded anew at some moment."""
    return amid(world, chance, lambda person: person.page.reload(), "")


def crashed(world: World, chance: random.Random) -> bool | None:
    """The tab's process is killed, and the match opened in another."""

    def crash(person: Person) -> None:
        session = person.context.new_cdp_session(person.page)
        with_crash = person.page
        with suppress(Error):  # nobody is left to answer
            session.send("Page.crash")
        person.page = person.context.new_page()
        person.page.goto(f"{world.address}#table")
        with_crash.close()

    return amid(world, chance, crash, "")


def offline(world: World, chance: random.Random) -> bool | None:
    """The network goes in the middle of a match: nothing needs it."""
    return amid(world, chance, lambda person: person.context.set_offline(True), "")


def amid(world: World, chance: random.Random, fault: Callable[[Person], object], said: str) -> bool | None:
    """A fault in the middle of a match: the table is as it was, the sentence is there, and play goes on."""
    person = Person(world.browser, world.address)
    try:
        person.set_out()
        for _ in range(chance.randint(1, 3)):
            person.turn(chance.randrange(8))
        person.kept()
        seen = person.seen()
        fault(person)
        person.back_at(seen)
        right = said in person.page.locator(".slips").inner_text() if said else None
        person.turn(chance.randrange(8))
        return right
    finally:
        person.leave()


def brought(world: World, chance: random.Random) -> bool | None:
    """A file of a match that is broken somewhere is brought in: a sentence refuses it, and nothing else changes."""
    person = Person(world.browser, world.address)
    try:
        person.set_out()
        person.turn(chance.randrange(8))
        person.kept()
        seen = person.seen()
        person.page.goto(f"{world.address}#matches")
        person.page.locator("input[type=file]").set_input_files(
            {"name": "match.json", "mimeType": "application/json", "buffer": broken(chance)}
        )
        slip = person.page.locator(".slip.bad").first
        slip.wait_for()
        said = slip.inner_text()
        person.page.goto(f"{world.address}#table")
        person.back_at(seen)
        person.turn(chance.randrange(8))
        return "sound record" in said or "cannot be read" in said
    finally:
        person.leave()


def broken(chance: random.Random) -> bytes:
    """A text that is no record, in one of many ways."""
    sound = json.dumps({"format": "lostcities-record", "version": 1, "game": "card", "rounds": []}).encode()
    at = chance.randrange(1, len(sound))
    return chance.choice(
        [
            b"",
            sound[:at],
            sound[:at] + bytes([chance.randrange(256)]) + sound[at + 1 :],
            b"\xef\xbb\xbf" + sound,
            b"[" * chance.randint(2, 100_000),
            b'{"a":1e999999}',
            chance.randbytes(at),
        ]
    )


KINDS: dict[str, Callable[[World, random.Random], bool | None]] = {
    "arrival": arrival,
    "worker": worker,
    "reloaded": reloaded,
    "crashed": crashed,
    "offline": offline,
    "brought": brought,
}
NOT_IN = {"firefox": {"crashed"}}
"""By browser: what it cannot be made to do from outside."""
