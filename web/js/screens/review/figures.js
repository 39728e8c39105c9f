// @ts-check
/**
 * What a review says about one seat, as numbers: the expected margin turn by turn, luck and costs on each turn, the
 * parts of the result, the costliest moments. A review has hundredths of a point (lostcities/review/review.md); here
 * they are points.
 */
/** @import { Account, LevelCost, Review, ReviewTurn } from "../../wire.d.ts" */
import { roomOf } from "../../render/rooms.js";

/**
 * @typedef {object} Column   a turn of the chart
 * @property {number} round   from 0
 * @property {number} turn    from 0
 * @property {ReviewTurn} told
 * @property {boolean} own    whether it was this seat's
 * @property {number} luck    what its card gave this seat
 * @property {number} cost    what it cost this seat or, if below 0, what another's turn gave it
 * @property {number | null} expected  the margin of the match that the seat expected then; null if it did not move
 *
 * @typedef {object} Stretch   a round of the chart
 * @property {number} deal
 * @property {number} before   the margin of the match when the round began; `after`: when it ended
 * @property {number} after
 * @property {Column[]} columns
 *
 * @typedef {Column & {letter: string, cost: number, error: number}} Moment
 */

const MOST = 3; // moments
const LETTERS = "ABC";
const FEW = 20; // with fewer turns, nothing is said about how well somebody played

/** @param {number} hundredths */
const points = (hundredths) => hundredths / 100;

/** @param {Review} review @param {number} seat @returns {Stretch[]} */
export function stretches(review, seat) {
  const others = Math.max(review.seats.length - 1, 1);
  const adds = !roomOf(review.game).carries;
  let before = 0;
  return review.rounds.map(({ accounts, turns }, round) => {
    const began = before;
    before += points(accounts[seat].result);
    const columns = turns.map((told, turn) => {
      const own = told.seat === seat;
      const share = points(own ? 1 : -1 / others);
      return {
        round,
        turn,
        told,
        own,
        luck: (told.luck ?? 0) * share,
        cost: (told.weighed?.cost ?? 0) * share,
        expected: own && told.weighed ? points(told.weighed.expected) + (adds ? began : 0) : null,
      };
    });
    return { deal: points(accounts[seat].deal), before: began, after: before, columns };
  });
}

/**
 * The turns that cost the seat most, costliest first.
 * @param {Stretch[]} all @returns {Moment[]}
 */
export function moments(all) {
  return all
    .flatMap(({ columns }) => columns)
    .filter(({ own, cost }) => own && cost > 0)
    .sort((one, other) => other.cost - one.cost)
    .slice(0, MOST)
    .sort((one, other) => one.round - other.round || one.turn - other.turn)
    .map((column, at) => ({ ...column, letter: LETTERS[at], error: points(column.told.weighed?.error ?? 0) }));
}

/**
 * The terms of the result, each a whole number of points, so that they add up to it. The draws absorb the rounding of
 * luck, so that the result without luck is the same number as everywhere else (the day's deal, the statistics); the
 * rest absorbs the rounding of the whole. What is not known yet counts as nothing.
 * @param {Account} account
 * @param {boolean} whole whether everything is known, so that there is a rest
 */
export function terms(account, whole) {
  const adjusted = account.result - account.deal - account.draws;
  const [result, deal, without] = [account.result, account.deal, adjusted].map((part) => Math.round(points(part)));
  const draws = result - without - deal;
  const own = -Math.round(points(account.own ?? 0)) || 0;
  const others = Math.round(points(account.others ?? 0));
  return { deal, draws, own, others, rest: whole ? result - deal - draws - own - others : 0, result };
}

/**
 * How well the seat played: the level whose mean cost is nearest on a root scale; null with too few turns, or without
 * measurements.
 * @param {Account} account @param {{mind: string, mean: number, error: number}[]} scale
 */
export function grade({ mean, turns }, scale) {
  if (mean === null || turns < FEW || !scale.length) return null;
  const apart = (/** @type {number} */ cost) => Math.abs(Math.sqrt(cost) - Math.sqrt(mean));
  return [...scale].sort((one, other) => apart(one.mean) - apart(other.mean))[0];
}

/**
 * Whether somebody gave away more than a level by more than both errors.
 * @param {Account} account @param {LevelCost} level
 */
export const beyond = ({ mean, error }, level) => mean !== null && mean - (error ?? 0) > level.mean + level.error;

/** One decimal, as for amounts of a single turn. @param {number} amount */
export const tenth = (amount) => Math.round(amount * 10) / 10;
/** @param {number} amount of hundredths */
export const hundredth = (amount) => Math.round(amount) / 100;
