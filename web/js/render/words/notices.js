// @ts-check
/**
 * What is said over a table, such as why a move was refused; what is remarked beside it, such as that the deck runs
 * out; and the curtain between two people, behind which nothing of either hand is drawn. One at a time: a refusal goes
 * before a remark.
 */
/** @import { Table } from "../../wire.d.ts" */
import { gameOfRule, roomOf } from "../rooms.js";
import { h } from "../draw/tree.js";
import { icon } from "../draw/art.js";
import { faceDown } from "../draw/cards.js";
import { hint } from "./hint.js";
import { nameOf, phrase, refusalWords, suitWords } from "./say.js";
import { LAST_CARDS } from "../table/deck.js";
import { byTurn, told } from "./log.js";
import { formula, score } from "./sums.js";

/** @typedef {import("../draw/tree.js").Tree} Tree */
/** @typedef {import("../table/sitting.js").Sitting} Sitting */
/** @typedef {import("./say.js").Told} Told */

/** What wants to be read or answered now. @param {Sitting} sitting @returns {Tree | null} */
export function notice(sitting) {
  const { ui, words } = sitting;
  if (ui.refusal) return refusal(sitting);
  if (ui.asking) return question(words);
  if (ui.failed) return ownFailed(sitting);
  if (ui.advising) return framed("hint", h("p", { role: "status" }, words.say("hint-thinks")), words, "lamp");
  if (ui.hint && !ui.chosen) return framed("hint", hint(sitting), words, "lamp");
  if (ui.worth) return framed("worth", ui.worth.draw(sitting), words, "book");
  if (ui.meanwhile.length) return meanwhile(sitting);
  return ui.tip && !ui.chosen ? guided(sitting) : null;
}

/**
 * What nobody has to answer: that the deck runs out, a word to a beginner.
 * @param {Sitting} sitting
 * @returns {Tree | null}
 */
export function remark(sitting) {
  const { table, zones, ui, words } = sitting;
  const { count } = zones.deck;
  const news = !ui.warned || (count === 1 && ui.warned > 1);
  if (table.waiting === "person" && count > 0 && count <= LAST_CARDS && news) {
    return framed(
      "warning",
      h("p", null, h("b", null, words.say("status-last-cards", { count })), " ", words.say("status-last-cards-why")),
      words,
    );
  }
  return tip(sitting);
}

/** What happened while the hand was covered. @param {Sitting} sitting @returns {Tree} */
const meanwhile = (sitting) =>
  framed(
    "news",
    h(
      "div",
      null,
      h("p", null, h("b", null, sitting.words.say("zone-meanwhile"))),
      h(
        "ul",
        { class: "happened", role: "list" },
        byTurn(sitting.ui.meanwhile).map((events) => told(sitting, events)),
      ),
    ),
    sitting.words,
    "log",
  );

/**
 * A word to a beginner at the card table, until it is put away: what it costs to set out, and how the sum of an
 * expedition comes about.
 * @param {Sitting} sitting @returns {Tree | null}
 */
function tip({ table, view, ui, zones, own, words }) {
  if (
    !ui.settings.tips ||
    !roomOf(table.game).tips ||
    table.waiting !== "person" ||
    view.phase !== "place" ||
    ui.chosen
  )
    return null;
  const begun = Object.values(zones).find((zone) => zone.kind === "expedition" && zone.seat === own && zone.points);
  const points = begun?.kind === "expedition" ? begun.points : null;
  const said =
    begun?.kind === "expedition" && points
      ? phrase(
          words,
          "tip-sum",
          { suit: suitWords(begun.suit, words), sum: points.sum, cost: points.cost, times: points.times },
          { formula: h("bdi", { dir: "ltr" }, formula(points, words)), points: score(points.points, words) },
        )
      : [words.say("tip-begin")];
  return framed(
    "tip",
    h("p", { "data-tip": begun ? "sum" : "begin" }, said, " ", ruleLink("1.4", words)),
    words,
    "lamp",
  );
}

/**
 * Taking back what showed something hidden makes the match practice: asked once.
 * @param {import("./say.js").Words} words
 * @returns {Tree}
 */
const question = (words) =>
  framed(
    "question",
    h(
      "div",
      null,
      h("p", null, words.say("say-undo-practice")),
      h(
        "div",
        { class: "answers" },
        h("button", { type: "button", class: "button", "data-act": "undo-yes" }, words.say("action-undo")),
        h("button", { type: "button", class: "link", "data-act": "dismiss" }, words.say("cancel")),
      ),
    ),
    words,
    "undo",
  );

/** What a guided beginner is told. @param {Sitting} sitting @returns {Tree} */
const guided = ({ ui, table, words }) =>
  framed(
    "guide",
    h(
      "div",
      null,
      h("p", null, refusalWords(/** @type {Told} */ (ui.tip), table, words)),
      h(
        "div",
        { class: "answers" },
        h("button", { type: "button", class: "button", "data-act": "tip-read" }, words.say("guide-on")),
        h("button", { type: "button", class: "link", "data-act": "guide-stop" }, words.say("guide-stop")),
      ),
    ),
    words,
    "lamp",
  );

/**
 * A person's own player has given no move: asked again, or another sits in.
 * @param {Sitting} sitting
 * @returns {Tree}
 */
const ownFailed = ({ ui, table, words }) =>
  framed(
    "refusal",
    h(
      "div",
      null,
      h("p", null, refusalWords(/** @type {Told} */ (ui.failed), table, words)),
      h(
        "div",
        { class: "answers" },
        h("button", { type: "button", class: "button", "data-act": "own-again" }, words.say("own-again")),
        h("button", { type: "button", class: "button", "data-act": "own-leave" }, words.say("own-leave")),
      ),
    ),
    words,
    "warn",
    false,
  );

/** "1.2" in the reader's digits. @param {string} rule @param {import("./say.js").Words} words */
export const ruleNumber = (rule, words) =>
  rule
    .split(".")
    .map((part) => words.number(Number(part)))
    .join(".");

/** @param {Sitting} sitting @returns {Tree} */
function refusal({ ui, table, words }) {
  const told = /** @type {Told} */ (ui.refusal);
  return framed(
    "refusal",
    h("p", null, refusalWords(told, table, words), " ", told.rule ? ruleLink(told.rule, words) : null),
    words,
  );
}

/** The way to a rule, where it can be read. @param {string} rule @param {import("./say.js").Words} words */
export const ruleLink = (rule, words) =>
  gameOfRule(rule)
    ? h(
        "button",
        { type: "button", class: "link", "data-act": "rule", "data-rule": rule },
        words.say("zone-rule", { rule: ruleNumber(rule, words) }),
      )
    : null;

/**
 * @param {string} kind
 * @param {Tree} content
 * @param {import("./say.js").Words} words
 * @param {string} [drawing]
 * @param {boolean} [shuts] whether it can be put away unanswered
 * @returns {Tree}
 */
const framed = (kind, content, words, drawing = "warn", shuts = true) =>
  h(
    "div",
    { key: "notice", class: `notice ${kind}` },
    icon(drawing),
    content,
    shuts
      ? h(
          "button",
          { type: "button", class: "tool shut", "data-act": "dismiss", "aria-label": words.say("action-close") },
          icon("x"),
        )
      : null,
  );

/** The curtain: pass the device on. @param {Table} table @param {import("./say.js").Words} words @returns {Tree} */
export function curtain(table, words) {
  const { seat } = /** @type {NonNullable<Table["curtain"]>} */ (table.curtain);
  const name = nameOf(table, seat, words);
  return h(
    "main",
    { class: "curtain" },
    h(
      "div",
      { class: "pass" },
      faceDown(),
      h(
        "div",
        null,
        h("h1", null, words.say("curtain-pass", { name })),
        h("p", null, words.say("curtain-covered")),
        h(
          "button",
          { type: "button", class: "button primary", "data-act": "lift", "data-seat": seat },
          words.say("curtain-lift", { name }),
        ),
        h("button", { type: "button", class: "link", "data-act": "menu" }, words.say("action-menu")),
      ),
    ),
  );
}
