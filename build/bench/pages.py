"""The pages that the bench opens in a browser: the site, and beside it a bare page with the stock Pyodide, on one
server, both with a clock. A second bare page has the package as the site ships it, for Python that is timed in both
places.
"""

import json
import shutil
import threading
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

from playwright.sync_api import Browser, Page

from build import local_server, tool_env

CHROMIUM = "/usr/bin/chromium"
FIREFOX = "/usr/bin/firefox-esr"
STOCK = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
# The least a page can do to have Python in a worker: the stock files, nothing pruned, nothing compressed.
BARE_PAGE = '<!doctype html><meta charset="utf-8"><title>bare</title><script type="module" src="bare.js"></script>\n'
BARE_JS = """const worker = new Worker("worker.js", {type: "module"});
worker.onmessage = ({data}) => { window.ready = performance.now(); window.answer = data; };
"""
BARE_WORKER = """import {loadPyodide} from "./pyodide.mjs";
const python = await loadPyodide({indexURL: "./"});
self.postMessage(python.runPython("6 * 7"));
"""
# The pinned Pyodide with the package as the site ships it, and some Python files; `ask` evaluates one expression.
PYTHON_PAGE = '<!doctype html><meta charset="utf-8"><title>Python</title><script type=module src=python.js></script>'
PYTHON_JS = """import {loadPyodide} from "./pyodide.mjs";
const python = await loadPyodide({indexURL: "./"});
const wheel = await fetch("package.whl.gz");
const unpacked = await new Response(wheel.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
python.unpackArchive(unpacked, "wheel");
for (const name of FILES) python.FS.writeFile(name, await (await fetch(name)).text());
python.runPython("import json, sys; sys.path.insert(0, '.')");
window.ask = (expression) => JSON.parse(python.runPython(`json.dumps(${expression})`));
window.load = (name) => void python.runPython(`import ${name}`);
window.ready = performance.now();
"""
# LISTEN runs before the site's own scripts: it notes when the worker says that it is ready, and hands on its replies.
READY = """new Promise((resolve) => {
  const look = () => window.ready === undefined ? setTimeout(look, 10) : resolve(window.ready);
  look();
})"""
LISTEN = """{
  const Real = Worker;
  window.replies = new Map();
  window.Worker = class extends Real {
    constructor(...how) {
      super(...how);
      window.theWorker = this;
      this.addEventListener("message", ({data}) => {
        if (data.kind === "status" && data.state === "ready") window.ready = performance.now();
        if (data.kind === "reply") replies.get(data.id)?.(data);
      });
    }
  };
  const wishes = "lostcities.settings";
  if (!localStorage.getItem(wishes)) localStorage.setItem(wishes, '{"version":1,"value":{"language":"en"}}');
}"""


class Line:
    """A network of so many bits a second, which all responses share, and so many seconds until one begins."""

    def __init__(self, bits: int, latency: float) -> None:
        self.bits, self.latency = bits, latency
        self.free = 0.0  # when the line will have sent everything so far
        self.lock = threading.Lock()

    def send(self, size: int) -> None:
        """Wait until that many bytes would have gone through."""
        with self.lock:
            self.free = max(self.free, time.monotonic()) + 8 * size / self.bits
            until = self.free
        time.sleep(max(0.0, until - time.monotonic()))


class Slow(local_server.Handler):
    """A host behind such a line; it compresses nothing."""

    line = Line(10_000_000, 0.04)
    PIECE = 16_384

    def do_GET(self) -> None:
        """Respond after the time of the way there and back."""
        time.sleep(self.line.latency)
        super().do_GET()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send as fast as the line allows."""
        while piece := source.read(self.PIECE):
            self.line.send(len(piece))
            outputfile.write(piece)


def python_page(site: Path, folder: Path, *files: Path) -> None:
    """Write python.html and what it needs into `folder`; the page can import the package of `site` and these files."""
    folder.mkdir(exist_ok=True)
    for name in STOCK:
        shutil.copyfile(tool_env.WEB / "node_modules" / "pyodide" / name, folder / name)
    (package,) = (site / "python").glob("lostcities-*.whl.gz")
    shutil.copyfile(package, folder / "package.whl.gz")
    for file in files:
        shutil.copyfile(file, folder / file.name)
    (folder / "python.html").write_text(PYTHON_PAGE, "utf-8")
    script = f"const FILES = {json.dumps([file.name for file in files])};\n{PYTHON_JS}"
    (folder / "python.js").write_text(script, "utf-8")


@dataclass(frozen=True)
class Pages:
    """Addresses of the site and of the bare page on one origin, and the folder behind them."""

    site: str
    bare: str
    folder: Path


def python_running(browser: Browser, pages: Pages, module: ModuleType) -> Page:
    """A new page on which Python runs, with the package and this module imported."""
    python_page(pages.folder / "site", pages.folder / "bare", Path(module.__file__ or ""))
    page = browser.new_page()
    page.goto(f"{pages.bare}python.html")
    page.evaluate(READY)
    page.evaluate(f"load('{last_name(module)}')")
    return page


def asked(page: Page, module: ModuleType, call: str) -> Any:
    """The module's answer on that page (`python_running`) to a call such as "measure('card')"."""
    return page.evaluate("call => ask(call)", f"{last_name(module)}.{call}")


def last_name(module: ModuleType) -> str:
    """A module's name outside its package."""
    return module.__name__.rpartition(".")[2]


def kept(**values: object) -> str:
    """A script that stores something for the page before it first opens, in the form of its store.js."""
    texts = {f"lostcities.{name}": json.dumps({"version": 1, "value": value}) for name, value in values.items()}
    return "".join(f"localStorage.setItem({json.dumps(name)}, {json.dumps(text)});" for name, text in texts.items())


def match_kept(game: str, minds: Iterable[str], animation: str) -> str:
    """The same, for a match set up against those computer players."""
    seats = [{"mind": mind, "name": ""} for mind in ("", *minds)]
    sitting = {"seats": seats, "starts": 0, "options": {}}
    wishes = {"language": "en", "animation": animation, "tips": False}
    return kept(settings=wishes, setup={"game": game, "games": {game: sitting}})


@contextmanager
def served(site: Path, folder: Path, handler: type[local_server.Handler] = local_server.Handler) -> Iterator[Pages]:
    """Serve copies of both from one server."""
    shutil.copytree(site, folder / "site")
    bare = folder / "bare"
    bare.mkdir()
    for name in STOCK:
        shutil.copyfile(tool_env.WEB / "node_modules" / "pyodide" / name, bare / name)
    (bare / "index.html").write_text(BARE_PAGE, "utf-8")
    (bare / "bare.js").write_text(BARE_JS, "utf-8")
    (bare / "worker.js").write_text(BARE_WORKER, "utf-8")
    server = local_server.serve(folder, handler=handler)
    origin = f"http://127.0.0.1:{server.server_port}"
    try:
        yield Pages(f"{origin}/site/", f"{origin}/bare/", folder)
    finally:
        server.shutdown()
