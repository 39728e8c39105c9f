"""`python3 build called`: writes called.txt anew, the functions of Pyodide's WebAssembly that the game calls.

Run it for a new Pyodide, and when tests/browser/test_rest_of_python.py says that the list is stale: a stale list breaks
nothing, but a call of a function that is not on it may have to wait for the rest.
"""

import argparse
import gzip
import hashlib
import json
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from textwrap import wrap
from typing import Any

from playwright.sync_api import sync_playwright

from build import local_server, tool_env
from build.pyodide import library, library_list, pack
from build.storm import TESTS  # finds the tests' browsers

HERE = Path(__file__).resolve().parent
PLAYER = TESTS / "arena" / "greedy.py"
PAGE = (
    '<!doctype html><script>new Worker("calling.js", {type: "module"}).onmessage = ({data}) => (told = data)</script>'
)
PATIENCE = 300.0
"""Seconds allowed for a browser; each takes about twenty."""


def main(_options: argparse.Namespace) -> int:
    """Find the functions called in every browser; returns the exit status."""
    called: set[int] = set()
    with tempfile.TemporaryDirectory() as scratch:
        job = Path(scratch)
        lay_out(job)
        server = local_server.serve(job)
        for name in ("chromium", "firefox", "webkit"):
            told = asked(name, f"http://localhost:{server.server_port}/")
            if "failed" in told:
                print(f"{name}: {told['failed']}")
                return 1
            found = set(map(int, told["called"]))
            print(f"{name}: {len(found)} called, {len(found - called)} of them new; refused {told['refused']}")
            called |= found
        server.end()
    pack.CALLED.write_text(written(called), "utf-8")
    return 0


def written(called: set[int]) -> str:
    """The list as called.mjs reads it."""
    bits = sum(1 << number for number in called)
    digits = bits.to_bytes(max(called) // 8 + 1, "little").hex()
    stock = hashlib.sha256((library.PYODIDE / "pyodide.asm.wasm").read_bytes()).hexdigest()
    return "\n".join([stock, *wrap(digits, 100)]) + "\n"


def asked(name: str, address: str) -> Any:
    """What the worker reports in a browser."""
    import engines

    with tab_of(name) as tab:
        tab.open(address)
        engines.wait(tab, "typeof told !== 'undefined'", PATIENCE)
        return tab.run("return told")


@contextmanager
def tab_of(name: str) -> Iterator[Any]:
    """A tab of a browser."""
    import engines

    if name == "webkit":
        with engines.display(), engines.webkit_tab() as tab:
            yield tab
        return
    with sync_playwright() as playwright, engines.playwright_tab(engines.browser_of(playwright, name), name) as tab:
        yield tab


def lay_out(job: Path) -> None:
    """Write what calling.js needs into the folder `job`."""
    files = pack.python_files()
    table, further, wheel, distance = (
        gzip.decompress(files[role].read_bytes()) for role in ("library", "furtherLibrary", "package", "distance")
    )
    parts = {"library.zip": table, "whole.zip": table + further, "lostcities.whl": wheel, "distance.zip": distance}
    for name, content in parts.items():
        (job / name).write_bytes(content)
    shutil.copyfile(pack.micropip_wheel(), job / "micropip.whl")
    shutil.copyfile(HERE / "calling.py", job / "calling.py")
    lock = json.loads((library.PYODIDE / "pyodide-lock.json").read_text("utf-8"))
    (job / "info.json").write_text(json.dumps(lock["info"]), "utf-8")
    (job / "job.json").write_text(json.dumps(work()), "utf-8")
    (job / "index.html").write_text(PAGE, "utf-8")
    tool_env.call(["node", HERE / "marking.mjs", library.PYODIDE, job], "Pyodide could not be marked")


def work() -> dict[str, Any]:
    """What calling.py is to go through, from the tests: conversations, records, a player and a question for it."""
    fixtures = sorted((TESTS / "fixtures" / "messages").glob("*.json"))
    conversations = [json.loads(path.read_text("utf-8")) for path in fixtures]
    replies = [exchange["reply"] for exchange in chain.from_iterable(conversations)]
    return {
        "conversations": [[exchange["request"] for exchange in each] for each in conversations],
        "records": [path.read_text("utf-8") for path in sorted((TESTS / "golden").glob("*.json"))],
        "modules": library_list.WHOLE,
        "player": PLAYER.read_text("utf-8"),
        "question": json.dumps(next(reply["question"] for reply in replies if "question" in reply)),
    }
