// @ts-check
/** Matches that came as a link: kept like others to be gone through, but whose they are a link does not say. */

/** Whether a kept match came so, by its name (lostcities/table/after/linked.py). @param {string} id */
export const isLinked = (id) => id.startsWith("l-");
