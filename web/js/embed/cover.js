// @ts-check
/**
 * What a frame shows of a table that only Python can draw, until it is asked to: cards of the game in a fan, and what
 * awaits the reader.
 */
import { face } from "../render/cards.js";
import { roomOf } from "../render/rooms.js";
import { h } from "../render/tree.js";

/** The game that a text is of, as far as can be seen; what it truly is Python reads. @param {string} text */
export const gameOf = (text) =>
  /^\s*lc\d+;(\w+)|"game"\s*:\s*"(\w+)"/.exec(text.slice(0, 2000))?.slice(1).find(Boolean);

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
      { class: `fan of-${roomOf(game).fan.length}`, "aria-hidden": "true" },
      roomOf(game).fan.map((card) => h("span", { class: "leaf" }, face(card, words, false))),
    ),
    h(
      "p",
      { class: "cover-words" },
      h("b", null, words.say(`game-${game}`)),
      h("span", null, words.say(`embed-cover-${mode}`)),
    ),
  );
