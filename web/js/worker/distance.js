// @ts-check
/**
 * What only matches at a distance need: which of their kept lines goes on, and, loaded with the first of them, their
 * part of Python and the group's arithmetic (group.js). Python asks that arithmetic, and is answered, in texts; no
 * secret goes anywhere else.
 */
/** @import { Saves } from "../common/saves.js" */
/** @import { Keeper } from "./keeper.js" */
import { afarId, isAfar } from "../common/afar.js";
import { counter, download } from "../common/download.js";

const PACKAGE = "/lib/distance.zip";

/** The requests of the protocol that need it. */
const REQUESTS = new Set(["invite", "invited", "accept", "receive", "afar", "brought"]);
/** In every record that needs it. */
const MARK = '"distance"';
const KEPT_MARK = '"lostcities-distance"';

/**
 * Whether a request, or a record that comes with it, is of a match at a distance.
 * @param {string} wish
 * @param {string} [record]
 */
export const atDistance = (wish, record = "") =>
  REQUESTS.has(wish) || record.includes(KEPT_MARK) || record.includes(MARK);

/** The id under which this device keeps the match of an invitation. @param {string} text */
const invitedTo = (text) => afarId(text.trim().split("!")[1] ?? "");

/**
 * The id of the match at a distance that another tab has continued, or has accepted; "" if none has.
 * @param {Saves} saves @param {Keeper} keeper @param {{do: string, text?: unknown} | null} request
 */
export async function goneOn(saves, keeper, request) {
  const wish = request?.do ?? "";
  if (wish === "accept") {
    const id = invitedTo(String(request?.text));
    return (await keeper.standing(id).catch(() => null)) ? id : "";
  }
  const { id, revision } = keeper.entry;
  if (!isAfar(id) || ["invite", "new"].includes(wish)) return "";
  await keeper.settled();
  const entry = await saves.read(id).catch(() => null);
  if (!entry || entry.revision === keeper.entry.revision || keeper.entry.revision < revision) return "";
  keeper.setAside();
  return id;
}

/**
 * Accepts an invitation once no other window is at it, so that the second finds the first one's match (`goneOn`);
 * whatever else is asked is done at once, and everything where a browser has no locks, or none for this page.
 * @param {{do: string, text?: unknown} | null} request @param {() => Promise<void>} work
 */
export async function oneByOne(request, work) {
  if (request?.do !== "accept") return work();
  let begun = false;
  const task = () => ((begun = true), work());
  try {
    await navigator.locks.request(invitedTo(String(request.text)), task);
  } catch (error) {
    if (begun) throw error;
    await work();
  }
}

export class Distance {
  /** @param {URL} root of the site @param {(done: number, all: number) => void} told how much of a list is locked */
  constructor(root, told) {
    this.root = root;
    this.told = told;
    /** @type {Promise<void> | null} */
    this.coming = null;
    /** @type {typeof import("./group.js").reckon | null} */
    this.group = null;
    /** For Python. */
    this.reckon = (/** @type {string} */ what, /** @type {string} */ one, /** @type {string} */ other) =>
      /** @type {typeof import("./group.js").reckon} */ (this.group)(what, one, other, this.told);
  }

  /**
   * Resolves when Python has everything; a failure is retried on the next call.
   * @param {import("pyodide").PyodideAPI} python
   * @param {boolean} kept whether the service worker answers for the site's files
   */
  ready(python, kept) {
    this.coming ??= this.#fetch(python, kept).catch((error) => {
      this.coming = null;
      throw error;
    });
    return this.coming;
  }

  /** @param {import("pyodide").PyodideAPI} python @param {boolean} kept */
  async #fetch(python, kept) {
    const { address, size } = BUILD.python.distance;
    const count = counter(size, () => {});
    const never = new AbortController().signal;
    const [response, { reckon }] = await Promise.all([
      download(new URL(address, this.root), size, kept, count, never),
      import("./group.js"),
    ]);
    python.FS.writeFile(PACKAGE, new Uint8Array(await response.arrayBuffer()));
    python.pyimport("lostcities").__path__.append(`${PACKAGE}/lostcities`);
    this.group = reckon;
  }
}
