// @ts-check
/**
 * What the rules' pages remember on this device: score sheets, and which exercises were solved. Stored like the app's
 * own things (store.js), as versioned JSON under the same prefix, so that the app's "erase my data" includes them.
 */

const PREFIX = "lostcities.learn.";
const VERSION = 1;

/** What localStorage did not take. @type {Map<string, unknown>} */
const memory = new Map();

/**
 * What is kept under a name, or null.
 * @param {string} name
 * @returns {any} perhaps of another version, or not of our making
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
 * Reports when another page on this device keeps something else under a name, or erases it.
 * @param {string} name @param {() => void} told
 */
export const heedKept = (name, told) =>
  addEventListener(
    "storage",
    (/** @type {StorageEvent} */ { key }) => void ((key === null || key === PREFIX + name) && told()),
  );
