// @ts-check
/** Texts from a person or a program, made fit to be shown among ours. */

/** The most characters of a player's name, as a record takes it (lostcities/record/header.py). */
export const LONGEST_NAME = 60;

/**
 * Characters that steer writing and write nothing: controls, line breaks, marks, embeddings, overrides and isolates of
 * direction, surrogate halves. Not the joiners that Persian and emoji need, nor any kind of space.
 */
const STEERING = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** `text` without anything that would reorder it or its surroundings. @param {string} text */
export const plain = (text) => text.replace(STEERING, "");
