// @ts-check
/**
 * Everything the shell knows, in one object, and the one way it changes: `update` puts new values in and asks for one
 * redraw, however many updates came together. What is on the table is Python's; here is only the last reply about it.
 *
 * @typedef {import("./words/words.js").Words} Words
 * @typedef {import("./words/words.js").Values} Values
 * @typedef {import("./device/store.js").Settings} Settings
 * @typedef {import("./setup.js").Setup} Setup
 *
 * @typedef {object} Start  the progress of Python
 * @property {"waiting" | "fetching" | "starting" | "ready" | "failed"} state
 * @property {number} [loaded]   bytes
 * @property {number} [total]    bytes
 * @property {string} [file]     what is awaited, or what did not arrive
 * @property {boolean} [stalled] whether nothing has arrived for a while
 * @property {"network" | "damaged" | "browser" | "stopped"} [reason]   why it failed
 * @property {string} [detail]
 *
 * @typedef {object} Notice  a slip at the edge of the screen; at most one per key
 * @property {string} key        of the message
 * @property {Values} [values]
 * @property {boolean} [bad]     whether something is wrong (otherwise it is news)
 * @property {string} [here]     the screen that it is about: it goes with that screen, or after a while like any news
 * @property {{act: string, key: string, value?: string}[]} [acts]   buttons: what they do, what they say, and to what
 *
 * @typedef {object} Dialog  what is asked in front of everything; null when nothing is
 * @property {"menu" | "ask" | "error" | "embed"} kind
 * @property {string} [key]      of the question
 * @property {Values} [values]   that fill it
 * @property {string[]} [lines]  messages below it, filled by the same values
 * @property {string} [act]      what "yes" does
 * @property {string} [yes]      the message on the button that does it
 * @property {string} [value]    the object of that act
 * @property {{act: string, key: string, value: string}[]} [ways]   answers other than "yes", none of them grave
 * @property {string} [report]   the text of an error report
 * @property {boolean} [copied]
 *
 * @typedef {object} Shell
 * @property {string} screen     "home", "setup", "settings", "rules", "about", "matches", "table", "sheet",
 *   "through", "review"
 * @property {string} part       a part of the screen, as "1.2" of the rules
 * @property {Words} words
 * @property {boolean} whole     all words of the language are loaded, not only those of the first paint
 * @property {About} about         Python's games, options and minds, as the build wrote them into the page
 * @property {Settings} settings
 * @property {Setup} setup
 * @property {Start} start
 * @property {Kept[] | null} matches kept on this device, newest first; null: not read yet
 * @property {Kept[]} shelf      those that home showed last time, until they are read
 * @property {string} last       the match last on the table
 * @property {boolean} guided    somebody here has been through a guided match
 * @property {string} day        the date whose deal is about to begin, "" for none
 * @property {Pars} pars         the owl's results for days, by date
 * @property {number | null} reckoning   the owl's progress with the day shown, null while she does not play
 * @property {import("./after/own_exercises.js").All | null} exercises  of this person's own matches; null: not read yet
 * @property {import("../screens/book/exercise.js").Trying | null} trying   the exercise on the table
 * @property {boolean} [bringing]  whether a file of everything is being read
 * @property {Statistics | null} statistics  of the kept matches; null: not computed since they changed
 * @property {Unread} [unread]   why they cover only this visit
 * @property {string} book       which of them are shown: a game and, after "/", the number of a set of options
 * @property {string} primer     the game whose first lesson is about to begin, "" for a match as it is set up
 * @property {number} row        of a first lesson's score sheet: the current line
 * @property {Table | null} table         the protocol's table object, or null
 * @property {Afar | null} afar           the state of the match at a distance on the table
 * @property {import("../distance/desk.js").Desk | null} desk   what goes on beside the table of a match at a distance
 * @property {((state: Shell) => import("../render/draw/tree.js").Tree | null) | null} carried   draws the matches at a
 *   distance, once there is one
 * @property {Table | null} gone          the table of a match that is gone through
 * @property {import("../screens/review/review.js").Reviewed | null} reviewed   the match being reviewed
 * @property {"" | "count" | "print"} fresh  a score sheet open for the first time: to be counted out, or past that
 * @property {boolean} queued    "set out" was pressed before Python was ready
 * @property {boolean} kept      the site has just been kept on this device, for use without a network
 * @property {number} keptStart  bytes of a started Python kept for the next visit; shown in the settings
 * @property {{lacking: number | null, mending: boolean} | null} offline  how many files are not kept here, as of the
 * last   look at the settings; null: no service worker keeps any
 * @property {Notice[]} notices
 * @property {Dialog | null} dialog
 */

/** @import { Kept, Unread } from "../messages.d.ts" */
/** @import { About, Afar, Statistics, Table } from "../wire.d.ts" */
/** @import { Pars } from "./device/store.js" */

/**
 * @param {Shell} first
 * @param {(state: Shell, before: Shell | null) => void} draw called once after every change, with the state drawn
 *   before
 */
export function makeState(first, draw) {
  let state = first;
  /** @type {Shell | null} */
  let drawn = null;
  let due = false;
  /** @type {(() => void)[]} */
  const heeding = [];

  function redraw() {
    due = false;
    const before = drawn;
    drawn = state;
    draw(state, before);
    for (const each of heeding) each();
  }

  return {
    get: () => state,
    /** Calls something after every change, once it is drawn. @param {() => void} each */
    heed: (each) => void heeding.push(each),
    /** @param {Partial<Shell>} part */
    update(part) {
      state = { ...state, ...part };
      if (due) return;
      due = true;
      queueMicrotask(redraw);
    },
  };
}

/** @typedef {ReturnType<typeof makeState>} Store */
