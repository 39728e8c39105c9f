"""A start whose connection breaks off: what has come is not fetched again."""

import re
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import engines
import pytest
from engines import wait
from hosting import Host

from build import local_server

READY = 'heard.status.at(-1)?.state === "ready"'
DRIP = 0.2
"""Seconds between two packets: what comes is told of ten times a second."""
BROKEN = re.compile(r"python/pyodide\.asm[\w.-]*\.wasm\.gz$")


class Breaking(local_server.Handler):
    """A host whose connection breaks in the middle of the largest file, once; it knows ranges, as most do."""

    ranges = True
    enough: threading.Event
    """Some of it is there."""
    sent: list[tuple[str, int]]
    """Of the file that breaks: the range that was asked for, and how many bytes went out."""

    def do_GET(self) -> None:
        if not BROKEN.search(self.path):
            return super().do_GET()
        content = Path(self.translate_path(self.path)).read_bytes()
        asked = self.headers["Range"] or ""
        found = re.fullmatch(r"bytes=(\d+)-", asked) if self.ranges else None
        start = int(found[1]) if found else 0
        self.send_response(206 if found else 200)
        self.send_header("Content-Length", str(len(content) - start))
        self.send_header("ETag", '"as-built"')
        if found:
            self.send_header("Content-Range", f"bytes {start}-{len(content) - 1}/{len(content)}")
        self.end_headers()
        if self.sent:
            self.wfile.write(content[start:])
            self.sent.append((asked, len(content) - start))
            return None
        # When a connection breaks, a browser drops what it has not handed on: so this one breaks once the page told of
        # some.
        there = len(content) // 4
        self.wfile.write(content[:there])
        while there < len(content) // 2 and not self.enough.wait(DRIP):
            self.wfile.write(content[there : there + 1000])
            there += 1000
        self.sent.append((asked, there))
        self.close_connection = True
        return None


@pytest.fixture
def breaking(probe_site: Path) -> Iterator[Callable[[bool], tuple[Host, type[Breaking]]]]:
    """A host of that kind, with or without ranges, and what it notes."""
    hosts: list[Host] = []

    def serve(ranges: bool) -> tuple[Host, type[Breaking]]:
        handler = type("Noting", (Breaking,), {"ranges": ranges, "sent": [], "enough": threading.Event()})
        hosts.append(Host(probe_site, handler))
        return hosts[-1], handler

    yield serve
    for host in hosts:
        host.go()


def test_only_the_rest_of_what_broke_off_is_fetched(
    tab: engines.Tab, breaking: Callable[[bool], tuple[Host, type[Breaking]]], probe_site: Path
) -> None:
    host, handler = breaking(True)
    (size,) = (path.stat().st_size for path in probe_site.rglob("*") if BROKEN.search(path.as_posix()))
    tab.open(f"{host.url}probe.html")
    wait(tab, f"heard.status.some(({{loaded, total}}) => total && loaded > total - {size})")
    handler.enough.set()
    wait(tab, READY)
    (whole, first), (rest, second) = handler.sent
    assert whole == ""
    came = int(rest.removeprefix("bytes=").removesuffix("-"))
    assert 0 < came <= first
    assert second == size - came
    states = tab.run("return heard.status.map(({state}) => state)")
    assert "failed" not in states


def test_a_host_without_ranges_sends_it_once_more_and_the_start_goes_on(
    chromium: engines.PlaywrightTab, breaking: Callable[[bool], tuple[Host, type[Breaking]]]
) -> None:
    host, handler = breaking(False)
    handler.enough.set()
    chromium.open(f"{host.url}probe.html")
    wait(chromium, READY)
    assert len(handler.sent) == 2
    assert "failed" not in chromium.run("return heard.status.map(({state}) => state)")
