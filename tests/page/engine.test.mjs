// The page's side of the worker, with a worker that answers from the conversations the bridge is tested with. Run by
// test_engine.py.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { EngineError } from "../../web/js/shell/engine/connection.js";
import { createEngine } from "../../web/js/shell/engine/engine.js";
import { Keeper } from "../../web/js/worker/keeper.js";
import { StorageError } from "../../web/js/common/saves.js";
import { FakeWorker } from "./fake_worker.js";

const conversation = (name) =>
  JSON.parse(readFileSync(new URL(`../fixtures/messages/${name}.json`, import.meta.url), "utf8"));
const replyTo = (name, request) => conversation(name).find((pair) => pair.request.do === request).reply;
const soon = (time = 0) => new Promise((resolve) => setTimeout(resolve, time));
/** Resolves once something holds, however busy the machine is. @param {() => boolean} holds */
const until = async (holds) => {
  for (const end = Date.now() + 60_000; !holds(); await soon(5)) assert.ok(Date.now() < end, `never: ${holds}`);
};
const NEW = conversation("first_turn").find(({ request }) => request.do === "new");
const { v: _v, id: _id, ...BEGIN } = NEW.request;
const FIRST = conversation("first_turn").find(({ request }) => request.do === "play").request;
const PLAY = { do: "play", ply: FIRST.ply, move: FIRST.move };

/** An engine, the workers it has started so far, and what it told. */
function seat(name = "first_turn", { services = {}, ...patience } = {}) {
  const workers = [];
  const heard = { status: [], saved: [], unsaved: [], restored: [] };
  const start = (first) => {
    workers.push(new FakeWorker(conversation(name), services, first));
    return workers.at(-1);
  };
  const file = () => "js/worker.js";
  const engine = createEngine({ start, isKept: () => true, file, stall: Infinity, ...patience });
  for (const [event, news] of Object.entries(heard)) engine.on(event, (told) => news.push(told));
  return { engine, workers, heard };
}

/** The same, with a first worker that is up. */
function ready(...how) {
  const all = seat(...how);
  all.workers[0].become({ state: "ready" });
  return all;
}

/** The same, with a match begun and saved. */
async function begun(how = {}) {
  const open = () => ({ ok: true, value: { ...NEW.reply, id: 0 } });
  const all = ready("first_turn", { ...how, services: { open, ...how.services } });
  await all.engine.ask(BEGIN);
  all.workers[0].tell({ kind: "saved", id: NEW.reply.table.id });
  return all;
}

test("the states of the start are told as they come, and the present one to whoever listens late", () => {
  const { engine, workers, heard } = seat();
  const states = [{ state: "fetching", loaded: 3, total: 9 }, { state: "starting" }, { state: "ready" }];
  for (const state of states) workers[0].become(state);
  assert.deepEqual(heard.status, [{ state: "fetching", loaded: 0, total: 0, file: "js/worker.js" }, ...states]);
  const late = [];
  const stop = engine.on("status", (status) => late.push(status));
  assert.deepEqual(late, [{ state: "ready" }]);
  stop();
  workers[0].become({ state: "starting" });
  assert.equal(late.length, 1);
});

test("a worker is started with word of how the site is kept", () => {
  assert.deepEqual(seat().workers[0].begun, { kind: "start", kept: true, plain: false });
});

test("what is asked before Python is there is answered once it is, asked once and in order", async () => {
  const { engine, workers } = seat();
  const answers = Promise.all([engine.ask({ do: "hello" }), engine.ask(BEGIN)]);
  workers[0].become({ state: "starting" });
  await soon();
  assert.deepEqual(
    workers[0].asked.map((request) => request.do),
    ["hello", "new"],
  );
  workers[0].become({ state: "ready" });
  const [hello, began] = await answers;
  assert.deepEqual(hello.about, replyTo("first_turn", "hello").about);
  assert.deepEqual(began.table, NEW.reply.table);
  assert.equal(workers[0].got.length, 2);
});

test("every request names the protocol's version and an id of its own", async () => {
  const { engine, workers } = ready();
  await Promise.all([engine.ask({ do: "hello" }), engine.ask({ do: "look" }), engine.ask(BEGIN)]);
  assert.deepEqual(
    workers[0].asked.map(({ v }) => v),
    [1, 1, 1],
  );
  assert.equal(new Set(workers[0].asked.map(({ id }) => id)).size, 3);
});

test("a question names its table, the page's own where none is named, and a table can be left", async () => {
  const { engine, workers } = ready();
  await engine.ask({ do: "hello" });
  await engine.ask({ do: "look" }, "t2");
  engine.leave("t2");
  assert.deepEqual(
    workers[0].got.map(({ kind, table }) => [kind, table]),
    [
      ["bridge", ""],
      ["bridge", "t2"],
      ["leave", "t2"],
    ],
  );
});

test("a reply goes to its own question, whichever comes first, and one to no question to nobody", async () => {
  const { engine, workers } = seat();
  const [first, second] = [engine.ask({ do: "hello" }), engine.ask(BEGIN)];
  const [hello, begin] = workers[0].got;
  const reply = (id, { reply: told }) => workers[0].tell({ kind: "reply", id, text: JSON.stringify(told) });
  reply(999, conversation("refusals")[0]);
  reply(begin.id, NEW);
  reply(hello.id, conversation("first_turn")[0]);
  reply(hello.id, conversation("refusals")[0]);
  assert.deepEqual((await second).table, NEW.reply.table);
  assert.deepEqual((await first).about, replyTo("first_turn", "hello").about);
});

test("a refusal of the bridge is a reply, whatever its code", async () => {
  const { engine } = ready("refusals");
  for (const { request, reply } of conversation("refusals")) {
    const { v: _, id: __, ...message } = request;
    const answer = await engine.ask(message);
    assert.deepEqual({ ok: answer.ok, error: answer.error }, { ok: reply.ok, error: reply.error });
  }
});

test("a refusal of the storage is thrown, with its reason", async () => {
  const { engine } = ready("first_turn", {
    services: { erase: () => ({ ok: false, reason: "forbidden", detail: "no storage" }) },
  });
  await assert.rejects(engine.erase(), (error) => error instanceof EngineError && error.reason === "forbidden");
});

test("what was saved and what could not be saved is told", () => {
  const { workers, heard } = ready();
  workers[0].tell({ kind: "saved", id: "m-1", late: false });
  workers[0].tell({ kind: "unsaved", reason: "conflict", id: "m-1", copy: "m-2" });
  assert.deepEqual(heard.saved, [{ id: "m-1", late: false }]);
  assert.deepEqual(
    heard.unsaved.map(({ reason, copy }) => [reason, copy]),
    [["conflict", "m-2"]],
  );
});

test("a start that failed stays failed until it is tried again, and then what was asked is answered", async () => {
  const { engine, workers, heard } = seat();
  const answer = engine.ask({ do: "hello" });
  workers[0].become({ state: "failed", reason: "network", detail: "404" });
  await soon();
  assert.equal(workers.length, 1);
  assert.deepEqual(heard.status.at(-1), { state: "failed", reason: "network", detail: "404" });
  engine.retry();
  assert.equal(workers[0].gone, true);
  assert.equal(heard.status.at(-1).state, "fetching");
  workers[1].become({ state: "ready" });
  assert.equal((await answer).ok, true);
  engine.retry();
  assert.equal(workers.length, 2, "there is nothing to try again");
});

test("a worker whose script does not arrive is a failed start", () => {
  const { workers, heard } = seat();
  workers[0].crash("");
  assert.deepEqual([heard.status.at(-1).state, heard.status.at(-1).reason], ["failed", "network"]);
});

for (const [how, crash] of [
  ["an error of its own", (worker) => worker.crash("out of memory")],
  ["Python's end", (worker) => worker.tell({ kind: "crashed", detail: "fatal" })],
]) {
  test(`a worker that crashes by ${how} is replaced, and the match last saved is on its table again`, async () => {
    const { workers, heard } = await begun();
    crash(workers[0]);
    assert.equal(workers[0].gone, true);
    workers[1].become({ state: "ready" });
    await soon();
    assert.deepEqual(
      workers[1].got.map(({ kind, match }) => [kind, match]),
      [["open", NEW.reply.table.id]],
    );
    assert.deepEqual(heard.restored, [{ table: NEW.reply.table }]);
  });
}

test("a move that the crash swallowed is answered as stale, with the table as it was saved", async () => {
  const { engine, workers } = await begun();
  workers[0].ready = false;
  const [played, greeted] = [engine.ask(PLAY), engine.ask({ do: "hello" })];
  workers[0].crash("out of memory");
  workers[1].become({ state: "ready" });
  const answer = await played;
  assert.deepEqual([answer.ok, answer.error.code, answer.error.key], [false, "stale", "error-stale"]);
  assert.deepEqual(answer.table, NEW.reply.table);
  assert.equal((await greeted).ok, true, "what needs no table is asked again");
  assert.deepEqual(
    workers[1].asked.map((request) => request.do),
    ["hello"],
  );
});

test("what the crash swallowed of another table is asked of it again, which then knows of no match", async () => {
  const { engine, workers } = await begun();
  workers[0].ready = false;
  const played = engine.ask(PLAY, "exercise");
  workers[0].crash("out of memory");
  workers[1].become({ state: "ready" });
  assert.notEqual((await played).error?.code, "stale");
  assert.deepEqual(
    workers[1].got.map(({ kind, table }) => [kind, table]),
    [
      ["open", undefined],
      ["bridge", "exercise"],
    ],
  );
});

test("what an old worker still says is heard no more", async () => {
  const { workers, heard } = await begun();
  workers[0].crash("out of memory");
  workers[1].become({ state: "ready" });
  await soon();
  workers[0].tell({ kind: "saved", id: "m-old" });
  workers[0].crash("again");
  assert.deepEqual(
    heard.saved.map(({ id }) => id),
    [NEW.reply.table.id],
  );
  assert.equal(workers.length, 2);
});

test("where nothing was saved the question is asked again, and no table is restored", async () => {
  const { engine, workers, heard } = ready();
  workers[0].ready = false;
  const answer = engine.ask(BEGIN);
  workers[0].crash("out of memory");
  workers[1].become({ state: "ready" });
  assert.deepEqual((await answer).table, NEW.reply.table);
  assert.deepEqual(heard.restored, []);
});

test("a worker that crashes again and again unsaved is given up; one that saves in between is not", async () => {
  const { workers, heard } = await begun();
  const up = async () => {
    workers.at(-1).become({ state: "ready" });
    await soon();
  };
  for (let crashes = 0; crashes < 6; crashes += 1) {
    workers.at(-1).crash("out of memory");
    await up();
    workers.at(-1).tell({ kind: "saved", id: NEW.reply.table.id });
  }
  assert.equal(workers.length, 7);
  for (let crashes = 0; crashes < 3; crashes += 1) {
    workers.at(-1).crash("out of memory");
    await up();
  }
  assert.equal(heard.status.at(-1).state, "ready");
  workers.at(-1).crash("out of memory");
  assert.deepEqual([heard.status.at(-1).state, heard.status.at(-1).reason, workers.length], ["failed", "stopped", 10]);
});

test("a worker that falls silent is asked once more and then replaced", async () => {
  const { engine, workers } = await begun({ silence: 20, lastCall: 20 });
  workers[0].ready = false;
  const answer = engine.ask(PLAY);
  await soon(30);
  assert.equal(workers[0].got.at(-1).kind, "ping");
  assert.equal(workers.length, 1);
  await soon(30);
  assert.equal(workers[0].gone, true);
  workers[1].become({ state: "ready" });
  assert.equal((await answer).error.code, "stale");
});

test("a worker that falls silent at what waited for its start is replaced, and that is asked again", async () => {
  const { engine, workers } = seat("first_turn", { silence: 20, lastCall: 20 });
  const answers = Promise.all([engine.ask({ do: "hello" }), engine.ask(BEGIN)]);
  workers[0].tell({ kind: "status", state: "ready" }); // and answers nothing
  await until(() => workers.length === 2);
  assert.equal(workers[0].gone, true);
  workers[1].become({ state: "ready" });
  assert.deepEqual(
    (await answers).map(({ ok }) => ok),
    [true, true],
  );
});

test("a worker that answers the last call is left in peace", async () => {
  const { engine, workers } = await begun({ silence: 20, lastCall: 40 });
  workers[0].ready = false;
  const answer = engine.ask(PLAY);
  await soon(30);
  workers[0].tell({ kind: "reply", id: 0, ok: true, value: true });
  workers[0].become({ state: "ready" });
  assert.equal((await answer).ok, true);
  await soon(80);
  assert.equal(workers.length, 1);
});

test("a record that storage does not take is at hand as it stands, until it is taken", async () => {
  let full = true;
  let saved = 0;
  const told = [];
  const write = async (id, revision) => {
    if (full) throw new StorageError(new DOMException("no room", "QuotaExceededError"));
    return { id, revision: revision + 1, conflict: false };
  };
  const keeper = new Keeper(
    { write },
    () => ({ ok: true, save: { id: "m-1", record: `record ${++saved}` } }),
    ({ kind, reason }) => told.push([kind, reason]),
  );
  const turn = () => {
    keeper.replied({ do: "play" }, { ok: true, table: {} });
    return keeper.settled();
  };
  await turn();
  await turn();
  assert.deepEqual([keeper.unkept("m-1"), keeper.unkept("m-2")], ["record 2", null]);
  full = false;
  await turn();
  assert.equal(keeper.unkept("m-1"), null);
  assert.deepEqual(told, [
    ["unsaved", "full"],
    ["unsaved", "full"],
    ["saved", undefined],
  ]);
});

test("the record of a match that begins is there with its first table, whatever fails next", async () => {
  const kept = [];
  const told = [];
  let works = true;
  const keeper = new Keeper(
    { write: async (id, revision, { record }) => (kept.push(record), { id, revision: revision + 1, conflict: false }) },
    () => {
      if (!works) throw new Error("Python has failed");
      return { ok: true, save: { id: "m-1", record: "the first" } };
    },
    ({ kind, id }) => told.push([kind, id]),
  );
  for (const begins of ["new", "day", "rematch", "branch"]) {
    works = true;
    keeper.replied({ do: begins }, { ok: true, table: { id: "m-1" } });
    works = false;
    await keeper.settled();
  }
  assert.deepEqual(kept, Array(4).fill("the first"));
  assert.deepEqual(told, Array(4).fill(["saved", "m-1"]));
});

test("what storage does not take is offered to it again by itself, a match that was left meanwhile too", async () => {
  let full = true;
  let match = "m-1";
  const kept = [];
  const write = async (id, revision, save) => {
    if (full) throw new StorageError(new DOMException("no room", "QuotaExceededError"));
    kept.push(save.record);
    return { id, revision: revision + 1, conflict: false };
  };
  let resolve;
  const saved = new Promise((done) => (resolve = done));
  const keeper = new Keeper(
    { write },
    () => ({ ok: true, save: { id: match, record: `record of ${match}` } }),
    ({ kind }) => kind === "saved" && resolve(),
    20,
  );
  for (match of ["m-1", "m-2"]) {
    keeper.replied({ do: "play" }, { ok: true, table: {} });
    await keeper.settled();
  }
  assert.deepEqual([keeper.unkept("m-1"), keeper.unkept("m-2")], ["record of m-1", "record of m-2"]);
  full = false;
  await saved;
  assert.deepEqual(kept, ["record of m-2", "record of m-1"]);
  assert.deepEqual([keeper.unkept("m-1"), keeper.unkept("m-2")], [null, null]);
});

/** Longer than a test takes: what storage did not take is offered again with the next turn alone. */
const BY_TURNS = 60_000;

/**
 * A keeper of a storage without room for some matches; what is there, what was told, and a turn of one.
 * @param {number} [again] ms after which it offers once more what was not taken
 */
function narrow(again = 20) {
  const kept = new Map();
  const told = [];
  const full = new Set();
  let turns = 0;
  let at = "";
  const saves = {
    write: async (id, revision, { record }) => {
      if (full.has(id)) throw new StorageError(new DOMException("no room", "QuotaExceededError"));
      kept.set(id, { record, revision: revision + 1 });
      return { id, revision: revision + 1, conflict: false };
    },
    read: async (id) => kept.get(id) ?? null,
  };
  const ask = () => ({ ok: true, save: { id: at, record: `${at}, turn ${turns}` } });
  const keeper = new Keeper(saves, ask, ({ kind, id, late }) => told.push([kind, id, late]), again);
  const turn = async (match, request = "play") => {
    at = match;
    turns += 1;
    keeper.replied({ do: request }, { ok: true, table: { id: match } });
    await keeper.settled();
  };
  return { keeper, kept, told, full, turn };
}

test("a match that storage did not take is opened as it stands, and is written there once there is room", async () => {
  const { keeper, kept, full, turn } = narrow(BY_TURNS);
  await turn("m-1");
  full.add("m-1");
  await turn("m-1");
  await turn("m-2");
  const found = await keeper.standing("m-1");
  assert.deepEqual([found.record, found.revision], ["m-1, turn 2", 1]);
  assert.deepEqual((await keeper.standing("m-2")).record, "m-2, turn 3");
  assert.equal(await keeper.standing("m-3"), null);
  keeper.opened("m-1", "m-1", found.revision);
  full.clear();
  await turn("m-1");
  assert.deepEqual(kept.get("m-1"), { record: "m-1, turn 4", revision: 2 });
});

test("a line that is kept as a copy is found by its own name, and no other by it", async () => {
  const { keeper, kept, full, turn } = narrow(BY_TURNS);
  kept.set("m-1", { record: "of another window", revision: 5 });
  keeper.opened("m-1", "m-1~2", 1); // Python calls it by the name of the match
  full.add("m-1~2");
  await turn("m-1");
  assert.equal((await keeper.standing("m-1~2")).record, "m-1, turn 1");
  assert.equal((await keeper.standing("m-1")).record, "of another window");
  keeper.opened("m-1~2", "m-1~2", 1);
  full.clear();
  await turn("m-1~2");
  assert.deepEqual(kept.get("m-1~2"), { record: "m-1~2, turn 2", revision: 2 });
  assert.equal(keeper.unwritten.size, 0);
});

test("a line that another window has overtaken is not gone on with, and is kept for all that", async () => {
  const { keeper, kept, full, turn } = narrow(BY_TURNS);
  await turn("m-1");
  full.add("m-1");
  await turn("m-1");
  kept.set("m-1", { record: "of another window", revision: 2 });
  keeper.setAside();
  assert.equal((await keeper.standing("m-1")).record, "of another window");
  assert.deepEqual(
    [...keeper.unwritten.values()].map(({ save }) => save.record),
    ["m-1, turn 2"],
  );
  full.clear();
  await turn("m-2");
  assert.equal(keeper.unwritten.size, 0);
});

/** The same, once m-1 waits for room and m-2, which lies on the table, has been deleted. */
async function withOneDeleted() {
  const all = narrow();
  all.full.add("m-1");
  await all.turn("m-1");
  await all.turn("m-2");
  await all.keeper.forget("m-2");
  all.kept.delete("m-2");
  return all;
}

test("a deleted match is not written by itself: not one that storage did not take, nor one on the table", async () => {
  const { keeper, kept, full, turn } = await withOneDeleted();
  await soon(60); // m-1 is offered again meanwhile
  assert.deepEqual([...kept.keys()], []);
  await keeper.forget("m-1");
  full.clear();
  await soon(60);
  assert.deepEqual([...kept.keys()], []);
  assert.equal(keeper.unkept("m-1"), null);
  await turn("m-2"); // somebody plays on, having deleted it elsewhere
  await turn("m-1", "accept"); // an invitation that is accepted once more has the name it had
  assert.deepEqual([...kept.keys()], ["m-2", "m-1"]);
});

test("a match that is deleted from the table to make room leaves no other one without it", async () => {
  const { kept, full } = await withOneDeleted();
  full.clear();
  await until(() => kept.has("m-1"));
  assert.deepEqual([...kept.keys()], ["m-1"]);
});

test("that a turn was kept is told, also while another match is not", async () => {
  const { told, full, turn } = narrow();
  full.add("m-1");
  await turn("m-1");
  await turn("m-2");
  assert.deepEqual(told, [
    ["unsaved", undefined, undefined],
    ["saved", "m-2", true],
  ]);
  full.clear();
  await until(() => told.length > 2 && !told.at(-1)[2]);
  assert.deepEqual(told.at(-1), ["saved", "m-2", false]);
});

test("a table that another window goes on with as well goes by the name of its copy", async () => {
  let name = "m-1";
  const written = [];
  const told = [];
  const saves = {
    write: async (id, revision) => {
      written.push([id, revision]);
      const conflict = id === "m-1" && revision === 1;
      return { id: conflict ? "m-1~2" : id, revision: conflict ? 1 : revision + 1, conflict };
    },
  };
  const ask = ({ do: request, match, to }) => {
    if (request !== "rename") return { ok: true, save: { id: name, record: "" } };
    if (match === name) name = to;
    return { ok: true, table: null };
  };
  const keeper = new Keeper(saves, ask, ({ kind, id, to, copy }) => told.push([kind, id, to ?? copy]));
  for (let turns = 0; turns < 3; turns += 1) {
    keeper.replied({ do: "play" }, { ok: true, table: { id: name } });
    await keeper.settled();
  }
  assert.deepEqual(written, [
    ["m-1", 0],
    ["m-1", 1],
    ["m-1~2", 1],
  ]);
  assert.deepEqual(told, [
    ["saved", "m-1", undefined],
    ["unsaved", "m-1", "m-1~2"],
    ["renamed", "m-1", "m-1~2"],
    ["saved", "m-1~2", undefined],
    ["saved", "m-1~2", undefined],
  ]);
});

test("why storage does not take something is told apart", () => {
  const reason = (name, room) => new StorageError(new DOMException("no", name), room).reason;
  assert.deepEqual(
    ["QuotaExceededError", "SecurityError", "InvalidStateError", "UnknownError"].map((name) => reason(name)),
    ["full", "forbidden", "forbidden", "other"],
  );
  assert.equal(reason("UnknownError", 1000), "full");
  assert.equal(
    new StorageError(new DOMException("Encountered full disk while opening", "UnknownError")).reason,
    "full",
  );
});

test("a start that stands still is told, then given up, and a try again begins anew", async () => {
  const { engine, workers, heard } = seat("first_turn", { stall: 20, lost: 20 });
  workers[0].become({ state: "fetching", loaded: 3, total: 9, file: "python/x.gz" });
  await soon(30);
  assert.deepEqual(heard.status.at(-1), { state: "fetching", loaded: 3, total: 9, file: "python/x.gz", stalled: true });
  await soon(30);
  const { state, reason, file } = heard.status.at(-1);
  assert.deepEqual([state, reason, file, workers[0].gone], ["failed", "network", "python/x.gz", true]);
  engine.retry();
  workers[1].become({ state: "ready" });
  await soon(30);
  assert.equal(heard.status.at(-1).state, "ready");
});

test("a worker that goes on with what has come is not given up, and a second try asks it for the rest", async () => {
  const { engine, workers, heard } = seat("first_turn", { stall: 20, lost: 20 });
  const [worker] = workers;
  worker.become({ state: "fetching", loaded: 3, total: 9, file: "python/x.gz" });
  const again = () => worker.got.filter(({ kind }) => kind === "again").length;
  for (const times of [1, 2, 3]) {
    while (again() < times) await soon(5);
    assert.equal(heard.status.at(-1).stalled, true);
    worker.tell({ kind: "goes on" });
  }
  worker.tell({ kind: "status", state: "fetching", loaded: 3, total: 9, file: "python/x.gz", stalled: true });
  engine.retry();
  assert.equal(again(), 4);
  assert.equal(heard.status.at(-1).stalled, false);
  worker.become({ state: "fetching", loaded: 5, total: 9 });
  worker.become({ state: "ready" });
  assert.deepEqual([workers.length, worker.gone], [1, false]);
});
