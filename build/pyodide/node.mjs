// Boots the pinned Pyodide under Node on a job folder of the build: node node.mjs PYODIDE_FOLDER JOB_FOLDER.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";

// Of an uncaught error Node would show the line that threw: all of Pyodide's script.
process.on("uncaughtException", ({ message }) => (console.error(message), process.exit(1)));
const [, , pyodideFolder, jobFolder] = process.argv;
const { loadPyodide } = await import(pathToFileURL(`${pyodideFolder}/pyodide.mjs`).href);
// Compiled code need not record columns: the files are smaller and load sooner.
const env = { HOME: "/home/pyodide", PYTHONNODEBUGRANGES: "1" };
const own = `${jobFolder}/stdlib.zip`;
const library = existsSync(own) ? { stdLibURL: own } : {};
const python = await loadPyodide({ indexURL: `${pyodideFolder}/`, env, ...library });
python.FS.mkdir("/job");
python.mountNodeFS("/job", jobFolder);
for (const more of ["stock.zip", "in"]) python.pyimport("sys").path.append(`/job/${more}`);
python.runPython(await readFile(new URL("inside.py", import.meta.url), "utf8"));
