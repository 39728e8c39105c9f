// @ts-check
/** A person's own exercises (own_exercises.js) between the shell's state and this device's memory. */
/** @import { Reviewing } from "../../wire.d.ts" */
import { readExercises, writeExercises } from "../device/store.js";
import { today } from "./days.js";
import { gathered, solved, sound, without } from "./own_exercises.js";

/** @typedef {import("../state.js").Store} Store */
/** @typedef {import("./own_exercises.js").All} All */

/** All of them, read again: another window may have changed them. @param {Store} store @returns {All} */
export function readIn(store) {
  const exercises = sound(readExercises());
  store.update({ exercises });
  return exercises;
}

/** @param {Store} store @param {(all: All) => All} change */
function change(store, change) {
  const before = readIn(store);
  const exercises = change(before);
  if (exercises === before) return;
  writeExercises(exercises);
  store.update({ exercises });
}

/** Collects what a complete review has found. @param {Store} store @param {string} match @param {Reviewing} news */
export const gather = (store, match, news) => change(store, (all) => gathered(all, match, news, today()));

/** Marks one as solved at the first try. @param {Store} store @param {string} id */
export const solve = (store, id) => change(store, (all) => solved(all, id, today()));

/** @param {Store} store @param {string} id */
export const drop = (store, id) => change(store, (all) => without(all, id));
