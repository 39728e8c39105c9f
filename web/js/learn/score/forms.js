// @ts-check
/**
 * What is particular to each game's score sheet: one form per game, and one line here. How an entry is drawn is in
 * entries.js. A game without a form has no score sheet.
 *
 * @typedef {import("./reckon.js").Entry} Entry
 * @typedef {import("./reckon.js").Points} Points
 * @typedef {import("./reckon.js").Sheet} Sheet
 * @typedef {import("./reckon.js").Tables} Tables
 * @typedef {object} Final    the result of a match
 * @property {number[]} totals
 * @property {number[][]} standings   by seat, the numbers compared in turn to decide the victory
 * @property {number[] | null} artifacts   their points at the end
 *
 * @typedef {object} Form
 * @property {() => Entry} empty   nothing entered
 * @property {(entry: any, suits: string[], tables: Tables) => Entry} read   an entry from storage, as far as it makes
 * sense
 * @property {(entry: Entry, suit: string, tables: Tables) => Points | null} worth   of one column, explorer or stack
 * @property {(entry: Entry, before: number, sum: number, tables: Tables) => number} [settle]   the points after a
 * round; if left out, those before plus the round's sum
 * @property {(sheet: Sheet, points: number[], tables: Tables) => Final} [end]   a match's end; if left out, the points
 * as they are
 * @property {(sheet: Sheet, tables: Tables) => number} [suits]   how many are in play; if left out, all
 * @property {"six" | "short"} [choice]   the variant of the game that can be ticked
 * @property {boolean} [running]   a round's line shows the points after it, and the number of rounds is the game's
 */
import { form as adapted } from "./forms/adapted.js";
import { form as board } from "./forms/board.js";
import { form as card } from "./forms/card.js";

/** @type {Record<string, Form>} */
export const FORMS = { card, board, adapted };
