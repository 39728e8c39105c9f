// @ts-check
/**
 * Downloads in the game as one file (in place of common/download.js). Nothing is fetched: everything is in the page,
 * packed, as base64. The page's own scripts find it there, and the worker is handed it.
 */
import { gunzipSync } from "fflate";
import { DownloadError } from "../common/download.js";
import { handed, here } from "./handed.js";

export { DownloadError, counter } from "../common/download.js";

/** Nothing gets lost on the way. @param {Response} response @returns {[Response, Promise<unknown>]} */
export const checked = (response) => [response, Promise.resolve()];

/**
 * @param {URL} address
 * @param {number} size as counted
 * @param {boolean} _kept
 * @param {(bytes: number) => void} count
 * @returns {Promise<Response>}
 */
export async function download(address, size, _kept, count) {
  const text = await textOf(address);
  // No Blob: WebKit does not let a worker without an origin read even its own.
  const whole = /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (new Response(bytesOf(text)).body);
  const unpacked = whole.pipeThrough(new DecompressionStream("gzip"));
  count(size);
  const type = address.pathname.endsWith(".wasm.gz") ? "application/wasm" : "application/octet-stream";
  return new Response(unpacked, { headers: { "content-type": type } });
}

/** A file, while everything waits. @param {URL} address @returns {Uint8Array<ArrayBuffer>} unpacked */
export const atOnce = ({ pathname }) => gunzipSync(bytesOf(here[pathname.slice(1)]));

/** The address to import a module from: its text, as an address. @param {URL} address @returns {Promise<string>} */
export async function moduleAt(address) {
  const unpacked = await download(address, 0, true, () => {});
  await handed(BUILD.python.rest.address); // as soon as Python runs, something may call into it
  const text = await unpacked.text();
  // Firefox copies a script's address at every throw: a megabyte takes seconds. Others import no blob: here.
  const short = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  try {
    await import(short);
    return short;
  } catch {
    return `data:text/javascript;base64,${btoa(text)}`; // ASCII, as the build squeezes it
  }
}

/** @param {URL} address @returns {Promise<string>} packed, as base64 */
async function textOf({ pathname }) {
  const text = globalThis.document ? inPage(pathname) : await handed(pathname.slice(1));
  if (!text) throw new DownloadError(pathname, "not in the file");
  return text;
}

/** @param {string} pathname whatever folder this file is in */
const inPage = (pathname) =>
  [...document.querySelectorAll('script[type="text/plain"]')].find(({ id }) => pathname.endsWith(`/${id}`))
    ?.textContent;

/** @param {string} text base64 @returns {Uint8Array<ArrayBuffer>} */
function bytesOf(text) {
  const { fromBase64 } = /** @type {{fromBase64?: (text: string) => Uint8Array<ArrayBuffer>}} */ (
    /** @type {unknown} */ (Uint8Array)
  );
  return fromBase64 ? fromBase64.call(Uint8Array, text) : Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0));
}
