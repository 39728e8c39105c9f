// Of {sources, wanted} the text of every wanted message, said with the page's own words.
import { makeWords } from "../../web/js/shell/words/words.js";

export function answer({ sources, wanted }) {
  const made = new Map();

  function wordsOf(language, digits) {
    const key = `${language} ${digits}`;
    if (!made.has(key)) made.set(key, makeWords(language, digits, sources[language]));
    return made.get(key);
  }

  /** Methods of words besides `say` are asked for as ":number", ":signed", ":card" ... with their argument as `of`. */
  return wanted.map(([language, digits, key, values]) => {
    const words = wordsOf(language, digits);
    return key.startsWith(":") ? words[key.slice(1)](values.of) : words.say(key, values);
  });
}
