// @ts-check
/** The board game as the page knows it before its table is drawn. */
import { sign } from "../draw/art.js";
import { h } from "../draw/tree.js";

/** @type {import("../rooms.js").Room} */
export const room = {
  picture: () =>
    [..."ybwgr"].map((suit, at) => h("span", { class: `stair suit-${suit}`, style: { "--step": at } }, sign(suit))),
  fan: ["y1", "b3", "w5", "g7", "r9"],
  rules: ["2.1", "2.2", "2.3", "2.4", "2.5", "2.6", "2.7", "2.8", "2.9"],
  best: "sheet-best-path",
  ends: "reached",
  laid: "paths",
  carries: true,
};
