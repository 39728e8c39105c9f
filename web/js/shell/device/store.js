// @ts-check
/**
 * What this device remembers of a person's wishes: settings, and how the last match was set up. Matches are kept
 * elsewhere (by the worker). Each thing is one versioned JSON text in localStorage:
 *   - of this version: read; whatever is unknown or out of range falls back to its default, value by value;
 *   - older: upgraded by the steps of `UPGRADES`;
 *   - newer or unreadable: set aside untouched under a name of its own, never overwritten, and the defaults are used.
 * Where storage is forbidden or full, wishes live as long as the page does.
 */
/** @import { Kept } from "../../messages.d.ts" */
import { LANGUAGES } from "../words/languages.js";

/**
 * @typedef {object} Settings
 * @property {string} language            "" for the browser's, or else a language
 * @property {"native" | "latin"} digits  in Persian
 * @property {"system" | "light" | "dark"} theme
 * @property {"system" | "more"} contrast
 * @property {"off" | "fast" | "normal" | "slow"} animation
 * @property {boolean} confirm            a second press confirms a move
 * @property {"suit" | "rank" | "drawn"} sort
 * @property {"top" | "all"} discards     whether buried discards are shown
 * @property {"own" | "all"} totals       whether hidden totals are shown
 * @property {boolean} sound
 * @property {boolean} haptics
 * @property {boolean} awake              the screen stays on in play
 * @property {boolean} tips               a beginner is told what an expedition costs and how its sum comes about
 * @property {"" | "begin" | "all"} tipped  which of these tips were shown already: each one once
 */

/** What each setting may be; the first value is the default. @type {{[Name in keyof Settings]: Settings[Name][]}} */
export const CHOICES = {
  language: ["", ...LANGUAGES.map(({ language }) => language)],
  digits: ["native", "latin"],
  theme: ["system", "light", "dark"],
  contrast: ["system", "more"],
  animation: ["normal", "off", "fast", "slow"],
  confirm: [false, true],
  sort: ["suit", "rank", "drawn"],
  discards: ["top", "all"],
  totals: ["own", "all"],
  sound: [false, true],
  haptics: [true, false],
  awake: [true, false],
  tips: [true, false],
  tipped: ["", "begin", "all"],
};

export const PREFIX = "lostcities.";
const VERSION = 1;
/** From version n (the key) to n + 1. @type {Record<number, (value: unknown) => unknown>} */
const UPGRADES = {};

/** Used where localStorage is refused. @type {Map<string, string>} */
export const memory = new Map();

/** @param {string} name @returns {string | null} */
export function textOf(name) {
  try {
    return localStorage.getItem(PREFIX + name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

/** @param {string} name @param {string} text */
export function putText(name, text) {
  try {
    localStorage.setItem(PREFIX + name, text);
    memory.delete(name);
  } catch {
    memory.set(name, text);
  }
}

/**
 * The value kept under `name`, or null. `aside` is true if one of a newer version, or an unreadable one, was set aside.
 * @param {string} name @returns {{value: any, aside: boolean}}
 */
function read(name) {
  const text = textOf(name);
  if (text === null) return { value: null, aside: false };
  try {
    const kept = JSON.parse(text);
    if (Number.isInteger(kept.version) && kept.version <= VERSION && kept.version > 0) {
      let { value } = kept;
      for (let version = kept.version; version < VERSION; version++) value = UPGRADES[version](value);
      return { value, aside: false };
    }
  } catch {
    // not JSON: set aside below
  }
  setAside(name, text);
  return { value: null, aside: true };
}

/**
 * Keeps an unreadable text under the first free name of its own; texts set aside earlier stay too.
 * @param {string} name
 * @param {string} text
 */
export function setAside(name, text) {
  let place = `${name}.aside`;
  for (let at = 2; ![null, text].includes(textOf(place)); at++) place = `${name}.aside-${at}`;
  putText(place, text);
}

/** @param {string} name @param {unknown} value */
const write = (name, value) => putText(name, JSON.stringify({ version: VERSION, value }));

/** @returns {{settings: Settings, aside: boolean}} */
export function readSettings() {
  const { value, aside } = read("settings");
  const settings = Object.fromEntries(
    Object.entries(CHOICES).map(([name, allowed]) => [
      name,
      /** @type {unknown[]} */ (allowed).includes(value?.[name]) ? value[name] : allowed[0],
    ]),
  );
  return { settings: /** @type {Settings} */ (/** @type {unknown} */ (settings)), aside };
}

/** @param {Settings} settings */
export const writeSettings = (settings) => write("settings", settings);

/** The last set-up, as setup.js made it, or null. @returns {any} */
export const readSetup = () => read("setup").value;
/** @param {import("../setup.js").Setup} setup */
export const writeSetup = (setup) => write("setup", setup);

/** The match last on the table, or "". @returns {string} */
export const readLast = () => String(read("last").value ?? "");
/** @param {string} id */
export const writeLast = (id) => write("last", id);

/**
 * The few matches that home shows, as last seen there: their lines, with nothing hidden in them.
 * @returns {Kept[]}
 */
export function readShelf() {
  const { value } = read("shelf");
  return Array.isArray(value) && value.every((match) => typeof match?.id === "string" && match.summary?.seats?.length)
    ? value
    : [];
}
/** @param {Kept[]} matches */
export const writeShelf = (matches) => write("shelf", matches);

/** The progress of a guided match. @returns {import("../guide.js").Kept} */
export function readGuide() {
  const { value } = read("guide");
  const seen = Array.isArray(value?.seen)
    ? value.seen.filter((/** @type {unknown} */ key) => typeof key === "string")
    : [];
  return { match: typeof value?.match === "string" ? value.match : "", seen, done: value?.done === true };
}
/** @param {import("../guide.js").Kept} guide */
export const writeGuide = (guide) => write("guide", guide);

/**
 * The owl's result with a day's cards in the person's seat.
 * @typedef {{totals: number[], margin: number}} DayPar
 * @typedef {Record<string, DayPar>} Pars   by date
 */

/** @returns {Pars} */
export function readPars() {
  const value = read("pars").value ?? {};
  const sound = Object.entries(value).filter(([, par]) => Number.isInteger(par?.margin) && Array.isArray(par.totals));
  return Object.fromEntries(sound);
}
/** @param {Pars} pars */
export const writePars = (pars) => write("pars", pars);

/** The person's own exercises, as they were written (after/own_exercises.js). @returns {unknown} */
export const readExercises = () => read("learn.own").value;
/** @param {import("../after/own_exercises.js").All} all */
export const writeExercises = (all) => write("learn.own", all);

/** The names of what describes this very device and is of no use on another. */
export const OWN = new Set(["last", "shelf"]);

/** Forgets everything of this program's, including what was set aside. */
export function forget() {
  memory.clear();
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(PREFIX)) localStorage.removeItem(name);
  } catch {
    // nothing could be stored, so there is nothing to forget
  }
}
