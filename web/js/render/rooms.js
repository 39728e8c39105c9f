// @ts-check
/**
 * What the page knows of a game before its table is drawn: one room per game, and one line here. A game without a room
 * is shown by its name and cards alone, and is not taught. How its table is drawn is its kit (kits.js).
 *
 * @typedef {import("./words/say.js").Words} Words
 * @typedef {import("./draw/tree.js").Tree} Tree
 * @typedef {object} Room
 * @property {(words: Words) => Tree[]} picture   what it looks like, in a few printed blocks
 * @property {string[]} fan     its cards, one of each suit
 * @property {string[]} rules   the sections of its page of rules, in order; empty: it is not taught
 * @property {string} best      the message that says which column brought most
 * @property {"reached" | "last"} ends   what the score sheet's picture of a suit shows: how far anybody came in it, or
 *   the card that its longest column ended with
 * @property {"columns" | "paths"} [laid]   how a match is drawn in a few blocks (small.js); columns by default
 * @property {boolean} [carries]   what its best player expects of a turn includes the rounds before
 * @property {boolean} [early]  its table says nothing beyond the words of the first paint
 * @property {boolean} [tips]   whether beginners are told what an expedition costs
 */
import { room as adapted } from "./adapted/room.js";
import { room as board } from "./board/room.js";
import { room as card } from "./card/room.js";

/** @type {Record<string, Room>} */
export const ROOMS = { card, board, adapted };

/** @type {Room} */
const PLAIN = { picture: () => [], fan: [], rules: [], best: "sheet-best-column", ends: "reached" };

/** @param {string} game @returns {Room} */
export const roomOf = (game) => (Object.hasOwn(ROOMS, game) ? ROOMS[game] : PLAIN);

/** Whether there are rules to read and a guided match. @param {string} game */
export const taught = (game) => roomOf(game).rules.length > 0;

/**
 * The game whose page of rules has that rule, "" for none: a rule's number begins with its chapter's.
 * @param {string} rule
 */
export function gameOfRule(rule) {
  const chapter = `${rule.split(".")[0]}.`;
  return Object.keys(ROOMS).find((game) => ROOMS[game].rules.some((each) => each.startsWith(chapter))) ?? "";
}
