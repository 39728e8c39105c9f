// The worker that finds out what the game calls of Pyodide's WebAssembly, beside the files that marking.mjs and
// listing.py lay out: the game does what it can do (calling.py), from Python's beginning and taken up from a memory, at
// the table and with people's own players. Posts {refused, called}: how many requests were refused each time, and the
// functions' names; or {failed}.
import factory from "./pyodide.asm.mjs";
import { loadPyodide } from "./pyodide.mjs";
import { reckon } from "./group.js";

const MARK = "called:";
const here = (/** @type {string} */ name) => new URL(name, import.meta.url).href;
const bytes = async (name) => new Uint8Array(await (await fetch(here(name))).arrayBuffer());
const text = async (name) => (await fetch(here(name))).text();

const made = [];
const code = await WebAssembly.compile(await bytes("pyodide.asm.wasm"));
WebAssembly.instantiateStreaming = async (_response, imports) => {
  const { exports } = await WebAssembly.instantiate(code, imports);
  made.push(exports);
  // Pyodide would take each mark for one of its own.
  const theirs = Object.fromEntries(Object.entries(exports).filter(([name]) => !name.startsWith(MARK)));
  return { module: code, instance: { exports: theirs } };
};

/** @param {string} library @param {object} [how] */
async function started(library, how = {}) {
  const lock = { info: await (await fetch(here("info.json"))).json(), packages: {} };
  const whole = {
    indexURL: here("./"),
    stdLibURL: here(library),
    lockFileContents: lock,
    createPyodideModule: factory,
  };
  const python = await loadPyodide({ ...whole, ...how });
  for (const name of ["lostcities.whl", "distance.zip"]) python.FS.writeFile(`/lib/${name}`, await bytes(name));
  return python;
}

/** Puts the package where it is found. */
function within(python) {
  python.pyimport("sys").path.append("/lib/lostcities.whl");
  python.pyimport("lostcities_ready");
  python.pyimport("lostcities").__path__.append("/lib/distance.zip/lostcities");
}

const [work, job] = await Promise.all([text("calling.py"), text("job.json").then(JSON.parse)]);

/** What calling.py has. */
function at(python) {
  const globals = python.toPy({ __name__: "calling" });
  python.runPython(work, { globals });
  return globals;
}

/** Does what is done at the table; returns how many requests were refused. */
function atTheTable(python) {
  const computing = (name, one, other) => reckon(name, one, other, () => {});
  const { handle } = python.pyimport("lostcities.bridge").Bridge(computing); // as web/js/worker does
  for (const request of job.conversations[0]) handle(JSON.stringify(request));
  handle.destroy();
  return at(python).get("at_the_table")(JSON.stringify(job.conversations), JSON.stringify(job.records), computing);
}

async function called() {
  const beginning = await started("library.zip");
  within(beginning);
  const refused = [atTheTable(beginning)];

  const kept = await started("library.zip", { _makeSnapshot: true });
  within(kept);
  kept.pyimport("lostcities.whole").import_all();
  const takenUp = await started("library.zip", { _loadSnapshot: kept.makeMemorySnapshot() });
  takenUp.pyimport("random").seed();
  refused.push(atTheTable(takenUp));

  const guests = await started("whole.zip");
  for (const name of ["lostcities", "micropip"]) guests.unpackArchive(await bytes(`${name}.whl`), "wheel");
  guests.FS.writeFile("/tmp/player.py", job.player);
  at(guests).get("among_guests")(JSON.stringify(job.modules));
  guests.pyimport("lostcities.guest").load("/tmp/player.py").answer(job.question);
  const marks = made.flatMap((exports) => Object.entries(exports).filter(([name]) => name.startsWith(MARK)));
  const names = marks.filter(([, { value }]) => value).map(([name]) => name.slice(MARK.length));
  return { refused, called: [...new Set(names)] };
}

postMessage(await called().catch((error) => ({ failed: String(error) })));
