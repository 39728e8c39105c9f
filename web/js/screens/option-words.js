// @ts-check
/** Words for the options of a match: the key of an option's messages, and what a value of it is called. */

/** @import { OptionValue } from "../wire.d.ts" */
import { readable } from "../shell/words/unnamed.js";

/** @typedef {import("../shell/words/words.js").Words} Words */

/**
 * The key of an option's name; with `-means` of its meaning.
 * @param {string} game
 * @param {string} name
 * @param {Words} words
 */
export const optionKey = (game, name, words) =>
  words.knows(`option-${game}-${name}`) ? `option-${game}-${name}` : `option-${name}`;

/**
 * A value in words; a table of points goes by its place among those offered, and by its ends.
 * @param {string} name @param {OptionValue} value @param {Words} words @param {number} [at] its place
 */
export function valueWords(name, value, words, at = 0) {
  if (Array.isArray(value))
    return words.say(`option-${name}-${at + 1}`, {
      least: words.signed(Math.min(...value)),
      most: words.signed(Math.max(...value)),
    });
  const key = `option-${name}-${value}`;
  if (words.knows(key)) return words.say(key);
  if (typeof value === "string") return readable(value);
  if (typeof value === "number") return words.number(value);
  return words.say(value ? "yes-no-yes" : "yes-no-no");
}
