// @ts-check
/**
 * Downloads with a running count of bytes, unpacked on the way. Not the service worker's cache: that answers these very
 * requests when it is in place, and they count the same.
 */

import { gunzipSync } from "fflate";
import { lasting } from "./lasting.js";

/** A download that did not arrive whole. */
export class DownloadError extends Error {
  /**
   * @param {string} file its address, as far as it is known
   * @param {unknown} why
   * @param {"network" | "damaged"} [reason] damaged: what came is not the file
   */
  constructor(file, why, reason = "network") {
    super(`${file}: ${why instanceof Error ? why.message : why}`);
    this.file = file;
    this.reason = reason;
  }
}

/**
 * From where a module of the site is imported.
 * @param {URL} address
 * @returns {Promise<string>}
 */
export const moduleAt = async (address) => address.href;

const TELL = 100; // ms; a page that is drawn anew for every packet takes from the start what it tells of

/**
 * Counts the bytes of several downloads into one report.
 * @param {number} total bytes of all of them, as sent
 * @param {(loaded: number, total: number) => void} report called at the beginning, at the end, and now and then between
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
 * The body of a file, counted as it arrives and unpacked where the build packed it. Where the service worker keeps the
 * site it keeps it unpacked, and is asked for that first.
 * @param {URL} address
 * @param {number} size as sent, which is what is counted
 * @param {boolean} kept
 * @param {(bytes: number) => void} count
 * @param {AbortSignal} signal
 * @param {RequestCache} [cache] what of the browser's own cache will do
 * @param {import("./lasting.js").Line} [line] where it is to outlive its connection
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

// ms for all that one call waits for: the page takes a worker that is silent for longer for dead
const PATIENCE = 18_000;
let end = 0; // of that patience

/** What is left of it, in ms: it begins anew once the worker does other things. */
function left() {
  if (!end) {
    end = performance.now() + PATIENCE;
    setTimeout(() => (end = 0));
  }
  return Math.max(1, end - performance.now());
}

/**
 * A file while everything waits for it: what calls into it, or opens it, cannot go on without. In a worker only. The
 * service worker may have come to keep it since the start.
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
 * A file, unpacked; null: it did not come whole.
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

/** Whether it begins as what gzip makes does. @param {Uint8Array} head */
const isPacked = (head) => head.length > 1 && head[0] === 0x1f && head[1] === 0x8b;

/**
 * A download beside the promise that it is the file that the build made, byte for byte; DownloadError where it is not.
 * Browsers compute no hash where the page came over plain http: then it is taken as it is.
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
  // Some hosts unpack a .gz themselves on the way (Content-Encoding); then the gzip mark is gone and so is the work.
  return isPacked(head) ? body.pipeThrough(new DecompressionStream("gzip")) : body;
}

/** A file's name for people. @param {URL} address */
const nameOf = ({ pathname }) => pathname.split("/").slice(-2).join("/");

/**
 * The first chunk of a stream, and the same stream with nothing taken away; every chunk is counted.
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
