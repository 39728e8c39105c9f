// @ts-check
/** A part of the page that was fetched on demand and did not arrive. */

/** Something fetched by name did not arrive. */
export class Lost extends Error {}

/** How browsers say that an import or a fetch brought nothing. */
const SAID = /module script|dynamically imported module|failed to fetch|networkerror|load failed/i;

/**
 * Something else came, or only half of it: of a module that they cannot read, browsers report only a syntax error. Text
 * that is not JSON is no part of the page.
 * @param {unknown} error
 */
const isNoModule = (error) => error instanceof SyntaxError && !/JSON/.test(error.message);

/** @param {unknown} error */
export const isLost = (error) =>
  error instanceof Lost || isNoModule(error) || (error instanceof TypeError && SAID.test(error.message));
