// @ts-check
/**
 * How a score sheet is filled in: the cards of an expedition are pressed one by one, an explorer is put on its step of
 * the path, a stack is counted up and down. Every press says what it does in `data-do` (score.js).
 */
import { pennant, sign } from "../../render/draw/art.js";
import { piece } from "../../render/board/explorers.js";
import { rankOf, rankWords } from "../../render/words/say.js";
import { formula, score } from "../../render/words/sums.js";
import { h } from "../../render/draw/tree.js";
import { BRIDGE_AFTER, token } from "../pages/paths.js";
import { cardsOf } from "./forms/card.js";

/** @typedef {import("../../render/draw/tree.js").Tree} Tree */
/** @typedef {import("../../shell/words/words.js").Words} Words */
/** @typedef {import("./reckon.js").Entry} Entry */
/** @typedef {import("./reckon.js").Part} Part */
/** @typedef {import("./reckon.js").Points} Points */
/** @typedef {import("./reckon.js").Tables} Tables */

/**
 * How one column, explorer or stack is entered.
 * @type {Record<string, (entry: Entry, part: Part, seat: number, tables: Tables, words: Words) => Tree>}
 */
export const ENTRIES = { card: expedition, board: explorer, adapted: stack };
/**
 * What is entered besides the columns.
 * @type {Record<string, (entry: Entry, seat: number, words: Words) => Tree>}
 */
export const BESIDE = { board: finds };

/** @param {Points | null} points @param {Words} words @returns {Tree} */
const result = (points, words) =>
  h(
    "span",
    { class: "entry-sum" },
    points && "times" in points ? h("bdi", { class: "formula", dir: "ltr" }, formula(points, words, true)) : null,
    " ",
    points ? score(points.points, words) : h("b", { class: "score even" }, words.number(0)),
  );

/** @param {string} suit @param {Words} words @returns {Tree} */
const named = (suit, words) => h("span", { class: "entry-name" }, sign(suit), h("span", null, words.suit(suit)));

/**
 * @param {Entry} entry
 * @param {Part} part
 * @param {number} seat
 * @param {Tables} tables
 * @param {Words} words
 * @returns {Tree}
 */
function expedition(entry, { suit, points }, seat, tables, words) {
  const cards = cardsOf(/** @type {string} */ (entry));
  const wagers = cards.filter((card) => card === `${suit}x`).length;
  const pick = (/** @type {number} */ nth, /** @type {string} */ card, /** @type {boolean} */ on) =>
    h(
      "button",
      {
        key: card + nth,
        type: "button",
        class: "pick",
        "data-do": "card",
        "data-seat": seat,
        "data-card": card,
        "data-nth": nth,
        "aria-pressed": on,
        "aria-label": card.endsWith("x")
          ? words.say("score-wager", { card: words.card(card), number: nth + 1, count: tables.wagers })
          : words.card(card),
      },
      card.endsWith("x") ? pennant() : rankWords(rankOf(card), words),
    );
  return h(
    "div",
    { key: suit, class: `entry suit-${suit}`, role: "group", "aria-label": words.suit(suit) },
    named(suit, words),
    h(
      "span",
      { class: "picks" },
      Array.from({ length: tables.wagers }, (_, at) => pick(at, `${suit}x`, at < wagers)),
      Object.keys(tables.values)
        .sort((a, b) => tables.values[a] - tables.values[b])
        .map((rank) => pick(0, suit + rank, cards.includes(suit + rank))),
    ),
    result(points, words),
  );
}

/**
 * @param {Entry} given
 * @param {Part} part
 * @param {number} seat
 * @param {Tables} tables
 * @param {Words} words
 * @returns {Tree}
 */
function explorer(given, { suit, points }, seat, tables, words) {
  const entry = /** @type {import("./reckon.js").Expedition} */ (given);
  const name = words.suit(suit);
  const leads = entry.researcher === suit;
  const kind = leads ? "researcher" : "adventurer";
  const steps = tables.explorers[leads ? 1 : 0].map((worth, step) => {
    const here = step === entry.steps[suit];
    return h(
      "button",
      {
        key: String(step),
        type: "button",
        class: `way-step${worth < 0 ? " minus" : ""}`,
        "data-do": "step",
        "data-seat": seat,
        "data-suit": suit,
        "data-to": step,
        "aria-pressed": here,
      },
      h("span", { class: "unseen" }, words.say("score-step", { suit: name, step, points: words.signed(worth) })),
      h("bdi", { class: "worth", dir: "ltr", "aria-hidden": "true" }, words.number(worth)),
      here ? token(kind, words) : null,
    );
  });
  const twice = words.say("score-researcher-of", { suit: name });
  return h(
    "div",
    {
      key: suit,
      class: `entry path suit-${suit}`,
      role: "group",
      "aria-label": words.say("score-explorer-of", { suit: name }),
    },
    named(suit, words),
    h(
      "button",
      {
        type: "button",
        class: "pick leader",
        "data-do": "researcher",
        "data-seat": seat,
        "data-suit": suit,
        "aria-pressed": leads,
        title: twice,
      },
      h("span", { class: "unseen" }, twice),
      token("researcher", words),
    ),
    h(
      "span",
      { class: "way-steps" },
      steps.slice(1, BRIDGE_AFTER + 1),
      h("span", { key: "ravine", class: "ravine", "aria-hidden": "true" }, piece("bridge", "span")),
      steps.slice(BRIDGE_AFTER + 1),
    ),
    result(points, words),
  );
}

/**
 * What else an expedition of the board game brings.
 * @param {Entry} given
 * @param {number} seat
 * @param {Words} words
 * @returns {Tree}
 */
function finds(given, seat, words) {
  const entry = /** @type {import("./reckon.js").Expedition} */ (given);
  const row = (/** @type {"tiles" | "artifacts"} */ field, /** @type {number} */ unit, /** @type {Tree} */ drawing) => {
    const name = words.say(`score-${field}`);
    const by = (/** @type {number} */ sign) =>
      stepBy(
        "find",
        sign,
        {
          "data-seat": seat,
          "data-field": field,
          "data-by": sign * unit,
          "aria-disabled": entry[field] + sign * unit < 0 || null,
        },
        words.say(sign < 0 ? "score-less" : "score-more-of", { what: name, count: unit }),
      );
    return h(
      "div",
      { key: field, class: "entry found", role: "group", "aria-label": name },
      h("span", { class: "entry-name" }, drawing, h("span", null, name)),
      stepper(by(-1), entry[field], by(1), words),
    );
  };
  return h(
    "div",
    { key: "finds", class: "finds" },
    row("tiles", 5, h("span", { class: "tile points", "aria-hidden": "true" }, words.number(5))),
    row("artifacts", 1, h("span", { class: "tile artifact", "aria-hidden": "true" }, piece("tile-artifact"))),
  );
}

/**
 * @param {Entry} entry
 * @param {Part} part
 * @param {number} seat
 * @param {Tables} tables
 * @param {Words} words
 * @returns {Tree}
 */
function stack(entry, { suit, points }, seat, tables, words) {
  const count = /** @type {Record<string, number>} */ (entry)[suit] ?? 0;
  const name = words.suit(suit);
  const by = (/** @type {number} */ sign) =>
    stepBy(
      "count",
      sign,
      {
        "data-seat": seat,
        "data-suit": suit,
        "data-by": sign,
        "aria-disabled": count + sign < 0 || count + sign >= tables.stacks.length || null,
      },
      words.say(sign < 0 ? "score-one-less" : "score-one-more", { suit: name }),
    );
  return h(
    "div",
    {
      key: suit,
      class: `entry suit-${suit}`,
      role: "group",
      "aria-label": words.say("score-stack-of", { suit: name }),
    },
    named(suit, words),
    stepper(by(-1), count, by(1), words),
    result(points, words),
  );
}

/**
 * A button that takes one away or adds one.
 * @param {string} act
 * @param {number} sign
 * @param {import("../../render/draw/tree.js").Attrs} more
 * @param {string} said
 * @returns {Tree}
 */
const stepBy = (act, sign, more, said) =>
  h(
    "button",
    { key: String(sign), type: "button", class: "pick step", "data-do": act, ...more, "aria-label": said },
    sign < 0 ? "−" : "+",
  );

/** @param {Tree} less @param {number} count @param {Tree} more @param {Words} words @returns {Tree} */
const stepper = (less, count, more, words) =>
  h("span", { class: "stepper" }, less, h("output", { key: "count" }, words.number(count)), more);
