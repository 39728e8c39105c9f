// @ts-check
/**
 * Files of drawings that are fetched: the page itself carries only those for the first paint of the home screen
 * (art/sprite.svg).
 */
import { at } from "../common/at.js";
import { awaited, renewable } from "../common/late.js";
import { Lost } from "../common/lost.js";

/** The file that every table needs, and some home screens. */
export const REST = "art/table.svg";

/** The files that are here or on their way. @type {Map<string, Promise<void>>} */
const coming = new Map();

/**
 * Puts the symbols of a file of drawings into the document, where `use` finds them. Rejects as fetching does, and may
 * then be tried again.
 * @param {string} address
 * @returns {Promise<void>}
 */
export function drawings(address) {
  let sheet = coming.get(address);
  if (!sheet) {
    sheet = renewable(address, (signal) => brought(address, signal));
    coming.set(address, sheet);
    sheet.catch(() => coming.delete(address));
  }
  return awaited(address, sheet);
}

/** @param {string} address @param {AbortSignal} signal */
async function brought(address, signal) {
  const reply = await fetch(at(address), { signal });
  if (!reply.ok) throw new Lost(`${address}: ${reply.status}`);
  const sprite = new DOMParser().parseFromString(await reply.text(), "image/svg+xml").documentElement;
  if (sprite.localName !== "svg") throw new Lost(`${address}: no drawings`); // a host's own page, or half of the file
  sprite.setAttribute("class", "unseen");
  sprite.setAttribute("data-from", address);
  sprite.setAttribute("aria-hidden", "true");
  document.body.append(document.importNode(sprite, true));
}
