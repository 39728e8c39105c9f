// @ts-check
/** Texts of a person's or of a program's, made fit to be shown among ours. */

/** The most characters of a player's name, as a record takes it (lostcities/record/header.py). */
export const LONGEST_NAME = 60;

/**
 * What steers writing and is no writing: controls, line breaks, marks, embeddings, overrides and isolates of direction,
 * halves of pairs. Not the joiners of Persian and of emoji, nor any kind of space.
 */
const STEERING = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** `text` without what would reorder it or what stands beside it. @param {string} text */
export const plain = (text) => text.replace(STEERING, "");
