// @ts-check
/**
 * One file with everything that a device keeps: its matches, and the texts that the page remembers (settings, pars,
 * exercises). This module reads the file's form strictly; Python judges whether a record is sound and a review belongs
 * to it.
 */

const FORMAT = "lost-cities-device";
const VERSION = 2;
const READ = [1, VERSION]; // the first had no reviews
const LONGEST = 128 * 1024 * 1024; // characters

/**
 * @typedef {{id: string, updated: number, record: string, review?: unknown}} Carried   a match, with its review
 * @typedef {{matches: Carried[], remembered: Record<string, string>}} Everything
 * @typedef {{key: string, values: Record<string, string | number>}} Fault   a message, and what fills it
 */

/** @param {Everything} everything @returns {string} */
export const written = ({ matches, remembered }) =>
  JSON.stringify({ format: FORMAT, version: VERSION, matches, remembered });

/** Whether a text, which may be anything, is the file of a device. @param {string} text */
export const isEverything = (text) => "everything" in readEverything(text);

/** @param {string} key @param {Record<string, string | number>} [values] */
const fault = (key, values = {}) => ({ fault: { key, values } });

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * What a file holds, or the first thing that is wrong with it.
 * @param {string} text
 * @returns {{everything: Everything} | {fault: Fault}}
 */
export function readEverything(text) {
  if (text.length > LONGEST) return fault("device-long");
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    return fault("device-no-json");
  }
  if (!isObject(value) || value.format !== FORMAT) return fault("device-other");
  if (!READ.includes(/** @type {number} */ (value.version))) return fault("device-version");
  const { matches, remembered } = value;
  const extra = Object.keys(value).find((key) => !["format", "version", "matches", "remembered"].includes(key));
  if (extra !== undefined) return fault("device-extra", { name: extra.slice(0, 40) });
  if (!Array.isArray(matches)) return fault("device-matches");
  const wrong = matches.findIndex((each) => !carries(each));
  if (wrong >= 0) return fault("device-match", { number: wrong + 1 });
  if (!isObject(remembered) || !Object.values(remembered).every((each) => typeof each === "string"))
    return fault("device-remembered");
  return { everything: /** @type {Everything} */ ({ matches, remembered }) };
}

/** @param {unknown} each @returns {boolean} */
const carries = (each) =>
  isObject(each) &&
  Object.keys(each)
    .filter((key) => key !== "review")
    .sort()
    .join() === "id,record,updated" &&
  typeof each.id === "string" &&
  /^[\w~.-]{1,64}$/.test(each.id) &&
  Number.isSafeInteger(each.updated) &&
  Number(each.updated) >= 0 &&
  typeof each.record === "string";
