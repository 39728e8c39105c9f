// The engine on a bare page, for the tests of the plumbing. What it tells is written down in `heard`, and every message
// of its worker as text in `crossed`. ?silence=N shortens its patience, ?move=N, ?loading=N and ?rest=N that with
// people's own players; ?storage=forbidden runs it where storage is refused, ?storage=closing where it closes.
import { createEngine } from "../../../web/js/shell/engine/engine.js";
import { startWorker } from "../../../web/js/shell/engine/start.js";
import { makeOwn } from "../../../web/js/own/host.js";

const wishes = new URLSearchParams(location.search);
/** @type {Worker[]} */
const workers = [];
/** @type {string[]} */
const crossed = [];
const NativeWorker = globalThis.Worker;

globalThis.Worker = class extends NativeWorker {
  /** @param {string | URL} address @param {WorkerOptions} options */
  constructor(address, options) {
    super(address, options);
    workers.push(this);
    this.addEventListener("message", ({ data }) => crossed.push(JSON.stringify(data)));
  }
};

const storage = wishes.get("storage");

/** The worker as the engine starts it, behind a module that changes its storage. @param {object} first */
function startWithOtherStorage(first) {
  const imports = [`js/${storage}.js`, BUILD.worker].map(
    (file) => `import ${JSON.stringify(new URL(file, document.baseURI).href)};`,
  );
  const blob = new Blob(imports, { type: "text/javascript" });
  const worker = new Worker(URL.createObjectURL(blob), { type: "module" });
  worker.postMessage(first);
  return worker;
}

const heard = { status: [], saved: [], renamed: [], unsaved: [], restored: [] };
const silence = Number(wishes.get("silence")) || undefined;
const engine = createEngine({ silence, lastCall: silence, start: storage ? startWithOtherStorage : startWorker });
for (const [name, list] of Object.entries(heard)) engine.on(name, (news) => list.push(news));
engine.on("status", ({ state }) => (document.getElementById("state").textContent = state));

const own = makeOwn(engine, {
  move: Number(wishes.get("move")) || undefined,
  loading: Number(wishes.get("loading")) || undefined,
  rest: Number(wishes.get("rest")) || undefined,
  quota: Number(wishes.get("quota")) || undefined,
});

/** A match of the card game against the wanderer; the same deal each time. */
const NEW = {
  do: "new",
  game: "card",
  options: {},
  seats: [{ name: "Ada" }, { name: "Nils", mind: "wander" }],
  seed: "probe",
  starts: 0,
};

/** Begins a match and waits until it is kept. @param {object} [changes] */
async function begin(changes = {}) {
  const { table, error } = await engine.ask({ ...NEW, ...changes });
  if (error) throw new Error(error.detail);
  await once("saved", 1);
  return table;
}

/** Plays the first move offered, and lets the computer answer until it is Ada's turn again. @param {any} table */
async function playOn(table, which = 0) {
  let reply = await engine.ask({ do: "play", ply: table.ply, move: table.view.moves[which].move });
  while (reply.ok && (reply.thinking || reply.table.waiting === "mind")) {
    reply = await engine.ask({ do: "hurry", ply: (reply.table ?? table).ply });
  }
  return reply;
}

/** Waits until there are as many news of a kind. @param {keyof typeof heard} name @param {number} count */
async function once(name, count) {
  const end = performance.now() + 90_000;
  while (heard[name].length < count) {
    if (performance.now() > end) throw new Error(`not ${count} times ${name}: ${JSON.stringify(heard)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return heard[name].at(-1);
}

/**
 * A match against a player of one's own, from the text or the bytes of its file; the first table.
 * @param {string} name
 * @param {any} content
 * @param {object} [changes]
 */
async function beginOwn(name, content, changes = {}) {
  const mind = await own.give(new File([content], name));
  return begin({ seats: [{ name: "Ada" }, { name: "Own", mind }], starts: 1, ...changes });
}

Object.assign(globalThis, { NEW, engine, own, beginOwn, heard, workers, crossed, begin, playOn, once });
