"""What the bench drives a browser with: the site beside a bare page with the stock Pyodide, on one server, and how both
tell the time. A second bare page has the package as the site ships it, for Python that runs here and there.
"""

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page

from build import local_server, tool_env

CHROMIUM = "/usr/bin/chromium"
STOCK = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
# The least that a page can do to have Python in a worker: the stock files, nothing pruned, nothing compressed.
BARE_PAGE = '<!doctype html><meta charset="utf-8"><title>bare</title><script type="module" src="bare.js"></script>\n'
BARE_JS = """const worker = new Worker("worker.js", {type: "module"});
worker.onmessage = ({data}) => { window.ready = performance.now(); window.answer = data; };
"""
BARE_WORKER = """import {loadPyodide} from "./pyodide.mjs";
const python = await loadPyodide({indexURL: "./"});
self.postMessage(python.runPython("6 * 7"));
"""
# The pinned Pyodide with the package as the site ships it, and files of Python beside it; `ask` runs one expression.
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
# Runs before the site's own scripts: notes when the worker says that it is ready, and what goes between page and
# worker.
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


def python_page(site: Path, folder: Path, *files: Path) -> None:
    """Write python.html and what it needs into `folder`: it has the package of `site` and these files at hand."""
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


def python_running(browser: Browser, pages: Pages, module: Path) -> Page:
    """A page of its own on which Python runs, with the package and this module imported."""
    python_page(pages.folder / "site", pages.folder / "bare", module)
    page = browser.new_page()
    page.goto(f"{pages.bare}python.html")
    page.evaluate(READY)
    page.evaluate(f"load('{module.stem}')")
    return page


@contextmanager
def served(site: Path, folder: Path) -> Iterator[Pages]:
    """Serve copies of both from one server."""
    shutil.copytree(site, folder / "site")
    bare = folder / "bare"
    bare.mkdir()
    for name in STOCK:
        shutil.copyfile(tool_env.WEB / "node_modules" / "pyodide" / name, bare / name)
    (bare / "index.html").write_text(BARE_PAGE, "utf-8")
    (bare / "bare.js").write_text(BARE_JS, "utf-8")
    (bare / "worker.js").write_text(BARE_WORKER, "utf-8")
    server = local_server.serve(folder)
    origin = f"http://127.0.0.1:{server.server_port}"
    try:
        yield Pages(f"{origin}/site/", f"{origin}/bare/", folder)
    finally:
        server.shutdown()
