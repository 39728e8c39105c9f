// @ts-check
/**
 * Sums in words and figures: an expedition's arithmetic, `(25 − 20) × 2 + 20 = +30`, and scores with a sign. The
 * numbers come from Python; here they are only written, from left to right in every language.
 */
/** @import { CardPoints } from "../../wire.d.ts" */
import { h } from "../draw/tree.js";

/** @typedef {import("../draw/tree.js").Tree} Tree */
/** @typedef {import("./say.js").Words} Words */

/** @param {number} points */
const tone = (points) => (points > 0 ? "gain" : points < 0 ? "loss" : "even");

/**
 * Whose sum it is, and whether it is still to come: eyes can tell by the column above it and by how it is written.
 * @param {string | undefined} suit
 * @param {Words} words
 * @param {boolean} [coming] with the chosen card
 */
export const named = (suit, words, coming = false) =>
  suit
    ? h(
        "span",
        { class: "unseen" },
        words.say(coming ? "zone-sum-coming" : "zone-sum", { suit: words.suit(suit) }),
        " ",
      )
    : null;

/**
 * A score with its sign, green or red, counted up by motion.js.
 * @param {number | null} points
 * @param {Words} words
 * @param {string} [name]
 * @returns {Tree}
 */
export function score(points, words, name = "") {
  if (points === null) return h("b", { class: "score hidden-score" }, words.say("score-hidden"));
  return h(
    "b",
    { class: `score ${tone(points)}`, "data-points": points, "data-score": name || null },
    h("bdi", { dir: "ltr" }, words.signed(points)),
  );
}

/** An invisible character that no line break may split. */
const JOINED = "\u2060";

/**
 * @param {CardPoints} points
 * @param {Words} words
 * @param {boolean} short without blanks, and added up once there is a bonus
 */
export function formula({ sum, cost, times, bonus }, words, short = false) {
  const n = words.number;
  // If there is no room for all of it, a line may break before a sign and nowhere else.
  const [gap, tight] = short ? ["", ""] : ["\u2009", `\u2009${JOINED}`];
  const factor = times === 1 ? "" : `${gap}×${tight}${n(times)}`;
  if (bonus && short) return `${n(sum - cost)}${factor}+${n(bonus)}`;
  const base = sum === 0 && cost === 0 ? n(0) : `(${n(sum)}${tight}−${tight}${n(cost)})`;
  return base + factor + (bonus ? `${gap}+${tight}${n(bonus)}` : "");
}

/**
 * A formula that may continue with its factor on a second line, where a lane is too narrow for one.
 * @param {string} text
 */
const breakable = (text) => text.split(/(?=×)/).flatMap((part, at) => (at ? [h("wbr"), part] : [part]));

/**
 * The line under a column: formula quiet, result bold. `points` is null for an expedition not started.
 * @param {CardPoints | null} points @param {Words} words
 * @param {{coming?: boolean, name?: string, suit?: string}} [how] coming: the result a chosen card would bring; suit:
 *   whose line it is, for a screen reader
 * @returns {Tree}
 */
export function sumLine(points, words, how = {}) {
  if (!points) {
    return h(
      "p",
      { class: "sum none" },
      named(how.suit, words),
      h("span", { class: "long" }, words.say("zone-not-started")),
      h("span", { class: "short" }, words.number(0)),
    );
  }
  const long = formula(points, words);
  const short = formula(points, words, true);
  return h(
    "p",
    { class: `sum${how.coming ? " coming" : ""}${long.replaceAll(JOINED, "").length > 13 ? " wide" : ""}` },
    named(how.suit, words, how.coming),
    h("bdi", { class: "formula long", dir: "ltr" }, long),
    h("bdi", { class: "formula short", dir: "ltr" }, breakable(short)),
    " ",
    score(points.points, words, how.name),
  );
}

/**
 * The line under a column of which only the worth is known.
 * @param {{points: number} | null} points @param {Words} words
 * @param {{coming?: boolean, name?: string, suit?: string}} [how] as in sumLine
 * @returns {Tree}
 */
export const plainSum = (points, words, how = {}) =>
  points
    ? h(
        "p",
        { class: `sum${how.coming ? " coming" : ""}` },
        named(how.suit, words, how.coming),
        score(points.points, words, how.name),
      )
    : sumLine(null, words, how);
