// What stands on the sheet of a round or a match that is over, asked of its drawing functions without a browser. Run by
// test_screens.py.
import assert from "node:assert/strict";
import test from "node:test";
import { plain } from "../../web/js/common/plain.js";
import * as board from "../../web/js/render/board/kit.js";
import { KITS } from "../../web/js/render/kits.js";
import { drawTable } from "../../web/js/render/table/table.js";
import { home } from "../../web/js/screens/home/home.js";
import { seatNames } from "../../web/js/screens/kept.js";
import { sheet } from "../../web/js/screens/sheet/sheet.js";
import { LANGUAGES, wordsOf, english, setup, shell, summary, finished, kept, matchOver } from "./shells.mjs";
import { view, all, text, classed, acting } from "./trees.mjs";

KITS.board = board.kit;

test("an expedition of the board game is never called a round", () => {
  const ended = { ...view("board-over"), waiting: "round" };
  for (const [language, round] of Object.entries({ en: /round/i, es: /ronda/i, ru: /раунд/i, fa: /دور/ })) {
    const words = wordsOf(language);
    const drawn = text(sheet({ table: ended, words, part: "" })) + text(home(shell({ words, setup: setup("board") })));
    assert.doesNotMatch(drawn, round);
    const going = home(shell({ words, matches: [kept("a", summary({ game: "board" }))], last: "a" }));
    assert.doesNotMatch(text(classed(going, "entry-going")[0]), round);
    assert.match(text(sheet({ table: view("card-over"), words, part: "" })), round);
  }
});

test("nor is it on the board's own table or in its log", () => {
  const table = view("board-over");
  const log = [...table.log, { ply: 9, turn: 9, seat: 0, kind: "end" }];
  for (const [language, round] of Object.entries({ en: /\bround\b/i, es: /\bronda\b/i, ru: /раунд/i, fa: /دور/ })) {
    const words = wordsOf(language);
    assert.doesNotMatch(text(drawTable({ ...table, waiting: "round", log }, {}, words)), round);
  }
});

test("whoever wins the match wins it by so many points; whoever gave up is told, and what was broken off", () => {
  const title = (table) => text(all(sheet({ table, words: english, part: "" })).find(({ tag }) => tag === "h1"));
  const head = (table) => text(classed(sheet({ table, words: english, part: "" }), "sheet-head")[0]);
  const won = matchOver("card-over", { result: { totals: [142, 62], winners: [0] } });
  assert.equal(title(won), "You win the match by 80");
  assert.equal(title({ ...won, result: { totals: [62, 62], winners: [0] } }), "You win the match");
  const gaveUp = { ...won, conceded: 0, result: { totals: [142, 62], winners: [1] } };
  assert.equal(title(gaveUp), "You have conceded");
  assert.match(head(gaveUp), /wins the match\. The round was cut short/);
  assert.match(text(classed(sheet({ table: gaveUp, words: english, part: "" }), "standing")[0]), /You conceded 142/);
  assert.deepEqual(classed(sheet({ table: gaveUp, words: english, part: "" }), "city-print"), []);
});

test("where points are equal, the sheet and home say what decided, or that one more round follows", () => {
  const head = (table, words = english) => text(classed(sheet({ table, words, part: "" }), "sheet-head")[0]);
  const tied = { result: { totals: [0, 0], winners: [0] } };
  for (const [name, said] of Object.entries({ "board-end": /more artifacts/i, "adapted-end": /more long stacks/i })) {
    assert.match(head(matchOver(name, tied)), said);
    assert.doesNotMatch(head(matchOver(name, { result: { totals: [1, 0], winners: [0] } })), said);
    assert.doesNotMatch(head(matchOver(name, { result: { totals: [0, 0], winners: [0, 1] } })), said);
    assert.doesNotMatch(head(matchOver(name, { ...tied, conceded: 1 })), said);
    const last = (more) => {
      const state = shell({
        matches: [kept("c", finished({ game: name.split("-")[0], ...tied, ...more }))],
        last: "c",
      });
      return text(classed(home(state), "entry-over")[0]);
    };
    assert.match(last({}), /You won on the tie-break/);
    assert.doesNotMatch(last({ conceded: 1 }), /tie-break/);
  }
  // Whoever gave up is left out; among the others the tie-break decides as ever.
  const three = matchOver("board-end", { conceded: 2, result: { totals: [0, 0, 0], winners: [0] } });
  assert.match(head(three), /more artifacts/i);
  assert.doesNotMatch(head({ ...three, result: { totals: [1, 0, 1], winners: [0] } }), /more artifacts/i);
  const goesOn = (more) => head({ ...view("card-over"), waiting: "round", round: 0, rounds: 1, ...more });
  assert.match(goesOn({}), /one more round/);
  assert.match(goesOn({ round: 1, rounds: 0 }), /one more round/);
  assert.doesNotMatch(goesOn({ rounds: 3 }), /one more round/);
  assert.doesNotMatch(head(matchOver("card-over", { rounds: 1 })), /one more round/);
});

test("what the other device has not been sent is the first thing to do on a match's sheet", () => {
  const afar = { waits: "over", seat: 0, number: 9, sent: false, since: 1, turn: 9, asked: false };
  const table = { ...matchOver("card-over"), afar };
  const foot = (changed) =>
    classed(sheet({ table: { ...table, ...changed }, words: english, part: "" }), "sheet-on")[0];
  const acts = (tree) => all(tree).flatMap(({ attrs }) => attrs?.["data-act"] ?? []);
  assert.deepEqual(acts(foot({})), ["post"]);
  assert.match(text(foot({})), /cannot see the outcome until it is sent/);
  assert.deepEqual(acts(foot({ afar: { ...afar, sent: true } })), ["afar"]);
  assert.deepEqual(acts(foot({ waiting: "round", afar: { ...afar, waits: "cards" } })), ["post"]);
  assert.deepEqual(acts(foot({ waiting: "round", afar: { ...afar, waits: "cards", sent: true } })), ["next"]);
});

test("who gave no name is called in the reader's language, whatever language the match was played in", () => {
  const called = (words, ...names) =>
    seatNames(
      names.map((name) => ({ name, mind: "" })),
      words,
    );
  for (const written of LANGUAGES.map(wordsOf))
    for (const read of LANGUAGES.map(wordsOf)) {
      assert.deepEqual(called(read, written.say("name-you"), "Anna"), [read.say("name-you"), "Anna"]);
      const seats = [0, 1].map((seat) => plain(written.say("name-seat", { seat: seat + 1 })));
      assert.deepEqual(
        called(read, ...seats),
        [1, 2].map((seat) => read.say("name-seat", { seat })),
      );
    }
  assert.deepEqual(called(english, "Player 2", "Player"), ["Player 2", "Player"]); // those gave one themselves
});

test("the best column says whose it is", () => {
  const table = view("board-over");
  const said = text(classed(sheet({ table, words: english, part: "" }), "best")[0]);
  const names = table.seats.map(({ mind }) => (mind ? english.say(`mind-${mind}`) : "You"));
  assert.ok(names.some((name) => said.includes(name)));
});

test("beside the result of a match stands its best column with its round, and an earlier round's beside that", () => {
  const match = matchOver("card-over");
  const [first] = match.sheet.rounds;
  const poorer = first.seats.map((seat) => ({
    ...seat,
    columns: seat.columns.map((column) => ({ ...column, points: column.points && { ...column.points, points: 1 } })),
  }));
  const table = { ...match, sheet: { ...match.sheet, rounds: [first, { ...first, seats: poorer }] } };
  const said = (part) => text(classed(sheet({ table, words: english, part }), "best")[0]);
  assert.match(said(""), /Round 1/);
  assert.equal(said(""), said("1"));
  const later = { ...match, sheet: { ...match.sheet, rounds: [{ ...first, seats: poorer }, first] } };
  assert.match(text(classed(sheet({ table: later, words: english, part: "" }), "best")[0]), /Round 2/);
  assert.match(text(classed(sheet({ table: later, words: english, part: "1" }), "best")[0]), /\+1.*Round 1/);
});

test("a match that is won prints the winner's city once, and its block goes with the first time alone", () => {
  const table = matchOver("card-over");
  const drawn = (fresh) => sheet({ table, words: english, part: "", fresh });
  assert.equal(classed(drawn("count"), "city-print").length, 1);
  assert.equal(classed(drawn("count"), "fresh").length, 1);
  assert.equal(classed(drawn(""), "city-print").length, 1);
  assert.equal(classed(drawn(""), "fresh").length, 0);
});

test("the board's sheet is counted out path by path, then term by term, and can be skipped", () => {
  const table = matchOver("board-over");
  const tree = sheet({ table, words: english, part: "", fresh: "count" });
  assert.equal(classed(tree, "counting").length, 1);
  assert.ok(acting(tree, "skip-count").some(({ tag }) => tag === "button"));
  for (const seat of classed(tree, "sheet-seat")) {
    const turns = [...classed(seat, "sheet-column"), ...classed(seat, "told").flatMap((told) => told.children)].map(
      (each) => each.attrs.style["--turn"],
    );
    assert.deepEqual(
      turns,
      turns.map((_, at) => at),
    );
    assert.ok(turns.length <= tree.attrs.style["--steps"]);
  }
  for (const fresh of ["", "print"])
    assert.deepEqual(acting(sheet({ table, words: english, part: "", fresh }), "skip-count"), []);
  assert.deepEqual(
    acting(sheet({ table: matchOver("card-over"), words: english, part: "", fresh: "count" }), "skip-count"),
    [],
  );
});

test("the score sheet of a round that the turn limit has ended says so, of that round alone", () => {
  const table = view("card-over");
  const rounds = [...table.sheet.rounds, ...table.sheet.rounds];
  const limited = { ...table, log: [{ ply: 9, turn: 9, seat: 1, kind: "limit" }], sheet: { ...table.sheet, rounds } };
  const head = (on, part = "") => text(classed(sheet({ table: on, words: english, part }), "sheet-head")[0]);
  assert.match(head(limited), / · ended by the turn limit/);
  assert.doesNotMatch(head(limited, "1"), /limit/);
  assert.doesNotMatch(head(table), /limit/);
});
