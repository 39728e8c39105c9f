// A person's own exercises: what is kept, when each comes again, and that two devices' come together without a loss.
// Run by test_own_exercises.py.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import test from "node:test";
import { together } from "../../web/js/shell/device/carried.js";
import {
  TIMES,
  gathered,
  inCompany,
  isDue,
  live,
  next,
  rests,
  solved,
  sound,
  without,
} from "../../web/js/shell/after/own_exercises.js";
import { markup } from "../../web/js/render/draw/tree.js";
import { foot } from "../../web/js/screens/book/exercise.js";
import { makeWords } from "../../web/js/shell/words/words.js";

const why = { played: { move: "-w5", reasons: [] }, better: { move: "r7", reasons: [] } };
const moment = (turn, cost) => ({ seat: 0, round: 0, turn, cost, error: 50, why, lesson: `{"turn":${turn}}` });
const news = (...exercises) => ({
  match: {
    game: "card",
    seats: [
      { name: "Ada", mind: "" },
      { name: "x", mind: "careful" },
    ],
  },
  exercises,
});
const MONDAY = "2026-11-23";
const TUESDAY = "2026-11-24";

test("a review's moments are gathered once, the costliest first", () => {
  const all = gathered({}, "m-1", news(moment(4, 300), moment(9, 700)), MONDAY);
  assert.deepEqual(
    live(all).map(({ id }) => id),
    ["m-1/1.9", "m-1/1.4"],
  );
  assert.deepEqual(all["m-1/1.4"].against, ["careful"]);
  assert.equal(gathered(all, "m-1", news(moment(4, 300)), TUESDAY), all);
});

test("what an older review made of turns that a first lesson chose is given up", () => {
  const all = gathered({}, "m-1", news(moment(4, 300), moment(12, 100), { ...moment(2, 200), round: 1 }), MONDAY);
  const anew = news({ ...moment(2, 200), round: 1 });
  const left = gathered(all, "m-1", { ...anew, match: { ...anew.match, taught: 12 } }, TUESDAY);
  assert.deepEqual(
    live(left).map(({ id }) => id),
    ["m-1/2.2", "m-1/1.12"],
  );
});

test("at its table sit those against whom the turn was played", () => {
  const someone = { name: "", mind: "careful" };
  const minds = (viewer, against) =>
    inCompany({ viewer, seats: Array(against.length + 1).fill(someone) }, { against }).seats.map(({ mind }) => mind);
  assert.deepEqual(minds(1, ["novice", "expert"]), ["novice", "careful", "expert"]);
  assert.deepEqual(minds(0, ["own:mine.py", ""]), ["careful", "careful", "careful"]);
});

test("each comes again until it is solved on two days, however often on one", () => {
  let all = gathered({}, "m-1", news(moment(4, 300), moment(9, 100)), MONDAY);
  all = solved(solved(all, "m-1/1.4", MONDAY), "m-1/1.4", MONDAY);
  assert.equal(isDue(all["m-1/1.4"], MONDAY), false);
  assert.equal(isDue(all["m-1/1.4"], TUESDAY), true);
  assert.equal(next(all, "m-1/1.9", MONDAY), undefined);
  assert.equal(next(all, "m-1/1.9", TUESDAY)?.id, "m-1/1.4");
  all = solved(all, "m-1/1.4", TUESDAY);
  assert.equal(all["m-1/1.4"].solved.length, TIMES);
  assert.ok(rests(all["m-1/1.4"]));
  assert.deepEqual(
    live(all).map(({ id }) => id),
    ["m-1/1.9", "m-1/1.4"],
  ); // what rests stands last
});

test("what is deleted stays deleted when its review is opened again, and keeps no position", () => {
  const all = without(gathered({}, "m-1", news(moment(4, 300)), MONDAY), "m-1/1.4");
  assert.deepEqual(live(all), []);
  assert.equal("lesson" in all["m-1/1.4"], false);
  assert.deepEqual(live(gathered(all, "m-1", news(moment(4, 300)), TUESDAY)), []);
  assert.equal(solved(all, "m-1/1.4", TUESDAY), all);
});

test("there is an end to what is kept, and what rests goes first", () => {
  let all = {};
  for (let match = 0; match < 60; match++) {
    all = gathered(all, `m-${match}`, news(moment(1, 100), moment(2, 200), moment(3, 300)), MONDAY);
    if (match === 0) all = solved(solved(all, "m-0/1.1", MONDAY), "m-0/1.1", TUESDAY);
  }
  assert.equal(live(all).length, 150);
  assert.ok(all["m-0/1.1"].gone);
});

test("what is unsound in the device's memory is passed over", () => {
  const all = gathered({}, "m-1", news(moment(4, 300)), MONDAY);
  const read = sound(JSON.parse(JSON.stringify({ ...all, x: 5, "m-2/1.1": { solved: [] }, "../1.1": all["m-1/1.4"] })));
  assert.deepEqual(read, all);
  for (const value of [null, undefined, 7, "text", []]) assert.deepEqual(sound(value), {});
});

test("brought together, two devices have what either has: days are added, what one deleted is deleted", () => {
  // every mixture of: solved here or there, deleted here or there, known here or there
  const base = gathered({}, "m-1", news(moment(4, 300)), MONDAY);
  const [id] = Object.keys(base);
  const states = [{}, base, solved(base, id, MONDAY), solved(base, id, TUESDAY), without(base, id)];
  for (const mine of states)
    for (const theirs of states) {
      const merged = sound(JSON.parse(JSON.stringify(together("learn.own", mine, theirs))));
      const days = new Set([...(mine[id]?.solved ?? []), ...(theirs[id]?.solved ?? [])]);
      assert.deepEqual(new Set(merged[id]?.solved ?? []), days);
      assert.equal(Boolean(merged[id]?.gone), Boolean(mine[id]?.gone || theirs[id]?.gone));
      const again = sound(JSON.parse(JSON.stringify(together("learn.own", merged, theirs))));
      assert.deepEqual(again, merged); // brought in twice is as once
    }
});

test("the way to its match is offered while that is here", () => {
  const read = (name) => readFileSync(new URL(name, import.meta.url), "utf8");
  const words = (language) => {
    const folder = `../../web/lang/${language}/`;
    return makeWords(
      language,
      "native",
      readdirSync(new URL(folder, import.meta.url)).map((name) => read(folder + name)),
    );
  };
  const all = gathered({}, "m-1", news(moment(4, 300)), MONDAY);
  const first = {
    game: "card",
    viewer: 0,
    seats: news().match.seats,
    view: JSON.parse(read("../fixtures/views/card-place.json")),
  };
  const trying = { own: all["m-1/1.4"], table: first, first, wrong: false, shown: true, done: false, counted: false };
  const drawn = (kept, language = "en") => foot(trying, "", kept, words(language)).map(markup).join("");
  assert.match(drawn(true), /data-act="through"/);
  assert.doesNotMatch(drawn(true), /no longer on this device/);
  assert.match(drawn(false), /no longer on this device/);
  for (const language of ["en", "es", "ru", "fa"]) assert.doesNotMatch(drawn(false, language), /data-act="through"|\{/);
});
