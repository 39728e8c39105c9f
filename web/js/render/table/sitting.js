// @ts-check
/**
 * What all drawing functions receive: the table, what the person at the page has chosen, and the words, with the few
 * questions that several of them ask. No rule of any game: Python says which moves there are.
 *
 * @typedef {import("../words/say.js").Words} Words
 * @typedef {import("../words/say.js").Told} Told
 * @typedef {import("../../wire.d.ts").Move} Move
 * @typedef {object} Ui
 * @property {{card: string, index: number} | null} chosen
 * @property {number} rove
 * @property {string | null} pending
 * @property {number | null} thinking
 * @property {Told | null} refusal
 * @property {Hint | null} hint
 * @property {boolean} advising
 * @property {import("../words/worth.js").Shown | null} worth
 * @property {Remark | null} tip
 * @property {Told | null} failed
 * @property {string | null} asking
 * @property {number} warned
 * @property {LogEvent[]} meanwhile
 * @property {boolean} logOpen
 * @property {boolean} unfolded
 * @property {readonly string[]} told
 * @property {{tips?: boolean, sort?: string, confirm?: boolean, animation?: string, sound?: boolean}} settings
 * @typedef {{
 *   deck: Deck,
 *   [hand: `hand:${number}`]: Hand | Backs,
 *   [pile: `pile:${string}`]: Pile,
 *   [expedition: `expedition:${number}:${string}`]: Expedition,
 *   [path: `path:${number}:${string}`]: Path,
 *   [stack: `stack:${number}:${string}`]: Stack,
 *   [column: `column:${number}:${string}`]: PlainColumn,
 *   [id: string]: Zone,
 * }} Zones   by id
 * @typedef {{
 *   table: OpenTable, view: View, ui: Ui, words: Words, seat: number | null, own: number,
 *   zones: Zones, moves: Move[], kit: import("../kits.js").Kit
 * }} Sitting
 */

/** @import { Backs, Deck, Expedition, Hand, Hint, LogEvent, Path } from "../../wire.d.ts" */
/** @import { Pile, PlainColumn, Remark, Stack, Table, View, Zone } from "../../wire.d.ts" */

/** Whether the round goes on: giving up the match ends it as well. @param {{table: Table, view: View}} sitting */
export const goesOn = ({ table, view }) => view.phase !== "over" && table.waiting !== "match";

/** Whether a hint can be asked for: a person is to move, and not only to read. @param {Table} table */
export const hints = ({ waiting, primer }) => waiting === "person" && !primer?.reads;

/** The state that a fresh table is drawn with. @returns {Ui} */
export const freshUi = () => ({
  chosen: null,
  rove: 0,
  pending: null,
  thinking: null,
  refusal: null,
  hint: null,
  advising: false,
  worth: null, // what somebody asked the worth of (worth.js)
  tip: null,
  failed: null,
  asking: null,
  warned: 0,
  meanwhile: [], // what others did while somebody was away
  logOpen: false,
  unfolded: false, // a notice longer than its place is shown whole
  told: /** @type {readonly string[]} */ ([]), // tips of earlier turns
  settings: {},
});

/** A table that no curtain hides. @typedef {Table & {view: View}} OpenTable */

/**
 * @param {OpenTable} table
 * @param {Partial<Ui>} ui
 * @param {Words} words
 * @param {import("../kits.js").Kit} kit
 * @returns {Sitting}
 */
export function sit(table, ui, words, kit) {
  const view = table.view;
  return {
    table,
    view,
    ui: { ...freshUi(), ...ui },
    words,
    seat: view.seat,
    own: view.seat ?? 0,
    zones: /** @type {Zones} */ (Object.fromEntries(view.zones.map((zone) => [zone.id, zone]))),
    moves: view.moves,
    kit,
  };
}

/** The moves that place the chosen card. @param {Sitting} sitting */
export function placings({ moves, ui }) {
  const { chosen } = ui;
  return chosen
    ? moves.filter((move) => move.card === chosen.card && (move.kind === "play" || move.kind === "discard"))
    : [];
}

/** Whether the viewer is to draw now. @param {Sitting} sitting */
export const drawing = ({ view, moves }) => view.phase === "draw" && moves.length > 0;

/** Whether the viewer is to place now. @param {Sitting} sitting */
export const placing = ({ view, moves }) => view.phase === "place" && moves.length > 0;

/**
 * The seats not drawn at the near side, in turn order after the one that is.
 * @param {Sitting} sitting
 * @returns {number[]}
 */
export function others({ view, own }) {
  return Array.from({ length: view.seats - 1 }, (_, at) => (own + 1 + at) % view.seats);
}

/**
 * The label of a target: the act, or that pressing again confirms it.
 * @param {Sitting} sitting
 * @param {{move: string}} move
 * @param {string} key
 */
export const actWords = ({ ui, words }, move, key) => words.say(ui.pending === move.move ? "action-confirm" : key);

/** The move that a hint advises, "" without one. @param {Sitting} sitting @returns {string} */
export const hinted = ({ ui }) => ui.hint?.move ?? "";
