"""Runs a few lines of JavaScript against the shell's own modules in Node, with a storage that can be forbidden."""

import json
import subprocess
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]

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
    """What `body` returns, as JSON. It sees `given`, `store`, `setup` and `kept` (what the device's storage holds)."""
    script = f"""
import {{ readFileSync }} from "node:fs";
const given = JSON.parse(readFileSync(0, "utf8"));
{STORAGE}
const store = await import("./web/js/shell/store.js");
const setup = await import("./web/js/shell/setup.js");
const answer = await (async () => {{ {body} }})();
process.stdout.write(JSON.stringify(answer ?? null));
"""
    ran = subprocess.run(
        ["node", "--input-type=module", "-e", script],
        input=json.dumps(given),
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    )
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout)
