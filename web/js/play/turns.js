// @ts-check
/**
 * How a match goes on: a person's acts become requests to the engine, computer players think slice by slice, and
 * automatic play keeps a pace that a person can follow.
 *
 * @typedef {import("./in_play.js").InPlay} InPlay
 * @typedef {import("./motion/motion.js").Dropped} Dropped
 * @typedef {import("./motion/motion.js").Spot} Spot
 */
/** @import { ForTable } from "../messages.d.ts" */
/** @import { Progress, Refusal, Reply, Requests, Table } from "../wire.d.ts" */
import { draw, refuse } from "./in_play.js";
import { pace } from "./motion/motion.js";
import { show } from "./showing.js";

const FORCED = 1400; // ms before the only possible draw is made for the person
const EXPLAINED = 6000; // ms more where something is explained, which nobody has to close
const MOST_RESTARTS = 3; // of a thought that fails; after that one can still hurry it, take back or leave
const PROGRESS = 90; // ms between two drawings of a thought's progress
const BRIEF = 300; // the most ms a thought may take when skipping to a person's turn
const PICTURE = 50; // the most ms to wait for a frame: a page that nobody sees draws none

/** @param {number} time */
const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));

/** Waits until what is drawn now can be seen. */
const seen = () =>
  Promise.race([new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))), wait(PICTURE)]);

/**
 * Takes a new table, and continues from there.
 * @param {InPlay} play
 * @param {Table} next
 * @param {Dropped | null} [from] see showing.js
 * @param {boolean} [atOnce] see showing.js
 */
export async function take(play, next, from, atOnce = false) {
  if (await show(play, next, from, atOnce)) void proceed(play);
}

/**
 * Plays everything up to the next turn of a person at once, and shows the result: each player thinks as well as ever,
 * but not longer than someone who asks to skip would wait.
 * @param {InPlay} play
 */
export async function skip(play) {
  if (!play.table || play.asked === play.run) return;
  const mine = (play.asked = ++play.run);
  const wanted = () => play.run === mine;
  let table = play.coming ?? play.table;
  let stale = 0;
  try {
    while ((table.waiting === "mind" || table.waiting === "own") && atHand(play)) {
      const { ply, view } = table;
      const reply =
        table.waiting === "own" ? await play.tools.own(table, view?.toMove ?? 0) : await brief(play, ply, wanted);
      if (!wanted() || !reply) return;
      if (!reply.ok && (!reply.table || ++stale > MOST_RESTARTS)) break; // what follows fails likewise, and says so
      table = /** @type {Table} */ (reply.table); // a refusal brings one if the table had moved on
    }
  } finally {
    if (play.asked === mine) play.asked = -1;
  }
  if (await show(play, table, null, true)) void proceed(play);
}

/**
 * A thought that nobody is watching.
 * @param {InPlay} play @param {number} ply @param {() => boolean} wanted
 * @returns {Promise<Reply<"hurry"> | null>}
 */
async function brief(play, ply, wanted) {
  const { ask } = play.tools.engine;
  const end = performance.now() + BRIEF;
  while (wanted()) {
    const reply = await (performance.now() < end ? ask({ do: "think", ply }) : ask({ do: "hurry", ply }));
    if (!reply.ok || "table" in reply) return /** @type {Reply<"hurry">} */ (reply);
  }
  return null;
}

/** @param {InPlay} play */
const atHand = ({ tools }) => tools.atHand?.() ?? true;

/** Whether play is put off because the table was left. @param {InPlay} play */
function putOff(play) {
  if (atHand(play)) return false;
  play.off = play.run;
  return true;
}

/** Resumes what was put off, if the person is back. @param {InPlay} play */
export function goOn(play) {
  if (play.off !== play.run || !atHand(play)) return;
  play.off = -1;
  void proceed(play);
}

/** Automatic play, while the table is at hand. @param {InPlay} play */
export async function proceed(play) {
  const { root, settings, leave } = play.tools;
  const { run, table } = play;
  if (!table || putOff(play)) return;
  const { waiting, view } = table;
  if (waiting === "mind") return think(play);
  if (waiting === "own") return consult(play);
  if (waiting === "round" || waiting === "match") {
    await play.resting;
    await wait(pace(settings().animation) * 2);
    if (run === play.run && !root.hidden) leave("sheet", table);
  } else if (waiting === "person" && view?.moves.length === 1 && view.phase === "draw" && !table.primer) {
    await wait(FORCED); // meanwhile the card can be taken back
    if (run === play.run && play.ui.tip) await wait(EXPLAINED);
    if (run === play.run && !putOff(play)) void send(play, view.moves[0].move);
  }
}

/**
 * Shows what others have played, at a pace that a person can follow.
 * @param {InPlay} play
 * @param {Table} next
 * @param {number} run
 */
async function follow(play, next, run) {
  play.coming = next;
  await wait(play.pacer.left());
  if (run === play.run) await take(play, next);
}

/** Lets the computer player think until it has moved, without ever blocking the page. @param {InPlay} play */
async function think(play) {
  const { run } = play;
  let drawn = 0;
  const progress = (/** @type {number} */ part) => {
    if (performance.now() - drawn <= PROGRESS) return;
    drawn = performance.now();
    draw(play, { thinking: part });
  };
  const reply = await thought(play, "think", () => run === play.run, progress);
  if (!reply) return;
  if (reply.ok) return follow(play, reply.table, run);
  play.restarts++;
  failed(play, reply);
}

/**
 * The final result of a thought.
 * @template {"think" | "hint"} What
 * @typedef {Exclude<Reply<What>, {thinking: Progress}>} Thought
 */

/**
 * Asks until a thought, slice by slice, is finished: the reply, or null where it is no longer wanted.
 * @template {"think" | "hint"} What
 * @param {InPlay} play
 * @param {What} what
 * @param {() => boolean} wanted
 * @param {(part: number) => void} [progress]
 * @returns {Promise<Thought<What> | null>}
 */
export async function thought(play, what, wanted, progress) {
  while (wanted()) {
    const request = /** @type {{do: What} & Requests[What]} */ ({ do: what, ply: play.table?.ply ?? 0 });
    const reply = await play.tools.engine.ask(request);
    if (!wanted()) return null;
    if (!reply.ok || !reply.thinking) return /** @type {Thought<What>} */ (reply);
    progress?.(reply.thinking.progress);
  }
  return null;
}

/** Makes a person's own player move; if it fails, the person decides how to go on. @param {InPlay} play */
export async function consult(play) {
  const { run } = play;
  draw(play, { thinking: 0, failed: null });
  if (!play.table) return;
  const reply = await play.tools.own(play.table, play.table.view?.toMove ?? 0);
  if (run !== play.run) return;
  if (reply.ok) return follow(play, reply.table, run);
  if (reply.table) return take(play, reply.table); // the table had moved on
  if (putOff(play)) return; // it was ended as the table was left
  draw(play, { failed: reply.error });
  refuse(play, null);
}

/** Ends a person's own player in the middle of its thought; the person decides how to go on. @param {InPlay} play */
export function stop(play) {
  const seat = play.table?.view?.toMove ?? 0;
  play.run++;
  play.asked = -1;
  play.tools.stop(seat);
  draw(play, { failed: { key: "error-own-stopped", values: { seat } } });
  refuse(play, null);
}

/**
 * Requests a change of the table; until the answer comes, no other such request is made. The press shows before the
 * answer is drawn, since on a slow phone drawing takes longer than the answer.
 * @param {InPlay} play
 * @param {ForTable} message
 * @param {Dropped | null} [from]
 * @param {boolean} [atOnce] see showing.js
 */
export async function request(play, message, from, atOnce = false) {
  if (play.asked === play.run) return; // a second press before the answer to the first
  const { root, engine } = play.tools;
  const mine = (play.asked = ++play.run);
  play.coming = null;
  root.dataset.asked = message.do;
  const answered = () => {
    delete root.dataset.asked;
    if (play.asked === mine) play.asked = -1;
  };
  const [reply] = await Promise.all([engine.ask(message), seen()]).finally(answered);
  if (mine !== play.run) return;
  play.back = message.do === "undo" && reply.ok;
  if (!reply.ok) failed(play, reply);
  else if (reply.table) await take(play, reply.table, from, atOnce);
}

/** @param {InPlay} play @param {string} move @param {Spot} [spot] where a pointer released the card */
export const send = (play, move, spot) =>
  request(play, { do: "play", ply: play.table?.ply ?? 0, move }, spot && { card: play.ui.chosen?.card, spot });

/**
 * A message was refused: the table says why and stays, or is redrawn if it has moved on.
 * @param {InPlay} play
 * @param {Refusal} reply
 */
export function failed(play, reply) {
  refuse(play, reply.error);
  if (reply.table) void take(play, reply.table);
  // the request had ended the thought
  else if (play.table?.waiting === "mind" && play.restarts < MOST_RESTARTS) void proceed(play);
}
