// @ts-check
/**
 * A first lesson at the table: what it says now, and the marks on what it speaks of. Python sends both with the table
 * (`primer`); here they are put into words and into the picture.
 */
/** @import { Primer, Remark, Table } from "../../wire.d.ts" */
import { h } from "../draw/tree.js";
import { refusalWords } from "./say.js";

/** @typedef {import("../draw/tree.js").Tree} Tree */
/** @typedef {import("../table/sitting.js").Sitting} Sitting */
/** @typedef {import("./say.js").Words} Words */

/**
 * What the lesson says, for eyes and ears: what the last move cost, if anything, and what to do.
 * @param {Table} table
 * @param {Words} words
 * @returns {string[]}
 */
export function lessonLines(table, words) {
  const { said, say } = table.primer ?? { said: null, say: null };
  const told = /** @type {Remark[]} */ ([said, say].filter(Boolean));
  return say ? told.map((each) => refusalWords(each, table, words)) : [];
}

/**
 * The words of the current scene, and the possible answers. "Go on" is there only if no move is asked for.
 * @param {Sitting} sitting
 * @returns {{content: Tree, answers: Tree[]} | null} null while others move
 */
export function lesson({ table, words }) {
  const { primer } = table;
  if (!primer?.say) return null;
  const { step, steps, said, reads } = primer;
  const lines = lessonLines(table, words);
  const content = h(
    "div",
    null,
    lines.map((line, at) => h("p", { key: at, class: said && !at ? "cost" : null }, line)),
    h("p", { key: "progress", class: "progress" }, words.say("guide-progress", { step: step + 1, steps })),
  );
  const on = h("button", { type: "button", class: "button", "data-act": "primer-on" }, words.say("guide-on"));
  const stop = h("button", { type: "button", class: "link", "data-act": "guide-stop" }, words.say("guide-lesson-stop"));
  return { content, answers: reads ? [on, stop] : [stop] };
}

/** What the lesson points at now. @param {Table} table @returns {string[]} ids of zones, "card:y3" */
const pointed = ({ primer }) => (primer?.say ? primer.at : []);

/**
 * The tree of a table with marks on everything that the lesson points at: zones by their ids; for cards in hand, the
 * first of its kind.
 * @param {Tree} tree
 * @param {Table} table
 * @returns {Tree}
 */
export function pointing(tree, table) {
  const wanted = new Set(pointed(table));
  return wanted.size ? marked(tree, wanted) : tree;
}

/** @param {Tree} tree @param {Set<string>} wanted @returns {Tree} */
function marked(tree, wanted) {
  if (/\bseat-sheet\b/.test(String(tree.attrs.class ?? ""))) return tree; // the sheet only repeats what is on the table
  const name = nameOf(tree);
  const here = name !== "" && wanted.delete(name);
  const children = tree.children.map((child) => (typeof child === "string" ? child : marked(child, wanted)));
  return { ...tree, children, attrs: here ? { ...tree.attrs, "data-pointed": "" } : tree.attrs };
}

/** The name by which a lesson points at an element, "" for none. @param {Tree} tree @returns {string} */
function nameOf({ attrs, children }) {
  if (attrs["data-zone"]) return String(attrs["data-zone"]);
  const [first] = children;
  const held = /\bheld\b/.test(String(attrs.class ?? "")) && typeof first === "object";
  return held ? `card:${first.attrs["data-card"]}` : "";
}
