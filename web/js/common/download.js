// @ts-check
/**
 * Downloads with a running count of bytes, unpacked on the way. This is not the service worker's cache: once installed,
 * the service worker answers these very requests, and their bytes are counted all the same.
 */

import { gunzipSync } from "fflate";
import { lasting } from "./lasting.js";

/** A download that did not arrive whole. */
export class DownloadError extends Error {
  /**
   * @param {string} file its address, as far as it is known
   * @param {unknown} why
   * @param {"network" | "damaged"} [reason] damaged: the bytes are not those of the file
   */
  constructor(file, why, reason = "network") {
    super(`${file}: ${why instanceof Error ? why.message : why}`);
    this.file = file;
    this.reason = reason;
  }
}

/**
 * The address to import a module of the site from.
 * @param {URL} address
 * @returns {Promise<string>}
 */
export const moduleAt = async (address) => address.href;

const TELL = 100; // ms; redrawing the page for every packet would slow the very start that it reports on

/**
 * Counts the bytes of several downloads into one report.
 * @param {number} total bytes of all downloads, as sent
 * @param {(loaded: number, total: number) => void} report called at the beginning, at the end, and at times between
 * @returns {(bytes: number) => void}
 */
export function counter(total, report) {
  let loaded = 0;
  let told = -Infinity;
  return (bytes) => {
    loaded = Math.min(total, loaded + bytes);
    if (loaded < total && performance.now() - told < TELL) return;
    told = performance.now();
    report(loaded, total);
  };
}

/**
 * The body of a file, counted as it arrives and unpacked where the build packed it. The service worker keeps files
 * unpacked; where it keeps the site, the unpacked file is asked for first.
 * @param {URL} address
 * @param {number} size as sent, which is what is counted
 * @param {boolean} kept
 * @param {(bytes: number) => void} count
 * @param {AbortSignal} signal
 * @param {RequestCache} [cache] how far the browser's own cache will do
 * @param {import("./lasting.js").Line} [line] for a download that is to outlive its connection
 * @returns {Promise<Response>}
 */
export async function download(address, size, kept, count, signal, cache = "default", line = undefined) {
  if (kept && address.pathname.endsWith(".gz")) {
    const unpacked = await fetch(new URL(address.href.replace(/\.gz$/, "")), { signal }).catch(() => null);
    if (unpacked?.ok) {
      count(size);
      return unpacked;
    }
  }
  return new Response(await unpack(address, count, { signal, cache }, line), {
    headers: { "content-type": typeOf(address) },
  });
}

// ms for everything one call waits for: the page takes a worker that is silent for longer to be dead
const PATIENCE = 18_000;
let end = 0; // when that patience runs out

/** What is left of that patience, in ms. It starts over once the worker has done something else. */
function left() {
  if (!end) {
    end = performance.now() + PATIENCE;
    setTimeout(() => (end = 0));
  }
  return Math.max(1, end - performance.now());
}

/**
 * A file, while everything waits: the caller cannot go on without it. For workers only. The service worker may have
 * stored the file since the start.
 * @param {URL} address
 * @param {boolean} kept
 * @param {(bytes: Uint8Array<ArrayBuffer>) => boolean} isWhole
 * @returns {Uint8Array<ArrayBuffer>} unpacked
 * @throws {DownloadError}
 */
export function atOnce(address, kept, isWhole) {
  const unpacked = new URL(address.href.replace(/\.gz$/, ""));
  const ways = kept ? [unpacked, address] : [address, unpacked];
  for (const way of ways) {
    const bytes = asked(way, left() / (way === ways[0] ? 2 : 1));
    if (bytes && isWhole(bytes)) return bytes;
  }
  throw new DownloadError(nameOf(address), "it did not come");
}

/**
 * A file, unpacked; null where it did not arrive whole.
 * @param {URL} address @param {number} patience ms
 * @returns {Uint8Array<ArrayBuffer> | null}
 */
function asked({ href }, patience) {
  const request = new XMLHttpRequest();
  request.open("GET", href, false);
  request.responseType = "arraybuffer";
  request.timeout = patience;
  try {
    request.send();
    if (request.status !== 200) return null;
    const bytes = new Uint8Array(request.response);
    return isPacked(bytes) ? gunzipSync(bytes) : bytes;
  } catch {
    return null;
  }
}

/** Whether the data begins with the mark of gzip. @param {Uint8Array} head */
const isPacked = (head) => head.length > 1 && head[0] === 0x1f && head[1] === 0x8b;

/**
 * A download, and a promise that it is byte for byte the file that the build made; DownloadError where it is not. Over
 * plain http browsers compute no hash: the file is then taken as it is.
 * @param {Response} response
 * @param {PythonFile} file
 * @returns {[Response, Promise<unknown>]}
 */
export function checked(response, { address, hash }) {
  if (!crypto.subtle || !response.body) return [response, Promise.resolve()];
  const [body, beside] = response.body.tee();
  const whole = sameAs(beside, hash).then(
    (same) => {
      if (!same) throw new DownloadError(address, "not as it was made", "damaged");
    },
    (error) => {
      throw error instanceof DownloadError ? error : new DownloadError(address, error, "damaged"); // not to be unpacked
    },
  );
  return [new Response(body, { headers: response.headers }), whole];
}

/** @param {ReadableStream} body @param {string} hash SHA-256, base64 */
async function sameAs(body, hash) {
  const digest = await crypto.subtle.digest("SHA-256", await new Response(body).arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(digest))) === hash;
}

/** @param {URL} address */
const typeOf = ({ pathname }) => (/\.wasm(\.gz)?$/.test(pathname) ? "application/wasm" : "application/octet-stream");

/**
 * @param {URL} address
 * @param {(bytes: number) => void} count
 * @param {{signal: AbortSignal, cache: RequestCache}} how
 * @param {import("./lasting.js").Line} [line]
 * @returns {Promise<ReadableStream<Uint8Array<ArrayBuffer>>>}
 */
async function unpack(address, count, how, line) {
  let response;
  try {
    response = await fetch(address, how);
  } catch (error) {
    throw new DownloadError(nameOf(address), error);
  }
  if (!response.ok || !response.body) throw new DownloadError(nameOf(address), response.status);
  const name = nameOf(address);
  const ask = (/** @type {RequestInit} */ rest) => fetch(address, { ...how, ...rest });
  const source = line ? lasting(response, { ask, line, name, signal: how.signal }) : response.body;
  const [head, body] = await peek(source, name, count);
  // Some hosts unpack a .gz on the way (Content-Encoding); then the gzip mark is gone, and nothing is left to do.
  return isPacked(head) ? body.pipeThrough(new DecompressionStream("gzip")) : body;
}

/** A file's name for people. @param {URL} address */
const nameOf = ({ pathname }) => pathname.split("/").slice(-2).join("/");

/**
 * The first chunk of a stream, and the whole stream with that chunk still in it; every chunk is counted.
 * @param {ReadableStream<Uint8Array<ArrayBuffer>>} source
 * @param {string} name
 * @param {(bytes: number) => void} count
 * @returns {Promise<[Uint8Array<ArrayBuffer>, ReadableStream<Uint8Array<ArrayBuffer>>]>}
 */
async function peek(source, name, count) {
  const reader = source.getReader();
  const first = await read(reader, name);
  const head = first.value ?? new Uint8Array();
  count(head.length);
  const whole = new ReadableStream({
    start(controller) {
      if (head.length) controller.enqueue(head);
      if (first.done) controller.close();
    },
    async pull(controller) {
      const { done, value } = await read(reader, name);
      if (done) {
        controller.close();
      } else {
        count(value.length);
        controller.enqueue(value);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return [head, whole];
}

/**
 * One chunk; a connection that breaks in the middle is a download that failed.
 * @param {ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>} reader
 * @param {string} name
 */
async function read(reader, name) {
  try {
    return await reader.read();
  } catch (error) {
    throw new DownloadError(name, error);
  }
}
