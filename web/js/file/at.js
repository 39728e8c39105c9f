// @ts-check
/**
 * Where the page's parts lie in the game as one file: in the page itself, as texts by their addresses on the site. Each
 * becomes a data: address, for from a file no browser lets another file be fetched, and not each lets a blob: be.
 */

/** @type {Record<string, string> | undefined} read when it is first asked for */
let held;
/** @type {Record<string, string>} what stood there packed, by address */
const unpacked = {};

/** Holds a text that was packed, from now on. @param {string} address @param {string} text */
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
