// @ts-check
/** Which round it is, and the turns that the deck still gives, wherever the table tells them. */
/** @import { Table } from "../../wire.d.ts" */
import { h } from "../draw/tree.js";
import { goesOn } from "./sitting.js";

/** @typedef {import("../draw/tree.js").Tree} Tree */
/** @typedef {import("../words/say.js").Words} Words */
/** @typedef {import("./sitting.js").Sitting} Sitting */

/**
 * "Round 2 of 3", or "Round 4" where their number is open; the board game has expeditions.
 * @param {Table} table
 * @param {Words} words
 */
export function roundWords(table, words) {
  const key = table.rounds ? "round-of" : "round";
  const own = `${key}-${table.game}`;
  return words.say(words.knows(own) ? own : `zone-${key}`, { round: table.round + 1, rounds: table.rounds });
}

/**
 * Which round it is; where the deck has no room for words, or what draws from it stands in their place, also how many
 * turns it gives.
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
 * What the round lasts at the most while all draw from the deck: cards, or turns where a limit of them comes first.
 * @param {Pick<import("../../wire.d.ts").Deck, "count" | "limit">} deck
 */
export const toEnd = ({ count, limit = count }) => limit;

/**
 * How many turns the deck, or the limit of turns, still gives each seat, "" once it gives less than one to each. Where
 * they do not go round evenly, whoever comes first has one more, and so has the seat to move.
 * @param {Sitting} sitting
 * @returns {string}
 */
export function turnsEach(sitting) {
  const { table, words, zones } = sitting;
  const { turns, about, limit } = zones.deck;
  if (!goesOn(sitting) || !turns) return "";
  const seats = table.seats.length;
  const left = toEnd(zones.deck);
  if (about) return words.say("zone-turns-each", { turns: Math.round(left / seats), how: "about" });
  const each = words.say("zone-turns-each", { turns, more: turns + 1, how: left % seats ? "uneven" : "even" });
  return limit === undefined ? each : words.say("zone-turns-limit", { each });
}
