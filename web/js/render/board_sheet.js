// @ts-check
/**
 * The board game on the score sheet: each explorer's way as a strip of nine steps, and the expedition told term by term, from what
 * a seat had, through its explorers and tiles, to what it has now, and at the end of the match its artifacts. The numbers are
 * Python's; here they are only set one under the other. Terms that are hidden from the viewer are not told.
 */
import { h } from "../tree.js";
import { piece } from "./explorers.js";
import { score } from "./sums.js";

/** @typedef {import("../tree.js").Tree} Tree */
/** @typedef {import("./say.js").Words} Words */
/** @typedef {{piece: string, step: number, points: number}} Explorer */

const STEPS = 9;
const MINUS_STEPS = 3;
const RAVINE_AFTER = 6;

/** How far an explorer came: minus steps hatched, the ravine as a gap, its own step marked. @param {Explorer | null | undefined} explorer @param {Words} words @returns {Tree} */
export function pathStrip(explorer, words) {
  const reached = explorer?.step ?? 0;
  return h(
    "span",
    { class: "path-strip", "aria-hidden": "true" },
    Array.from({ length: STEPS }, (_, at) => {
      const step = at + 1;
      const kind = `${step <= MINUS_STEPS ? " minus" : ""}${step === RAVINE_AFTER + 1 ? " beyond" : ""}${step <= reached ? " walked" : ""}`;
      return h("i", { class: `pace${kind}` }, step === reached ? h("b", { class: `here ${explorer?.piece}` }, explorer?.piece === "researcher" ? `×${words.number(2)}` : null) : null);
    }),
  );
}

/**
 * The terms of a seat's expedition, in the order in which they are settled.
 * @param {any} table the protocol's table with its sheet @param {number} at which round @param {number} seat
 * @returns {{key: string, points: number, values?: Record<string, any>, sum?: boolean}[]}
 */
export function terms(table, at, seat) {
  const { rounds, totals } = table.sheet;
  const round = rounds[at];
  const { columns, tiles } = round.seats[seat];
  const now = round.totals[seat];
  if (now === null || tiles === null) return [];
  const before = at ? rounds[at - 1].totals[seat] : 0;
  const explorers = columns.reduce((/** @type {number} */ sum, /** @type {any} */ column) => sum + (column.explorer?.points ?? 0), 0);
  const list = [
    { key: "told-before", points: before },
    { key: "told-tiles", points: tiles },
    { key: "told-explorers", points: explorers },
  ];
  const bare = before + tiles + explorers;
  if (bare !== now) list.push({ key: "told-floor", points: now - bare });
  list.push(/** @type {any} */ ({ key: "told-now", points: now, sum: true }));
  const last = at === rounds.length - 1 && table.result;
  if (last && totals[seat] !== null) {
    const found = rounds.reduce((/** @type {number} */ sum, /** @type {any} */ each) => sum + each.seats[seat].artifacts, 0);
    const worth = round.seats[seat].artifactPoints;
    list.push(/** @type {any} */ ({ key: "told-artifacts", points: worth, values: { count: found } }));
    if (now + worth !== totals[seat]) list.push({ key: "told-floor", points: totals[seat] - now - worth });
    list.push(/** @type {any} */ ({ key: "told-end", points: totals[seat], sum: true }));
  }
  return list;
}

/** A seat's expedition, told. @param {any} table @param {number} at @param {number} seat @param {Words} words @returns {Tree} */
export function told(table, at, seat, words) {
  const { artifacts } = table.sheet.rounds[at].seats[seat];
  const list = terms(table, at, seat);
  return h(
    "dl",
    { class: "told" },
    h("div", { key: "found", class: "found" }, h("dt", null, piece("tile-artifact"), " ", words.say("told-found")), h("dd", null, words.number(artifacts))),
    list.map(({ key, points, values, sum }) =>
      h("div", { key, class: sum ? "sum-up" : null }, h("dt", null, words.say(key, values)), h("dd", null, sum || key === "told-before" ? h("bdi", { dir: "ltr" }, words.number(points)) : score(points, words))),
    ),
  );
}
