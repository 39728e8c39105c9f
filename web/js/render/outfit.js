// @ts-check
/**
 * Fetches what a game's table needs beyond what the home screen has: the drawings of every table, and for some games
 * their kit (code), styles and drawings. The card game and a game without a kit need no more; those of the board game
 * and of the two decks come when such a table is about to be drawn, and stay.
 */
import { awaited } from "../common/late.js";
import { style } from "../shell/device/styles.js";
import { REST, drawings } from "./drawings.js";
import { KITS } from "./kits.js";

/**
 * A game's code, its styles in the order they apply, its drawings.
 * @type {Record<string, {code: () => Promise<{kit: import("./kits.js").Kit}>, styles: string[], art: string[]}>}
 */
const WARDROBE = {
  board: { code: () => import("./board/kit.js"), styles: ["crowd", "board"], art: ["crowd", "board"] },
  adapted: { code: () => import("./adapted/kit.js"), styles: ["crowd", "adapted"], art: ["crowd", "adapted"] },
};

/** What is on its way. @type {Record<string, Promise<void>>} */
const coming = {};

/** Whether a table of that game can be drawn now. @param {string} game */
export const outfitted = (game) => game in KITS || !(game in WARDROBE);

/**
 * Makes sure that a table of that game can be drawn. Rejects as fetching does, and may then be tried again.
 * @param {string} game
 * @returns {Promise<void>}
 */
export async function outfit(game) {
  await drawings(REST);
  if (outfitted(game)) return;
  coming[game] ??= fetchAll(game).catch((error) => {
    delete coming[game];
    throw error;
  });
  await coming[game];
}

/** @param {string} game */
async function fetchAll(game) {
  const { code, styles, art } = WARDROBE[game];
  const [module] = await Promise.all([
    awaited(`js/${game}`, code()),
    ...styles.map((name) => style(`css/${name}.css`)),
    ...art.map((name) => drawings(`art/${name}.svg`)),
  ]);
  KITS[game] = module.kit;
}
