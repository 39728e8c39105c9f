// @ts-check
/** Which round it is, and how many turns the deck still gives, wherever the table shows them. */
/** @import { Table } from "../../wire.d.ts" */
import { h } from "../draw/tree.js";
import { goesOn } from "./sitting.js";

/** @typedef {import("../draw/tree.js").Tree} Tree */
/** @typedef {import("../words/say.js").Words} Words */
/** @typedef {import("./sitting.js").Sitting} Sitting */

/**
 * "Round 2 of 3", or "Round 4" where the number of rounds is open; the board game has expeditions.
 * @param {Table} table
 * @param {Words} words
 */
export function roundWords(table, words) {
  const key = table.rounds ? "round-of" : "round";
  const own = `${key}-${table.game}`;
  return words.say(words.knows(own) ? own : `zone-${key}`, { round: table.round + 1, rounds: table.rounds });
}

/**
 * Which round it is; where the deck has no room for words, or the drawing target covers them, also how many turns the
 * deck still gives.
 * @param {Sitting} sitting
 * @returns {Tree}
 */
export function whichRound(sitting) {
  const { table, words } = sitting;
  const each = turnsEach(sitting);
  return h(
    "p",
    { class: "round" },
    roundWords(table, words),
    each ? h("span", { class: "turns-left" }, h("span", { class: "apart" }, words.say("apart")), each) : null,
  );
}

/**
 * The longest the round can last while everybody draws from the deck: in cards, or in turns if their limit comes first.
 * @param {Pick<import("../../wire.d.ts").Deck, "count" | "limit">} deck
 */
export const toEnd = ({ count, limit = count }) => limit;

/**
 * How many turns the deck still gives each seat, "" once it is less than one each. If the cards do not divide evenly,
 * the seats that come first have one more, including the seat to move. If a limit comes first, how many turns it leaves
 * all seats together.
 * @param {Sitting} sitting
 * @returns {string}
 */
export function turnsEach(sitting) {
  const { table, words, zones } = sitting;
  const { count, turns, about, limit } = zones.deck;
  if (!goesOn(sitting)) return "";
  if (limit !== undefined) return words.say("zone-turns-limit", { turns: limit });
  if (!turns) return "";
  const seats = table.seats.length;
  if (about) return words.say("zone-turns-each", { turns: Math.round(count / seats), how: "about" });
  return words.say("zone-turns-each", { turns, more: turns + 1, how: count % seats ? "uneven" : "even" });
}
