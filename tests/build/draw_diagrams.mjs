// Draws pictures without a browser: reads a JSON list of {table, show, language} from standard input, writes the list of their markup.
import fs from "node:fs";

const web = new URL("../../web/", import.meta.url);
const from = (path) => import(new URL(`js/${path}`, web).href);
const [{ makeWords }, { markup }, { drawDiagram }, { KITS }, board, stacks] = await Promise.all(
  ["words.js", "tree.js", "render/diagram.js", "render/kits.js", "render/board.js", "render/stacks.js"].map(from),
);
Object.assign(KITS, { board: board.kit, adapted: stacks.kit });

const spoken = new Map();
function words(language) {
  const folder = new URL(`lang/${language}/`, web);
  if (!spoken.has(language)) spoken.set(language, makeWords(language, "native", fs.readdirSync(folder).sort().map((file) => fs.readFileSync(new URL(file, folder), "utf8"))));
  return spoken.get(language);
}
const asked = JSON.parse(fs.readFileSync(0, "utf8"));
process.stdout.write(JSON.stringify(asked.map(({ table, show, language }) => markup(drawDiagram(table, show, words(language))))));
