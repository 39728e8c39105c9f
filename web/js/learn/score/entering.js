// @ts-check
/**
 * How one seat's entry changes when part of it is pressed: a card comes or goes, an explorer goes to another step, a
 * number goes up or down. Used by the score sheet (score.js) and by the column to play with (try.js).
 */
import { MOST_FOUND } from "./forms/board.js";
import { cardsOf } from "./forms/card.js";
import { whole } from "./numbers.js";

/** @typedef {import("./reckon.js").Entry} Entry */
/** @typedef {import("./reckon.js").Expedition} Expedition */
/** @typedef {import("./reckon.js").Tables} Tables */

/**
 * The entry after a press.
 * @param {Entry} entry
 * @param {DOMStringMap} data of what was pressed
 * @param {Tables} tables
 * @returns {Entry}
 */
export const changed = (entry, data, tables) => CHANGES[data.do ?? ""](entry, data, tables);

/** By `data-do`. @type {Record<string, typeof changed>} */
const CHANGES = {
  card: (entry, { card = "", nth }) => carded(/** @type {string} */ (entry), card, Number(nth)),
  step: (entry, { suit = "", to }) => stepped(/** @type {Expedition} */ (entry), suit, Number(to)),
  researcher: (entry, { suit = "" }) => led(/** @type {Expedition} */ (entry), suit),
  find: (entry, { field = "", by }) => found(/** @type {Expedition} */ (entry), field, Number(by)),
  count: (entry, { suit = "", by }, tables) =>
    counted(/** @type {Record<string, number>} */ (entry), suit, Number(by), tables),
};

/**
 * A card comes, or goes if it was there already. Of wagers, which are alike, the last one goes.
 * @param {string} entry
 * @param {string} card
 * @param {number} nth which of the cards of that name was pressed, from 0
 */
function carded(entry, card, nth) {
  const cards = cardsOf(entry);
  const lying = cards.filter((each) => each === card).length;
  if (nth < lying) cards.splice(cards.lastIndexOf(card), 1);
  else cards.push(card);
  return cards.join(" ");
}

/**
 * @param {Record<string, number>} entry
 * @param {string} suit
 * @param {number} by
 * @param {Tables} tables
 * @returns {Record<string, number>}
 */
const counted = (entry, suit, by, tables) => ({
  ...entry,
  [suit]: whole((entry[suit] ?? 0) + by, 0, tables.stacks.length - 1),
});

/**
 * An explorer goes to another step; pressed where it stands, it counts as never sent.
 * @param {Expedition} entry
 * @param {string} suit
 * @param {number} step
 * @returns {Expedition}
 */
const stepped = (entry, suit, step) => ({
  ...entry,
  steps: { ...entry.steps, [suit]: entry.steps[suit] === step ? 0 : step },
});

/**
 * The researcher goes to this path; pressed there, to none.
 * @param {Expedition} entry
 * @param {string} suit
 * @returns {Expedition}
 */
const led = (entry, suit) => ({ ...entry, researcher: entry.researcher === suit ? "" : suit });

/** @param {Expedition} entry @param {string} field "tiles" or "artifacts" @param {number} by @returns {Expedition} */
const found = (entry, field, by) =>
  field === "tiles" || field === "artifacts" ? { ...entry, [field]: whole(entry[field] + by, 0, MOST_FOUND) } : entry;
