// @ts-check
/**
 * How somebody played, on a root scale of the mean cost of a turn: the computer players' faces above it, oneself below
 * with the error. With few turns no level is named; without measurements nothing is drawn.
 */
import { h } from "../../render/draw/tree.js";
import { face } from "../controls.js";
import { phrase, strong } from "../../render/words/say.js";
import { beyond, grade, hundredth } from "./figures.js";

/** @import { Account, LevelCost } from "../../wire.d.ts" */
/** @typedef {import("../../render/draw/tree.js").Tree} Tree */
/** @typedef {import("../../shell/words/words.js").Words} Words */

const TICKS = [10, 25, 50, 100, 200, 400, 800, 1600, 3200]; // hundredths of a point, after 0
const ROOM = 9; // hundredths of the axis that a figure takes

/**
 * @param {Account} account @param {LevelCost[]} levels @param {{who: string, name: string}} named
 * @param {Words} words @returns {Tree | null}
 */
export function scale(account, levels, named, words) {
  if (!levels.length) return null;
  const like = grade(account, levels);
  const weakest = levels.reduce((one, other) => (other.mean > one.mean ? other : one));
  const said = beyond(account, weakest) ? "review-beyond" : "review-like";
  return h(
    "section",
    { class: "review-scale", "aria-labelledby": "review-scale" },
    h("h2", { id: "review-scale" }, words.say("review-played", named)),
    like
      ? h(
          "p",
          { class: "grade" },
          phrase(words, said, { who: named.who }, { level: strong(words.say(`mind-${like.mind}`)) }),
        )
      : h("p", { class: "grade few" }, words.say("review-few")),
    like ? h("p", { class: "meaning" }, meaning(account, like, words)) : null,
    axis(account, levels, Boolean(like), words),
  );
}

/** @param {Account} account @param {LevelCost} like @param {Words} words */
const meaning = ({ mean, error, turns }, like, words) =>
  words.say("review-mean", {
    mean: words.number(hundredth(mean ?? 0)),
    error: words.number(hundredth(error ?? 0)),
    turns,
    level: words.say(`mind-${like.mind}`),
    other: words.number(hundredth(like.mean)),
  });

/** @param {Account} account @param {LevelCost[]} levels @param {boolean} graded @param {Words} words @returns {Tree} */
function axis({ mean, error }, levels, graded, words) {
  const most = 1.15 * Math.max(...levels.map((level) => level.mean), graded ? (mean ?? 0) : 0);
  const along = (/** @type {number} */ cost) => 100 * Math.sqrt(Math.min(Math.max(cost, 0) / most, 1));
  const place = (/** @type {number} */ cost) => `${along(cost).toFixed(2)}%`;
  const own = mean ?? 0;
  const stray = error ?? 0;
  const ticks = TICKS.filter((tick) => tick <= most).reduce(
    (/** @type {number[]} */ kept, tick) =>
      along(tick) - along(kept[kept.length - 1]) < ROOM ? kept : [...kept, tick],
    [0],
  );
  const faces = spread(levels.map((level) => 100 * Math.sqrt(level.mean / most)));
  return h(
    "div",
    { class: "axis", "aria-hidden": "true" },
    h(
      "ul",
      { class: "axis-faces", role: "list" },
      levels.map(({ mind }, at) =>
        h(
          "li",
          { key: mind, style: { "inset-inline-start": `${faces[at].toFixed(2)}%` } },
          face(mind),
          h("span", null, words.say(`mind-${mind}`)),
        ),
      ),
    ),
    joins(
      levels.map(({ mean: cost }, at) => [faces[at], along(cost)]),
      words,
    ),
    h(
      "div",
      { class: "axis-line" },
      levels.map(({ mind, mean: cost }) =>
        h("i", { key: mind, class: "level-tick", style: { "inset-inline-start": place(cost) } }),
      ),
      graded
        ? h("b", {
            class: "stray",
            style: {
              "inset-inline-start": place(own - stray),
              "--wide": `${(along(own + stray) - along(own - stray)).toFixed(2)}%`,
            },
          })
        : null,
      graded ? h("b", { class: "stands", style: { "inset-inline-start": place(own) } }) : null,
    ),
    h(
      "div",
      { class: "axis-ticks" },
      ticks.map((tick) =>
        h("span", { key: tick, style: { "inset-inline-start": place(tick) } }, words.number(tick / 100)),
      ),
    ),
  );
}

/**
 * A thin line from each face to its mark, since faces may have been moved apart.
 * @param {number[][]} ends where a line begins and ends, in hundredths of the axis
 * @param {Words} words @returns {Tree}
 */
function joins(ends, words) {
  const across = (/** @type {number} */ place) => (words.dir === "rtl" ? 100 - place : place).toFixed(2);
  return h(
    "svg",
    { class: "axis-joins", viewBox: "0 0 100 12", preserveAspectRatio: "none", focusable: "false" },
    ends.map(([face, mark]) => h("path", { d: `M${across(face)} 0L${across(mark)} 12` })),
  );
}

const APART = 17; // hundredths of the axis between two faces

/** Places moved apart so that no two faces touch, within the axis. @param {number[]} places */
function spread(places) {
  const order = places.map((_, at) => at).sort((one, other) => places[one] - places[other]);
  const found = [...places];
  const edge = APART / 2;
  order.forEach((each, at) => {
    found[each] = Math.max(found[each], at ? found[order[at - 1]] + APART : edge);
  });
  [...order].reverse().forEach((each, at, back) => {
    found[each] = Math.min(found[each], at ? found[back[at - 1]] - APART : 100 - edge);
  });
  return found;
}
