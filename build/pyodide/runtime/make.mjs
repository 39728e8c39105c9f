// Writes what the site ships of Pyodide's own files: node make.mjs PYODIDE_FOLDER LIST OUT_FOLDER. It takes only what
// is needed here of the script and the WebAssembly (needs.mjs), the latter in two halves: what LIST names, in the form
// of called.txt, and the rest (parting.mjs).
import { readFile, writeFile } from "node:fs/promises";
import * as called from "./called.mjs";
import { exportsNeeded, scriptNeeded } from "./needs.mjs";
import { fetched } from "./packages.mjs";
import { parted } from "./parting.mjs";

const [, , pyodide, list, out] = process.argv;
const [script, loader] = await Promise.all(
  ["pyodide.asm.mjs", "pyodide.mjs"].map((name) => readFile(`${pyodide}/${name}`, "utf8")),
);
const stock = await readFile(`${pyodide}/pyodide.asm.wasm`);
const comesFirst = called.read(await readFile(list, "utf8"), stock);

const needed = exportsNeeded(script, loader, new WebAssembly.Module(stock));
const { first, rest } = parted(stock, needed, comesFirst);
const left = scriptNeeded(script, loader, new WebAssembly.Module(first));
const { minify } = await fetched("terser");
const { code } = await minify(left, {
  module: true,
  compress: { passes: 3 },
  format: { ascii_only: true },
  mangle: { reserved: ["_createPyodideModule"] }, // guest.js uses this name
});

await Promise.all([
  writeFile(`${out}/pyodide.asm.mjs`, code),
  writeFile(`${out}/pyodide.asm.wasm`, first),
  writeFile(`${out}/pyodide.rest.wasm`, rest),
]);
