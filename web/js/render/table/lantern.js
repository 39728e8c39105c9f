// @ts-check
/**
 * The lantern: it marks what a hint is about, both the card and the place where it goes, as a disc on a green line
 * (css/table/lantern.css). It has no words: the hint says the move.
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
