// @ts-check
/**
 * The board's small pieces: explorers, told apart by their seat's shape and initial (never by colour alone); tiles,
 * told apart by shape; and the words for both. Placing them is the business of board/step.js.
 */
/** @import { BoardStep, Path, Table } from "../../wire.d.ts" */
import { h } from "../draw/tree.js";
import { asking } from "../words/ask.js";
import { isYou, nameOf, tileValues } from "../words/say.js";

/** @typedef {import("../draw/tree.js").Tree} Tree */
/** @typedef {import("../words/say.js").Words} Words */
/** @typedef {import("../table/sitting.js").Sitting} Sitting */
/** @typedef {BoardStep["explorers"][number]} Explorer */

const HIDDEN = { "aria-hidden": "true", focusable: "false" };

/** A drawing of art/board.svg. @param {string} id @param {string} [kind] @returns {Tree} */
export const piece = (id, kind = id) => h("svg", { class: `piece ${kind}`, ...HIDDEN }, h("use", { href: `#${id}` }));

/**
 * What stands on a seat's shape: the first letter of its name; or, where another seat shares that letter and the name
 * is numbered ("Player 1", "Tilda 2"), the number.
 * @param {Table} table @param {number} seat @param {Words} words @returns {string}
 */
function initialOf(table, seat, words) {
  const first = (/** @type {number} */ which) =>
    ([...nameOf(table, which, words).trim()][0] ?? "").toLocaleUpperCase(words.lang);
  const taken = table.seats.some((_, other) => other !== seat && first(other) === first(seat));
  const number = /\p{Nd}$/u.exec(nameOf(table, seat, words).trim())?.[0];
  return taken && number ? number : first(seat);
}

/**
 * A seat's mark: its shape with its initial, filled with ink for the seat at the near side.
 * @param {Sitting} sitting
 * @param {number} seat
 * @returns {Tree}
 */
export const seatMark = ({ table, own, words }, seat) =>
  h(
    "span",
    { class: `seat-mark seat-shape-${seat}${seat === own ? " own" : ""}`, "aria-hidden": "true" },
    piece(`seat-${seat}`, "shape"),
    h("span", { class: "initial" }, initialOf(table, seat, words)),
  );

/**
 * An explorer on its step: the seat's mark, larger and with ×2 for a researcher.
 * @param {Sitting} sitting
 * @param {Explorer} explorer
 * @param {string} suit
 * @param {string} [move] the move that pressing it makes, if it may be moved now
 * @param {Path} [path]  the zone whose worth a press asks for otherwise
 * @returns {Tree}
 */
export function token(sitting, explorer, suit, move, path) {
  const act = move ? { "data-act": "place", "data-move": move } : path && !sitting.ui.chosen ? asking(path) : {};
  const { seat, piece: kind } = explorer;
  const twice = kind === "researcher" ? h("span", { class: "twice", dir: "ltr" }, `×${sitting.words.number(2)}`) : null;
  return h(
    "span",
    {
      keep: `explorer:${seat}:${suit}`,
      class: `explorer ${kind} seat-shape-${seat}${seat === sitting.own ? " own" : ""}${move ? " can" : ""}`,
      "data-explorer": `${seat}:${suit}`,
      ...act,
      "aria-hidden": "true",
    },
    piece(`seat-${seat}`, "shape"),
    h("span", { class: "initial" }, initialOf(sitting.table, seat, sitting.words), twice),
  );
}

/** "Tilda's researcher", "your adventurer". @param {Sitting} sitting @param {Explorer} explorer */
export const explorerWords = ({ table, words }, explorer) =>
  words.say("board-explorer", {
    who: isYou(table, explorer.seat) ? "you" : "other",
    name: nameOf(table, explorer.seat, words),
    piece: explorer.piece,
  });

/**
 * The tile of a step: `tile` is "arrow", "artifact", a number of points, or "" where it was taken.
 * @param {string} tile
 * @param {Words} words
 * @returns {Tree}
 */
export function tileOf(tile, words) {
  if (tile === "") return h("span", { class: "tile taken", "aria-hidden": "true" });
  const points = /^\d+$/.test(tile);
  const picture = points ? h("span", { class: "figure" }, words.number(Number(tile))) : piece(`tile-${tile}`);
  return h("span", { class: `tile ${points ? "points" : tile}`, "aria-hidden": "true" }, picture);
}

/** "Arrow tile", "10-point tile", "artifact tile". @param {string} tile @param {Words} words */
export const tileWords = (tile, words) => words.say("board-tile", tileValues(tile));
