// @ts-check
/**
 * The people at the table: portrait, name, scores, how many cards they hold. The portrait of a computer player that is
 * thinking has a ring around it that closes with progress. turn.js says whose turn it is.
 */
/** @import { Table } from "../../wire.d.ts" */
import { h } from "../draw/tree.js";
import { portrait } from "../draw/art.js";
import { faceAt } from "../draw/faces.js";
import { holding } from "./holding.js";
import { nameOf, whoOf } from "../words/say.js";
import { others } from "./sitting.js";
import { score } from "../words/sums.js";
import { lamp, litSeat, plate } from "./turn.js";

/** @typedef {import("../draw/tree.js").Tree} Tree */
/** @typedef {import("./sitting.js").Sitting} Sitting */
/** @typedef {import("../words/say.js").Words} Words */

/** The portrait of a seat. @param {Table} table @param {number} seat */
export const faceOf = (table, seat) => faceAt(table.seats[seat].mind, seat);

/** Everybody at the far side. @param {Sitting} sitting @returns {Tree} */
export const otherPeople = (sitting) =>
  h(
    "div",
    { key: "others", class: "others" },
    sitting.view.seats > 2 && !sitting.kit.tally ? whatIsTold(sitting) : null,
    others(sitting).map((seat) => person(sitting, seat, "other")),
  );

/** Who sits at the near side. @param {Sitting} sitting @returns {Tree} */
export const nearest = (sitting) => person(sitting, sitting.own, "own");

/** @param {Sitting} sitting @param {number} seat @param {string} place @returns {Tree} */
function person(sitting, seat, place) {
  const { table, view, ui, words, kit } = sitting;
  const { mind } = table.seats[seat];
  const thinks = (table.waiting === "mind" || table.waiting === "own") && view.toMove === seat;
  const lit = place === "other" && litSeat(sitting) === seat; // the near seat is lit with its bar (table.js)
  const name = nameOf(table, seat, words);
  const notes = [
    mindNote(table, seat, words),
    table.starts === seat ? words.say("zone-began", whoOf(table, seat, words)) : "",
  ].filter(Boolean);
  return h(
    "section",
    { key: `person:${seat}`, class: `person ${place}${lit ? " lit" : ""}`, "aria-label": name, "data-seat": seat },
    lit ? plate(sitting, seat) : null,
    h(
      "span",
      { class: `likeness${thinks ? " thinks" : ""}` },
      portrait(faceOf(table, seat)),
      thinks ? ring(ui.thinking ?? 0) : null,
    ),
    h(
      "div",
      { class: "who" },
      h("h2", { class: "name" }, kit.mark?.(sitting, seat), h("span", { class: "called" }, h("bdi", null, name))),
      h("p", { class: "note" }, place === "other" && notes.length > 1 ? notes[0] : notes.join(words.say("apart"))),
    ),
    place === "other" || view.seat === null ? holding(sitting, seat) : null,
    (kit.tally ?? tally)(sitting, seat),
    kit.more?.(sitting, seat),
    lit ? lamp() : null,
  );
}

/**
 * The note about the mind at a seat.
 * @param {Table} table
 * @param {number} seat
 * @param {import("../words/say.js").Words} words
 */
function mindNote(table, seat, words) {
  const { mind } = table.seats[seat];
  if (words.knows(`mind-${mind}-style`)) return words.say(`mind-${mind}-style`, { game: table.game });
  if (!mind.startsWith("own:")) return "";
  return words.say(table.absent?.includes(seat) ? "own-note-absent" : "own-note");
}

/**
 * This round's score and the match's; once the match is over, the match's result.
 * @param {Sitting} sitting @param {number} seat @returns {Tree}
 */
export const tally = ({ table, view, words }, seat) =>
  h(
    "dl",
    { class: "tally" },
    h(
      "div",
      { class: "round-score" },
      h("dt", null, label(words, "round")),
      h("dd", null, score(view.scores[seat], words, `round:${seat}`)),
    ),
    h(
      "div",
      { class: "match-score" },
      h("dt", null, label(words, "match")),
      h("dd", null, h("bdi", { dir: "ltr" }, total((table.result ?? table).totals[seat], words))),
    ),
  );

/**
 * The label of a number: in full, and as one word where room is scarce.
 * @param {Words} words @param {"round" | "match"} of
 */
const label = (words, of) => [
  h("span", { class: "in-full" }, words.say(of === "round" ? "zone-this-round" : "zone-match")),
  h("span", { class: "in-short", "aria-hidden": "true" }, words.say(`zone-${of}-short`)),
];

/**
 * Both labels once for all seats, at the start of the lines of numbers, where seats are too close together for their
 * own.
 * @param {Sitting} sitting @returns {Tree}
 */
const whatIsTold = ({ words }) =>
  h(
    "p",
    { key: "told", class: "told-of", "aria-hidden": "true" },
    ["round", "match"].map((of) => h("span", null, words.say(`zone-${of}-short`))),
  );

/** @param {number | null} points @param {import("../words/say.js").Words} words */
const total = (points, words) => (points === null ? words.say("score-hidden") : words.number(points));

/** @param {number} part progress of a thought, 0 to 1 */
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
