// Draws tables without a browser: of a list of {table, ui, language} the list of their trees.
import fs from "node:fs";

const web = new URL("../../web/", import.meta.url);
const from = (/** @type {string} */ path) => import(new URL(`js/${path}`, web).href);
const [{ makeWords }, { drawTable }, { KITS }, board, stacks] = await Promise.all([
  from("shell/words/words.js"),
  from("render/table/table.js"),
  from("render/kits.js"),
  from("render/board/kit.js"),
  from("render/adapted/kit.js"),
]);
KITS.board = board.kit;
KITS.adapted = stacks.kit;

const words = (/** @type {string} */ language) => {
  const folder = new URL(`lang/${language}/`, web);
  return makeWords(
    language,
    "native",
    fs
      .readdirSync(folder)
      .sort()
      .map((file) => fs.readFileSync(new URL(file, folder), "utf8")),
  );
};
const spoken = new Map();

/** @param {{table: any, ui?: any, language?: string}[]} requests */
export const answer = (requests) =>
  requests.map(({ table, ui = {}, language = "en" }) => {
    if (!spoken.has(language)) spoken.set(language, words(language));
    return drawTable(table, ui, spoken.get(language));
  });
