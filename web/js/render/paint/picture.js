// @ts-check
/**
 * Pictures of a table or a score sheet, and of a day's deal, to be shared: wide (1200 x 630) or upright (1080 x 1350).
 * What is told in them is what the screen told; nothing is added up here.
 *
 * @typedef {{suit: string, cards: string[], points: number | null}} Lane
 * @typedef {{name: string, face: string, points: number | null, lanes: Lane[]}} Side
 * @typedef {{title: string, line: string, sides: Side[], piles: (string | null)[], foot: string}} Told   what is on it
 * @typedef {{suit: string, cards: number, wagers: number, points: number}} Row
 */
/** @import { Column, Pile, SheetRound, Table } from "../../wire.d.ts" */
import { nameOf, sheetOf } from "../words/say.js";
import { faceOf } from "../table/people.js";
import { drawLanes } from "./lanes.js";
import { colourOf, INKS, Paper } from "./sheet_of_paper.js";

/** @typedef {import("../../shell/words/words.js").Words} Words */

/** Width and height. @type {Record<"wide" | "upright", [number, number]>} */
export const SIZES = { wide: [1200, 630], upright: [1080, 1350] };
const EDGE = 40; // px between the picture's edge and what is on it

/**
 * The columns of a round, seat by seat, as a score sheet has them.
 * @param {Table} table @param {SheetRound} round @param {string} title @param {Words} words @returns {Told}
 */
export function ofSheet(table, round, title, words) {
  const { totals, rounds } = sheetOf(table);
  const last = round === rounds.at(-1);
  const whole = Boolean(table.result) && last; // the title is the match's then, else the round's
  const sides = round.seats.map(({ columns }, seat) => ({
    name: nameOf(table, seat, words),
    face: faceOf(table, seat),
    points: whole ? totals[seat] : round.scores[seat],
    lanes: columns.map(({ suit, cards, points, explorer }) => ({
      suit,
      cards,
      points: points?.points ?? explorer?.points ?? null,
    })),
  }));
  const line = whole
    ? words.say(`game-${table.game}`)
    : words.say("zone-round", { round: rounds.indexOf(round) + 1, game: table.game });
  return { title, line, sides, piles: [], foot: words.say("title") };
}

/** The table as its viewer sees it, without any hand. @param {Table} table @param {Words} words @returns {Told} */
export function ofTable(table, words) {
  const view = /** @type {NonNullable<Table["view"]>} */ (table.view);
  const columns = /** @type {Column[]} */ (view.zones.filter((zone) => "seat" in zone && "suit" in zone));
  const piles = /** @type {Pile[]} */ (view.zones.filter((zone) => zone.kind === "pile"));
  const order = table.seats.map((_, at) => (at + (view.seat ?? 0) + 1) % table.seats.length);
  const sides = order.map((seat) => ({
    name: nameOf(table, seat, words),
    face: faceOf(table, seat),
    points: view.scores[seat] ?? null,
    lanes: [...view.suits].map((suit) => {
      const column = columns.find((each) => each.seat === seat && each.suit === suit);
      const points = column && "points" in column ? (column.points?.points ?? null) : null;
      return { suit, cards: column?.cards ?? [], points };
    }),
  }));
  const round = words.say("zone-round", { round: table.round + 1, game: table.game });
  return {
    title: words.say(`game-${table.game}`),
    line: round,
    sides,
    piles: [...view.suits].map((suit) => piles.find((pile) => pile.suit === suit)?.cards.at(-1) ?? null),
    foot: words.say("title"),
  };
}

/**
 * @param {Told} told @param {"wide" | "upright"} shape @param {Words} words @returns {Promise<Paper>}
 */
export async function drawTold(told, shape, words) {
  const paper = new Paper(...SIZES[shape], words);
  const { width, height } = paper.canvas;
  await paper.letters(
    [told.title, told.line, told.foot, ...told.sides.map(({ name }) => name), "0123456789x−+"].join(""),
  );
  const top = heading(paper, told.title, told.line, told.foot);
  const piles = told.piles.length ? 76 : 0;
  const part = (height - top - EDGE - piles) / told.sides.length;
  told.sides.forEach((side, at) => {
    const last = at === told.sides.length - 1;
    const y = top + at * part + (last ? piles : 0);
    if (at && !(last && piles)) paper.block(paper.at({ x: EDGE, y, width: width - 2 * EDGE, height: 2 }), INKS.ink);
    if (shape === "wide") wideSide(paper, side, { x: EDGE, y, width: width - 2 * EDGE, height: part });
    else uprightSide(paper, side, { x: EDGE, y, width: width - 2 * EDGE, height: part });
    if (last && piles) drawPiles(paper, told.piles, side.lanes, shape, y - piles);
  });
  return paper;
}

/**
 * Title and line, and whose picture it is.
 * @param {Paper} paper @param {string} title @param {string} line @param {string} foot
 */
function heading(paper, title, line, foot) {
  const { width } = paper.canvas;
  paper.text(title, EDGE, 84, width * 0.66, { size: 46, heavy: true });
  paper.text(line, EDGE, 118, width * 0.6, { size: 24, colour: INKS.quiet });
  paper.text(foot, width - EDGE, 84, width * 0.26, { size: 28, heavy: true, side: "end" });
  paper.block({ x: EDGE, y: 134, width: width - 2 * EDGE, height: 3 }, INKS.ink);
  return 144;
}

/** @typedef {import("./symbols.js").Box} Box */

/** Who it is at the start, the lanes beside. @param {Paper} paper @param {Side} side @param {Box} box */
function wideSide(paper, { name, face, points, lanes }, { x, y, width, height }) {
  const likeness = Math.min(92, height - 24);
  paper.portrait(face, { x, y: y + (height - likeness) / 2, width: likeness, height: likeness });
  const beside = x + likeness + 14;
  paper.text(name, beside, y + height / 2 - 4, 150, { size: 26, heavy: true });
  if (points !== null)
    paper.text(paper.words.number(points), beside, y + height / 2 + 34, 150, {
      size: 38,
      heavy: true,
      colour: colourOf(points),
    });
  drawLanes(paper, lanes, { x: x + 280, y: y + 10, width: width - 280, height: height - 16 });
}

/** Who it is over the lanes. @param {Paper} paper @param {Side} side @param {Box} box */
function uprightSide(paper, { name, face, points, lanes }, { x, y, width, height }) {
  const likeness = 64;
  paper.portrait(face, { x, y: y + 10, width: likeness, height: likeness });
  paper.text(name, x + likeness + 16, y + 54, width * 0.5, { size: 32, heavy: true });
  if (points !== null)
    paper.text(paper.words.number(points), x + width, y + 56, 300, {
      size: 44,
      heavy: true,
      side: "end",
      colour: colourOf(points),
    });
  drawLanes(paper, lanes, { x, y: y + likeness + 18, width, height: height - likeness - 26 });
}

/**
 * The tops of the discard piles, in the band between the sides.
 * @param {Paper} paper @param {(string | null)[]} piles @param {Lane[]} lanes @param {"wide" | "upright"} shape
 * @param {number} y
 */
function drawPiles(paper, piles, lanes, shape, y) {
  const { width } = paper.canvas;
  paper.block({ x: EDGE, y, width: width - 2 * EDGE, height: 72 }, INKS.band);
  const x = EDGE + (shape === "wide" ? 280 : 0);
  const lane = (width - EDGE - x) / Math.max(piles.length, 1);
  piles.forEach((card, at) => {
    const start = x + at * lane;
    const box = { x: start + (lane - 44) / 2, y: y + 5, width: 44, height: 62 };
    if (card) paper.card(card, box);
    else paper.sign(lanes[at].suit, { ...box, x: box.x + 8, y: y + 22, width: 28, height: 28 }, INKS.hairline);
  });
}

/**
 * The result of a day's deal: a row of squares a column.
 * @param {{head: string, result: string, without: string, columns: Row[], address: string}} lines @param {string} title
 * @param {"wide" | "upright"} shape @param {Words} words @returns {Promise<Paper>}
 */
export async function drawDay({ head, result, without, columns, address }, title, shape, words) {
  const paper = new Paper(...SIZES[shape], words);
  const { width, height } = paper.canvas;
  await paper.letters([head, result, without, title, address, "0123456789−+"].join(""));
  const top = heading(paper, title, result, without);
  paper.text(head, EDGE, height - EDGE + 4, width * 0.6, { size: 24, heavy: true });
  if (address)
    paper.text(address, width - EDGE, height - EDGE + 4, width * 0.34, { size: 22, side: "end", colour: INKS.quiet });
  const row = (height - top - EDGE - 44) / columns.length;
  const square = Math.min(row * 0.62, 64);
  columns.forEach((column, at) =>
    drawRow(paper, column, { x: EDGE, y: top + at * row, width: width - 2 * EDGE, height: row }, square),
  );
  return paper;
}

/** @param {Paper} paper @param {Row} row @param {Box} box @param {number} square */
function drawRow(paper, { suit, cards, wagers, points }, { x, y, width, height }, square) {
  const middle = y + (height - square) / 2;
  if (y > 160) paper.block(paper.at({ x, y, width, height: 1 }), INKS.hairline);
  paper.sign(suit, { x, y: middle, width: square, height: square }, INKS.ink);
  const room = width - 2 * square - 150;
  const step = Math.min(square + 8, room / Math.max(cards, 1));
  for (let each = 0; each < cards; each++)
    paper.square(suit, each < wagers, {
      x: x + square + 28 + each * step,
      y: middle,
      width: Math.min(square, step - 4),
      height: square,
    });
  paper.text(paper.words.signed(points), x + width, y + height / 2 + 14, 140, {
    size: 40,
    heavy: true,
    side: "end",
    colour: colourOf(points),
  });
}
