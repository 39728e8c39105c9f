// @ts-check
/** Words for the options of a match: the key of an option's messages, and the names of its values. */

/** @import { Game, OptionValue } from "../wire.d.ts" */
import { SUMMED, same } from "../shell/setup.js";
import { readable } from "../shell/words/unnamed.js";

/** @typedef {import("../shell/words/words.js").Words} Words */

/**
 * The key of an option's name; with `-means`, of its meaning.
 * @param {string} game
 * @param {string} name
 * @param {Words} words
 */
export const optionKey = (game, name, words) =>
  words.knows(`option-${game}-${name}`) ? `option-${game}-${name}` : `option-${name}`;

/**
 * A value in words; a table of points by its place among those offered, -1 for none, and by its ends.
 * @param {string} name @param {OptionValue} value @param {Words} words @param {number} [at] its place
 */
export function valueWords(name, value, words, at = 0) {
  if (value && typeof value === "object" && (at < 0 || !Array.isArray(value))) return words.say("option-own-value");
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

/**
 * What differs from the rules, one line per option, except for options that the summary of a match shows.
 * @param {Game} game of about @param {Record<string, OptionValue>} rules some options or all @param {Words} words
 */
export const otherRules = ({ name: game, options }, rules, words) =>
  options
    .filter(({ name, default: usual }) => name in rules && !SUMMED.includes(name) && !same(rules[name], usual))
    .map(({ name, values }) => {
      const place = values.findIndex((value) => same(value, rules[name]));
      const option = words.say(optionKey(game, name, words));
      return words.say("option-line", { option, value: valueWords(name, rules[name], words, place) });
    });
