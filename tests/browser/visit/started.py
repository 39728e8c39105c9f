"""A started Python for all visits: what the page keeps for its next visit (web/js/worker/snapshot.js), made by the page
itself once for each build and put into the contexts of visitors, so that they reach their tables sooner.
"""

import os
import re
import time
from contextlib import ExitStack, suppress
from functools import cached_property
from urllib.parse import urlsplit
from urllib.request import urlopen

from lending import STARTED, Lender, Loan
from playwright.sync_api import Frame, Page
from visitor import Visitor

from build import local_server
from build.site import builder as site_builder

FOLDER = site_builder.CACHE / "started"
KEPT = 24 * 3600
"""Seconds after which what was made for another build is removed: until then other processes may be using it."""
WORKER = re.compile(r"js/worker-\w+\.js")
MEET = """globalThis.Worker = class extends Worker {
  constructor(...how) {
    super(...how);
    (window.met ??= []).push(this);
  }
};"""
MAKE = """async ([name, url]) => {
  const [worker] = met;
  const kept = new Promise((resolve) => {
    worker.addEventListener("message", ({ data }) => { if (data.kind === "kept") resolve(data); });
  });
  worker.postMessage({ kind: "keep", kept: false });
  const told = await kept;
  const cache = await caches.open(name);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await (await cache.match(url)).blob());
  link.download = "started";
  link.click();
  return told.size;
}"""
PUT = """async ([name, url, file]) => {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  const body = await response.blob();
  await (await caches.open(name)).put(url, new Response(body, { headers: { "content-length": String(body.size) } }));
}"""


class Started:
    """Made when it is first wanted; for the pages of any host that has the site. `end()` ends it."""

    def __init__(self) -> None:
        self.ending = ExitStack()
        self.workers: dict[str, str] = {}

    def worker(self, address: str) -> str:
        """The address of the page's worker, from the root of the site at this address: another one for every build."""
        if address not in self.workers:
            with urlopen(f"{address}sw.js") as listing:
                found = WORKER.search(listing.read().decode())
            assert found, f"{address} lists no worker"
            self.workers[address] = found[0]
        return self.workers[address]

    @cached_property
    def server(self) -> local_server.Server:
        """Gives it to pages."""
        server = local_server.serve(FOLDER)
        self.ending.callback(server.end)
        return server

    def place(self, address: str) -> list[str]:
        """The cache of a site at this address, and the address in it."""
        return [f"{STARTED}{urlsplit(address).path}", f"{address}{self.worker(address)}.snapshot"]

    def made(self, lender: Lender, address: str) -> str:
        """The address of the file that holds it; if there is none yet, the page of the site at `address` makes it."""
        name = self.worker(address).replace("/", "-")
        if not (FOLDER / name).exists():
            FOLDER.mkdir(exist_ok=True)
            for older in FOLDER.iterdir():
                with suppress(FileNotFoundError):  # another process tidies up too, or names what it has made
                    if older.stat().st_mtime < time.time() - KEPT:
                        older.unlink()
            with lender.lend(str(urlsplit(address).hostname), service_workers="block") as loan:
                loan.run_first(MEET)
                visitor = Visitor(loan.context.new_page(), address)
                visitor.open()
                visitor.press("[data-act=start]")
                visitor.arrive("table")
                with visitor.page.expect_download() as download:
                    size = visitor.page.evaluate(MAKE, self.place(address))
                part = FOLDER / f"{name}.{os.getpid()}"
                download.value.save_as(part)
            assert part.stat().st_size == size > 0
            part.replace(FOLDER / name)
        return f"http://localhost:{self.server.server_port}/{name}"

    def put(self, lender: Lender, loan: Loan, address: str) -> None:
        """Have the pages of the site at this address take Python up in this context, for later visitors too."""
        parts = urlsplit(address)
        origin = f"{parts.scheme}://{parts.netloc}"
        if origin in loan.started:
            return
        page = loan.context.new_page()
        page.goto(f"{address}licences.txt")
        self.lay(lender, page, address)
        page.close()
        loan.started.add(origin)

    def lay(self, lender: Lender, page: Page | Frame, address: str) -> None:
        """The same for the context of a page of the site, or for the storage of a frame in another's page."""
        page.evaluate(PUT, [*self.place(address), self.made(lender, address)])

    def end(self) -> None:
        self.ending.close()
