// @ts-check
/**
 * The people at the table (portrait, name, scores, how many cards they hold) and whose turn it is, in words and steps.
 * A computer player that thinks has a line round its portrait that closes as it gets on, and can be hurried.
 */
/** @import { Table } from "../../wire.d.ts" */
import { h } from "../draw/tree.js";
import { portrait, scaleBar } from "../draw/art.js";
import { chip } from "../draw/cards.js";
import { isYou, nameOf, whoOf } from "../words/say.js";
import { hinted, others } from "./sitting.js";
import { score } from "../words/sums.js";

/** @typedef {import("../draw/tree.js").Tree} Tree */
/** @typedef {import("./sitting.js").Sitting} Sitting */

/** Who lends a computer player their face. @type {Record<string, string>} */
const FACES = {
  wander: "hedgehog",
  searcher: "magpie",
  novice: "hedgehog",
  bold: "magpie",
  careful: "tortoise",
  skilled: "goat",
  reference: "goat",
  expert: "owl",
};
/** The faces of people, by seat: none is a computer player's. */
const PEOPLE = ["you", "kerchief", "helmet", "cap", "curls", "turban"];

/** The portrait of a seat. @param {Table} table @param {number} seat */
export const faceOf = (table, seat) => faceAt(table.seats[seat].mind, seat);

/** The portrait of a mind, or of a person at that seat. @param {string} mind @param {number} seat */
export function faceAt(mind, seat) {
  return mind ? (FACES[mind] ?? "stranger") : PEOPLE[seat % PEOPLE.length];
}

/** Everybody at the far side. @param {Sitting} sitting @returns {Tree[]} */
export const otherPeople = (sitting) => others(sitting).map((seat) => person(sitting, seat, "other"));

/** Who sits at the near side. @param {Sitting} sitting @returns {Tree} */
export const nearest = (sitting) => person(sitting, sitting.own, "own");

/** @param {Sitting} sitting @param {number} seat @param {string} place @returns {Tree} */
function person(sitting, seat, place) {
  const { table, view, ui, words, kit } = sitting;
  const { mind } = table.seats[seat];
  const thinks = (table.waiting === "mind" || table.waiting === "own") && view.toMove === seat;
  const name = nameOf(table, seat, words);
  const notes = [
    mindNote(table, seat, words),
    table.starts === seat ? words.say("zone-began", whoOf(table, seat, words)) : "",
  ].filter(Boolean);
  return h(
    "section",
    {
      key: `person:${seat}`,
      class: `person ${place}${view.toMove === seat ? " to-move" : ""}`,
      "aria-label": name,
      "data-seat": seat,
    },
    h(
      "span",
      { class: `likeness${thinks ? " thinks" : ""}` },
      portrait(faceOf(table, seat)),
      thinks ? ring(ui.thinking ?? 0) : null,
    ),
    h(
      "div",
      { class: "who" },
      h("h2", { class: "name" }, kit.mark?.(sitting, seat), h("span", { dir: "auto" }, name)),
      h("p", { class: "note" }, place === "other" && notes.length > 1 ? notes[0] : notes.join(words.say("apart"))),
    ),
    place === "other" ? holding(sitting, seat) : null,
    (kit.tally ?? tally)(sitting, seat),
    kit.more?.(sitting, seat),
  );
}

/**
 * What is said of the mind at a seat.
 * @param {Table} table
 * @param {number} seat
 * @param {import("../words/say.js").Words} words
 */
function mindNote(table, seat, words) {
  const { mind } = table.seats[seat];
  if (words.knows(`mind-${mind}-style`)) return words.say(`mind-${mind}-style`);
  if (!mind.startsWith("own:")) return "";
  return words.say(table.absent?.includes(seat) ? "own-note-absent" : "own-note");
}

/** This round's score and the match's. @param {Sitting} sitting @param {number} seat @returns {Tree} */
export const tally = ({ table, view, words }, seat) =>
  h(
    "dl",
    { class: "tally" },
    h(
      "div",
      null,
      h("dt", null, words.say("zone-this-round")),
      h("dd", null, score(view.scores[seat], words, `round:${seat}`)),
    ),
    h(
      "div",
      { class: "match-score" },
      h("dt", null, words.say("zone-match")),
      h("dd", null, h("bdi", { dir: "ltr" }, total(table.totals[seat], words))),
    ),
  );

/** @param {number | null} points @param {import("../words/say.js").Words} words */
const total = (points, words) => (points === null ? words.say("score-hidden") : words.number(points));

/**
 * The backs of another seat's cards, and those of them that everybody saw being taken.
 * @param {Sitting} sitting
 * @param {number} seat
 */
function holding({ zones, words }, seat) {
  const zone = zones[`hand:${seat}`];
  return h(
    "div",
    { class: "holding", "data-zone": zone.id },
    h(
      "span",
      { class: "backs", role: "img", "aria-label": words.say("zone-cards", { count: zone.count }) },
      Array.from({ length: zone.count - zone.cards.length }, () => h("i")),
    ),
    h("span", { class: "cards-count", "aria-hidden": "true" }, words.say("zone-cards", { count: zone.count })),
    zone.kind === "backs" && zone.cards.length
      ? h(
          "span",
          { class: "known", role: "group", "aria-label": words.say("zone-known") },
          zone.cards.map((/** @type {string} */ card) => chip(card, words)),
        )
      : null,
  );
}

/** @param {number} part how far a thought has come, 0 to 1 */
const ring = (part) =>
  h(
    "svg",
    { class: "ring", viewBox: "0 0 64 64", "aria-hidden": "true" },
    h("circle", { class: "track", cx: 32, cy: 32, r: 30, pathLength: 100 }),
    h("circle", {
      class: "run",
      cx: 32,
      cy: 32,
      r: 30,
      pathLength: 100,
      style: { "stroke-dasharray": `${(100 * part).toFixed(1)} 100` },
    }),
  );

/**
 * Whose turn it is and what is to be done (also to pass the device on): a panel on a desk, a bar on a phone.
 * @param {Sitting} sitting
 * @returns {Tree}
 */
export function turn(sitting) {
  const { table, view, ui, words } = sitting;
  const mine = table.waiting === "person";
  const passes = table.waiting === "pass";
  return h(
    "section",
    {
      key: "turn",
      class: `turn${mine ? " mine" : passes ? " passes" : ""}${mine && !isYou(table, view.toMove) ? " named" : ""}`,
      "aria-label": words.say("zone-turn"),
    },
    h("h2", { class: "title" }, title(sitting)),
    h(
      "p",
      { class: "where" },
      roundWords(table, words),
      words.say("apart"),
      words.say("zone-turn-number", { turn: view.turn + 1 }),
    ),
    mine ? steps(sitting) : null,
    mine ? decline(sitting) : null,
    table.waiting === "mind" && ui.thinking !== null ? thought(ui.thinking, words) : null,
    passes
      ? h("button", { type: "button", class: "button primary", "data-act": "pass" }, words.say("action-pass"))
      : null,
    table.waiting === "round" || table.waiting === "match"
      ? h("button", { type: "button", class: "button primary", "data-act": "sheet" }, words.say("action-sheet"))
      : null,
    table.practice ? h("p", { class: "practice" }, words.say("status-practice")) : null,
  );
}

/**
 * "Round 2 of 3", or "Round 4" where their number is open.
 * @param {Table} table
 * @param {import("../words/say.js").Words} words
 */
export const roundWords = (table, words) =>
  words.say(table.rounds ? "zone-round-of" : "zone-round", { round: table.round + 1, rounds: table.rounds });

/** @param {Sitting} sitting */
function title({ table, view, ui, words }) {
  if (table.lesson?.over) return words.say("zone-lesson-over");
  const ended = table.waiting === "still" && view.phase === "over"; // in a match that is looked at
  if (table.waiting === "match" || (ended && table.result)) return words.say("zone-match-over");
  if (table.waiting === "round" || ended) return words.say("zone-round-over");
  const who = whoOf(table, view.toMove, words);
  if (table.waiting === "pass") return words.say("zone-next", { name: who.name });
  return words.say(
    (table.waiting === "mind" || table.waiting === "own") && ui.thinking !== null ? "zone-thinks" : "zone-turn-of",
    who,
  );
}

/** The steps of a turn, the present one marked. @param {Sitting} sitting @returns {Tree} */
function steps({ view, words, ui, kit }) {
  const names = kit.steps.filter((name) => name !== "explore" || view.phase === name); // only some turns have it
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
 * The way out of an explorer move, where the rules let one decline it.
 * @param {Sitting} sitting
 * @returns {Tree | null}
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
 * How far the other side's thought has come, and the button that ends it.
 * @param {number} part
 * @param {import("../words/say.js").Words} words
 */
const thought = (part, words) =>
  h(
    "div",
    { class: "thought" },
    h(
      "span",
      {
        role: "progressbar",
        "aria-label": words.say("zone-thinking"),
        "aria-valuenow": Math.round(100 * part),
        "aria-valuemin": 0,
        "aria-valuemax": 100,
      },
      scaleBar(part, 1, 0.2),
    ),
    h("button", { type: "button", class: "button", "data-act": "hurry" }, words.say("action-hurry")),
  );
