// @ts-check
/**
 * Where the page's parts lie that it fetches by name: styles, drawings, words. On the site that is their own address;
 * in the game as one file another module stands in this one's place (web/js/file/at.js).
 */

/**
 * @param {string} address from the site's root
 * @returns {string} from where it is fetched; "" where there is no such thing
 */
export const at = (address) => address;

/** Whether this page is the whole game in one file, with no site around it. */
export const ALONE = false;
