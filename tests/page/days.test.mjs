// The deal of the day, asked of its reckoning and drawing functions without a browser. Run by test_screens.py.
import assert from "node:assert/strict";
import test from "node:test";
import * as board from "../../web/js/render/board/kit.js";
import { KITS } from "../../web/js/render/kits.js";
import { home } from "../../web/js/screens/home/home.js";
import { onShelf } from "../../web/js/screens/home/lately.js";
import { day } from "../../web/js/screens/book/day.js";
import { sharedLines, sharedText } from "../../web/js/screens/book/day-words.js";
import * as days from "../../web/js/shell/after/days.js";
import { matches } from "../../web/js/screens/matches.js";
import { over } from "../../web/js/screens/over.js";
import { LANGUAGES, wordsOf, shell, finished, kept } from "./shells.mjs";
import { text, has, classed, acting } from "./trees.mjs";

KITS.board = board.kit;

globalThis.document = { baseURI: "https://cities.example/play/index.html" };
const LAID = ["y", "b"].map((suit) => ({ suit, points: suit === "y" ? 9 : -4, cards: 4, wagers: 1, last: `${suit}9` }));
const played = (date, more = {}, on = date) =>
  kept(
    `m-${date}`,
    finished({
      rounds: 1,
      totals: [54, 21],
      result: { totals: [54, 21], winners: [0] },
      day: { date, on, columns: LAID, luck: 1240 },
      ...more,
    }),
  );

test("only what stands in a calendar is a date", () => {
  const dates = ["2026-02-28", "2024-02-29", "2026-02-30", "2026-02-29", "2026-13-01", "2026-2-1", "", "today"];
  assert.deepEqual(dates.filter(days.isDate), ["2026-02-28", "2024-02-29"]);
  const now = days.today();
  assert.equal(acting(day(shell({ part: "2026-02-30" })), "day-begin")[0].attrs["data-value"], now);
});

test("a row of days counts those played on the day, up to today or yesterday", () => {
  const those = ["2026-11-16", "2026-11-17", "2026-11-18"].map((date) => played(date));
  const row = (matches, now) => days.streak(days.playedDays(matches), now);
  assert.equal(row(those, "2026-11-18"), 3);
  assert.equal(row(those, "2026-11-19"), 3);
  assert.equal(row(those, "2026-11-20"), 0);
  assert.equal(row([...those, played("2026-11-19", {}, "2026-11-20")], "2026-11-20"), 0);
  assert.equal(row(those, "2026-11-17"), 2); // the clock went back
});

test("before the kept matches are read the days in a row are as many as there are", () => {
  const now = days.today();
  for (const last of [0, 1]) {
    const those = Array.from({ length: 9 }, (_, at) => played(days.after(now, -last - at)));
    const shelf = onShelf(shell({ matches: [...those, played(days.after(now, -20))] }));
    const said = (state) => text(classed(home(shell(state)), "entry-day")[0]);
    assert.match(said({ matches: null, shelf }), /9 days in a row/);
    assert.match(text(day(shell({ matches: null, shelf }))), /9 days in a row/);
    assert.equal(shelf.length, 9);
  }
});

test("of a day begun twice the first that counts does, and practice is none", () => {
  const practice = { ...played("2026-11-18", { practice: true }), id: "p", updated: 1 };
  const scored = { ...played("2026-11-18"), id: "s", updated: 5 };
  const later = { ...played("2026-11-18"), id: "t", updated: 9 };
  const day = (matches) => days.playedDays(matches).get("2026-11-18");
  assert.equal(day([later, scored, practice]).match.id, "s");
  assert.equal(days.done(day([practice])), false);
});

test("four weeks end with the week of the date, which begins as the language has it", () => {
  for (const [language, first, last] of [
    ["en", "2026-10-25", "2026-11-21"],
    ["ru", "2026-10-26", "2026-11-22"],
    ["fa", "2026-10-24", "2026-11-20"],
  ]) {
    const weeks = days.fourWeeks("2026-11-19", language);
    assert.deepEqual([weeks[0], weeks.at(-1), weeks.length], [first, last, 28]);
  }
});

test("a day is begun once for the score, a missed one says so, one to come cannot be played", () => {
  const now = days.today();
  const of = (date, matches = []) => day(shell({ part: date, matches }));
  assert.equal(acting(of(now), "day-begin")[0].attrs["data-value"], now);
  assert.match(text(of(now)), /Everybody is dealt these cards/);
  assert.match(text(of(days.after(now, -3))), /This day has passed/);
  assert.deepEqual(acting(of(days.after(now, 3)), "day-begin"), []);
  const going = of(now, [played(now, { waiting: "person", result: null })]);
  assert.equal(acting(going, "resume")[0].attrs["data-value"], `m-${now}`);
  assert.deepEqual(acting(going, "day-begin"), []);
  assert.match(text(acting(of(now, [played(now)]), "day-begin")[0]), /as practice/);
});

test("a day that was begun stays so if the clock goes back, and is begun anew only once it has come", () => {
  const date = days.after(days.today(), 1);
  const of = (...matches) => day(shell({ part: date, matches }));
  const own = of(played(date));
  assert.match(text(own), /Ahead by 33/);
  assert.deepEqual(acting(own, "day-begin"), []);
  assert.equal(classed(own, "shown")[0].attrs.href, `#day/${date}`);
  assert.doesNotMatch(classed(own, "shown")[0].attrs.class, /is-future/);
  const going = of(played(date, { waiting: "person", result: null }));
  assert.equal(acting(going, "resume").length, 1);
  assert.match(text(of(played(date, { practice: true }))), /became practice/);
  assert.deepEqual(acting(of(played(date, { practice: true })), "day-begin"), []);
  assert.match(text(of()), /has not come yet/);
});

test("par is told once the day was played and the owl has too", () => {
  const of = (pars, reckoning = null) =>
    text(day(shell({ part: "2026-11-19", matches: [played("2026-11-19")], pars, reckoning })));
  assert.match(of({}), /Ahead by 33/);
  assert.match(of({}, 0.42), /Ada is playing the same cards now: 40%/);
  assert.match(of({ "2026-11-19": { totals: [30, 5], margin: 25 } }), /8 over par.*You \+33.*Par \+25/);
  assert.match(of({ "2026-11-19": { totals: [90, 5], margin: 85 } }), /52 under par/);
  assert.doesNotMatch(
    text(day(shell({ part: "2026-11-19", pars: { "2026-11-19": { totals: [1], margin: 25 } } }))),
    /\+25/,
  );
});

test("the calendar's key tells of every mark in sight but those of one look", () => {
  const date = "2026-11-19";
  const key = (...matches) => text(classed(day(shell({ part: date, matches, pars: {} })), "day-key")[0]);
  assert.equal(key(), "par or betterbelow parplayed laternot played");
  assert.equal(key(played("2026-11-02")), "par or betterbelow parplayed laternot playedplayed");
  assert.match(key(played(date, { conceded: 0 })), /not playedconceded$/);
  assert.match(key(played(date, { waiting: "person", result: null })), /not playedbegun$/);
  assert.doesNotMatch(key(played("2026-09-02")), /not playedplayed/);
});

test("what is shared of a day is five columns in squares, in every language, and no link but our own", () => {
  const own = days.playedDays([played("2026-11-19")]).get("2026-11-19");
  for (const language of LANGUAGES) {
    const words = wordsOf(language);
    const lines = sharedText(sharedLines(words, "2026-11-19", own, 25), words).split("\n");
    assert.equal(lines.length, 9);
    assert.match(lines[2], /\+21/); // 33 ahead, and luck gave 12
    assert.match(lines[3], /^☀ ❌🟨🟨🟨 /);
    assert.match(lines[5], /^⛰ ➖ /);
    assert.equal(lines.at(-1), "https://cities.example/play/");
    assert.doesNotMatch(lines.join(""), /[{}]|undefined/);
  }
  const older = played("2026-11-19", { day: { date: "2026-11-19", on: "2026-11-19", columns: LAID } });
  assert.equal(days.playedDays([older]).get("2026-11-19").adjusted, null);
});

test("a day that was given up is told as such, however far ahead it stood", () => {
  const date = "2026-11-19";
  const given = played(date, { conceded: 0, result: { totals: [54, 21], winners: [1] } });
  const own = days.playedDays([given]).get(date);
  for (const language of LANGUAGES) {
    const words = wordsOf(language);
    const { result, without } = sharedLines(words, date, own, 25);
    assert.doesNotMatch(result, /\d/);
    assert.equal(without, "");
  }
  const told = day(shell({ part: date, matches: [given], pars: { [date]: { totals: [30, 5], margin: 25 } } }));
  assert.deepEqual(classed(told, "day-scale"), []);
  assert.doesNotMatch(text(classed(told, "day-figures")[0]), /33/);
  assert.deepEqual([classed(told, "is-given-up").length > 0, classed(told, "is-par").length], [true, 1]); // in the key
  const now = days.today();
  const row = (...matches) => text(classed(home(shell({ matches })), "last-days")[0]);
  const late = { conceded: 0, result: { totals: [54, 21], winners: [1] } };
  assert.equal(row(played(days.after(now, -1), late), played(now, late)), "––––");
  assert.equal(row(played(days.after(now, -1)), played(now)), "––+33+33");
});
