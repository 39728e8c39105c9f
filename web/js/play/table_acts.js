// @ts-check
/**
 * What pressing does at the table: one function for each `data-act` there. The move that a target stands for was
 * written into the page from the list of moves that came with the last view; here it is only requested.
 *
 * @typedef {import("./in_play.js").InPlay} InPlay
 * @typedef {import("../render/table/sitting.js").Ui} Ui
 * @typedef {import("./motion/motion.js").Spot} Spot
 * @typedef {import("./input/input.js").Pressed} Pressed
 * @typedef {InPlay & {table: Table}} Playing
 * @typedef {Record<string, (play: Playing, data: Pressed) => void>} Acts
 */
/** @import { Table } from "../wire.d.ts" */
import { hint, why } from "./asking.js";
import { weigh } from "./explaining.js";
import { again, pointToChoice } from "./motion/again.js";
import { draw, refuse } from "./in_play.js";
import { LAST_CARDS } from "../render/table/deck.js";
import { toEnd } from "../render/table/round.js";
import { refocus } from "./input/input.js";
import { asksToTakeBack } from "./showing.js";
import { consult, proceed, request, send, skip, stop, take } from "./turns.js";

/**
 * How many cards or turns were left when the warning about the end was read: 0 while there are many.
 * @param {Playing} play
 * @returns {number}
 */
function warned({ table }) {
  const deck = table.view?.zones.find((zone) => zone.kind === "deck");
  const left = deck ? toEnd(deck) : 0;
  return left <= LAST_CARDS ? left : 0;
}

/** @param {Playing} play */
const placing = ({ table }) => table.waiting === "person" && table.view?.phase === "place";

/** Requests a move, or asks to press again first. @param {Playing} play @param {string} move @param {Spot} [spot] */
function move(play, move, spot) {
  const { settings, announce, words } = play.tools;
  if (settings().confirm && play.ui.pending !== move && !spot) {
    draw(play, { pending: move });
    announce(words().say("step-confirm"));
  } else void send(play, move, spot);
}

/**
 * Chooses a card of the hand, or none. A hint stays until the next move: it hides nothing.
 * @param {Playing} play
 * @param {Ui["chosen"]} chosen
 * @param {number} rove
 */
function lift(play, chosen, rove) {
  const over = { pending: null, refusal: null, advising: false, worth: null, meanwhile: [], unfolded: false };
  draw(play, { chosen, rove, ...over, warned: warned(play) });
}

/** Chooses a card of the hand, or puts it back; announces its places. @param {Playing} play @param {Pressed} data */
function choose(play, { card, index }) {
  if (!placing(play)) return void why(play, card, `pile:${card[0]}`);
  const { root, sound, announce } = play.tools;
  const again = play.ui.chosen?.index === Number(index);
  lift(play, again ? null : { card, index: Number(index) }, Number(index));
  if (again) return;
  sound("lift");
  for (const place of root.querySelectorAll("button.target:not(.closed)")) {
    const where = place.getAttribute("aria-label") ?? place.querySelector(".unseen")?.textContent;
    if (where) announce(where);
  }
}

/** Cards. @type {Acts} */
const CARDS = {
  choose,
  grab(play, { card, index }) {
    lift(play, { card, index: Number(index) }, Number(index));
    play.tools.sound("lift");
  },
  rove: (play, { index }) => play.ui.rove !== Number(index) && draw(play, { rove: Number(index) }),
  place: (play, { move: text, from }) => move(play, text, from),
  draw: (play, { move: text }) => move(play, text),
  take: (play, { move: text }) => move(play, text),
  which: pointToChoice,
};

/** @param {Playing} play */
function undo(play) {
  const { table } = play;
  if (!table.undo) return refuse(play, { key: "error-nothing-to-undo", values: {} });
  if (asksToTakeBack(table)) return askToTakeBack(play);
  takeBack(play);
}

/** Asks before taking back a move that revealed something, aloud and where the focus is. @param {Playing} play */
function askToTakeBack(play) {
  const { root, announce, words } = play.tools;
  draw(play, { asking: "undo", refusal: null });
  announce(words().say("say-undo-practice"));
  /** @type {HTMLElement | null} */ (root.querySelector("[data-act='undo-yes']"))?.focus({ preventScroll: true });
}

/** @param {Playing} play */
const takeBack = (play) => void request(play, { do: "undo", ply: (play.coming ?? play.table).ply });

/** What changes the table, besides cards. @type {Acts} */
const TABLE = {
  undo,
  "undo-yes": takeBack,
  hurry: (play) => void (play.coming ? take(play, play.coming) : request(play, { do: "hurry", ply: play.table.ply })),
  skip: (play) => void skip(play),
  pass: (play) => void request(play, { do: "pass", ply: play.table.ply }),
  lift: (play, { seat }) => void request(play, { do: "lift", seat: Number(seat) }),
  "own-stop": (play) => stop(play),
  "own-bring": ({ tools }) => tools.bring?.(),
  "own-again": (play) => void consult(play),
  "own-leave": (play) => void request(play, { do: "own", seat: play.table.view?.toMove ?? 0, present: false }),
};

/** The explanation has been read: play goes on. @param {Playing} play */
function tipRead(play) {
  draw(play, { tip: null });
  void proceed(play);
}

/** Whether the explanation shows, with no other notice in its place. @param {Playing} play */
const explaining = ({ ui }) => ui.tip && !ui.refusal && !ui.hint && !ui.worth;

/** Closes the notice. @param {Playing} play */
function dismiss(play) {
  const tip = play.tools.root.querySelector(".notice.tip [data-tip]")?.getAttribute("data-tip");
  if (explaining(play)) return tipRead(play);
  const { refusal } = play.ui;
  const hint = refusal ? play.ui.hint : null; // the hint that a refusal replaced comes back
  const over = { refusal: null, hint, advising: false, worth: null, asking: null, meanwhile: [], unfolded: false };
  draw(play, { ...over, told: tip ? [...play.ui.told, tip] : play.ui.told, warned: warned(play) });
}

/** Undoes the last thing that was begun; a notice is closed as by its own button. @param {Playing} play */
function cancel(play) {
  const { ui, tools } = play;
  const asked = ui.asking || ui.refusal || ui.advising || ui.worth || ui.unfolded;
  if (ui.logOpen) showLog(play, false);
  else if (asked) dismiss(play);
  else if (ui.pending) draw(play, { pending: null });
  else if (ui.chosen) draw(play, { chosen: null });
  else if (tools.root.querySelector(".notice > .shut")) dismiss(play);
}

/**
 * Closes something; if the focus goes with it, focus moves to the table.
 * @param {Playing} play @param {(play: Playing) => void} how
 */
function holding(play, how) {
  const { root } = play.tools;
  const held = root.contains(document.activeElement);
  how(play);
  if (held && !root.contains(document.activeElement)) refocus(root);
}

/** What is asked and said. @type {Acts} */
const WORDS = {
  worth: (play, { to }) => (play.ui.worth?.of === to ? draw(play, { worth: null }) : void weigh(play, to, true)),
  why: (play, { to }) => void why(play, placing(play) && to !== "deck" ? (play.ui.chosen?.card ?? "") : "", to),
  hint: (play) => void hint(play),
  // many turns may lie between two scenes: the result is shown at once, as after a skip
  "primer-on": (play) => void request(play, { do: "on", ply: play.table.ply }, null, true),
  "guide-stop"(play) {
    play.tools.guide?.stop();
    if (play.table.primer) void request(play, { do: "leave" });
    else tipRead(play);
  },
  dismiss: (play) => holding(play, dismiss),
  cancel: (play) => holding(play, cancel),
  unfold: (play) => draw(play, { unfolded: !play.ui.unfolded }),
};

/**
 * Opens or closes the log. On a phone it lies over the table: the focus moves into it, and out again.
 * @param {Playing} play @param {boolean} logOpen
 */
function showLog(play, logOpen) {
  const { root } = play.tools;
  const inside = root.querySelector(".log")?.contains(document.activeElement);
  draw(play, { logOpen });
  const shut = /** @type {HTMLElement | null} */ (root.querySelector(".log .shut"));
  if (logOpen && shut?.checkVisibility?.()) shut.focus({ preventScroll: true });
  if (!logOpen && inside)
    /** @type {HTMLElement | null} */ (root.querySelector(".tool[data-act='log']:not(.shut)"))?.focus();
}

/** What lies around the table. @type {Acts} */
const AROUND = {
  post: ({ tools }, { value }) => tools.leave("distance", value),
  log: (play) => showLog(play, !play.ui.logOpen),
  again: (play, { turn }) => again(play, Number(turn)),
  sound: ({ tools }) => tools.change({ sound: !tools.settings().sound }),
  menu: ({ tools }) => tools.leave("menu"),
  sheet: ({ tools, table }) => tools.leave("sheet", table),
  rule: ({ tools }, { rule }) => tools.leave("rules", rule),
};

/** @type {Acts} */
const ACTS = { ...CARDS, ...TABLE, ...WORDS, ...AROUND };

/** Does what was pressed. @param {InPlay} play @param {string} name @param {Partial<Pressed>} data of input.js */
export function act(play, name, data) {
  if (!play.table || !Object.hasOwn(ACTS, name)) return;
  // The second press of a double one was meant for what the first has changed.
  if (data.again && play.pressed !== play.run) return;
  if (data.again === false) play.pressed = play.run;
  ACTS[name](/** @type {Playing} */ (play), /** @type {Pressed} */ (data));
}
