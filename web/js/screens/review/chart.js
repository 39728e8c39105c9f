// @ts-check
/**
 * The match in one picture: the expected margin as a line, and below it, at the same turns, luck as hatched bars and
 * costs as solid ones. It runs as the language does. The table of turns shows the same (turns.js).
 */
import { h } from "../../render/draw/tree.js";
import { DEAL, EDGE, FIGURE, FOOT, WIDE, end, figureAt, layout, lineOf, round } from "./places.js";

/** @typedef {import("./figures.js").Stretch} Stretch */
/** @typedef {import("./figures.js").Moment} Moment */
/** @typedef {import("./places.js").Places} Places */
/** @typedef {import("./places.js").Size} Size */
/** @typedef {import("../../render/draw/tree.js").Tree} Tree */
/** @typedef {import("../../shell/words/words.js").Words} Words */

const LETTER = 20;
const HIGHEST = 2 + LETTER / 2; // of the middle of a letter
const APART = LETTER + 2; // the middles of two letters

/**
 * @param {Stretch[]} all @param {Moment[]} marked @param {Size} size @param {Words} words
 * @param {string} kind the game, which says what its rounds are called
 * @param {{round: number, turn: number}} [at] the turn that the caption is about
 * @returns {Tree}
 */
export function chart(all, marked, size, words, kind, at) {
  const rtl = words.dir === "rtl";
  const places = layout(all, size, rtl);
  return h(
    "svg",
    {
      class: `review-chart ${size === WIDE ? "wide" : "narrow"}`,
      viewBox: `0 0 ${size.width} ${size.height}`,
      role: "img",
      "aria-label": words.say("review-chart"),
      direction: words.dir,
    },
    hatch(size),
    scale(places, size, rtl, words),
    all.map((stretch, number) => roundOf(stretch, number, places, size, words, kind)),
    h("path", { key: "nothing", class: "zero", d: `M${places.x(0)} ${places.zero}H${places.x(end(all))}` }),
    stems(marked, all, places, words),
    all.map((stretch, number) => ended(stretch, number, places, words)),
    at ? here(at, places, size) : null,
  );
}

/** Luck's own ink: horizontal lines. @param {Size} size */
const hatch = (size) =>
  h(
    "pattern",
    { id: `luck-${size.width}`, width: 4, height: 3.4, patternUnits: "userSpaceOnUse", key: "hatch" },
    h("rect", { class: "hatch", width: 4, height: 1.7 }),
  );

/** @param {Places} places @param {Size} size @param {boolean} rtl @param {Words} words @returns {Tree} */
function scale({ low, high, step, y }, { width }, rtl, words) {
  const across = (/** @type {number} */ along) => (rtl ? width - along : along);
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, at) => low + at * step);
  return h(
    "g",
    { key: "scale" },
    ticks.map((margin) =>
      h(
        "g",
        { key: margin },
        h("path", {
          class: margin === 0 ? "zero" : "tick",
          d: `M${across(EDGE.start)} ${y(margin)}H${across(width - EDGE.end)}`,
        }),
        h("text", { x: across(EDGE.start - 8), y: y(margin) + 4, "text-anchor": "end" }, words.signed(margin)),
      ),
    ),
  );
}

/**
 * A round: its line, its bars, its result.
 * @param {Stretch} stretch @param {number} number @param {Places} places @param {Size} size @param {Words} words
 * @param {string} kind
 * @returns {Tree}
 */
function roundOf(stretch, number, places, size, words, kind) {
  const { deal, after, columns } = stretch;
  const { x, y, strip, starts } = places;
  const from = starts[number];
  const last = from + DEAL + columns.length;
  const line = lineOf(stretch, number, places);
  const d = `M${line.map((point) => point.join(" ")).join("L")}`;
  const named = columns.length > 14;
  return h(
    "g",
    { key: `round-${number}` },
    number ? h("path", { class: "parts", d: `M${x(from)} ${EDGE.top - 12}V${size.height - FOOT + 4}` }) : null,
    h("path", { class: "area", d: `${d}V${y(0)}H${x(from)}Z` }),
    bars(deal, columns, from, places, size),
    h("path", { class: line.length > 2 ? "line" : "line waits", d }),
    h("circle", { class: "end", cx: x(last), cy: y(after), r: 4 }),
    named
      ? h(
          "text",
          { class: "round", x: x(from + 0.4), y: size.height - 5 },
          number && size.per > 1 ? words.number(number + 1) : words.say("sheet-round", { kind, round: number + 1 }),
        )
      : null,
    h("path", { class: "nothing", d: `M${x(from)} ${strip}` }),
  );
}

/**
 * The margin when a round ended, over everything else drawn there.
 * @param {Stretch} stretch @param {number} number @param {Places} places @param {Words} words @returns {Tree}
 */
function ended(stretch, number, places, words) {
  const { x, y } = figureAt(stretch, number, places, words);
  const said = words.signed(Math.round(stretch.after));
  return h("text", { key: `ended-${number}`, class: "figure", x, y, "text-anchor": "end" }, said);
}

/**
 * Luck, with several turns per bar where there is little room, and costs, one by one, side by side.
 * @param {number} deal @param {Stretch["columns"]} columns @param {number} from @param {Places} places
 * @param {Size} size @returns {Tree}
 */
function bars(deal, columns, from, places, { per, width }) {
  const groups = Array.from({ length: Math.ceil(columns.length / per) }, (_, at) =>
    columns.slice(at * per, at * per + per),
  );
  const sum = (/** @type {Stretch["columns"]} */ group) => group.reduce((total, { luck }) => total + luck, 0);
  const fill = `url(#luck-${width})`;
  return h(
    "g",
    { key: "bars" },
    bar("luck deal", from + 0.3, DEAL - 0.6, deal, places, fill),
    groups.map((group, at) => bar("luck", from + DEAL + at * per + 0.08, per * 0.46, sum(group), places, fill)),
    columns.map(({ cost, turn }) =>
      cost ? bar(cost > 0 ? "lost" : "won", from + DEAL + turn + 0.52, 0.44, -cost, places, null) : null,
    ),
  );
}

/**
 * @param {string} kind @param {number} place @param {number} wide in columns @param {number} amount
 * @param {Places} places
 * @param {string | null} fill @returns {Tree | null}
 */
function bar(kind, place, wide, amount, { x, zero, tall }, fill) {
  const height = tall(amount);
  if (height < 0.5) return null;
  const [one, other] = [x(place), x(place + wide)];
  return h("rect", {
    key: `${kind}-${place}`,
    class: `bar ${kind}`,
    fill,
    x: Math.min(one, other),
    y: amount > 0 ? round(zero - height) : zero,
    width: round(Math.max(Math.abs(other - one), 1.4)),
    height,
  });
}

/**
 * The costly moments, in the order of play. A letter that would overlap another, or the result of a round, goes above
 * it, or below if there is no room above.
 * @param {Moment[]} marked @param {Stretch[]} all @param {Places} places @param {Words} words @returns {Tree[]}
 */
function stems(marked, all, places, words) {
  const { x, y, zero, starts } = places;
  /** Middles, and the distance to keep from each. @type {{at: number, top: number, wide: number, high: number}[]} */
  const taken = all.map((stretch, number) => {
    const figure = figureAt(stretch, number, places, words);
    const wide = figure.half + LETTER / 2 + 2;
    return { at: figure.middle, top: figure.y - 5, wide, high: LETTER / 2 + FIGURE / 2 };
  });
  return marked.map(({ letter, round: number, turn, expected }) => {
    const at = x(starts[number] + DEAL + turn + 0.5);
    const near = taken.filter((other) => Math.abs(other.at - at) < other.wide);
    const free = (/** @type {number} */ top) =>
      top >= HIGHEST && near.every((other) => Math.abs(other.top - top) >= other.high);
    const wished = Math.max(y(expected ?? all[number].before) - 30, HIGHEST);
    const above = near.map((other) => other.top - other.high);
    const below = near.map((other) => other.top + other.high);
    const top = [wished, ...above, ...below].find(free);
    taken.push({ at, top: top ?? wished, wide: APART, high: APART });
    return stem(letter, at, top ?? wished, zero);
  });
}

/**
 * A costly moment: its letter over the line, and a dotted stem.
 * @param {string} letter @param {number} at @param {number} top @param {number} zero @returns {Tree}
 */
function stem(letter, at, top, zero) {
  return h(
    "g",
    { key: `moment-${letter}`, class: "moment-mark" },
    h("path", { class: "stem", d: `M${at} ${top}V${zero + 12}` }),
    h("rect", { class: "key", x: at - LETTER / 2, y: top - LETTER / 2, width: LETTER, height: LETTER }),
    h("text", { class: "letter", x: at, y: top + 5, "text-anchor": "middle" }, letter),
  );
}

/** The turn in the caption. @param {{round: number, turn: number}} at @param {Places} places @param {Size} size */
const here = ({ round: number, turn }, { x, starts }, { height }) =>
  h("path", {
    key: "here",
    class: "here",
    d: `M${x(starts[number] + DEAL + turn + 0.5)} ${EDGE.top - 12}V${height - FOOT}`,
  });
