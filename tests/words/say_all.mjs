// Reads {sources, wanted} as JSON, says every wanted message with the page's own words, writes the texts as JSON.
import { readFileSync } from "node:fs";
import { makeWords } from "../../web/js/shell/words.js";

const { sources, wanted } = JSON.parse(readFileSync(0, "utf8"));
const made = new Map();

function wordsOf(language, digits) {
  const key = `${language} ${digits}`;
  if (!made.has(key)) made.set(key, makeWords(language, digits, sources[language]));
  return made.get(key);
}

/** Methods of words besides `say` are asked for as ":number", ":signed", ":card" ... with their argument as `of`. */
const texts = wanted.map(([language, digits, key, values]) => {
  const words = wordsOf(language, digits);
  return key.startsWith(":") ? words[key.slice(1)](values.of) : words.say(key, values);
});
process.stdout.write(JSON.stringify(texts));
