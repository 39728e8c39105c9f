// @ts-check
/**
 * The whole table at a glance, before the rules begin: a picture of a position (web/learn/diagrams/<game>/whole.json)
 * with a number on each of its parts, and below it what each is.
 */
import { drawDiagram } from "../../render/diagram.js";
import { h } from "../../render/draw/tree.js";
import { inFile, onSite } from "./here.js";
import { heavy } from "./rules.js";

/** @typedef {import("../../render/draw/tree.js").Tree} Tree */
/** @typedef {import("../../shell/words/words.js").Words} Words */

/**
 * The numbered parts, in the order of their explanations: the classes that lead to the element from outside in, and the
 * name of its message.
 * @type {Record<string, [path: string[], name: string][]>}
 */
const MARKS = {
  card: [
    [["theirs"], "theirs"],
    [["band"], "piles"],
    [["mine", "last"], "mine"],
    [["mine", "sum"], "sum"],
    [["hand", "held"], "hand"],
    [["stock"], "deck"],
  ],
  board: [
    [["path", "near"], "column"],
    [["path", "explorer"], "explorer"],
    [["path", "tile"], "tile"],
    [["path", "ravine"], "bridge"],
    [["path", "far"], "piles"],
    [["arches", "open"], "crossings"],
    [["people"], "people"],
    [["hand", "held"], "hand"],
    [["stock"], "deck"],
  ],
  adapted: [
    [["theirs"], "stacks-theirs"],
    [["band"], "stacks-piles"],
    [["mine", "last"], "stacks-mine"],
    [["mine", "sum"], "stacks-sum"],
    [["hand", "held"], "hand"],
    [["stock"], "deck"],
  ],
};

/**
 * @param {string} game
 * @param {import("./exercises.js").Scene} scene
 * @param {Words} words
 * @returns {Tree}
 */
export function wholeTable(game, { table, show }, words) {
  const marks = MARKS[game];
  const shown = marks.reduce(
    (tree, [path, name], at) => marked(tree, path, mark(at, words)) ?? lost(game, name),
    drawDiagram(table, show, words),
  );
  return h(
    "section",
    { class: "whole", id: "table", "aria-labelledby": "table-head" },
    h("h2", { id: "table-head" }, words.say("learn-whole")),
    h(
      "figure",
      { class: "labelled" },
      shown,
      h(
        "figcaption",
        null,
        h(
          "ol",
          { class: "legend" },
          marks.map(([, name], at) =>
            h("li", null, mark(at, words), h("span", null, heavy(words.say(`learn-mark-${name}`)))),
          ),
        ),
      ),
    ),
    onSite(h("p", null, words.say("learn-exercises-lead"))),
    inFile(h("p", null, words.say("learn-exercises-still"))),
  );
}

/** The number of a part. @param {number} at @param {Words} words @returns {Tree} */
const mark = (at, words) => h("b", { class: "part-mark", "aria-hidden": "true" }, words.number(at + 1));

/**
 * A tree with something added to the first element that a path of classes leads to; null where there is none.
 * @param {Tree} tree
 * @param {string[]} path
 * @param {Tree} more
 * @returns {Tree | null}
 */
function marked(tree, path, more) {
  const here = String(tree.attrs.class ?? "")
    .split(" ")
    .includes(path[0]);
  const left = here ? path.slice(1) : path;
  if (!left.length) return { ...tree, children: [...tree.children, more] };
  for (const [at, child] of tree.children.entries()) {
    const found = typeof child === "string" ? null : marked(child, left, more);
    if (found) return { ...tree, children: [...tree.children.slice(0, at), found, ...tree.children.slice(at + 1)] };
  }
  return null;
}

/** @param {string} game @param {string} name @returns {never} */
function lost(game, name) {
  throw new Error(`the whole table of ${game} has nothing for ${name}`);
}
