// @ts-check
/**
 * Where the page's parts are in the game as one file: in the page itself, as texts under their addresses on the site.
 * Each becomes a data: address, because no browser lets a page from a file fetch another file, and not every browser a
 * blob:.
 */

/** @type {Record<string, string> | undefined} read on first use */
let held;
/** @type {Record<string, string>} the parts that were packed, by address */
const unpacked = {};

/** Keeps a text that was packed. @param {string} address @param {string} text */
export const hold = (address, text) => void (unpacked[address] = text);

const TYPES = /** @type {Record<string, string>} */ ({ css: "text/css", svg: "image/svg+xml", js: "text/javascript" });

/** @param {string} address from the site's root @returns {string} "" where the file does not hold it */
export function at(address) {
  held ??= /** @type {Record<string, string>} */ (JSON.parse(document.getElementById("held")?.textContent ?? "{}"));
  if (address.startsWith("learn/")) return document.getElementById(address) ? `#${address}` : ""; // reading.js
  const text = held[address] ?? unpacked[address];
  if (typeof text !== "string") return "";
  const type = TYPES[address.split(".").at(-1) ?? ""] ?? "text/plain";
  return `data:${type};charset=utf-8,${encodeURIComponent(text)}`;
}

export const ALONE = true;
