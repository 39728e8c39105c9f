// @ts-check
/**
 * What the page remembers (store.js), on its way to or from another device: which of it goes along, and how to merge
 * what two devices remember under one name.
 */
import { OWN, PREFIX, memory, putText, setAside, textOf } from "./store.js";

/**
 * Everything remembered here that can be of use on another device: texts by name.
 * @returns {Record<string, string>}
 */
export function remembered() {
  /** @type {Record<string, string>} */
  const found = {};
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(PREFIX)) found[name.slice(PREFIX.length)] = localStorage.getItem(name) ?? "";
  } catch {
    // what could not be stored is only in memory
  }
  for (const [name, text] of memory) found[name] = text;
  return Object.fromEntries(Object.entries(found).filter(([name]) => !OWN.has(name)));
}

/**
 * Merges what another device remembered with what is here; returns the names of what has changed here.
 * @param {Record<string, string>} theirs
 * @returns {string[]}
 */
export function remember(theirs) {
  const changed = [];
  for (const [name, text] of Object.entries(theirs)) {
    const own = textOf(name);
    if (OWN.has(name) || own === text) continue;
    const merged = own === null ? text : joined(name, own, text);
    if (merged === null) setAside(name, text);
    else if (merged !== own) {
      putText(name, merged);
      changed.push(name);
    }
  }
  return changed;
}

/**
 * Two texts under one name merged, null if that is not possible.
 * @param {string} name @param {string} own @param {string} text
 */
function joined(name, own, text) {
  try {
    const [mine, theirs] = [JSON.parse(own), JSON.parse(text)];
    if (mine.version !== theirs.version) return null;
    const value = together(name, mine.value, theirs.value);
    return JSON.stringify(value) === JSON.stringify(mine.value) ? own : JSON.stringify({ ...mine, value });
  } catch {
    return null;
  }
}

/**
 * What two devices have under a name, merged.
 * @param {string} name @param {unknown} mine @param {unknown} theirs @returns {unknown}
 */
export const together = (name, mine, theirs) => (Object.hasOwn(JOINED, name) ? JOINED[name](mine, theirs) : mine);

/** @typedef {Record<string, unknown>} Named */

/** @param {unknown} value @returns {value is Named} */
const isNamed = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {unknown} value @returns {Named} */
const named = (value) => (isNamed(value) ? value : {});

/** @param {unknown} value @returns {unknown[]} */
const list = (value) => (Array.isArray(value) ? value : []);

/**
 * The entries of both; under a name that both have, this device's own entry as a whole.
 * @param {unknown} mine @param {unknown} theirs @returns {Named}
 */
function either(mine, theirs) {
  const own = named(mine);
  return { ...own, ...Object.fromEntries(Object.entries(named(theirs)).filter(([name]) => !Object.hasOwn(own, name))) };
}

/** The items of both lists. @param {unknown} mine @param {unknown} theirs */
const both = (mine, theirs) => [...new Set([...list(mine), ...list(theirs)])];

/**
 * The set-up of a match is one whole: seats of one device with the rules of another make a match that nobody meant.
 * @param {unknown} mine @param {unknown} theirs
 */
const setups = (mine, theirs) => ({ ...either(mine, theirs), games: either(named(mine).games, named(theirs).games) });

/** What was said in a guided match belongs to that match. @param {unknown} mine @param {unknown} theirs */
function guides(mine, theirs) {
  const [own, other] = [named(mine), named(theirs)];
  const one = own.match ? own : other;
  const seen = both(one.seen, own.match === other.match ? other.seen : []);
  return { match: one.match ?? "", seen, done: own.done === true || other.done === true };
}

/**
 * An exercise of both devices was solved on the days of either, and is gone if it was deleted on one of them.
 * @param {unknown} mine @param {unknown} theirs
 */
function exercises(mine, theirs) {
  const other = named(theirs);
  const all = Object.entries(either(mine, theirs)).map(([id, each]) => [
    id,
    Object.hasOwn(other, id) && isNamed(each)
      ? { ...either(each, other[id]), solved: both(each.solved, named(other[id]).solved) }
      : each,
  ]);
  return Object.fromEntries(all);
}

/**
 * By name; of everything else, this device's own stays as it is.
 * @type {Record<string, (mine: unknown, theirs: unknown) => unknown>}
 */
const JOINED = {
  settings: either,
  setup: setups,
  pars: either,
  guide: guides,
  "learn.own": exercises,
  "learn.solved": both,
};
