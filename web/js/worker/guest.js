// @ts-check
/**
 * The worker in which a person's own player lives, with an interpreter to itself: it installs the file, then answers
 * questions over its port. It comes into the frame as text after that of Pyodide (`_createPyodideModule`), because a
 * worker without an origin can neither fetch nor import anything. Whatever the player does to this worker, it has only
 * the port, and at the other end only texts count.
 */
import { startPython } from "./python.js";

/**
 * @typedef {object} Parcel
 * @property {string} name     of the player's file
 * @property {ArrayBuffer} file
 * @property {ArrayBuffer} wasm
 * @property {ArrayBuffer} rest   of Pyodide's code
 * @property {ArrayBuffer} library
 * @property {ArrayBuffer} wheel      of lostcities
 * @property {ArrayBuffer} micropip
 * @property {Record<string, string>} info
 */

/** @param {Parcel} parcel @returns {Promise<{answer: (question: string) => string}>} */
async function install({ name, file, wasm, rest, library, wheel, micropip, info }) {
  const code = { first: await WebAssembly.compile(wasm), rest: () => new WebAssembly.Module(rest) };
  const python = await startPython(_createPyodideModule, code, library, info);
  python.unpackArchive(wheel, "wheel");
  const path = `/tmp/${name}`;
  python.FS.writeFile(path, new Uint8Array(file));
  if (name.endsWith(".whl")) {
    python.unpackArchive(micropip, "wheel");
    await python.pyimport("micropip").install.callKwargs(`emfs:${path}`, { deps: false });
  }
  return python.pyimport("lostcities.guest").load(path);
}

/** The last line of a Python error, which says what it is. @param {unknown} error */
function said(error) {
  const lines = (error instanceof Error ? error.message : String(error)).trim().split("\n");
  return (lines.at(-1) ?? "").replace(/^[\w.]*NoPlayer: /, "").slice(0, 300);
}

// Python's memory may only grow so far: then Python raises MemoryError, and the page survives.
const MOST_PAGES = 8192; // of 64 KiB: half a gigabyte
const { grow } = WebAssembly.Memory.prototype;
WebAssembly.Memory.prototype.grow = function (pages) {
  if (this.buffer.byteLength / 65_536 + pages > MOST_PAGES) throw new RangeError("the memory of a player");
  return grow.call(this, pages);
};

// A player may keep one worker busy. The policy cannot tell this worker from those that it would start, so the name is
// removed, in every browser alike.
Reflect.deleteProperty(self, "Worker");

// WebKit gives even a worker without an origin some storage, empty and discarded with it; Firefox hangs for ever at the
// mere name.
for (const store of ["caches", "indexedDB"]) {
  for (let owner = self; owner; owner = Object.getPrototypeOf(owner)) Reflect.deleteProperty(owner, store);
}

self.onmessage = async ({ data, ports: [port] }) => {
  self.onmessage = null;
  try {
    const guest = await install(data);
    port.onmessage = ({ data: { id, text } }) => port.postMessage({ kind: "answer", id, text: guest.answer(text) });
    port.postMessage({ kind: "ready" });
  } catch (error) {
    port.postMessage({ kind: "failed", detail: said(error) });
  }
};

self.postMessage("up");
