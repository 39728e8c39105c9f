// @ts-check
/**
 * The worker: starts Python (start.js), passes texts to the bridge and back, and keeps the saves. It holds no rule of
 * any game; a record that it saves or opens goes to Python and to storage, never to the page.
 *
 * Messages that arrive before Python is ready wait; those that need no Python are answered at once.
 */
/** @import { AskBridge, FromWorker, Services, ToWorker, Wanted } from "../messages.d.ts" */
/** @import { Reply, Requests } from "../wire.d.ts" */
import { DownloadError } from "../common/download.js";
import { apart } from "./apart.js";
import { makeCollecting } from "./collecting.js";
import { BEGINNING, CHANGING, Keeper } from "./keeper.js";
import { Distance, atDistance, goneOn, oneByOne } from "./distance.js";
import { Guests } from "./guests.js";
import { REVIEW, Reviewer } from "./reviewer.js";
import { PROTOCOL, parsed, refusal, said } from "./replies.js";
import { Saves, StorageError } from "../common/saves.js";
import { Snapshots } from "./snapshot.js";
import { ROOT, again } from "./parts.js";
import { keep, start } from "./start.js";

// What only this worker may ask the bridge: these messages carry records, and an own player's hand.
const KEPT_FROM_THE_PAGE = new Set([
  ...["save", "open", "rename", "through", "review", "branch", "link", "unlink"],
  ...["check", "held", "compare", "statistics", "question", "answer"],
]);

/** The name of the table at which a kept match is gone through; the page continues there by "step". */
const THROUGH = "through";

const LAST_WRITE = 1000; // ms for storage to finish its writes when Python fails

/** @typedef {(text: string) => string} Handle */

/** @param {FromWorker} message */
const post = (message) => self.postMessage(message);

/** The reason for a failed start, for the page's words. @param {unknown} error */
function reasonOf(error) {
  if (error instanceof DownloadError) return error.reason;
  const old = typeof WebAssembly === "undefined" || typeof DecompressionStream === "undefined";
  return old || error instanceof WebAssembly.CompileError || error instanceof WebAssembly.LinkError
    ? "browser"
    : "stopped";
}

/**
 * @param {{kept: boolean, plain: boolean}} how the site is kept, and whether a snapshot is to be left alone
 * @returns {Promise<{handle: (text: string, table?: string) => string, python: Python}>}
 */
async function boot({ kept, plain }) {
  siteIsKept = kept;
  const python = await start({
    kept,
    snapshots: plain ? (await snapshots.drop(), null) : snapshots,
    giveUp: giveUp.signal,
    tell: (status) => post({ kind: "status", ...status }),
  });
  const { Bridge } = python.pyimport("lostcities.bridge");
  return { handle: handleOf(Bridge), python };
}

/**
 * One bridge per table: "" is the page's own; others are in other people's pages and are not kept.
 * @param {(reckon: Distance["reckon"]) => {handle: Handle & {destroy: () => void}}} Bridge
 * @returns {(text: string, table?: string) => string}
 */
function handleOf(Bridge) {
  return (text, table = "") => {
    if (!bridges.has(table)) bridges.set(table, Bridge(distance.reckon).handle);
    return /** @type {Handle} */ (bridges.get(table))(text);
  };
}

const saves = new Saves(`lost-cities ${ROOT.pathname}`);
/** Snapshots of Python from earlier visits; the worker's own address identifies the build. */
const snapshots = new Snapshots(ROOT, import.meta.url);
/** @typedef {import("pyodide").PyodideAPI} Python */
/** @type {Python | null} */
let python = null;
/** @type {((text: string, table?: string) => string) | null} the bridges once they can be */
let handle = null;
/** By table. @type {Map<string, Handle & {destroy: () => void}>} */
const bridges = new Map();
/** Whether the service worker answers for the site's files; the page has said so. */
let siteIsKept = false;
/** Counts requests for the page's table: one that waited for storage yields to a later one. */
let wishes = 0;
/** Python has failed: questions from now on are asked again of the next worker. */
let gone = false;
/** Ends the downloads of a start that has failed. */
const giveUp = new AbortController();
/** @type {(how: Parameters<typeof boot>[0]) => void} begins the start, once the page has said how the site is kept */
let begin = () => {};
/** Resolves when `handle` is there; never if Python could not start: then everything waits for the retry. */
const ready = new Promise((/** @type {typeof begin} */ resolve) => (begin = resolve)).then(boot).then(
  (booted) => {
    ({ python, handle } = booted);
    post({ kind: "status", state: "ready" });
  },
  (error) => {
    giveUp.abort();
    const file = error instanceof DownloadError ? error.file : "";
    post({ kind: "status", state: "failed", reason: reasonOf(error), file, detail: said(error) });
    return new Promise(() => {});
  },
);

/**
 * Passes a text to a table's bridge and returns its answer. Python itself never fails there; if it does, only a new
 * worker helps.
 * @param {string} text
 * @param {string} [table]
 */
function call(text, table) {
  try {
    return /** @type {NonNullable<typeof handle>} */ (handle)(text, table);
  } catch (error) {
    gone = true;
    const file = error instanceof DownloadError ? error.file : undefined;
    // Writes come first: this worker ends as soon as the page knows.
    const written = Promise.race([keeper.settled(), new Promise((resolve) => setTimeout(resolve, LAST_WRITE))]);
    const told = () => post({ kind: "crashed", detail: said(error), file });
    written.then(told, told);
    throw error;
  }
}

/** @type {AskBridge} */
const ask = (request) => JSON.parse(call(JSON.stringify({ v: PROTOCOL, id: 0, ...request })));
const distance = new Distance(ROOT, (done, all) => post({ kind: "reckoned", done, all }));
const keeper = new Keeper(saves, ask, post);
const collecting = makeCollecting(saves, ask, readable, () => [...keeper.unwritten.values()]);
const guests = new Guests(ask, (request, reply) => keeper.replied(request, reply));

const atReview = (/** @type {object} */ request) =>
  JSON.parse(call(JSON.stringify({ v: PROTOCOL, id: 0, ...request }), REVIEW));
const reviewer = new Reviewer(saves, atReview);

/**
 * What the page may ask besides the bridge; each returns the value of the reply.
 * @type {{[Name in keyof Services]: (message: Services[Name]["asks"]) => Promise<Services[Name]["gives"]>}}
 */
const SERVICES = {
  matches: () => keeper.settled().then(() => saves.list()),
  open: ({ match }) => open(match),
  through: ({ match, place }) => through(match, place),
  ...apart({ recordOf, ask, reviewer, keeper, guests, saves, ready }),
  import: ({ text }) => settled().then(() => collecting.imported(text)),
  export: ({ match }) => exportMatch(match),
  statistics: ({ pars }) => settled().then(() => collecting.statistics(pars)),
  pack: ({ remembered }) => keeper.settled().then(() => collecting.packed(remembered)),
  unpack: ({ file }) => settled().then(() => collecting.unpacked(file)),
  // A write still waiting would bring back what is deleted here.
  delete: ({ match }) => keeper.forget(match).then(() => saves.remove(match)),
  erase: () =>
    keeper
      .settled()
      .then(() => Promise.all([saves.erase(), snapshots.drop()]))
      .then(() => {}),
  snapshot: async () => ({ size: await snapshots.size(), used: snapshots.used }),
  host: (message) => guests.host(message),
  consult: (message) => guests.consult(message),
  ping: async () => true,
};

self.onmessage = (/** @type {MessageEvent<ToWorker>} */ { data }) => {
  if (data.kind === "start") begin(data);
  else if (data.kind === "keep") {
    keep(snapshots, data.kept).then(
      (size) => post({ kind: "kept", size }),
      (error) => post({ kind: "kept", size: 0, detail: said(error) }),
    );
  } else if (data.kind === "again") {
    if (again()) post({ kind: "goes on" });
  } else if (data.kind === "bridge") void passOn(data);
  else if (data.kind === "leave") leave(data.table);
  else void serve(data);
};

/** Closes a table that is no longer shown. @param {string} table */
function leave(table) {
  bridges.get(table)?.destroy();
  bridges.delete(table);
}

/** Resolves once Python is there and nothing waits to be written. */
const settled = () => ready.then(() => keeper.settled());

/** A text for a table's bridge. @param {{id: number, text: string, table?: string}} message */
async function passOn({ id, text, table = "" }) {
  const request = parsed(text);
  const begins = !table && BEGINNING.has(request?.do ?? "");
  if (begins) wishes += 1;
  await ready;
  if (request && KEPT_FROM_THE_PAGE.has(request.do)) {
    const reply = refusal(
      request.id ?? null,
      "input",
      "error-input",
      `"${request.do}" is for the worker, not for the page.`,
    );
    post({ kind: "reply", id, text: JSON.stringify(reply) });
    return;
  }
  if (atDistance(request?.do ?? "")) {
    const missing = await lacksDistance(request?.id ?? null);
    if (missing) return post({ kind: "reply", id, text: JSON.stringify(missing) });
  }
  await oneByOne(request, () => answered({ id, text, table }, request, begins));
}

/**
 * Has the bridge answer, and keeps what its answer changed.
 * @param {{id: number, text: string, table: string}} message
 * @param {ReturnType<typeof parsed>} request what its text says
 * @param {boolean} begins a match
 */
async function answered({ id, text, table }, request, begins) {
  if (!table && CHANGING.has(request?.do ?? "")) {
    guests.interrupt();
    const elsewhere = await changedElsewhere(request);
    if (elsewhere) return post({ kind: "reply", id, text: JSON.stringify(elsewhere) });
  }
  const reply = call(text, table);
  const answer = () => post({ kind: "reply", id, text: reply });
  // From a match at a distance; quotation marks within texts are escaped, so no name can look like this.
  const far = !table && reply.includes('"afar":');
  const keep = () => keeper.replied(request, /** @type {Reply<"look">} */ (JSON.parse(reply)));
  if (begins) keep(); // it is not stored yet: if Python fails next, there is something to go on from
  if (!far) answer(); // before keeping it: writing must not delay the picture
  if (!table && !begins) keep();
  if (table === REVIEW) reviewer.heard(JSON.parse(reply));
  // What may be handed to the other side, or is said to have been, is kept before the page knows of it; if storage
  // refuses, the page has been told so by then.
  if (far) await keeper.settled().finally(answer);
}

/** Loads what matches at a distance need; returns a refusal if it cannot be had. @param {unknown} id */
async function lacksDistance(id) {
  try {
    await distance.ready(/** @type {NonNullable<typeof python>} */ (python), siteIsKept);
    return null;
  } catch (error) {
    return refusal(id, "state", "status-failed-network", said(error));
  }
}

/** Likewise for what these records need: only matches at a distance need anything. @param {string[]} records */
async function readable(records) {
  return records.some((record) => atDistance("", record)) ? lacksDistance(0) : null;
}

/**
 * A match at a distance that another tab has continued, or accepted, is set up again before anything is done to it,
 * because of two different messages with one number the other side takes the first. Returns a refusal with that table,
 * or null.
 * @param {{id?: unknown, do: string, text?: string} | null} request
 */
async function changedElsewhere(request) {
  const id = await goneOn(saves, keeper, request);
  if (!id) return null;
  const reply = await open(id);
  const seen = reply.ok ? { table: reply.table ?? null, afar: reply.afar } : { table: null };
  return { ...refusal(request?.id ?? null, "stale", "error-stale", "Another window has gone on."), ...seen };
}

/** @param {{id: number} & Wanted} message */
async function serve(message) {
  const { id, kind } = message;
  try {
    const service = /** @type {(message: Wanted) => Promise<unknown>} */ (SERVICES[kind]);
    post({ kind: "reply", id, ok: true, value: await service(message) });
  } catch (error) {
    if (gone) return; // the question stays open
    const reason = error instanceof StorageError ? error.reason : "other";
    post({ kind: "reply", id, ok: false, reason, detail: said(error) });
  }
}

/** Puts a kept match on the table. What Python cannot read is set aside as it is. @param {string} id */
async function open(id) {
  const mine = ++wishes;
  await ready;
  const found = await keeper.standing(id);
  if (mine !== wishes) return refusal(0, "stale", "error-stale", "Something else was asked for after it.");
  if (!found) return notThere(id);
  const missing = await readable([found.record]);
  if (missing) return missing;
  const reply = ask({ do: "open", record: found.record, match: id });
  if (reply.ok) {
    keeper.opened(id, id, found.revision);
  } else if (reply.error.code === "record") {
    await saves.setAside(id, reply.error.detail);
  }
  return reply;
}

/** @param {string} id */
const notKept = (id) => `No match is kept as ${JSON.stringify(id)}.`;

/** Why a match cannot be opened: there is none, or what is stored there is not a match. @param {string} id */
async function notThere(id) {
  const there = await saves.text(id);
  const detail = there === null ? notKept(id) : "not an entry of this program's";
  if (there === null) return refusal(0, "state", "error-match-elsewhere", detail);
  const newer = await saves.setAside(id, detail);
  return refusal(0, "record", newer ? "matches-newer" : "matches-damaged", detail);
}

/**
 * Goes through a kept match, at a table of its own: the match on the page's own table stays there.
 * @param {string} id @param {Requests["step"]} place
 * @returns {Promise<Reply<"through">>}
 */
async function through(id, place) {
  const { record, lacking } = await recordOf(id);
  if (lacking) return lacking;
  const request = { v: PROTOCOL, id: 0, do: "through", record, match: id, ...place };
  return JSON.parse(call(JSON.stringify(request), THROUGH));
}

/**
 * The record of a kept match, or of one that could not be kept, with its review; or why there is none.
 * @param {string} id
 */
async function recordOf(id) {
  await ready;
  const found = await keeper.standing(id);
  return found
    ? { record: found.record, kept: found.review }
    : { record: "", lacking: refusal(0, "state", "error-match-elsewhere", notKept(id)) };
}

/**
 * A kept record as a file, the only way for a record to leave the worker; for a match that could not be kept, its
 * current state.
 * @param {string} id
 */
async function exportMatch(id) {
  await keeper.settled();
  const text = keeper.unkept(id) ?? (await saves.text(id));
  return text === null ? null : new Blob([text], { type: "application/json" });
}
