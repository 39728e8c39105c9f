// @ts-check
/**
 * Saved matches as the worker of the game as one file asks for them (in place of common/saves.js). It has no storage of
 * its own, so it asks the page's, over a separate port (storage.js).
 */
/** @import { Entry, Match, Saves as Kept } from "../common/saves.js" */
/** @import { Played } from "../wire.d.ts" */
import { StorageError } from "../common/saves.js";
import { storagePort } from "./handed.js";

export { StorageError } from "../common/saves.js";

/**
 * @typedef {"list" | "whole" | "remember" | "read" | "text" | "write" | "add" | "keepReview"} Keeping
 * @typedef {Keeping | "setAside" | "remove" | "erase"} Way
 * @typedef {{id: number, way: Way, given: unknown[]}} Wish
 * @typedef {{id: number, value?: unknown, refused?: {reason: "full" | "forbidden" | "other", detail: string}}} Told
 */

/** Questions not answered yet, by number. @type {Map<number, (told: Told) => void>} */
const open = new Map();
let last = 0;

void storagePort.then((port) => {
  port.onmessage = (/** @type {MessageEvent<Told>} */ { data }) => {
    open.get(data.id)?.(data);
    open.delete(data.id);
  };
});

/**
 * @template {Way} Name
 * @param {Name} way
 * @param {Parameters<Kept[Name]>} given
 * @returns {ReturnType<Kept[Name]>}
 */
function asked(way, ...given) {
  const told = new Promise((/** @type {(told: Told) => void} */ resolve) => {
    open.set(++last, resolve);
    /** @type {Wish} */
    const wish = { id: last, way, given };
    void storagePort.then((port) => port.postMessage(wish));
  });
  const value = told.then(({ value, refused }) => {
    if (refused) throw Object.assign(new StorageError(refused.detail), { reason: refused.reason });
    return value;
  });
  return /** @type {ReturnType<Kept[Name]>} */ (/** @type {unknown} */ (value));
}

/** The same methods as in common/saves.js, which says what each does. */
export class Saves {
  list() {
    return asked("list");
  }
  whole() {
    return asked("whole");
  }
  /** @param {string} id @param {number} revision @param {Played} facts */
  remember(id, revision, facts) {
    return asked("remember", id, revision, facts);
  }
  /** @param {string} id @returns {Promise<Entry | null>} */
  read(id) {
    return asked("read", id);
  }
  /** @param {string} id */
  text(id) {
    return asked("text", id);
  }
  /** @param {string} id @param {number} revision @param {Match} match @param {number} [updated] */
  write(id, revision, match, updated) {
    return asked("write", id, revision, match, updated);
  }
  /** @param {string} id @param {Match} match */
  add(id, match) {
    return asked("add", id, match);
  }
  /** @param {string} id @param {unknown} review */
  keepReview(id, review) {
    return asked("keepReview", id, review);
  }
  /** @param {string} id @param {string} why */
  setAside(id, why) {
    return asked("setAside", id, why);
  }
  /** @param {string} id */
  remove(id) {
    return asked("remove", id);
  }
  erase() {
    return asked("erase");
  }
}
