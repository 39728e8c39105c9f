// @ts-check
/**
 * Saved matches in this device's IndexedDB: one entry per match, with its record as text that only Python reads.
 *
 * Every write compares, inside one transaction, the revision that it grew from with the stored one. So two tabs on one
 * match never overwrite each other: the later line of play is kept as a copy beside the earlier. Entries of a newer
 * format, and those that Python could not read, stay untouched and are listed as such. Settings are not kept here but
 * in store.js, in the page.
 */
/** @import { Kept } from "../messages.d.ts" */
/** @import { Played, Save, Summary } from "../wire.d.ts" */
import { createStore, promisifyRequest } from "idb-keyval";
import { timeOf } from "./times.js";

/**
 * The form of an entry written here. `revision` counts writes; `updated` is in ms; `aside` says why the entry was set
 * aside.
 */
const FORMAT = 1;
const MARK = /"lostcities-(record|distance)"/; // in every record, and in a match at a distance while it goes on

/**
 * @typedef {object} Entry
 * @property {number} format
 * @property {number} revision
 * @property {number} updated
 * @property {Summary} summary
 * @property {string} record
 * @property {Played | null} [facts]   of a match that is over, for the statistics
 * @property {string} [aside]
 * @property {unknown} [review]   what was worked out, with the key of what it was made from
 *
 * @typedef {Pick<Save, "summary" | "record"> & Partial<Pick<Save, "facts">>} Match   what Python gives us to keep
 * @typedef {{id: string, revision: number, conflict: boolean}} Written
 */

const ROOM = 1_000_000; // bytes; if less is left, an error that storage does not name means that it is full

/** Storage failed to write or read: `reason` is "full", "forbidden", or "other" for an error no browser names. */
export class StorageError extends Error {
  /** @param {unknown} cause @param {number} [room] bytes left, as far as the browser says */
  constructor(cause, room = Infinity) {
    const { name = "", message = String(cause) } = /** @type {Partial<Error>} */ (Object(cause));
    super(`${name}: ${message}`);
    /** @type {"full" | "forbidden" | "other"} */
    this.reason = "other";
    if (/Quota/.test(name) || /disk.*full|full disk|no space/i.test(message) || room < ROOM) this.reason = "full";
    else if (/Security|InvalidState|NotAllowed|Reference|Type/.test(name)) this.reason = "forbidden";
  }
}

/** Bytes left for this site; Infinity where the browser does not say. */
async function roomLeft() {
  try {
    const { quota = Infinity, usage = 0 } = await navigator.storage.estimate();
    return quota - usage;
  } catch {
    return Infinity;
  }
}

/** A fresh id beside another: the same match, continued differently. @param {string} id */
const beside = (id) => `${id.split("~")[0]}~${crypto.getRandomValues(new Uint32Array(1))[0].toString(36)}`;

/** @param {unknown} entry @returns {entry is Entry} whether this version can read it */
const readable = (entry) => {
  const { format, record, summary } = /** @type {Partial<Entry>} */ (entry ?? {});
  const listed = typeof summary?.game === "string" && Array.isArray(summary.seats);
  return format === FORMAT && listed && typeof record === "string" && MARK.test(record);
};

/** Whether some other version wrote it, in a form unknown here. @param {unknown} entry */
const foreign = (entry) => {
  const { format } = /** @type {Partial<Entry>} */ (entry ?? {});
  return Number.isInteger(format) && format !== FORMAT;
};

/** @param {string} name @param {number} [version] */
function open(name, version) {
  const request = indexedDB.open(name, version);
  request.onupgradeneeded = () => request.result.createObjectStore("matches");
  return request;
}

export class Saves {
  /** @param {string} name of the database: it keeps two sites in folders of one host apart */
  constructor(name) {
    this.name = name;
    /** @type {import("idb-keyval").UseStore | null} */
    this.store = null;
  }

  /**
   * One transaction; resolves with what `work` returned once it is on the disk.
   * @template T
   * @param {IDBTransactionMode} mode
   * @param {(store: IDBObjectStore) => T | Promise<T>} work may await requests of this store only
   * @returns {Promise<T>}
   */
  async #transact(mode, work) {
    const before = this.store;
    let begun = false;
    try {
      // Opened on demand, and again after a failure: storage that was forbidden may be allowed by now.
      this.store ??= createStore(await this.#whole(), "matches");
      return await this.store(mode, async (store) => {
        begun = true;
        const { transaction } = store;
        /** @type {unknown} */
        let cause = null;
        // A failed request's error comes before the transaction's own, which may stay empty.
        transaction.addEventListener("error", (event) => (cause ??= /** @type {IDBRequest} */ (event.target).error));
        const done = new Promise((resolve, reject) => {
          transaction.addEventListener("complete", () => resolve(undefined));
          transaction.addEventListener("abort", () => reject(transaction.error ?? cause ?? new Error("aborted")));
        });
        const [result] = await Promise.all([work(store), done]);
        return result;
      });
    } catch (error) {
      this.store = null;
      // While a page sleeps browsers close its databases, not all with notice: then no transaction begins.
      if (before && !begun) return this.#transact(mode, work);
      throw new StorageError(error, await roomLeft());
    }
  }

  /** The name of the database, once it has its store: a database without one is given it. */
  async #whole() {
    const database = await promisifyRequest(open(this.name));
    const whole = database.objectStoreNames.contains("matches");
    database.close();
    if (!whole) (await promisifyRequest(open(this.name, database.version + 1))).close();
    return this.name;
  }

  /** What is kept, newest first, without the records. */
  async list() {
    const [ids, entries] = await this.#transact("readonly", (store) =>
      Promise.all([promisifyRequest(store.getAllKeys()), promisifyRequest(store.getAll())]),
    );
    return ids.map((id, at) => describe(String(id), entries[at])).sort((one, other) => other.updated - one.updated);
  }

  /** All readable entries, whole. @returns {Promise<{id: string, entry: Entry}[]>} */
  async whole() {
    const [ids, entries] = await this.#transact("readonly", (store) =>
      Promise.all([promisifyRequest(store.getAllKeys()), promisifyRequest(store.getAll())]),
    );
    return ids
      .map((id, at) => ({ id: String(id), entry: entries[at] }))
      .filter(({ entry }) => readable(entry) && !entry.aside);
  }

  /**
   * Keep the facts of a match beside it, unless it has changed meanwhile; this does not count as a change of the match.
   * @param {string} id @param {number} revision @param {Played} facts
   */
  remember(id, revision, facts) {
    return this.#transact("readwrite", async (store) => {
      const stored = await promisifyRequest(store.get(id));
      if (stored?.revision === revision) store.put({ ...stored, facts }, id);
    });
  }

  /** @param {string} id @returns {Promise<Entry | null>} null where there is none, or none of this format */
  async read(id) {
    const entry = await this.#transact("readonly", (store) => promisifyRequest(store.get(id)));
    return readable(entry) ? entry : null;
  }

  /** The text of any entry, even one that cannot be played. @param {string} id @returns {Promise<string | null>} */
  async text(id) {
    const entry = await this.#transact("readonly", (store) => promisifyRequest(store.get(id)));
    if (!entry) return null;
    return typeof entry.record === "string" ? entry.record : JSON.stringify(entry);
  }

  /**
   * Keep a match that grew from `revision` (0: it is new). Where another tab has written meanwhile, its entry stays and
   * this line of play is kept as a copy.
   * @param {string} id @param {number} revision @param {Match} match @param {number} [updated] ms, now unless given
   * @returns {Promise<Written>} where it lies now
   */
  write(id, revision, match, updated = Date.now()) {
    return this.#transact("readwrite", async (store) => {
      const stored = await promisifyRequest(store.get(id));
      // A match deleted in another tab while it goes on here is simply kept again.
      const conflict = stored !== undefined && !(readable(stored) && stored.revision === revision && !stored.aside);
      const written = { id: conflict ? beside(id) : id, revision: conflict ? 1 : revision + 1, conflict };
      store.put(entryOf(match, written.revision, updated), written.id);
      return written;
    });
  }

  /** Keep a match that came from elsewhere; never in place of another. @param {string} id @param {Match} match */
  add(id, match) {
    return this.write(id, 0, match);
  }

  /** Keep a review beside the match that it is of. @param {string} id @param {unknown} review */
  keepReview(id, review) {
    return this.#transact("readwrite", async (store) => {
      const stored = await promisifyRequest(store.get(id));
      if (readable(stored)) store.put({ ...stored, review }, id);
    });
  }

  /**
   * Mark an entry that could not be read. Its text stays as it is, and an entry that another version wrote stays as a
   * whole; returns whether it is one of those.
   * @param {string} id @param {string} why
   */
  setAside(id, why) {
    return this.#transact("readwrite", async (store) => {
      const stored = await promisifyRequest(store.get(id));
      if (foreign(stored)) return true;
      // What is not an entry at all stays as it is; the list says so.
      if (stored?.constructor === Object) store.put({ ...stored, aside: why }, id);
      return false;
    });
  }

  /** @param {string} id */
  remove(id) {
    return this.#transact("readwrite", (store) => void store.delete(id));
  }

  /** Everything. */
  erase() {
    return this.#transact("readwrite", (store) => void store.clear());
  }
}

/** @param {Match} match @param {number} revision @param {number} updated @returns {Entry} */
const entryOf = ({ summary, record, facts = null }, revision, updated) => ({
  ...{ format: FORMAT, revision, updated, summary, record },
  ...(facts ? { facts } : {}),
});

/**
 * What the page is told about an entry.
 * @param {string} id
 * @param {Partial<Entry> | undefined} entry
 * @returns {Kept & {updated: number}}
 */
function describe(id, entry) {
  const known = readable(entry) && !entry.aside;
  return {
    id,
    updated: timeOf(entry?.updated),
    summary: known ? entry.summary : null,
    damaged: !known && !foreign(entry),
    otherVersion: foreign(entry),
  };
}
