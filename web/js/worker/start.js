// @ts-check
/**
 * How Python comes to run in the worker: from its files, or restored from the memory that an earlier visit left
 * (snapshot.js), which has to prove itself first. The bridge's worker asks for it; it knows no page and no saves.
 */
/** @import { Status } from "../messages.d.ts" */
import { lend } from "./lent.js";
import { fetchParts, marked } from "./parts.js";
import { startPython } from "./python.js";
import { PROTOCOL } from "./replies.js";

const PATIENCE = 30_000; // ms for something that takes a fraction of a second
const PACKAGE = "/lib/lostcities.whl";
const SOON = 500; // ms in which storage has usually said what it holds
const AGAIN = 60_000; // ms before a failed fetch ahead of time is repeated
const QUIET = 3_000; // ms after which everything that the first table fetches has arrived

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
 * @property {(status: Status) => void} tell   hears of the progress
 */

/** Python, with the package ready to import. @param {How} how @returns {Promise<Python>} */
export async function start({ kept, snapshots, giveUp, tell }) {
  const finding = snapshots?.find() ?? Promise.resolve(null); // first, because it takes longest
  const reading = finding.then((found) => snapshots?.read(found)).then(marked("snapshot"));
  const slow = new Promise((/** @type {(no: false) => void} */ resolve) => setTimeout(resolve, SOON, false));
  const takesUp = Promise.race([finding.then(Boolean), slow]);
  const [parts, snapshot] = await Promise.all([fetchParts(kept, giveUp, tell, takesUp), reading]);
  tell({ state: "starting" });
  const python = snapshot ? await takenUp(parts, snapshot) : null;
  if (snapshots) snapshots.used = Boolean(python);
  if (snapshot && !python) await snapshots?.drop();
  // It starts from all files, and the page hears of their arrival.
  const last = python || !(await takesUp) ? parts : await fetchParts(kept, giveUp, tell);
  setTimeout(() => bring(last.rest), QUIET);
  return python ?? begun(last);
}

/** Fetches a file ahead of time, however many tries that takes. @param {Later} file */
const bring = (file) => void file.come().catch(() => setTimeout(bring, AGAIN, file));

/**
 * Starts Python only to keep its memory for the next start; returns the bytes kept. It has dealt no cards but those of
 * the test, so nothing hidden is kept with it.
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
 * Python, started from scratch.
 * @param {Parts} parts @param {Parameters<typeof startPython>[4]} [how]
 */
async function begun({ factory, code, library, wheel }, how) {
  const [zip, ours] = await Promise.all([library.come(), wheel.come()]);
  const python = await startPython(factory, code, zip, BUILD.python.info, how).then(marked("started"));
  // A wheel is a zip, from which Python can import directly: unpacking it first takes longer.
  python.FS.writeFile(PACKAGE, ours, { canOwn: true });
  python.pyimport("sys").path.append(PACKAGE);
  python.pyimport("lostcities_ready"); // before the imports that it saves work for
  return python;
}

/**
 * Python, restored; null if it does not answer as it did, and then the snapshot is deleted.
 * @param {Parts} parts @param {Snapshot} snapshot
 */
async function takenUp({ factory, code, library, wheel }, { memory, reply }) {
  try {
    const coming = startPython(factory, code, new Uint8Array(), BUILD.python.info, { _loadSnapshot: memory });
    const late = new Promise((/** @type {(never: never) => void} */ _, reject) => setTimeout(reject, PATIENCE));
    const python = await Promise.race([coming, late]).then(marked("started"));
    // Files are not part of the memory. The first match reads what the computer players have learned.
    lend(python, libraryOf(python), library);
    lend(python, PACKAGE, wheel);
    setTimeout(bring, QUIET, library);
    setTimeout(bring, 0, wheel);
    python.pyimport("random").seed(); // as fresh as in a newly started Python; the hash seed decides nothing
    if (tested(python) === reply) return python;
  } catch {
    // whatever went wrong: as if there had been no snapshot
  }
  return null;
}

/** Where Pyodide puts the library. @param {Python} python */
const libraryOf = ({ FS }) => `/lib/${FS.readdir("/lib").find((/** @type {string} */ name) => name.endsWith(".zip"))}`;

/** Python's answer to a question whose answer is always the same: a deal from a seed. @param {Python} python */
function tested(python) {
  const { handle } = python.pyimport("lostcities.bridge").Bridge();
  const seats = [{ name: "A" }, { name: "B", mind: "careful" }];
  const deal = { do: "new", game: "card", options: {}, seats, seed: "known", starts: 0 };
  const { table } = JSON.parse(handle(JSON.stringify({ v: PROTOCOL, id: 0, ...deal })));
  handle.destroy();
  return JSON.stringify(table.view);
}
