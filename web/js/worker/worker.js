// @ts-check
/**
 * The worker: boots Python, passes texts to the bridge and back, and keeps the saves. Python itself is started by
 * python.js. It holds no rule of any game; a record that it saves or opens goes to Python and to storage, never to the
 * page.
 *
 * Messages that arrive before Python is ready wait in line; those that need no Python are answered at once.
 */
/** @import { AskBridge, FromWorker, Services, ToWorker, Wanted } from "../messages.d.ts" */
/** @import { Fault, Refusal, Reply, Requests } from "../wire.d.ts" */
import { DownloadError, checked, counter, download, moduleAt } from "../common/download.js";
import { CHANGING, Keeper } from "./keeper.js";
import { Guests } from "./guests.js";
import { startPython } from "./python.js";
import { Saves, StorageError } from "../common/saves.js";

const ROOT = new URL("../", import.meta.url);
const PROTOCOL = 1;
const PACKAGE = "/lib/lostcities.whl";
// What only this worker may ask of the bridge: these carry records, and the hand of an own player.
const KEPT_FROM_THE_PAGE = new Set(["save", "open", "through", "check", "question", "answer"]);

/** The name of the table at which a kept match is gone through; the page goes on there by "step". */
const THROUGH = "through";

/** @typedef {(text: string) => string} Handle */

/** @param {FromWorker} message */
const post = (message) => self.postMessage(message);

/** The reason of a failed start, for the page's words. @param {unknown} error */
function reasonOf(error) {
  if (error instanceof DownloadError) return error.reason;
  const old = typeof WebAssembly === "undefined" || typeof DecompressionStream === "undefined";
  return old || error instanceof WebAssembly.CompileError || error instanceof WebAssembly.LinkError
    ? "browser"
    : "stopped";
}

/**
 * @param {boolean} kept whether the service worker answers for the site's files
 * @returns {Promise<{handle: (text: string, table?: string) => string, python: import("pyodide").PyodideAPI}>}
 */
async function boot(kept) {
  siteIsKept = kept;
  const { runtime, wasm, library, package: wheel } = BUILD.python;
  const total = runtime.size + wasm.size + library.size + wheel.size;
  const left = [runtime, wasm, library, wheel];
  const count = counter(total, (loaded, all) => {
    // One download that fails ends the start; what the others still bring is no news.
    if (giveUp.signal.aborted) return;
    post({ kind: "status", state: "fetching", loaded, total: all, file: left[0]?.address });
  });
  count(0);
  /** @type {<T>(file: PythonFile, coming: Promise<T>) => Promise<T>} */
  const come = (file, coming) => coming.finally(() => left.splice(left.indexOf(file), 1));
  const bytes = (/** @type {Response} */ response) => response.arrayBuffer();
  const [factory, compiled, libraryZip, wheelZip] = await Promise.all([
    come(runtime, importRuntime(runtime, count)),
    come(
      wasm,
      fetched(wasm, count, (response) => WebAssembly.compileStreaming(response)),
    ),
    come(library, fetched(library, count, bytes)),
    come(wheel, fetched(wheel, count, bytes)),
  ]);
  post({ kind: "status", state: "starting" });
  const python = await startPython(factory, compiled, libraryZip, BUILD.python.info);
  // A wheel is a zip, and Python imports from one as it is: unpacking it first takes longer.
  python.FS.writeFile(PACKAGE, new Uint8Array(wheelZip));
  python.pyimport("sys").path.append(PACKAGE);
  const { Bridge } = python.pyimport("lostcities.bridge");
  return { handle: handleOf(Bridge), python };
}

/**
 * A file of Python, put to use while it arrives. What came damaged may lie so in the browser's own cache: it is asked
 * for once more, past that.
 * @template T
 * @param {PythonFile} file
 * @param {(bytes: number) => void} count
 * @param {(response: Response) => Promise<T>} use
 * @param {RequestCache} [cache]
 * @returns {Promise<T>}
 */
async function fetched(file, count, use, cache = "default") {
  const response = await download(new URL(file.address, ROOT), file.size, siteIsKept, count, giveUp.signal, cache);
  const [copy, whole] = checked(response, file);
  const using = use(copy);
  try {
    const [used] = await Promise.all([using, whole]);
    return used;
  } catch (error) {
    using.catch(() => {});
    const [why] = await Promise.all([
      whole.then(
        () => error,
        (told) => told,
      ),
    ]); // bytes that are wrong do not compile
    if (cache === "default" && why instanceof DownloadError && why.reason === "damaged")
      return fetched(file, () => {}, use, "reload");
    throw why;
  }
}

/**
 * One bridge for each table: "" is the page's own, others stand in other people's pages and are not kept.
 * @param {() => {handle: Handle & {destroy: () => void}}} Bridge
 * @returns {(text: string, table?: string) => string}
 */
function handleOf(Bridge) {
  return (text, table = "") => {
    if (!bridges.has(table)) bridges.set(table, Bridge().handle);
    return /** @type {Handle} */ (bridges.get(table))(text);
  };
}

/**
 * Pyodide's own JavaScript, a module that only import() can bring.
 * @param {PythonFile} file
 * @param {(bytes: number) => void} count
 */
async function importRuntime(file, count) {
  try {
    const module = await import(await moduleAt(new URL(file.address, ROOT)));
    count(file.size);
    return module.default;
  } catch (error) {
    // An import does not say what it failed of; and what lies in the browser's cache may be what failed.
    await fetched(
      file,
      () => {},
      (response) => response.arrayBuffer(),
      "reload",
    );
    throw new DownloadError(file.address, error);
  }
}

const saves = new Saves(`lost-cities ${ROOT.pathname}`);
/** @type {import("pyodide").PyodideAPI | null} */
let python = null;
/** @type {((text: string, table?: string) => string) | null} the bridges once they can be */
let handle = null;
/** By table. @type {Map<string, Handle & {destroy: () => void}>} */
const bridges = new Map();
/** Whether the service worker answers for the site's files; the page has said so. */
let siteIsKept = false;
/** Ends the downloads of a start that has failed. */
const giveUp = new AbortController();
/** @type {(kept: boolean) => void} begins the start, once the page has said how the site is kept */
let begin = () => {};
/** Resolves when `handle` is there; never where Python could not start, and then what awaits it waits for the retry. */
const ready = new Promise((/** @type {(kept: boolean) => void} */ resolve) => (begin = resolve)).then(boot).then(
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

/** What an error says, whatever was thrown: Pyodide throws objects that are no errors too. @param {unknown} error */
function said(error) {
  const { name = "Error", message } = /** @type {Partial<Error>} */ (Object(error));
  return message === undefined
    ? String(typeof error === "object" ? JSON.stringify(error) : error)
    : `${name}: ${message}`;
}

/**
 * A text to a table's bridge and its answer. Python itself never fails there; if it does, only a new worker helps.
 * @param {string} text
 * @param {string} [table]
 */
function call(text, table) {
  try {
    return /** @type {NonNullable<typeof handle>} */ (handle)(text, table);
  } catch (error) {
    post({ kind: "crashed", detail: said(error) });
    throw error;
  }
}

/** @type {AskBridge} */
const ask = (request) => JSON.parse(call(JSON.stringify({ v: PROTOCOL, id: 0, ...request })));
const keeper = new Keeper(saves, ask, post);
const guests = new Guests(ask, (request, reply) => keeper.replied(request, reply));

/**
 * A reply such as the bridge would give.
 * @param {unknown} id
 * @param {Fault["code"]} code
 * @param {string} key
 * @param {string} detail
 * @returns {Refusal & {v: number, id: unknown}}
 */
const refusal = (id, code, key, detail) => ({
  v: PROTOCOL,
  id,
  ok: false,
  error: { code, key, values: {}, rule: "", detail },
});

/**
 * What the page may ask beside the bridge; each gives the value of the reply.
 * @type {{[Name in keyof Services]: (message: Services[Name]["asks"]) => Promise<Services[Name]["gives"]>}}
 */
const SERVICES = {
  matches: () => keeper.settled().then(() => saves.list()),
  open: ({ match }) => open(match),
  through: ({ match, place }) => through(match, place),
  import: ({ text }) => importRecord(text),
  export: ({ match }) => exportMatch(match),
  // A write that still waits would bring back what is taken away here.
  delete: ({ match }) => keeper.settled().then(() => saves.remove(match)),
  erase: () => keeper.settled().then(() => saves.erase()),
  host: (message) => guests.host(message),
  consult: (message) => guests.consult(message),
  ping: async () => true,
};

self.onmessage = (/** @type {MessageEvent<ToWorker>} */ { data }) => {
  if (data.kind === "start") begin(data.kept);
  else if (data.kind === "bridge") void passOn(data);
  else if (data.kind === "leave") leave(data.table);
  else void serve(data);
};

/** A table that is looked at no more. @param {string} table */
function leave(table) {
  bridges.get(table)?.destroy();
  bridges.delete(table);
}

/** A text for a table's bridge. @param {{id: number, text: string, table?: string}} message */
async function passOn({ id, text, table = "" }) {
  await ready;
  const request = parsed(text);
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
  if (!table && CHANGING.has(request?.do ?? "")) guests.interrupt();
  const reply = call(text, table);
  post({ kind: "reply", id, text: reply });
  if (!table) keeper.replied(request, /** @type {Reply<"look">} */ (JSON.parse(reply)));
}

/**
 * What a text for the bridge asks, null where it is none.
 * @param {string} text
 * @returns {{id?: unknown, do: string} | null}
 */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @param {{id: number} & Wanted} message */
async function serve(message) {
  const { id, kind } = message;
  try {
    const service = /** @type {(message: Wanted) => Promise<unknown>} */ (SERVICES[kind]);
    post({ kind: "reply", id, ok: true, value: await service(message) });
  } catch (error) {
    const reason = error instanceof StorageError ? error.reason : "other";
    post({ kind: "reply", id, ok: false, reason, detail: said(error) });
  }
}

/** Put a kept match on the table. What Python cannot read is set aside as it is. @param {string} id */
async function open(id) {
  await ready;
  await keeper.settled();
  const entry = await saves.read(id);
  if (!entry) return notThere(id);
  const reply = ask({ do: "open", record: entry.record, match: id });
  if (reply.ok) {
    keeper.opened(reply.table.id, id, entry.revision);
  } else if (reply.error.code === "record") {
    await saves.setAside(id, reply.error.detail);
  }
  return reply;
}

/** Why a match cannot be opened: there is none, or what is kept in its place is none. @param {string} id */
async function notThere(id) {
  const there = await saves.text(id);
  const detail = there === null ? `No match is kept as ${JSON.stringify(id)}.` : "not an entry of this program's";
  if (there === null) return refusal(0, "state", "error-no-match", detail);
  await saves.setAside(id, detail);
  return refusal(0, "record", "matches-damaged", detail);
}

/**
 * A kept match to be gone through, at a table of its own: the match on the page's own table stays there.
 * @param {string} id @param {Requests["step"]} place
 * @returns {Promise<Reply<"through">>}
 */
async function through(id, place) {
  await ready;
  await keeper.settled();
  const record = keeper.unkept(id) ?? (await saves.read(id))?.record;
  if (record === undefined) return refusal(0, "state", "error-no-match", `No match is kept as ${JSON.stringify(id)}.`);
  const request = { v: PROTOCOL, id: 0, do: "through", record, match: id, ...place };
  return JSON.parse(call(JSON.stringify(request), THROUGH));
}

/** Keep a record that came as a file, if it is sound; the table stays as it is. @param {string | Blob} source */
async function importRecord(source) {
  const record = typeof source === "string" ? source : await source.text();
  await ready;
  const reply = ask({ do: "check", record });
  if (!reply.ok) return reply;
  const { id } = await saves.add(reply.save.id, reply.save);
  return /** @type {const} */ ({ ok: true, match: id, summary: reply.save.summary });
}

/**
 * A kept record as a file, the only way in which one leaves the worker; of a match that could not be kept, as it
 * stands.
 * @param {string} id
 */
async function exportMatch(id) {
  await keeper.settled();
  const text = keeper.unkept(id) ?? (await saves.text(id));
  return text === null ? null : new Blob([text], { type: "application/json" });
}
