// @ts-check
/**
 * The layout of the picture of a match: rounds and turns along it, margins up and down, and the result of each round,
 * placed clear of the line.
 *
 * @typedef {{width: number, height: number, per: number, ticks: number}} Size   `per`: turns to a bar of luck
 */

/** @typedef {import("./figures.js").Stretch} Stretch */
/** @typedef {import("../../shell/words/words.js").Words} Words */

/** @type {Size} */
export const WIDE = { width: 860, height: 312, per: 1, ticks: 6 };
/** @type {Size} */
export const NARROW = { width: 360, height: 226, per: 3, ticks: 4 };

export const EDGE = { start: 46, end: 16, top: 26 };
const STRIP = 76; // height of luck and costs
export const FOOT = 24; // of the rounds' names
export const DEAL = 3; // columns for a deal
export const FIGURE = 14; // height of a round's result
const DIGIT = 8.5; // width of one character of it
const OVER = 9; // from the line to the foot of a figure above it
const UNDER = 18; // and of one below it

/** A round step of 1, 2 or 5 times a power of ten that cuts `span` into at most `most`. */
const stepFor = (/** @type {number} */ span, /** @type {number} */ most) => {
  const rough = Math.max(span, 10) / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step >= rough) ?? 10 * power;
};

/** @param {number} length */
export const round = (length) => Math.round(length * 10) / 10;

/**
 * The layout: x of a place among all turns, y of a margin, y of luck and costs.
 * @param {Stretch[]} all @param {Size} size @param {boolean} rtl
 */
export function layout(all, { width, height, ticks }, rtl) {
  const marks = all.flatMap(({ before, after, columns }) => [
    before,
    after,
    ...columns.flatMap(({ expected }) => (expected === null ? [] : [expected])),
  ]);
  const span = Math.max(0, ...marks) - Math.min(0, ...marks);
  const step = stepFor(span, ticks);
  const low = Math.floor(Math.min(0, ...marks) / step) * step;
  const high = Math.max(Math.ceil(Math.max(0, ...marks) / step) * step, low + step);
  const count = all.reduce((sum, { columns }) => sum + columns.length + DEAL, 0) || 1;
  const wide = (width - EDGE.start - EDGE.end) / count;
  const strip = height - FOOT - STRIP;
  const bars = all.flatMap(({ deal, columns }) => [deal, ...columns.flatMap(({ luck, cost }) => [luck, cost])]);
  const most = Math.max(5, ...bars.map(Math.abs));
  return {
    step,
    low,
    high,
    wide,
    starts: startsOf(all),
    x: (/** @type {number} */ place) => {
      const along = EDGE.start + wide * place;
      return round(rtl ? width - along : along);
    },
    y: (/** @type {number} */ margin) => round(EDGE.top + ((strip - EDGE.top - 10) * (high - margin)) / (high - low)),
    zero: strip + STRIP / 2,
    tall: (/** @type {number} */ amount) => round(((STRIP / 2 - 2) * Math.min(Math.abs(amount), most)) / most),
    strip,
  };
}

/** @typedef {ReturnType<typeof layout>} Places */

/** @param {Stretch[]} all */
export const end = (all) => all.reduce((sum, { columns }) => sum + columns.length + DEAL, 0);

/**
 * The places of all turns along the picture, in order, each with its turn; between two rounds is the room for a deal.
 * @param {Stretch[]} all
 */
export function turnPlaces(all) {
  const starts = startsOf(all);
  return all.flatMap(({ columns }, number) =>
    columns.map((column) => ({ place: starts[number] + DEAL + column.turn, column })),
  );
}

/** The place at which each round begins, its deal first. @param {Stretch[]} all */
function startsOf(all) {
  let begins = 0;
  return all.map(({ columns }) => {
    const at = begins;
    begins += columns.length + DEAL;
    return at;
  });
}

/**
 * How far the first turn is from the start of the picture, and the last one from its end, as fractions of its width:
 * for the slider along them.
 * @param {Stretch[]} all @param {Size} size
 */
export function margins(all, { width }) {
  const wide = (width - EDGE.start - EDGE.end) / (end(all) || 1);
  return { first: (EDGE.start + wide * (DEAL + 0.5)) / width, last: (EDGE.end + wide * 0.5) / width };
}

/**
 * The line of a round, point by point. Before the first weighed turn there is nothing but where the round began and
 * ended.
 * @param {Stretch} stretch @param {number} number @param {Places} places @returns {[x: number, y: number][]}
 */
export function lineOf({ before, after, columns }, number, { x, y, starts }) {
  const first = starts[number] + DEAL;
  const known = columns.flatMap(({ expected, turn }) =>
    expected === null ? [] : [/** @type {const} */ ([first + turn + 0.5, expected])],
  );
  const line = /** @type {const} */ ([[starts[number], before], ...known, [first + columns.length, after]]);
  return line.map(([place, margin]) => [x(place), y(margin)]);
}

/**
 * Where that figure goes, and the space that it takes: above or below the line, whichever is nearer to its end.
 * @param {Stretch} stretch @param {number} number @param {Places} places @param {Words} words
 */
export function figureAt(stretch, number, places, words) {
  const line = lineOf(stretch, number, places);
  const [last, level] = line[line.length - 1];
  const wide = DIGIT * words.signed(Math.round(stretch.after)).length;
  const back = words.dir === "rtl" ? 1 : -1;
  const x = last + back * 7;
  const passed = levels(line, x, x + back * wide);
  const above = Math.min(level, ...passed) - OVER;
  const below = Math.max(level, ...passed) + UNDER;
  const ways = [
    { y: above, far: level - OVER - above, fits: above >= FIGURE - 2 },
    { y: below, far: below - UNDER - level, fits: below < places.strip },
  ];
  if (stretch.after < stretch.before) ways.reverse();
  const [{ y }] = ways.sort((one, other) => Number(other.fits) - Number(one.fits) || one.far - other.far);
  return { x, y, middle: x + (back * wide) / 2, half: wide / 2 };
}

/**
 * The heights of a line at its turning points between two places, and at both of them.
 * @param {[x: number, y: number][]} line @param {number} one @param {number} other
 */
function levels(line, one, other) {
  const [from, to] = [Math.min(one, other), Math.max(one, other)];
  const pairs = line.slice(1).map((point, at) => [line[at], point].sort(([here], [there]) => here - there));
  return pairs.flatMap(([[x, y], [nextX, nextY]]) => {
    const at = (/** @type {number} */ place) => y + ((nextY - y) * (place - x)) / (nextX - x || 1);
    return nextX < from || x > to ? [] : [at(Math.max(x, from)), at(Math.min(nextX, to))];
  });
}
