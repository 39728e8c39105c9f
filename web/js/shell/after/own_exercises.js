// @ts-check
/**
 * A person's own exercises: the costliest moments of reviewed matches, kept on this device (store.js, under
 * "learn.own") until they have been solved on two days. Pure. A deleted exercise leaves its name behind, so that
 * reopening the review, or a file from another device, does not bring it back.
 *
 * @typedef {object} Own
 * @property {string} id          the match and the place: "m-1/2.17"
 * @property {string} [lesson]    its text; absent once deleted
 * @property {string} game
 * @property {string[]} against   the minds of the others, "" for a person
 * @property {number} cost        hundredths of a point that the turn cost, with its standard error
 * @property {number} error
 * @property {Why} why
 * @property {string} found       the date on which it was found
 * @property {string[]} solved    the dates on which it was solved at the first try; with two it rests
 * @property {boolean} [gone]     whether it was deleted
 * @typedef {Record<string, Own>} All   by id
 */
/** @import { OwnExercise, Reviewing, Table, Why } from "../../wire.d.ts" */

/** On how many days it has to be solved. */
export const TIMES = 2;
/** The most that are kept with their positions; beyond that, the longest at rest go first, then the oldest. */
const MOST = 150;

/** @param {string} match @param {{round: number, turn: number}} place both from 0 */
export const idOf = (match, { round, turn }) => `${match}/${round + 1}.${turn}`;

/** @param {unknown} value of the device's memory @returns {All} the sound part of it */
export function sound(value) {
  const entries = Object.entries(/** @type {Record<string, Partial<Own> | null>} */ (value ?? {})).filter(
    ([id, each]) =>
      /^[\w~.-]{1,64}\/\d+\.\d+$/.test(id) &&
      each?.id === id &&
      Array.isArray(each.solved) &&
      (each.gone === true ||
        (typeof each.lesson === "string" &&
          typeof each.game === "string" &&
          Array.isArray(each.against) &&
          Number.isInteger(each.cost) &&
          Number.isInteger(each.error) &&
          typeof each.why?.better?.move === "string")),
  );
  return /** @type {All} */ (Object.fromEntries(entries));
}

/**
 * Adds what a review has found. Existing exercises stay as they are, except those on turns of a first lesson, which an
 * older review may have blamed.
 * @param {All} all @param {string} match @param {Pick<Reviewing, "match" | "exercises">} news @param {string} today
 * @returns {All}
 */
export function gathered(all, match, news, today) {
  const { game, seats, taught } = news.match;
  const found = news.exercises.map((each) => made(match, each, game, seats, today));
  const blamed = Array.from({ length: taught }, (_, turn) => idOf(match, { round: 0, turn }));
  const kept = blamed.filter((id) => Object.hasOwn(all, id) && !all[id].gone).reduce(without, all);
  const fresh = found.filter(({ id }) => !Object.hasOwn(kept, id));
  if (!fresh.length) return kept;
  return trimmed({ ...kept, ...Object.fromEntries(fresh.map((each) => [each.id, each])) });
}

/**
 * @param {string} match @param {OwnExercise} exercise @param {string} game
 * @param {Reviewing["match"]["seats"]} seats @param {string} today @returns {Own}
 */
function made(match, { seat, round, turn, cost, error, why, lesson }, game, seats, today) {
  const against = seats.filter((_, at) => at !== seat).map(({ mind }) => mind);
  return { id: idOf(match, { round, turn }), lesson, game, against, cost, error, why, found: today, solved: [] };
}

/** @param {All} all @returns {All} */
function trimmed(all) {
  const there = live(all);
  const spare = [...there]
    .sort((one, other) => Number(rests(other)) - Number(rests(one)) || (one.found < other.found ? -1 : 1))
    .slice(0, Math.max(0, there.length - MOST));
  return spare.reduce((left, { id }) => without(left, id), all);
}

/** Those not deleted: first the unsolved, then those to repeat, then those at rest. @param {All} all */
export const live = (all) =>
  Object.values(all)
    .filter(({ gone }) => !gone)
    .sort((one, other) => one.solved.length - other.solved.length || other.cost - one.cost);

/** Whether it has been solved often enough. @param {Own} own */
export const rests = ({ solved }) => solved.length >= TIMES;

/** Whether it is due on that date. @param {Own} own @param {string} today */
export const isDue = (own, today) => !rests(own) && !own.solved.includes(today);

/** @param {All} all @param {string} id @param {string} today @returns {All} with that one solved at the first try */
export function solved(all, id, today) {
  const own = all[id];
  if (!own || own.gone || own.solved.includes(today)) return all;
  return { ...all, [id]: { ...own, solved: [...own.solved, today] } };
}

/** @param {All} all @param {string} id @returns {All} */
export function without(all, id) {
  if (!Object.hasOwn(all, id)) return all;
  const { game, against, cost, error, why, found, solved: days } = all[id];
  return { ...all, [id]: { id, game, against, cost, error, why, found, solved: days, gone: true } };
}

/**
 * The exercise's table with the opponents that the turn was played against; the lesson itself knows no company. People
 * and players from a file stay as the lesson has them.
 * @param {Table} table @param {Own} own @returns {Table}
 */
export function inCompany(table, { against }) {
  const others = table.seats.map((_, seat) => seat).filter((seat) => seat !== table.viewer);
  const seats = table.seats.map((seat, at) => {
    const mind = against[others.indexOf(at)] ?? "";
    return mind && !/:|^afar$/.test(mind) ? { ...seat, mind, name: "" } : seat;
  });
  return { ...table, seats };
}

/** The exercise to try after that one, if any. @param {All} all @param {string} id @param {string} today */
export const next = (all, id, today) => live(all).find((each) => each.id !== id && isDue(each, today));
