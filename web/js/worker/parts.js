// @ts-check
/** The files that Python is started from, each used while it arrives and checked against its hash. */
/** @import { Status } from "../messages.d.ts" */
import { DownloadError, atOnce, checked, counter, download, moduleAt } from "../common/download.js";
import { Line } from "../common/lasting.js";

export const ROOT = new URL("../", import.meta.url);

/**
 * @typedef {object} Parts
 * @property {(settings: object) => Promise<unknown>} factory
 * @property {import("./python.js").Code} code
 * @property {Later} library
 * @property {Later} wheel
 * @property {Later} rest   of the code
 *
 * @typedef {object} Later   a file that is fetched on demand
 * @property {(way?: Way) => Promise<Uint8Array<ArrayBuffer>>} come   with or without reports on the way
 * @property {() => Uint8Array<ArrayBuffer>} now   the file, while everything waits; throws DownloadError
 *
 * @typedef {object} Way   how a file is fetched
 * @property {boolean} kept   whether the service worker answers for the site's files
 * @property {AbortSignal} giveUp   ends the downloads
 * @property {(bytes: number) => void} count   hears of the bytes that arrive
 * @property {Line} line   for downloads that outlive their connection
 */

/** Of the start under way: for asking again for what has stalled. @type {Line | null} */
let underWay = null;

/** Asks for the rest of what has not arrived; returns whether anything is under way. */
export const again = () => underWay?.again() ?? false;

/**
 * Notes in the browser's own timeline when something has arrived; the bench reads it.
 * @param {string} what
 * @returns {<Value>(value: Value) => Value}
 */
export const marked = (what) => (value) => {
  performance.mark(what);
  return value;
};

/**
 * @param {boolean} kept @param {AbortSignal} giveUp @param {(status: Status) => void} tell
 * @param {Promise<boolean>} [takesUp] whether Python is to be restored from memory, which waits neither for its library
 * nor   for our package
 * @returns {Promise<Parts>}
 */
export async function fetchParts(kept, giveUp, tell, takesUp = Promise.resolve(false)) {
  const { runtime, wasm, library, package: wheel } = BUILD.python;
  const left = [runtime, wasm, library, wheel];
  const total = left.reduce((sum, { size }) => sum + size, 0);
  /** @type {Extract<Status, {state: "fetching"}>} */
  let told = { state: "fetching", loaded: 0, total };
  const news = () => {
    told = { ...told, file: left[0]?.address };
    // One failed download ends the start; what the others still bring is no news.
    if (!giveUp.aborted) tell(told);
  };
  const count = counter(total, (loaded, all) => {
    told = { state: "fetching", loaded, total: all };
    news();
  });
  count(0);
  const line = new Line((file) => tell({ ...told, file, stalled: true }));
  underWay = line;
  const way = { kept, giveUp, count, line };
  /** @type {<T>(file: PythonFile, what: string, coming: Promise<T>) => Promise<T>} */
  const come = (file, what, coming) =>
    coming.then(marked(what)).finally(() => {
      left.splice(left.indexOf(file), 1);
      if (left[0]) news(); // the awaited file is another one now, even if it never brings a byte
    });
  /** @type {(file: PythonFile, what: string, later: Later) => Promise<void>} */
  const unlessTakenUp = async (file, what, later) => {
    if (await takesUp) await come(file, what, Promise.resolve(count(file.size)));
    else await come(file, what, later.come(way));
  };
  const quiet = { ...way, count: () => {}, line: new Line(() => {}) };
  const files = { library: later(library, quiet, isZip), wheel: later(wheel, quiet, isZip) };
  const [factory, first] = await Promise.all([
    come(runtime, "runtime", importRuntime(runtime, way)),
    come(
      wasm,
      "wasm",
      fetched(wasm, way, (response) => WebAssembly.compileStreaming(response)),
    ),
    unlessTakenUp(library, "library", files.library),
    unlessTakenUp(wheel, "package", files.wheel),
  ]);
  const rest = later(BUILD.python.rest, quiet, WebAssembly.validate);
  return { factory, code: { first, rest: () => new WebAssembly.Module(rest.now()) }, rest, ...files };
}

/**
 * @param {PythonFile} file
 * @param {Way} way
 * @param {(bytes: Uint8Array<ArrayBuffer>) => boolean} isWhole
 * @returns {Later}
 */
function later(file, way, isWhole) {
  /** @type {Uint8Array<ArrayBuffer> | null} */
  let there = null;
  /** @type {Promise<Uint8Array<ArrayBuffer>> | null} */
  let coming = null;
  return {
    come: async (how = way) =>
      there ??
      (coming ??= fetched(file, how, bytesOf).then(
        (bytes) => (there = new Uint8Array(bytes)),
        (error) => {
          coming = null;
          throw error;
        },
      )),
    now: () => (there ??= atOnce(new URL(file.address, ROOT), way.kept, isWhole)),
  };
}

/** @param {Response} response */
const bytesOf = (response) => response.arrayBuffer();

/** Whether it ends like the build's zips, with their list. @param {Uint8Array<ArrayBuffer>} bytes */
const isZip = ({ buffer, byteOffset, length }) =>
  length >= 22 && new DataView(buffer, byteOffset).getUint32(length - 22) === 0x504b0506;

/**
 * A file of Python, put to use while it arrives. A damaged file may be in the browser's own cache: it is requested once
 * more, past that cache.
 * @template T
 * @param {PythonFile} file
 * @param {Way} way
 * @param {(bytes: Response) => Promise<T>} use
 * @param {RequestCache} [cache]
 * @returns {Promise<T>}
 */
async function fetched(file, way, use, cache = "default") {
  const response = await download(
    new URL(file.address, ROOT),
    file.size,
    way.kept,
    way.count,
    way.giveUp,
    cache,
    way.line,
  );
  const [copy, whole] = checked(response, file);
  const using = use(copy);
  try {
    const [used] = await Promise.all([using, whole]);
    return used;
  } catch (error) {
    using.catch(() => {});
    const why = await whole.then(
      () => error, // wrong bytes do not compile: the reason is that they are wrong
      (told) => told,
    );
    if (cache === "default" && why instanceof DownloadError && why.reason === "damaged")
      return fetched(file, { ...way, count: () => {} }, use, "reload");
    throw why;
  }
}

/**
 * Pyodide's own JavaScript, a module that only import() can load.
 * @param {PythonFile} file
 * @param {Way} way
 */
async function importRuntime(file, way) {
  try {
    const module = await import(await moduleAt(new URL(file.address, ROOT)));
    way.count(file.size);
    return module.default;
  } catch (error) {
    // An import does not say why it failed; and the copy in the browser's cache may be the cause.
    await fetched(file, { ...way, count: () => {} }, bytesOf, "reload");
    throw new DownloadError(file.address, error);
  }
}
