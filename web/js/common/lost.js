// @ts-check
/** A part of the page that is fetched when it is wanted, and did not come. */

/** Something that is fetched by name did not come. */
export class Lost extends Error {}

/** As browsers say of an import, or of a fetch, that nothing came. */
const SAID = /module script|dynamically imported module|failed to fetch|networkerror|load failed/i;

/** @param {unknown} error */
export const isLost = (error) => error instanceof Lost || (error instanceof TypeError && SAID.test(error.message));
