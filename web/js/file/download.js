// @ts-check
/**
 * Downloads in the game as one file (in place of common/download.js): nothing is fetched, for everything stands in the
 * page, packed, as base64; the page's own scripts find it there, and the worker has been handed it.
 */
import { gunzipSync } from "fflate";
import { DownloadError } from "../common/download.js";
import { handed } from "./handed.js";

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
  const packed = /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (new Response(bytesOf(text)).body);
  const unpacked = packed.pipeThrough(new DecompressionStream("gzip"));
  count(size);
  const type = address.pathname.endsWith(".wasm.gz") ? "application/wasm" : "application/octet-stream";
  return new Response(unpacked, { headers: { "content-type": type } });
}

/** @type {Record<string, string>} of the worker, once it has been handed them */
let here = {};
void handed.then(({ files }) => (here = files));

/** A file while everything waits for it. @param {URL} address @returns {Uint8Array<ArrayBuffer>} unpacked */
export const atOnce = ({ pathname }) => gunzipSync(bytesOf(textIn(here, pathname)));

/** From where a module is imported: the text of it, as an address. @param {URL} address @returns {Promise<string>} */
export async function moduleAt(address) {
  const unpacked = await download(address, 0, true, () => {});
  const text = await unpacked.text();
  // Firefox copies a script's address at every throw, and a megabyte of it takes seconds; others import no blob: here.
  const short = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  try {
    await import(short);
    return short;
  } catch {
    return `data:text/javascript;base64,${btoa(text)}`; // ASCII, as the build squeezes it
  }
}

/** @param {URL} address @returns {Promise<string>} */
const textOf = async ({ pathname }) => textIn(globalThis.document ? inPage() : (await handed).files, pathname);

/** @param {Record<string, string>} files @param {string} pathname */
function textIn(files, pathname) {
  const name = Object.keys(files).find((each) => pathname.endsWith(`/${each}`)); // in whatever folder the file lies
  if (!name) throw new DownloadError(pathname, "not in the file");
  return files[name];
}

/** The packed files of the page, by address. @returns {Record<string, string>} */
export const inPage = () =>
  Object.fromEntries(
    [...document.querySelectorAll('script[type="text/plain"]')].map(({ id, textContent }) => [id, textContent ?? ""]),
  );

/** @param {string} text base64 @returns {Uint8Array<ArrayBuffer>} */
function bytesOf(text) {
  const { fromBase64 } = /** @type {{fromBase64?: (text: string) => Uint8Array<ArrayBuffer>}} */ (
    /** @type {unknown} */ (Uint8Array)
  );
  return fromBase64 ? fromBase64.call(Uint8Array, text) : Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0));
}
