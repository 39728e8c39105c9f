// @ts-check
/**
 * The lantern: what a hint is about wears it, the card and the place where it goes at once, in a disc on a green line
 * (css/table/lantern.css). No word: the hint says the move.
 */
import { h } from "../draw/tree.js";
import { icon } from "../draw/art.js";
import { hinted } from "./sitting.js";

/** @typedef {import("../draw/tree.js").Tree} Tree */
/** @typedef {import("./sitting.js").Sitting} Sitting */
/** @typedef {Sitting["moves"][number]} Move */

/** @returns {Tree} */
export const lantern = () => h("span", { key: "lantern", class: "lantern", "aria-hidden": "true" }, icon("lamp"));

/** The move that the hint advises, as long as it can be played. @param {Sitting} sitting @returns {Move | undefined} */
export function advised(sitting) {
  const text = hinted(sitting);
  return text ? sitting.moves.find(({ move }) => move === text) : undefined;
}
