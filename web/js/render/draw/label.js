// @ts-check
/**
 * The word on a target: what pressing it does. Its letters are as large as there is room for (css/base/card.css), so
 * the styles are told how many letters the longest word has: a clipped word says nothing.
 */
import { h } from "./tree.js";
import { icon } from "./art.js";

/** @typedef {import("./tree.js").Tree} Tree */

/**
 * @param {string} said
 * @param {string} [drawing] an icon beside it, hidden where there is no room for both
 * @returns {Tree}
 */
export function label(said, drawing) {
  const letters = Math.max(...said.split(/\s/).map((word) => [...word].length));
  return h(
    "span",
    { class: "label", style: { "--letters": letters } },
    drawing ? icon(drawing) : null,
    h("span", null, said),
  );
}
