"""A page of the tests in Chromium: modules of web/ from a small server, under a policy where one is wanted."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page
from waiting import PATIENCE

from build import local_server
from build.site import words

ROOT = Path(__file__).parents[2]
BLANK = (
    '<!doctype html><html lang="en"><meta charset="utf-8">{head}<title>test</title>'
    '<body><div id="table"></div></body></html>'
)


class Files(local_server.Handler):
    """The repository's files, its drawings where the site has them too, its words with the end that the build gives
    them, and an empty page at /blank with whatever head the test asked for. No file changes meanwhile, so browsers need
    not ask twice.
    """

    head = ""
    cache_control = "max-age=3600"

    def do_GET(self) -> None:
        if self.path.startswith("/art/"):
            self.path = f"/web{self.path}"
        if self.path == "/blank":
            self.answer("text/html; charset=utf-8", BLANK.format(head=self.head))
        elif (file := Path(self.path)).suffix == ".ftl":
            try:
                self.answer("text/plain; charset=utf-8", words.sent(file.parent.name, file.stem))
            except FileNotFoundError:
                self.send_error(404)
        else:
            super().do_GET()

    def answer(self, kind: str, text: str) -> None:
        """A text of this type."""
        body = text.encode()
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


@contextmanager
def blank_page(browser: Browser, head: str = "", **context: Any) -> Iterator[Page]:
    """An empty page of our own origin, `head` in its head; fails the test on an uncaught error in the page."""
    handler = type("Files", (Files,), {"head": head})
    server = local_server.serve(ROOT, handler=handler)
    errors: list[str] = []
    try:
        page = browser.new_page(**context)
        page.set_default_timeout(1000 * PATIENCE)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(f"http://127.0.0.1:{server.server_port}/blank")
        yield page
        page.close()
    finally:
        server.end()
    assert errors == []
