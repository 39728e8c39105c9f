// Writes the pages that teach the rules: node pages.mjs JOB.json. The job (pages.py) names the sources, the output
// folders, the outlines with the answers of the rules in them, and what every page is made with. Trees become HTML that
// needs no script: style objects, which the pages' policy would refuse in the markup, become classes of one style
// sheet; the drawings that a page uses are put into it. Each page is written twice: for the site, and for the game as
// one file, where no script changes it. What is marked `data-here` appears in only one of the two.
import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";

const job = JSON.parse(await readFile(process.argv[2], "utf8"));
const from = (name) => import(pathToFileURL(path.join(job.web, "js", name)).href);
const [
  { LANGUAGES },
  { makeWords },
  { h, markup },
  { courseEnd, gamePage, indexPage },
  { scoreSection },
  { readSheet },
  { reckon },
  { drawSheet },
  { editorPage },
] = await Promise.all(
  [
    "shell/words/languages.js",
    "shell/words/words.js",
    "render/draw/tree.js",
    "learn/pages/page.js",
    "learn/score/section.js",
    "learn/score/score.js",
    "learn/score/reckon.js",
    "learn/score/view.js",
    "learn/editor/page.js",
    "render/every_kit.js",
  ].map(from),
);

const drawings = await symbolsOf(path.join(job.web, "art"));
/** Style objects as text -> the class that replaces them. */
const classes = new Map();
/** Stands for the name of the classes' style sheet until all pages are drawn. */
const CLASSES = "css/learn-classes.css";

const pages = new Map();
/** By game: the markup of its score sheet, as its script draws it. */
const sheets = new Map();
for (const { language } of LANGUAGES) {
  const sources = await sourcesOf(path.join(job.web, "lang", language));
  const words = makeWords(language, "native", Object.values(sources));
  const means = { ...job.means, classes: CLASSES };
  for (const outline of job.outlines) {
    const { game } = outline;
    if (job.tables[game]) sheets.set(game, sheetOf(game, job.tables[game], words));
    const sheet = job.tables[game] ? [scoreSection(game, job.tables[game], sources, words)] : [];
    const further = [courseEnd(game, words), ...sheet];
    const page = gamePage(outline, job.wholes[game], job.scenes[game], further, means, words);
    pages.set(`learn/${language}/${game}.html`, page);
  }
  pages.set(`learn/${language}/index.html`, indexPage(job.outlines, means, words));
  pages.set(`learn/${language}/position.html`, editorPage({ ...means, script: means.editor }, sources, words));
}
const written = [...pages].map(([name, page]) => {
  const sheet = sheets.get(path.basename(name, ".html")) ?? "";
  return [name, document(only("site", page), sheet)];
});
for (const [name, page] of pages)
  if (!name.endsWith("/position.html")) await write(job.read, name, document(only("file", page)));

const styles = [...classes].map(([text, name]) => `.${name}{${text}}\n`).join("");
const named = CLASSES.replace(".css", `-${createHash("sha256").update(styles).digest("hex").slice(0, 8)}.css`);
await write(job.out, named, styles);
for (const [name, html] of written) await write(job.out, name, html.replace(CLASSES, named));

/** Writes a file into a folder. */
async function write(folder, name, text) {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** All words of a language, by file. */
async function sourcesOf(folder) {
  const names = (await readdir(folder)).sort();
  return Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [name.replace(".ftl", ""), await readFile(path.join(folder, name), "utf8")]),
    ),
  );
}

/** The symbols of all files of drawings, by id. */
async function symbolsOf(folder) {
  const texts = await Promise.all(
    (await readdir(folder)).sort().map((name) => readFile(path.join(folder, name), "utf8")),
  );
  return new Map(
    texts.flatMap((text) =>
      [...text.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/gs)].map(([whole, id]) => [id, whole]),
    ),
  );
}

/** The markup of an empty score sheet, with everything that can be pressed. */
function sheetOf(game, tables, words) {
  const sheet = readSheet(null, game, tables);
  const shown = { sheet, round: 0, clearing: false, taken: null };
  return markup(h("div", null, drawSheet(shown, reckon(sheet, tables), tables, words)));
}

/** A page as HTML, with the drawings that it uses, directly or through others; `drawn`: what its scripts will draw. */
function document(tree, drawn = "") {
  const html = markup(styled(tree)).replaceAll(' hidden=""', " hidden");
  const wanted = new Set();
  const want = (text) => {
    for (const [, id] of text.matchAll(/href="#([\w-]+)"/g)) {
      if (!drawings.has(id) || wanted.has(id)) continue;
      wanted.add(id);
      want(drawings.get(id));
    }
  };
  want(html + drawn);
  const sprite = `<svg class="sprite" aria-hidden="true">${[...wanted]
    .sort()
    .map((id) => drawings.get(id))
    .join("")}</svg>`;
  return `<!doctype html>\n${html.replace("</body>", () => `${sprite}</body>`)}\n`;
}

/** A tree without what belongs only to the other version. */
function only(here, { tag, attrs: { "data-here": place, ...attrs }, children }) {
  const kept = children.filter((child) => [undefined, null, here].includes(child.attrs?.["data-here"]));
  return h(
    tag,
    attrs,
    kept.map((child) => (typeof child === "string" ? child : only(here, child))),
  );
}

/** The tree with classes in place of style objects. */
function styled(tree) {
  if (typeof tree === "string") return tree;
  const { style, ...attrs } = tree.attrs;
  if (style) attrs.class = [attrs.class, classFor(style)].filter(Boolean).join(" ");
  return h(tree.tag, attrs, tree.children.map(styled));
}

/** The class for a style object. */
function classFor(style) {
  const text = Object.entries(style)
    .map(([name, value]) => `${name}:${value}`)
    .join(";");
  if (!classes.has(text)) classes.set(text, `s${classes.size}`);
  return classes.get(text);
}
