// @ts-check
/**
 * The rules of a page, section by section in the order of an outline (web/learn/<game>.json). Pure; the build writes
 * them.
 *
 * A block of an outline is a picture (`{"figure": ...}`, see figures.js) or the name of a message of its section:
 * "name" a paragraph, "# name" a heading inside the section, "1 name" a numbered list, "- name" a list, "> name" an
 * exercise, which stands where its idea was explained and links to the next one and back to that place.
 *
 * @typedef {import("../../render/draw/tree.js").Tree} Tree
 * @typedef {import("../../shell/words/words.js").Words} Words
 * @typedef {import("./exercises.js").Scene} Scene
 * @typedef {string | import("./figures.js").Figure} Block
 * @typedef {{rule: string, blocks: Block[]}} Section
 */
import { ruleNumber } from "../../render/words/notices.js";
import { h } from "../../render/draw/tree.js";
import { exercise } from "./exercises.js";
import { figure } from "./figures.js";

/** The key of a section's heading. @param {string} rule */
export const keyOf = (rule) => `learn-${rule.replace(".", "-")}`;

/** @param {string} rule @param {Words} words @returns {Tree} */
export const number = (rule, words) => h("span", { class: "rule-number" }, ruleNumber(rule, words));

/**
 * One rule. Its heading is a link to itself, so that a place in the rules can be shared.
 * @param {Section} section
 * @param {string} game
 * @param {Scene[]} scenes
 * @param {Words} words
 * @returns {Tree}
 */
export function section({ rule, blocks }, game, scenes, words) {
  const key = keyOf(rule);
  const id = `r-${rule}`;
  return h(
    "section",
    { class: "rule", id, "aria-labelledby": `${id}-head` },
    h("h2", { id: `${id}-head` }, h("a", { href: `#${id}` }, number(rule, words), " ", words.say(key))),
    blocks.map((each, at) => {
      const name = typeof each === "string" && each.startsWith("> ") ? each.slice(2) : "";
      if (!name) return block(each, key, id, words);
      return exercise(game, scenes, name, toldAt(blocks, at, rule), words);
    }),
  );
}

/**
 * Where the idea of an exercise was explained: the heading before it.
 * @param {Block[]} blocks
 * @param {number} at the exercise's
 * @param {string} rule
 * @returns {{rule: string, address: string}}
 */
function toldAt(blocks, at, rule) {
  const headings = blocks.slice(0, at).flatMap((each) => (String(each).startsWith("# ") ? String(each).slice(2) : []));
  return { rule, address: `#${[`r-${rule}`, ...headings.slice(-1)].join("-")}` };
}

/**
 * @param {Block} wanted
 * @param {string} key of the section
 * @param {string} id of the section
 * @param {Words} words
 * @returns {Tree}
 */
function block(wanted, key, id, words) {
  if (typeof wanted !== "string") return figure(wanted, words);
  const [kind, name] = wanted.includes(" ") ? wanted.split(" ") : ["", wanted];
  const of = `${key}-${name}`;
  if (kind === "#") return h("h3", { id: `${id}-${name}` }, words.say(of));
  if (kind === "1" || kind === "-")
    return h(
      kind === "1" ? "ol" : "ul",
      null,
      items(of, words).map((text) => h("li", null, heavy(text))),
    );
  return h("p", null, heavy(words.say(of)));
}

/** The lines of a list: -1, -2 ... @param {string} key @param {Words} words */
function items(key, words) {
  const found = [];
  for (let at = 1; words.knows(`${key}-${at}`); at++) found.push(words.say(`${key}-${at}`));
  return found;
}

/** Text between pairs of stars is bold. @param {string} text @returns {(string | Tree)[]} */
export const heavy = (text) => text.split("**").map((part, at) => (at % 2 ? h("strong", null, part) : part));
