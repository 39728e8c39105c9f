// @ts-check
/** What a person wishes of the program: settings, and with them the words it uses. */
import { news } from "./app.js";
import { languageFor } from "./words/languages.js";
import { readSettings, writeSettings } from "./device/store.js";
import { loadWords } from "./words/words.js";

/** @typedef {import("./app.js").App} App */

/** @param {string} wished */
export const languageOf = (wished) => wished || languageFor(navigator.languages);

/** @param {App} app @param {Partial<import("./device/store.js").Settings>} part */
export async function wish(app, part) {
  const { store, live } = app;
  const settings = { ...store.get().settings, ...part };
  writeSettings({ ...readSettings().settings, ...part }); // another window may have changed others
  store.update({ settings });
  if ("discards" in part || "totals" in part) void live.prefs();
  if ("language" in part || "digits" in part)
    await speak(app).catch(() => news(app, { key: "status-failed-network", bad: true }));
  app.play?.redraw();
}

/**
 * Loads the words that the settings ask for; `whole`: including those that the first paint did not need.
 * @param {App} app
 * @param {boolean} [whole]
 */
async function speak(app, whole = app.store.get().whole) {
  const { settings } = app.store.get();
  const words = await loadWords(languageOf(settings.language), settings.digits, whole);
  const now = app.store.get();
  // By now others may be wanted, or more of them may be here.
  if (now.settings !== settings || (now.whole && !whole)) return speak(app, whole || now.whole);
  app.store.update({ words, whole });
}

const FIRST = 2000; // ms
const LONGEST = 60_000;

/** The notices shown until they arrive. */
const UNSPOKEN = ["status-no-language", "status-failed-network"];

/** If the words of the person's language did not arrive, asks again until they do. @param {App} app */
export async function awaitLanguage(app) {
  const { store } = app;
  const lacks = () => store.get().words.language !== languageOf(store.get().settings.language);
  for (let pause = FIRST; lacks(); pause = Math.min(LONGEST, 2 * pause)) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    await speak(app).then(
      () => app.play?.redraw(),
      () => {},
    );
  }
  store.update({ notices: store.get().notices.filter(({ key }) => !UNSPOKEN.includes(key)) });
}

/**
 * Waits for the words of a screen or a game that the first paint did not need. Rejects as fetching does: without them
 * nothing can be shown.
 * @param {App} app
 * @param {boolean} needed
 */
export const spoken = (app, needed) => (needed && !app.store.get().whole ? speak(app, true) : undefined);
