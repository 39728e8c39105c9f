// @ts-check
/** A part of the page that is fetched when it is wanted, and did not come. */

/** Something that is fetched by name did not come. */
export class Lost extends Error {}

/** As browsers say of an import, or of a fetch, that nothing came. */
const SAID = /module script|dynamically imported module|failed to fetch|networkerror|load failed/i;

/**
 * Something else came, or half of it: browsers say no more of a module that they cannot read. A text that is no JSON is
 * no part of the page.
 * @param {unknown} error
 */
const isNoModule = (error) => error instanceof SyntaxError && !/JSON/.test(error.message);

/** @param {unknown} error */
export const isLost = (error) =>
  error instanceof Lost || isNoModule(error) || (error instanceof TypeError && SAID.test(error.message));
