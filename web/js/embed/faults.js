// @ts-check
/** What the author of a page is told when the wish in it cannot be shown. */
/** @import { Fault } from "../wire.d.ts" */

/**
 * @typedef {import("./attributes.js").Wish} Wish
 * @typedef {import("../shell/words/words.js").Words} Words
 * @typedef {[key: string, values: import("../shell/words/words.js").Values, detail: string]} Told
 */

/** For a replay: values of `option` that say which part of its place does not exist. */
const PLACES = ["round", "turn", "seat"];

/**
 * For what Python refused: a sentence in the reader's language, and one in English.
 * @param {Fault} fault
 * @param {Wish} wish
 * @param {Words} words
 * @returns {Told}
 */
export function refused({ code, key, values, detail }, wish, words) {
  if (code === "option" && PLACES.includes(String(values.option)))
    return [
      `embed-no-${values.option}`,
      { ...values, at: `${wish.at?.round ?? 1}.${wish.at?.turn ?? 0}`, seat: wish.seat ?? 0 },
      detail,
    ];
  const plain = code === "lesson" || code === "record" || !words.knows(key);
  return plain ? ["embed-unsound", {}, detail] : [key, values, detail];
}

/**
 * For a file that the page around could not fetch: the status of its host, or what went wrong before that.
 * @param {string} src @param {string} unread @returns {Told}
 */
export const notRead = (src, unread) =>
  /^\d+$/.test(unread) ? ["embed-status", { src, status: unread }, ""] : ["embed-unread", { src }, unread];

/**
 * For an attribute with an impossible value: what is allowed, and what is lacking for it.
 * @param {import("./attributes.js").Fault} fault @param {Words} words @returns {Told}
 */
export function wrongly({ name, value, allowed, lacking }, words) {
  const may = Array.isArray(allowed) ? words.any(allowed) : allowed;
  return lacking
    ? ["embed-lacking", { mode: value, allowed: may }, ""]
    : ["embed-attribute", { name, value, allowed: may }, ""];
}

/**
 * For a `view` that is not one.
 * @param {Wish} wish @param {unknown} reason @returns {Told}
 */
export const unsoundView = ({ view }, reason) => [
  "embed-attribute",
  { name: "view", value: view.slice(0, 60), allowed: '{"table": …, "show": …}' },
  String(reason),
];

/**
 * For something that should show before Python is there: either the author's own is unsound, or one of ours could not
 * be fetched and another try may help.
 * @param {Wish} wish @param {unknown} reason @returns {[...Told, mends: boolean]}
 */
export function notFound(wish, reason) {
  if (wish.view) return [...unsoundView(wish, reason), false];
  return ["embed-no-part", { name: wish.src || `${wish.game}/table` }, String(reason), true];
}
