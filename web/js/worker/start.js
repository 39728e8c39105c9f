// @ts-check
/**
 * How Python comes to run in the worker: from its files, or taken up from the memory that an earlier visit left
 * (snapshot.js), which has to prove itself first. The bridge's worker asks for it; it knows no page and no saves.
 */
/** @import { Status } from "../messages.d.ts" */
import { lend } from "./lent.js";
import { fetchParts, marked } from "./parts.js";
import { startPython } from "./python.js";
import { PROTOCOL } from "./replies.js";

const PATIENCE = 30_000; // ms for what takes a fraction of one second
const PACKAGE = "/lib/lostcities.whl";
const QUIET = 3_000; // ms after which what the first table fetches has come

/**
 * @typedef {import("pyodide").PyodideAPI} Python
 * @typedef {import("./snapshot.js").Snapshot} Snapshot
 * @typedef {import("./snapshot.js").Snapshots} Snapshots
 * @typedef {import("./parts.js").Parts} Parts
 * @typedef {import("./parts.js").Later} Later
 *
 * @typedef {object} How
 * @property {boolean} kept   whether the service worker answers for the site's files
 * @property {Snapshots | null} snapshots   null: only from its files
 * @property {AbortSignal} giveUp   ends the downloads
 * @property {(status: Status) => void} tell   hears how far it is
 */

/** Python, with the package to be imported. @param {How} how @returns {Promise<Python>} */
export async function start({ kept, snapshots, giveUp, tell }) {
  const reading = snapshots?.read().then(marked("snapshot")); // first, for it waits the longest
  const [parts, snapshot] = await Promise.all([fetchParts(kept, giveUp, tell, reading?.then(Boolean)), reading]);
  tell({ state: "starting" });
  const python = snapshot ? await takenUp(parts, snapshot) : null;
  if (snapshots) snapshots.used = Boolean(python);
  if (snapshot && !python) await snapshots?.drop();
  setTimeout(() => bring(parts.rest), QUIET);
  return python ?? begun(parts);
}

/** Has a file come before it is asked for; should it not, it is asked for again then. @param {Later} file */
const bring = (file) => void file.come().catch(() => {});

/**
 * Starts Python for nothing but to keep its memory for the next start; returns how many bytes are kept. It has dealt no
 * cards but those of the test, so nothing that is hidden is kept with it.
 * @param {Snapshots} snapshots @param {boolean} kept whether the service worker answers for the site's files
 */
export async function keep(snapshots, kept) {
  const python = await begun(await fetchParts(kept, new AbortController().signal, () => {}), { _makeSnapshot: true });
  python.pyimport("lostcities.whole").import_all();
  const reply = tested(python);
  const memory = /** @type {Uint8Array<ArrayBuffer>} */ (python.makeMemorySnapshot());
  return snapshots.write({ memory, reply });
}

/**
 * Python from its beginning.
 * @param {Parts} parts @param {Parameters<typeof startPython>[4]} [how]
 */
async function begun({ factory, code, library, wheel }, how) {
  const [zip, ours] = await Promise.all([library.come(), wheel.come()]);
  const python = await startPython(factory, code, zip, BUILD.python.info, how).then(marked("started"));
  // A wheel is a zip, and Python imports from one as it is: unpacking it first takes longer.
  python.FS.writeFile(PACKAGE, ours, { canOwn: true });
  python.pyimport("sys").path.append(PACKAGE);
  python.pyimport("lostcities_ready"); // before what it spares the work
  return python;
}

/**
 * Python as it was kept; null where that does not answer as it did, and then it is kept no more.
 * @param {Parts} parts @param {Snapshot} snapshot
 */
async function takenUp({ factory, code, library, wheel }, { memory, reply }) {
  try {
    const coming = startPython(factory, code, new Uint8Array(), BUILD.python.info, { _loadSnapshot: memory });
    const late = new Promise((/** @type {(never: never) => void} */ _, reject) => setTimeout(reject, PATIENCE));
    const python = await Promise.race([coming, late]).then(marked("started"));
    // Files are no part of the memory. The first match reads in the package what the computer players have learned.
    lend(python, libraryOf(python), library);
    lend(python, PACKAGE, wheel);
    setTimeout(bring, QUIET, library);
    setTimeout(bring, 0, wheel);
    python.pyimport("random").seed(); // as fresh as in a Python that begins; the seed of hashes decides nothing
    if (tested(python) === reply) return python;
  } catch {
    // whatever it was: as if there had been none
  }
  return null;
}

/** Where Pyodide puts the library. @param {Python} python */
const libraryOf = ({ FS }) => `/lib/${FS.readdir("/lib").find((/** @type {string} */ name) => name.endsWith(".zip"))}`;

/** What Python answers to a question whose answer is always the same: a deal from a seed. @param {Python} python */
function tested(python) {
  const { handle } = python.pyimport("lostcities.bridge").Bridge();
  const seats = [{ name: "A" }, { name: "B", mind: "careful" }];
  const deal = { do: "new", game: "card", options: {}, seats, seed: "known", starts: 0 };
  const { table } = JSON.parse(handle(JSON.stringify({ v: PROTOCOL, id: 0, ...deal })));
  handle.destroy();
  return JSON.stringify(table.view);
}
