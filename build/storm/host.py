"""A host that can spoil any file: dropped, stalled, cut short, replaced, of another type, unpacked on the way."""

import gzip
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event
from urllib.parse import unquote, urlsplit

from build import local_server

LOGIN = b"<!doctype html><title>Log in</title><p>Log in"
ANSWERS = ("dropped", "stalled", "hung", "cut", "short", "404", "500", "html", "damaged", "type", "unpacked")
"""What can happen to a file. `dropped`: the connection is cut; `stalled`: nothing arrives; `hung`: a part arrives and
no more; `cut`: a part, then the connection ends; `short`: a part as if that were all; `html`: somebody's page instead;
`type`: the right bytes as another type; `unpacked`: a .gz as if the host had compressed it on the way.
"""
HARMLESS = frozenset({"unpacked"})
"""What the page must cope with, without a word."""
STEP = 0.05


class Handler(local_server.Handler):
    """Responds as its host says."""

    host: "StormHost"

    def do_GET(self) -> None:
        path = unquote(urlsplit(self.path).path).lstrip("/") or "index.html"
        answer = self.host.answer(path)
        self.host.requests.append(path)
        content = self.host.content(path)
        if content is None:
            return super().do_GET()
        with suppress(OSError):  # browsers may hang up halfway
            self.reply(path, answer, content)
        return None

    def reply(self, path: str, answer: str, content: bytes) -> None:
        """Send the file, or what has become of it."""
        if answer == "dropped" or (answer == "stalled" and not self.host.waits()):
            self.close_connection = True
        elif answer in ("404", "500"):
            self.whole(path, b"no such thing", int(answer), "text/plain")
        elif answer == "html":
            self.whole(path, LOGIN, 200, "text/html; charset=utf-8")
        elif answer == "damaged":
            self.whole(path, b"wrong bytes {" + content[13:])
        elif answer == "type":
            self.whole(path, content, 200, "application/x-anything")
        elif answer == "short":
            self.whole(path, content[: len(content) // 2])
        elif answer in ("cut", "hung"):
            self.part(path, content, hang=answer == "hung")
        elif answer == "unpacked" and path.endswith(".gz"):
            self.whole(path, content, encoding="gzip")
        else:
            self.whole(path, content)

    def whole(self, path: str, content: bytes, status: int = 200, kind: str = "", encoding: str = "") -> None:
        self.head(path, len(content), status, kind, encoding)
        self.wfile.write(content)

    def part(self, path: str, content: bytes, hang: bool) -> None:
        """Send half of the file; then the connection ends, at once or (`hang`) once the host is well again."""
        self.head(path, len(content))
        self.wfile.write(content[: len(content) // 2])
        self.wfile.flush()
        if hang:
            self.host.waits()
        self.close_connection = True

    def head(self, path: str, length: int, status: int = 200, kind: str = "", encoding: str = "") -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind or self.guess_type(path))
        self.send_header("Content-Length", str(length))
        if encoding:
            self.send_header("Content-Encoding", encoding)
        self.end_headers()


class StormHost:
    """Serves a folder. `faults` says by path what becomes of a file; `published` holds files that replace the folder's;
    `last` is how many more requests are answered before the host goes away, if it is to do so.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.faults: dict[str, str] = {}
        self.published: dict[str, bytes] = {}
        self.requests: list[str] = []
        self.last: int | None = None
        self.well = Event()
        handler = type("Struck", (Handler,), {"host": self})
        self.server = local_server.serve(folder, handler=handler)
        self.address = f"http://localhost:{self.server.server_port}/"

    def answer(self, path: str) -> str:
        """What happens to this request."""
        if self.last is not None:
            if self.last <= 0:
                return "dropped"
            self.last -= 1
        return self.faults.get(path, "")

    def content(self, path: str) -> bytes | None:
        """The file's bytes; None if there is none, or if it is a folder."""
        if path in self.published:
            return self.published[path]
        file = self.folder / (f"{path}index.html" if path.endswith("/") else path)
        inside = self.folder in file.resolve().parents
        return file.read_bytes() if inside and file.is_file() else None

    def waits(self) -> bool:
        """Hold a request until the host is well again; returns False, as its connection should then end."""
        self.well.wait()
        return False

    def strike(self, path: str, answer: str) -> None:
        self.well.clear()
        self.faults[path] = answer

    def mend(self, path: str) -> None:
        """Serve this file again to new requests; those that hang go on hanging."""
        self.faults.pop(path, None)

    def heal(self) -> None:
        """Serve everything again, and let go of requests that hang."""
        self.faults.clear()
        self.last = None
        self.well.set()

    @contextmanager
    def gone(self) -> Iterator[None]:
        """Answer nothing for a while."""
        self.last = 0
        try:
            yield
        finally:
            self.last = None

    def renew(self) -> None:
        """Make the host as it was at first."""
        self.heal()
        self.published.clear()
        self.requests.clear()

    def end(self) -> None:
        self.heal()
        self.server.end()


def unpacked(content: bytes) -> bytes:
    """The content of a .gz."""
    return gzip.decompress(content)
