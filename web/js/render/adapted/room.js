// @ts-check
/** The two-deck adaptation as the page knows it before its table is drawn. */
import { h } from "../draw/tree.js";

/** @typedef {import("../draw/tree.js").Tree} Tree */

/** @param {string} suit of ordinary cards @returns {Tree} */
const pip = (suit) => h("svg", { class: "sign", "aria-hidden": "true" }, h("use", { href: `#pip-${suit}` }));

/** @type {import("../rooms.js").Room} */
export const room = {
  picture: (words) =>
    [
      ["K", "s"],
      ["7", "h"],
      ["A", "c"],
    ].map(([rank, suit]) =>
      h(
        "span",
        { class: `fan-card plain-card pip-${suit}` },
        h("span", { class: "plain-rank" }, rank === "7" ? words.number(7) : words.say(`rank-${rank}`)),
        pip(suit),
      ),
    ),
  fan: ["c7", "dJ", "hQ", "sK"],
  rules: ["3.1", "3.2"],
  best: "sheet-best-stack",
  ends: "last",
};
