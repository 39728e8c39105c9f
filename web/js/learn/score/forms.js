// @ts-check
/**
 * What the score sheet of each game has that no other's has: a form for each, and a line here. How an entry is drawn is
 * in entries.js. A game without a form has no score sheet.
 *
 * @typedef {import("./reckon.js").Entry} Entry
 * @typedef {import("./reckon.js").Points} Points
 * @typedef {import("./reckon.js").Sheet} Sheet
 * @typedef {import("./reckon.js").Tables} Tables
 * @typedef {object} Final    what a match comes to
 * @property {number[]} totals
 * @property {number[][]} standings   by seat, what is compared number by number for the victory
 * @property {number[] | null} artifacts   what they bring at the end
 *
 * @typedef {object} Form
 * @property {() => Entry} empty   nothing entered
 * @property {(entry: any, suits: string[], tables: Tables) => Entry} read   an entry that was kept, as far as it makes
 *   sense
 * @property {(entry: Entry, suit: string, tables: Tables) => Points | null} worth   of one column, explorer or stack
 * @property {(entry: Entry, before: number, sum: number, tables: Tables) => number} [settle]   the points after a
 *   round; where it is not said, those before and the round's sum
 * @property {(sheet: Sheet, points: number[], tables: Tables) => Final} [end]   a match's end; where it is not said,
 *   the points as they are
 * @property {(sheet: Sheet, tables: Tables) => number} [suits]   how many are in play; all where it is not said
 * @property {"six" | "short"} [choice]   what is ticked to play another game of it
 * @property {boolean} [running]   a round's line shows the points after it, and the number of rounds is the game's
 */
import { form as adapted } from "./forms/adapted.js";
import { form as board } from "./forms/board.js";
import { form as card } from "./forms/card.js";

/** @type {Record<string, Form>} */
export const FORMS = { card, board, adapted };
