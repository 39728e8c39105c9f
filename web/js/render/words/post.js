// @ts-check
/** The state of a match at a distance, in words: the same at home, on the table and on its own screen. */
/** @import { Afar, BriefAfar, Summary, Table } from "../../wire.d.ts" */
import { nameAt } from "./say.js";

/** @typedef {import("../../shell/words/words.js").Words} Words */
/** @typedef {BriefAfar} Brief */

/**
 * Whether a message is waiting here that the other side needs and nobody has sent yet. @param {Brief} afar
 */
export const unsent = ({ waits, sent, number }) => !sent && number > 0 && !["yours", "found"].includes(waits);

/** Whether nothing more is awaited although it is not over: something was wrong. @param {Pick<Brief, "waits">} afar */
export const isCutShort = ({ waits }) => waits === "found" || waits === "broken";

/** @param {Brief} afar @param {string} name of the other person, "" if nobody has accepted yet @param {Words} words */
const values = ({ waits, asking, turn, number }, name, words) => ({
  waits: asking ? "asking" : waits,
  name: name || words.say("post-somebody"),
  known: name ? "yes" : "no",
  turn: turn + 1,
  number,
});

/** What it waits for, in short. @param {Brief} afar @param {string} name @param {Words} words @returns {string} */
export const waitsFor = (afar, name, words) => words.say(`post-waits-${afar.waits}`, values(afar, name, words));

/** Why it does not go on, if the reason is here. @param {Brief} afar @param {string} name @param {Words} words */
export const onlyHere = (afar, name, words) =>
  words.say(afar.waits === "answer" ? "post-unsent-invitation" : "post-unsent", values(afar, name, words));

/**
 * Since when, with "today" and "yesterday" by name.
 * @param {Brief} afar @param {Words} words
 * @param {"post-since" | "post-awaited"} [key] awaited: also says what has been awaited since then
 * @returns {string}
 */
export function sinceWhen({ since }, words, key = "post-since") {
  if (!since) return "";
  const time = new Intl.DateTimeFormat(words.lang, { timeStyle: "short" }).format(since);
  return words.say(key, { when: dayOf(since), time, date: words.date(since) });
}

/** @param {number} moment ms @param {number} [now] ms */
export function dayOf(moment, now = Date.now()) {
  const [then, today] = [new Date(moment), new Date(now)];
  if (then.toDateString() === today.toDateString()) return "today";
  today.setDate(today.getDate() - 1);
  return then.toDateString() === today.toDateString() ? "yesterday" : "then";
}

/**
 * The name of the person at the other device; "" while there is none.
 * @param {Table | Summary} table @param {Brief} afar @param {Words} words @returns {string}
 */
export const otherName = ({ seats }, { seat }, words) => (seats[1 - seat]?.name ? nameAt(seats, 1 - seat, words) : "");

/**
 * What a match waits for while the other device is to move.
 * @param {Table} table @param {Afar} afar @param {Words} words
 */
export const awaits = (table, afar, words) =>
  unsent(afar) ? words.say("post-not-sent-turn") : waitsFor(afar, otherName(table, afar, words), words);
