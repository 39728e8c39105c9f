// @ts-check
/**
 * Words for what lies on a table: cards, suits, seats, reasons, and sentences with pictures in them. The sentences
 * themselves come from the language files through `words` (words.js); nothing here is written in any language.
 *
 * @typedef {import("../../shell/words/words.js").Words} Words
 * @typedef {Table["seats"]} Seats
 * @typedef {{key: string, values: Values, rule?: string, clue?: boolean}} Told a key of the language files, the values
 * that fill it, a rule's number; whether it is a clue, not a refusal
 * @typedef {import("../../shell/words/words.js").Values} Values
 */
/** @import { LogEvent, Sheet, Table } from "../../wire.d.ts" */
import { h } from "../draw/tree.js";
import { calledBy } from "./nameless.js";

/** @typedef {import("../draw/tree.js").Tree} Tree */

/** A card's suit letter, and what follows it: "x" for a wager, a number, or A J Q K. */
/** @param {string} card */
export const suitOf = (card) => card[0];
/** @param {string} card */
export const rankOf = (card) => card.slice(1);
/** The last of the cards, of which there is at least one. @param {string[]} cards */
export const last = (cards) => /** @type {string} */ (cards.at(-1));
/** @param {string} card */
export const isWager = (card) => rankOf(card) === "x";

/**
 * A rank as printed: numbers in the language's digits, letters from its words.
 * @param {string} rank
 * @param {Words} words
 */
export function rankWords(rank, words) {
  return /^\d+$/.test(rank) ? words.number(Number(rank)) : words.say(`rank-${rank}`);
}

/** "Sea 9", "Sea wager". @param {string} card @param {Words} words */
export const cardWords = (card, words) => words.card(card);

/** @param {string} suit @param {Words} words */
export const suitWords = (suit, words) => words.suit(suit);

/**
 * A hint of a lesson or an exercise, a sentence of its own, in the form of a refusal.
 * @param {string} key
 * @returns {import("../../wire.d.ts").Fault & {clue: true}}
 */
export const clueOf = (key) => ({ code: "wrong", key, values: {}, rule: "", detail: "a hint", clue: true });

/** The score sheet of a table that shows one. @param {Table} table */
export const sheetOf = (table) => /** @type {Sheet} */ (table.sheet);

/** Whether exactly one person plays, who is then "you". @param {Table} table */
const alone = (table) => table.seats.filter((seat) => !seat.mind).length === 1;

/**
 * Whether that seat is the only person playing; someone looking at another person's replay is not.
 * @param {Table} table
 * @param {number} seat
 */
export const isYou = (table, seat) =>
  (!table.replay || Boolean(table.replay.kept)) && !table.seats[seat].mind && alone(table);

/** @param {Table} table @param {number} seat @param {Words} words @returns {string} */
export const nameOf = (table, seat, words) =>
  isYou(table, seat) ? words.say("name-you") : nameAt(table.seats, seat, words);

/**
 * What a seat is called: a computer player by its character, in the reader's language; a person as written on the name
 * plate, or in the reader's language if nothing was. No two names are the same: where a character's name is taken, its
 * seat gets a name of its own.
 * @param {{name: string, mind?: string}[]} seats @param {number} seat @param {Words} words @returns {string}
 */
export function nameAt(seats, seat, words) {
  const { name, mind } = seats[seat];
  if (!mind || !words.knows(`mind-${mind}`)) {
    const called = calledBy(name, seat);
    return called ? words.say(called, { seat: seat + 1 }) : name;
  }
  const own = words.say(`mind-${mind}`);
  const people = seats.flatMap((each) => (each.mind ? [] : each.name));
  const another = seats.slice(0, seat).some((each) => each.mind === mind);
  if (!another && !people.includes(own)) return own;
  const further = words.say(`name-further-${seat}`);
  return words.knows(`name-further-${seat}`) && !people.includes(further)
    ? further
    : `${own} ${words.number(seat + 1)}`;
}

/**
 * "You" and "other" choose the form of a sentence, and the name goes into it. The game says what its rounds are called.
 * @param {Table} table
 * @param {number} seat
 * @param {Words} words
 */
export const whoOf = (table, seat, words) => ({
  who: isYou(table, seat) ? "you" : "other",
  name: nameOf(table, seat, words),
  game: table.game,
});

/**
 * An event of the log as values for its sentence: whose, which suit in words, what a tile is and what it gives.
 * @param {LogEvent} event
 * @param {Table} table
 * @param {Words} words
 * @returns {Values & {name: string}}
 */
export function eventValues(event, table, words) {
  const values = {
    ...event,
    ...(Number.isInteger(event.seat) ? whoOf(table, event.seat, words) : { who: "other", name: "", game: table.game }),
  };
  return {
    ...values,
    ...("suit" in event ? { suit: suitWords(event.suit, words) } : {}),
    ...("tile" in event ? tileValues(event.tile) : {}),
  };
}

/** A tile by kind and by what it gives: "10" is a tile of points. @param {string} tile */
export const tileValues = (tile) =>
  /^\d+$/.test(tile) ? { tile: "points", points: Number(tile) } : { tile: tile || "taken", points: 0 };

const CARD = /^[a-z](?:x|\d+|[AJQK])$/;

/**
 * The values of a reason as words: Python sends cards, suits and seats as texts and letters.
 * @param {Values} values @param {Table | null} table @param {Words} words @returns {Values}
 */
export function reasonValues(values, table, words) {
  return Object.fromEntries(
    Object.entries(values ?? {}).map(([name, value]) => {
      if (name === "suit" || name === "otherSuit") return [name, suitWords(String(value), words)];
      if (name === "seat" && table) return [name, nameOf(table, Number(value), words)];
      if (typeof value === "string" && CARD.test(value)) return [name, cardWords(value, words)];
      return [name, value];
    }),
  );
}

/** Why a move is refused, in one sentence. @param {Told} refusal @param {Table | null} table @param {Words} words */
export const refusalWords = (refusal, table, words) =>
  words.say(refusal.key, { kind: table?.game ?? "", ...reasonValues(refusal.values, table, words) });

/**
 * A sentence with trees in place of some of its values: each goes through the language file as one private character
 * and is replaced afterwards, so that every language keeps its own word order.
 * @param {Words} words @param {string} key @param {Values} values @param {Record<string, Tree>} slots
 * @returns {(Tree | string)[]}
 */
export function phrase(words, key, values, slots) {
  const names = Object.keys(slots);
  const signs = Object.fromEntries(names.map((name, at) => [name, String.fromCharCode(0xe000 + at)]));
  const sentence = words.say(key, { ...values, ...signs });
  return sentence
    .split(/[\u2068\u2069]*([\ue000-\uf8ff])[\u2069]*/)
    .map((part, at) => (at % 2 ? slots[names[part.charCodeAt(0) - 0xe000]] : part));
}

/** A name in bold, isolated in its own direction of writing. @param {string} name @returns {Tree} */
export const strong = (name) => h("b", { dir: "auto" }, name);
