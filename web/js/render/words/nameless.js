// @ts-check
/**
 * People who gave no name. A record has to call them something, and uses the word of the language in which it was
 * played; by that word this module recognizes them and names them in the reader's language. Nobody reads the words
 * below: they are those of the language files, and a test compares the two.
 */

/** What the languages call the one person who plays: `name-you`. */
const YOU = new Set(["You", "Tú", "Вы", "شما"]);

/** What they call one of several: `name-seat`. */
const SEAT = /^(?:Player|Jugador|Игрок|بازیکن) ([1-9۱-۹])$/u;

/**
 * The message that names this person; null if the name is their own.
 * @param {string} name as in the record
 * @param {number} seat
 * @returns {"name-you" | "name-seat" | null}
 */
export function calledBy(name, seat) {
  if (YOU.has(name)) return "name-you";
  const number = SEAT.exec(name)?.[1];
  const said = number && (/\d/.test(number) ? Number(number) : number.charCodeAt(0) - 0x6f0);
  return !name || said === seat + 1 ? "name-seat" : null;
}
