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
const SOON = 500; // ms in which storage has usually said what it holds
const AGAIN = 60_000; // ms until what did not come unasked is fetched once more
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
  const finding = snapshots?.find() ?? Promise.resolve(null); // first, for it waits the longest
  const reading = finding.then((found) => snapshots?.read(found)).then(marked("snapshot"));
  const slow = new Promise((/** @type {(no: false) => void} */ resolve) => setTimeout(resolve, SOON, false));
  const takesUp = Promise.race([finding.then(Boolean), slow]);
  const [parts, snapshot] = await Promise.all([fetchParts(kept, giveUp, tell, takesUp), reading]);
  tell({ state: "starting" });
  const python = snapshot ? await takenUp(parts, snapshot) : null;
  if (snapshots) snapshots.used = Boolean(python);
  if (snapshot && !python) await snapshots?.drop();
  // It begins with all files, of whose coming the page is told.
  const last = python || !(await takesUp) ? parts : await fetchParts(kept, giveUp, tell);
  setTimeout(() => bring(last.rest), QUIET);
  return python ?? begun(last);
}

/** Has a file come before it is asked for, however often that takes. @param {Later} file */
const bring = (file) => void file.come().catch(() => setTimeout(bring, AGAIN, file));

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
