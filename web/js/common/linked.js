// @ts-check
/** Matches that came as a link: kept like the others for going through, but a link does not say whose they are. */

/** Whether a kept match came as a link, by its id (lostcities/table/after/linked.py). @param {string} id */
export const isLinked = (id) => id.startsWith("l-");
