// @ts-check
/**
 * Styles that the first paint does not need: each comes as a separate sheet after those already there, and stays. So
 * sheets apply in the order of first request: the table's (PLAY) before a game's own (render/outfit.js).
 */

import { at } from "../../common/at.js";
import { awaited } from "../../common/late.js";
import { Lost } from "../../common/lost.js";

/** The styles of every table and score sheet. */
export const PLAY = "css/play.css";

/** The styles of the day's deal, the statistics and the journal. */
export const BOOK = "css/book.css";

/** The additional styles of the set-up, the settings and the kept matches. */
export const SCREENS = "css/screens.css";

/** Sheets that are here or on their way, by address. @type {Map<string, Promise<void>>} */
const coming = new Map();

/** @typedef {(link: HTMLLinkElement) => void} Put */

/**
 * Fetches a style sheet. Rejects as fetching does, and may then be tried again.
 * @param {string} address
 * @param {Put} [put] puts it into the document
 * @returns {Promise<void>}
 */
export function style(address, put = (link) => document.head.append(link)) {
  // the page came with it
  if (document.querySelector(`link[href="${address}"]`) && !coming.has(address)) return Promise.resolve();
  let sheet = coming.get(address);
  if (!sheet) {
    sheet = brought(address, put);
    coming.set(address, sheet);
    sheet.catch(() => coming.delete(address));
  }
  return awaited(address, sheet);
}

/** @param {string} address @param {Put} put @returns {Promise<void>} */
function brought(address, put) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = at(address);
  put(link);
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Lost(`${address}: not loaded`));
    };
  });
}
