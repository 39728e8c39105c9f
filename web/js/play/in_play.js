// @ts-check
/**
 * A match in play, as one object: the table as it was last seen, what the person at the page has chosen, and what is
 * going on. Here it is made, drawn, and told of refusals; whatever else changes it is in the files beside.
 *
 * @typedef {import("../render/words/say.js").Words} Words
 * @typedef {import("../render/words/say.js").Told} Told
 * @typedef {import("../render/table/sitting.js").Ui} Ui
 *
 * @typedef {object} Tools   what a match in play is given
 * @property {HTMLElement} root
 * @property {{ask: Ask}} engine
 * @property {() => Words} words
 * @property {() => import("../shell/device/store.js").Settings} settings
 * @property {(part: Partial<import("../shell/device/store.js").Settings>) => void} change   changes settings
 * @property {(text: string) => void} announce
 * @property {(name: string) => void} sound
 * @property {Leave} leave
 * @property {Guide} [guide]   the voice of a guided match
 * @property {(table: Table, seat: number) => Promise<OwnReply>} own lets a person's own player move: the bridge's reply
 * @property {() => void} [bring]   lets the person choose the file of their own player
 * @property {(seat: number) => void} stop   ends a person's own player
 * @property {(table: Table) => void} changed   the table has changed
 * @property {() => boolean} [atHand]   whether the person is at the table, or on a screen where it goes on meanwhile
 * @property {(table: Table) => boolean} [comesTo]   whether the person came by a press, so that focus moves there
 * @property {() => unknown} [spoken]   waits for the words that the first paint did not need
 * @property {AbortSignal} [signal]   ends it: another may then be in play in the same place
 *
 * @typedef {(to: "menu" | "home" | "rules" | "sheet" | "distance", detail?: string | Table) => void} Leave
 *   with the table, a rule's number, or the key of what went wrong
 *
 * @typedef {object} Guide
 * @property {(table: Table) => boolean} guides
 * @property {(table: Table) => Promise<Remark | null>} tip
 * @property {() => void} stop
 *
 * @typedef {object} InPlay
 * @property {Tools} tools
 * @property {ReturnType<typeof makeTeller>} teller
 * @property {Table | null} table   null where there is none
 * @property {Ui} ui
 * @property {number} run   grows when what was going on is over: an old loop that wakes up sees it and stops
 * @property {number} asked   the run with an unanswered request that changes the table
 * @property {Table | null} coming   the engine's latest table, while the page shows the moves at its own pace
 * @property {boolean} back   whether the next table results from taking something back
 * @property {Table | null} left   the table last seen, while another screen is open
 * @property {number} off   the run in which automatic play was put off because the table was left
 * @property {number} pressed   the run in which something was pressed last
 * @property {number} restarts   how often a thought has failed since the table last changed
 * @property {Promise<unknown>} resting   until all motion has come to rest
 * @property {ReturnType<typeof makePacer>} pacer   when the next move of the others may be shown
 */
/** @import { Ask, OwnReply } from "../messages.d.ts" */
/** @import { Remark, Table } from "../wire.d.ts" */
import { halt } from "./motion/courier.js";
import { fold, follow } from "./folding.js";
import { reach } from "./input/input.js";
import { shake } from "./motion/motion.js";
import { makePacer } from "./pace.js";
import { makeTeller } from "./telling.js";
import { refusalWords } from "../render/words/say.js";
import { freshUi } from "../render/table/sitting.js";
import { drawTable } from "../render/table/table.js";
import { patch } from "../render/draw/tree.js";

/** @param {Tools} tools @returns {InPlay} without a table */
export const inPlay = (tools) => ({
  tools,
  teller: makeTeller(tools),
  table: null,
  ui: freshUi(),
  run: 0,
  asked: -1,
  coming: null,
  back: false,
  left: null,
  off: -1,
  pressed: 0,
  restarts: 0,
  resting: Promise.resolve(),
  pacer: makePacer(),
});

/** Draws the table, with these changes to the choices. @param {InPlay} play @param {Partial<Ui>} [part] */
export function draw(play, part = {}) {
  const { root, settings, words } = play.tools;
  play.ui = { ...play.ui, ...part, settings: settings() };
  if (play.table) patch(root, drawTable(play.table, play.ui, words()));
  fit(root);
}

/** What to fit to its room before the next frame. @type {Set<HTMLElement>} */
const unfitted = new Set();

/**
 * Does what depends on how much room there is: measured once per frame, after everything has been drawn, because the
 * browser lays the table out again for every measurement between two changes.
 * @param {HTMLElement} root
 */
function fit(root) {
  if (!unfitted.size) requestAnimationFrame(fitAll);
  unfitted.add(root);
}

function fitAll() {
  for (const root of unfitted) {
    reach(root);
    fold(root);
    follow(root);
  }
  unfitted.clear();
}

/**
 * Says that something cannot be done.
 * @param {InPlay} play
 * @param {Told | null} refusal key, values and rule; null: whatever failed says so itself
 */
export function refuse(play, refusal) {
  const { root, settings, words, announce, sound } = play.tools;
  draw(play, { refusal, asking: null, thinking: null, advising: false, worth: null, unfolded: false });
  if (!refusal?.clue) {
    sound("refuse");
    shake(root.querySelector(".held.chosen .pick"), settings().animation);
  }
  announce(refusalWords(/** @type {Told} */ (refusal ?? play.ui.failed), play.table, words()));
}

/** Leaves the table: automatic play stops, and nothing of the table stays on the page. @param {InPlay} play */
export function close(play) {
  play.run += 1;
  play.table = null;
  play.ui = freshUi();
  halt();
  patch(play.tools.root, null);
}
