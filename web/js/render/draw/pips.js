// @ts-check
/**
 * The pictures on the two-deck game's cards: pips in the arrangement of any pack of cards, an ace with its rays, and
 * court cards of this project's own. The drawings are in art/adapted.svg.
 */
import { h } from "./tree.js";

/** @typedef {import("./tree.js").Tree} Tree */

const FRENCH = "cdhs";
/** Columns of pips, and the first and last rows, in units of a picture of 100 by 130. */
const LEFT = 26;
const MIDDLE = 50;
const RIGHT = 74;
const TOP = 47;
const BOTTOM = 114;
const PIP = 21;

/** @typedef {[number, number]} Spot  x, and how far down: 0 is the first row, 1 the last */

/** @param {number} part @returns {Spot[]} */
const pair = (part) => [
  [LEFT, part],
  [RIGHT, part],
];
const CORNERS = [...pair(0), ...pair(1)];
const SIX = [...CORNERS, ...pair(1 / 2)];
const EIGHT = [...CORNERS, ...pair(1 / 3), ...pair(2 / 3)];

/** Where the pips of a rank are. @type {Record<string, Spot[]>} */
const LAYOUT = {
  2: [
    [MIDDLE, 0],
    [MIDDLE, 1],
  ],
  3: [
    [MIDDLE, 0],
    [MIDDLE, 1 / 2],
    [MIDDLE, 1],
  ],
  4: CORNERS,
  5: [...CORNERS, [MIDDLE, 1 / 2]],
  6: SIX,
  7: [...SIX, [MIDDLE, 1 / 4]],
  8: [...SIX, [MIDDLE, 1 / 4], [MIDDLE, 3 / 4]],
  9: [...EIGHT, [MIDDLE, 1 / 2]],
  10: [...EIGHT, [MIDDLE, 1 / 6], [MIDDLE, 5 / 6]],
};

/**
 * The pips of a card: their centres and size.
 * @param {string} rank
 * @returns {{x: number, y: number, size: number}[]}
 */
function spots(rank) {
  if (rank === "A") return [{ x: MIDDLE, y: 80, size: 46 }];
  if (!(rank in LAYOUT)) return [{ x: MIDDLE, y: 120.5, size: 14 }]; // a court card has one
  return LAYOUT[rank].map(([x, part]) => ({ x, y: TOP + (BOTTOM - TOP) * part, size: PIP }));
}

/**
 * The picture of a card of a French suit; null for any other suit.
 * @param {string} suit
 * @param {string} rank
 * @returns {Tree | null}
 */
export function pips(suit, rank) {
  if (!FRENCH.includes(suit)) return null;
  const figure = rank === "A" ? "rays" : rank in LAYOUT ? null : `court-${rank}`;
  return h(
    "svg",
    {
      class: "art",
      viewBox: "0 0 100 130",
      preserveAspectRatio: "xMidYMin slice",
      "aria-hidden": "true",
      focusable: "false",
    },
    h("use", { href: `#back-${suit}`, class: "back" }),
    figure ? h("use", { href: `#${figure}` }) : null,
    spots(rank).map(({ x, y, size }) =>
      h("use", {
        href: `#suit-${suit}`,
        class: "l",
        x: x - size / 2,
        y: Number((y - size / 2).toFixed(2)),
        width: size,
        height: size,
      }),
    ),
  );
}
