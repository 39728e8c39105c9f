// @ts-check
/**
 * People's own players, as the page handles them: the files that were given, and a frame for each seat that has one.
 * The frame has no origin (`sandbox`) and a policy of its own that lets nothing out; in it a worker runs a second
 * Python. Nothing can be fetched from there, so everything it needs is handed in. Removing a frame ends whatever runs
 * in it.
 *
 * A channel connects the frame and the table's worker; the page itself neither asks nor listens.
 *
 * @typedef {{name: string, bytes: ArrayBuffer}} OwnFile
 * @typedef {{loading: number, move: number, rest: number, quota: number}} Patience   in ms
 * @typedef {{frame: HTMLIFrameElement, file: OwnFile, in: Promise<OwnRefusal | null>}} Guest   `in`: the outcome of
 * letting it in
 *
 * @typedef {object} Host
 * @property {Pick<import("../shell/engine/engine.js").Engine, "host" | "consult">} engine
 * @property {Patience} patience
 * @property {Map<string, OwnFile>} files   the files given, by the mind that names them in a seat
 * @property {Map<number, Guest>} guests   by seat, as the three below
 * @property {Map<number, (reply: OwnReply) => void>} waiting   ends the wait for a player that was asked
 * @property {Map<number, ReturnType<typeof setTimeout>>} rests
 * @property {Map<number, number>} spent   ms that its player has thought in this match
 * @property {string} match   that they play in
 */
/** @import { OwnRefusal, OwnReply } from "../messages.d.ts" */
/** @import { Table } from "../wire.d.ts" */
import { DownloadError, download } from "../common/download.js";
import { plain } from "../common/plain.js";

const LOADING = 60_000; // ms for Python to start and the file to be loaded
const MOVE = 10_000; // ms for a move, as in the arena
const QUOTA = 300_000; // ms of thought in one match; from outside, a page can measure no more than the whole time
const REST = 120_000; // ms without a question, after which the player is ended until it is asked again
const LONGEST_FILE = 56; // characters of a file's name in a record

/** The only scripts that run there are the frame's own, known by its hash, and workers made in it. */
const POLICY = [
  "default-src 'none'",
  `script-src 'sha256-${BUILD.frame.hash}' 'wasm-unsafe-eval'`,
  "worker-src data:",
  "connect-src 'none'",
].join("; ");

/**
 * @param {Host["engine"]} engine
 * @param {Partial<Patience>} [patience] shorter, for tests
 */
export function makeOwn(engine, { loading = LOADING, move = MOVE, rest = REST, quota = QUOTA } = {}) {
  /** @type {Host} */
  const host = {
    engine,
    patience: { loading, move, rest, quota },
    files: new Map(),
    guests: new Map(),
    waiting: new Map(),
    rests: new Map(),
    spent: new Map(),
    match: "",
  };
  return {
    /**
     * Takes a person's file.
     * @param {File} file
     * @param {string[]} [seated] the minds that sit beside it
     * @returns {Promise<string>} the mind that stands for the file in a seat; "" where another file of that name plays
     * beside   it: a record could not tell the two apart
     */
    async give(file, seated = []) {
      const name = nameOf(file.name);
      const mind = mindOf(name);
      const bytes = await file.arrayBuffer();
      const held = host.files.get(mind);
      if (held && seated.includes(mind) && !same(held.bytes, bytes)) return "";
      host.files.set(mind, { name, bytes });
      return mind;
    },
    has: (/** @type {string} */ mind) => host.files.has(mind),
    /**
     * Asks the own player whose turn it is: resolves with the bridge's reply, or a refusal that says what the player
     * did.
     * @param {Table} table
     * @param {number} seat
     */
    consult: (table, seat) => consult(host, table, seat),
    /**
     * What is at the table now, null where nobody is: players that were dismissed or left behind are ended at once.
     * @param {Pick<Table, "id" | "absent"> | null} table
     */
    heed(table) {
      if (table?.id !== host.match) closeAll(host);
      else for (const seat of table.absent ?? []) close(host, seat);
    },
    /** Their match now has another id. @param {string} id @param {string} to */
    renamed: (id, to) => void (host.match === id && (host.match = to)),
    /** Ends the player of a seat in the middle of its thought. @param {number} seat */
    stop: (seat) => close(host, seat, "error-own-stopped"),
    closeAll: () => closeAll(host),
  };
}

/**
 * Ends whatever runs for a seat; whoever waits for it hears why.
 * @param {Host} host
 * @param {number} seat
 */
function close(host, seat, key = "error-own-gone") {
  dismiss(host, seat);
  host.waiting.get(seat)?.(gone(seat, key));
  host.waiting.delete(seat);
}

/** Ends whatever runs for a seat. @param {Host} host @param {number} seat */
function dismiss({ guests, rests }, seat) {
  clearTimeout(rests.get(seat));
  guests.get(seat)?.frame.remove();
  guests.delete(seat);
}

/** @param {Host} host */
function closeAll(host) {
  for (const seat of [...host.guests.keys()]) close(host, seat);
}

/**
 * Brings the player of a seat into its frame: resolves with a refusal, or with null once the player can be asked.
 * @param {Host} host
 * @param {number} seat
 * @param {OwnFile} file
 * @param {HTMLIFrameElement} frame
 */
async function bring({ engine, patience, guests }, seat, file, frame) {
  const { code, parcel } = await everything(file.name.endsWith(".whl"));
  if (guests.get(seat)?.frame !== frame) return gone(seat, "error-own-gone"); // it was ended meanwhile
  await open(frame);
  const { port1, port2 } = new MessageChannel();
  const ready = engine.host({ seat, port: port1, patience: patience.loading });
  const buffers = Object.values({ ...parcel, file: file.bytes.slice(0) }).filter((part) => part instanceof ArrayBuffer);
  const whole = { ...parcel, name: file.name, file: buffers.at(-1) };
  // The frame has no origin that the message could name, but its content is this page's own text.
  frame.contentWindow?.postMessage({ code, parcel: whole, buffers }, "*", [port2, ...buffers]);
  return ready;
}

/**
 * The own player whose turn it is moves, or is ended meanwhile.
 * @param {Host} host
 * @param {Table} table
 * @param {number} seat
 * @returns {Promise<OwnReply>}
 */
async function consult(host, table, seat) {
  const { files, waiting, rests, patience } = host;
  comeTo(host, table.id);
  const file = files.get(table.seats[seat].mind);
  if (!file) return gone(seat, "error-own-no-file");
  clearTimeout(rests.get(seat));
  /** @type {(reply: OwnReply) => void} */
  let end = () => {};
  const ended = new Promise((/** @type {(reply: OwnReply) => void} */ resolve) => (end = resolve));
  waiting.get(seat)?.(gone(seat, "error-own-gone"));
  waiting.set(seat, end);
  const wanted = () => waiting.get(seat) === end;
  const reply = await Promise.race([ask(host, table.ply, seat, file), ended]);
  if (!wanted()) return reply;
  waiting.delete(seat);
  if ("gone" in reply && reply.gone) close(host, seat);
  else rests.set(seat, setTimeout(close, patience.rest, host, seat));
  return reply;
}

/** Another match starts with fresh time and without the earlier players. @param {Host} host @param {string} match */
function comeTo(host, match) {
  if (host.match !== match) {
    closeAll(host);
    host.spent.clear();
  }
  host.match = match;
}

/**
 * The player's answer, once it is there.
 * @param {Host} host
 * @param {number} ply
 * @param {number} seat
 * @param {OwnFile} file
 * @returns {Promise<OwnReply>}
 */
async function ask(host, ply, seat, file) {
  const { guests } = host;
  const earlier = guests.get(seat);
  if (earlier && earlier.file !== file) dismiss(host, seat); // a new file was given for it
  if (!guests.has(seat)) {
    const frame = document.createElement("iframe");
    const coming = Promise.resolve().then(() => bring(host, seat, file, frame));
    guests.set(seat, { frame, file, in: coming.catch((error) => unfetched(seat, error)) });
  }
  const guest = guests.get(seat);
  const refused = await guest?.in;
  if (guests.get(seat) !== guest) return gone(seat, "error-own-gone");
  return refused ?? think(host, ply, seat);
}

/**
 * The player's answer, within its remaining time: one that is removed in the middle and comes again gets no more time.
 * @param {Host} host
 * @param {number} ply
 * @param {number} seat
 * @returns {Promise<OwnReply>}
 */
async function think({ engine, spent, patience }, ply, seat) {
  const { quota, move } = patience;
  const left = quota - (spent.get(seat) ?? 0);
  if (left <= 0) return gone(seat, "error-own-spent", { minutes: Math.ceil(quota / 60_000) });
  const began = performance.now();
  try {
    return await engine.consult({ ply, patience: move });
  } finally {
    spent.set(seat, quota - left + performance.now() - began);
  }
}

/** What a second Python needs could not be fetched. @param {number} seat @param {unknown} error */
function unfetched(seat, error) {
  if (!(error instanceof DownloadError)) throw error;
  return gone(seat, "status-failed-network");
}

/**
 * A player that cannot be asked.
 * @param {number} seat
 * @param {string} key
 * @param {Record<string, number>} [values]
 * @returns {OwnRefusal}
 */
const gone = (seat, key, values = {}) => ({
  ...{ ok: false, gone: true },
  error: { code: "own", key, values: { seat, ...values } },
});

/** Whether two files hold the same. @param {ArrayBuffer} one @param {ArrayBuffer} other */
function same(one, other) {
  const [bytes, others] = [new Uint8Array(one), new Uint8Array(other)];
  return bytes.length === others.length && bytes.every((byte, at) => byte === others[at]);
}

/**
 * The name of a file. The name of a wheel says what is in it and how to install it, so this strips what a browser adds
 * on saving a second file of the same name, such as "(1)" or "-2".
 * @param {string} given
 */
const nameOf = (given) =>
  plain(given)
    .replace(/^.*[/\\]/, "")
    .replace(/( ?\(\d+\)|-\d+)(?=\.whl$)/, "");

/**
 * The mind for a seat whose player is in a file. It goes into the record, which takes short names only; a wheel keeps
 * the beginning, which holds its own name.
 * @param {string} name
 */
function mindOf(name) {
  const letters = [...name];
  if (letters.length <= LONGEST_FILE) return `own:${name}`;
  if (!name.endsWith(".whl")) return `own:${letters.slice(-LONGEST_FILE).join("")}`;
  return `own:${letters.slice(0, LONGEST_FILE - 4).join("")}.whl`;
}

/**
 * Turns a frame into an empty document without an origin; resolves once it listens, never if it is removed before.
 * @param {HTMLIFrameElement} frame
 * @returns {Promise<void>}
 */
function open(frame) {
  frame.setAttribute("sandbox", "allow-scripts");
  frame.hidden = true;
  const policy = `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`;
  frame.srcdoc = `<!doctype html><meta charset="utf-8">${policy}<script>${BUILD.frame.text}</script>`;
  return new Promise((resolve) => {
    frame.addEventListener("load", () => resolve(), { once: true });
    document.body.append(frame);
  });
}

/**
 * What a second Python needs, fetched on first use; each call returns fresh buffers, to be handed over. From then on
 * the service worker keeps the files that only this needs.
 * @param {boolean} wheel whether there is one to install
 */
async function everything(wheel) {
  const { runtime, wasm, rest, library, furtherLibrary, package: ours, micropip, info } = BUILD.python;
  const kept = Boolean(navigator.serviceWorker?.controller);
  const { signal } = new AbortController();
  const fetched = (/** @type {PythonFile} */ { address, size }, unpacked = kept) =>
    download(new URL(address, document.baseURI), size, unpacked, () => {}, signal);
  const text = (/** @type {PythonFile} */ file) => fetched(file).then((response) => response.text());
  const bytes = (/** @type {PythonFile} */ file, unpacked = kept) =>
    fetched(file, unpacked).then((response) => response.arrayBuffer());
  // Files that are kept only on demand are kept under the name of the request.
  const [start, inside, code, later, near, further, ourWheel, installer] = await Promise.all([
    text(runtime),
    text({ address: BUILD.inside, size: 0, hash: "" }),
    bytes(wasm),
    bytes(rest),
    bytes(library),
    bytes(furtherLibrary, false),
    bytes(ours),
    wheel ? bytes(micropip, false) : new ArrayBuffer(0),
  ]);
  const whole = await new Blob([near, further]).arrayBuffer();
  const parcel = { info, micropip: installer, wasm: code, rest: later, library: whole, wheel: ourWheel };
  return { code: `${start}\n;${inside}`, parcel };
}
