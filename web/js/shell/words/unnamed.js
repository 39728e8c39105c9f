// @ts-check
/**
 * Words where the language files have none for a particular game: its names as in the record, and one plain sentence
 * for each kind of key that is more than a name. Any other missing key names itself.
 */

/** A name from a record, made readable: "next_starter" becomes "Next starter". @param {string} name */
export const readable = (name) => {
  const [first = "", ...rest] = name.replace(/[_-]+/g, " ").trim();
  return first.toLocaleUpperCase("en") + rest.join("");
};

/** Keys, and what stands for them: a message, or only the name in the key. @type {[RegExp, string][]} */
const KINDS = [
  [/^home-game-(.+)$/, "plain-game"],
  [/^option-.+-means$/, "plain-option-means"],
  [/^mind-.+-(?:style|about)$/, "plain-mind"],
  [/^reason-(.+)$/, "plain-reason"],
  [/^(?:game|summary|suit|option|mind|worth)-(.+)$/, ""],
  [/^rank-(.+)$/, ""],
];

/** @param {string} key @returns {{key: string} | {text: string} | null} null: nothing stands for it */
export function unnamed(key) {
  for (const [kind, message] of KINDS) {
    const found = kind.exec(key);
    if (found) return message ? { key: message } : { text: readable(found[1]) };
  }
  return null;
}
