// The review of a kept match at work: what is asked of the worker, and when nothing is asked any more. Run by
// test_review.py.
import assert from "node:assert/strict";
import fs from "node:fs";
import test from "node:test";

// Every style is there, and every file of drawings is an empty one.
globalThis.document = { querySelector: () => ({}), body: { append() {} }, importNode() {} };
globalThis.fetch = async () => ({ ok: true, text: async () => "" });
globalThis.DOMParser = class {
  parseFromString = () => ({ documentElement: { localName: "svg", setAttribute() {} } });
};
const { makeReviewing } = await import("../../web/js/shell/after/review.js");

const MATCH = { game: "card", looks: [0], seats: [{ name: "Ada", mind: "" }] };
const NEWS = { match: MATCH, over: false, review: null, exercises: [] };
const [{ news, told, tables }] = JSON.parse(fs.readFileSync(process.env.SAMPLES, "utf8"));
const WHOLE = { ...news, review: told };
const FORGOTTEN = { ok: false, error: { key: "error-no-match" } };
const soon = () => new Promise((resolve) => setTimeout(resolve));

/** A worker that gives these replies at the review's table one after the other and then none, and what it was asked. */
async function reviewing(replies, review = async () => ({ ok: true, reviewing: NEWS })) {
  const asked = [];
  const refused = [];
  let state = { reviewed: null };
  const store = { get: () => state, update: (part) => (state = { ...state, ...part }) };
  const engine = {
    ask: ({ do: what }) => (
      asked.push(what),
      replies.length ? Promise.resolve(replies.shift()) : new Promise(() => {})
    ),
    review: (match) => (asked.push(`review ${match}`), review(asked)),
    leave: (table) => asked.push(`leave ${table}`),
  };
  const live = { refused: ({ key }) => refused.push(key) };
  return { it: await makeReviewing({ store, engine, live }), asked, refused, store };
}

test("a worker that knows nothing of the review any more begins it again", async () => {
  const { it, asked } = await reviewing([{ ok: true, reviewing: NEWS }, FORGOTTEN]);
  void it.open("m-1");
  await soon();
  assert.deepEqual(asked, ["review m-1", "weigh", "weigh", "review m-1", "weigh"]);
});

test("a match that is gone by then is asked for once", async () => {
  const first = (asked) => asked.filter((what) => what === "review m-1").length === 1;
  const review = async (asked) => (first(asked) ? { ok: true, reviewing: NEWS } : FORGOTTEN);
  const { it, asked, refused } = await reviewing([FORGOTTEN, FORGOTTEN], review);
  void it.open("m-1");
  await soon();
  assert.deepEqual(asked, ["review m-1", "weigh", "review m-1"]);
  assert.deepEqual(refused, ["error-no-match"]);
});

test("the table of a moment that it does not know is asked for once more", async () => {
  const [table] = Object.values(tables);
  const { it, asked, store } = await reviewing([FORGOTTEN, { ok: true, table }], async () => ({
    ok: true,
    reviewing: WHOLE,
  }));
  void it.open("m-1");
  await soon();
  assert.deepEqual(asked.slice(0, 4), ["review m-1", "moment", "review m-1", "moment"]);
  assert.deepEqual(Object.values(store.get().reviewed.tables), [table]);
});

test("a review that is left before its first reply is not worked on", async () => {
  let begin;
  const { it, asked, store } = await reviewing([], () => new Promise((resolve) => (begin = resolve)));
  void it.open("m-1");
  it.close();
  begin({ ok: true, reviewing: NEWS });
  await soon();
  assert.deepEqual(asked, ["review m-1", "leave review"]);
  assert.equal(store.get().reviewed, null);
});
