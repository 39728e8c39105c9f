// @ts-check
/** Cards in a row, as in the rules' pictures: each over the one before, with words for the whole row. */
import { face } from "../../render/draw/cards.js";
import { cardWords } from "../../render/words/say.js";
import { h } from "../../render/draw/tree.js";

/** @typedef {import("../../render/draw/tree.js").Tree} Tree */
/** @typedef {import("../../shell/words/words.js").Words} Words */

/**
 * A picture with its words.
 * @param {string} kind
 * @param {string} alt
 * @param {...import("../../render/draw/tree.js").Child} content
 * @returns {Tree}
 */
export const picture = (kind, alt, ...content) => h("div", { class: kind, role: "img", "aria-label": alt }, ...content);

/**
 * Cards in a row, each over the one before, so that their numbers show.
 * @param {string[]} cards
 * @param {Words} words
 * @param {string} [kind]
 * @returns {Tree}
 */
export const row = (cards, words, kind = "") =>
  h(
    "span",
    { class: `row of-${cards.length}${kind && ` ${kind}`}`, "aria-hidden": "true" },
    cards.map((card) => h("span", { class: "slot" }, face(card, words, false))),
  );

/** "Sea 4, Sea 6 and Sea 9". @param {string[]} cards @param {Words} words */
export const listed = (cards, words) => words.list(cards.map((card) => cardWords(card, words)));
