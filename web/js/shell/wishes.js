// @ts-check
/** What a person wishes of the program: settings, and with them the words in which it speaks. */
import { news } from "./app.js";
import { languageFor } from "./words/languages.js";
import { writeSettings } from "./device/store.js";
import { loadWords } from "./words/words.js";

/** @typedef {import("./app.js").App} App */

/** @param {string} wished */
export const languageOf = (wished) => wished || languageFor(navigator.languages);

/** @param {App} app @param {Partial<import("./device/store.js").Settings>} part */
export async function wish(app, part) {
  const { store, live } = app;
  const settings = { ...store.get().settings, ...part };
  writeSettings(settings);
  store.update({ settings });
  if ("discards" in part || "totals" in part) void live.prefs();
  if ("language" in part || "digits" in part)
    await speak(app).catch(() => news(app, { key: "status-failed-network", bad: true }));
  app.play?.redraw();
}

/**
 * Loads the words that the settings ask for; `whole` with those that the first paint did not need.
 * @param {App} app
 * @param {boolean} [whole]
 */
async function speak(app, whole = app.store.get().whole) {
  const { settings } = app.store.get();
  const words = await loadWords(languageOf(settings.language), settings.digits, whole);
  app.store.update({ words, whole });
}

const FIRST = 2000; // ms
const LONGEST = 60_000;

/** What is said until they come. */
const UNSPOKEN = ["status-no-language", "status-failed-network"];

/** Where the words of the person's language did not come, asks again until they do. @param {App} app */
export async function awaitLanguage({ store }) {
  for (let pause = FIRST; ; pause = Math.min(LONGEST, 2 * pause)) {
    const { settings, words, whole } = store.get();
    const language = languageOf(settings.language);
    if (words.language === language) break;
    await new Promise((resolve) => setTimeout(resolve, pause));
    const own = await loadWords(language, settings.digits, whole).catch(() => null);
    if (own && store.get().settings === settings) store.update({ words: own });
  }
  store.update({ notices: store.get().notices.filter(({ key }) => !UNSPOKEN.includes(key)) });
}

/**
 * Waits for the words of a screen or a game that the first paint did without. Fails as fetching fails: without them
 * nothing is to be shown.
 * @param {App} app
 * @param {boolean} needed
 */
export const spoken = (app, needed) => (needed && !app.store.get().whole ? speak(app, true) : undefined);
