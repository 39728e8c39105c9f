// @ts-check
/**
 * What only the board game has: the paths with their tiles and explorers, the crossings, and what lies before a seat.
 */

/** @import { BoardFacts, Person } from "../../wire.d.ts" */

/** @typedef {import("../table/sitting.js").Sitting} Sitting */

/** @param {Pick<Sitting, "view">} sitting @returns {BoardFacts} */
export const factsOf = ({ view }) => /** @type {BoardFacts} */ (view.facts);

/** What lies before a seat. @param {Sitting} sitting @param {number} seat @returns {Person} */
export const personOf = (sitting, seat) =>
  /** @type {Person} */ (factsOf(sitting).people.find((each) => each.seat === seat));
