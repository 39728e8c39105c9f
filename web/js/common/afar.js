// @ts-check
/** Matches at a distance (lostcities/distance): what tells their ids from those of other matches. */

const MARK = "d-";

/** @param {string} name of the deal, as messages have it @returns {string} the match's id on this device */
export const afarId = (name) => MARK + name;

/** @param {string} id a match's id */
export const isAfar = (id) => id.startsWith(MARK);

/** @param {string} id of a match at a distance @returns {string} the deal's name */
export const nameOf = (id) => id.slice(MARK.length);
