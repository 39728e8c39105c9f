// @ts-check
/**
 * The content of a picture to be shared, from a score sheet or a table: what the screen showed; nothing is added up
 * here.
 *
 * @typedef {{suit: string, cards: string[], points: number | null}} Lane
 * @typedef {{name: string, points: number}} Rest   a seat's points outside its lanes
 * @typedef {{name: string, face: string, points: number | null, lanes: Lane[], rest: Rest[]}} Side
 * @typedef {{title: string, line: string, sides: Side[], piles: (string | null)[], foot: string}} Told
 */
/** @import { BoardFacts, Column, Pile, SheetRound, Standing, Table, Term } from "../../wire.d.ts" */
import { nameOf, sheetOf } from "../words/say.js";
import { faceOf } from "../table/people.js";

/** @typedef {import("../../shell/words/words.js").Words} Words */

/** Terms of the board game that its paths already include, or that sum up others. */
const IN_LANES = ["explorers", "now", "end"];
/** Terms of the match as a whole, not of any one round. */
const OF_THE_MATCH = ["before", "artifacts"];

/**
 * The columns of a round, seat by seat, as on a score sheet.
 * @param {Table} table @param {SheetRound} round @param {string} title @param {Words} words
 * @param {string} [decided] what decided a match with equal points
 * @returns {Told}
 */
export function ofSheet(table, round, title, words, decided = "") {
  const { totals, rounds } = sheetOf(table);
  const last = round === rounds.at(-1);
  const whole = Boolean(table.result) && last; // then the title is the match's, otherwise the round's
  const sides = round.seats.map(({ columns, told }, seat) => ({
    name: nameOf(table, seat, words),
    face: faceOf(table, seat),
    points: whole ? totals[seat] : round.scores[seat],
    lanes: columns.map(({ suit, cards, points, explorer }) => ({
      suit,
      cards,
      points: points?.points ?? explorer?.points ?? null,
    })),
    rest: restOf(told ?? [], whole ? IN_LANES : [...IN_LANES, ...OF_THE_MATCH], words),
  }));
  const line = whole
    ? [words.say(`game-${table.game}`), decided].filter(Boolean).join(words.say("apart"))
    : words.say("zone-round", { round: rounds.indexOf(round) + 1, game: table.game });
  return { title, line, sides, piles: [], foot: words.say("title") };
}

/** The table as its viewer sees it, without any hand. @param {Table} table @param {Words} words @returns {Told} */
export function ofTable(table, words) {
  const view = /** @type {NonNullable<Table["view"]>} */ (table.view);
  const columns = /** @type {Column[]} */ (view.zones.filter((zone) => "seat" in zone && "suit" in zone));
  const piles = /** @type {Pile[]} */ (view.zones.filter((zone) => zone.kind === "pile"));
  const order = table.seats.map((_, at) => (at + (view.seat ?? 0) + 1) % table.seats.length);
  const sides = order.map((seat) => {
    const standing = standingOf(view, seat);
    return {
      name: nameOf(table, seat, words),
      face: faceOf(table, seat),
      points: (standing ? standing.points : view.scores[seat]) ?? null,
      lanes: [...view.suits].map((suit) => {
        const column = columns.find((each) => each.seat === seat && each.suit === suit);
        return { suit, cards: column?.cards ?? [], points: column ? worthOf(column) : null };
      }),
      rest: restOf(standing?.terms ?? [], IN_LANES, words),
    };
  });
  const round = words.say("zone-round", { round: table.round + 1, game: table.game });
  return {
    title: words.say(`game-${table.game}`),
    line: round,
    sides,
    piles: [...view.suits].map((suit) => piles.find((pile) => pile.suit === suit)?.cards.at(-1) ?? null),
    foot: words.say("title"),
  };
}

/** What a column, or the explorer on its path, is worth. @param {Column} column */
const worthOf = (column) =>
  ("points" in column ? column.points?.points : "explorer" in column ? column.explorer?.points : null) ?? null;

/**
 * What a seat of the board game would have if the expedition ended now; null if part of it is hidden.
 * @param {NonNullable<Table["view"]>} view @param {number} seat @returns {Standing | null}
 */
function standingOf({ facts }, seat) {
  const { people = [] } = /** @type {Partial<BoardFacts>} */ (facts);
  const standing = people.find((each) => each.seat === seat)?.standing;
  return standing?.whole ? standing : null;
}

/**
 * Terms that belong to no lane, without those that come to nothing.
 * @param {Pick<Term, "key" | "points">[]} terms @param {string[]} without @param {Words} words @returns {Rest[]}
 */
const restOf = (terms, without, words) =>
  terms
    .filter(({ key, points }) => points && !without.includes(key))
    .map(({ key, points }) => ({ name: words.say(`standing-${key}`), points }));
