// @ts-check
/**
 * A column to play with, beside the rule on counting points: an expedition to which cards are added, a path on which an
 * explorer goes from step to step, a stack that grows; and its points, term by term. Pure. The values come from the
 * score sheet's tables, which the build computed with the games' own functions (reckon.js looks them up). The build
 * draws the column still; where scripts run, it is redrawn with buttons (try.js).
 *
 * @typedef {import("../../render/draw/tree.js").Tree} Tree
 * @typedef {import("../../shell/words/words.js").Words} Words
 * @typedef {import("../score/reckon.js").Entry} Entry
 * @typedef {import("../score/reckon.js").Part} Part
 * @typedef {import("../score/reckon.js").Tables} Tables
 * @typedef {{game: string, suit: string, entry: Entry}} Trying   a column of one suit, as entered on the score sheet
 */
/** @import { CardPoints } from "../../wire.d.ts" */
import { formula, score } from "../../render/words/sums.js";
import { h } from "../../render/draw/tree.js";
import { onSite } from "./here.js";
import { cardsOf } from "../score/forms/card.js";
import { reckon } from "../score/reckon.js";
import { row } from "./rows.js";
import { ENTRIES } from "../score/entries.js";

/** What the column comes to. @param {Trying} trying @param {Tables} tables @returns {Part} */
function partOf({ game, suit, entry }, tables) {
  const [[{ parts }]] = reckon({ game, seats: 1, names: [""], rounds: [[entry]] }, tables).rounds;
  return /** @type {Part} */ (parts.find((part) => part.suit === suit));
}

/**
 * The column, its points, and the buttons that change it.
 * @param {Trying} trying
 * @param {Tables} tables
 * @param {Words} words
 * @returns {(Tree | null)[]}
 */
export function drawTrying(trying, tables, words) {
  const part = partOf(trying, tables);
  return [
    onSite(h("p", { key: "lead", class: "try-lead" }, words.say(`try-lead-${trying.game}`))),
    h("div", { key: "entry", class: "try-entry" }, ENTRIES[trying.game](trying.entry, part, 0, tables, words)),
    SHOWN[trying.game](trying, part, tables, words),
  ];
}

/**
 * The same without buttons.
 * @param {Trying} trying
 * @param {Tables} tables
 * @param {Words} words
 * @returns {Tree}
 */
export const drawStill = (trying, tables, words) =>
  h(
    "div",
    { class: "try-still", role: "img", "aria-label": said(trying, tables, words) },
    h("div", null, drawTrying(trying, tables, words)).children.map((each) => still(/** @type {Tree} */ (each))),
  );

/** What it comes to, in words. @param {Trying} trying @param {Tables} tables @param {Words} words */
export const said = (trying, tables, words) =>
  words.say("try-said", {
    suit: words.suit(trying.suit),
    points: words.signed(partOf(trying, tables).points?.points ?? 0),
  });

/** Replaces buttons by what they look like. @param {Tree} tree @returns {Tree} */
function still({ tag, attrs, children }) {
  const { class: look, style, "aria-pressed": pressed, "data-here": here } = attrs;
  const drawing = /^(svg|use|path|bdi)$/.test(tag);
  return {
    tag: tag === "button" ? "span" : tag,
    attrs: drawing ? attrs : { class: look, style, "data-pressed": pressed === true || null, "data-here": here },
    children: children.map((child) => (typeof child === "string" ? child : still(child))),
  };
}

/**
 * What is shown of a column apart from its buttons.
 * @type {Record<string, (trying: Trying, part: Part, tables: Tables, words: Words) => Tree | null>}
 */
const SHOWN = { card: expedition, board: () => null, adapted: stack };

/** The cards as they lie, and the sum term by term. @type {(typeof SHOWN)["card"]} */
function expedition({ suit, entry }, { points }, tables, words) {
  const cards = cardsOf(/** @type {string} */ (entry));
  const rank = (/** @type {string} */ card) => tables.values[card.slice(1)] ?? 0; // wagers first
  const lying = [...cards].sort((one, other) => rank(one) - rank(other));
  const told = /** @type {CardPoints | null} */ (points);
  const wagers = cards.filter((card) => card === `${suit}x`).length;
  return h(
    "div",
    { key: "shown", class: "try-shown" },
    h("div", { class: "try-cards" }, row(lying, words)),
    told
      ? terms(words, [
          ["numbers", words.number(told.sum)],
          ["cost", words.signed(-told.cost)],
          [wagers ? "wagers" : "no-wagers", `×${words.number(told.times)}`],
          [told.bonus ? "bonus" : "no-bonus", told.bonus ? words.signed(told.bonus) : words.number(0)],
        ])
      : h("p", { key: "none" }, words.say("try-none")),
    told
      ? h(
          "p",
          { key: "sum", class: "sum-line" },
          h(
            "bdi",
            { dir: "ltr" },
            h("span", { class: "formula" }, `${formula(told, words)} =`),
            " ",
            score(told.points, words),
          ),
        )
      : null,
  );
}

/** @param {Words} words @param {[name: string, value: string][]} all @returns {Tree} */
const terms = (words, all) =>
  h(
    "dl",
    { key: "terms", class: "try-terms" },
    all.map(([name, value]) =>
      h(
        "div",
        { class: name.startsWith("no-") ? "idle" : null },
        h("dt", null, words.say(`try-${name}`)),
        h("dd", null, h("bdi", { dir: "ltr" }, value)),
      ),
    ),
  );

/** A rung for each card. @type {(typeof SHOWN)["adapted"]} */
function stack({ suit, entry }) {
  const count = /** @type {Record<string, number>} */ (entry)[suit] ?? 0;
  return h(
    "div",
    { key: "shown", class: "try-shown" },
    h(
      "span",
      { class: "ladder", "aria-hidden": "true" },
      Array.from({ length: count }, () => h("i", { class: "rung full" })),
    ),
  );
}
