// Draws pictures of tables without a browser: reads a JSON list of {table, show, language} from standard input and writes the
// list of {html, styles, text}: markup without style attributes, the classes that stand for them ({class: declarations}), and
// the picture in words. The drawing functions are those of the page.
import { createHash } from "node:crypto";
import fs from "node:fs";

const web = new URL("../web/", import.meta.url);
const from = (path) => import(new URL(`js/${path}`, web).href);
const [{ makeWords }, { markup }, { drawDiagram }, { KITS }, board, stacks] = await Promise.all(
  ["words.js", "tree.js", "render/diagram.js", "render/kits.js", "render/board.js", "render/stacks.js"].map(from),
);
KITS.board = board.kit;
KITS.adapted = stacks.kit;

const spoken = new Map();
/** The words of a language, all of its files. */
function words(language) {
  const folder = new URL(`lang/${language}/`, web);
  if (!spoken.has(language)) {
    const sources = fs.readdirSync(folder).sort().map((file) => fs.readFileSync(new URL(file, folder), "utf8"));
    spoken.set(language, makeWords(language, "native", sources));
  }
  return spoken.get(language);
}

/** The tree with a class for every style, which a page's policy lets pass; what the classes mean goes into `styles`. */
function classed(tree, styles) {
  if (typeof tree === "string") return tree;
  const { style, ...attrs } = tree.attrs;
  const said = Object.entries(style ?? {}).filter(([, value]) => value !== null && value !== undefined);
  if (said.length) {
    const text = said.map(([name, value]) => `${name}: ${value}`).join("; ");
    const name = `st-${createHash("sha256").update(text).digest("hex").slice(0, 8)}`;
    styles[name] = text;
    attrs.class = attrs.class ? `${attrs.class} ${name}` : name;
  }
  return { ...tree, attrs, children: tree.children.map((child) => classed(child, styles)) };
}

const requests = JSON.parse(fs.readFileSync(0, "utf8"));
const answers = requests.map(({ table, show, language }) => {
  const styles = {};
  const tree = classed(drawDiagram(table, show, words(language)), styles);
  return { html: markup(tree), styles, text: tree.attrs["aria-label"] };
});
process.stdout.write(JSON.stringify(answers));
