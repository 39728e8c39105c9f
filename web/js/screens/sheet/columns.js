// @ts-check
/**
 * The columns of the score sheet, each under its place: how far an expedition came as a picture, its cards or its path,
 * and every sum spelled out to its last term.
 */
/** @import { PathPoints, SheetColumn, SheetRound, SheetSeat, Table } from "../../wire.d.ts" */
import { h } from "../../render/draw/tree.js";
import { scene, sign } from "../../render/draw/art.js";
import { chip } from "../../render/draw/cards.js";
import { rankOf, sheetOf } from "../../render/words/say.js";
import { pips } from "../../render/draw/pips.js";
import { pathStrip, running, runningTotals, told } from "../../render/board/sheet.js";
import { roomOf } from "../../render/rooms.js";
import { formula, score } from "../../render/words/sums.js";
import { face } from "../controls.js";

/** @typedef {import("../../render/draw/tree.js").Tree} Tree */
/** @typedef {import("../../shell/words/words.js").Words} Words */

/** @param {SheetColumn} column @returns {number | null} */
export const pointsOf = (column) => column.points?.points ?? column.explorer?.points ?? null;

/**
 * How a column's points come about: its sum, its explorer's step, or the number of its cards.
 * @param {SheetColumn} column
 * @param {Words} words
 * @returns {Tree | string}
 */
export function how(column, words) {
  const { points, explorer } = column;
  if (points && "cost" in points) return h("bdi", { class: "formula", dir: "ltr" }, formula(points, words));
  if (explorer) return words.say("sheet-explorer", { piece: explorer.piece, step: explorer.step });
  if (points && !("count" in points)) return words.say("zone-cards", { count: column.cards.length });
  return points ? words.say("sheet-best-cards", { count: points.count }) : words.say("sheet-not-started");
}

/** A seat's column of a suit. @param {SheetSeat} seat @param {string} suit */
const columnAt = (seat, suit) => /** @type {SheetColumn} */ (seat.columns.find((column) => column.suit === suit));

/**
 * How far an expedition's city has risen: to the highest card, or explorer, of any seat.
 * @param {SheetRound} round
 * @param {string} suit
 */
function heightOf(round, suit) {
  const columns = round.seats.map((seat) => columnAt(seat, suit));
  const reached = columns.map((column) =>
    column.explorer !== undefined
      ? (column.explorer?.step ?? 0) + 1
      : Math.max(1, ...column.cards.map((card) => Number(rankOf(card)) || 1)),
  );
  return Math.max(...reached);
}

/**
 * The picture of the card at the end of the longest stack of a suit; none if nobody began one.
 * @param {SheetRound} round
 * @param {string} suit
 */
function longest(round, suit) {
  const stacks = round.seats.map((seat) => columnAt(seat, suit).cards);
  const last = stacks.reduce((a, b) => (b.length > a.length ? b : a)).at(-1);
  return last ? pips(suit, rankOf(last)) : null;
}

/**
 * A column's own picture: its city as far as it has risen, or the last card of its stack.
 * @param {string} game @param {SheetColumn} column @returns {Tree | null}
 */
export function cityOf(game, { suit, cards, explorer }) {
  if (roomOf(game).ends === "last") return cards.length ? pips(suit, rankOf(cards[cards.length - 1])) : null;
  if (explorer !== undefined) return scene(suit, (explorer?.step ?? 0) + 1);
  return scene(suit, Math.max(1, ...cards.map((card) => Number(rankOf(card)) || 1)));
}

/**
 * The row of places, and above the last column which round it is.
 * @param {string} game
 * @param {SheetRound} round
 * @param {number} number
 * @param {string[]} suits
 * @param {Words} words
 * @returns {Tree}
 */
export const scenes = (game, round, number, suits, words) =>
  h(
    "ul",
    { class: "places", role: "list", "aria-hidden": "true" },
    suits.map((suit, at) =>
      h(
        "li",
        { key: suit, class: `place-name suit-${suit}`, style: { "--at": at } },
        h(
          "span",
          { class: "place-print" },
          roomOf(game).ends === "last" ? longest(round, suit) : scene(suit, heightOf(round, suit)),
        ),
        h("span", { class: "place-word" }, sign(suit), h("span", null, words.suit(suit))),
      ),
    ),
    h("li", { key: "round", class: "round-word" }, words.say("sheet-round", { kind: game, round: number + 1 })),
  );

/**
 * One seat: its columns, and what the round brought it.
 * @param {Table} table
 * @param {number} at
 * @param {SheetSeat} seat
 * @param {number} who
 * @param {number | null} points
 * @param {string} name
 * @param {Words} words
 * @returns {Tree}
 */
export function seatRow(table, at, seat, who, points, name, words) {
  return h(
    "section",
    { key: `seat-${who}`, class: "sheet-seat", "aria-label": name },
    h("div", { class: "sheet-who" }, face(table.seats[who].mind ?? "", who), h("h2", null, h("bdi", null, name))),
    h(
      "ul",
      { class: "sheet-columns", role: "list" },
      seat.columns.map((column, place) => columnOf(column, place, sheetOf(table).path, words)),
    ),
    h(
      "p",
      { class: "sheet-points" },
      h("span", { class: "unseen" }, words.say("sheet-of-round", { kind: table.game }), " "),
      score(points, words),
      sheetOf(table).path ? running(runningTotals(seat), words) : null,
    ),
    sheetOf(table).path ? told(table, at, who, words) : null,
  );
}

/**
 * @param {SheetColumn} column
 * @param {number} place among the columns, the order of counting
 * @param {PathPoints | undefined} path of the board game
 * @param {Words} words
 * @returns {Tree}
 */
function columnOf(column, place, path, words) {
  const points = pointsOf(column);
  return h(
    "li",
    { key: column.suit, class: `sheet-column suit-${column.suit}`, style: { "--turn": place } },
    h("span", { class: "sheet-suit" }, sign(column.suit), h("span", { class: "unseen" }, words.suit(column.suit))),
    path && column.explorer !== undefined ? pathStrip(column.explorer, path, words) : null,
    column.cards.length && column.explorer === undefined
      ? h(
          "span",
          { class: "sheet-cards" },
          column.cards.map((card, at) => h("span", { key: `${card}#${at}` }, chip(card, words))),
        )
      : null,
    h("span", { class: "sheet-how meaning" }, how(column, words)),
    h("span", { class: "sheet-result" }, points === null ? words.number(0) : score(points, words)),
  );
}
