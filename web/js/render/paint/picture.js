// @ts-check
/**
 * Pictures of a table, a score sheet or a day's deal, to be shared: wide (1200 x 630) or upright (1080 x 1350). told.js
 * provides their content.
 *
 * @typedef {import("./told.js").Lane} Lane
 * @typedef {import("./told.js").Side} Side
 * @typedef {import("./told.js").Told} Told
 * @typedef {{suit: string, cards: number, wagers: number, points: number}} Row
 */
import { drawLanes } from "./lanes.js";
import { colourOf, INKS, Paper } from "./sheet_of_paper.js";

/** @typedef {import("../../shell/words/words.js").Words} Words */

/** Width and height. @type {Record<"wide" | "upright", [number, number]>} */
const SIZES = { wide: [1200, 630], upright: [1080, 1350] };
const EDGE = 40; // px between the picture's edge and what is on it
const BESIDE = 320; // px beside the lanes of a wide picture, for name, face and points
const LOW = 90; // px of a side below which name and points stand in one line

export { ofSheet, ofTable } from "./told.js";

/**
 * A table, or a score sheet.
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
  const rest = told.sides.some((side) => side.rest.length); // if one side has some, all leave room: lanes align
  const part = (height - top - EDGE - piles) / told.sides.length;
  told.sides.forEach((side, at) => {
    const last = at === told.sides.length - 1;
    const y = top + at * part + (last ? piles : 0);
    if (at && !(last && piles)) paper.block(paper.at({ x: EDGE, y, width: width - 2 * EDGE, height: 2 }), INKS.ink);
    const box = { x: EDGE, y, width: width - 2 * EDGE, height: part };
    (shape === "wide" ? wideSide : uprightSide)(paper, side, box, rest);
    if (last && piles) drawPiles(paper, told.piles, side.lanes, shape, y - piles, rest);
  });
  return paper;
}

/**
 * Title and line, and the name of the site.
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

/**
 * Name, face and points at the start, the lanes beside them.
 * @param {Paper} paper @param {Side} side @param {Box} box @param {boolean} rest
 */
function wideSide(paper, { name, face, points, ...side }, { x, y, width, height }, rest) {
  const low = height < LOW;
  const likeness = Math.min(92, height - (low ? 14 : 24));
  paper.portrait(face, { x, y: y + (height - likeness) / 2, width: likeness, height: likeness });
  const beside = x + likeness + 14;
  const end = x + BESIDE - 14;
  const middle = y + height / 2;
  const figure = low ? 32 : 38;
  const room = end - beside - (low ? 84 : 0);
  const { size, lines } = paper.lines(name, room, low ? 22 : 26);
  const base = low ? middle + size * (0.35 + 0.55 * (lines.length - 1)) : middle - 4;
  lines.forEach((line, at) =>
    paper.text(line, beside, base - (lines.length - 1 - at) * size * 1.1, room, { size, heavy: true }),
  );
  if (points !== null)
    paper.text(paper.words.number(points), low ? end : beside, middle + (low ? 11 : 34), low ? 76 : room, {
      size: figure,
      heavy: true,
      side: low ? "end" : "start",
      colour: colourOf(points),
    });
  drawLanes(paper, side, { x: x + BESIDE, y: y + 10, width: width - BESIDE, height: height - 16 }, rest);
}

/**
 * Name, face and points above the lanes.
 * @param {Paper} paper @param {Side} side @param {Box} box @param {boolean} rest
 */
function uprightSide(paper, { name, face, points, ...side }, { x, y, width, height }, rest) {
  const likeness = 64;
  paper.portrait(face, { x, y: y + 10, width: likeness, height: likeness });
  paper.text(name, x + likeness + 16, y + 54, width * 0.6, { size: 32, heavy: true });
  if (points !== null)
    paper.text(paper.words.number(points), x + width, y + 56, 300, {
      size: 44,
      heavy: true,
      side: "end",
      colour: colourOf(points),
    });
  drawLanes(paper, side, { x, y: y + likeness + 18, width, height: height - likeness - 26 }, rest);
}

/**
 * The tops of the discard piles, in the band between the sides.
 * @param {Paper} paper @param {(string | null)[]} piles @param {Lane[]} lanes @param {"wide" | "upright"} shape
 * @param {number} y @param {boolean} rest
 */
function drawPiles(paper, piles, lanes, shape, y, rest) {
  const { width } = paper.canvas;
  paper.block({ x: EDGE, y, width: width - 2 * EDGE, height: 72 }, INKS.band);
  const x = EDGE + (shape === "wide" ? BESIDE : 0);
  const lane = (width - EDGE - x) / (piles.length + Number(rest));
  piles.forEach((card, at) => {
    const start = x + at * lane;
    const box = { x: start + (lane - 44) / 2, y: y + 5, width: 44, height: 62 };
    if (card) paper.card(card, box);
    else paper.sign(lanes[at].suit, { ...box, x: box.x + 8, y: y + 22, width: 28, height: 28 }, INKS.hairline);
  });
}

/**
 * The result of a day's deal: one row of squares per column.
 * @param {{head: string, result: string, without: string, columns: Row[], address: string}} lines @param {string} title
 * @param {"wide" | "upright"} shape @param {Words} words @returns {Promise<Paper>}
 */
export async function drawDay({ head, result, without, columns, address }, title, shape, words) {
  const paper = new Paper(...SIZES[shape], words);
  const { width, height } = paper.canvas;
  await paper.letters([head, result, without, title, address, "0123456789−+"].join(""));
  const top = heading(paper, title, result, without);
  paper.text(head, EDGE, height - EDGE + 4, width * 0.6, { size: 24, heavy: true });
  // An address reads left to right in every language: otherwise its last slash would come first.
  if (address)
    paper.text(`\u2066${address}\u2069`, width - EDGE, height - EDGE + 4, width * 0.34, {
      size: 22,
      side: "end",
      colour: INKS.quiet,
    });
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
