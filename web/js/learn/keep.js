// @ts-check
/**
 * What the rules' pages remember on this device: score sheets and which exercises were solved. Kept like the app's own
 * things (store.js): a versioned JSON text under the same prefix, so that the app's "erase my data" takes these too.
 */

const PREFIX = "lostcities.learn.";
const VERSION = 1;

/** Used where localStorage is refused. @type {Map<string, unknown>} */
const memory = new Map();

/**
 * What is kept under a name, or null.
 * @param {string} name
 * @returns {any} of another version, or of somebody else's making
 */
export function kept(name) {
  try {
    const { version, value } = JSON.parse(localStorage.getItem(PREFIX + name) ?? "null") ?? {};
    return version === VERSION ? value : (memory.get(name) ?? null);
  } catch {
    return memory.get(name) ?? null;
  }
}

/** @param {string} name @param {unknown} value */
export function keep(name, value) {
  memory.set(name, value);
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify({ version: VERSION, value }));
  } catch {
    // it lives as long as the page does
  }
}
