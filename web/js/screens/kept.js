// @ts-check
/**
 * Kept matches: which one to go on with, and what is said of each. Summaries come from the records' keeper; hands are
 * not in them.
 */

/** @import { Kept } from "../messages.d.ts" */
/** @import { Seat, Summary } from "../wire.d.ts" */
import { nameAt } from "../render/words/say.js";

/** @typedef {import("../shell/state.js").Shell} Shell */
/** @typedef {import("../shell/words/words.js").Words} Words */

/** A kept match that can be read. @typedef {Kept & {summary: Summary}} Summed */

/**
 * The match last on the table if it is unfinished, else the newest unfinished one.
 * @param {Shell} state
 * @returns {Kept | null}
 */
export function toContinue({ matches, last }) {
  const going = (matches ?? []).filter((match) => !isOver(match));
  return going.find((match) => match.id === last) ?? going[0] ?? null;
}

/** @param {Kept} match */
export const isOver = (match) => !match.summary || match.summary.waiting === "match";

/**
 * Names as they are said: characters in the reader's language, people as they are called.
 * @param {Seat[]} seats
 * @param {Words} words
 * @returns {string[]}
 */
export function seatNames(seats, words) {
  return seats.map((_, at) => nameAt(seats, at, words));
}

/**
 * @param {Summed} match
 * @param {Words} words
 * @returns {{title: string, line: string}}
 */
export function matchLine({ summary }, words) {
  const { game, seats, round, toMove, deck, waiting } = summary;
  const names = seatNames(seats, words);
  const people = seats.filter((seat) => !seat.mind).length;
  const said = people === 1 ? names.filter((_, at) => seats[at].mind) : names;
  const title = words.say("home-continue", {
    people: people === 1 ? "alone" : people ? "several" : "watch",
    names: words.list(said),
  });
  const yours = people === 1 && toMove !== null && !seats[toMove].mind;
  const turn = waiting === "round" ? "over" : yours ? "yours" : "other";
  const first = words.say("home-continue-line", {
    game: words.say(`game-${game}`),
    round: round + 1,
    turn,
    name: toMove === null ? "" : names[toMove],
  });
  const left =
    Number.isInteger(deck) && waiting !== "round"
      ? words.say("apart") + words.say("home-continue-left", { count: deck })
      : "";
  return { title, line: first + left };
}
