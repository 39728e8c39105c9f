// A started Python kept and taken up twice under Node, as the worker does it: with the library and the package of the
// site, an empty file in the library's place, and the worker's folder; prints, as JSON, what each of the two says of
// itself.
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";

const [, , pyodide, library, wheel, nothing, worker] = process.argv;
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const { packed, unpacked } = await import(pathToFileURL(`${worker}/snapshot.js`).href);
const { lend } = await import(pathToFileURL(`${worker}/lent.js`).href);
const PACKAGE = "/lib/lostcities.whl";
const package_ = new Uint8Array(await readFile(wheel));
const started = (how) => loadPyodide({ indexURL: `${pyodide}/`, stdLibURL: library, ...how });

const first = await started({ _makeSnapshot: true });
first.FS.writeFile(PACKAGE, package_);
first.pyimport("sys").path.append(PACKAGE);
first.pyimport("lostcities_ready");
first.pyimport("lostcities.whole").import_all();
/** As the worker does before it keeps a memory, and when it takes it up. */
function deal(python) {
  const { handle } = python.pyimport("lostcities.bridge").Bridge();
  const seats = [{ name: "A" }, { name: "B", mind: "careful" }];
  const request = { v: 1, id: 0, do: "new", game: "card", options: {}, seats, seed: "known", starts: 0 };
  if (!JSON.parse(handle(JSON.stringify(request))).ok) throw new Error("no cards were dealt");
}
deal(first);
const blob = packed({ memory: first.makeMemorySnapshot(), reply: "" });

const SAYS = `
import json, random, sys
from lostcities.bridge import Bridge
from lostcities.chance import fresh_seed
def ask(**message):
    return json.loads(handle(json.dumps({"v": 1, "id": 0, **message})))
def moves():
    reply = ask(do="position", position="lc1;card;hands=?8/?8;deck=?44", minds=["novice", "novice"])
    for _ in range(6):
        reply = ask(do="hurry", ply=reply["table"]["ply"])
    return reply["table"]["log"]
handle = Bridge().handle
seats = [{"name": "A"}, {"name": "B", "mind": "wander"}]
table = ask(do="new", game="card", options={}, seats=seats)["table"]
late = [name for name in ("lostcities.choosing", "encodings.cp437") if name not in sys.modules]
by_chance = {"id": table["id"], "deal": table["view"], "moves": moves()}
by_chance |= {"seed": fresh_seed(), "random": random.random()}
seeded = ask(do="new", game="card", options={}, seats=seats, seed="s", starts=0)["table"]["view"]
for name in late:
    __import__(name)
import inspect, traceback  # which came as late, and what they make is ready
assert inspect.signature(fresh_seed).return_annotation is str
try:
    [][1]
except IndexError as error:
    assert traceback.format_exception_only(error) == ["IndexError: list index out of range\\n"]
json.dumps({"chance": by_chance, "seeded": seeded, "late": late})
`;
const said = [];
for (let each = 0; each < 2; each++) {
  const { memory } = unpacked(await blob.arrayBuffer());
  const python = await started({ _loadSnapshot: memory, stdLibURL: nothing });
  const asked = [];
  const late = (path, bytes) => lend(python, path, { now: () => (asked.push(path), bytes) });
  late("/lib/python314.zip", new Uint8Array(await readFile(library)));
  late(PACKAGE, package_.slice());
  python.pyimport("random").seed();
  deal(python);
  const before = [...asked];
  said.push({ ...JSON.parse(python.runPython(SAYS)), before, asked });
}
console.log(JSON.stringify(said));
