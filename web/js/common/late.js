// @ts-check
/**
 * Parts of the page that are fetched when somebody wants them, and may not come for a long time without failing: a
 * connection that stands still ends nothing. Who is waited for is told by name after a while, and can be asked for
 * again. What is fetched before anybody wants it is not told of until somebody does.
 */

const SILENCE = 10_000; // ms that somebody waits before it is told

/** How often each part is waited for that is late, by its name. @type {Map<string, number>} */
const late = new Map();
/** What can be asked for again while it is on its way. @type {Map<string, () => void>} */
const renewals = new Map();
/** @type {(names: string[]) => void} */
let heard = () => {};
let hushed = false;

/** Has what is late told: all of it whenever it changes. @param {(names: string[]) => void} ear */
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
 * @param {string} name of the file, for people: an import does not say what it waits for
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
 * @param {(given: AbortSignal) => Promise<T>} ask   fails when it is given up
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
 * Asks anew for what is late. A module comes once a page, and browsers hold on to a sheet that is on its way: false
 * where only another page would ask for it again.
 */
export function askAgain() {
  const names = [...late.keys()];
  for (const name of names) renewals.get(name)?.();
  return names.every((name) => renewals.has(name));
}
