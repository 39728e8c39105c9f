"""Sample tables on a page of the tests: as the page draws them, in any language and size, with no engine to wait for.

Much quicker than a visit, so that every game is seen in many states; what needs the engine is in tests/browser/visit.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from at_rest import resize
from page.chromium import ROOT, blank_page
from playwright.sync_api import Browser, Page

from build.site import fonts as font_subset

VIEWS = ROOT / "tests" / "fixtures" / "views"
IMPORTS = {"imports": {"@fluent/bundle": "/web/node_modules/@fluent/bundle/esm/index.js"}}


def table(name: str) -> dict[str, Any]:
    """A table as the engine sent it."""
    return dict(json.loads((VIEWS / f"{name}.json").read_text("utf-8")))


def choosing(shown: dict[str, Any], kind: str) -> dict[str, Any]:
    """The first card of the hand that can be placed in that way ("play", "discard"), chosen."""
    hand = next(zone["cards"] for zone in shown["view"]["zones"] if zone["kind"] == "hand")
    card = next(move["card"] for move in shown["view"]["moves"] if move["kind"] == kind)
    return {"chosen": {"card": card, "index": hand.index(card)}}


def count_of(which: str) -> str:
    """A function of the page: how many there are of these."""
    return f"() => document.querySelectorAll({json.dumps(which)}).length"


class Samples:
    """A page that shows sample tables."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.now = (0, 0)
        self.page.evaluate("async () => { await (window.sample = await import('/tests/page/sample.js')).dress(); }")

    def size(self, width: int, height: int) -> None:
        """Set the window's size; if it is a new one, the page is empty then."""
        if (width, height) != self.now:
            self.page.evaluate("sample.clear()")
            resize(self.page, width, height)
            self.now = (width, height)

    def look(self, tables: list[dict[str, Any]], *functions: str) -> list[list[Any]]:
        """What functions of the page say of each of these tables (as for `show`): much quicker than one by one."""
        given = json.dumps([tables, functions])
        return list(self.page.evaluate("(given) => sample.look(...JSON.parse(given))", given))

    def show(self, shown: dict[str, Any], **how: Any) -> None:
        """Draw a table: `language`, `text` (percent), `ui` (what is chosen)."""
        # As a text: handing the browser's driver so many values one by one takes longer than drawing them.
        self.page.evaluate("(given) => sample.draw(JSON.parse(given))", json.dumps({"table": shown, **how}))


@contextmanager
def sample_page(chromium_browser: Browser, **context: Any) -> Iterator[Samples]:
    """A page with the styles and letters of the site and nothing on it yet."""
    letters = "/" + Path(font_subset.font_styles()).relative_to(ROOT).as_posix()
    head = (
        f'<base href="/web/"><script type="importmap">{json.dumps(IMPORTS)}</script>'
        f'<link rel="stylesheet" href="{letters}">'
        '<link rel="stylesheet" href="css/main.css"><link rel="stylesheet" href="css/play.css">'
        '<link rel="stylesheet" href="css/screens.css">'
    )
    with blank_page(chromium_browser, head, **context) as page:
        yield Samples(page)


@contextmanager
def sample_screens(chromium_browser: Browser, **context: Any) -> Iterator[Samples]:
    """The same, with the screens about the table in its place: `screens.show` (screen.js) shows one."""
    with sample_page(chromium_browser, **context) as samples:
        samples.page.add_style_tag(url="css/book.css")
        samples.page.evaluate(
            "async () => { document.querySelector('#table').id = 'shell';"
            " window.screens = await import('/tests/page/screen.js'); }"
        )
        yield samples
