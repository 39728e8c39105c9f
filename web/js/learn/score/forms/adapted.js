// @ts-check
/** The score sheet of the two-deck adaptation: an entry is the sizes of the stacks by suit. */
import { whole } from "../numbers.js";

/** @type {import("../forms.js").Form} */
export const form = {
  empty: () => ({}),
  read: (entry, suits, tables) =>
    Object.fromEntries(suits.map((suit) => [suit, whole(entry?.[suit], 0, tables.stacks.length - 1)])),
  worth(entry, suit, tables) {
    const count = /** @type {Record<string, number>} */ (entry)[suit] ?? 0;
    return count ? { count, points: tables.stacks[count] } : null;
  },
};
