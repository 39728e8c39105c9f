// @ts-check
/**
 * A position as its author wrote it (lostcities/lessons/position.md), in either form, as an object with the keys of the
 * JSON form. Only what is beyond doubt is read; for everything else the answer is null, and Python says what is wrong
 * with it, if anything.
 *
 * @typedef {Record<string, unknown>} Position
 */

/** The longest position, in characters. */
const LONGEST = 64 * 1024;
const LISTS = new Set(["hands", "columns", "explorers"]);
const NUMBER_LISTS = new Set(["crossed", "points", "artifacts"]);
const NUMBERS = new Set(["seat", "toMove", "turn"]);
const WHOLE = /^-?(0|[1-9]\d{0,14})$/;
const WORD = /^(?!(?:true|false|null)$)[a-z]+$/;
/** The blanks of JSON, outside its texts, that may be left out. */
const BLANKS = /("(?:[^"\\]|\\.)*")|[ \t\r\n]+/g;

/** @param {string} text @returns {Position | null} */
export function readPosition(text) {
  if (text.length > LONGEST) return null;
  try {
    return text.startsWith("lc") ? fromLine(text) : fromJson(text);
  } catch {
    return null; // not JSON, or it cannot be unescaped
  }
}

/** @param {string} text @returns {Position | null} */
function fromJson(text) {
  const value = JSON.parse(text);
  // Written again it is the same: no key comes twice, and no number has a form that JavaScript would lose.
  if (JSON.stringify(value) !== text.replace(BLANKS, "$1")) return null;
  if (Array.isArray(value)) return null;
  const { format, version, ...position } = value;
  return format === "lostcities-position" && version === 1 ? position : null;
}

/** @param {string} text @returns {Position | null} */
function fromLine(text) {
  const [start, game, ...parts] = text.split(";");
  /** @type {Position} */
  const position = { game };
  for (const part of parts) {
    const [key, told] = cutAt(part, "=");
    const value = told === undefined ? undefined : valueOf(key, told);
    if (value === undefined || key in position) return null;
    position[key] = value;
  }
  return start === "lc1" ? position : null;
}

/** @param {string} text @param {string} sign @returns {[string, string | undefined]} before and after the first one */
function cutAt(text, sign) {
  const at = text.indexOf(sign);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}

/** The value of a key; undefined where the text is no value of it. @param {string} key @param {string} told */
function valueOf(key, told) {
  const spaced = told.replaceAll(".", " ");
  if (key === "options") return optionsOf(told);
  if (LISTS.has(key)) return spaced.split("/");
  if (NUMBERS.has(key)) return WHOLE.test(told) ? Number(told) : undefined;
  if (!NUMBER_LISTS.has(key)) return spaced;
  const numbers = told ? told.split(".") : [];
  return numbers.every((each) => WHOLE.test(each)) ? numbers.map(Number) : undefined;
}

/** @param {string} told @returns {Record<string, unknown> | undefined} */
function optionsOf(told) {
  /** @type {Record<string, unknown>} */
  const options = {};
  for (const part of told.split(",")) {
    const [name, value = ""] = cutAt(part, ":");
    if (name in options) return undefined;
    options[name] = WORD.test(value) ? value : JSON.parse(decodeURIComponent(value));
  }
  return options;
}
