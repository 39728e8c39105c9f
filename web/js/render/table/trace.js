// @ts-check
/**
 * Marks what has changed since the viewer's own turn where it happened: an outline with four heavy corners around a
 * card that was played, an empty frame where one was taken, and the way of an explorer. Each bears the number of its
 * turn, as its line does. Screen readers have the lines, so all of this is for eyes.
 *
 * @typedef {Extract<Mark, {zone: string}>} CardMark
 * @typedef {Extract<Mark, {kind: "went"}>} Way
 */
/** @import { LogEvent, Mark, Table } from "../../wire.d.ts" */
import { h } from "../draw/tree.js";
import { pennant, sign } from "../draw/art.js";
import { isWager, rankOf, rankWords, suitOf } from "../words/say.js";

/** @typedef {import("../draw/tree.js").Tree} Tree */
/** @typedef {import("../words/say.js").Words} Words */
/** @typedef {import("./sitting.js").Sitting} Sitting */

/** What everybody saw since the viewer's own last turn. @param {Table} table @returns {LogEvent[]} */
export const recent = ({ log, trace }) => log.filter(({ ply }) => ply >= trace.since);

/** The heading of the lines. @param {Sitting} sitting */
export const sinceWords = ({ view, table, words }) =>
  words.say(view.seat === null || table.replay ? "zone-last-turn" : "zone-since");

/**
 * The number of a turn; pressing it shows the move again.
 * @param {{ply: number, turn: number}} when @param {Words} words
 * @param {boolean} [line]  in a line of text, where arrow keys reach it; otherwise on the table, for pointers only
 * @returns {Tree}
 */
export function turnTag({ ply, turn }, words, line = false) {
  const number = words.number(turn + 1);
  const again = { class: "turn-tag", "data-act": "again", "data-turn": turn, "data-ply": ply };
  if (!line) return h("span", again, number);
  const told = words.say("zone-again", { turn: turn + 1 });
  return h("button", { type: "button", ...again, tabindex: -1, "aria-label": told }, number);
}

/** The mark on a zone. @param {Sitting} sitting @param {string} zone @returns {CardMark | undefined} */
export const markAt = ({ table }, zone) =>
  /** @type {CardMark | undefined} */ (table.trace?.marks.find((mark) => "zone" in mark && mark.zone === zone));

/** The mark of the card that was placed on a zone. @param {Sitting} sitting @param {string} zone */
export function placedAt(sitting, zone) {
  const mark = markAt(sitting, zone);
  return mark?.kind === "placed" ? mark : undefined;
}

/** The ways of explorers over a path. @param {Sitting} sitting @param {string} suit @returns {Way[]} */
export const waysOf = ({ table }, suit) =>
  /** @type {Way[]} */ (table.trace?.marks.filter((mark) => mark.kind === "went" && mark.suit === suit) ?? []);

/**
 * The outline around a card or piece, and its tag.
 * @param {Mark | undefined} mark @param {Words} words @param {...(Tree | null)} more @returns {Tree | null}
 */
export const outline = (mark, words, ...more) =>
  mark
    ? h(
        "span",
        { key: `trace:${mark.ply}`, class: `trace ${mark.kind}`, "data-ply": mark.ply, "aria-hidden": "true" },
        more,
        turnTag(mark, words),
      )
    : null;

/**
 * Where a card was taken: its number, its symbol and, if nothing else lies there now, the word.
 * @param {CardMark} mark @param {Words} words @param {boolean} empty @returns {Tree | null}
 */
export const takenFrom = (mark, words, empty) =>
  outline(
    mark,
    words,
    empty
      ? h(
          "span",
          { class: `was suit-${suitOf(mark.card)}` },
          h(
            "span",
            { class: "which" },
            isWager(mark.card) ? pennant() : rankWords(rankOf(mark.card), words),
            sign(suitOf(mark.card)),
          ),
          h("span", { class: "word" }, words.say("trace-taken")),
        )
      : null,
  );

const LAST = 12; // above every step's number

/**
 * What a step shows of the ways across it: an empty ring where an explorer stood, dots along the way, the frame where
 * the explorer is now.
 * @param {Way[]} ways @param {number} step @param {Words} words @returns {(Tree | null)[]}
 */
export const trails = (ways, step, words) =>
  ways.flatMap((way) => {
    if (step < way.from || step > way.to || (way.from === 0 && step < way.to)) return [];
    const part = step === way.to ? "end" : step === way.from ? "start" : "over";
    const alone = part === "end" && way.from === 0;
    const told = `${words.number(way.from)} ${words.dir === "rtl" ? "←" : "→"} ${words.number(way.to)}`;
    const frame = part === "end" ? outline(way, words, h("span", { class: "from-to", dir: words.dir }, told)) : null;
    if (frame) frame.attrs.style = { "--over": LAST - step }; // on vertical paths, a tag overlaps the frame above it
    return [
      alone
        ? null
        : h("span", { key: `trail:${way.ply}`, class: `trail ${part}`, "data-ply": way.ply, "aria-hidden": "true" }),
      frame,
    ];
  });
