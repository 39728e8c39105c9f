// Bundles the page's scripts and styles with esbuild: node bundle.mjs JOB.json. The job (builder.py) names the
// sources, the output folder and the constants (web/js/build.d.ts). Prints
// {worker, page, needs, styles, frame, ahead, lookout, embed, pictureStyles, learn, learnStyles, editor}: the names of
// the outputs from the site's root; `needs`, the chunks that the page's script needs at once; and the scripts inside a
// document's text: for the frame of people's own players its hash, for the policy; for the page's own (ahead, lookout)
// the text too.
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { writtenOut } from "./selectors.mjs";

const job = JSON.parse(await readFile(process.argv[2], "utf8"));
const fetched = createRequire(pathToFileURL(path.join(job.web, "package.json")));
const { build } = fetched("esbuild");

const TARGET = ["es2022", "chrome105", "firefox110", "safari16.4"];

/** A file's name relative to the site's root. */
const fromRoot = (name) => path.relative(job.out, path.join(job.web, name)).split(path.sep).join("/");

/** For the tests, of each script: its entry point or else its largest source, and what it needs at once. */
const parts = {};
const partsOf = (outputs) =>
  Object.fromEntries(
    Object.entries(outputs).map(([name, { entryPoint, inputs }]) => {
      const [most = ""] = Object.keys(inputs).sort((one, two) => inputs[two].bytesInOutput - inputs[one].bytesInOutput);
      return [
        fromRoot(name),
        { source: entryPoint ?? most, entry: Boolean(entryPoint), needs: needsOf(outputs, name) },
      ];
    }),
  );

/** Runs esbuild on one set of entry points; returns the name of each entry's output, and what that needs at once. */
async function bundle(entryPoints, options) {
  const { metafile } = await build({
    absWorkingDir: job.web,
    // Paths go into the hashes of names: use the paths as written, wherever node_modules really lies.
    preserveSymlinks: true,
    outdir: job.out,
    entryPoints,
    bundle: true,
    minify: true,
    metafile: true,
    format: "esm",
    target: TARGET,
    entryNames: "[dir]/[name]-[hash]",
    chunkNames: "js/[name]-[hash]",
    assetNames: "fonts/[name]-[hash]",
    legalComments: "none",
    logLevel: "warning",
    plugins: [writtenOut(fetched)],
    ...options,
  });
  // Splitting also makes an entry of everything imported on demand: report only the entries asked for.
  const asked = Object.values(entryPoints).map((source) => path.relative(job.web, path.resolve(job.web, source)));
  const outputs = asked.map((source) =>
    Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === source),
  );
  Object.assign(parts, partsOf(metafile.outputs));
  return outputs.map(([name]) => ({ name: fromRoot(name), needs: needsOf(metafile.outputs, name) }));
}

/** The page's script, by the name of its output. */
const PAGE = { "js/main": "js/shell/main.js" };

/** The parts of the page that everybody who comes to a table loads. */
const TO_TABLE = [
  ...["js/screens/waiting.js", "js/screens/setting-up.js", "js/screens/settings.js", "js/screens/sheet/sheet.js"],
  ...["js/screens/menu.js", "js/shell/acts/rest.js", "js/play/play.js"],
];

/** By source: what it imports, and whether at once or on demand. */
async function importsOf(entryPoints) {
  const { metafile } = await build({
    ...{ absWorkingDir: job.web, outdir: job.out, entryPoints, preserveSymlinks: true },
    ...{ bundle: true, splitting: true, format: "esm", metafile: true, write: false, logLevel: "silent" },
  });
  return new Map(Object.entries(metafile.inputs).map(([file, { imports }]) => [file, imports]));
}

/** A source and all that it imports at once. */
function reached(imports, file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const { path: needed, kind } of imports.get(file) ?? [])
    if (kind === "import-statement") reached(imports, needed, found);
  return found;
}

/**
 * What to add to the imports of each part that is imported on demand. esbuild puts into one chunk what is shared by the
 * same parts, so these imports make for fewer chunks. Every part imports `base`; it is there already, for the parts are
 * imported from it alone. A part that shares any source with the parts `together` imports all that those share. One
 * file packs better than thirty and is asked for once; but a first visit that begins at a part that shares little has
 * more to wait for.
 */
async function besides(entryPoints, base, together = []) {
  const imports = await importsOf(entryPoints);
  // esbuild asks a plugin for a source only once, for whichever import comes first: so all are gathered beforehand.
  const named = [...imports.values()]
    .flat()
    .filter(({ kind, path: file }) => kind === "dynamic-import" && file.startsWith("js/"));
  const later = [...new Set(named.map(({ path: file }) => file))].sort();
  const first = new Set(Object.values(entryPoints).flatMap((file) => [...reached(imports, file)]));
  const needs = new Map(later.map((file) => [file, reached(imports, file)]));
  const unknown = together.filter((file) => !needs.has(file));
  if (unknown.length) throw new Error(`not imported on demand: ${unknown}`);
  const all = new Set(together.flatMap((file) => [...needs.get(file)]));
  const shared = [...all].filter(
    (file) => !first.has(file) && later.filter((part) => needs.get(part).has(file)).length > 1,
  );
  // A part that one of the shared sources needs gets none of them: that would be a circular import.
  const needed = new Set(shared.flatMap((file) => [...reached(imports, file)].filter((each) => each !== file)));
  return new Map(
    later.map((file) => {
      const some = !needed.has(file) && shared.some((each) => needs.get(file).has(each));
      return [path.join(job.web, file), [base, ...(some ? shared.sort() : [])]];
    }),
  );
}

/** A plugin that adds imports to sources: `more` maps a source to what it is to import besides. */
const importing = (more) => ({
  name: "importing",
  setup({ onLoad }) {
    onLoad({ filter: /\.js$/ }, async ({ path: file }) => {
      if (!more.has(file)) return null;
      const lines = more.get(file).map((name) => `import ${JSON.stringify(path.join(job.web, name))};\n`);
      return { contents: `${await readFile(file, "utf8")}\n${lines.join("")}` };
    });
  },
});

/** The chunks that a bundle imports before it runs, directly or through one another. */
function needsOf(outputs, name, found = new Set()) {
  for (const { path: needed, kind } of outputs[name].imports) {
    if (kind !== "import-statement" || found.has(needed) || !outputs[needed]) continue;
    found.add(needed);
    needsOf(outputs, needed, found);
  }
  return [...found].map(fromRoot).sort();
}

/** A plugin that leaves a source to its own bundle `name`, so that what imports it on demand shares nothing with it. */
const apart = (source, name) => ({
  name: "apart",
  setup({ onResolve }) {
    onResolve({ filter: new RegExp(`/${path.basename(source)}$`) }, ({ path: asked, resolveDir }) =>
      path.resolve(resolveDir, asked) === path.join(job.web, source)
        ? { path: `./${path.basename(name)}`, external: true }
        : null,
    );
  },
});
const [{ name: group }] = await bundle({ "js/group": "js/worker/group.js" }, {});
// One file, for it would ask for any other only once it has arrived itself.
const [{ name: worker }] = await bundle(
  { "js/worker": "js/worker/worker.js" },
  {
    external: ["node:*", "ws"], // Pyodide reaches for these only under Node
    define: { BUILD: JSON.stringify({ python: job.python }) },
    plugins: [apart("js/worker/group.js", group)],
  },
);
// The guest's script is appended to Pyodide's own as one text, so it is no module and must not reuse that one's names.
const [{ name: inside }] = await bundle(
  { "js/own/inside": "js/worker/guest.js" },
  { format: "iife", external: ["node:*", "ws"] },
);
/** The text of a plain script inside a document, and its SHA-256 for the policy. */
async function inText(source, define = {}) {
  const { outputFiles } = await build({
    ...{ absWorkingDir: job.web, entryPoints: [source], bundle: true, write: false, outdir: "out" },
    ...{ format: "iife", target: TARGET, minify: true, charset: "utf8", define, legalComments: "none" },
  });
  const text = outputFiles[0].text.trim();
  return { text, hash: createHash("sha256").update(text).digest("base64") };
}
const frame = await inText("js/own/frame.js");
const lookout = await inText("js/shell/start/lookout.js", { "BUILD.lookout": JSON.stringify(job.lookout) });
const ahead = await inText("js/shell/start/ahead.js", { "BUILD.worker": JSON.stringify(worker) });
// The element has an address that other pages can rely on, and a hash with which they can say what they expect there.
await bundle({ embed: "js/embed/outside/element.js" }, { entryNames: "[name]" });
const element = await readFile(path.join(job.out, "embed.js"));
const integrity = `sha384-${createHash("sha384").update(element).digest("base64")}`;
const constants = { worker, inside, frame, integrity, python: job.python, games: job.games };
// For the tests' own pages.
await writeFile(path.join(path.dirname(process.argv[2]), "constants.json"), JSON.stringify(constants));
// Each constant by itself, so that a part of the page carries only those that it uses.
const define = Object.fromEntries(
  Object.entries(constants).map(([name, value]) => [`BUILD.${name}`, JSON.stringify(value)]),
);
const [{ name: page, needs }] = await bundle(PAGE, {
  splitting: true,
  define,
  plugins: [importing(await besides(PAGE, PAGE["js/main"], TO_TABLE))],
});
// Tables in other people's pages share no chunks with the page: they use other parts, and few people need both.
const PLAYED = { "js/embed-table": "js/embed/play/table.js", "js/embed-hub": "js/embed/play/hub.js" };
const [{ name: table }, { name: hub }] = await bundle(PLAYED, {
  ...{ splitting: true, define, chunkNames: "js/embed-[name]-[hash]" },
  plugins: [importing(await besides(PLAYED, PLAYED["js/embed-table"]))],
});
const [{ name: styles }] = await bundle({ "css/main": job.styles }, { loader: { ".woff2": "file" } });
// Frames in other people's pages begin with a plain script: into a sandbox, modules come only from a host that allows
// it.
const plainly = (named) => ({
  format: "iife",
  define: Object.fromEntries(Object.entries(named).map(([name, value]) => [`BUILD.${name}`, JSON.stringify(value)])),
});
const [{ name: wholeFrame }] = await bundle(
  { "js/embed-frame": "js/embed/frame.js" },
  plainly({ table, hub, styles, games: job.games }),
);
const [{ name: embed }] = await bundle(
  { "js/embed-boot": "js/embed/boot.js" },
  plainly({ hub, wholeFrame, games: job.games }),
);
const [{ name: pictureStyles }] = await bundle(
  { "css/embed-picture": job.pictureStyles },
  { loader: { ".woff2": "file" } },
);
// The pages that teach the rules have a style sheet and a script of their own.
const [{ name: learn }] = await bundle({ "js/learn": "js/learn/main.js" }, {});
const [{ name: editor }] = await bundle(
  { "js/learn-editor": "js/learn/editor/editor.js" },
  { define: { "BUILD.integrity": JSON.stringify(integrity) } },
);
const [{ name: learnStyles }] = await bundle({ "css/learn": job.learnStyles }, { loader: { ".woff2": "file" } });
// A game's own styles are fetched by name when its table is drawn.
await bundle(Object.fromEntries(job.laterStyles.map((name) => [`css/${name}`, `css/${name}.css`])), {
  entryNames: "[dir]/[name]",
});
await writeFile(path.join(path.dirname(process.argv[2]), "parts.json"), JSON.stringify(parts));
console.log(
  JSON.stringify({
    ...{ worker, page, needs, styles, frame: frame.hash, ahead, lookout, embed },
    ...{ pictureStyles, learn, learnStyles, editor },
  }),
);
