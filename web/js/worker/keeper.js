// @ts-check
/**
 * Keeps the match on the table: after every reply that changed it, its record goes from Python to storage, one write at
 * a time: the first record, and after that always the newest. Tells the page "saved", or "unsaved" with the reason;
 * play goes on either way.
 */
/** @import { AskBridge, FromWorker } from "../messages.d.ts" */
/** @import { Table } from "../wire.d.ts" */
import { isAfar } from "../common/afar.js";
import { StorageError } from "../common/saves.js";

/** Requests that put a match on the table that is not kept anywhere yet. */
export const BEGINNING = new Set(["new", "day", "rematch", "branch"]);

/** Requests that change the table if their reply carries one. */
export const CHANGING = new Set([
  "new",
  "day",
  "play",
  "think",
  "hurry",
  "answer",
  "undo",
  "lift",
  "on",
  "leave",
  "next",
  "concede",
  "rematch",
  "branch",
  "own",
  "invite",
  "accept",
  "receive",
  "afar",
  "brought",
]);

const AGAIN = 15_000; // ms before storage is offered again what it did not take

/**
 * A record that storage did not take, and where it would go.
 * @typedef {object} Unwritten
 * @property {string} id
 * @property {number} revision
 * @property {import("../wire.d.ts").Save} save
 * @property {boolean} [aside]   whether another window has gone on there, so that this line becomes a copy
 */

export class Keeper {
  /**
   * @param {import("../common/saves.js").Saves} saves
   * @param {AskBridge} ask
   * @param {(message: FromWorker) => void} tell the page
   * @param {number} [again] ms
   */
  constructor(saves, ask, tell, again = AGAIN) {
    this.saves = saves;
    this.ask = ask;
    this.tell = tell;
    /** The entry that the table is kept in: `match` is Python's id of it, `id` and `revision` are the entry's. */
    this.entry = { match: "", id: "", revision: 0 };
    this.again = again;
    /** What storage last did not take, by Python's id. @type {Map<string, Unwritten>} */
    this.unwritten = new Map();
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.retry = undefined;
    this.wanted = false;
    /** The record of a match that has just begun. @type {import("../wire.d.ts").Reply<"save"> | null} */
    this.begun = null;
    /** @type {Promise<void> | null} */
    this.writing = null;
    /** Deleted matches, by Python's id: one of them may still be on its table. @type {Set<string>} */
    this.deleted = new Set();
  }

  /** The table was opened from an entry. @param {string} match @param {string} id @param {number} revision */
  opened(match, id, revision) {
    this.deleted.delete(match);
    this.entry = { match, id, revision };
    // Its unwritten record is now under the id that Python currently uses.
    for (const [name, late] of this.unwritten) {
      if (late.id !== id || late.aside || name === match) continue;
      this.unwritten.delete(name);
      this.unwritten.set(match, late);
    }
  }

  /**
   * Forgets a match to be deleted, even one that storage did not take: it is not offered again automatically.
   * @param {string} id
   */
  async forget(id) {
    await this.settled();
    if (this.entry.id === id) this.deleted.add(this.entry.match);
    for (const [match, late] of this.unwritten) {
      if (late.id !== id || late.aside) continue;
      this.unwritten.delete(match);
      this.deleted.add(match);
    }
  }

  /**
   * A reply goes to the page: keeps the table if the reply changed it.
   * @param {{do?: string} | null} request
   * @param {{ok: boolean, table?: Table | null, afar?: {id: string} | null} | null} reply
   */
  replied(request, reply) {
    const told = reply?.ok ? (reply.table ?? reply.afar) : null;
    if (!told || !CHANGING.has(request?.do ?? "")) return;
    this.deleted.delete(told.id); // it is still being played
    if (BEGINNING.has(request?.do ?? "")) this.begun = this.ask({ do: "save" });
    this.#want();
  }

  #want() {
    this.wanted = true;
    this.writing ??= this.#writeAll().finally(() => (this.writing = null));
  }

  /**
   * The current record of a match that storage would not take, or null.
   * @param {string} id where it would be stored
   * @returns {string | null}
   */
  unkept(id) {
    return this.#late(id)?.save.record ?? null;
  }

  /** @param {string} id */
  #late(id) {
    return [...this.unwritten.values()].find((late) => late.id === id && !late.aside);
  }

  /** The unwritten record of the table's match is not the line to go on with: it is kept beside it. */
  setAside() {
    const { match } = this.entry;
    const late = this.unwritten.get(match);
    if (!late) return;
    this.unwritten.delete(match);
    this.unwritten.set(`${match} ${late.save.record.length}`, { ...late, aside: true });
  }

  /**
   * The current state of a match: what storage would not take, or else what is kept; null if there is neither.
   * @param {string} id
   * @returns {Promise<{revision: number, record: string, review?: unknown} | null>}
   */
  async standing(id) {
    await this.settled();
    const late = this.#late(id);
    return late ? { revision: late.revision, record: late.save.record } : this.saves.read(id);
  }

  /** Resolves when nothing waits to be written. */
  async settled() {
    while (this.writing) await this.writing;
  }

  async #writeAll() {
    while (this.wanted) {
      this.wanted = false;
      // Once the reply is on its way, unless it waits for this: writing a record must not delay the picture.
      await new Promise((resolve) => setTimeout(resolve));
      await this.#write();
    }
  }

  async #write() {
    clearTimeout(this.retry);
    const reply = this.begun ?? this.ask({ do: "save" });
    this.begun = null;
    if (!reply.ok) {
      this.tell({ kind: "unsaved", reason: "other", detail: reply.error.detail });
      return;
    }
    try {
      const id = this.deleted.has(reply.save.id) ? null : await this.#keep(reply.save);
      const late = await this.#putLate();
      if (id !== null) this.tell({ kind: "saved", id, late });
      if (late) this.#onceMore();
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      this.tell({ kind: "unsaved", reason: error.reason, detail: error.message });
      this.#onceMore();
    }
  }

  #onceMore() {
    this.retry = setTimeout(() => this.#want(), this.again);
  }

  /** Writes the match on the table; returns where it is stored. @param {import("../wire.d.ts").Save} save */
  async #keep(save) {
    const before = this.entry;
    const { id, revision } = before.match === save.id ? before : { id: save.id, revision: 0 };
    this.unwritten.set(save.id, { id, revision, save });
    const written = await this.#put(save.id);
    // Another match may have come to the table meanwhile; then this was the last write of the previous one.
    if (this.entry === before) {
      this.entry = { match: save.id, id: written.id, revision: written.revision };
      // Messages of a match at a distance find it by its id.
      if (written.conflict && !isAfar(save.id)) this.#rename(save.id, written.id);
    }
    return written.id;
  }

  /** The table is now kept as a copy, under that id. @param {string} id @param {string} to */
  #rename(id, to) {
    this.ask({ do: "rename", match: id, to });
    this.entry.match = to;
    this.tell({ kind: "renamed", id, to });
  }

  /** Writes matches left while there was no room; returns whether there still is none, as reported already. */
  async #putLate() {
    try {
      for (const match of [...this.unwritten.keys()]) await this.#put(match);
      return false;
    } catch (error) {
      if (error instanceof StorageError) return true;
      throw error;
    }
  }

  /** Offers storage again what it did not take. @param {string} match */
  async #put(match) {
    const { id, revision, save } = /** @type {Unwritten} */ (this.unwritten.get(match));
    const written = await this.saves.write(id, revision, save);
    this.unwritten.delete(match);
    if (written.conflict) this.tell({ kind: "unsaved", reason: "conflict", id, copy: written.id });
    return written;
  }
}
