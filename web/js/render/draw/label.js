// @ts-check
/**
 * The word on a target: what pressing it does. Its letters are as large as its place lets them be (css/base/card.css):
 * it is told how many of them the longest word has, for a word that is cut says nothing.
 */
import { h } from "./tree.js";
import { icon } from "./art.js";

/** @typedef {import("./tree.js").Tree} Tree */

/**
 * @param {string} said
 * @param {string} [drawing] an icon beside it, which goes out of sight where both do not fit
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
