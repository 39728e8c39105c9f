// @ts-check
/**
 * What the table says, in a place of its own that hides nothing it speaks of (css/table/notices.css): why a move was
 * refused, a hint, what a column is worth, a word to a beginner, that the deck is running out; and the curtain between
 * two people, behind which nothing of either hand is drawn. One at a time: a refusal takes precedence over a remark.
 */
/** @import { Table } from "../../wire.d.ts" */
import { gameOfRule, roomOf } from "../rooms.js";
import { h } from "../draw/tree.js";
import { icon } from "../draw/art.js";
import { faceDown } from "../draw/cards.js";
import { hint } from "./hint.js";
import { nameOf, phrase, refusalWords, suitWords } from "./say.js";
import { LAST_CARDS } from "../table/deck.js";
import { toEnd } from "../table/round.js";
import { byTurn, told } from "./log.js";
import { lesson } from "./primer.js";
import { formula, score } from "./sums.js";

/** @typedef {import("../draw/tree.js").Tree} Tree */
/** @typedef {import("../table/sitting.js").Sitting} Sitting */
/** @typedef {import("./say.js").Told} Told */

/** The notice to be read or answered now. @param {Sitting} sitting @returns {Tree | null} */
export function notice(sitting) {
  const { ui, words } = sitting;
  if (ui.refusal) return refusal(sitting);
  if (ui.asking) return question(sitting);
  if (ui.failed) return ownFailed(sitting);
  if (ui.worth) return framed(sitting, "worth", ui.worth.draw(sitting), { drawing: "score" });
  if (ui.advising)
    return framed(sitting, "hint", h("p", { role: "status" }, words.say("hint-thinks")), { drawing: "lamp" });
  if (ui.hint) return framed(sitting, "hint", hint(sitting), { drawing: "lamp" });
  if (ui.meanwhile.length) return meanwhile(sitting);
  if (sitting.table.primer) return taught(sitting);
  return ui.tip ? guided(sitting) : null;
}

/**
 * A remark that needs no answer: that the deck or the turns are running out, a word to a beginner.
 * @param {Sitting} sitting
 * @returns {Tree | null}
 */
export function remark(sitting) {
  const { table, zones, ui, words } = sitting;
  const count = toEnd(zones.deck);
  const [last, why] =
    zones.deck.limit === undefined
      ? ["status-last-cards", "status-last-cards-why"]
      : ["status-last-turns", "status-last-turns-why"];
  const news = !ui.warned || (count === 1 && ui.warned > 1);
  if (table.waiting === "person" && count > 0 && count <= LAST_CARDS && news && !table.lesson) {
    return framed(
      sitting,
      "warning",
      h("p", null, h("b", null, words.say(last, { count })), " ", words.say(why, { kind: table.game })),
    );
  }
  return tip(sitting);
}

/** What happened while the hand was covered. @param {Sitting} sitting @returns {Tree} */
const meanwhile = (sitting) =>
  framed(
    sitting,
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
    { drawing: "log" },
  );

/**
 * A word to a beginner at the card table, each one once and for one turn: what it costs to set out, and how the sum of
 * an expedition comes about.
 * @param {Sitting} sitting @returns {Tree | null}
 */
function tip(sitting) {
  const { ui, zones, own, words } = sitting;
  const kind = tipOf(sitting);
  if (!kind || !ui.settings.tips) return null;
  const begun = Object.values(zones).find((zone) => zone.kind === "expedition" && zone.seat === own && zone.points);
  const points = begun?.kind === "expedition" ? begun.points : null;
  const said =
    kind === "sum" && begun?.kind === "expedition" && points
      ? phrase(
          words,
          "tip-sum",
          { suit: suitWords(begun.suit, words), sum: points.sum, cost: points.cost, times: points.times },
          { formula: h("bdi", { dir: "ltr" }, formula(points, words)), points: score(points.points, words) },
        )
      : [words.say("tip-begin")];
  return framed(sitting, "tip", h("p", { "data-tip": kind }, said, " ", ruleLink("1.4", words)), { drawing: "guide" });
}

/**
 * Which tip to show now, "" for none: one while nothing is begun yet, one once something is; none that was shown on an
 * earlier turn.
 * @param {Sitting} sitting
 */
function tipOf({ table, view, ui, zones, own }) {
  if (!roomOf(table.game).tips || table.waiting !== "person" || view.phase !== "place") return "";
  const begun = Object.values(zones).some((zone) => zone.kind === "expedition" && zone.seat === own && zone.points);
  const kind = begun ? "sum" : "begin";
  return ui.told.includes(kind) ? "" : kind;
}

/**
 * Taking back a move that revealed something makes the match practice: asked once.
 * @param {Sitting} sitting
 * @returns {Tree}
 */
const question = (sitting) =>
  framed(sitting, "question", h("p", null, sitting.words.say("say-undo-practice")), {
    drawing: "undo",
    answers: [
      h("button", { type: "button", class: "button", "data-act": "undo-yes" }, sitting.words.say("action-undo")),
      h("button", { type: "button", class: "link", "data-act": "dismiss" }, sitting.words.say("cancel")),
    ],
    shuts: false, // its answers close it
  });

/** What a first lesson says; one leaves it, and cannot close it. @param {Sitting} sitting @returns {Tree | null} */
function taught(sitting) {
  const told = lesson(sitting);
  if (!told) return null;
  return framed(sitting, "guide primer", told.content, { drawing: "guide", answers: told.answers, shuts: false });
}

/** What a guided beginner is told. @param {Sitting} sitting @returns {Tree} */
const guided = (sitting) =>
  framed(
    sitting,
    "guide",
    h("p", null, refusalWords(/** @type {Told} */ (sitting.ui.tip), sitting.table, sitting.words)),
    {
      drawing: "guide",
      answers: [
        h("button", { type: "button", class: "link", "data-act": "guide-stop" }, sitting.words.say("guide-stop")),
      ],
    },
  );

/** Failures of an own player that its author has to mend: asked again, it would most likely fail again. */
const FOR_ITS_AUTHOR = ["answer", "illegal", "load", "said"];

/** How to go on with a player that fails, the likeliest way first, or cannot be asked. @param {string} failed */
function waysOn(failed) {
  if (failed === "error-own-no-file") return ["bring", "leave"];
  const mends = FOR_ITS_AUTHOR.some((each) => failed === `error-own-${each}`);
  return mends ? ["bring", "again", "leave"] : ["again", "bring", "leave"];
}

/**
 * A person's own player has given no move: ask it again, choose its file again, which may have been mended, or let
 * another player take the seat.
 * @param {Sitting} sitting
 * @returns {Tree}
 */
function ownFailed(sitting) {
  const { table, words } = sitting;
  const failed = /** @type {Told} */ (sitting.ui.failed);
  const answer = (/** @type {string} */ act) =>
    h("button", { type: "button", class: "button", "data-act": `own-${act}` }, words.say(`own-${act}`));
  return framed(sitting, "refusal", h("p", null, refusalWords(failed, table, words)), {
    answers: waysOn(failed.key).map(answer),
    shuts: false,
  });
}

/** "1.2" in the reader's digits. @param {string} rule @param {import("./say.js").Words} words */
export const ruleNumber = (rule, words) =>
  rule
    .split(".")
    .map((part) => words.number(Number(part)))
    .join(".");

/** @param {Sitting} sitting @returns {Tree} */
function refusal(sitting) {
  const { ui, table, words } = sitting;
  const told = /** @type {Told} */ (ui.refusal);
  const rule = told.rule ? ruleLink(told.rule, words) : null;
  const said = h("p", null, refusalWords(told, table, words), " ", rule);
  return told.clue ? framed(sitting, "hint", said, { drawing: "lamp" }) : framed(sitting, "refusal", said);
}

/** A link to a rule, if it can be read here. @param {string} rule @param {import("./say.js").Words} words */
export const ruleLink = (rule, words) =>
  gameOfRule(rule)
    ? h(
        "button",
        { type: "button", class: "link", "data-act": "rule", "data-rule": rule },
        words.say("zone-rule", { rule: ruleNumber(rule, words) }),
      )
    : null;

/**
 * A notice in its place. What does not fit folds, and a press opens it (play/folding.js shows the button where it is
 * needed).
 * @param {Sitting} sitting
 * @param {string} kind
 * @param {Tree} content
 * @param {{drawing?: string, answers?: Tree[], shuts?: boolean}} [how] shuts: it can be closed without an answer
 * @returns {Tree}
 */
function framed({ ui, words }, kind, content, { drawing = "warn", answers = [], shuts = true } = {}) {
  const open = ui.unfolded;
  return h(
    "div",
    { key: "notice", class: `notice ${kind}${answers.length ? " asks" : ""}${open ? " unfolded" : ""}` },
    h("span", { key: "seal", class: "seal", "aria-hidden": "true" }, icon(drawing)),
    shuts
      ? h(
          "button",
          {
            key: "shut",
            type: "button",
            class: "tool shut",
            "data-act": "dismiss",
            "aria-label": words.say("action-close"),
          },
          icon("x"),
        )
      : null,
    h("div", { key: "said", class: "said" }, content),
    answers.length ? h("div", { key: "answers", class: "answers" }, answers) : null,
    h(
      "button",
      { key: "more", type: "button", class: "more link", hidden: true, "data-act": "unfold", "aria-expanded": open },
      words.say(open ? "help-less" : "help-more"),
    ),
  );
}

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
