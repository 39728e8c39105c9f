// @ts-check
/**
 * The canvas of a picture to be shared: paper inside a map's neatline, words in the page's own fonts, cards as printed
 * blocks. It runs from right to left where the language does. picture.js decides what goes on it.
 *
 * @typedef {import("../../shell/words/words.js").Words} Words
 * @typedef {import("./symbols.js").Box} Box
 * @typedef {{size: number, heavy?: boolean, colour?: string, side?: "start" | "end" | "middle"}} Type
 */
import { paint } from "./symbols.js";
import { isWager, rankOf, rankWords, suitOf } from "../words/say.js";

/** The colours of the page by daylight (css/base/palette.css). */
export const INKS = {
  page: "#efe4cc",
  table: "#f6eedb",
  band: "#e5d7b8",
  paper: "#fffaee",
  ink: "#1b2430",
  quiet: "#5b5240",
  hairline: "#b9a67e",
  gain: "#1f5e3a",
  loss: "#8f2a1e",
};
/** By suit: the ink of number and symbol on its block, and of the block. @type {Record<string, [string, string]>} */
const SUITS = {
  y: ["#e2a52d", INKS.ink],
  b: ["#2170a3", INKS.paper],
  w: ["#e3e9ea", INKS.ink],
  g: ["#2f7d49", INKS.paper],
  r: ["#b5341f", INKS.paper],
  p: ["#5a3f8a", INKS.paper],
  s: ["#34404f", INKS.paper],
  h: ["#ab2d36", INKS.paper],
  d: ["#e08f3c", INKS.ink],
  c: ["#2c6e62", INKS.paper],
};
const OTHER = ["#51636f", INKS.paper]; // a suit that nobody has drawn
const EDGE = "#8d8674";
const FRAME = 14; // px of the neatline

/** The colour for points. @param {number | null} points */
export const colourOf = (points) => (points === null ? INKS.quiet : points < 0 ? INKS.loss : INKS.ink);

export class Paper {
  /** @param {number} width @param {number} height @param {Words} words */
  constructor(width, height, words) {
    this.canvas = document.createElement("canvas");
    this.canvas.width = width;
    this.canvas.height = height;
    this.on = /** @type {CanvasRenderingContext2D} */ (this.canvas.getContext("2d"));
    this.words = words;
    this.mirrored = words.dir === "rtl";
    this.face = getComputedStyle(document.body).fontFamily;
    this.on.direction = words.dir;
    this.#ground(width, height);
  }

  /** Fetches the fonts: a canvas does not wait for them. @param {string} text @returns {Promise<unknown>} */
  letters(text) {
    return Promise.all([500, 800].map((weight) => document.fonts.load(`${weight} 32px ${this.face}`, text)));
  }

  /** Paper, contour lines, and a neatline of black and white segments. @param {number} width @param {number} height */
  #ground(width, height) {
    this.block({ x: 0, y: 0, width, height }, INKS.paper);
    const inner = { x: FRAME, y: FRAME, width: width - 2 * FRAME, height: height - 2 * FRAME };
    const piece = 64;
    for (let at = 0; at < width; at += piece)
      for (const y of [0, height - FRAME])
        this.block({ x: at, y, width: piece, height: FRAME }, (at / piece) % 2 ? INKS.paper : INKS.ink);
    for (let at = 0; at < height; at += piece)
      for (const x of [0, width - FRAME])
        this.block({ x, y: at, width: FRAME, height: piece }, (at / piece) % 2 ? INKS.paper : INKS.ink);
    this.block(inner, INKS.table);
    if (document.getElementById("contours")) {
      this.on.globalAlpha = 0.35;
      paint(this.on, "contours", inner, { inks: "contours", fill: true });
      this.on.globalAlpha = 1;
    }
    this.line({ x: 0.5, y: 0.5, width: width - 1, height: height - 1 }, 3);
    this.line(inner, 3);
  }

  /** The box, mirrored where the language runs from right to left. @param {Box} box @returns {Box} */
  at(box) {
    return this.mirrored ? { ...box, x: this.canvas.width - box.x - box.width } : box;
  }

  /** @param {Box} box @param {string} colour */
  block({ x, y, width, height }, colour) {
    this.on.fillStyle = colour;
    this.on.fillRect(x, y, width, height);
  }

  /** @param {Box} box @param {number} [thick] @param {string} [colour] */
  line({ x, y, width, height }, thick = 2, colour = INKS.ink) {
    this.on.lineWidth = thick;
    this.on.strokeStyle = colour;
    this.on.strokeRect(x, y, width, height);
  }

  /**
   * A line of text, made smaller where it is too long.
   * @param {string} text @param {number} x of the start, the middle or the end @param {number} y of the base line
   * @param {number} room @param {Type} type
   */
  text(text, x, y, room, { size, heavy = false, colour = INKS.ink, side = "start" }) {
    const { on } = this;
    const font = (/** @type {number} */ px) => `${heavy ? 800 : 500} ${px}px ${this.face}`;
    on.font = font(size);
    const wide = on.measureText(text).width;
    if (wide > room) on.font = font(Math.max(10, Math.floor((size * room) / wide)));
    on.fillStyle = colour;
    on.textAlign = side === "middle" ? "center" : side;
    on.textBaseline = "alphabetic";
    on.fillText(text, this.mirrored ? this.canvas.width - x : x, y, room);
  }

  /**
   * A name on one line, or on two if one would make it small; and its size then.
   * @param {string} text @param {number} room @param {number} size @returns {{size: number, lines: string[]}}
   */
  lines(text, room, size) {
    this.on.font = `800 ${size}px ${this.face}`;
    const wide = (/** @type {string} */ part) => this.on.measureText(part.trim()).width;
    if (wide(text) <= room) return { size, lines: [text] };
    const parts = text.match(/[^\s-]+[\s-]*/gu) ?? [text];
    const broken = parts.map((_, at) => [parts.slice(0, at).join(""), parts.slice(at).join("")]);
    const longer = (/** @type {string[]} */ pair) => Math.max(...pair.map(wide));
    const lines = broken.reduce((best, pair) => (longer(pair) < longer(best) ? pair : best)).filter(Boolean);
    const fits = Math.floor((size * room) / longer(lines));
    return { size: Math.max(11, Math.min(size * 0.85, fits)), lines: lines.map((line) => line.trim()) };
  }

  /** @param {string} name @param {Box} box */
  portrait(name, box) {
    const at = this.at(box);
    const { on } = this;
    on.save();
    on.beginPath();
    on.arc(at.x + at.width / 2, at.y + at.height / 2, at.width / 2, 0, 2 * Math.PI);
    on.clip();
    this.block(at, INKS.band);
    paint(on, `portrait-${name}`, at, { inks: `portrait portrait-${name}`, fill: true });
    on.restore();
    on.lineWidth = 3;
    on.strokeStyle = INKS.ink;
    on.beginPath();
    on.arc(at.x + at.width / 2, at.y + at.height / 2, at.width / 2, 0, 2 * Math.PI);
    on.stroke();
  }

  /** A suit's symbol. @param {string} suit @param {Box} box @param {string} colour */
  sign(suit, box, colour) {
    const at = this.at(box);
    if (document.getElementById(`suit-${suit}`)) return paint(this.on, `suit-${suit}`, at, { colour });
    this.text(suit.toUpperCase(), box.x, box.y + box.height, box.width, { size: box.height, heavy: true, colour });
  }

  /**
   * A card: the scene of its place, with the city as high as its number, and number and symbol over it.
   * @param {string} card @param {Box} box   of the whole card; cards on top hide its lower part, or its end
   * @param {{seen?: number, strip?: number, step?: number}} [shows]   px of its height that are in the picture; px of
   * its height, or of its width, that the next card leaves free, with its number in them
   */
  card(card, box, { seen = box.height, strip = box.height, step } = {}) {
    const { on } = this;
    on.save();
    on.beginPath();
    on.rect(0, box.y, this.canvas.width, seen + 1);
    on.clip();
    this.#whole(card, box, strip, step);
    on.restore();
  }

  /** @param {string} card @param {Box} box @param {number} strip @param {number} [step] for cards that lie across */
  #whole(card, box, strip, step) {
    const suit = suitOf(card);
    const [colour, ink] = SUITS[suit] ?? OTHER;
    const at = this.at(box);
    const rim = Math.max(2, Math.min(box.width * 0.035, strip * 0.12));
    this.block(at, INKS.paper);
    this.line(at, 1, EDGE);
    const block = { x: at.x + rim, y: at.y + rim, width: at.width - 2 * rim, height: at.height - 2 * rim };
    this.block(block, colour);
    this.#scene(card, suit, block);
    const figure = step
      ? Math.min(box.width * 0.4, (step - rim) / 0.62) // a digit is as wide as 0.62 of its size
      : Math.min(box.width * 0.25, strip - rim);
    const base = box.y + rim + Math.min(figure * 0.95, strip - rim - figure * 0.2); // room for the tail of a Q
    const start = box.x + rim * 2;
    const size = figure * 0.8;
    if (isWager(card))
      paint(this.on, "wager", this.at({ x: start, y: box.y + rim + 1, width: size, height: size }), { colour: ink });
    else
      this.text(rankWords(rankOf(card), this.words), start, base, step ? step - rim * 2 : box.width * 0.6, {
        size: figure,
        heavy: true,
        colour: ink,
      });
    this.sign(suit, { x: box.x + box.width - rim * 2 - size, y: box.y + rim + 1, width: size, height: size }, ink);
  }

  /** One of a column's cards, without its number. @param {string} suit @param {boolean} wager @param {Box} box */
  square(suit, wager, box) {
    const [colour, ink] = SUITS[suit] ?? OTHER;
    const at = this.at(box);
    this.block(at, colour);
    this.line(at, 2, INKS.ink);
    if (wager) paint(this.on, "wager", at, { colour: ink });
  }

  /** @param {string} card @param {string} suit @param {Box} block */
  #scene(card, suit, block) {
    const inks = `suit-${suit}`;
    if (!document.getElementById(`back-${suit}`)) return;
    const { on } = this;
    paint(on, `back-${suit}`, block, { inks, fill: true });
    const height = isWager(card) ? 0 : Math.min(10, Math.max(1, Number(rankOf(card)) || 10));
    if (height && document.getElementById(`city-${suit}`))
      paint(on, `city-${suit}`, block, { inks, fill: true, lower: (10 - height) * 7.2 });
    if (!height && document.getElementById("pennant")) paint(on, "pennant", block, { inks, fill: true });
    if (document.getElementById(`front-${suit}`)) paint(on, `front-${suit}`, block, { inks, fill: true });
  }

  /** The picture as a file. @returns {Promise<Blob>} */
  png() {
    return new Promise((resolve, reject) =>
      this.canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error("the picture could not be written"))),
        "image/png",
      ),
    );
  }
}
