// @ts-check
/**
 * What is said where the language files have no words of a game's own: its names as the record has them, and one plain
 * sentence for each kind of what cannot be told by a name. Any other key that is missing names itself.
 */

/** A name of the record's as a person reads it: "next_starter", "Next starter". @param {string} name */
export const readable = (name) => {
  const [first = "", ...rest] = name.replace(/[_-]+/g, " ").trim();
  return first.toLocaleUpperCase("en") + rest.join("");
};

/** Keys, and what is said for them: a message, or nothing but the name in the key. @type {[RegExp, string][]} */
const KINDS = [
  [/^home-game-(.+)$/, "plain-game"],
  [/^option-.+-means$/, "plain-option-means"],
  [/^mind-.+-(?:style|about)$/, "plain-mind"],
  [/^reason-(.+)$/, "plain-reason"],
  [/^(?:game|summary|suit|option|mind|worth)-(.+)$/, ""],
  [/^rank-(.+)$/, ""],
];

/** @param {string} key @returns {{key: string} | {text: string} | null} null: there is nothing to be said for it */
export function unnamed(key) {
  for (const [kind, message] of KINDS) {
    const found = kind.exec(key);
    if (found) return message ? { key: message } : { text: readable(found[1]) };
  }
  return null;
}
