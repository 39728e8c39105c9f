// @ts-check
/** What a table shows while its match is gone through: the place in the match, and other hands that lie open. */
/** @import { Table } from "../../wire.d.ts" */
import { h } from "../draw/tree.js";
import { face, sortHand } from "../draw/cards.js";
import { nameOf } from "../words/say.js";

/** @typedef {import("../draw/tree.js").Tree} Tree */
/** @typedef {import("./sitting.js").Sitting} Sitting */
/** @typedef {import("../words/say.js").Words} Words */

/**
 * How this device's own match is being gone through; undefined if none is.
 * @param {Pick<Table, "replay">} table
 */
export const goneThrough = ({ replay }) => replay?.kept;

/**
 * "Round 2 · turn 33 of 49".
 * @param {Table} table @param {Words} words
 * @param {{round: number, turn: number, turns: number[]} | undefined} [at]
 */
export function whereWords(table, words, at = table.replay) {
  if (!at) return "";
  const { round, turn, turns } = at;
  const said = words.say("zone-round", { game: table.game, round: round + 1 });
  return said + words.say("apart") + words.say("through-where", { turn, turns: turns[round] });
}

/**
 * The other seat's hand at the head of the field, where two play and all hands lie open: cropped cards.
 * @param {Sitting} sitting @returns {Tree | null}
 */
export function openHand(sitting) {
  const { table, view, words, zones, own } = sitting;
  if (!goneThrough(table)?.open || view.seats !== 2) return null;
  const seat = 1 - own;
  const zone = zones[`hand:${seat}`];
  const cards = sortHand(zone.cards, "suit", view.suits, view.ranks);
  return h(
    "ol",
    {
      key: "open-hand",
      class: "open-hand",
      role: "list",
      "data-zone": zone.id,
      "aria-label": words.say("through-hand-of", { name: nameOf(table, seat, words) }),
    },
    cards.map((card, at) => h("li", { key: `${card}#${at}` }, face(card, words))),
  );
}
