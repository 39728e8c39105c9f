// @ts-check
/** What the page starts with: words and a screen. Neither may keep it empty; what is not there soon comes later. */
import { WORDY, ready } from "../screens.js";
import { loadWords } from "../words/words.js";

/** @typedef {import("../state.js").Words} Words */

const PATIENCE = 5000; // ms to wait for more than home in the reader's language

/**
 * The result, or null if it does not come soon.
 * @template T
 * @param {Promise<T>} coming
 * @returns {Promise<T | null>}
 */
function soon(coming) {
  const late = new Promise((/** @type {(none: null) => void} */ resolve) => setTimeout(resolve, PATIENCE, null));
  return Promise.race([coming, late]).catch(() => null);
}

/**
 * The words to start with: all of the language if the screen needs them, otherwise those of the first paint; English if
 * the language cannot be fetched.
 * @param {string} language @param {"native" | "latin"} digits @param {string} screen
 * @returns {Promise<{words: Words, whole: boolean}>}
 */
export async function firstWords(language, digits, screen) {
  const whole = WORDY.has(screen);
  const words = await soon(loadWords(language, digits, whole));
  if (words) return { words, whole };
  return { words: await loadWords(language, digits).catch(() => loadWords("en", digits)), whole: false };
}

/**
 * The screen to start with: home if the wanted one does not come soon. From there one goes to it as to any other, and
 * the wait is reported.
 * @param {string} wanted @param {boolean} whole whether all words are there
 */
export const firstScreen = async (wanted, whole) =>
  (whole || !WORDY.has(wanted)) && (await soon(ready(wanted).then(() => true))) ? wanted : "home";
