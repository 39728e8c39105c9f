// @ts-check
/**
 * Where the page finds the parts that it fetches by name: styles, drawings, words. On the site that is their own
 * address; in the game as one file, web/js/file/at.js takes this module's place.
 */

/**
 * @param {string} address from the site's root
 * @returns {string} where to fetch it from; "" where there is no such part
 */
export const at = (address) => address;

/** Whether this page is the whole game in one file, with no site around it. */
export const ALONE = false;
