// What a Python in two halves says beside the whole one it was made of, under Node: node parted.mjs PYODIDE SCRIPT
// FIRST REST LIBRARY WHEEL. Prints, as JSON, {whole, parted}: what each answers to TEXTS, and, of the parted one, how
// often the second half had come before each.
import { copyFile, mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { pathToFileURL } from "node:url";

const [, , pyodide, script, first, rest, library, wheel] = process.argv;
const PACKAGE = "/lib/lostcities.whl";

const TEXTS = [
  // a table
  `
import sys
sys.path.append("${PACKAGE}")
import json
from lostcities.bridge import Bridge
handle = Bridge().handle
seats = [{"name": "A", "mind": "careful"}, {"name": "B", "mind": "novice"}]
ask = lambda **message: json.loads(handle(json.dumps({"v": 1, "id": 0, **message})))
table = ask(do="new", game="card", options={}, seats=seats, seed="known", starts=0)["table"]
for _ in range(6):
    table = ask(do="hurry", ply=table["ply"])["table"]
json.dumps(table["log"])
`,
  // what no table calls
  "import _decimal; str(_decimal.Decimal(2).sqrt())",
  "import _codecs_kr; _codecs_kr.getcodec('cp949').encode('\ud55c\uad6d')[0].hex()",
  // calls back into what was there before, whose error goes through both halves
  `
import codecs
def wrong(error): raise KeyError("from within")
codecs.register_error("wrong", wrong)
try: said = _codecs_kr.getcodec("cp949").encode("\\ud800", "wrong")
except Exception as error: said = repr(error)
said
`,
  // an error of its own
  `
try: said = _decimal.Decimal("no number")
except _decimal.InvalidOperation as error: said = type(error).__name__
said
`,
  // back in the first half
  'json.dumps([ask(do="hurry", ply=table["ply"])["table"]["log"], sum(1 for _ in range(1000))])',
];

/** What the one in a folder answers to each text, behind what `come` counts by then. */
async function said(folder, come = () => 0) {
  const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
  const python = await loadPyodide({ indexURL: `${folder}/`, stdLibURL: library });
  python.FS.writeFile(PACKAGE, new Uint8Array(await readFile(wheel)));
  return TEXTS.map((text) => [come(), python.runPython(text)]);
}

const whole = await said(pyodide);

const folder = await mkdtemp(`${tmpdir()}/parted-`);
for (const name of ["pyodide.mjs", "pyodide-lock.json", "package.json"]) {
  await copyFile(`${pyodide}/${name}`, `${folder}/${name}`);
}
await copyFile(script, `${folder}/pyodide.asm.mjs`);
await copyFile(first, `${folder}/pyodide.asm.wasm`);
const second = new WebAssembly.Module(await readFile(rest));
let came = 0;
const { instantiate } = WebAssembly;
WebAssembly.instantiate = async (code, imports) => {
  const come = () => {
    came += 1;
    new WebAssembly.Instance(second, { first: instance.exports });
  };
  const { module, instance } = await instantiate(code, { ...imports, rest: { come } });
  const theirs = Object.entries(instance.exports).filter(([name]) => !name.startsWith("rest:"));
  return { module, instance: { exports: Object.fromEntries(theirs) } };
};
const parted = await said(folder, () => came);
console.log(JSON.stringify({ whole, parted }));
