"""A started Python for all visits of a run: what the page keeps for its next visit (web/js/worker/snapshot.js), made by
the page itself in one visit and put into the contexts of the others, which come to their tables sooner.
"""

from contextlib import ExitStack
from functools import cached_property
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit

from lending import STARTED, Lender, Loan
from visitor import Visitor

from build import local_server

FILE = "started-python"
MEET = """globalThis.Worker = class extends Worker {
  constructor(...how) {
    super(...how);
    (window.met ??= []).push(this);
  }
};"""
MAKE = """async ([start, file]) => {
  const [worker] = met;
  const kept = new Promise((resolve) => {
    worker.addEventListener("message", ({ data }) => { if (data.kind === "kept") resolve(data); });
  });
  worker.postMessage({ kind: "keep", kept: false });
  const told = await kept;
  const [name] = (await caches.keys()).filter((each) => each.startsWith(start));
  const cache = await caches.open(name);
  const [{ url }] = await cache.keys();
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await (await cache.match(url)).blob());
  link.download = file;
  link.click();
  return [url, told.size];
}"""
PUT = """async ([name, url, file]) => {
  const body = await (await fetch(file)).blob();
  await (await caches.open(name)).put(url, new Response(body, { headers: { "content-length": String(body.size) } }));
}"""


class Started:
    """Made when it is first wanted; for the pages of any host that has the site."""

    def __init__(self) -> None:
        self.ending = ExitStack()
        self.key = ""
        """The address in its cache, from the site's root."""

    @cached_property
    def file(self) -> str:
        """Where pages find it."""
        server = local_server.serve(self.folder)
        self.ending.callback(server.end)
        return f"http://localhost:{server.server_port}/{FILE}"

    @cached_property
    def folder(self) -> Path:
        return Path(self.ending.enter_context(TemporaryDirectory()))

    def make(self, lender: Lender, address: str) -> None:
        """Have the page at this address make it, and take it from there as a file."""
        with lender.lend(str(urlsplit(address).hostname), service_workers="block") as loan:
            loan.run_first(MEET)
            visitor = Visitor(loan.context.new_page(), address)
            visitor.open()
            visitor.press("[data-act=start]")
            visitor.arrive("table")
            with visitor.page.expect_download() as download:
                url, size = visitor.page.evaluate(MAKE, [STARTED, FILE])
            download.value.save_as(self.folder / FILE)
        assert (self.folder / FILE).stat().st_size == size > 0
        self.key = url.removeprefix(address)

    def place(self, address: str) -> tuple[str, str]:
        """The cache of a site at this address, and the address in it."""
        return f"{STARTED}{urlsplit(address).path}", address + self.key

    def put(self, lender: Lender, loan: Loan, address: str) -> None:
        """The pages of the site at this address take Python up from now on in this context, also those of later
        visitors."""
        parts = urlsplit(address)
        origin = f"{parts.scheme}://{parts.netloc}"
        if origin in loan.started:
            return
        if not self.key:
            self.make(lender, address)
        page = loan.context.new_page()
        page.goto(f"{address}licences.txt")
        page.evaluate(PUT, [*self.place(address), self.file])
        page.close()
        loan.started.add(origin)

    def end(self) -> None:
        self.ending.close()
