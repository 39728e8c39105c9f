// @ts-check
/**
 * Saved matches in this device's IndexedDB: one entry a match, its record a text that only Python reads.
 *
 * Every write compares the revision that it grew from with the one that is stored, inside one transaction, so two tabs
 * on one match never overwrite each other: the later line is kept beside the earlier as a copy. Entries of a newer
 * format, and those that Python could not read, stay untouched and are listed as such. Not here: settings (store.js, in
 * the page).
 */
/** @import { Kept } from "../messages.d.ts" */
/** @import { Played, Save, Summary } from "../wire.d.ts" */
import { createStore, promisifyRequest } from "idb-keyval";
import { timeOf } from "./times.js";

/**
 * The form of an entry that is written here. `revision` counts writes; `updated` is in ms; `aside` says why it is set
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
 * @property {unknown} [review]   what was worked out of it, with the key of what it was made of
 *
 * @typedef {Pick<Save, "summary" | "record"> & Partial<Pick<Save, "facts">>} Match   what Python gives to be kept
 * @typedef {{id: string, revision: number, conflict: boolean}} Written
 */

const ROOM = 1_000_000; // bytes; where less is left, what storage does not say is that it is full

/** Storage would not take or give something: `reason` is "full", "forbidden", or "other", which no browser names. */
export class StorageError extends Error {
  /** @param {unknown} cause @param {number} [room] bytes that are left, as far as the browser says */
  constructor(cause, room = Infinity) {
    const { name = "", message = String(cause) } = /** @type {Partial<Error>} */ (Object(cause));
    super(`${name}: ${message}`);
    /** @type {"full" | "forbidden" | "other"} */
    this.reason = "other";
    if (/Quota/.test(name) || /disk.*full|full disk|no space/i.test(message) || room < ROOM) this.reason = "full";
    else if (/Security|InvalidState|NotAllowed|Reference|Type/.test(name)) this.reason = "forbidden";
  }
}

/** Bytes that are left for this site; Infinity where the browser does not say. */
async function roomLeft() {
  try {
    const { quota = Infinity, usage = 0 } = await navigator.storage.estimate();
    return quota - usage;
  } catch {
    return Infinity;
  }
}

/** A fresh id beside another: the same match, played on in another way. @param {string} id */
const beside = (id) => `${id.split("~")[0]}~${crypto.getRandomValues(new Uint32Array(1))[0].toString(36)}`;

/** @param {unknown} entry @returns {entry is Entry} whether this version can read it */
const readable = (entry) => {
  const { format, record, summary } = /** @type {Partial<Entry>} */ (entry ?? {});
  const listed = typeof summary?.game === "string" && Array.isArray(summary.seats);
  return format === FORMAT && listed && typeof record === "string" && MARK.test(record);
};

/** Whether another version has written it, who knows how. @param {unknown} entry */
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
  /** @param {string} name of the database: two sites in folders of one host keep apart */
  constructor(name) {
    this.name = name;
    /** @type {import("idb-keyval").UseStore | null} */
    this.store = null;
  }

  /**
   * One transaction; resolves when it is on the disk, with what `work` returned.
   * @template T
   * @param {IDBTransactionMode} mode
   * @param {(store: IDBObjectStore) => T | Promise<T>} work may await requests of this store only
   * @returns {Promise<T>}
   */
  async #transact(mode, work) {
    const before = this.store;
    let begun = false;
    try {
      // Opened late and anew after a failure: storage that was forbidden may be allowed by now.
      this.store ??= createStore(await this.#whole(), "matches");
      return await this.store(mode, async (store) => {
        begun = true;
        const { transaction } = store;
        /** @type {unknown} */
        let cause = null;
        // A failed request's error is known before the transaction's own, which may stay empty.
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
      // Browsers close what was opened while a page sleeps, and not all say so: no transaction begins there any more.
      if (before && !begun) return this.#transact(mode, work);
      throw new StorageError(error, await roomLeft());
    }
  }

  /** The name of the database, once it has its store: one that is found without is given it. */
  async #whole() {
    const database = await promisifyRequest(open(this.name));
    const whole = database.objectStoreNames.contains("matches");
    database.close();
    if (!whole) (await promisifyRequest(open(this.name, database.version + 1))).close();
    return this.name;
  }

  /** What is kept, newest first; no record among it. */
  async list() {
    const [ids, entries] = await this.#transact("readonly", (store) =>
      Promise.all([promisifyRequest(store.getAllKeys()), promisifyRequest(store.getAll())]),
    );
    return ids.map((id, at) => describe(String(id), entries[at])).sort((one, other) => other.updated - one.updated);
  }

  /** All that can be read, whole. @returns {Promise<{id: string, entry: Entry}[]>} */
  async whole() {
    const [ids, entries] = await this.#transact("readonly", (store) =>
      Promise.all([promisifyRequest(store.getAllKeys()), promisifyRequest(store.getAll())]),
    );
    return ids
      .map((id, at) => ({ id: String(id), entry: entries[at] }))
      .filter(({ entry }) => readable(entry) && !entry.aside);
  }

  /**
   * Keep the facts of a match beside it, unless it has changed meanwhile; that is no change of the match.
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

  /** The text of any entry, also of one that cannot be played. @param {string} id @returns {Promise<string | null>} */
  async text(id) {
    const entry = await this.#transact("readonly", (store) => promisifyRequest(store.get(id)));
    if (!entry) return null;
    return typeof entry.record === "string" ? entry.record : JSON.stringify(entry);
  }

  /**
   * Keep a match that grew from `revision` (0: it is new). Where another tab has written meanwhile, that stays and this
   * line is kept as a copy.
   * @param {string} id @param {number} revision @param {Match} match @param {number} [updated] ms, now unless given
   * @returns {Promise<Written>} where it lies now
   */
  write(id, revision, match, updated = Date.now()) {
    return this.#transact("readwrite", async (store) => {
      const stored = await promisifyRequest(store.get(id));
      // A match deleted in another tab while it is played on here is simply kept again.
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
   * Mark an entry as one that could not be read; its text stays as it is, and what another version has written as a
   * whole: whether it is such a one.
   * @param {string} id @param {string} why
   */
  setAside(id, why) {
    return this.#transact("readwrite", async (store) => {
      const stored = await promisifyRequest(store.get(id));
      if (foreign(stored)) return true;
      // What is no entry at all stays as it is; the list says so.
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
 * What the page learns of an entry.
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
