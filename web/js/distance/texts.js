// @ts-check
/**
 * Messages of a match at a distance as people carry them: a link (all of it after #, which no host is ever told), a
 * text, a file. What a message says only Python reads; here one is found in whatever was pasted.
 */
import { afarId, nameOf } from "../common/afar.js";
import { ALONE } from "../common/at.js";

const MESSAGE = /lc[1-9]\d{0,3}!/;
/** A whole one, up to its mark of eight signs: behind what else has eight there comes another part. */
const WHOLE = /^lc[1-9]\d{0,3}!.*?![\w-]{8}(?![\w-]|!\S)/;
const IN_LINK = /#distance\/(\S+)/;

/** A message as a link to this site; where the game is one file, which others have elsewhere, the message itself. */
/** @param {string} message @param {string} [address] */
export const linkOf = (message, address = location.href) =>
  ALONE ? message : `${address.split("#")[0]}#distance/${encodeURIComponent(message)}`;

/** @param {string} text @returns {string} with what % stands for, or as it is */
function plain(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The message in a text that was pasted, with whatever stands around it; "" where there is none.
 * @param {string} text
 */
export function messageIn(text) {
  const [, linked = ""] = IN_LINK.exec(text) ?? [];
  const whole = linked ? plain(linked) : text.trim();
  const begin = whole.search(MESSAGE);
  if (begin < 0) return "";
  const rest = whole.slice(begin).trim();
  return WHOLE.exec(rest)?.[0] ?? rest; // what was cut short is said to have been when it is read
}

/**
 * What can be said of a message without reading it: the match it belongs to as this device keeps it, its number and its
 * kind.
 * @param {string} message @returns {{id: string, number: number, kind: string}}
 */
export function headOf(message) {
  const [, name = "", number = "", , kind = ""] = message.split("!");
  return { id: afarId(name), number: Number(number), kind };
}

/** A file's name for a message. @param {{id: string, number: number}} afar */
export const fileName = ({ id, number }) => `lost-cities-${nameOf(id).slice(0, 6)}-${number}.txt`;
