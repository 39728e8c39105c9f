// @ts-check
/**
 * Styles that the first paint does without: each comes as a sheet of its own behind those that are there, and stays. So
 * sheets apply in the order in which they were first asked for: the table's (PLAY) before a game's own
 * (render/outfit.js).
 */

import { at } from "../../common/at.js";
import { awaited } from "../../common/late.js";
import { Lost } from "../../common/lost.js";

/** The styles of every table and score sheet. */
export const PLAY = "css/play.css";

/** The styles of the day's deal, the statistics and the journal. */
export const BOOK = "css/book.css";

/** What setting up, the settings and the kept matches have besides. */
export const SCREENS = "css/screens.css";

/** What has come or is on its way, by address. @type {Map<string, Promise<void>>} */
const coming = new Map();

/** @typedef {(link: HTMLLinkElement) => void} Put */

/**
 * Brings a style sheet. Fails as fetching fails, and may then be tried again.
 * @param {string} address
 * @param {Put} [put] into the document
 * @returns {Promise<void>}
 */
export function style(address, put = (link) => document.head.append(link)) {
  // the page was written with it
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
