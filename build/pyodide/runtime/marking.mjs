// Writes a Pyodide that records which functions are called: node marking.mjs PYODIDE_FOLDER OUT_FOLDER. Every function
// of its WebAssembly sets a mark when it is called: a global, exported under MARK and the function's name. Writes also
// the scripts that calling.js needs.
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { exportsNeeded, scriptNeeded } from "./needs.mjs";
import { fetched } from "./packages.mjs";
import { functionsOf, read } from "./parting.mjs";

const [{ default: binaryen }, { build }] = await Promise.all(["binaryen", "esbuild"].map(fetched));
const MARK = "called:";

const [, , pyodide, out] = process.argv;
const [script, loader] = await Promise.all(
  ["pyodide.asm.mjs", "pyodide.mjs"].map((name) => readFile(`${pyodide}/${name}`, "utf8")),
);
const stock = await readFile(`${pyodide}/pyodide.asm.wasm`);
const code = read(stock, exportsNeeded(script, loader, new WebAssembly.Module(stock)));
const left = scriptNeeded(script, loader, new WebAssembly.Module(code.emitBinary()));
for (const { name, module, body, results } of functionsOf(code)) {
  if (module) continue;
  code.addGlobal(MARK + name, binaryen.i32, true, code.i32.const(0));
  code.addGlobalExport(MARK + name, MARK + name);
  const call = code.global.set(MARK + name, code.i32.const(1));
  binaryen.Function.setBody(code.getFunction(name), code.block(null, [call, body], results));
}
const web = fileURLToPath(new URL("../../../web/", import.meta.url));
await Promise.all([
  writeFile(`${out}/pyodide.asm.mjs`, left),
  writeFile(`${out}/pyodide.asm.wasm`, code.emitBinary()),
  copyFile(`${pyodide}/pyodide.mjs`, `${out}/pyodide.mjs`),
  copyFile(fileURLToPath(new URL("calling.js", import.meta.url)), `${out}/calling.js`),
  build({ entryPoints: [`${web}js/worker/group.js`], bundle: true, format: "esm", outfile: `${out}/group.js` }),
]);
