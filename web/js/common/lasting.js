// @ts-check
/**
 * Downloads that outlive their connection. When one breaks off, or stalls and is asked for again, only the missing rest
 * is fetched; what has arrived stays where it went, half unpacked and half compiled. A host that knows no ranges sends
 * everything again, and the known part is skipped. Two things vouch for its being the same file: its name, which
 * carries a hash, and in the end its own hash.
 */

const FIRST = 1000; // ms before a broken download is tried again; the first retry follows at once
const LONGEST = 30_000;
const TOO_MANY = 429; // requests: a passing answer, like those of a host in trouble (5xx)

/** @typedef {Uint8Array<ArrayBuffer>} Bytes */

/** The line to the downloads under way: what they are told, and what they tell. */
export class Line {
  /** @param {(file: string) => void} broken hears of a file that will not come until it is asked for again */
  constructor(broken) {
    this.broken = broken;
    /** @type {Set<() => void>} */
    this.open = new Set();
  }

  /** Asks again for the rest of everything under way; returns whether anything is. */
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
  // A body packed on the way is counted packed: nobody here can tell where the rest of it would begin.
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
  const unchanged = /^"/.test(tag) ? { "if-range": tag } : null; // a weak tag says nothing about bytes
  const length = Number(headers.get("content-length")); // 0 if the host does not say
  let reader = body.getReader();
  let request = new AbortController();
  let got = 0; // bytes that have been handed on
  let skip = 0; // bytes that are coming a second time
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
      pause = pause || FIRST; // one that breaks before anything came is not retried at once
      return;
    }
  };
  line.open.add(renew);
  signal.addEventListener("abort", renew);
  try {
    for (;;) {
      const piece = await reader.read().catch(() => null);
      // Firefox takes a connection closed too soon for the end of the file.
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
 * How many bytes of an answer have already arrived.
 * @param {Response} reply
 * @param {number} got
 */
function alreadyThere(reply, got) {
  const [from] = /\d+/.exec(reply.headers.get("content-range") ?? "") ?? ["0"];
  if (reply.ok && Number(from) === (reply.status === 206 ? got : 0)) return got - Number(from);
  throw new Error(`${reply.status} ${reply.headers.get("content-range") ?? ""}`);
}
