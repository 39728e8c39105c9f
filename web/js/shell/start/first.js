// @ts-check
/** What the page begins with: words and a screen. Neither may keep it empty; what does not come soon comes later. */
import { WORDY, ready } from "../screens.js";
import { loadWords } from "../words/words.js";

/** @typedef {import("../state.js").Words} Words */

const PATIENCE = 5000; // ms for what is more than home in the reader's language

/**
 * What comes, or null where it does not come soon.
 * @template T
 * @param {Promise<T>} coming
 * @returns {Promise<T | null>}
 */
function soon(coming) {
  const late = new Promise((/** @type {(none: null) => void} */ resolve) => setTimeout(resolve, PATIENCE, null));
  return Promise.race([coming, late]).catch(() => null);
}

/**
 * The words to begin with: all of the language where the screen needs them, else those of the first paint; English
 * where the language cannot be fetched.
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
 * The screen to begin with: home where the one that is wanted does not come soon. From there it is gone to like any
 * other, and what it waits for is told.
 * @param {string} wanted @param {boolean} whole all words are there
 */
export const firstScreen = async (wanted, whole) =>
  (whole || !WORDY.has(wanted)) && (await soon(ready(wanted).then(() => true))) ? wanted : "home";
