// @ts-check
/** The board game's score sheet: an entry is an expedition, its explorers, tiles and artifacts. */
import { whole } from "../numbers.js";

/** @typedef {import("../reckon.js").Expedition} Expedition */

/** Points from tiles, or artifacts, of one expedition. */
export const MOST_FOUND = 999;

/** @type {import("../forms.js").Form} */
export const form = {
  empty: () => ({ steps: {}, researcher: "", tiles: 0, artifacts: 0 }),
  read: (entry, suits, tables) => ({
    steps: Object.fromEntries(
      suits.map((suit) => [suit, whole(entry?.steps?.[suit], 0, tables.explorers[0].length - 1)]),
    ),
    researcher: suits.includes(entry?.researcher) ? entry.researcher : "",
    tiles: whole(entry?.tiles, 0, MOST_FOUND),
    artifacts: whole(entry?.artifacts, 0, MOST_FOUND),
  }),
  worth(entry, suit, tables) {
    const { steps, researcher } = /** @type {Expedition} */ (entry);
    const step = steps[suit] ?? 0;
    return step ? { points: tables.explorers[researcher === suit ? 1 : 0][step] } : null;
  },
  settle: (entry, before, sum, tables) =>
    Math.max(tables.floor, before + /** @type {Expedition} */ (entry).tiles + sum),
  end(sheet, points, tables) {
    const found = points.map((_, seat) =>
      sheet.rounds.reduce((sum, entries) => sum + /** @type {Expedition} */ (entries[seat]).artifacts, 0),
    );
    const table = tables.artifacts[sheet.short ? tables.short : tables.rounds];
    const artifacts = found.map((count) => table[Math.min(count, table.length - 1)]);
    const totals = points.map((each, seat) => Math.max(tables.floor, each + artifacts[seat]));
    return { totals, artifacts, standings: totals.map((total, seat) => [total, found[seat]]) };
  },
  choice: "short",
  running: true,
};
