// @ts-check
/**
 * The deal of the day as the page sees it: dates as texts ("2026-11-19", this device's own calendar), what is dealt on
 * each (Python's table, in `about`), and how each went, from the lines of the kept matches. The clock is trusted: a
 * future date cannot be played, and a date that was played stays so if the clock goes back.
 */
/** @import { Kept } from "../../messages.d.ts" */
/** @import { About, Summary } from "../../wire.d.ts" */

const DAY = 86_400_000; // ms

/**
 * A day that was begun here.
 * @typedef {object} Played
 * @property {Kept & {summary: Summary}} match   the one that counts, or else the first
 * @property {boolean} counts   whether it is not practice
 * @property {boolean} over
 * @property {boolean} late   whether it was begun after its date
 * @property {boolean} gaveUp   whether the person gave up: nothing won, par not reached
 * @property {number} margin   the person's lead
 * @property {number | null} adjusted   the same without luck; null if unknown or meaningless
 */

/** @param {number} number */
const two = (number) => String(number).padStart(2, "0");

/** Today's date on this device. @param {Date} [now] */
export const today = (now = new Date()) => `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;

/** A date as a moment that any calendar puts on that date: noon, in UTC. @param {string} date */
export const noon = (date) => new Date(`${date}T12:00:00Z`);

/** The date that many days after another. @param {string} date @param {number} days */
export const after = (date, days) => new Date(noon(date).getTime() + days * DAY).toISOString().slice(0, 10);

/** Whether a text is a date; some browsers read "2026-02-30" as one in March. @param {string} text */
export const isDate = (text) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(noon(text).getTime()) && after(text, 0) === text;

/** What is dealt on a date, and in whose company. @param {string} date @param {About} about */
export const dealOf = (date, about) => about.week[(noon(date).getUTCDay() + 6) % 7];

/** The seat of the person; the company sits at the other. @param {Summary} summary */
const you = ({ seats }) =>
  Math.max(
    0,
    seats.findIndex((seat) => !seat.mind),
  );

/**
 * The days that were begun here, by date.
 * @param {Kept[]} matches
 * @returns {Map<string, Played>}
 */
export function playedDays(matches) {
  /** @type {Map<string, Played>} */
  const found = new Map();
  // The oldest first: where two devices bring several that count, only the first one does.
  const oldest = [...matches].sort((one, other) => (one.updated ?? 0) - (other.updated ?? 0));
  for (const match of oldest) {
    const { summary } = match;
    if (!summary?.day) continue;
    const { date, on, luck } = summary.day;
    if (!isDate(date) || !isDate(on)) continue; // from elsewhere, and unreadable
    const before = found.get(date);
    const counts = !summary.practice;
    if (before && (before.counts || !counts)) continue;
    const seat = you(summary);
    const gaveUp = summary.conceded === seat;
    const totals = (summary.result?.totals ?? summary.totals).map((total) => total ?? 0);
    const margin = totals[seat] - Math.max(...totals.filter((_, at) => at !== seat));
    found.set(date, {
      match: /** @type {Played["match"]} */ (match),
      counts,
      over: summary.waiting === "match",
      late: on > date,
      gaveUp,
      margin,
      adjusted: luck === undefined || gaveUp ? null : Math.round(margin - luck / 100),
    });
  }
  return found;
}

/** Whether a day was played to its end, for the score. @param {Played | undefined} played */
export const done = (played) => Boolean(played?.counts && played.over);

/**
 * On how many days in a row, up to today or yesterday, the deal was played on its day.
 * @param {Map<string, Played>} played
 * @param {string} now
 */
export function streak(played, now) {
  const kept = (/** @type {string} */ date) => {
    const own = played.get(date);
    return done(own) && !own?.late && !own?.gaveUp;
  };
  let date = kept(now) ? now : after(now, -1);
  let count = 0;
  for (; kept(date); date = after(date, -1)) count++;
  return count;
}

/** The first day of the week, Sunday being 0. @param {string} language */
const weekBegins = (language) => ({ en: 0, fa: 6 })[language] ?? 1;

/**
 * Four weeks of dates, the week of `date` the last of them.
 * @param {string} date
 * @param {string} language
 */
export function fourWeeks(date, language) {
  const back = (noon(date).getUTCDay() - weekBegins(language) + 7) % 7;
  const first = after(date, -back - 21);
  return Array.from({ length: 28 }, (_, day) => after(first, day));
}
