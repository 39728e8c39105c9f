// @ts-check
/**
 * "What is this worth?": a column's arithmetic in words and numbers, and what the next card would make of it. Amounts
 * and keys come from Python (the message "worth"); here they are put into words, drawn and, for screen readers, told in
 * sentences. Loaded on first use.
 *
 * @typedef {import("../draw/tree.js").Tree} Tree
 * @typedef {import("../table/sitting.js").Sitting} Sitting
 * @typedef {import("./say.js").Words} Words
 * @typedef {Worth & {of: Column["id"]}} Weighed   of: the zone's id
 *
 * @typedef {object} Drawing
 * @property {(sitting: Sitting) => Tree} draw
 * @property {(table: Table, words: Words) => string} tell
 *
 * @typedef {Weighed & Drawing} Shown
 */
/** @import { Ask } from "../../messages.d.ts" */
/** @import { Column, Coming, Remark, Table, View, Worth, WorthTerm } from "../../wire.d.ts" */
import { style } from "../../shell/device/styles.js";
import { h } from "../draw/tree.js";
import { sign } from "../draw/art.js";
import { chip } from "../draw/cards.js";
import { ruleLink } from "./notices.js";
import { cardWords, whoOf } from "./say.js";
import { score } from "./sums.js";

/**
 * Asks what a column is worth: the answer together with what draws it, or a refusal.
 * @param {{ask: Ask}} engine @param {string} zone
 */
export async function weigh(engine, zone) {
  const [reply] = await Promise.all([engine.ask({ do: "worth", zone }), style("css/worth.css")]);
  // a seat's sheet, where the press was
  /** @type {HTMLElement | null} */ (document.querySelector(":popover-open"))?.hidePopover();
  if (!reply.ok) return { error: reply.error };
  /** @type {Weighed} */
  const found = { ...reply.worth, of: zone };
  return {
    worth: {
      ...found,
      draw: worth,
      tell: (/** @type {Table} */ table, /** @type {Words} */ words) => tell(found, table, words),
    },
  };
}

/** Whose column it is. @param {Weighed} worth @param {Table} table @param {Words} words */
function titled({ of }, table, words) {
  const zones = /** @type {View} */ (table.view).zones;
  const { suit, seat } = /** @type {Column} */ (zones.find((zone) => zone.id === of));
  return words.say("worth-of", { suit: words.suit(suit), ...whoOf(table, seat, words) });
}

/** An amount as part of the sum. @param {WorthTerm} term @param {Words} words */
const amount = ({ how, amount }, words) =>
  how === "times" ? `×${words.number(amount)}` : how === "plus" ? words.signed(amount) : words.number(amount);

/** The remarks in one line. @param {Remark[]} remarks @param {Words} words */
const joined = (remarks, words) =>
  remarks.map(({ key, values }) => words.say(key, values)).join(words.say("board-and"));

/** The notice's content. @param {Sitting} sitting @returns {Tree} */
export function worth(sitting) {
  const { ui, table, words, zones, view } = sitting;
  const asked = /** @type {Shown} */ (ui.worth);
  const { points, rule, terms, remarks, next } = asked;
  const { suit } = /** @type {Column} */ (zones[asked.of]);
  const held = new Set(view.zones.flatMap((zone) => (zone.kind === "hand" ? zone.cards : [])));
  return h(
    "div",
    { class: "worth-told" },
    h(
      "h2",
      { class: `worth-of suit-${suit}` },
      sign(suit),
      h("span", null, titled(asked, table, words)),
      score(points, words),
    ),
    terms.length
      ? h(
          "dl",
          { class: "worth-terms" },
          terms.map((term) =>
            h(
              "div",
              null,
              h("dt", null, words.say(term.key, term.values)),
              h("dd", null, h("bdi", { dir: "ltr" }, amount(term, words))),
            ),
          ),
        )
      : null,
    remarks.map(({ key, values }) => h("p", { class: "worth-remark" }, words.say(key, values))),
    next.length
      ? h(
          "div",
          { class: "worth-next" },
          h("h3", null, words.say("worth-next")),
          h(
            "ul",
            { role: "list", class: next.length > 2 ? "many" : null },
            next.map((each) => h("li", null, coming(each, held, words))),
          ),
          next.some(({ cards }) => cards.some((card) => held.has(card)))
            ? h("p", { class: "worth-held", "aria-hidden": "true" }, h("i", null), words.say("worth-held"))
            : null,
        )
      : null,
    h("p", null, ruleLink(rule, words)),
  );
}

/**
 * What may come next, and what it would make of the column.
 * @param {Coming} next
 * @param {Set<string>} held
 * @param {Words} words
 * @returns {(Tree | null)[]}
 */
const coming = ({ cards, points, remarks }, held, words) => [
  h(
    "span",
    { class: "worth-cards" },
    cards.map((card) =>
      h(
        "span",
        { class: held.has(card) ? "held-card" : null },
        chip(card, words),
        held.has(card) ? h("span", { class: "unseen" }, words.say("worth-held")) : null,
      ),
    ),
  ),
  remarks.length ? h("span", { class: "worth-how" }, joined(remarks, words)) : null,
  score(points, words),
];

/** The same in sentences. @param {Weighed} worth @param {Table} table @param {Words} words @returns {string} */
function tell(worth, table, words) {
  const { points, terms, remarks, next } = worth;
  const said = (/** @type {string} */ what, /** @type {string} */ worth) => words.say("worth-said", { what, worth });
  const cards = (/** @type {string[]} */ names) => words.list(names.map((card) => cardWords(card, words)));
  return [
    said(titled(worth, table, words), words.signed(points)),
    ...terms.map((term) => said(words.say(term.key, term.values), amount(term, words))),
    ...remarks.map(({ key, values }) => words.say(key, values)),
    ...(next.length ? [words.say("worth-next")] : []),
    ...next.map((each) =>
      said(
        [cards(each.cards), ...(each.remarks.length ? [joined(each.remarks, words)] : [])].join(words.say("board-and")),
        words.signed(each.points),
      ),
    ),
  ].join(" ");
}
