// @ts-check
/**
 * What follows from a change of a table in a frame: events for the page around, and a new text for the panel.
 *
 * @typedef {import("./in_frame.js").InFrame} InFrame
 */
/** @import { LogEvent, Table } from "../../wire.d.ts" */
import { refocus } from "../../play/input/input.js";
import { show } from "./in_frame.js";

/** @param {InFrame} frame @param {Table} next the table after every change */
export function changed(frame, next) {
  const was = frame.table;
  frame.table = next;
  if (next.replay) frame.through.seen(next.replay);
  const news = was && was.id === next.id ? next.log.slice(was.log.length).map(seenByAll) : [];
  for (const [name, detail] of events(was, next, news, frame.tools.wish.src)) frame.tools.tell(name, detail);
  frame.sheet.close();
  frame.past.seen(next, frame.ask);
  show(frame, frame.word && { said: frame.word });
  frame.tools.measure();
  if (!was && isNowhere()) refocus(frame.tools.stage);
}

/** Whether what had the focus, such as the button that began play, is no longer visible. */
function isNowhere() {
  const held = document.activeElement;
  return document.hasFocus() && held instanceof HTMLElement && held.offsetParent === null;
}

/** Hides from the page around which card somebody drew from the deck. @param {LogEvent} event @returns {LogEvent} */
const seenByAll = (event) => (event.kind === "draw" ? { ...event, card: undefined } : event);

/**
 * The events for the page around.
 * @param {Table | null} was
 * @param {Table} next
 * @param {LogEvent[]} news
 * @param {string} src
 * @returns {[string, unknown][]}
 */
function events(was, { ply, view, lesson, replay, result }, news, src) {
  /** @type {[string, unknown][]} */
  const told = [];
  if (news.length) told.push(["move", { events: news, ply, toMove: view?.toMove ?? null, scores: view?.scores ?? [] }]);
  if (lesson && lesson.step !== was?.lesson?.step) {
    told.push(["step", { step: lesson.step, steps: lesson.steps }]);
    if (lesson.over) told.push(["solved", { steps: lesson.steps, src }]);
  }
  if (replay) told.push(["step", { round: replay.round + 1, turn: replay.turn }]);
  if (result && !was?.result) told.push(["gameover", { totals: result.totals, winners: result.winners }]);
  return told;
}
