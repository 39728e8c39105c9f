"""Contexts of Chromium that are lent to one visitor after another, so that a visit need not begin with a bare one.

In a context, the pages of one host live in one process (`ONE_PROCESS` in engines.py sees to that) and share the code
that Python's WebAssembly was compiled to: half the work of a short visit. A page that does not belong to the site stays
open and holds that code. What a visitor leaves on the device is removed before the context is lent again, except for a
started Python, if there is one.
"""

import gzip
import json
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cached_property
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import engines
from playwright.sync_api import Browser, BrowserContext, Frame
from playwright.sync_api import Error as PlaywrightError

from build import local_server

HOLDER = "<!doctype html><title>holds what Python was compiled to</title>"
HOLD = "async () => { window.held = await WebAssembly.compileStreaming(fetch('python.wasm')); }"
STARTED = "lost-cities python "
"""The page's name for the cache from which Python is taken up."""
ALL_BUT_CACHES = "cookies,file_systems,indexeddb,local_storage,shader_cache,websql,service_workers"


class Loan:
    """A context on loan: it has no page of another visitor, and keeps nothing that one did. The page that stays is at
    `address`, on the visitors' host: hosts do not share what is compiled.
    """

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.origins: set[str] = set()
        self.scripts = ExitStack()
        self.holder = context.new_page()
        self.holder.goto(address)
        self.holder.evaluate(HOLD)
        self.started: set[str] = set()
        """The origins whose pages take up a started Python (visit/started.py), which stays for the next visitor."""
        self.spent = False
        """Whether it cannot be lent again: what pages from files keep is not taken away."""
        context.on("page", lambda page: page.on("framenavigated", self.navigated))

    def navigated(self, frame: Frame) -> None:
        where = urlsplit(frame.url)
        if where.scheme in ("http", "https"):
            self.origins.add(f"{where.scheme}://{where.netloc}")
        self.spent = self.spent or where.scheme == "file"

    def run_first(self, script: str) -> None:
        """Run a script in every page before its own, until the loan ends."""
        self.scripts.enter_context(self.context.add_init_script(script))

    def end(self) -> None:
        """Close the visitor's pages and take away what they kept."""
        if self.spent:
            self.context.close()
            return
        self.scripts.close()
        self.started = {origin for origin in self.started if self.holds_python_alone(origin)}
        for page in self.context.pages:
            if page is not self.holder:
                page.close()
        self.context.clear_permissions()
        devtools = self.context.new_cdp_session(self.holder)
        for origin in self.origins:
            types = ALL_BUT_CACHES if origin in self.started else "all"
            devtools.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": types})
        devtools.detach()
        self.origins.clear()

    def holds_python_alone(self, origin: str) -> bool:
        """Whether an origin's caches hold only what Python is taken up from; only a page of it can tell."""
        page = next((page for page in self.context.pages if page.url.startswith(f"{origin}/")), None)
        if page is None:
            return False
        try:
            devtools = self.context.new_cdp_session(page)
            caches = devtools.send("CacheStorage.requestCacheNames", {"securityOrigin": origin})["caches"]
            alone = len(caches) == 1 and caches[0]["cacheName"].startswith(STARTED)
            # After it was erased a page may have looked for it: then its cache is there, but empty.
            entries = {"cacheId": caches[0]["cacheId"], "pageSize": 1} if alone else None
            holds = bool(entries and devtools.send("CacheStorage.requestEntries", entries)["cacheDataEntries"])
            devtools.detach()
        except PlaywrightError:  # the page has crashed
            return False
        return holds


class Lender:
    """Lends the contexts of one browser: for each host and set of options, as many as are out at a time."""

    def __init__(self, browser: Browser, wasm: Path) -> None:
        self.browser = browser
        self.wasm = wasm
        self.free: defaultdict[str, list[Loan]] = defaultdict(list)

    @cached_property
    def holding(self) -> local_server.Server:
        """Serves the page that stays and Python's WebAssembly, for as long as there is a lender.

        The browser's driver could answer these requests too, but takes two processor seconds to hand the file over.
        """
        self.folder = tempfile.TemporaryDirectory()
        Path(self.folder.name, "holder.html").write_text(HOLDER, "utf-8")
        Path(self.folder.name, "python.wasm").write_bytes(gzip.decompress(self.wasm.read_bytes()))
        return local_server.serve(Path(self.folder.name))

    @contextmanager
    def lend(self, name: str, **options: Any) -> Iterator[Loan]:
        """A context with these options, for sites on the host of that name."""
        free = self.free[json.dumps([name, options], sort_keys=True)]
        if free:
            loan = free.pop()
            loan.context.grant_permissions(options.get("permissions", []))
        else:
            context = engines.patient(self.browser.new_context(**options))
            loan = Loan(context, f"http://{name}:{self.holding.server_port}/holder.html")
        yield loan
        loan.end()
        if not loan.spent:
            free.append(loan)
