// @ts-check
/** The margin over time: a dot a match, a line for the mean of ten, and the same as a table. */
/** @import { Figures } from "../wire.d.ts" */
import { headings } from "../render/draw/headings.js";
import { h } from "../render/draw/tree.js";

/** @typedef {import("../shell/words/words.js").Words} Words */

const MOST = 200; // of the newest matches are drawn
const [WIDTH, HEIGHT, START, PAD] = [560, 220, 44, 12];

/** @param {Figures["trend"]} all @param {Words} words */
export function trend(all, words) {
  const seen = all.slice(-MOST);
  return h(
    "section",
    { key: "trend", class: "part", "aria-labelledby": "trend" },
    h(
      "div",
      { class: "leaf-line" },
      h("h3", { id: "trend" }, words.say("statistics-trend")),
      h("p", { class: "meaning" }, words.say("statistics-trend-means")),
    ),
    drawn(seen, words),
    h("details", { class: "trend-table" }, h("summary", null, words.say("statistics-table")), table(seen, words)),
  );
}

/** @param {Figures["trend"]} seen @param {Words} words */
function drawn(seen, words) {
  const most = Math.max(20, ...seen.map(({ margin }) => Math.abs(margin)));
  const step = [10, 20, 50, 100, 200, 500].find((each) => most / each <= 3) ?? 1000;
  const top = Math.ceil(most / step) * step;
  const y = (/** @type {number} */ margin) => tenth(HEIGHT / 2 - ((HEIGHT / 2 - PAD) * margin) / top);
  const x = (/** @type {number} */ at) => {
    const along = START + PAD + ((WIDTH - START - 2 * PAD) * at) / Math.max(1, seen.length - 1);
    return tenth(words.dir === "rtl" ? WIDTH - along : along);
  };
  const ticks = Array.from({ length: (2 * top) / step + 1 }, (_, at) => at * step - top);
  const line = seen.flatMap(({ mean }, at) => (mean === null ? [] : [`${x(at)} ${y(mean / 100)}`]));
  const edge = words.dir === "rtl" ? WIDTH - START + 8 : START - 8;
  return h(
    "svg",
    { class: "trend", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, "aria-hidden": "true", focusable: "false" },
    ticks.map((tick) => [
      h("line", {
        key: `line-${tick}`,
        class: tick ? "guide" : "zero",
        x1: words.dir === "rtl" ? 0 : START,
        x2: words.dir === "rtl" ? WIDTH - START : WIDTH,
        y1: y(tick),
        y2: y(tick),
      }),
      h("text", { key: `text-${tick}`, x: edge, y: y(tick) + 5, "text-anchor": "end" }, words.signed(tick)),
    ]),
    seen.map(({ match, margin }, at) => h("circle", { key: `${at} ${match}`, cx: x(at), cy: y(margin), r: 3.5 })),
    line.length > 1 ? h("path", { key: "mean", class: "mean", d: `M${line.join("L")}` }) : null,
  );
}

/** @param {number} length */
const tenth = (length) => Math.round(length * 10) / 10;

/** @param {Figures["trend"]} seen @param {Words} words */
const table = (seen, words) =>
  h(
    "table",
    null,
    headings(["date", "one", "ten"].map((key) => words.say(`statistics-${key}`))),
    h(
      "tbody",
      null,
      [...seen]
        .reverse()
        .map(({ at, margin, mean }, row) =>
          h(
            "tr",
            { key: row },
            h("td", null, words.calendar(new Date(at), "day")),
            h("td", null, words.signed(margin)),
            h("td", null, mean === null ? "" : words.signed(Math.round(mean / 100))),
          ),
        ),
    ),
  );
