// The chart, the sheet and the pictures of a match, asked of the pure drawing functions without a browser. Run by
// test_render.py.
import assert from "node:assert/strict";
import test from "node:test";
import { runningTotals } from "../../web/js/render/board/sheet.js";
import { ofSheet, ofTable } from "../../web/js/render/paint/told.js";
import { chart } from "../../web/js/screens/book/chart.js";
import { over } from "../../web/js/screens/over.js";
import { sheet } from "../../web/js/screens/sheet/sheet.js";
import { table, wordsOf, english } from "./tables.mjs";
import { all, text, has, classed } from "./trees.mjs";

test("the chart of a match runs as the language does: Persian mirrors English, figures stay on their side", () => {
  const drawn = (language) =>
    chart(
      [
        [34, -41],
        [148, 42],
      ],
      ["Ada", "Tilda"],
      3,
      wordsOf(language),
    );
  const [en, fa] = ["en", "fa"].map(drawn);
  assert.deepEqual(
    [en, fa].map(({ attrs }) => attrs.direction),
    ["ltr", "rtl"],
  );
  const width = Number(en.attrs.viewBox.split(" ")[2]);
  const places = (tree, tag, which) =>
    all(tree)
      .filter((each) => each.tag === tag)
      .map(({ attrs }) => Math.round(attrs[which]));
  assert.ok(places(en, "text", "x").length > 6);
  for (const [tag, which] of [
    ["text", "x"],
    ["circle", "cx"],
  ])
    assert.deepEqual(
      places(fa, tag, which),
      places(en, tag, which).map((x) => width - x),
      tag,
    );
  const ways = (tree) =>
    classed(tree, "line").map(({ attrs }) => attrs.d.match(/[ML][\d.]+/g).map((step) => Math.round(step.slice(1))));
  assert.deepEqual(
    ways(fa),
    ways(en).map((way) => way.map((x) => width - x)),
  );
  for (const way of ways(fa))
    assert.deepEqual(
      way,
      way.toSorted((a, b) => b - a),
    );
});

test("a name at the end of a line is cut by its letters, and whole with its number where it has one", () => {
  const wide = [
    [0, 0],
    [2, 3],
  ];
  const ends = (...names) => classed(chart(wide, names, 1, wordsOf("fa")), "end").map(text);
  const numbered = ["\u2068۱\u2069", "\u2068۳\u2069"].map((number) => `بازیکن ${number}`);
  assert.deepEqual(ends(...numbered), [`${numbered[0]} ۲`, `${numbered[1]} ۳`]);
  assert.deepEqual(ends("Bartholomew", "Ada"), ["Bartholo… ۲", "Ada ۳"]);
});

/**
 * The sheet of a board match of three whose points are `totals` at its end, after `rounds` brought what its last one
 * left.
 */
function ended({ totals, winners, closing, conceded = null }) {
  const sample = table("board-over");
  const [round] = sample.sheet.rounds;
  Object.assign(round, { totals: totals.map((total, seat) => total - closing[seat]), scores: totals });
  Object.assign(sample, {
    waiting: "match",
    conceded,
    result: { totals, winners },
    sheet: { ...sample.sheet, totals, winners, starts: null, ...(closing.some(Boolean) ? { closing } : {}) },
  });
  return sheet({ table: sample, words: english, part: "" });
}

test("the sheet of a match that is over tells everybody's total, the winner first and whoever gave up last", () => {
  const standing = (how) => all(classed(ended(how), "standing")[0]).filter(({ tag }) => tag === "li");
  const [first, ...others] = standing({ totals: [90, 120, 105], winners: [1], closing: [0, 0, 0] });
  assert.ok(has(first, "winner") && text(first).endsWith(" 120"));
  assert.deepEqual(
    others.map((each) => [has(each, "winner"), text(each).split(" ").at(-1)]),
    [
      [false, "105"],
      [false, "90"],
    ],
  );
  const gaveUp = standing({ totals: [90, 120, 105], winners: [2], closing: [0, 0, 0], conceded: 1 });
  assert.deepEqual(
    gaveUp.map((each) => text(each).split(" ").at(-1)),
    ["105", "90", "120"],
  );
  assert.deepEqual(classed(sheet({ table: table("board-over"), words: english, part: "" }), "standing"), []);
});

test("what artifacts brought at the end is a column of its own, and the match's lines lead to the final totals", () => {
  const tree = ended({ totals: [90, 120, 60], winners: [1], closing: [30, -10, -45] });
  const rows = all(classed(tree, "rounds")[0])
    .filter(({ tag }) => tag === "tr")
    .map((row) => row.children.map(text));
  assert.deepEqual(
    rows.map((row) => row.at(-2)),
    ["Artifacts", "30", "−10", "−45"],
  );
  assert.deepEqual(
    rows.slice(1).map((row) => row.at(-1)),
    ["90", "120", "60"],
  );
  assert.deepEqual(
    classed(tree, "end").map((name) => text(name).split(" ").at(-1)),
    ["90", "120", "60"],
  );
  const without = ended({ totals: [90, 120, 60], winners: [1], closing: [0, 0, 0] });
  assert.equal(all(classed(without, "rounds")[0]).filter(({ tag }) => tag === "th").length, rows[0].length - 1 + 3);
});

test("the board's sheet has a running total that ends at what the seat has", () => {
  const { told: terms, ...seat } = table("board-over").sheet.rounds.at(-1).seats[0];
  const totals = runningTotals({ ...seat, told: terms });
  assert.equal(totals.length, seat.columns.length + 1 + terms.length);
  assert.equal(totals[0], seat.columns[0].explorer?.points ?? 0);
  assert.equal(totals.at(-1), terms.at(-1).points);
  const before = terms.at(-1).key === "end" || terms.at(-1).key === "now" ? totals.at(-2) : null;
  assert.equal(before, terms.at(-1).points);
  assert.deepEqual(runningTotals({ ...seat, told: null }), []);
});

test("a picture of a score sheet has beside each name what its title is of: the round, or the match", () => {
  const last = table("card-end");
  const [round] = last.sheet.rounds;
  const [first, second] = [round, { ...round, scores: [3, 8] }];
  const sheetIs = { ...last, sheet: { ...last.sheet, rounds: [first, second], totals: [57, 15] } };
  const points = (of, at) => ofSheet(of, at, "", english).sides.map((side) => side.points);
  assert.deepEqual(points(sheetIs, first), [54, 7]);
  assert.deepEqual(points(sheetIs, second), [57, 15]);
  assert.deepEqual(points({ ...sheetIs, result: null }, second), [3, 8]);
  assert.equal(ofSheet(sheetIs, first, "", english).line, "Round 1");
  assert.equal(ofSheet(sheetIs, second, "", english).line, english.say("game-card"));
});

test("a picture of a score sheet says what decided a match with equal points, on the sheet of its end alone", () => {
  const end = table("board-end");
  const [round] = end.sheet.rounds;
  const of = { ...end, sheet: { ...end.sheet, rounds: [round, { ...round }] } };
  const line = (at) => ofSheet(of, of.sheet.rounds[at], "", english, "decided so").line;
  assert.equal(line(1), `${english.say("game-board")} · decided so`);
  assert.doesNotMatch(line(0), /decided so/);
});

test("a picture of the board game tells the points of each path, and those that a seat has beside them", () => {
  const adds = ({ points, lanes, rest }) =>
    assert.equal(
      [...lanes, ...rest].reduce((sum, each) => sum + (each.points ?? 0), 0),
      points,
    );
  const end = table("board-end");
  const sheetIs = ofSheet(end, end.sheet.rounds.at(-1), "", english);
  sheetIs.sides.forEach(adds);
  const shown = ofTable(end, english);
  shown.sides.forEach(adds);
  assert.deepEqual(
    shown.sides.map(({ points }) => points).toSorted(),
    sheetIs.sides.map(({ points }) => points).toSorted(),
  );
  assert.deepEqual(sheetIs.sides[0].rest, [
    { name: "tiles", points: 45 },
    { name: "artifacts", points: 10 },
  ]);
  // While it goes on, what others' tiles brought is hidden.
  const over = ofTable(table("board-over"), english).sides;
  assert.deepEqual(
    over.map(({ points, rest }) => [points, rest.length]),
    [
      [null, 0],
      [null, 0],
      [110, 1],
    ],
  );
  assert.deepEqual(
    over[0].lanes.map(({ points }) => points),
    [-10, 30, 15, 60, -10],
  );
});
