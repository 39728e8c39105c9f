// Of {sources, wanted} why each wanted record is not sound, said with the page's own words.
import { unsound } from "../../web/js/shell/words/unsound.js";
import { makeWords } from "../../web/js/shell/words/words.js";

export function answer({ sources, wanted }) {
  const words = Object.fromEntries(
    Object.entries(sources).map(([language, files]) => [language, makeWords(language, "native", files)]),
  );
  return wanted.map(([language, values]) => unsound(values, words[language]));
}
