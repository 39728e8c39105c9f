// The way through a match that is looked at. Run by test_through.py.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test, { mock } from "node:test";
import { makeTeller } from "../../web/js/play/telling.js";
import { makeThrough, placeOf, standAt } from "../../web/js/play/through.js";
import { makeWords } from "../../web/js/shell/words/words.js";

const TURNS = [3, 0, 2];

test("every place of a match is one beginning or one turn, in order", () => {
  const stands = Array.from({ length: 8 }, (_, place) => standAt(TURNS, place));
  assert.deepEqual(
    stands.map(({ round, turn }) => [round, turn]),
    [
      [0, 0],
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 0],
      [2, 0],
      [2, 1],
      [2, 2],
    ],
  );
  assert.deepEqual(
    stands.map((stand) => placeOf({ ...stand, turns: TURNS })),
    [0, 1, 2, 3, 4, 5, 6, 7],
  );
  assert.deepEqual(
    [standAt(TURNS, 99), standAt(TURNS, -1)],
    [
      { round: 2, turn: 2 },
      { round: 0, turn: 0 },
    ],
  );
});

/** A way whose table comes when it is let, and where it has gone. */
function walk() {
  const gone = [];
  const held = [];
  const through = makeThrough(
    async (stand) => {
      gone.push([stand.round, stand.turn]);
      await new Promise((resolve) => held.push(resolve));
      through.seen({ ...stand, turns: TURNS });
    },
    () => {},
  );
  through.seen({ round: 0, turn: 0, turns: TURNS });
  const come = async () => {
    held.shift()();
    for (let at = 0; at < 9; at++) await Promise.resolve();
  };
  return { through, gone, come };
}

test("of places that are asked for faster than the table comes, the latest is gone to", async () => {
  const { through, gone, come } = walk();
  for (const place of [2, 3, 5]) through.act("to", place);
  assert.equal(through.shown().place, 5);
  await come();
  await come();
  assert.deepEqual(gone, [
    [0, 2],
    [2, 0],
  ]);
  through.act("back");
  await come();
  assert.deepEqual(gone.at(-1), [1, 0]);
});

test("it runs by itself to the end, and stops where the reader takes hold of it", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { through, gone, come } = walk();
  through.act("run");
  for (let turn = 0; turn < 7; turn++) {
    assert.equal(through.shown().running, true);
    await come();
    mock.timers.tick(5000);
  }
  assert.deepEqual([through.shown().running, through.shown().place, gone.length], [false, 7, 7]);
  through.act("run"); // once more, from the beginning
  assert.deepEqual(gone.at(-1), [0, 0]);
  through.act("on");
  await come();
  await come();
  mock.timers.tick(5000);
  assert.deepEqual([through.shown().running, gone.at(-1), gone.length], [false, [0, 1], 9]);
  mock.timers.reset();
});

test("what is heard of a way is every turn of it one by one, and of a leap where it led", () => {
  const said = JSON.parse(readFileSync(new URL("../fixtures/messages/gone_through.json", import.meta.url), "utf8"));
  const [start, second] = said.slice(0, 2).map(({ reply }) => reply.table);
  const first = { ...second, replay: { ...second.replay, turn: 1 }, log: second.log.slice(0, 2) };
  const words = makeWords(
    "en",
    "native",
    ["table", "shell", "games", "through"].map((each) =>
      readFileSync(new URL(`../../web/lang/en/${each}.ftl`, import.meta.url), "utf8"),
    ),
  );
  const heard = (was, now) => {
    const lines = [];
    const { tell } = makeTeller({ words: () => words, announce: (line) => lines.push(line), sound: () => {} });
    tell(now.log.slice(was.log.length), was, now);
    return lines;
  };
  assert.equal(heard(start, first).length, 2);
  const [where, ...lines] = heard(start, second);
  assert.equal(where, "Round 1 · turn 2 of 54");
  assert.deepEqual(lines, heard(first, second));
  assert.deepEqual(heard(second, first), ["Round 1 · turn 1 of 54"]);
});
