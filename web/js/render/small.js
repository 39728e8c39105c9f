// @ts-check
/**
 * A match as a picture of a few blocks, from what a list knows about it (lostcities/table/shown/glance.py): the columns
 * of every seat as strips, the person's own at the near side; or, if the game's room says so, paths with how far each
 * explorer has come. Only a picture: the words beside it say what it shows.
 */
/** @import { Summary } from "../wire.d.ts" */
import { h } from "./draw/tree.js";
import { roomOf } from "./rooms.js";

/** @typedef {import("./draw/tree.js").Tree} Tree */
/** @typedef {NonNullable<Summary["laid"]>} Laid */

const WIDTH = 120;
const HEIGHT = 156;
const BAND = 22; // between the two sides
const STRIP = 8; // what shows of a card under the next
const PAD = 5;
const STEPS = 9;
/** Suits whose symbols every page carries (art/sprite.svg). */
const SIGNED = "ybwgrp";

/**
 * The picture of a match; null if nothing is known that could be drawn.
 * @param {Pick<Summary, "game" | "seats" | "laid">} match
 * @param {import("./words/say.js").Words} words
 * @returns {Tree | null}
 */
export function small({ game, seats, laid }, words) {
  if (!laid?.length || laid.some((suit) => suit.seats.length !== seats.length)) return null;
  const people = seats.filter((seat) => !seat.mind).length;
  const own = people === 1 ? seats.findIndex((seat) => !seat.mind) : 0;
  const others = seats.map((_, seat) => (own + seat) % seats.length).slice(1);
  // In a language that runs from right to left the table does too; symbols are not mirrored.
  const way = words.dir === "rtl" ? `translate(${WIDTH} 0) scale(-1 1)` : null;
  const drawn = roomOf(game).laid === "paths" ? paths(laid, own, others) : sides(laid, own, others, Boolean(way));
  return h(
    "svg",
    { class: "small-table", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, "aria-hidden": "true", focusable: "false" },
    h("g", { transform: way }, drawn),
  );
}

/**
 * Columns of cards, the others' above the piles and one's own below.
 * @param {Laid} laid @param {number} own @param {number[]} others @param {boolean} turned  whether all is mirrored
 * @returns {Tree[]}
 */
function sides(laid, own, others, turned) {
  const middle = (HEIGHT - BAND) / 2;
  const room = middle - 2 * PAD;
  const tallest = Math.max(1, ...laid.flatMap((suit) => suit.seats));
  const strip = Math.min(STRIP, (room - STRIP) / tallest);
  const share = (WIDTH - 2 * PAD) / others.length;
  const wide = (WIDTH - 2 * PAD) / laid.length;
  return [
    h("rect", { key: "band", class: "small-band", x: 0, y: middle, width: WIDTH, height: BAND }),
    ...others.flatMap((seat, at) =>
      laid.map(({ suit, seats }, lane) => {
        const each = share / laid.length;
        const count = seats[seat];
        const top = middle - PAD - strip * Math.max(count - 1, 0) - STRIP;
        return column(`${seat}${suit}`, suit, PAD + at * share + lane * each, top, each, count, strip);
      }),
    ),
    ...laid.map(({ suit }, lane) => pile(suit, PAD + (lane + 0.5) * wide, middle + BAND / 2, turned)),
    ...laid.map(({ suit, seats }, lane) =>
      column(`${own}${suit}`, suit, PAD + lane * wide, middle + BAND + PAD, wide, seats[own], strip),
    ),
  ];
}

/**
 * One column: a strip for each card, the last one whole; an outline if there is none.
 * @param {string} key @param {string} suit @param {number} x @param {number} y @param {number} room
 * @param {number} count @param {number} strip @returns {Tree}
 */
function column(key, suit, x, y, room, count, strip) {
  const gap = Math.min(2, room * 0.12);
  const place = { x: round(x + gap), width: round(room - 2 * gap) };
  if (!count) return h("rect", { key, class: "small-blank", ...place, y: round(y), height: STRIP });
  return h(
    "g",
    { key, class: `suit-${suit}` },
    Array.from({ length: count }, (_, at) =>
      h("rect", { ...place, y: round(y + at * strip), height: at === count - 1 ? STRIP : round(strip) }),
    ),
  );
}

/** @param {string} suit @param {number} x @param {number} y of its middle @param {boolean} turned @returns {Tree} */
const pile = (suit, x, y, turned) =>
  SIGNED.includes(suit)
    ? h("use", {
        key: `pile-${suit}`,
        href: `#suit-${suit}`,
        x: round(x - 6),
        y: y - 6,
        width: 12,
        height: 12,
        transform: turned ? `translate(${round(2 * x)} 0) scale(-1 1)` : null,
      })
    : h(
        "g",
        { key: `pile-${suit}`, class: `suit-${suit}` },
        h("rect", { x: round(x - 4), y: y - 4, width: 8, height: 8 }),
      );

/**
 * The paths of the board, one above the other: walked as far as one's own explorer, with the others' as tokens.
 * @param {Laid} laid @param {number} own @param {number[]} others @returns {Tree[]}
 */
function paths(laid, own, others) {
  const lane = (HEIGHT - 2 * PAD) / laid.length;
  const pace = (WIDTH - 2 * PAD) / STEPS;
  return laid.map(({ suit, seats }, at) => {
    const y = PAD + at * lane + 3;
    const tall = lane - 6;
    return h(
      "g",
      { key: suit, class: `suit-${suit}` },
      Array.from({ length: STEPS }, (_, step) =>
        h("rect", {
          class: step < seats[own] ? null : "small-blank",
          x: round(PAD + step * pace),
          y: round(y),
          width: round(pace),
          height: round(tall),
        }),
      ),
      others.map((seat, place) =>
        seats[seat]
          ? h("circle", {
              key: seat,
              class: "small-token",
              cx: round(PAD + (seats[seat] - 0.5) * pace),
              cy: round(y + (tall * (place + 1)) / (others.length + 1)),
              r: others.length > 1 ? 3 : 4,
            })
          : null,
      ),
    );
  });
}

/** @param {number} length */
const round = (length) => Math.round(length * 10) / 10;
