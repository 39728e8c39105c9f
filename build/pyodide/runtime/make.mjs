// Writes what the site ships of Pyodide's own files: node make.mjs PYODIDE_FOLDER OUT_FOLDER. Of its script and of its
// WebAssembly only what is needed here (needs.mjs), the latter in two halves (parting.mjs, called.txt).
import { readFile, writeFile } from "node:fs/promises";
import * as called from "./called.mjs";
import { exportsNeeded, scriptNeeded } from "./needs.mjs";
import { fetched } from "./packages.mjs";
import { parted } from "./parting.mjs";

const [, , pyodide, out] = process.argv;
const [script, loader] = await Promise.all(
  ["pyodide.asm.mjs", "pyodide.mjs"].map((name) => readFile(`${pyodide}/${name}`, "utf8")),
);
const stock = await readFile(`${pyodide}/pyodide.asm.wasm`);
const list = await readFile(new URL("called.txt", import.meta.url), "utf8");

const needed = exportsNeeded(script, loader, new WebAssembly.Module(stock));
const { first, rest } = parted(stock, needed, called.read(list, stock));
const left = scriptNeeded(script, loader, new WebAssembly.Module(first));
const { minify } = await fetched("terser");
const { code } = await minify(left, { module: true, compress: { passes: 3 } });

await Promise.all([
  writeFile(`${out}/pyodide.asm.mjs`, code),
  writeFile(`${out}/pyodide.asm.wasm`, first),
  writeFile(`${out}/pyodide.rest.wasm`, rest),
]);
