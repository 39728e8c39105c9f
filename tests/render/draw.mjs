// Draws tables without a browser: reads a JSON list of {table, ui, language} from standard input, writes the list of
// their trees.
import fs from "node:fs";

const web = new URL("../../web/", import.meta.url);
const from = (/** @type {string} */ path) => import(new URL(`js/${path}`, web).href);
const [{ makeWords }, { drawTable }, { KITS }, board, stacks] = await Promise.all([
  from("shell/words.js"),
  from("render/table.js"),
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
const requests = JSON.parse(fs.readFileSync(0, "utf8"));
const answers = requests.map(({ table, ui = {}, language = "en" }) => {
  if (!spoken.has(language)) spoken.set(language, words(language));
  return drawTable(table, ui, spoken.get(language));
});
process.stdout.write(JSON.stringify(answers));
