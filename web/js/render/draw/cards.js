// @ts-check
/**
 * One card: its face (paper rim, printed block, number and symbol), its back, its chip in a line of text, and the
 * outline of where it would land. Placing cards is the business of the zones (table/columns.js, piles.js, hand.js).
 */
import { h } from "./tree.js";
import { back, pennant, scene, sign } from "./art.js";
import { remembered } from "./memory.js";
import { pips } from "./pips.js";
import { cardWords, isWager, rankOf, rankWords, suitOf } from "../words/say.js";

/** @typedef {import("./tree.js").Tree} Tree */
/** @typedef {import("../words/say.js").Words} Words */

/** How far the city of a card has risen, 2 to 10; 0 for a wager. @param {string} card */
const heightOf = (card) => (isWager(card) ? 0 : Math.min(10, Math.max(1, Number(rankOf(card)) || 10)));

/**
 * Number (or pennant) and symbol, as in a card's corners.
 * @param {string} card
 * @param {Words} words
 * @returns {Tree[]}
 */
const corners = (card, words) => [
  h("span", { class: "rank" }, isWager(card) ? pennant() : rankWords(rankOf(card), words)),
  h("span", { class: "suit" }, sign(suitOf(card))),
];

/**
 * A card face up. It takes its size from its surroundings (css/base/card.css), and names itself to a screen reader only
 * if `alone` is true: inside a button, the button carries the name.
 * @param {string} card @param {Words} words @param {boolean} [alone] @returns {Tree}
 */
export const face = (card, words, alone = true) =>
  remembered(words, `${card} ${alone}`, () => drawn(card, words, alone));

/** @param {string} card @param {Words} words @param {boolean} alone @returns {Tree} */
function drawn(card, words, alone) {
  const said = alone ? { role: "img", "aria-label": cardWords(card, words) } : { "aria-hidden": "true" };
  return h(
    "span",
    { class: `card suit-${suitOf(card)}${isWager(card) ? " wager" : ""}`, "data-card": card, ...said },
    h("span", { class: "block" }, pips(suitOf(card), rankOf(card)) ?? scene(suitOf(card), heightOf(card))),
    corners(card, words),
  );
}

/** A card face down. @returns {Tree} */
export const faceDown = () =>
  h("span", { class: "card down", "aria-hidden": "true" }, h("span", { class: "block" }, back()));

/**
 * Where a card would land: paper, dashed frame, and the word for what happens there.
 * @param {string} card
 * @param {Words} words
 * @param {Tree | null} label
 * @returns {Tree}
 */
export const landing = (card, words, label) =>
  h("span", { class: `card ghost suit-${suitOf(card)}`, "aria-hidden": "true" }, corners(card, words), label);

/** A card in a line of text: symbol and number on its ink. @param {string} card @param {Words} words @returns {Tree} */
export const chip = (card, words) =>
  h(
    "span",
    { class: `chip suit-${suitOf(card)}`, "data-card": card, role: "img", "aria-label": cardWords(card, words) },
    sign(suitOf(card)),
    isWager(card) ? pennant() : h("span", null, rankWords(rankOf(card), words)),
  );

/**
 * A hand in the order that a person prefers: "suit" (then rank), "rank" (then suit), or as the cards came.
 * @param {string[]} cards
 * @param {string} sort
 * @param {string} suits the suits in table order
 * @param {string[]} ranks from low to high
 * @returns {string[]}
 */
export function sortHand(cards, sort, suits, ranks) {
  const suit = (/** @type {string} */ card) => suits.indexOf(suitOf(card));
  const rank = (/** @type {string} */ card) => ranks.indexOf(rankOf(card));
  if (sort === "rank") return [...cards].sort((a, b) => rank(a) - rank(b) || suit(a) - suit(b));
  if (sort === "drawn") return [...cards];
  return [...cards].sort((a, b) => suit(a) - suit(b) || rank(a) - rank(b));
}
