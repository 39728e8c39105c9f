// Starts the page's own Python under Node as the worker does: node ready.mjs PYODIDE_FOLDER LIBRARY WHEEL TEXT...
// Prints, as JSON, which modules have come by its first answer, what was made anew, what is
// heard of an error, and what each text comes to.
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";

// Node would show the line of Pyodide's script that threw: all of it.
process.on("uncaughtException", ({ message }) => (console.error(message), process.exit(1)));
const [, , pyodide, library, wheel, ...texts] = process.argv;
const PACKAGE = "/lib/lostcities.whl";

const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
// As the build has it (build/pyodide/node.mjs): code that tells no columns.
const env = { HOME: "/home/pyodide", PYTHONNODEBUGRANGES: "1" };
const python = await loadPyodide({ indexURL: `${pyodide}/`, stdLibURL: library, env });
python.FS.writeFile(PACKAGE, new Uint8Array(await readFile(wheel)));
python.pyimport("sys").path.append(PACKAGE);
python.pyimport("lostcities_ready");
const { handle } = python.pyimport("lostcities.bridge").Bridge();
const hello = JSON.parse(handle(JSON.stringify({ v: 1, id: 0, do: "hello" })));
// Nothing is run as a text before this: that alone brings some of the modules that are to be left out.
const modules = Object.keys(python.pyimport("sys").modules.toJs({ dict_converter: Object.fromEntries }));
const came = ["inspect", "traceback"].filter((name) => python.pyimport(name).type !== "Later");
const missed = python.pyimport("_ready").MISSED.length;
let error = "";
try {
  python.pyimport("lostcities.record").read("no record");
} catch ({ message }) {
  error = message;
}
const said = texts.map((text) => python.runPython(text));
console.log(JSON.stringify({ ok: hello.ok, modules, came, missed, error, said }));
