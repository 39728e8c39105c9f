// @ts-check
/** The turns of a review in figures: the same as the picture, for those who cannot see it or want to know exactly. */
import { headings } from "../../render/draw/headings.js";
import { h } from "../../render/draw/tree.js";
import { nameAt } from "../../render/words/say.js";
import { tenth } from "./figures.js";

/** @import { Seat } from "../../wire.d.ts" */
/** @typedef {import("../../render/draw/tree.js").Tree} Tree */
/** @typedef {import("../../shell/words/words.js").Words} Words */
/** @typedef {import("./figures.js").Stretch} Stretch */

const HEADS = ["round", "turn", "who", "margin", "luck", "cost"];

/**
 * @param {Stretch[]} all @param {{game: string, seats: Seat[]}} match @param {Words} words @param {boolean} open
 * @returns {Tree}
 */
export function turnsTable(all, { game, seats }, words, open) {
  return h(
    "details",
    { class: "review-turns", open, "data-turns": "" },
    h("summary", null, words.say("review-table")),
    h(
      "div",
      { class: "turns-scroll", tabindex: 0, role: "region", "aria-label": words.say("review-table") },
      h(
        "table",
        null,
        headings(HEADS.map((head) => words.say(`review-head-${head}`, { kind: game }))),
        h(
          "tbody",
          null,
          all.flatMap(({ columns }) => columns.map((column) => line(column, seats, words))),
        ),
      ),
    ),
  );
}

/** @param {Stretch["columns"][number]} column @param {Seat[]} seats @param {Words} words */
function line({ round, turn, told, luck, cost, expected }, seats, words) {
  const figure = (/** @type {number | null} */ amount) =>
    h("td", null, amount === null ? "·" : h("bdi", { dir: "ltr" }, words.signed(tenth(amount))));
  return h(
    "tr",
    { key: `${round}.${turn}` },
    h("td", null, words.number(round + 1)),
    h("th", { scope: "row" }, words.number(turn + 1)),
    h("td", null, h("bdi", null, nameAt(seats, told.seat, words))),
    figure(expected),
    figure(told.luck === null ? null : luck),
    figure(told.weighed ? -cost : null),
  );
}
