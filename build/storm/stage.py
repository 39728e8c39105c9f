"""What trials share: the built site on a host, a browser, and what it can lend to trials."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import engines
from lending import Lender
from playwright.sync_api import Browser, BrowserContext, Playwright, sync_playwright
from playwright.sync_api import Error as PlaywrightError
from started import Started

from build.storm.host import StormHost


class Stage:
    """Starts each thing when it is first needed, and ends everything together with itself."""

    def __init__(self, engine: str, site: Path, playwright: Playwright | None = None) -> None:
        self.engine = engine
        self.site = site
        self.playwright = playwright
        self.ending = ExitStack()
        self.host = StormHost(site)
        self.ending.callback(self.host.end)
        self.started: Browser | None = None
        self.lends: Lender | None = None
        self.python = Started()
        self.ending.callback(self.python.end)
        self.known: dict[str, Any] = {}
        """What the kinds of faults have found out and need not find out again."""

    def __enter__(self) -> "Stage":
        if self.playwright is None:
            self.playwright = self.ending.enter_context(sync_playwright())
        return self

    def __exit__(self, *_: object) -> None:
        self.ending.close()

    def browser(self) -> Browser:
        """The browser of most trials, restarted if it is gone."""
        if self.started is None or not self.started.is_connected():
            self.started = self.another()
            self.lends = None
        return self.started

    def another(self, plain: bool = False) -> Browser:
        """A separate browser, ended with the stage at the latest; a plain one has a process for every page."""
        assert self.playwright is not None
        if plain:
            made: Browser = getattr(self.playwright, self.engine).launch(**launch(self.engine))
        else:
            made = engines.browser_of(self.playwright, self.engine)
        self.ending.callback(ended, made)
        return made

    def lender(self) -> Lender:
        browser = self.browser()
        if self.lends is None:
            (wasm,) = self.site.glob("python/pyodide.asm-*.wasm.gz")
            self.lends = Lender(browser, wasm)
        return self.lends

    def held_context(self) -> BrowserContext:
        """A context that stays open from one trial to the next."""
        wishes: dict[str, Any] = {
            "locale": "en",
            "viewport": {"width": 1280, "height": 800},
            "service_workers": "block",
        }
        return self.browser().new_context(**wishes)

    @contextmanager
    def window(self) -> Iterator[engines.Tab]:
        """A window of WebKit, in which nothing is kept from before."""
        if "display" not in self.known:
            self.known["display"] = True
            self.ending.enter_context(engines.display())
        with engines.webkit_tab() as tab:
            yield tab

    def anew(self) -> None:
        """Start afresh, so that nothing of a failed trial affects the next one."""
        if self.started is not None:
            ended(self.started)
        self.started = self.lends = None
        for held in ("desk", "somebody"):
            self.known.pop(held, None)

    def folder(self) -> Path:
        """An empty folder, removed with the stage."""
        return Path(self.ending.enter_context(TemporaryDirectory(ignore_cleanup_errors=True)))


def launch(engine: str) -> dict[str, Any]:
    """How a separate browser is started, without a window: it does not optimise code, as its short life is not worth
    it."""
    how = dict(engines.LAUNCH[engine])
    if engine == "chromium":
        how["executable_path"] = engines.SWIFT or how["executable_path"]
        how["args"] = [engines.COMPILED_ONCE, *engines.PAINTED_PLAINLY]
    return how


def ended(browser: Browser) -> None:
    with suppress(PlaywrightError):
        browser.close()
