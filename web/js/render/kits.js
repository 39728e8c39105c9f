// @ts-check
/**
 * What each game puts on the table where it differs from the others. The card game's kit is here from the start; the
 * others come, with their drawings and styles, when such a table is opened (outfit.js).
 *
 * @typedef {import("./draw/tree.js").Tree} Tree
 * @typedef {import("./table/sitting.js").Sitting} Sitting
 * @typedef {object} Kit
 * @property {(sitting: Sitting) => Tree} field        what lies in the frame
 * @property {string[]} steps                          the phases of a turn, in order
 * @property {(sitting: Sitting, seat: number) => (Tree | null)} [mark]    a seat's mark beside its name
 * @property {(sitting: Sitting, seat: number) => Tree} [tally]    what is shown for a seat instead of its scores
 * @property {(sitting: Sitting, seat: number) => (Tree | null)} [more] more about a seat, on a sheet where room is
 *   scarce
 * @property {(sitting: Sitting) => (Tree | null)} [aids]    beside the deck
 */
import { h } from "./draw/tree.js";
import { plainColumns, side } from "./table/columns.js";
import { band } from "./table/piles.js";
import { others } from "./table/sitting.js";

/** @type {Record<string, Kit>} */
export const KITS = { card: { field: (sitting) => cardField(sitting), steps: ["place", "draw"] } };

/** A game without a kit is drawn from the zones that every view has. @type {Kit} */
const PLAIN = { field: (sitting) => cardField(sitting, plainColumns(sitting)), steps: ["place", "draw"] };

/** @param {string} game @returns {Kit} */
export const kitOf = (game) => (Object.hasOwn(KITS, game) ? KITS[game] : PLAIN);

/**
 * Their columns, the discard piles, your columns.
 * @param {Sitting} sitting @param {import("./table/columns.js").Columns} [columns] @returns {Tree}
 */
function cardField(sitting, columns) {
  return h(
    "div",
    { key: "field", class: "field" },
    others(sitting).map((seat) => side(sitting, seat, columns)),
    band(sitting),
    side(sitting, sitting.own, columns),
  );
}
