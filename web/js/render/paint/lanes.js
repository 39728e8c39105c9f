// @ts-check
/**
 * What lies in a seat's lanes, on a picture to be shared: a column of cards each, downward as on the table, or across
 * where there is little height. However many they are, what every card is can be read.
 *
 * @typedef {import("./picture.js").Lane} Lane
 * @typedef {import("./symbols.js").Box} Box
 * @typedef {import("./sheet_of_paper.js").Paper} Paper
 */
import { colourOf, INKS } from "./sheet_of_paper.js";

const LOW = 110; // px of height below which columns lie across
const STRIP = 0.3; // of a card's width: what shows of it under the next one
const LAST = 0.3; // the least that shows of the last one

/** @param {Paper} paper @param {Lane[]} lanes @param {Box} box */
export function drawLanes(paper, lanes, { x, y, width, height }) {
  const lane = width / Math.max(lanes.length, 1);
  const cards = height - 34; // below them is what they are worth
  lanes.forEach((each, at) => {
    const start = x + at * lane;
    if (at) paper.block(paper.at({ x: start, y: y + 4, width: 1, height: height - 10 }), INKS.hairline);
    drawColumn(paper, each, { x: start, y, width: lane, height: cards });
    if (each.points !== null)
      paper.text(paper.words.signed(each.points), start + lane / 2, y + height - 6, lane - 8, {
        size: 26,
        heavy: true,
        side: "middle",
        colour: colourOf(each.points),
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
 * Downward, as on the table: where there are many, the last one is cropped.
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
  const tall = Math.min(height, 120);
  const wide = tall / 1.4;
  const more = cards.length - 1;
  const step = more ? Math.min(wide * 0.5, (width - 12 - wide) / more) : wide * 0.5;
  const start = x + (width - wide - step * more) / 2;
  cards.forEach((card, at) => paper.card(card, { x: start + at * step, y, width: wide, height: tall }, { step }));
}
