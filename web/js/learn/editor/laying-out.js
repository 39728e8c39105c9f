// @ts-check
/**
 * A position while somebody lays it out (editor.js): what lies where, changed card by card, and the line for a page
 * that it makes. Nothing here knows what may lie where: whoever reads the line will say.
 *
 * @typedef {import("../../embed/picture/laying.js").Laying} Laying
 *
 * @typedef {object} Layout
 * @property {string} game
 * @property {number | null} seat   who looks; null for an onlooker
 * @property {string[][]} hands     by seat, the named cards
 * @property {number[]} unseen      by seat, how many more the hand has
 * @property {string[][]} columns   by seat
 * @property {string[]} piles
 * @property {Record<string, string>[]} explorers   by seat and path: "3:a", step and piece
 * @property {Record<string, string>} tiles         by place: "y3" -> "arrow"
 * @property {string} deck          as it was written, "" for all that is left
 *
 * @typedef {{of: "hands" | "columns", seat: number} | {of: "piles" | "tiles", seat?: undefined}} Place
 */

/** Cards in a hand between turns. */
const HAND = 8;

/** Something to begin with. @type {Record<string, string>} */
export const EXAMPLES = {
  card: "lc1;card;seat=0;hands=y7.y9.b4.b10.wx.g5.r2.r8/?8;columns=yx.y3.y5.g2/b5.b6.w3;piles=r3.w9",
  board:
    "lc1;board;seat=0;hands=y4.b2.b5.w3.g6.g9.r1.r7/?8;columns=y1.y2.y2.w0/b1.g2.g4;piles=r5;" +
    "explorers=y3:a.w1:r/b1:a.g2:a;tiles=y5:artifact.w3:arrow.g6:10",
  adapted: "lc1;adapted;seat=0;hands=c7.c9.d2.d3.h5.hJ.s4.sQ/?8;columns=c2.c3.c5/s5.s9.d4;piles=hK",
};

/** @param {string} text @param {string} [sign] */
const split = (text, sign = " ") => (text ? text.split(sign) : []);

/**
 * A position that was read, as a layout; null where it has something that cannot be laid out here.
 * @param {import("../../embed/picture/position.js").Position} position
 * @returns {Layout | null}
 */
export function layoutOf(position) {
  const { game, seat = null, hands, columns, piles = "", explorers, tiles = "", deck = "", ...more } = position;
  if (Object.keys(more).length || !Array.isArray(hands)) return null;
  const texts = hands.map((hand) => split(String(hand)));
  // One's own cards are named and seen by nobody else; named cards of others are seen by everybody.
  if (!texts.every((cards, at) => cards.every((card) => (at === seat ? /^\w+$/ : /^\w+!$|^\?\d+$/).test(card))))
    return null;
  const named = texts.map((cards) =>
    cards.filter((card) => !card.startsWith("?")).map((card) => card.replace("!", "")),
  );
  const unseen = texts.map((cards) => Number(cards.find((card) => card.startsWith("?"))?.slice(1) ?? 0));
  const bySeat = (/** @type {unknown} */ list) =>
    hands.map((_, at) => split(String(Array.isArray(list) ? (list[at] ?? "") : "")));
  return {
    game: String(game),
    seat: seat === null ? null : Number(seat),
    hands: named,
    unseen,
    columns: bySeat(columns),
    piles: split(String(piles)),
    explorers: bySeat(explorers).map((own) => Object.fromEntries(own.map((each) => [each[0], each.slice(1)]))),
    tiles: Object.fromEntries(split(String(tiles)).map((each) => each.split(":"))),
    deck: String(deck),
  };
}

/** The line of a position. @param {Layout} layout */
export function lineOf({ game, seat, hands, unseen, columns, piles, explorers, tiles, deck }) {
  const held = hands.map((cards, at) => {
    const named = cards.map((card) => (at === seat ? card : `${card}!`));
    return [...named, ...(at !== seat && unseen[at] ? [`?${unseen[at]}`] : [])].join(".");
  });
  const listed = (/** @type {string[]} */ texts) => (texts.some(Boolean) ? texts.join("/") : "");
  const standing = explorers.map((own) => Object.entries(own).map(([suit, where]) => suit + where));
  const parts = {
    seat: seat === null ? "" : String(seat),
    hands: held.join("/"),
    columns: listed(columns.map((cards) => cards.join("."))),
    piles: piles.join("."),
    explorers: listed(standing.map((own) => own.join("."))),
    tiles: Object.entries(tiles)
      .map((tile) => tile.join(":"))
      .join("."),
    deck: split(deck).join("."),
  };
  const told = Object.entries(parts).filter(([key, text]) => text || key === "hands");
  return ["lc1", game, ...told.map((part) => part.join("="))].join(";");
}

/** All places that cards can go to. @param {Layout} layout @returns {Place[]} */
export const placesOf = ({ game, hands }) => [
  ...hands.flatMap((_, seat) => [
    { of: /** @type {const} */ ("hands"), seat },
    { of: /** @type {const} */ ("columns"), seat },
  ]),
  { of: "piles" },
  ...(game === "board" ? [{ of: /** @type {const} */ ("tiles") }] : []),
];

/** The cards of a place. @param {Layout} layout @param {Place} place @returns {string[]} */
export function cardsAt(layout, { of, seat = 0 }) {
  if (of === "tiles") return [];
  return of === "piles" ? layout.piles : layout[of][seat];
}

/** How many copies of a card lie anywhere. @param {Layout} layout @param {string} card */
export const laidOf = ({ hands, columns, piles }, card) =>
  [...hands.flat(), ...columns.flat(), ...piles].filter((each) => each === card).length;

/**
 * A press on a card: one more of it is laid there, or none if no copy is left.
 * @param {Layout} layout @param {Place} place @param {string} card @param {Laying} data
 * @returns {Layout}
 */
export function press(layout, place, card, data) {
  const cards = cardsAt(layout, place);
  const most = data.copies[data.ranks.indexOf(card.slice(1))];
  if (laidOf(layout, card) < most) return laid(layout, place, [...cards, card], data);
  return laid(
    layout,
    place,
    cards.filter((each) => each !== card),
    data,
  );
}

/**
 * @param {Layout} layout @param {Place} place @param {string[]} cards @param {Laying} data
 * @returns {Layout}
 */
function laid(layout, { of, seat = 0 }, cards, data) {
  if (of === "piles") return { ...layout, piles: cards };
  if (of === "tiles") return layout;
  const { suits, ranks } = data.views[String(layout.hands.length)];
  const order = (/** @type {string} */ card) => suits.indexOf(card[0]) * ranks.length + ranks.indexOf(card.slice(1));
  const sorted = [...cards].sort((one, other) => order(one) - order(other));
  const next = { ...layout, [of]: layout[of].map((each, at) => (at === seat ? sorted : each)) };
  return of === "columns" && layout.game === "board" ? followed(next, seat) : next;
}

/** An explorer stands on every path that was begun, and on no other. @param {Layout} layout @param {number} seat */
function followed(layout, seat) {
  const own = layout.explorers[seat];
  const begun = [...new Set(layout.columns[seat].map((card) => card[0]))];
  const standing = Object.fromEntries(begun.map((suit) => [suit, own[suit] ?? "1:a"]));
  return { ...layout, explorers: layout.explorers.map((each, at) => (at === seat ? standing : each)) };
}

/**
 * Sets an explorer's step or piece; there is only one researcher.
 * @param {Layout} layout @param {number} seat @param {string} suit @param {string} where "3:a"
 * @returns {Layout}
 */
export function stand(layout, seat, suit, where) {
  const own = Object.entries(layout.explorers[seat]).map(([each, there]) => {
    if (each === suit) return [each, where];
    return [each, where.endsWith("r") ? there.replace("r", "a") : there];
  });
  return { ...layout, explorers: layout.explorers.map((each, at) => (at === seat ? Object.fromEntries(own) : each)) };
}

/** Changes the number of players. @param {Layout} layout @param {number} seats @returns {Layout} */
export function seatsOf(layout, seats) {
  /** @template T @param {T[]} list @param {T} empty */
  const many = (list, empty) => Array.from({ length: seats }, (_, at) => list[at] ?? empty);
  const seat = layout.seat !== null && layout.seat >= seats ? 0 : layout.seat;
  return {
    ...layout,
    seat,
    hands: many(layout.hands, []),
    unseen: many(layout.unseen, HAND),
    columns: many(layout.columns, []),
    explorers: many(layout.explorers, {}),
  };
}

/** The same table with nothing on it. @param {Layout} layout @returns {Layout} */
export const cleared = ({ game, seat, hands }) => ({
  game,
  seat,
  hands: hands.map(() => []),
  unseen: hands.map(() => HAND),
  columns: hands.map(() => []),
  piles: [],
  explorers: hands.map(() => ({})),
  tiles: {},
  deck: "",
});
