// @ts-check
/**
 * What the rules' pages remember on this device: score sheets and which exercises were solved. Kept like the app's own
 * things (store.js): a versioned JSON text under the same prefix, so that the app's "erase my data" takes these too.
 */

const PREFIX = "lostcities.learn.";
const VERSION = 1;

/** What localStorage has not taken. @type {Map<string, unknown>} */
const memory = new Map();

/**
 * What is kept under a name, or null.
 * @param {string} name
 * @returns {any} of another version, or of somebody else's making
 */
export function kept(name) {
  if (memory.has(name)) return memory.get(name);
  try {
    const { version, value } = JSON.parse(localStorage.getItem(PREFIX + name) ?? "null") ?? {};
    return version === VERSION ? value : null;
  } catch {
    return null;
  }
}

/** @param {string} name @param {unknown} value */
export function keep(name, value) {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify({ version: VERSION, value }));
    memory.delete(name);
  } catch {
    memory.set(name, value); // it lives as long as the page does
  }
}

/**
 * Tells when another page of this device has kept something else under a name, or erased it.
 * @param {string} name @param {() => void} told
 */
export const heedKept = (name, told) =>
  addEventListener(
    "storage",
    (/** @type {StorageEvent} */ { key }) => void ((key === null || key === PREFIX + name) && told()),
  );
