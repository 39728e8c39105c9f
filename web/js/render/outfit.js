// @ts-check
/**
 * Fetches what a game needs on the table beyond what every table has: its kit (code), its styles and its drawings. The
 * card game and a game without a kit need nothing; the board game and the two decks come when such a table is about to
 * be drawn, and stay.
 */
import { at } from "../common/at.js";
import { Lost } from "../common/lost.js";
import { style } from "../shell/device/styles.js";
import { KITS } from "./kits.js";

/**
 * A game's code, its styles in the order in which they apply, its drawings.
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
 * Makes sure that a table of that game can be drawn. Fails as fetching fails, and may then be tried again.
 * @param {string} game
 * @returns {Promise<void>}
 */
export function outfit(game) {
  if (outfitted(game)) return Promise.resolve();
  coming[game] ??= fetchAll(game).catch((error) => {
    delete coming[game];
    throw error;
  });
  return coming[game];
}

/** @param {string} game */
async function fetchAll(game) {
  const { code, styles, art } = WARDROBE[game];
  const [module] = await Promise.all([
    code(),
    ...styles.map((name) => style(`css/${name}.css`)),
    ...art.map((name) => drawings(`art/${name}.svg`)),
  ]);
  KITS[game] = module.kit;
}

/**
 * Puts the symbols of a file of drawings into the document, where `use` finds them.
 * @param {string} address
 * @returns {Promise<void>}
 */
async function drawings(address) {
  if (document.querySelector(`svg[data-from="${address}"]`)) return;
  const reply = await fetch(at(address));
  if (!reply.ok) throw new Lost(`${address}: ${reply.status}`);
  const sprite = new DOMParser().parseFromString(await reply.text(), "image/svg+xml").documentElement;
  sprite.setAttribute("class", "unseen");
  sprite.setAttribute("data-from", address);
  sprite.setAttribute("aria-hidden", "true");
  document.body.append(document.importNode(sprite, true));
}
