// Reads {sources, wanted} as JSON, says why each record is not sound with the page's own words, writes the texts as
// JSON.
import { readFileSync } from "node:fs";
import { unsound } from "../../web/js/shell/unsound.js";
import { makeWords } from "../../web/js/shell/words.js";

const { sources, wanted } = JSON.parse(readFileSync(0, "utf8"));
const words = Object.fromEntries(
  Object.entries(sources).map(([language, files]) => [language, makeWords(language, "native", files)]),
);
process.stdout.write(JSON.stringify(wanted.map(([language, values]) => unsound(values, words[language]))));
