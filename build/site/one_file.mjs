// Bundles the scripts and styles of the one-file game with esbuild: node one_file.mjs JOB.json. The sources are those
// of the site, but modules of web/js/file/ replace some of them, as listed below. Prints
// {worker, ahead, page, styles, learnStyles}: the texts.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { writtenOut } from "./selectors.mjs";

const job = JSON.parse(await readFile(process.argv[2], "utf8"));
const fetched = createRequire(pathToFileURL(path.join(job.web, "package.json")));
const { build } = fetched("esbuild");

/** What differs: a module of the site, and the module that replaces it. */
const PAGE = {
  "common/at.js": "at.js",
  "common/download.js": "download.js",
  "shell/device/offline.js": "offline.js",
  "shell/engine/start.js": "start.js",
};
const WORKER = { "common/download.js": "download.js", "common/saves.js": "saves.js" };

/** A plugin that swaps modules, except where a replacement imports the very module that it replaces. */
const standingIn = (swaps) => ({
  name: "standing-in",
  setup({ onResolve }) {
    const js = path.join(job.web, "js");
    onResolve({ filter: /^\.\.?\// }, ({ path: asked, resolveDir }) => {
      const name = path.relative(js, path.join(resolveDir, asked)).split(path.sep).join("/");
      if (!(name in swaps) || resolveDir === path.join(js, "file")) return null;
      return { path: path.join(js, "file", swaps[name]) };
    });
  },
});

/** The text of a source bundled with all that it imports. */
async function bundled(source, swaps, options) {
  const { outputFiles } = await build({
    absWorkingDir: job.web,
    preserveSymlinks: true,
    entryPoints: [source],
    bundle: true,
    minify: true,
    write: false,
    outdir: "out",
    format: "esm",
    target: ["es2022", "chrome105", "firefox110", "safari16.4"],
    legalComments: "none",
    logLevel: "warning",
    plugins: [standingIn(swaps), writtenOut(fetched)],
    ...options,
  });
  return outputFiles[0].text;
}

const define = Object.fromEntries(
  Object.entries(job.constants).map(([name, value]) => [`BUILD.${name}`, JSON.stringify(value)]),
);
const worker = await bundled("js/worker/worker.js", WORKER, {
  external: ["node:*", "ws"],
  // No other address can be derived from a data: address, so the worker is told one.
  define: { BUILD: JSON.stringify({ python: job.constants.python }), "import.meta.url": JSON.stringify(job.nowhere) },
});
const ahead = await bundled("js/shell/start/ahead.js", PAGE, { define, format: "iife" });
const page = await bundled("js/file/main.js", PAGE, { define });
const styles = await bundled(job.styles, {}, { loader: { ".woff2": "dataurl" } });
const learnStyles = await bundled(job.learnStyles, {}, { loader: { ".woff2": "dataurl" } });
console.log(JSON.stringify({ worker, ahead, page, styles, learnStyles }));
