// @ts-check
/**
 * The board game on the score sheet: each explorer's way as a strip of nine steps, and the expedition term by term,
 * from what a seat had, through its explorers and tiles, to what it has now, and its artifacts at the end of the match.
 * The numbers are Python's; here they are only listed. Terms hidden from the viewer are left out.
 */
/** @import { Explorer, PathPoints, Table } from "../../wire.d.ts" */
import { h } from "../draw/tree.js";
import { piece } from "./explorers.js";
import { sheetOf } from "../words/say.js";
import { score } from "../words/sums.js";

/** @typedef {import("../draw/tree.js").Tree} Tree */
/** @typedef {import("../words/say.js").Words} Words */

/** Terms that sum up those before them. */
const SUMS = new Set(["now", "end"]);

/**
 * How far an explorer came: minus steps hatched, the ravine as a gap, its last step marked.
 * @param {Explorer | null | undefined} explorer
 * @param {PathPoints} path
 * @param {Words} words
 * @returns {Tree}
 */
export function pathStrip(explorer, { points, bridge }, words) {
  const reached = explorer?.step ?? 0;
  return h(
    "span",
    { class: "path-strip", "aria-hidden": "true" },
    points.map((worth, at) => {
      const step = at + 1;
      const kind = `${worth < 0 ? " minus" : ""}${step === bridge ? " beyond" : ""}${step <= reached ? " walked" : ""}`;
      return h(
        "i",
        { class: `pace${kind}` },
        step === reached
          ? h(
              "b",
              { class: `here ${explorer?.piece}`, dir: "ltr" },
              explorer?.piece === "researcher" ? `×${words.number(2)}` : null,
            )
          : null,
      );
    }),
  );
}

/**
 * A seat's points after each beat of the count: path by path, the artifacts found, term by term. Explorers are included
 * from their paths on.
 * @param {import("../../wire.d.ts").SheetSeat} seat
 * @returns {number[]}
 */
export function runningTotals({ columns, told: terms }) {
  let sum = 0;
  const paths = columns.map(({ explorer }) => (sum += explorer?.points ?? 0));
  const rest = (terms ?? []).map(({ key, points }) => {
    if (SUMS.has(key)) sum = points;
    else if (key !== "explorers") sum += points;
    return sum;
  });
  return terms ? [...paths, paths[paths.length - 1], ...rest] : [];
}

/** A seat's running total during the count, for eyes only. @param {number[]} totals @param {Words} words */
export const running = (totals, words) =>
  h(
    "span",
    { class: "so-far", "aria-hidden": "true" },
    totals.map((total, at) => h("span", { key: at, style: { "--turn": at } }, score(total, words))),
  );

/**
 * A seat's expedition, term by term.
 * @param {Table} table
 * @param {number} at
 * @param {number} seat
 * @param {Words} words
 * @returns {Tree}
 */
export function told(table, at, seat, words) {
  const { artifacts, columns, told: terms } = sheetOf(table).rounds[at].seats[seat];
  return h(
    "dl",
    { class: "told" },
    h(
      "div",
      { key: "found", class: "found", style: { "--turn": columns.length } },
      h("dt", null, piece("tile-artifact"), " ", words.say("told-found")),
      h("dd", null, words.number(artifacts ?? 0)),
    ),
    (terms ?? []).map(({ key, points, count }, place) =>
      h(
        "div",
        {
          key: `${key}-${place}`,
          class: SUMS.has(key) ? "sum-up" : null,
          style: { "--turn": columns.length + 1 + place },
        },
        h("dt", null, words.say(`told-${key}`, { count })),
        h(
          "dd",
          null,
          SUMS.has(key) || key === "before" ? h("bdi", { dir: "ltr" }, words.number(points)) : score(points, words),
        ),
      ),
    ),
  );
}
