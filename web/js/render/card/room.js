// @ts-check
/** The card game as the page knows it before its table is drawn. */
import { face } from "../draw/cards.js";
import { h } from "../draw/tree.js";

/** @type {import("../rooms.js").Room} */
export const room = {
  picture: (words) => ["y4", "w7", "r9"].map((each) => h("span", { class: "fan-card" }, face(each, words, false))),
  fan: ["y3", "bx", "w6", "g8", "r10"],
  rules: ["1.1", "1.2", "1.3", "1.4", "1.5"],
  best: "sheet-best",
  ends: "reached",
  early: true,
  tips: true,
};
