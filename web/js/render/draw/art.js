// @ts-check
/**
 * The drawings in a tree: each is a `use` of a symbol, from art/sprite.svg, which the page carries, or from a file that
 * is fetched (drawings.js). Inks are classes that css/base/inks.css and card.css fill, so that one drawing serves
 * light, dark and forced colours. Pictures carry no meaning that words do not carry too: all are hidden from screen
 * readers.
 */
import { h } from "./tree.js";

/** @typedef {import("./tree.js").Tree} Tree */

const HIDDEN = { "aria-hidden": "true", focusable: "false" };

/** @param {string} id @param {import("./tree.js").Attrs} [attrs] @returns {Tree} */
const use = (id, attrs = {}) => h("use", { href: `#${id}`, ...attrs });

/**
 * A line icon of 24 units: menu, lamp, undo, log, snd, draw, down, disc, warn ... Each means one thing: disc is to
 * discard, go to set out or go on, x to close, bin to delete
 * @param {string} name
 * @returns {Tree}
 */
export const icon = (name) => h("svg", { class: `icon icon-${name}`, ...HIDDEN }, use(`icon-${name}`));

/** The suits that have drawings; others are written. */
const DRAWN = new Set("ybwgrpcdhs");

/** A suit's symbol. @param {string} suit @returns {Tree} */
export const sign = (suit) =>
  DRAWN.has(suit)
    ? h("svg", { class: "sign", ...HIDDEN }, use(`suit-${suit}`))
    : h("span", { class: "sign letter", "aria-hidden": "true" }, suit.toUpperCase());

/** The wager's pennant with its cut-out ×, in place of a number. @returns {Tree} */
export const pennant = () => h("svg", { class: "pennant", ...HIDDEN }, use("wager"));

/** One of the company. @param {string} name @returns {Tree} */
export const portrait = (name) => h("svg", { class: `portrait portrait-${name}`, ...HIDDEN }, use(`portrait-${name}`));

/** The back of all cards. @returns {Tree} */
export const back = () =>
  h("svg", { class: "art", viewBox: "0 0 100 130", preserveAspectRatio: "xMidYMid slice", ...HIDDEN }, use("back"));

/** Contour lines of a map, under the table. @returns {Tree} */
export const contours = () =>
  h(
    "svg",
    { class: "contours", viewBox: "0 0 900 780", preserveAspectRatio: "xMidYMid slice", ...HIDDEN },
    use("contours"),
  );

/**
 * An expedition's scene, with its city risen to `height` (2 to 10); 0 shows a wager's large pennant instead.
 * @param {string} suit @param {number} height @returns {Tree}
 */
export function scene(suit, height) {
  if (!DRAWN.has(suit)) return h("span", { class: "letter-block", "aria-hidden": "true" }, suit.toUpperCase());
  const middle =
    height === 0
      ? [use("pennant"), use(`suit-${suit}`, { class: "k", x: 41, y: 51, width: 20, height: 20 })]
      : [use(`city-${suit}`, { class: "city", style: { "--height": height } })];
  return h(
    "svg",
    { class: "art", viewBox: "0 0 100 130", preserveAspectRatio: "xMidYMin slice", ...HIDDEN },
    use(`back-${suit}`, { class: "back" }),
    ...middle,
    use(`front-${suit}`),
  );
}

/**
 * A map's scale bar, filled to `part` of `whole`: every other piece of the filled length is hatched.
 * @param {number} part @param {number} whole @param {number} piece the length of one piece, in the same unit
 * @returns {Tree}
 */
export function scaleBar(part, whole, piece) {
  const percent = (/** @type {number} */ length) => `${((100 * length) / Math.max(whole, 1)).toFixed(2)}%`;
  const pieces = [];
  for (let at = 0; at < part; at += piece) {
    pieces.push(
      h("i", {
        class: (at / piece) % 2 ? "hatched" : "solid",
        style: { "inline-size": percent(Math.min(piece, part - at)) },
      }),
    );
  }
  return h("span", { class: "scale", "aria-hidden": "true" }, pieces);
}
