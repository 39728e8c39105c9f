"""A page of another origin, with tables of ours in it."""

import itertools
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from at_rest import rest
from hosting import Host
from lending import Lender
from playwright.sync_api import Frame, Page

from build import local_server

AS_HIGH_AS_WISHED = "() => Math.abs(document.documentElement.getBoundingClientRect().height - innerHeight) < 2"
EVENTS = ("ready", "move", "step", "solved", "gameover", "error", "resize")
PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page about games</title></head><body>
{body}
<script>
  window.heard = [];
  for (const name of {events})
    addEventListener(name, ({{target, detail}}) => heard.push([target.id, name, detail]), true);
</script>
<script type="module" src="{site}embed.js"></script></body></html>"""


class Bare(local_server.Handler):
    """A host that lets nobody else's page read its files."""

    def send_header(self, keyword: str, value: str) -> None:
        if keyword != "Access-Control-Allow-Origin":
            super().send_header(keyword, value)


class Guest:
    """Somebody's page, served from a host of its own, open in a tab."""

    def __init__(self, page: Page, site: Host, folder: Path) -> None:
        self.page = page
        self.site = site
        self.folder = folder
        self.host = Host(folder)
        self.visits = itertools.count(1)

    def open(self, body: str) -> None:
        """Open a page with that body; SITE/ in it is our site's address."""
        page = PAGE.format(body=body.replace("SITE/", self.site.url), events=list(EVENTS), site=self.site.url)
        self.visit(page)

    def visit(self, text: str) -> None:
        """Open a page with that text, at an address of its own.

        A host knows a file's version by the second in which it was written: if two pages had one address within one
        second, it would answer that the first is still good.
        """
        (self.folder / "index.html").write_text(text, "utf-8")
        self.page.goto(f"http://127.0.0.1:{self.host.port}/?{next(self.visits)}")

    def heard(self, name: str, element: str = "") -> list[Any]:
        """The details of the events of that name, of one element or of all."""
        events = self.page.evaluate("heard")
        return [detail for of, said, detail in events if said == name and element in ("", of)]

    def wait(self, name: str, element: str, count: int = 1) -> Any:
        """Wait for an event of an element; its detail."""
        self.page.wait_for_function(
            "([name, of, count]) => heard.filter((each) => each[0] === of && each[1] === name).length >= count",
            arg=[name, element, count],
        )
        return self.heard(name, element)[-1]

    def frame(self, element: str) -> Frame:
        """The frame inside an element."""
        handle = self.page.evaluate_handle(f"document.getElementById('{element}').shadowRoot.querySelector('iframe')")
        found = handle.as_element()
        assert found is not None
        frame = found.content_frame()
        assert frame is not None
        return frame

    def still(self, *elements: str) -> None:
        """Wait until these tables have the height that they ask for and nothing moves: a click goes to a place on the
        page, and is lost if the frame has just moved away from there. Each is scrolled into sight for this, since a
        browser draws no frame that nobody sees. The last one stays in sight, and is the one to click next.
        """
        for element in elements:
            self.page.evaluate(f"document.getElementById('{element}').scrollIntoView()")
            self.frame(element).wait_for_function(AS_HIGH_AS_WISHED)
            rest(self.frame(element))
        rest(self.page)

    def asked_for_python(self) -> list[str]:
        """What was fetched from our site that only play needs."""
        return [path for path in self.site.requests if "/python/" in path or "worker-" in path]


@pytest.fixture
def guest_at(lender: Lender, tmp_path: Path) -> Iterator[Callable[..., Guest]]:
    """A guest's tab at a site."""
    guests: list[Guest] = []
    loans = ExitStack()

    def arrive(site: Host, **how: Any) -> Guest:
        context = loans.enter_context(lender.lend("localhost", **how)).context
        guests.append(Guest(context.new_page(), site, tmp_path))
        return guests[-1]

    yield arrive
    loans.close()
    for guest in guests:
        guest.host.go()


@pytest.fixture
def guest(guest_at: Callable[..., Guest], host: Host) -> Guest:
    return guest_at(host, viewport={"width": 1000, "height": 900})
