// What keeps matches beside the bridge (keeper.js), with storage that has no room, comes late or is shared. Run by
// test_engine.py.
import assert from "node:assert/strict";
import test from "node:test";
import { Keeper } from "../../web/js/worker/keeper.js";
import { StorageError } from "../../web/js/common/saves.js";
import { soon, until } from "./engines.mjs";

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
