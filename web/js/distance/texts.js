// @ts-check
/**
 * Messages of a match at a distance as people carry them: a link (with the message after #, which no host ever sees), a
 * text, a file. Only Python reads what a message says; here it is found in whatever was pasted.
 */
import { afarId, nameOf } from "../common/afar.js";
import { ALONE } from "../common/at.js";

const MESSAGE = /lc[1-9]\d{0,3}!/;
/**
 * A whole message, up to its mark of eight signs after at least four parts. Another part of eight is no mark: more
 * parts follow it.
 */
const WHOLE = /^lc[1-9]\d{0,3}(?:![^!\n]*){4,}?![\w-]{8}(?![\w-]|!\S)/;
const IN_LINK = /#distance\/\s*(\S+)/;

/** A message as a link to this site. A game that is one file, elsewhere for others, gives the message itself. */
/** @param {string} message @param {string} [address] */
export const linkOf = (message, address = location.href) =>
  ALONE ? message : `${address.split("#")[0]}#distance/${encodeURIComponent(message)}`;

/** @param {string} text @returns {string} with % sequences decoded, or as it is */
function plain(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * What mail puts into a long line: breaks, and the signs of a quotation, which are not those of an explorer's move. A
 * link has no space of its own.
 */
const BREAKS = /\s*\n\s*(?:>(?![a-z.]\s)\s*)*/;
const SPACES = /\s+(?:>\s*)*/;
const MOST = 1000; // pieces that are put together

/**
 * The message in a text that was pasted, whatever stands around it, also in pieces; "" if there is none.
 * @param {string} text
 */
export function messageIn(text) {
  const found = unbroken(text);
  if (!found || WHOLE.test(found)) return found;
  const link = text.search(IN_LINK);
  const pieces = link < 0 ? text.slice(text.search(MESSAGE)).split(BREAKS, MOST) : text.slice(link).split(SPACES, MOST);
  return together(pieces) || found;
}

/** The message in as many of the pieces as it takes, "" if all are not enough. @param {string[]} pieces */
function together(pieces) {
  let joined = "";
  for (const piece of pieces) {
    joined += /^[<>]/.test(piece) ? ` ${piece}` : piece; // the space before a move
    const found = unbroken(joined);
    if (WHOLE.test(found)) return found;
  }
  return "";
}

/** The message in a text that leaves it in one piece. @param {string} text */
function unbroken(text) {
  const [, linked = ""] = IN_LINK.exec(text) ?? [];
  const whole = linked ? plain(linked) : text.trim();
  const begin = whole.search(MESSAGE);
  if (begin < 0) return "";
  const rest = whole.slice(begin).trim();
  return WHOLE.exec(rest)?.[0] ?? rest; // when a message that was cut short is read, that is said
}

/**
 * What is known of a message without reading it: the name by which this device keeps its match, its number, its kind.
 * @param {string} message @returns {{id: string, number: number, kind: string}}
 */
export function headOf(message) {
  const [, name = "", number = "", , kind = ""] = message.split("!");
  return { id: afarId(name), number: Number(number), kind };
}

/** The file name of a message. @param {{id: string, number: number}} afar */
export const fileName = ({ id, number }) => `lost-cities-${nameOf(id).slice(0, 6)}-${number}.txt`;
