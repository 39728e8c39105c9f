// @ts-check
/** What the author of a page is told where what he has written cannot be shown. */
/** @import { Fault } from "../wire.d.ts" */

/** @typedef {[key: string, values: import("../shell/words/words.js").Values, detail: string]} Told */

/** Of a replay: values of `option` that say which part of its place there is not. */
const PLACES = ["round", "turn", "seat"];

/**
 * Of what Python has refused: a sentence in the reader's language, and one in English.
 * @param {Fault} fault
 * @param {import("./attributes.js").Wish} wish
 * @param {import("../shell/words/words.js").Words} words
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
 * Of a file that the page around could not fetch: by the status of its host, or by what went wrong before.
 * @param {string} src @param {string} unread @returns {Told}
 */
export const notRead = (src, unread) =>
  /^\d+$/.test(unread) ? ["embed-status", { src, status: unread }, ""] : ["embed-unread", { src }, unread];
