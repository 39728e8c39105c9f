// @ts-check
/**
 * What lies in a seat's lanes, on a picture to be shared: one column of cards each, downward as on the table, or across
 * where there is little height. However many cards there are, each one can be read.
 *
 * @typedef {import("./told.js").Lane} Lane
 * @typedef {import("./told.js").Rest} Rest
 * @typedef {import("./symbols.js").Box} Box
 * @typedef {import("./sheet_of_paper.js").Paper} Paper
 */
import { colourOf, INKS } from "./sheet_of_paper.js";

const LOW = 110; // px of height below which columns lie across
const FLAT = 100; // px of height below which points stand beside the cards
const BROAD = 150; // px of width needed for that
const STRIP = 0.3; // of a card's width: how much shows under the next card
const LAST = 0.3; // the least that shows of the last card

/**
 * The lanes of a side, and beside them whatever else it has.
 * @param {Paper} paper @param {{lanes: Lane[], rest: Rest[]}} side @param {Box} box
 * @param {boolean} more   whether any side has something else
 */
export function drawLanes(paper, { lanes, rest }, { x, y, width, height }, more) {
  const lane = width / Math.max(lanes.length + Number(more), 1);
  const beside = height < FLAT && lane > BROAD; // the points: otherwise below the cards
  [...lanes, ...(more ? [rest] : [])].forEach((each, at) => {
    const box = { x: x + at * lane, y, width: lane, height };
    if (at) paper.block(paper.at({ x: box.x, y: y + 4, width: 1, height: height - 10 }), INKS.hairline);
    if (Array.isArray(each)) drawRest(paper, each, box);
    else (beside ? laneAcross : laneDown)(paper, each, box);
  });
}

/** Cards, and their points below them. @param {Paper} paper @param {Lane} lane @param {Box} box */
function laneDown(paper, lane, { x, y, width, height }) {
  drawColumn(paper, lane, { x, y, width, height: height - 34 });
  if (lane.points !== null)
    paper.text(paper.words.signed(lane.points), x + width / 2, y + height - 6, width - 8, {
      size: 26,
      heavy: true,
      side: "middle",
      colour: colourOf(lane.points),
    });
}

/** Cards, and their points beside them. @param {Paper} paper @param {Lane} lane @param {Box} box */
function laneAcross(paper, lane, { x, y, width, height }) {
  const room = 56;
  drawColumn(paper, lane, { x, y: y - 4, width: lane.points === null ? width : width - room, height: height + 4 });
  if (lane.points !== null)
    paper.text(paper.words.signed(lane.points), x + width - 10, y + height / 2 + 8, room - 6, {
      size: 24,
      heavy: true,
      side: "end",
      colour: colourOf(lane.points),
    });
}

/** What a seat has beside its lanes, line by line. @param {Paper} paper @param {Rest[]} rest @param {Box} box */
function drawRest(paper, rest, { x, y, width, height }) {
  const line = Math.min(30, height / Math.max(rest.length, 1));
  const first = y + (height - line * rest.length) / 2 + line * 0.7;
  rest.forEach(({ name, points }, at) => {
    const base = first + at * line;
    paper.text(name, x + 10, base, width * 0.6 - 10, { size: Math.min(20, line * 0.8), colour: INKS.quiet });
    paper.text(paper.words.signed(points), x + width, base, width * 0.36, {
      size: Math.min(22, line * 0.9),
      heavy: true,
      side: "end",
      colour: colourOf(points),
    });
  });
}

/** The cards of a column, each over the one before. @param {Paper} paper @param {Lane} lane @param {Box} box */
function drawColumn(paper, { suit, cards }, { x, y, width, height }) {
  if (!cards.length) {
    const size = Math.min(44, height * 0.4);
    const place = { x: x + (width - size) / 2, y: y + (height - size) / 2, width: size, height: size };
    return paper.sign(suit, place, INKS.hairline);
  }
  const lay = height < LOW ? across : downward;
  lay(paper, cards, { x, y, width, height });
}

/**
 * Downward, as on the table: where there are many cards, the last one is cropped.
 * @param {Paper} paper @param {string[]} cards @param {Box} box
 */
function downward(paper, cards, { x, y, width, height }) {
  const wide = Math.min(width * 0.72, height * 0.52, 132);
  const tall = wide * 1.4;
  const more = cards.length - 1;
  const strip = more ? Math.min(wide * STRIP, (height - wide * LAST) / more) : 0;
  const seen = Math.min(tall, height - strip * more);
  const top = y + (height - seen - strip * more) / 2;
  const start = x + (width - wide) / 2;
  cards.forEach((card, at) =>
    paper.card(card, { x: start, y: top + at * strip, width: wide, height: tall }, { seen, strip: strip || tall }),
  );
}

/** Across, where a side has little height. @param {Paper} paper @param {string[]} cards @param {Box} box */
function across(paper, cards, { x, y, width, height }) {
  const more = cards.length - 1;
  const wide = Math.min(height / 1.4, 86, (width - 12) / (1 + more / 4)); // at least a quarter of each shows
  const tall = wide * 1.4;
  const step = more ? Math.min(wide * 0.5, (width - 12 - wide) / more) : wide * 0.5;
  const start = x + (width - wide - step * more) / 2;
  const top = y + (height - tall) / 2;
  cards.forEach((card, at) => paper.card(card, { x: start + at * step, y: top, width: wide, height: tall }, { step }));
}
