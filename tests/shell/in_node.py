"""Runs a few lines of JavaScript against the shell's own modules in Node, with a storage that can be forbidden."""

import json
from pathlib import Path
from typing import Any

import node_process

ROOT = Path(__file__).parents[2]
APART = Path(__file__).with_name("answer_apart.mjs")

STORAGE = """
const kept = new Map(Object.entries(given.storage ?? {}));
const refuse = () => { throw new DOMException("refused", "SecurityError"); };
globalThis.localStorage = new Proxy({
  getItem: (name) => kept.get(name) ?? null,
  setItem: (name, text) => void kept.set(name, String(text)),
  removeItem: (name) => void kept.delete(name),
}, { get: (own, name) => (given.forbidden ? refuse() : own[name]), ownKeys: () => [...kept.keys()],
     getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) });
"""


def run(body: str, **given: Any) -> Any:
    """What `body` returns, as JSON. It sees `given`, `store`, `setup`, `kept` (what the device's storage holds) and
    `serviceWorker()` (its text, without the list of the site's files)."""
    script = f"""
const {{ readFileSync }} = require("node:fs");
const {{ parentPort, workerData: given }} = require("node:worker_threads");
{STORAGE}
const serviceWorker = () => ["sw", "sw-caches"].map((name) => readFileSync(`web/${{name}}.js`, "utf8")).join("");
(async () => {{
  const store = await import({address("device/store.js")});
  const setup = await import({address("setup.js")});
  const answer = await (async () => {{ {body} }})();
  parentPort.postMessage(JSON.parse(JSON.stringify(answer ?? null)));
}})();
"""
    return node_process.ask(APART, {"body": script, "given": given})


def address(name: str) -> str:
    """A module of the shell, as a script names it."""
    return json.dumps((ROOT / "web" / "js" / "shell" / name).as_uri())
