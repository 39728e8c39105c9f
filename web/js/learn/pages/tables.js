// @ts-check
/**
 * The tables of the rules' pages: what an expedition can bring, artifacts, the ladder of stacks, the options of a
 * match.
 */
/** @import { Option } from "../../wire.d.ts" */
import { ladder } from "../../render/adapted/kit.js";
import { score } from "../../render/words/sums.js";
import { optionKey, valueWords } from "../../screens/option-words.js";
import { headings } from "../../render/draw/headings.js";
import { h } from "../../render/draw/tree.js";

/** @typedef {import("../../render/draw/tree.js").Tree} Tree */
/** @typedef {import("../../shell/words/words.js").Words} Words */
/** @typedef {import("./figures.js").Figure} Figure */

/** @param {string[]} keys @param {Words} words @returns {Tree} */
const head = (keys, words) => headings(keys.map((key) => words.say(key)));

/**
 * The worst and the best result by the number of cards, with a bar from one to the other.
 * @param {Figure} figure
 * @param {Words} words
 * @returns {Tree}
 */
export function range({ rows }, words) {
  const least = Math.min(...rows.map((/** @type {number[]} */ [, worst]) => worst));
  const most = Math.max(...rows.map((/** @type {number[]} */ [, , best]) => best));
  return h(
    "table",
    { class: "ranges" },
    head(["learn-range-cards", "learn-range-worst", "learn-range-best"], words),
    h(
      "tbody",
      null,
      rows.map((/** @type {number[]} */ [count, worst, best]) =>
        h(
          "tr",
          null,
          h("th", { scope: "row" }, words.number(count)),
          h("td", null, score(worst, words)),
          h("td", null, score(best, words), bar(worst, best, least, most)),
        ),
      ),
    ),
  );
}

/** @param {number} worst @param {number} best @param {number} least @param {number} most @returns {Tree} */
const bar = (worst, best, least, most) =>
  h(
    "svg",
    {
      class: "range-bar",
      viewBox: `${least - 4} 0 ${most - least + 8} 12`,
      preserveAspectRatio: "none",
      "aria-hidden": "true",
      focusable: "false",
    },
    h("path", { class: "zero", d: "M0 0V12" }),
    h("path", { class: "span", d: `M${worst} 6H${best}` }),
  );

/**
 * What artifacts are worth, in the short game and in the full one.
 * @param {Figure} figure
 * @param {Words} words
 * @returns {Tree}
 */
export const artifacts = ({ tables }, words) =>
  h(
    "div",
    { class: "twin" },
    tables.map((/** @type {{name: string, rows: [number, number | null, number][]}} */ { name, rows }) =>
      h(
        "table",
        null,
        h("caption", null, words.say(`learn-artifacts-${name}`)),
        head(["learn-artifacts-number", "learn-artifacts-points"], words),
        h(
          "tbody",
          null,
          rows.map(([from, to, points]) =>
            h("tr", null, h("th", { scope: "row" }, span(from, to, words)), h("td", null, score(points, words))),
          ),
        ),
      ),
    ),
  );

/** @param {number} from @param {number | null} to @param {Words} words */
function span(from, to, words) {
  if (to === null) return words.say("learn-artifacts-more", { from });
  return from === to ? words.number(from) : words.say("learn-artifacts-range", { from, to });
}

/** What a stack is worth by the number of its cards. @param {Figure} figure @param {Words} words @returns {Tree} */
export const ladderTable = ({ rows, more }, words) =>
  h(
    "table",
    { class: "reckoning ladder-table" },
    head(["learn-ladder-cards", "learn-ladder-points"], words),
    h(
      "tbody",
      null,
      rows.map((/** @type {[number, number]} */ [count, points]) =>
        h(
          "tr",
          null,
          h("th", { scope: "row" }, h("span", { class: "count" }, words.number(count)), ladder(count, rows.length)),
          h("td", null, score(points, words)),
        ),
      ),
      h("tr", null, h("th", { scope: "row" }, words.say("learn-ladder-more")), h("td", null, score(more, words))),
    ),
  );

/** The options of a match: the usual answer first. @param {Figure} figure @param {Words} words @returns {Tree} */
export const options = ({ game, options: list }, words) =>
  h(
    "dl",
    { class: "options" },
    list.map((/** @type {Option} */ { name, default: usual, values }) => {
      const key = optionKey(game, name, words);
      const others = values.flatMap((value, at) =>
        JSON.stringify(value) === JSON.stringify(usual) ? [] : valueWords(name, value, words, at),
      );
      return h(
        "div",
        null,
        h("dt", null, words.say(key)),
        h(
          "dd",
          null,
          h("b", null, valueWords(name, usual, words)),
          " ",
          others.length
            ? h("span", { class: "else" }, words.say("learn-options-else", { values: words.any(others) }))
            : null,
          h("span", { class: "means" }, words.say(`${key}-means`)),
        ),
      );
    }),
  );
