// @ts-check
/**
 * What changes over time: the margin of every match, and what a turn cost in those reviewed. One dot per match, a line
 * for the mean of ten, and the same as a table.
 */
/** @import { Figures, LevelCost } from "../../wire.d.ts" */
import { faceAt } from "../../render/draw/faces.js";
import { headings } from "../../render/draw/headings.js";
import { h } from "../../render/draw/tree.js";
import { hundredth } from "../review/figures.js";
import { dated } from "./dated.js";

/** @typedef {import("../../render/draw/tree.js").Tree} Tree */
/** @typedef {import("../../shell/words/words.js").Words} Words */

/**
 * A match on the picture.
 * @typedef {object} Dot
 * @property {string} match
 * @property {number} at   ms
 * @property {number} value
 * @property {number | null} mean   of the last ten
 */

const MOST = 200; // the newest matches that are drawn
const [WIDTH, HEIGHT, START, PAD, RULER] = [560, 220, 64, 12, 114]; // START: a sign, four digits and their mark
const FACE = 24;
const ROOM = 2; // around a face, for its outline

/** @param {Figures["trend"]} all @param {Words} words */
export function trend(all, words) {
  const seen = all.slice(-MOST).map(({ margin, mean, ...each }) => ({ ...each, value: 100 * margin, mean }));
  const most = Math.max(20, ...seen.map(({ value }) => Math.abs(value / 100)));
  const step = [10, 20, 50, 100, 200, 500].find((each) => most / each <= 3) ?? 1000;
  const top = Math.ceil(most / step) * step;
  const ticks = Array.from({ length: (2 * top) / step + 1 }, (_, at) => 100 * (at * step - top));
  const said = (/** @type {number} */ value) => words.signed(Math.round(value / 100));
  const y = (/** @type {number} */ value) => tenth(HEIGHT / 2 - ((HEIGHT / 2 - PAD) * value) / (100 * top));
  return part("trend", "one", seen, said, drawn(seen, ticks, y, said, words), words);
}

/**
 * On a root scale as in a review, with the computer players beside it.
 * @param {Figures} figures @param {LevelCost[]} levels @param {Words} words
 */
export function costs({ costs: all, cost }, levels, words) {
  const seen = all.slice(-MOST).map(({ cost: value, ...each }) => ({ ...each, value }));
  const most = 1.1 * Math.max(50, ...seen.map(({ value }) => value), ...levels.map(({ mean }) => mean));
  const ticks = [0, 10, 25, 50, 100, 200, 400, 800, 1600].filter((tick) => tick <= most);
  const said = (/** @type {number} */ value) => words.number(hundredth(value));
  const y = (/** @type {number} */ value) =>
    tenth(HEIGHT - PAD - (HEIGHT - 2 * PAD) * Math.sqrt(Math.min(Math.max(value, 0) / most, 1)));
  const picture = drawn(seen, apart(ticks, y), y, said, words, levels);
  return part("costs", "cost-of-turn", seen, said, picture, words, cost && mean(cost, said, words));
}

/** @param {NonNullable<Figures["cost"]>} mean @param {(value: number) => string} said @param {Words} words */
const mean = ({ value, error }, said, words) =>
  h(
    "p",
    { class: "of-all" },
    said(value),
    error === null ? null : h("small", null, " ", words.say("statistics-error", { error: said(Math.max(1, error)) })),
  );

/**
 * @param {string} name @param {string} head @param {Dot[]} seen @param {(value: number) => string} said
 * @param {Tree} picture @param {Words} words @param {Tree | null} [ofAll] the figure for all of it
 */
const part = (name, head, seen, said, picture, words, ofAll = null) =>
  h(
    "section",
    { key: name, class: "part", "aria-labelledby": name },
    h(
      "div",
      { class: "leaf-line" },
      h("h3", { id: name }, words.say(`statistics-${name}`)),
      ofAll,
      h("p", { class: "meaning" }, words.say("statistics-trend-means")),
    ),
    picture,
    h(
      "details",
      { class: "trend-table" },
      h("summary", null, words.say("statistics-table")),
      table(head, seen, said, words),
    ),
  );

/** The ticks that have room below the one before; the lowest always. @param {number[]} ticks @param {Height} y */
function apart(ticks, y) {
  /** @type {number[]} */
  const found = [];
  for (const tick of ticks) if (!found.length || y(found[found.length - 1]) - y(tick) >= 20) found.push(tick);
  return found;
}

/**
 * @typedef {(value: number) => number} Height   the height of a value
 * @param {Dot[]} seen @param {number[]} ticks @param {Height} y @param {(value: number) => string} said
 * @param {Words} words @param {LevelCost[]} [levels] the company, as a ruler at the end
 */
function drawn(seen, ticks, y, said, words, levels = []) {
  const end = WIDTH - (levels.length ? RULER : 0);
  const across = (/** @type {number} */ along) => tenth(words.dir === "rtl" ? WIDTH - along : along);
  const x = (/** @type {number} */ at) =>
    across(START + PAD + ((end - START - 2 * PAD) * at) / Math.max(1, seen.length - 1));
  const line = seen.flatMap(({ mean }, at) => (mean === null ? [] : [`${x(at)} ${y(mean)}`]));
  return h(
    "svg",
    { class: "trend", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, "aria-hidden": "true", focusable: "false" },
    ticks.map((tick) => [
      h("line", {
        key: `line-${tick}`,
        class: tick ? "guide" : "zero",
        x1: across(START),
        x2: across(end),
        y1: y(tick),
        y2: y(tick),
      }),
      h("text", { key: `text-${tick}`, x: across(START - 8), y: y(tick) + 5, "text-anchor": "end" }, said(tick)),
    ]),
    seen.map(({ match, value }, at) => h("circle", { key: `${at} ${match}`, cx: x(at), cy: y(value), r: 3.5 })),
    line.length > 1 ? h("path", { key: "mean", class: "mean", d: `M${line.join("L")}` }) : null,
    ruler(levels, y).map(({ mind, at, centre }) => [
      h("path", { key: `to-${mind}`, class: "level", d: `M${across(end)} ${at}L${across(end + 8)} ${centre}` }),
      h("use", {
        key: `face-${mind}`,
        href: `#portrait-${faceAt(mind, 0)}`,
        x: across(end + 8 + FACE / 2) - FACE / 2,
        y: centre - FACE / 2,
        width: FACE,
        height: FACE,
      }),
      h("circle", { key: `round-${mind}`, class: "round", cx: across(end + 8 + FACE / 2), cy: centre, r: FACE / 2 }),
      h("text", { key: `name-${mind}`, x: across(end + FACE + 13), y: centre + 5 }, words.say(`mind-${mind}`)),
    ]),
  );
}

/**
 * The levels from the top down, moved apart so that no two faces touch.
 * @param {LevelCost[]} levels @param {Height} y
 */
function ruler(levels, y) {
  const found = levels
    .map(({ mind, mean }) => ({ mind, at: y(mean), centre: y(mean) }))
    .sort((one, other) => one.at - other.at);
  found.forEach((each, at) => {
    each.centre = Math.max(each.centre, at ? found[at - 1].centre + FACE + 2 * ROOM : FACE / 2 + ROOM);
  });
  [...found].reverse().forEach((each, at, back) => {
    each.centre = Math.min(each.centre, at ? back[at - 1].centre - FACE - 2 * ROOM : HEIGHT - FACE / 2 - ROOM);
  });
  return found;
}

/** @param {number} length */
const tenth = (length) => Math.round(length * 10) / 10;

/** @param {string} head @param {Dot[]} seen @param {(value: number) => string} said @param {Words} words */
const table = (head, seen, said, words) =>
  h(
    "table",
    null,
    headings(["date", head, "ten"].map((key) => words.say(`statistics-${key}`))),
    h(
      "tbody",
      null,
      [...seen]
        .reverse()
        .map(({ at, value, mean }, row) =>
          h(
            "tr",
            { key: row },
            h("td", null, dated(at, words)),
            h("td", null, said(value)),
            h("td", null, mean === null ? "" : said(mean)),
          ),
        ),
    ),
  );
