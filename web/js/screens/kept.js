// @ts-check
/**
 * Kept matches: which one to continue, and what to say about each. Summaries come from the records' keeper; they
 * contain no hands.
 */

/** @import { Kept } from "../messages.d.ts" */
/** @import { Seat, Summary } from "../wire.d.ts" */
import { nameAt } from "../render/words/say.js";

/** @typedef {import("../shell/state.js").Shell} Shell */
/** @typedef {import("../shell/words/words.js").Words} Words */

/** A kept match that can be read. @typedef {Kept & {summary: Summary}} Summed */

/** The unfinished ones, newest first. @param {Shell} state @returns {Kept[]} */
export const unfinished = ({ matches, shelf }) =>
  (matches ?? shelf).filter((match) => !isOver(match) && !match.summary?.afar);

/**
 * The match last on the table if it is unfinished, otherwise the newest unfinished one.
 * @param {Shell} state
 * @returns {Kept | null}
 */
export function toContinue(state) {
  const going = unfinished(state);
  return going.find((match) => match.id === state.last) ?? going[0] ?? null;
}

/** @param {Kept} match */
export const isOver = (match) => !match.summary || match.summary.waiting === "match";

/**
 * Names for people: characters in the reader's language, people by their names.
 * @param {Seat[]} seats
 * @param {Words} words
 * @returns {string[]}
 */
export function seatNames(seats, words) {
  return seats.map((_, at) => nameAt(seats, at, words));
}

/** Whether exactly one person plays: that one is "you". @param {Seat[]} seats */
const alone = (seats) => seats.filter((seat) => !seat.mind).length === 1;

/**
 * A match that goes on: with whom, how far, and what to do in it.
 * @param {Summed} match
 * @param {Words} words
 * @returns {{title: string, line: string}}
 */
export function matchLine({ summary }, words) {
  const { game, seats, round, rounds, toMove, deck, waiting } = summary;
  const names = seatNames(seats, words);
  const said = words.list(alone(seats) ? names.filter((_, at) => seats[at].mind) : names);
  const yours = alone(seats) && toMove !== null && !seats[toMove].mind;
  const first = words.say("home-going-line", {
    game: words.say(`game-${game}`),
    kind: game,
    turn: waiting === "round" ? "over" : yours ? "yours" : "other",
    name: toMove === null ? "" : names[toMove],
  });
  const left =
    Number.isInteger(deck) && waiting !== "round"
      ? words.say("apart") + words.say("home-continue-left", { count: deck })
      : "";
  return {
    title: rounds === 1 ? said : words.say("home-going-title", { names: said, kind: game, round: round + 1, rounds }),
    line: first + left,
  };
}

/** Everybody's points in a line. @param {Summed} match @param {Words} words @returns {string} */
export function pointsLine({ summary }, words) {
  const names = seatNames(summary.seats, words);
  const totals = summary.result?.totals ?? summary.totals;
  return words.list(
    totals.map((total, seat) => words.say("matches-points", { name: names[seat], points: words.number(total ?? 0) })),
  );
}

/** How a finished match ended. */
export const outcome = {
  /** @param {Summed} match @param {number} seat @param {Words} words */
  nameOf: ({ summary }, seat, words) => nameAt(summary.seats, seat, words),
  /**
   * Who won and by how much, or who gave up.
   * @param {Summed} match
   * @param {Words} words
   * @returns {string}
   */
  title({ summary }, words) {
    const { seats, conceded, result } = summary;
    const names = seatNames(seats, words);
    const who = (/** @type {number} */ seat) => ({
      who: alone(seats) && !seats[seat].mind ? "you" : "other",
      name: names[seat],
    });
    const winners = result?.winners ?? [];
    if (conceded !== null) return words.say("sheet-conceded", who(conceded));
    if (winners.length !== 1)
      return words.say("sheet-shared-match", { names: words.list(winners.map((seat) => names[seat])) });
    const by = leadOf(result?.totals ?? [], winners[0]);
    return words.say("home-won", { ...who(winners[0]), by: by > 0 ? "points" : "none", points: by });
  },
};

/**
 * How far a seat is ahead of the best of the others; 0 where a tie was broken in some other way.
 * @param {number[]} totals
 * @param {number} seat
 */
export const leadOf = (totals, seat) => Math.max(0, totals[seat] - Math.max(...totals.filter((_, at) => at !== seat)));

/**
 * Where to start going through a kept match, as in an address: at its beginning, or where it is now.
 * @param {Summed} match
 */
export const wayOf = (match) => `${match.id}/${isOver(match) ? "1.0" : "now"}`;
