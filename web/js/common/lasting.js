// @ts-check
/**
 * Downloads that outlive their connection. Where one breaks in the middle, or stands still and is asked for again, only
 * what has not come yet is fetched; what has come stays where it went, half unpacked and half compiled. A host that
 * knows no ranges sends all of it once more, and what is known of it is skipped. That both are the same file is told by
 * its name, which carries a hash, and by its own hash in the end.
 */

const FIRST = 1000; // ms until a broken download is asked for again, after the try that follows at once
const LONGEST = 30_000;
const TOO_MANY = 429; // requests: an answer that is another one later, like those of a host in trouble (5xx)

/** @typedef {Uint8Array<ArrayBuffer>} Bytes */

/** What is said to the downloads that are under way, and what they tell. */
export class Line {
  /** @param {(file: string) => void} broken hears that nothing comes of a file until it is asked for again */
  constructor(broken) {
    this.broken = broken;
    /** @type {Set<() => void>} */
    this.open = new Set();
  }

  /** Asks anew for the rest of everything that is under way; tells whether anything is. */
  again() {
    for (const renew of [...this.open]) renew();
    return this.open.size > 0;
  }
}

/**
 * @typedef {object} Way
 * @property {(how: RequestInit) => Promise<Response>} ask   for the same file
 * @property {Line} line
 * @property {string} name   of the file, for people
 * @property {AbortSignal} signal   gives it up
 */

/**
 * The body of an answer, to its end.
 * @param {Response} first with a body
 * @param {Way} way
 * @returns {ReadableStream<Bytes>}
 */
export function lasting(first, way) {
  const body = /** @type {ReadableStream<Bytes>} */ (first.body);
  // What is packed on the way is counted packed: nobody here knows where the rest of that begins.
  if (first.headers.has("content-encoding")) return body;
  const pieces = coming(body, first.headers, way);
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await pieces.return()),
  });
}

/**
 * @param {ReadableStream<Bytes>} body
 * @param {Headers} headers
 * @param {Way} way
 * @returns {AsyncGenerator<Bytes, void>}
 */
async function* coming(body, headers, { ask, line, name, signal }) {
  const tag = headers.get("etag") ?? "";
  const unchanged = /^"/.test(tag) ? { "if-range": tag } : null; // a weak one tells nothing of bytes
  const length = Number(headers.get("content-length")); // 0 where the host does not say
  let reader = body.getReader();
  let request = new AbortController();
  let got = 0; // bytes that have been handed on
  let skip = 0; // bytes that come once more
  let pause = 0;
  let renewed = false;
  let wake = () => {};
  const renew = () => {
    renewed = true;
    reader.cancel().catch(() => {});
    request.abort();
    wake();
  };
  const rest = async () => {
    for (; ; pause = Math.min(LONGEST, 2 * pause || FIRST)) {
      if (pause && !signal.aborted) {
        line.broken(name);
        await new Promise((/** @type {(value?: unknown) => void} */ resolve) => setTimeout((wake = resolve), pause));
      }
      signal.throwIfAborted();
      renewed = false;
      request = new AbortController();
      const how = { headers: { range: `bytes=${got}-`, ...unchanged }, signal: request.signal };
      const reply = await ask(how).catch(() => null);
      if (!reply?.body || reply.status >= 500 || reply.status === TOO_MANY) continue;
      skip = alreadyThere(reply, got);
      reader = reply.body.getReader();
      pause = pause || FIRST; // one that breaks before anything comes is not asked for at once
      return;
    }
  };
  line.open.add(renew);
  signal.addEventListener("abort", renew);
  try {
    for (;;) {
      const piece = await reader.read().catch(() => null);
      // Firefox takes a connection that is closed too soon for the end of the file.
      if (renewed || !piece || (piece.done && got < length)) await rest();
      else if (piece.done) return;
      else {
        const fresh = piece.value.subarray(skip);
        skip -= piece.value.length - fresh.length;
        got += fresh.length;
        pause = 0;
        if (fresh.length) yield fresh;
      }
    }
  } finally {
    line.open.delete(renew);
    signal.removeEventListener("abort", renew);
    reader.cancel().catch(() => {});
  }
}

/**
 * How many bytes of an answer have come before.
 * @param {Response} reply
 * @param {number} got
 */
function alreadyThere(reply, got) {
  const [from] = /\d+/.exec(reply.headers.get("content-range") ?? "") ?? ["0"];
  if (reply.ok && Number(from) === (reply.status === 206 ? got : 0)) return got - Number(from);
  throw new Error(`${reply.status} ${reply.headers.get("content-range") ?? ""}`);
}
