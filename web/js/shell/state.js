// @ts-check
/**
 * Everything the shell knows, in one object, and the one way it changes: `update` puts new values in and asks for one
 * redraw, however many updates came together. What lies on the table is Python's; here is only the last reply about it.
 *
 * @typedef {import("./words/words.js").Words} Words
 * @typedef {import("./words/words.js").Values} Values
 * @typedef {import("./device/store.js").Settings} Settings
 * @typedef {import("./setup.js").Setup} Setup
 *
 * @typedef {object} Start  how far Python has come
 * @property {"waiting" | "fetching" | "starting" | "ready" | "failed"} state
 * @property {number} [loaded]   bytes
 * @property {number} [total]    bytes
 * @property {string} [file]     what is awaited, or what did not come
 * @property {boolean} [stalled] nothing has come for a while
 * @property {"network" | "damaged" | "browser" | "stopped"} [reason]   why it failed
 * @property {string} [detail]
 *
 * @typedef {object} Notice  a slip at the edge of the screen; one of each key at most
 * @property {string} key        of the message
 * @property {Values} [values]
 * @property {boolean} [bad]     something is wrong (else it is news)
 * @property {string} [here]     the screen that it speaks of: gone with it, and after a while like any news
 * @property {{act: string, key: string, value?: string}[]} [acts]   buttons: what they do, what they say, to what
 *
 * @typedef {object} Dialog  what is asked in front of everything; null when nothing is
 * @property {"menu" | "ask" | "error" | "embed"} kind
 * @property {string} [key]      of the question
 * @property {Values} [values]   that fill it
 * @property {string[]} [lines]  messages under it, filled by the same
 * @property {string} [act]      what "yes" does
 * @property {string} [yes]      the message on the button that does it
 * @property {string} [value]    what it does it to
 * @property {{act: string, key: string, value: string}[]} [ways]   other answers than that yes, none of them grave
 * @property {string} [report]   the text of an error report
 * @property {boolean} [copied]
 *
 * @typedef {object} Shell
 * @property {string} screen     "home", "setup", "settings", "rules", "about", "matches", "table", "sheet",
 *   "through", "review"
 * @property {string} part       a part of the screen, as "1.2" of the rules
 * @property {Words} words
 * @property {boolean} whole     all words of the language are loaded, not only those of the first paint
 * @property {About} about         what Python says of its games, options and minds; written into the page by the build
 * @property {Settings} settings
 * @property {Setup} setup
 * @property {Start} start
 * @property {Kept[] | null} matches kept on this device, newest first; null: not read yet
 * @property {Kept[]} shelf      what home showed of them when it was last seen, until they are read
 * @property {string} last       the match last on the table
 * @property {boolean} guided    somebody here has been through a guided match
 * @property {string} day        the date whose deal is about to begin, "" for none
 * @property {Pars} pars         what the owl made of days, by date
 * @property {number | null} reckoning   how far the owl is with the day in sight, null while she does not play
 * @property {import("./after/own_exercises.js").All | null} exercises  of this person's own matches; null: not read yet
 * @property {import("../screens/book/exercise.js").Trying | null} trying   the exercise on the table
 * @property {boolean} [bringing]  a file of everything is looked through
 * @property {Statistics | null} statistics  of the kept matches, null: not worked out since they changed
 * @property {Unread} [unread]   why they tell of this visit alone
 * @property {string} book       what of them is in sight: a game, and by "/" the number of a set of options
 * @property {string} primer     the game whose first lesson is about to begin, "" for a match as it is set up
 * @property {number} row        of a first lesson's score sheet: the line that is told
 * @property {Table | null} table         the protocol's table object, or null
 * @property {Afar | null} afar           how the match at a distance that is on the table stands
 * @property {import("../distance/desk.js").Desk | null} desk   what goes on beside the table at a distance
 * @property {((state: Shell) => import("../render/draw/tree.js").Tree | null) | null} carried   draws the matches at a
 *   distance, once there is one
 * @property {Table | null} gone          what is in sight of a match that is gone through
 * @property {import("../screens/review/review.js").Reviewed | null} reviewed   the match that is reviewed
 * @property {"" | "count" | "print"} fresh  a score sheet that is laid open for the first time: to be counted out, or
 *   past that
 * @property {boolean} queued    "set out" was pressed before Python was ready
 * @property {boolean} kept      the site has just been kept on this device, for use without a network
 * @property {number} keptStart  bytes of a started Python on this device, for the next visit; told on the settings
 * @property {{lacking: number | null, mending: boolean} | null} offline  how many files are not kept here, as the
 *   settings were last looked at; null: no service worker keeps any
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
    /** Has something called after every change, once it is drawn. @param {() => void} each */
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
