// @ts-check
/**
 * The memory of a started Python, kept on this device: the next start restores it instead of starting from scratch. The
 * worker's own address is the key: its name carries a hash over its code and the names of Python's files, which carry
 * hashes of their own. If anything is wrong there is no snapshot, and Python starts as usual.
 */

/**
 * @typedef {object} Snapshot
 * @property {Uint8Array<ArrayBuffer>} memory   as Pyodide made it
 * @property {string} reply   Python's answer then to the question that a restored one is asked
 */

// Most of a fresh memory is zeros, which are not kept, in steps of this many bytes.
const STEP = 4096;
const ENOUGH = 256 * 1024 * 1024; // bytes that storage must have left, so that nobody's matches lack room

/** Where they are kept. */
export class Snapshots {
  /** @param {URL} root of the site @param {string} build the worker's address */
  constructor(root, build) {
    this.name = `lost-cities python ${root.pathname}`;
    this.address = `${build}.snapshot`;
    this.used = false; // whether Python was restored from it
  }

  /**
   * Without an origin there is no storage, and Firefox hangs for ever at the mere name.
   * @returns {Promise<Cache | null>}
   */
  async #cache() {
    return self.origin === "null" || typeof caches === "undefined" ? null : caches.open(this.name);
  }

  /** The snapshot of this build, not read yet; null if there is none. @returns {Promise<Response | null>} */
  async find() {
    try {
      return (await (await this.#cache())?.match(this.address)) ?? null;
    } catch {
      await this.drop();
      return null;
    }
  }

  /** The snapshot, read; null if that fails. @param {Response | null} found @returns {Promise<Snapshot | null>} */
  async read(found) {
    try {
      return found && unpacked(await found.arrayBuffer());
    } catch {
      await this.drop();
      return null;
    }
  }

  /** Keeps a snapshot, and deletes those of other builds; returns its bytes. @param {Snapshot} snapshot */
  async write(snapshot) {
    const cache = await this.#cache();
    const { quota = Infinity, usage = 0 } = (await navigator.storage?.estimate?.().catch(() => null)) ?? {};
    if (!cache || quota - usage < ENOUGH) return 0;
    const body = packed(snapshot);
    for (const older of await cache.keys()) await cache.delete(older);
    await cache.put(this.address, new Response(body, { headers: { "content-length": String(body.size) } }));
    return body.size;
  }

  /** How many bytes are kept: 0 for none of this build. */
  async size() {
    return Number((await this.find())?.headers.get("content-length") ?? 0);
  }

  /** Deletes all snapshots, of whatever build. */
  async drop() {
    try {
      if (await this.#cache()) await caches.delete(this.name);
    } catch {
      // storage that returns nothing keeps nothing
    }
  }
}

/**
 * A header that lists the stretches of memory that follow, preceded by its own length; then the stretches, one after
 * the other.
 * @param {Snapshot} snapshot
 * @returns {Blob}
 */
export function packed({ memory, reply }) {
  const stretches = stretchesOf(memory);
  const head = new TextEncoder().encode(JSON.stringify({ length: memory.length, reply, stretches }));
  return new Blob([new Uint32Array([head.length]), head, ...stretches.map(([from, to]) => memory.subarray(from, to))]);
}

/** @param {ArrayBuffer} kept @returns {Snapshot} @throws {RangeError} if it is not whole */
export function unpacked(kept) {
  let at = 4 + new Uint32Array(kept, 0, 1)[0];
  const { length, reply, stretches } = JSON.parse(new TextDecoder().decode(new Uint8Array(kept, 4, at - 4)));
  const memory = new Uint8Array(length);
  for (const [from, to] of stretches) {
    memory.set(new Uint8Array(kept, at, to - from), from);
    at += to - from;
  }
  if (at !== kept.byteLength) throw new RangeError("a snapshot that is not whole");
  return { memory, reply };
}

/** The non-zero stretches: [from, to) for each. @param {Uint8Array<ArrayBuffer>} memory */
function stretchesOf(memory) {
  const words = new Uint32Array(memory.buffer, memory.byteOffset, memory.length >> 2);
  /** @type {[number, number][]} */
  const found = [];
  for (let from = 0; from < memory.length; from += STEP) {
    const to = Math.min(from + STEP, memory.length);
    if (!words.subarray(from >> 2, (to + 3) >> 2).some(Boolean)) continue;
    const last = found.at(-1);
    if (last?.[1] === from) last[1] = to;
    else found.push([from, to]);
  }
  return found;
}
