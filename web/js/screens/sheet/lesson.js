// @ts-check
/**
 * The score sheet of a first lesson: its lines come one after the other, each with a mark on its column, and after the
 * last of them the match goes on. The lines come from Python with the table (`primer.rows`).
 */
/** @import { Primer, Table } from "../../wire.d.ts" */
import { h } from "../../render/draw/tree.js";
import { icon } from "../../render/draw/art.js";
import { refusalWords } from "../../render/words/say.js";
import { button } from "../controls.js";

/** @typedef {import("../../render/draw/tree.js").Tree} Tree */
/** @typedef {import("../../shell/words/words.js").Words} Words */

/** @param {Table} table @returns {Primer["rows"]} none if no lesson ends with this sheet */
const rowsOf = (table) => (table.waiting === "round" ? (table.primer?.rows ?? []) : []);

/** The current line. @param {Table} table @param {number} row */
const told = (table, row) => rowsOf(table)[Math.min(row, rowsOf(table).length - 1)];

/**
 * The current line, and the button to the next line or to the next round.
 * @param {Table} table
 * @param {number} row
 * @param {Words} words
 * @returns {Tree | null}
 */
export function lessonRow(table, row, words) {
  const now = told(table, row);
  if (!now) return null;
  const rows = rowsOf(table).length;
  const last = row >= rows - 1;
  const shape = { class: "button primary" };
  return h(
    "section",
    { key: "lesson", class: "sheet-lesson" },
    icon("guide"),
    h(
      "div",
      null,
      h("p", { class: "progress" }, words.say("guide-row", { row: Math.min(row + 1, rows), rows })),
      h("p", { role: "status" }, refusalWords(now.say, table, words)),
    ),
    last
      ? button("next", words.say("sheet-deal", { kind: table.game, round: table.round + 2 }), "go", {
          key: "deal",
          ...shape,
        })
      : button("row-next", words.say("guide-row-next"), "go", { key: "on", ...shape }),
  );
}

/**
 * A seat of the sheet with a mark on the column that the line is about.
 * @param {Tree} seat
 * @param {Table} table
 * @param {number} row
 * @returns {Tree}
 */
export function withMark(seat, table, row) {
  const suit = told(table, row)?.suit;
  return suit ? marked(seat, suit) : seat;
}

/** @param {Tree} tree @param {string} suit @returns {Tree} */
function marked(tree, suit) {
  const { attrs } = tree;
  if (attrs.key === suit) return { ...tree, attrs: { ...attrs, "data-pointed": "" } };
  const children = tree.children.map((child) => (typeof child === "string" ? child : marked(child, suit)));
  return { ...tree, children };
}
