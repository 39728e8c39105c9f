// @ts-check
/**
 * Totals after each round as lines, which run as the language does. Every seat has its own dash and its own mark, so
 * that no line is told apart by colour alone.
 */
import { plain } from "../../common/plain.js";
import { h } from "../../render/draw/tree.js";

/** @typedef {import("../../render/draw/tree.js").Tree} Tree */
/** @typedef {import("../../shell/words/words.js").Words} Words */

const WIDTH = 480;
const HEIGHT = 200;
const EDGE = { start: 56, end: 128, top: 16, bottom: 34 };
const LABEL = 19; // the least distance between two names
const DASHES = [null, "7 5", "2 5", "12 4 2 4", "4 3", "14 5"];

/** A round step of 1, 2 or 5 times a power of ten that cuts `span` into at most four. @param {number} span */
function stepFor(span) {
  const rough = Math.max(span, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  return Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((step) => step >= rough) ?? power);
}

/**
 * The mark at a line's end: a circle, a square, a lozenge, a triangle.
 * @param {number} seat
 * @param {number} x
 * @param {number} y
 * @returns {Tree}
 */
function mark(seat, x, y) {
  const size = 6;
  if (seat % 4 === 0) return h("circle", { cx: x, cy: y, r: size });
  if (seat % 4 === 1) return h("rect", { x: x - size + 1, y: y - size + 1, width: 2 * size - 2, height: 2 * size - 2 });
  const top = y - size - 1;
  return h("path", {
    d:
      seat % 4 === 2
        ? `M${x} ${top}l${size + 1} ${size + 1}-${size + 1} ${size + 1}-${size + 1}-${size + 1}z`
        : `M${x} ${top}l${size + 1} ${2 * size}h-${2 * size + 2}z`,
  });
}

/**
 * @param {number[][]} totals  per round, per seat; null where a seat's points are hidden
 * @param {string[]} names @param {number} rounds  how many will be played, 0 if that is open
 * @param {Words} words
 * @param {{totals: number[], sign: string} | null} [closing] the final totals, if the end of the match added to them,
 * and   the drawing that says what was added
 * @param {string} [said] what the picture shows
 * @returns {Tree}
 */
export function chart(totals, names, rounds, words, closing = null, said = words.say("sheet-chart")) {
  const stages = closing ? [...totals, closing.totals] : totals;
  const lines = names.map((_, seat) => [0, ...stages.map((round) => round[seat])]);
  const all = lines.flat();
  const step = stepFor(Math.max(...all) - Math.min(...all));
  const low = Math.floor(Math.min(...all) / step) * step;
  const high = Math.max(Math.ceil(Math.max(...all) / step) * step, low + step);
  const last = closing ? stages.length : Math.max(rounds, totals.length);
  const way = words.dir === "rtl" ? -1 : 1;
  const across = (/** @type {number} */ along) => (way > 0 ? along : WIDTH - along);
  const x = (/** @type {number} */ round) => across(EDGE.start + ((WIDTH - EDGE.start - EDGE.end) * round) / last);
  const y = (/** @type {number} */ points) =>
    EDGE.top + ((HEIGHT - EDGE.top - EDGE.bottom) * (high - points)) / (high - low);
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, at) => low + at * step);
  const ends = spread(lines.map((line) => y(line[line.length - 1])));
  const each = Math.ceil(last / 8); // with many rounds, not every one is marked
  return h(
    "svg",
    { class: "chart", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": said, direction: words.dir },
    ticks
      .map((points) => [
        h("path", {
          class: points === 0 ? "zero" : "tick",
          d: `M${across(EDGE.start)} ${y(points)}H${across(WIDTH - EDGE.end)}`,
        }),
        h("text", { x: across(EDGE.start - 10), y: y(points) + 5, "text-anchor": "end" }, words.number(points)),
      ])
      .flat(),
    Array.from({ length: last + 1 }, (_, round) => round)
      .filter((round) => round && round % each === 0 && !(closing && round === last))
      .map((round) => h("text", { x: x(round), y: HEIGHT - 8, "text-anchor": "middle" }, words.number(round))),
    closing ? h("use", { href: `#${closing.sign}`, x: x(last) - 9, y: HEIGHT - 24, width: 18, height: 20 }) : null,
    lines
      .map((line, seat) => [
        h("path", {
          class: "line",
          "stroke-dasharray": DASHES[seat % DASHES.length],
          d: line.map((points, round) => `${round ? "L" : "M"}${x(round).toFixed(1)} ${y(points).toFixed(1)}`).join(""),
        }),
        mark(seat, x(line.length - 1), y(line[line.length - 1])),
        h(
          "text",
          { class: "end", x: x(line.length - 1) + 14 * way, y: ends[seat] + 5 },
          shorten(names[seat]),
          " ",
          words.number(line[line.length - 1]),
        ),
      ])
      .flat(),
  );
}

/** @param {string} name @returns {string} cut after eight letters if it has more than nine */
function shorten(name) {
  const letters = [...plain(name)];
  return letters.length > 9 ? `${letters.slice(0, 8).join("")}…` : name;
}

/** Heights moved apart so that no two names touch. @param {number[]} heights @returns {number[]} */
function spread(heights) {
  const order = heights.map((_, at) => at).sort((a, b) => heights[a] - heights[b]);
  const placed = [...heights];
  order.forEach((seat, at) => {
    if (at) placed[seat] = Math.max(placed[seat], placed[order[at - 1]] + LABEL);
  });
  const below = Math.max(0, placed[order[order.length - 1]] - (HEIGHT - EDGE.bottom + 8));
  return placed.map((height) => height - below);
}
