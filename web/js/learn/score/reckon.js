// @ts-check
/**
 * Computes the points of a score sheet. Every value comes from the tables that the build wrote into the page
 * (build/learn/tables.py makes them with the games' own scoring functions): here they are only looked up and added. No
 * rule is known here; what is particular to a game is in its form (forms.js). A test compares the results with those
 * functions over many sheets.
 *
 * @typedef {object} Tables   the tables of one game: all have the first three, and each has others of its own
 * @property {number[]} seats
 * @property {string} suits
 * @property {number} rounds
 * @property {number} usual   card: expeditions of the usual game
 * @property {number} wagers   card
 * @property {Record<string, number>} values   card: by rank
 * @property {Record<string, number[]>} points   card: [cost, times, bonus, points] by "wagers numbers sum"
 * @property {number} short   board: expeditions of the short game
 * @property {number[][]} explorers   board: [piece][step]
 * @property {Record<string, number[]>} artifacts   board: [count], by expeditions
 * @property {number} floor   board: where points stop falling
 * @property {number[]} stacks   adapted: [count]
 *
 * @typedef {{steps: Record<string, number>, researcher: string, tiles: number, artifacts: number}} Expedition of the
 *   board game: steps by path
 * @typedef {string | Expedition | Record<string, number>} Entry what a seat has entered for a round: the cards of its
 *   expeditions as texts ("yx y3"), an expedition of the board game, or the sizes of its stacks by suit
 * @typedef {{game: string, seats: number, names: string[], rounds: Entry[][], six?: boolean, short?: boolean}} Sheet
 *   `seats` is how many play; a kept sheet may hold names and entries of more, and more rounds than its game
 *
 * @typedef {CardPoints | StackPoints | {points: number}} Points   the arithmetic as sums.js writes it
 *
 * @typedef {object} Part          one column, explorer or stack
 * @property {string} suit
 * @property {Points | null} points   null where nothing was begun
 *
 * @typedef {object} Reckoned      one seat's round
 * @property {Part[]} parts
 * @property {number} sum          of the parts
 * @property {number} now          the seat's points after this round
 */

/** @import { CardPoints, StackPoints } from "../../wire.d.ts" */
import { FORMS } from "./forms.js";

/**
 * @param {Sheet} sheet
 * @param {Tables} tables
 * @returns {{rounds: Reckoned[][], totals: number[], artifacts: number[] | null, leaders: number[]}}
 *   rounds[round][seat]
 */
export function reckon(sheet, tables) {
  /** @type {Reckoned[][]} */
  const rounds = [];
  for (const entries of sheet.rounds) {
    const before = rounds[rounds.length - 1];
    rounds.push(entries.map((entry, seat) => seatRound(sheet, tables, entry, before ? before[seat].now : 0)));
  }
  const last = rounds[rounds.length - 1].map(({ now }) => now);
  const asTheyAre = { totals: last, artifacts: null, standings: last.map((total) => [total]) };
  const { totals, artifacts, standings } = FORMS[sheet.game].end?.(sheet, last, tables) ?? asTheyAre;
  return { rounds, totals, artifacts, leaders: best(standings) };
}

/** @param {Sheet} sheet @param {Tables} tables @param {Entry} entry @param {number} before @returns {Reckoned} */
function seatRound(sheet, tables, entry, before) {
  const { worth, settle } = FORMS[sheet.game];
  const parts = suitsOf(sheet, tables).map((suit) => ({ suit, points: worth(entry, suit, tables) }));
  const sum = parts.reduce((all, { points }) => all + (points?.points ?? 0), 0);
  return { parts, sum, now: settle ? settle(entry, before, sum, tables) : before + sum };
}

/**
 * Whether anything was entered, round by round.
 * @param {Sheet} sheet @param {Tables} tables @returns {boolean[]}
 */
export function entered(sheet, tables) {
  const { empty, read } = FORMS[sheet.game];
  const text = (/** @type {Entry} */ entry) => JSON.stringify(read(entry, suitsOf(sheet, tables), tables));
  return sheet.rounds.map((entries) => entries.some((entry) => text(entry) !== text(empty())));
}

/** The suits in play. @param {Sheet} sheet @param {Tables} tables @returns {string[]} */
export const suitsOf = (sheet, tables) => [...tables.suits].slice(0, FORMS[sheet.game].suits?.(sheet, tables));

/**
 * The seats with the highest standing, compared number by number.
 * @param {number[][]} standings
 * @returns {number[]}
 */
function best(standings) {
  const compare = (/** @type {number[]} */ one, /** @type {number[]} */ other) =>
    one.map((each, at) => each - other[at]).find(Boolean) ?? 0;
  const most = standings.reduce((one, other) => (compare(one, other) < 0 ? other : one));
  return standings.flatMap((each, seat) => (compare(each, most) === 0 ? [seat] : []));
}
