// @ts-check
/**
 * A table in play inside a frame, as one object: how it was begun, how to ask Python, what was seen last, and what the
 * panel says.
 *
 * @typedef {import("../../shell/words/words.js").Words} Words
 * @typedef {import("../../shell/words/words.js").Values} Values
 * @typedef {import("../panel.js").Panel} Panel
 *
 * @typedef {object} Tools
 * @property {HTMLElement} stage
 * @property {MessagePort} port   to the runtime
 * @property {Words} words   those of the picture
 * @property {(words: Words) => void} speak   takes the words of play, once they are there
 * @property {import("../attributes.js").Wish} wish
 * @property {Opening} message   the first question to Python
 * @property {(what: Partial<Panel>) => void} say   draws the panel
 * @property {(key: string, values?: Values, detail?: string) => void} fail
 * @property {(detail: string) => void} noStart   Python could not be had
 * @property {(name: string, detail?: unknown) => void} tell   an event for the page around
 * @property {() => void} measure
 *
 * @typedef {object} InFrame
 * @property {Tools} tools
 * @property {Ask} ask
 * @property {Words} words
 * @property {Table | null} table   as it was last seen; null before
 * @property {Panel} shown
 * @property {Panel["said"]} word   what the panel says until the reader moves
 * @property {boolean} ended
 * @property {boolean} failed   the runtime has failed and is not back yet
 * @property {AbortController} over   removes the listeners: the next table takes the same place
 * @property {ReturnType<typeof import("./take_up.js").remembered>} past
 * @property {Promise<void> | null} taking   until the table has been taken up again
 * @property {ReturnType<typeof import("../../play/play.js").createPlay>} play
 * @property {ReturnType<typeof import("../../play/through.js").makeThrough>} through
 * @property {ReturnType<typeof import("./sheet.js").makeSheet>} sheet
 */
/** @import { Ask, Opening, Status } from "../../messages.d.ts" */
/** @import { Lesson, Result, Table } from "../../wire.d.ts" */
import { reasonValues } from "../../render/words/say.js";

/**
 * Asks Python over a port.
 * @param {MessagePort} port
 * @param {(status: Status) => void} status hears of the engine's progress
 * @returns {InFrame["ask"]}
 */
export function asker(port, status) {
  /** @type {Map<number, (reply: unknown) => void>} */
  const open = new Map();
  let last = 0;
  port.onmessage = ({ data }) => {
    if (data.status) status(data.status);
    else open.get(data.id)?.(data.reply);
    open.delete(data.id);
  };
  return (message) =>
    new Promise((resolve) => {
      open.set(++last, /** @type {(reply: unknown) => void} */ (resolve));
      port.postMessage({ id: last, message });
    });
}

/** What the panel says while Python is loading. @param {Status} status @returns {Panel} */
export const onItsWay = (status) =>
  status.state === "fetching"
    ? { progress: status.total ? status.loaded / status.total : 1, stalled: status.stalled }
    : { progress: 1 };

/** What the panel says about a table. @param {InFrame} frame @param {Table} table @returns {Panel} */
function panelOf(frame, table) {
  const { tools, words, through } = frame;
  const again = tools.wish.controls !== "none";
  if (table.lesson) return { ...lessonWords(table, table.lesson, words), again };
  if (table.replay) return { through: through.shown(), game: table.game };
  return table.result ? { said: resultWords(table, table.result, words), again } : {};
}

/**
 * A lesson: its task, its progress, and the answer to the last move.
 * @param {Table} table
 * @param {Lesson} lesson
 * @param {Words} words
 * @returns {Panel}
 */
function lessonWords(table, { title, task, say, said, over, step, steps, hints }, words) {
  const values = said ? reasonValues(said.values, table, words) : {};
  if (said && typeof said.values.points === "number") values.points = words.signed(said.values.points);
  const answer = said
    ? {
        key: said.key && words.knows(said.key) ? said.key : over ? "embed-solved" : "embed-right",
        values,
        good: said.kind === "solved",
      }
    : undefined;
  return { title, task, say: over ? "" : say, steps: { done: step, of: steps }, said: answer, hint: hints > 0 };
}

/** Everybody's total at the end of a match. @param {Table} table @param {Result} result @param {Words} words */
function resultWords({ game, seats }, result, words) {
  const totals = seats.map((_, seat) => words.number(result.totals[seat]));
  return { key: "embed-over", values: { kind: game, totals: words.list(totals) }, good: true };
}

/**
 * Draws the panel with what it says about the table.
 * @param {InFrame} frame
 * @param {Panel} [more]
 * @param {Table | null} [table] if not the one seen last
 */
export function show(frame, more, table) {
  const seen = table ?? frame.table;
  frame.shown = { ...(seen ? panelOf(frame, seen) : {}), ...more };
  frame.tools.say({});
}
