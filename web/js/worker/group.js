// @ts-check
/**
 * The arithmetic of a match at a distance: ristretto255, as lostcities/distance/group.py asks for it. Loaded on first
 * use. Points and numbers are texts of 64 hexadecimal digits, the 64 bytes of a hash are 128 of them, and several are
 * simply concatenated, so that only texts pass between Python and here.
 */
import { ristretto255, ristretto255_hasher } from "@noble/curves/ed25519.js";

const { Point } = ristretto255;
const WIDTH = 64; // hexadecimal digits of a point or a number
const TELL = 4; // points that are locked between two reports of progress

/** @param {string} text @param {number} width */
const parts = (text, width) => text.match(new RegExp(`.{${width}}`, "g")) ?? [];

/** @param {string} digits */
const bytes = (digits) => Uint8Array.from(parts(digits, 2), (pair) => parseInt(pair, 16));

/** A number, its least byte first. @param {string} digits */
const number = (digits) => BigInt(`0x${parts(digits, 2).reverse().join("")}`);

/** Whether it is a point in its canonical spelling, and not the neutral one. @param {string} digits */
function isSound(digits) {
  try {
    return !Point.fromHex(digits).is0();
  } catch {
    return false;
  }
}

/** @typedef {(done: number, all: number) => void} Told   how many of the points are locked */

/** By the name of the question. @type {Record<string, (one: string, other: string, told: Told) => string>} */
const ANSWERS = {
  points: (hashes) =>
    parts(hashes, 2 * WIDTH)
      .map((each) => ristretto255_hasher.deriveToCurve?.(bytes(each)).toHex())
      .join(""),
  lock(points, numbers, told) {
    const keys = parts(numbers, WIDTH);
    return parts(points, WIDTH)
      .map((point, at, { length }) => {
        if (at % TELL === 0) told(at, length);
        return Point.fromHex(point).multiply(number(keys[at])).toHex();
      })
      .join("");
  },
  unsound: (points) => String(parts(points, WIDTH).findIndex((each) => !isSound(each))),
};

/**
 * @param {string} what "points" of hashes, "lock" points by numbers, or the index of the first "unsound" of points
 * @param {string} one
 * @param {string} other
 * @param {Told} told
 * @returns {string}
 */
export const reckon = (what, one, other, told = () => {}) => ANSWERS[what](one, other, told);
