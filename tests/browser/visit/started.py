"""A started Python for all visits of a run: what the page keeps for its next visit (web/js/worker/snapshot.js), made by
the page itself in one visit and put into the contexts of the others, which come to their tables sooner.
"""

import base64

from lending import STARTED, Lender, Loan
from visitor import Visitor
from web_host import NAME, WebHost

FILE = "started-python"
MEET = """globalThis.Worker = class extends Worker {
  constructor(...how) {
    super(...how);
    (window.met ??= []).push(this);
  }
};"""
MAKE = """async (start) => {
  const [worker] = met;
  const kept = new Promise((resolve) => {
    worker.addEventListener("message", ({ data }) => { if (data.kind === "kept") resolve(data); });
  });
  worker.postMessage({ kind: "keep", kept: false });
  const told = await kept;
  const [name] = (await caches.keys()).filter((each) => each.startsWith(start));
  const cache = await caches.open(name);
  const [{ url }] = await cache.keys();
  const blob = await (await cache.match(url)).blob();
  const reader = new FileReader();
  const read = new Promise((resolve) => { reader.onload = () => resolve(reader.result); });
  reader.readAsDataURL(blob);
  return [name, url, (await read).split(",")[1], told.size];
}"""
PUT = """async ([name, url, file]) => {
  const body = await (await fetch(file)).blob();
  await (await caches.open(name)).put(url, new Response(body, { headers: { "content-length": String(body.size) } }));
}"""


class Started:
    """Made for the pages of a host when it is first wanted there."""

    def __init__(self, lender: Lender) -> None:
        self.lender = lender
        self.places: dict[str, tuple[str, str]] = {}

    def place(self, host: WebHost) -> tuple[str, str]:
        """The cache's name and the address in it; the host has the bytes from now on."""
        if host.origin not in self.places:
            self.places[host.origin] = self.made(host)
        return self.places[host.origin]

    def made(self, host: WebHost) -> tuple[str, str]:
        with self.lender.lend(NAME) as loan:
            loan.run_first(MEET)
            visitor = Visitor(loan.context.new_page(), host.address)
            visitor.open()
            visitor.press("[data-act=start]")
            visitor.arrive("table")
            name, url, content, size = visitor.page.evaluate(MAKE, STARTED)
        body = base64.b64decode(content)
        assert len(body) == size > 0
        (host.root / FILE).write_bytes(body)
        return name, url

    def put(self, loan: Loan, host: WebHost) -> None:
        """The host's pages in this context take Python up from now on, also those of later visitors."""
        if host.origin in loan.started:
            return
        name, url = self.place(host)
        page = loan.context.new_page()
        page.goto(f"{host.address}licences.txt")
        page.evaluate(PUT, [name, url, f"{host.origin}/{FILE}"])
        page.close()
        loan.started.add(host.origin)
