// @ts-check
/**
 * Whose turn it is, in words and steps: the plate at the head of the lit seat, the bar over the hand on a phone, and
 * the one frame of lamplight that moves from seat to seat.
 */
/** @import { Table } from "../../wire.d.ts" */
import { h } from "../draw/tree.js";
import { icon } from "../draw/art.js";
import { isYou, nameOf, whoOf } from "../words/say.js";
import { awaits, sinceWhen, unsent } from "../words/post.js";
import { goneThrough, whereWords } from "./going.js";
import { roundWords } from "./round.js";
import { hinted } from "./sitting.js";

/** @typedef {import("../draw/tree.js").Tree} Tree */
/** @typedef {import("./sitting.js").Sitting} Sitting */

/** The seat whose turn it is, null if it is nobody's. @param {Sitting} sitting @returns {number | null} */
export const litSeat = ({ table, view }) =>
  view.phase === "over" ||
  goneThrough(table) ||
  table.lesson?.over ||
  table.conceded !== null || // at a distance a table stays until the cards are opened
  ["round", "match"].includes(table.waiting)
    ? null
    : view.toMove;

/** The frame of the lit seat: the same element wherever it goes. @returns {Tree} */
export const lamp = () => h("span", { keep: "lamp", class: "lamp", "aria-hidden": "true" });

/** Whether someone else is to move, without the person. @param {Table} table */
const othersMove = ({ waiting }) => ["mind", "own", "afar"].includes(waiting);

/**
 * The plate of a seat at the far side: whose turn it is, and which step. The bar says the same to screen readers, and
 * visibly where seats are too narrow for a plate (css/games/crowd/phone.css).
 * @param {Sitting} sitting @param {number} seat @returns {Tree}
 */
export function plate(sitting, seat) {
  const { table, words } = sitting;
  return h(
    "p",
    { key: "plate", class: "turn-plate", "aria-hidden": "true" },
    h("span", { class: "whose" }, words.say("zone-turn-of", whoOf(table, seat, words))),
    atStep(sitting),
  );
}

/** "2 Draw". @param {Sitting} sitting */
const atStep = (sitting) =>
  h(
    "span",
    { class: "at-step", "aria-hidden": "true" },
    h("b", null, sitting.words.number(stepsOf(sitting).indexOf(sitting.view.phase) + 1)),
    " ",
    sitting.words.say(`step-${sitting.view.phase}-short`),
  );

/** The phases of this turn: only some turns have an explorer's. @param {Sitting} sitting */
const stepsOf = ({ view, kit }) => kit.steps.filter((name) => name !== "explore" || view.phase === name);

/**
 * Whose turn it is and what to do (including passing the device on): the head of the near seat on a desk; a bar on a
 * phone, which also takes the round when a notice has its line (css/table/notices_low.css).
 * @param {Sitting} sitting @returns {Tree}
 */
export function turn(sitting) {
  const { table, view, words } = sitting;
  const mine = table.waiting === "person";
  const passes = table.waiting === "pass";
  const near = litSeat(sitting) === sitting.own;
  return h(
    "section",
    {
      key: "turn",
      class: [
        "turn",
        mine && "mine",
        passes && "passes",
        !near && othersMove(table) && "away",
        mine && !isYou(table, view.toMove) && "named",
      ]
        .filter(Boolean)
        .join(" "),
      "aria-label": words.say("zone-turn"),
    },
    h("h2", { class: "title" }, title(sitting)),
    h("p", { class: "round-here" }, roundWords(table, words)),
    !near && othersMove(table) && table.conceded === null ? atStep(sitting) : null,
    mine ? steps(sitting) : null,
    mine ? decline(sitting) : null,
    thought(sitting),
    posted(sitting),
    onward(sitting),
    passes
      ? h("button", { type: "button", class: "button primary", "data-act": "pass" }, words.say("action-pass"))
      : null,
    table.waiting === "round" || table.waiting === "match"
      ? h("button", { type: "button", class: "button primary", "data-act": "sheet" }, words.say("action-sheet"))
      : null,
    table.practice ? h("p", { class: "practice" }, practiceWords(table, words)) : null,
  );
}

/** Why a match is practice. @param {Table} table @param {Sitting["words"]} words */
export function practiceWords(table, words) {
  if (table.setDeal) return words.say("status-practice-set", { kind: table.game });
  if (table.gentle) return patientWords(table, words) + words.say("apart") + words.say("matches-practice");
  if (table.playedOn) return words.say("status-practice-on");
  return words.say(table.day ? "status-practice-only" : "status-practice");
}

/**
 * A note that the company is patient with the learner; people's own players are not.
 * @param {Table} table @param {Sitting["words"]} words
 */
export function patientWords(table, words) {
  const company = table.seats.flatMap(({ mind }, seat) =>
    mind && !(mind.startsWith("own:") && !table.absent?.includes(seat)) ? [nameOf(table, seat, words)] : [],
  );
  return words.say("status-gentle", { names: words.list(company), count: company.length });
}

/** @param {Sitting} sitting */
function title({ table, view, words }) {
  if (goneThrough(table)) return whereWords(table, words);
  if (table.lesson?.over) return words.say("zone-lesson-over");
  const ended = table.waiting === "still" && view.phase === "over"; // in a match that is gone through
  if (table.waiting === "match" || (ended && table.result)) return words.say("zone-match-over");
  if (table.waiting === "round" || ended) return words.say("zone-round-over", { game: table.game });
  const who = whoOf(table, view.toMove, words);
  if (table.waiting === "afar" && table.afar) return awaits(table, table.afar, words);
  if (table.waiting === "pass") return words.say("zone-next", { name: who.name });
  return words.say("zone-turn-of", who);
}

/** The steps of a turn, the current one marked. @param {Sitting} sitting @returns {Tree} */
function steps(sitting) {
  const { view, words, ui } = sitting;
  const names = stepsOf(sitting);
  return h(
    "ol",
    { class: "steps", role: "list" },
    names.map((name, at) =>
      h(
        "li",
        {
          class: `step${view.phase === name ? " now" : ""}${at < names.indexOf(view.phase) ? " done" : ""}`,
          "aria-current": view.phase === name ? "step" : null,
        },
        h("span", { class: "mark", "aria-hidden": "true" }, words.number(at + 1)),
        h("span", { class: "long" }, words.say(ui.pending && view.phase === name ? "step-confirm" : `step-${name}`)),
        h("span", { class: "short", "aria-hidden": "true" }, words.say(`step-${name}-short`)),
      ),
    ),
  );
}

/**
 * The button that declines an explorer move, where the rules allow it.
 * @param {Sitting} sitting @returns {Tree | null}
 */
function decline(sitting) {
  const { moves, words } = sitting;
  const move = moves.find((each) => each.kind === "decline");
  return move
    ? h(
        "button",
        {
          type: "button",
          class: `button decline${hinted(sitting) === move.move ? " hinted" : ""}`,
          "data-act": "place",
          "data-move": move.move,
        },
        words.say("action-decline"),
      )
    : null;
}

/**
 * For a match at a distance, in the bar of a phone: that a message here has not been sent, or since when one is
 * awaited. Elsewhere a line under the table says it (table.js).
 * @param {Sitting} sitting @returns {Tree | null}
 */
function posted({ table, words }) {
  if (!table.afar || table.waiting !== "afar") return null;
  const late = unsent(table.afar);
  return h(
    "p",
    { key: "posted", class: late ? "posted late" : "posted" },
    late ? h("b", { "aria-hidden": "true" }, words.say("post-not-sent")) : null,
    h("span", null, late ? words.say("post-here-only") : sinceWhen(table.afar, words, "post-awaited")),
  );
}

/** Progress of the other side's thought: visible around the portrait. @param {Sitting} sitting */
const thought = ({ table, ui, words }) =>
  table.waiting === "mind" && ui.thinking !== null
    ? h("span", {
        class: "unseen",
        role: "progressbar",
        "aria-label": words.say("zone-thinking"),
        "aria-valuenow": Math.round(100 * ui.thinking),
        "aria-valuemin": 0,
        "aria-valuemax": 100,
      })
    : null;

/**
 * The button that plays everything up to the viewer's own turn at once; where only computers play, the next half-move.
 * A person's own player can be stopped instead. `alone`: it stands by itself, and may be the first thing to see.
 * @param {Sitting} sitting @param {boolean} [alone] @returns {Tree | null}
 */
export function onward({ table, ui, words }, alone = false) {
  if (!othersMove(table)) return null;
  const first = alone && table.afar && unsent(table.afar) ? " primary" : "";
  if (table.afar)
    return h(
      "button",
      { key: "onward", type: "button", class: `button onward${first}`, "data-act": "post", "data-value": "table" },
      icon("send"),
      h("span", null, words.say(unsent(table.afar) ? "post-send" : "post-show")),
    );
  if (table.waiting === "own" && ui.failed) return null; // the notice about it asks how to go on
  if (table.waiting === "own")
    return h(
      "button",
      { key: "onward", type: "button", class: "button onward", "data-act": "own-stop" },
      icon("stop"),
      h("span", null, words.say("own-stop")),
    );
  const [act, say] = table.seats.some((seat) => !seat.mind) ? ["skip", "action-skip"] : ["hurry", "action-hurry"];
  if (act === "hurry" && table.waiting !== "mind") return null; // a person's own player takes its own time
  return h(
    "button",
    { key: "onward", type: "button", class: "button onward", "data-act": act },
    icon("on"),
    h("span", null, words.say(say)),
  );
}
