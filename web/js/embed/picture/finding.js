// @ts-check
/**
 * How much of a wish can be seen without Python: a view that came with the page, a picture of ours, a position laid out
 * here. For everything else, what to ask Python, for looking on or for playing.
 *
 * @typedef {import("../attributes.js").Wish} Wish
 * @typedef {typeof import("../parts.js").part} Part
 *
 * @typedef {object} Seen   what can be seen, and what it was made from
 * @property {import("../../render/table/sitting.js").OpenTable} table
 * @property {import("../../render/diagram.js").Show} [show]
 * @property {string} [lesson]
 * @property {string} [line]
 */
/** @import { Asked } from "../../wire.d.ts" */
/** @import { Opening } from "../../messages.d.ts" */
import { formOf, taught } from "../attributes.js";
import { gameOf } from "./cover.js";
import { lay } from "./laying.js";
import { readPosition } from "./position.js";

/**
 * What can be seen without Python, once it can be drawn; null where nothing can.
 * @param {Wish} wish
 * @param {Part} part
 * @returns {Promise<Seen | null>}
 */
export async function find(wish, part) {
  if (wish.view) return checked(JSON.parse(wish.view));
  if (wish.record) return laidOut(wish.record, part);
  if (wish.src) return part(`${taught(wish) ? "lesson" : "view"}-${wish.src.replace("/", "-")}`);
  return BUILD.games[wish.game].taught ? part(`view-${wish.game}-table`) : null;
}

/**
 * A view that came with the page: a table, or a table and its cropping.
 * @param {any} given whatever the page contains
 * @returns {Seen}
 */
function checked(given) {
  const seen = given?.table ? given : { table: given };
  if (!(seen.table?.game in BUILD.games) || !Array.isArray(seen.table?.view?.zones)) throw new Error("not a table");
  return seen;
}

/** A position as its author wrote it. @param {string} text @param {Part} part */
async function laidOut(text, part) {
  const position = formOf(text) === "position" ? readPosition(text) : null;
  const game = String(position?.game);
  if (!position || !Object.hasOwn(BUILD.games, game) || !BUILD.games[game].taught) return null;
  const data = await part(`laying-${game}`).catch(() => null);
  return data && lay(position, data, BUILD.games[game].mind);
}

/** What to ask Python for something to look at. @param {Wish} wish @returns {Asked} */
export function looking(wish) {
  const form = formOf(wish.record);
  if (form === "position") return { do: "picture", position: wish.record };
  return form === "lesson" ? { do: "lesson", lesson: wish.record } : replay(wish, wish.record);
}

/**
 * What to ask Python first in play.
 * @param {Wish} wish @param {Seen | null} seen @param {string} you the reader's name @returns {Opening}
 */
export function opening(wish, seen, you) {
  const text = wish.record || (wish.src && (seen?.lesson || seen?.line)) || ""; // otherwise the picture only invites
  if (!text) {
    const seats = [{ name: you }, { name: "2", mind: BUILD.games[wish.game].mind }];
    return { do: "new", game: wish.game, options: { rounds: 1 }, seats };
  }
  const form = seen?.lesson && !wish.record ? "lesson" : formOf(text);
  if (form === "record") return replay(wish, text);
  return form === "lesson" ? { do: "lesson", lesson: text } : { do: "position", position: text };
}

/** A record, at the place that the author chose. @param {Wish} wish @param {string} record */
const replay = ({ at, seat }, record) => ({
  do: /** @type {const} */ ("replay"),
  record,
  round: (at?.round ?? 1) - 1,
  turn: at?.turn ?? 0,
  seat,
});

/** The game of the wish, as far as can be told here. @param {Wish} wish @param {Seen | null} seen */
export const gameSeen = (wish, seen) => seen?.table.game ?? gameOf(wish.record) ?? wish.game;
