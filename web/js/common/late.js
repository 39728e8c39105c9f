// @ts-check
/**
 * Parts of the page that are fetched on demand and may stay away for a long time without failing, for a stalled
 * connection never ends. A part that somebody has been waiting for is reported by name after a while and can be asked
 * for again. A part fetched in advance is reported only once somebody waits for it.
 */

const SILENCE = 10_000; // ms that somebody waits before the part is reported

/** How many wait for each late part, by its name. @type {Map<string, number>} */
const late = new Map();
/** How to ask again for a part that is on its way. @type {Map<string, () => void>} */
const renewals = new Map();
/** @type {(names: string[]) => void} */
let heard = () => {};
let hushed = false;

/** Reports what is late: the whole list at every change. @param {(names: string[]) => void} ear */
export const heedLate = (ear) => void (heard = ear);

/** Fetches what nobody waits for yet. @template T @param {() => T} begin @returns {T} */
export function quietly(begin) {
  hushed = true;
  try {
    return begin();
  } finally {
    hushed = false;
  }
}

/**
 * Somebody waits for a part of the page.
 * @template T
 * @param {string} name of the file, for people: an import does not say what it is waiting for
 * @param {Promise<T>} coming
 * @returns {Promise<T>}
 */
export function awaited(name, coming) {
  if (hushed) return coming;
  let told = 0;
  /** @param {number} more */
  const count = (more) => {
    told += more;
    late.set(name, (late.get(name) ?? 0) + more);
    if (!late.get(name)) late.delete(name);
    heard([...late.keys()]);
  };
  const timer = setTimeout(() => count(1), SILENCE);
  const come = () => {
    clearTimeout(timer);
    if (told) count(-1);
  };
  coming.then(come, come);
  return coming;
}

/**
 * A file that can be asked for again while it is on its way.
 * @template T
 * @param {string} name
 * @param {(given: AbortSignal) => Promise<T>} ask   rejects when it is aborted
 * @returns {Promise<T>}
 */
export async function renewable(name, ask) {
  for (;;) {
    const trying = new AbortController();
    renewals.set(name, () => trying.abort());
    try {
      return await ask(trying.signal);
    } catch (error) {
      if (!trying.signal.aborted) throw error;
    } finally {
      renewals.delete(name);
    }
  }
}

/**
 * Asks again for what is late. Returns false where only a new page would ask again: a page imports a module only once,
 * and browsers hold on to a sheet that is on its way.
 */
export function askAgain() {
  const names = [...late.keys()];
  for (const name of names) renewals.get(name)?.();
  return names.every((name) => renewals.has(name));
}
