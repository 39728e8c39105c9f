// Draws pictures as frames show them (web/js/embed/picture/drawn.js): node embed_pictures.mjs reads a JSON list of
// {table, show, language} from standard input and prints {lang, dir, panel, picture} for each, the last two in the form
// that module writes.
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const web = new URL("../../web/", import.meta.url);
const from = (name) => import(new URL(`js/${name}`, web).href);
const [{ makeWords }, { leaf }, { drawDiagram }, { panel }] = await Promise.all(
  ["shell/words/words.js", "embed/picture/drawn.js", "render/diagram.js", "embed/panel.js", "render/every_kit.js"].map(
    from,
  ),
);
const spoken = new Map();

/** All words of a language. */
function wordsOf(language) {
  const folder = new URL(`lang/${language}/`, web);
  const sources = () =>
    readdirSync(folder)
      .sort()
      .map((file) => readFileSync(new URL(file, folder), "utf8"));
  if (!spoken.has(language)) spoken.set(language, makeWords(language, "native", sources()));
  return spoken.get(language);
}

/** What a frame shows of a table that is only looked at, not played, as trees (web/js/render/draw/tree.js). */
export function drawn({ table, show, language }) {
  const words = wordsOf(language);
  return { lang: words.lang, dir: words.dir, panel: panel({}, words), picture: drawDiagram(table, show, words) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const asked = JSON.parse(readFileSync(0, "utf8"));
  console.log(
    JSON.stringify(asked.map(drawn).map((each) => ({ ...each, panel: leaf(each.panel), picture: leaf(each.picture) }))),
  );
}
