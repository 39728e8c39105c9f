// @ts-check
/**
 * Downloads with a running count of bytes, unpacked on the way. Not the service worker's cache: that answers these very
 * requests when it is in place, and they count the same.
 */

/** A download that did not arrive whole: no connection, or an answer that is not the file. */
export class DownloadError extends Error {}

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
 * @returns {Promise<Response>}
 */
export async function download(address, size, kept, count, signal) {
  if (kept && address.pathname.endsWith(".gz")) {
    const unpacked = await fetch(new URL(address.href.replace(/\.gz$/, "")), { signal }).catch(() => null);
    if (unpacked?.ok) {
      count(size);
      return unpacked;
    }
  }
  return new Response(await unpack(address, count, signal), { headers: { "content-type": typeOf(address) } });
}

/** @param {URL} address */
const typeOf = ({ pathname }) => (/\.wasm(\.gz)?$/.test(pathname) ? "application/wasm" : "application/octet-stream");

/**
 * @param {URL} address
 * @param {(bytes: number) => void} count
 * @param {AbortSignal} signal
 * @returns {Promise<ReadableStream<Uint8Array<ArrayBuffer>>>}
 */
async function unpack(address, count, signal) {
  let response;
  try {
    response = await fetch(address, { signal });
  } catch (error) {
    throw new DownloadError(`${address.pathname}: ${error instanceof Error ? error.message : error}`);
  }
  if (!response.ok || !response.body) throw new DownloadError(`${address.pathname}: ${response.status}`);
  const [head, body] = await peek(response.body, count);
  // Some hosts unpack a .gz themselves on the way (Content-Encoding); then the gzip mark is gone and so is the work.
  const packed = head.length > 1 && head[0] === 0x1f && head[1] === 0x8b;
  return packed ? body.pipeThrough(new DecompressionStream("gzip")) : body;
}

/**
 * The first chunk of a stream, and the same stream with nothing taken away; every chunk is counted.
 * @param {ReadableStream<Uint8Array<ArrayBuffer>>} source
 * @param {(bytes: number) => void} count
 * @returns {Promise<[Uint8Array<ArrayBuffer>, ReadableStream<Uint8Array<ArrayBuffer>>]>}
 */
async function peek(source, count) {
  const reader = source.getReader();
  const first = await read(reader);
  const head = first.value ?? new Uint8Array();
  count(head.length);
  const whole = new ReadableStream({
    start(controller) {
      if (head.length) controller.enqueue(head);
      if (first.done) controller.close();
    },
    async pull(controller) {
      const { done, value } = await read(reader);
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
 */
async function read(reader) {
  try {
    return await reader.read();
  } catch (error) {
    throw new DownloadError(error instanceof Error ? error.message : String(error));
  }
}
