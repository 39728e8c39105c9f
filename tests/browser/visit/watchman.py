"""Watches over a browser context: no request leaves for another host, nothing is logged as an error, no policy is
broken.
"""

from contextlib import suppress

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, WebError
from playwright.sync_api import Error as PlaywrightError


class Watchman:
    """Hears all that happens in a context from now on; `report` fails if something happened that must not."""

    def __init__(self, context: BrowserContext, origin: str, faults: tuple[str, ...] = ()) -> None:
        self.origin = origin
        self.faults = faults
        self.foreign: list[str] = []
        self.errors: list[str] = []
        self.left = False
        self.context = context
        context.on("request", self.requested)
        context.on("console", self.logged)
        context.on("weberror", self.failed)

    def requested(self, request: Request) -> None:
        worker = request.service_worker
        if worker and not worker.url.startswith(f"{self.origin}/"):
            return  # it served a visitor before this one, and still does what it had begun then
        if not request.url.startswith((f"{self.origin}/", f"blob:{self.origin}/", "blob:null/", "data:")):
            self.foreign.append(request.url)

    def logged(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.note(f"{message.text} ({message.location.get('url')})")

    def failed(self, error: WebError) -> None:
        self.note(str(error.error))

    def note(self, text: str) -> None:
        if not any(fault in text for fault in self.faults):
            self.errors.append(text)

    def leave(self) -> None:
        """End the watch before the pages are closed: a page is not to blame for errors when it is closed in the middle
        of its work. All that the pages have logged until then has arrived. After the first call it does nothing.
        """
        if self.left:
            return
        self.left = True
        for page in self.context.pages:
            with suppress(PlaywrightError):  # one that is just being loaded has nothing to say yet
                page.evaluate("0")
        self.context.remove_listener("console", self.logged)
        self.context.remove_listener("weberror", self.failed)
        self.context.remove_listener("request", self.requested)

    def report(self) -> None:
        assert not self.foreign, f"asked another host: {self.foreign}"
        assert not self.errors, f"the page logged errors: {self.errors}"
