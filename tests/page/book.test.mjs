// Statistics and the journal, asked of their drawing functions without a browser. Run by test_screens.py.
import assert from "node:assert/strict";
import test from "node:test";
import { plain } from "../../web/js/common/plain.js";
import { markup } from "../../web/js/render/draw/tree.js";
import * as board from "../../web/js/render/board/kit.js";
import { KITS } from "../../web/js/render/kits.js";
import { home } from "../../web/js/screens/home/home.js";
import { journal, statistics } from "../../web/js/screens/book/book.js";
import { matches } from "../../web/js/screens/matches.js";
import { over } from "../../web/js/screens/over.js";
import { LANGUAGES, wordsOf, english, shell } from "./shells.mjs";
import { all, text, classed, acting } from "./trees.mjs";

KITS.board = board.kit;

const FIGURES = {
  ...{ options: null, matches: 12, won: 7, margin: { value: 900, error: 320, count: 12 }, adjusted: null },
  ...{ streak: 5, running: 2 },
  best: { match: "m-1", at: 1e12, points: 95, suit: "b", cards: 9, wagers: 2 },
  against: ["novice", "bold", "careful", "skilled", "expert"].map((mind, at) => ({
    ...{ mind, won: at, lost: 1, matches: at + 1 },
    margin: { value: -1800 + 900 * at, error: at ? 300 : null, count: at + 1 },
  })),
  trend: Array.from({ length: 12 }, (_, at) => ({ match: "m", at: 1e12, margin: at - 5, mean: at < 9 ? null : 40 })),
  mixed: { won: 1, lost: 2, matches: 4 },
  cost: { value: 37, error: 4, count: 240 },
  costs: Array.from({ length: 12 }, (_, at) => ({ match: "m", at: 1e12, cost: 90 - 5 * at, mean: at < 9 ? null : 62 })),
};
const NOBODY = { won: 0, lost: 0, matches: 0 };
const EMPTY = {
  ...FIGURES,
  mixed: NOBODY,
  matches: 0,
  won: 0,
  margin: null,
  best: null,
  streak: 0,
  trend: [],
  cost: null,
  costs: [],
};
const SCALE = [215, 194, 103, 59, 18].map((mean, at) => ({ mind: FIGURES.against[at].mind, mean, error: 5 }));
const TOLD = {
  games: [
    {
      game: "card",
      sets: [FIGURES, { ...FIGURES, options: { rounds: 1 } }, { ...FIGURES, options: {} }],
      scale: SCALE,
    },
    { game: "board", sets: [EMPTY], scale: [] },
    { game: "adapted", sets: [EMPTY], scale: [] },
  ],
  journal: [
    { name: "city-y", done: 1, of: 1, match: "m-1", at: 1e12 },
    { name: "row", done: 4, of: 5, match: null, at: null },
    { name: "bridge", done: 0, of: 1, match: null, at: null },
  ],
};

test("the statistics tell figures with their errors, the company and the trend as a table too", () => {
  for (const language of LANGUAGES) {
    const tree = statistics(shell({ words: wordsOf(language), statistics: TOLD }));
    assert.doesNotMatch(markup(tree), /NaN|undefined|\{/);
    assert.equal(all(tree).filter(({ tag }) => tag === "tr").length, 26);
  }
  const tree = statistics(shell({ statistics: TOLD }));
  assert.match(text(classed(tree, "book-sums")[0]), /matches12won7mean margin\+9 ±\u00a03/);
  assert.equal(text(classed(tree, "of-all")[0]), "0.37 ±\u00a00.04");
  assert.match(text(classed(tree, "against")[0]), /Ada: won 4, lost 1/);
  assert.equal(classed(tree, "versus").length, 1); // under five matches the record alone
  assert.match(text(classed(tree, "book-sums")[0]), /won in a row, best5 now 2/);
  assert.match(text(tree), /Mixed company: won 1, lost 2/);
  const alone = {
    ...FIGURES,
    mixed: NOBODY,
    running: 0,
    against: FIGURES.against.map((each) => ({ ...each, matches: 0, won: 0, lost: 0 })),
  };
  const mixed = { ...TOLD, games: [{ game: "board", sets: [{ ...alone, adjusted: alone.margin }], scale: [] }] };
  assert.equal(classed(statistics(shell({ statistics: mixed })), "against").length, 0); // it met nobody alone
  assert.doesNotMatch(text(statistics(shell({ statistics: mixed }))), /Mixed company|now 0/);
  const company = { ...mixed, games: [{ game: "board", sets: [{ ...alone, mixed: FIGURES.mixed }], scale: [] }] };
  const several = statistics(shell({ statistics: company }));
  assert.equal(classed(several, "against").length, 0);
  assert.match(text(several), /Against eachMixed company: won 1, lost 2/);
  assert.match(text(statistics(shell({ statistics: mixed }))), /over the others’ mean\+9/);
  assert.match(text(statistics(shell({ statistics: TOLD, book: "board" }))), /No match of this game that counts/);
  assert.match(
    text(statistics(shell({ statistics: TOLD }))),
    /matches that several people play on this device, are left out/,
  );
  assert.match(english.say("print-six-means"), /against five computer players/); // it is earned by one person alone
});

test("what a turn cost stands on a root scale beside what turns of the company cost, the dearest on top", () => {
  const [costs] = classed(statistics(shell({ statistics: TOLD })), "trend");
  const dots = all(costs).filter(({ tag, attrs }) => tag === "circle" && attrs.class !== "round");
  const heights = dots.map(({ attrs }) => attrs.cy);
  assert.deepEqual(
    heights,
    [...heights].sort((a, b) => a - b), // it falls from match to match, so that dots go down
  );
  const faces = all(costs).filter(({ tag }) => tag === "use");
  assert.equal(faces.length, 5);
  const places = faces.map(({ attrs }) => attrs.y);
  assert.ok(places.every((place, at) => place >= 0 && place <= 196 && (!at || place - places[at - 1] >= 24)));
  const means = [215, 214, 213, 0, 0];
  const games = [{ ...TOLD.games[0], scale: SCALE.map((each, at) => ({ ...each, mean: means[at] })) }];
  const crowded = classed(statistics(shell({ statistics: { ...TOLD, games } })), "round");
  const centres = crowded.map(({ attrs }) => Number(attrs.cy)); // each has a line of 1.5 round it
  assert.ok(centres[0] - 12 >= 1 && centres[4] + 12 <= 219, `${centres}`);
  assert.ok(
    centres.every((centre, at) => !at || centre - centres[at - 1] >= 24 + 3),
    `${centres}`,
  );
  const bare = statistics(
    shell({ statistics: { ...TOLD, games: TOLD.games.map((each) => ({ ...each, scale: [] })) } }),
  );
  assert.equal(all(classed(bare, "trend")[0]).filter(({ tag }) => tag === "use").length, 0);
  const none = { ...FIGURES, cost: null, costs: [] };
  const plain = statistics(shell({ statistics: { ...TOLD, games: [{ game: "card", sets: [none], scale: SCALE }] } }));
  assert.equal(classed(plain, "trend").length, 1); // the margins alone
});

test("the journal names every print, how far it is, and the nearest", () => {
  const tree = journal(shell({ statistics: TOLD }));
  assert.match(text(tree), /1 of 3 prints/);
  assert.match(text(tree), /Nearest: Five in a row/);
  assert.equal(classed(tree, "a-print").length, 3);
  assert.equal(classed(tree, "earned").length, 2); // the print and its block
  assert.equal(acting(tree, "resume")[0].attrs["data-value"], "m-1");
});

test("on the portraits stands how often each was beaten", () => {
  const tree = home(shell({ statistics: TOLD }));
  assert.deepEqual(classed(tree, "mind-record").map(text).slice(3), ["won 3 of 4", "won 4 of 5"]);
});

test("sets of options that differ in one rule alone are told apart in the statistics", () => {
  const [game] = TOLD.games;
  const options = [{ rounds: 1 }, { rounds: 1, ace: "high" }, { rounds: 1, turn_limit: 100, redraw_own_discard: true }];
  const sets = [game.sets[0], ...options.map((each) => ({ ...game.sets[0], options: each }))];
  const told = { ...TOLD, games: [{ ...game, game: "adapted", sets }] };
  const [which] = all(statistics(shell({ statistics: told, book: "adapted" }))).filter(
    ({ attrs }) => attrs["aria-label"] === english.say("statistics-which"),
  );
  assert.deepEqual(which.children.map(text), [
    "All",
    "Two ordinary decks, one round",
    "Two ordinary decks, one round · Aces: Above king",
    "Two ordinary decks, one round · Draw your own discard: Yes · Turn limit: 100",
  ]);
});
