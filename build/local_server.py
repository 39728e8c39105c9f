"""Serves a folder on localhost with the MIME types that the site needs from any host. For playing and for the tests.

It compresses nothing and caches nothing, like the plainest host; `Connection: keep-alive` and threads keep it quick.
"""

import hashlib
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".gz": "application/gzip",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/zip",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}


class Handler(SimpleHTTPRequestHandler):
    """Static files with fixed types; quiet."""

    protocol_version = "HTTP/1.1"
    # The head and the body of a response are sent separately. With Nagle's algorithm the body would wait for the head
    # to be acknowledged, which takes 40 ms, as both sides hold back in order to send fewer packets.
    disable_nagle_algorithm = True
    cache_control = "no-cache"
    extensions_map = {"": "application/octet-stream", **TYPES}  # noqa: RUF012 (the base class's own name and form)

    tag = ""
    """The ETag of the file being sent."""

    def send_head(self) -> Any:
        """Send a file, unless the browser has that very one. Dates are ignored: by its date alone a file from another
        folder served at this address, or from an older build, could pass for it."""
        del self.headers["If-Modified-Since"]
        self.tag = tag_of(Path(self.translate_path(self.path)))
        try:
            if not self.tag or self.headers["If-None-Match"] != self.tag:
                return self._found()
            self.send_response(HTTPStatus.NOT_MODIFIED)
            self.end_headers()
            return None
        finally:
            self.tag = ""

    def _found(self) -> Any:
        """What any file server finds; 404 for a name that no file can have."""
        try:
            return super().send_head()
        except ValueError:
            self.send_error(HTTPStatus.NOT_FOUND)
            return None

    def end_headers(self) -> None:
        if self.tag:
            self.send_header("ETag", self.tag)
        self.send_header("Cache-Control", self.cache_control)
        self.send_header("X-Content-Type-Options", "nosniff")
        self.send_header("Access-Control-Allow-Origin", "*")
        super().end_headers()

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """A person playing needs no access log; a test may want to know what was asked for."""
        if isinstance(self.server, Server):
            self.server.heard(self.path)

    def log_message(self, format: str, *arguments: object) -> None:
        """Log nothing, not even errors: the browser reports a missing file."""


def tag_of(path: Path) -> str:
    """An ETag that tells a file, or a folder's index.html, from every other and from its older versions; "" if there is
    no such file."""
    try:
        path = path / "index.html" if path.is_dir() else path
        known = path.stat()
    except (OSError, ValueError):  # ValueError: a name that no file can have
        return ""
    told = f"{path.resolve()} {known.st_ino} {known.st_size} {known.st_mtime_ns}"
    return f'"{hashlib.sha256(told.encode("utf-8", "surrogateescape")).hexdigest()[:16]}"'


class Server(ThreadingHTTPServer):
    """Answers on localhost only; says nothing when a browser hangs up halfway."""

    daemon_threads = True

    def __init__(self, *arguments: Any) -> None:
        self.connections: set[socket.socket] = set()
        self.heard: Callable[[str], object] = str
        super().__init__(*arguments)

    def process_request(self, request: Any, client_address: Any) -> None:
        self.connections.add(request)
        super().process_request(request, client_address)

    def shutdown_request(self, request: Any) -> None:
        self.connections.discard(request)
        super().shutdown_request(request)

    def end(self) -> None:
        """Stop for good: accept no new connections, and cut those that browsers keep open."""
        self.shutdown()
        self.server_close()
        for connection in list(self.connections):
            with suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)

    def handle_error(self, request: Any, client_address: Any) -> None:
        if not isinstance(sys.exc_info()[1], OSError):
            super().handle_error(request, client_address)


def serve(
    folder: Path, port: int = 0, heard: Callable[[str], object] = str, handler: type[Handler] = Handler
) -> Server:
    """Start serving `folder` in the background (port 0: any free port); `heard` is called with each requested path.

    Returns the server; its end() stops it.
    """
    server = Server(("127.0.0.1", port), partial(handler, directory=str(folder)))
    server.heard = heard
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


def play(port: int, open_browser: bool) -> int:
    """Build what is stale, serve it and open the browser, until interrupted."""
    from build.site import builder as site_builder

    folder = site_builder.build_if_stale()
    try:
        server = serve(folder, port)
    except OSError as trouble:
        print(f"Port {port} cannot be used ({trouble.strerror}): choose another with --port", file=sys.stderr)
        return 2
    address = f"http://localhost:{server.server_port}/"
    print(f"Lost Cities is at {address} (Ctrl+C ends it)", flush=True)
    if open_browser and not webbrowser.open(address):
        print("No browser could be opened here: open that address yourself", file=sys.stderr)
    try:
        threading.Event().wait()
    except KeyboardInterrupt:
        print()
    server.end()
    return 0
