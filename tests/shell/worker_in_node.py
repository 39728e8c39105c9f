"""The page's worker by itself in Node: its own modules, its own storage, and a bridge that this process answers for.

Only what a browser has is made here: a database whose writes can be held up, and Python, which is asked over two pipes.
"""

import json
import os
import shutil
import threading
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import in_node
from distance.stand_in import StandIn

from lostcities.bridge import Bridge

JS = in_node.ROOT / "web" / "js"
START = """
export const start = async () => globalThis.python();
export const keep = async () => 0;
"""
DATABASE = """
export const promisifyRequest = async (request) => request;
export const createStore = (name) => (mode, work) => work(globalThis.matches(name, mode));
"""

WORKER = """
const { openSync, readSync, writeSync } = require("node:fs");
const [questions, answers] = given.pipes.map((pipe) => openSync(pipe, "r+"));
const asked = (bridge, text) => {
  writeSync(questions, JSON.stringify([bridge, text]) + "\\n");
  const read = [];
  const piece = Buffer.alloc(65536);
  do read.push(Buffer.from(piece.subarray(0, readSync(answers, piece)))); while (read.at(-1).at(-1) !== 10);
  return JSON.parse(Buffer.concat(read).toString());
};
setTimeout(() => { throw new Error(`what is waited for does not come: ${JSON.stringify(heard)}`); }, 30_000).unref();
let bridges = 0;
const Bridge = () => {
  const bridge = (bridges += 1);
  return { handle: Object.assign((text) => asked(bridge, text), { destroy() {} }) };
};
globalThis.python = () => ({ pyimport: () => ({ Bridge, __path__: { append() {} } }), FS: { writeFile() {} } });
globalThis.BUILD = { python: { distance: { address: "distance.zip", size: 1 } } };
globalThis.fetch = async () => new Response("-");

/** What a device keeps, by its id. A write is over once nothing holds it up; `stalled` counts those that were held. */
const devices = new Map(given.workers.map((worker) => [`lost-cities ${new URL("..", worker).pathname}`, new Map()]));
const [here, there] = devices.values();
let held = null;
let stalled = 0;
const holdUp = () => {
  let letGo;
  held = new Promise((resolve) => (letGo = resolve));
  return () => { held = null; letGo(); };
};
globalThis.indexedDB = { open: () => ({ objectStoreNames: { contains: () => true }, close() {} }) };
globalThis.matches = (name, mode) => {
  const entries = devices.get(name);
  const transaction = new EventTarget();
  const over = () => setTimeout(() => transaction.dispatchEvent(new Event("complete")));
  if (mode === "readwrite" && held) {
    stalled += 1;
    void held.then(over);
  } else over();
  return {
    transaction,
    get: (id) => structuredClone(entries.get(id)),
    getAll: () => [...entries.values()],
    getAllKeys: () => [...entries.keys()],
    put: (entry, id) => void entries.set(id, structuredClone(entry)),
    delete: (id) => void entries.delete(id),
    clear: () => entries.clear(),
  };
};

/** What a window is told, in its order; and who waits for an answer there. */
const heard = [];
const waiting = new Map();
globalThis.self = {
  origin: "null",
  postMessage(message) {
    heard.push(message);
    waiting.get(message.id)?.(message);
  },
};
let count = 0;
/** A window with a worker of its own: here, or at the other device. */
async function opened(device = here) {
  await import(`${given.workers[device === here ? 0 : 1]}?${(count += 1)}`);
  const { onmessage } = self;
  onmessage({ data: { kind: "start", kept: false, plain: true } });
  const send = (message) => new Promise((resolve) => {
    const id = (count += 1);
    waiting.set(id, resolve);
    onmessage({ data: { ...message, id } });
  });
  return {
    /** What the bridge of the page's table answers. */
    ask: async (message) =>
      JSON.parse((await send({ kind: "bridge", table: "", text: JSON.stringify({ v: 1, id: 0, ...message }) })).text),
    /** What the worker itself gives. */
    wants: async (message) => (await send(message)).value,
  };
}
/** Resolves once that is so. */
const until = async (so) => {
  while (!so()) await new Promise((resolve) => setTimeout(resolve, 2));
};
const turned = () => new Promise((resolve) => setTimeout(resolve, 20));
const short = { rounds: 1, turn_limit: 4 };
const invites = (window) =>
  window.ask({ do: "invite", game: "card", options: short, name: "Ada", hints: false, at: 1 });
const accepts = (window, text) => window.ask({ do: "accept", text, name: "Ben", at: 2 });
const takes = (window, text) => window.ask({ do: "receive", text, at: 3 });
/** A whole turn at the table that a window was told; the last that it is told of it. */
async function turns(window, told) {
  while (told.table.afar.waits === "yours") {
    const { ply, view: { moves } } = told.table;
    const { move } = moves.find(({ move }) => move === "<") ?? moves[0];
    told = await window.ask({ do: "play", ply, move });
  }
  return told;
}
/** How a match at a distance stands. */
const afar = (reply) => reply.afar ?? reply.table.afar;
"""


def reckon(what: str, one: str, other: str) -> str:
    """The arithmetic of the stand-in group, as group.js is asked for it."""
    group = StandIn()
    width = 128 if what == "points" else 64
    ones = [one[at : at + width] for at in range(0, len(one), width)]
    if what == "unsound":
        return str(group.first_unsound(ones))
    numbers = [other[at : at + 64] for at in range(0, len(other), 64)]
    return "".join(group.points(ones) if what == "points" else group.lock(ones, numbers))


@contextmanager
def answered(folder: Path) -> Iterator[list[str]]:
    """Two pipes: what bridges are asked over the first is answered over the other."""
    pipes = [folder / "asks", folder / "answers"]
    for pipe in pipes:
        os.mkfifo(pipe)
    bridges: dict[int, Bridge] = defaultdict(lambda: Bridge(reckon))
    with open(pipes[0], "r+b", buffering=0) as asks, open(pipes[1], "r+b", buffering=0) as answers:

        def serve() -> None:
            lines = b""
            while True:
                lines += os.read(asks.fileno(), 65536)
                if lines == b"\n":
                    return
                while b"\n" in lines:
                    line, lines = lines.split(b"\n", 1)
                    bridge, text = json.loads(line)
                    answers.write(json.dumps(bridges[bridge].handle(text)).encode() + b"\n")

        serving = threading.Thread(target=serve, daemon=True)
        serving.start()
        try:
            yield [str(pipe) for pipe in pipes]
        finally:
            asks.write(b"\n")
            serving.join()


def laid_out(folder: Path) -> list[str]:
    """The worker's addresses, one for each of two devices: in folders where something stands in for what only browsers
    have."""
    devices = [folder / name / "worker" for name in ("here", "there")]
    for worker in devices:
        shutil.copytree(JS / "worker", worker)
        shutil.copytree(JS / "common", worker.parent / "common")
        (worker / "start.js").write_text(START, "utf-8")
    (folder / "package.json").write_text('{"type": "module"}', "utf-8")
    packages = folder / "node_modules"
    packages.mkdir()
    for package in ("fflate", "@noble"):
        (packages / package).symlink_to(in_node.ROOT / "web" / "node_modules" / package)
    (packages / "idb-keyval").mkdir()
    (packages / "idb-keyval" / "package.json").write_text('{"type": "module", "main": "database.js"}', "utf-8")
    (packages / "idb-keyval" / "database.js").write_text(DATABASE, "utf-8")
    return [(worker / "worker.js").as_uri() for worker in devices]


def run(folder: Path, body: str, **given: Any) -> Any:
    """What `body` returns, which has windows opened and asks them (WORKER)."""
    with answered(folder) as pipes:
        return in_node.run(WORKER + body, pipes=pipes, workers=laid_out(folder), **given)
