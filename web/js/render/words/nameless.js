// @ts-check
/**
 * People who gave no name. A record has to call them something, and has the word of the language that it was played in;
 * by that word they are known again and called in the reader's language. Nobody reads what stands here: the words
 * themselves are those of the language files, with which a test compares these.
 */

/** What the languages call the one person who plays: `name-you`. */
const YOU = new Set(["You", "Tú", "Вы", "شما"]);

/** What they call one of several: `name-seat`. */
const SEAT = /^(?:Player|Jugador|Игрок|بازیکن) ([1-9۱-۹])$/u;

/**
 * The message that calls this person; null where the name is their own.
 * @param {string} name as the record has it
 * @param {number} seat
 * @returns {"name-you" | "name-seat" | null}
 */
export function calledBy(name, seat) {
  if (YOU.has(name)) return "name-you";
  const number = SEAT.exec(name)?.[1];
  const said = number && (/\d/.test(number) ? Number(number) : number.charCodeAt(0) - 0x6f0);
  return !name || said === seat + 1 ? "name-seat" : null;
}
