// @ts-check
/**
 * What a frame shows in place of a table that only Python can draw, until it is there: the backs of a few cards, so
 * that nobody takes them for the table to come, and what awaits the reader.
 */
import { faceDown } from "../../render/draw/cards.js";
import { h } from "../../render/draw/tree.js";

const CARDS = 5;

/** The game of a text, as far as can be told here; Python reads what it really is. @param {string} text */
export const gameOf = (text) =>
  /^\s*lc\d+;(\w+)|"game"\s*:\s*"(\w+)"/.exec(text.slice(0, 2000))?.slice(1).find(Boolean);

/**
 * @param {string} game
 * @param {string} mode
 * @param {import("../../shell/words/words.js").Words} words
 * @returns {import("../../render/draw/tree.js").Tree}
 */
export const cover = (game, mode, words) =>
  h(
    "div",
    { class: "cover" },
    h(
      "div",
      { class: "fan", "aria-hidden": "true" },
      Array.from({ length: CARDS }, () => h("span", { class: "leaf" }, faceDown())),
    ),
    h(
      "p",
      { class: "cover-words" },
      h("b", null, words.say(`game-${game}`)),
      h("span", null, words.say(`embed-cover-${mode}`)),
    ),
  );
