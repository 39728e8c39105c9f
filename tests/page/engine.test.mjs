// The page's side of the worker, with a worker that answers from the conversations the bridge is tested with. Run by
// test_engine.py.
import assert from "node:assert/strict";
import test from "node:test";
import { EngineError } from "../../web/js/shell/engine/connection.js";
import { conversation, replyTo, soon, until, NEW, PLAY, seat, ready, begun, BEGIN } from "./engines.mjs";

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
