// @ts-check
/**
 * The prints of the travel journal, each composed from the page's existing drawings (scenes, portraits, suit symbols)
 * and blocks in the inks of one suit. The words beside them say which have been earned.
 */
import { h } from "./draw/tree.js";
import { scene } from "./draw/art.js";

/** @typedef {import("./draw/tree.js").Tree} Tree */

/**
 * @param {string} ink
 * @param {number} x @param {number} y @param {number} width @param {number} height
 * @returns {Tree}
 */
const block = (ink, x, y, width, height) => h("rect", { class: ink, x, y, width, height });

/** @param {string} ink @param {string} d @returns {Tree} */
const shape = (ink, d) => h("path", { class: ink, d });

/** @param {string} id @param {string} ink @param {number} x @param {number} y @param {number} size @returns {Tree} */
const symbol = (id, ink, x, y, size) => h("use", { href: `#${id}`, class: ink, x, y, width: size, height: size });

/** @param {string} text @param {number} size @returns {Tree} */
const figure = (text, size) =>
  h(
    "text",
    { class: "l figure", x: 40, y: 40 + size * 0.34, direction: "ltr", "font-size": size, "text-anchor": "middle" },
    text,
  );

/** @param {number} count @param {(at: number) => Tree} draw @returns {Tree[]} */
const times = (count, draw) => Array.from({ length: count }, (_, at) => draw(at));

/** @param {number} x @param {number} count @param {number} width @returns {Tree[]} strips of a column */
const column = (x, count, width) =>
  times(count, (at) => block(at % 2 ? "m" : "l", x, 14 + at * (52 / count), width, 52 / count - 1));

/** @param {string} animal @returns {Tree[]} */
const beaten = (animal) => [
  shape("d", "M0 56 Q20 44 40 54 T80 50 V80 H0Z"),
  symbol(`portrait-${animal}`, "", 14, 14, 52),
];

/** @typedef {import("../shell/words/words.js").Words} Words */
/** By name: the suit whose inks a print has, and what is on its block. */
/** @type {Record<string, [string, (words: Words) => Tree[]]>} */
const DRAWN = {
  "beat-1": ["g", () => beaten("hedgehog")],
  "beat-2": ["r", () => beaten("magpie")],
  "beat-3": ["b", () => beaten("tortoise")],
  "beat-4": ["p", () => beaten("goat")],
  "beat-5": ["w", () => beaten("owl")],
  row: ["y", () => times(5, (at) => shape("l", `M${8 + at * 13} 40 l6 -11 6 11 -6 11z`))],
  eight: ["b", () => column(28, 8, 24)],
  wagers: ["r", () => times(3, (at) => symbol("wager", "l", 6 + at * 23, at === 1 ? 22 : 30, 22))],
  both: ["p", () => [...column(16, 8, 22), ...times(3, (at) => symbol("wager", "l", 46, 13 + at * 18, 18))]],
  "no-minus": [
    "g",
    () => [
      ...times(5, (at) => block("l", 12 + at * 12, [34, 24, 40, 30, 20][at], 9, [16, 26, 10, 20, 30][at])),
      block("k", 8, 52, 64, 3),
    ],
  ],
  hundred: ["y", (words) => [figure(words.number(100), 30)]],
  behind: [
    "w",
    () => [
      block("k", 8, 40, 64, 2),
      h("path", { class: "stroke", d: "M10 40 L24 56 L38 50 L52 34 L68 18" }),
      h("circle", { class: "k", cx: 68, cy: 18, r: 5 }),
    ],
  ],
  bridge: [
    "b",
    () => [
      shape("l", "M4 48 Q40 8 76 48 L76 58 Q40 22 4 58Z"),
      block("k", 0, 60, 80, 3),
      block("l", 14, 68, 18, 2),
      block("l", 44, 70, 22, 2),
    ],
  ],
  bridges: [
    "b",
    () => [
      ...times(5, (at) => shape("l", `M${8 + at * 13} 58 V34 q6 -14 12 0 V58 h-3 V38 q-3 -8 -6 0 V58z`)),
      block("k", 4, 58, 72, 3),
    ],
  ],
  nine: [
    "y",
    () => [
      ...times(4, (at) => block(at % 2 ? "m" : "l", 10 + at * 15, 58 - at * 12, 14, 14 + at * 12)),
      h("circle", { class: "k", cx: 62, cy: 14, r: 7 }),
    ],
  ],
  sevens: ["r", () => times(3, (at) => h("g", null, column(11 + at * 21, 7, 17)))],
  kings: ["p", () => [shape("l", "M14 58 V28 L27 40 L40 20 L53 40 L66 28 V58Z"), block("k", 14, 50, 52, 3)]],
  six: [
    "g",
    () =>
      times(6, (at) => h("circle", { class: at % 2 ? "m" : "l", cx: 20 + (at % 3) * 20, cy: at < 3 ? 28 : 52, r: 8 })),
  ],
  week: ["y", () => times(7, (at) => block("k", 6 + at * 10, 32, 8, 16))],
  month: [
    "b",
    () => times(30, (at) => block(at % 7 ? "l" : "m", 9 + (at % 6) * 11, 13 + Math.floor(at / 6) * 11, 9, 9)),
  ],
  par: ["g", (words) => [figure(words.signed(10), 28), block("l", 12, 60, 56, 3)]],
  flawless: ["r", () => [shape("m", "M16 42 L25 33 L35 43 L60 16 L68 24 L35 60Z")]],
  fifty: ["r", (words) => [figure(words.number(50), 36)]],
  games: [
    "w",
    () => [
      block("k", 8, 28, 20, 28),
      shape("d", "M31 56 V46 H37 V38 H43 V30 H49 V56Z"),
      block("k", 52, 28, 20, 28),
      block("k", 6, 60, 68, 3),
    ],
  ],
};

/**
 * The block of a print.
 * @param {string} name
 * @param {boolean} earned
 * @param {Words} words
 * @returns {Tree}
 */
export function print(name, earned, words) {
  const [, suit = "w"] = /^city-(.)$/.exec(name) ?? [];
  if (name.startsWith("city-"))
    return h("span", { class: `print suit-${suit} ${earned ? "earned" : "to-come"}` }, scene(suit, 10));
  const [ink, draw] = DRAWN[name] ?? ["w", () => [figure("?", 36)]];
  return h(
    "span",
    { class: `print suit-${ink} ${earned ? "earned" : "to-come"}` },
    h(
      "svg",
      { class: "art", viewBox: "0 0 80 80", "aria-hidden": "true", focusable: "false" },
      block("c ground", 0, 0, 80, 80),
      draw(words),
    ),
  );
}
