// @ts-check
/**
 * A table in play inside a frame: the page's own play.js, which asks the one runtime of the page over a port. A
 * lesson's answers and steps show in the panel, the end of a round on the score sheet; the page around hears of them as
 * events.
 *
 * @typedef {import("./in_frame.js").InFrame} InFrame
 */
/** @import { Status } from "../../messages.d.ts" */
import { makeAnnouncer } from "../../shell/words/announce.js";
import { createPlay } from "../../play/play.js";
import { changed } from "./changing.js";
import { asker, onItsWay, show } from "./in_frame.js";
import { clue, deal, served, start } from "./serving.js";
import { makeSheet } from "./sheet.js";
import { remembered } from "./take_up.js";
import { makeThrough } from "../../play/through.js";

/** @type {import("../../shell/device/store.js").Settings} */
const SETTINGS = {
  animation: "normal",
  confirm: false,
  sort: "suit",
  sound: false,
  discards: "top",
  totals: "own",
  language: "",
  digits: "native",
  theme: "system",
  contrast: "system",
  haptics: false,
  awake: false,
  tips: false,
  tipped: "all",
};

/** @param {import("./in_frame.js").Tools} tools */
export function begin(tools) {
  const frame = inFrame(tools);
  void start(frame);
  return {
    panel: () => frame.shown,
    /** @param {string} act of something in the panel @param {number} value */
    act: (act, value) => (act === "clue" ? void hint(frame) : frame.through.act(act, value)),
    hint: () => hint(frame),
    reset: () => reset(frame),
    end: () => end(frame),
  };
}

/** @param {import("./in_frame.js").Tools} tools @returns {InFrame} */
function inFrame(tools) {
  const frame = /** @type {InFrame} */ ({
    tools,
    ask: asker(tools.port, (status) => report(frame, status)),
    words: tools.words,
    table: null,
    shown: {},
    word: undefined,
    ended: false,
    failed: false,
    over: new AbortController(),
    past: remembered(tools.message),
    taking: null,
  });
  frame.play = playIn(frame);
  const go = (/** @type {import("../../play/through.js").Stand} */ stand) => stepTo(frame, stand);
  frame.through = makeThrough(go, () => void (frame.ended || !frame.table || show(frame)));
  frame.sheet = makeSheet(tools.stage, () => frame.words, {
    next: () => void deal(frame, { do: "next" }),
    rematch: () => void deal(frame, { do: "rematch" }),
    measure: tools.measure,
  });
  return frame;
}

/** The page's own play. @param {InFrame} frame */
const playIn = (frame) =>
  createPlay({
    root: frame.tools.stage,
    engine: { ask: (message) => served(frame, message) },
    words: () => frame.words,
    settings: () => SETTINGS,
    change: () => {},
    announce: makeAnnouncer(/** @type {HTMLElement} */ (document.getElementById("live"))),
    sound: () => {},
    leave: (to, detail) => leave(frame, to, detail),
    own: (on) => frame.ask({ do: "hurry", ply: on.ply }), // no person's own player sits here; if so, it is hurried
    stop: () => {},
    changed: (next) => changed(frame, next),
    signal: frame.over.signal,
  });

/** Progress of the runtime. @param {InFrame} frame @param {Status} status of the engine */
function report(frame, status) {
  const { tools, table, failed } = frame;
  if (status.state === "failed") {
    frame.failed = true;
    tools.noStart(`${status.reason}: ${status.detail}`);
  } else if (status.state === "ready") {
    frame.failed = false;
    if (failed) tools.say({});
  } else if (!table || failed) tools.say(onItsWay(status));
}

/** The table at another place. @param {InFrame} frame @param {import("../../play/through.js").Stand} stand */
async function stepTo(frame, stand) {
  const reply = await frame.ask({ ...frame.tools.message, ...stand });
  if (reply.ok && !frame.ended) frame.play.show(reply.table);
}

/** @typedef {Parameters<import("../../play/in_play.js").Leave>} Leaving */

/** From the table to another screen. @param {InFrame} frame @param {Leaving[0]} to @param {Leaving[1]} [detail] */
function leave(frame, to, detail) {
  if (to === "rules" && typeof detail !== "object") read(frame, detail);
  if (to === "sheet" && typeof detail === "object") {
    frame.shown = {};
    frame.tools.say({});
    void frame.sheet.open(detail);
  }
  if (to === "home") frame.tools.fail("embed-no-start", {}, String(detail));
}

/**
 * Opens the page with a rule in full; where that is the page around, only scrolls to it.
 * @param {InFrame} frame
 * @param {string} [rule]
 */
function read({ words, table, tools }, rule) {
  const page = new URL(`learn/${words.language}/${table?.game ?? tools.wish.game}.html`, document.baseURI);
  const part = rule ? `#r-${rule}` : "";
  try {
    if (parent !== window && parent.location.pathname === page.pathname) {
      parent.location.hash = part;
      return;
    }
  } catch {
    // a page of another host, which is out of our reach
  }
  window.open(page.href + part, "_blank", "noopener");
}

/** A lesson's next hint, in the panel. @param {InFrame} frame */
async function hint(frame) {
  if (!frame.table?.lesson) return;
  const { key, values } = await clue(frame);
  const reply = await frame.ask({ do: "look" });
  show(frame, { said: { key, values, good: false } }, reply.ok ? reply.table : null);
  frame.tools.measure();
}

/** Back to the first wish. @param {InFrame} frame */
async function reset(frame) {
  const { message } = frame.tools;
  frame.through.rest();
  const reply = await frame.ask(message.do === "replay" || message.do === "new" ? message : { do: "rematch" });
  if (!reply.ok || frame.ended) return;
  frame.table = null;
  frame.word = undefined;
  frame.past.begun();
  frame.play.show(reply.table);
}

/** @param {InFrame} frame */
function end(frame) {
  frame.ended = true;
  frame.through.rest();
  frame.sheet.end();
  frame.over.abort();
  document.documentElement.classList.remove("playing");
  frame.play.close();
  frame.tools.port.postMessage({ end: true });
}
