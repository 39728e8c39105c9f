// @ts-check
/**
 * What a frame shows of a table that only Python can draw, until it is asked to: cards of the game in a fan, and what
 * awaits the reader.
 */
import { face } from "../render/cards.js";
import { h } from "../render/tree.js";

/** A game's cards, one of each suit. @type {Record<string, string[]>} */
const FANS = {
  card: ["y3", "bx", "w6", "g8", "r10"],
  board: ["y1", "b3", "w5", "g7", "r9"],
  adapted: ["c7", "dJ", "hQ", "sK"],
};

/** The game that a text is of, as far as can be seen; what it truly is Python reads. @param {string} text */
export const gameOf = (text) =>
  /^\s*lc\d+;(card|board|adapted)\b|"game"\s*:\s*"(card|board|adapted)"/
    .exec(text.slice(0, 2000))
    ?.slice(1)
    .find(Boolean);

/**
 * @param {string} game
 * @param {string} mode
 * @param {import("../shell/words.js").Words} words
 * @returns {import("../render/tree.js").Tree}
 */
export const cover = (game, mode, words) =>
  h(
    "div",
    { class: "cover" },
    h(
      "div",
      { class: `fan of-${FANS[game].length}`, "aria-hidden": "true" },
      FANS[game].map((card) => h("span", { class: "leaf" }, face(card, words, false))),
    ),
    h(
      "p",
      { class: "cover-words" },
      h("b", null, words.say(`game-${game}`)),
      h("span", null, words.say(`embed-cover-${mode}`)),
    ),
  );
