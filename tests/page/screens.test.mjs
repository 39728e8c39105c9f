// What the screens about the table say and offer, asked of their drawing functions without a browser. Run by
// test_screens.py.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import test from "node:test";
import { plain } from "../../web/js/common/plain.js";
import { markup } from "../../web/js/render/draw/tree.js";
import * as board from "../../web/js/render/board/kit.js";
import { KITS } from "../../web/js/render/kits.js";
import { drawTable } from "../../web/js/render/table/table.js";
import { home } from "../../web/js/screens/home/home.js";
import { distance } from "../../web/js/distance/screen/screen.js";
import { onShelf } from "../../web/js/screens/home/lately.js";
import { day } from "../../web/js/screens/book/day.js";
import { sharedLines, sharedText } from "../../web/js/screens/book/day-words.js";
import { journal, statistics } from "../../web/js/screens/book/book.js";
import * as days from "../../web/js/shell/after/days.js";
import { seatNames } from "../../web/js/screens/kept.js";
import { matches } from "../../web/js/screens/matches.js";
import { menu } from "../../web/js/screens/menu.js";
import { rules } from "../../web/js/screens/rules.js";
import { DIALOGS, over } from "../../web/js/screens/over.js";
import { settingUp } from "../../web/js/screens/setting-up.js";
import { settings } from "../../web/js/screens/settings.js";
import { sheet } from "../../web/js/screens/sheet/sheet.js";
import { complete } from "../../web/js/shell/setup.js";
import { makeWords } from "../../web/js/shell/words/words.js";

DIALOGS.menu = menu; // as at a table

KITS.board = board.kit;
const ABOUT = JSON.parse(process.env.ABOUT);
const LANGUAGES = ["en", "es", "ru", "fa"];
const file = (address) => readFileSync(new URL(address, import.meta.url), "utf8");
const view = (name) => JSON.parse(file(`../fixtures/views/${name}.json`));
const wordsOf = (language) =>
  makeWords(
    language,
    "latin",
    ["table", "shell", "hint", "games", "options", "day", "statistics", "journal", "distance"].map((each) =>
      file(`../../web/lang/${language}/${each}.ftl`),
    ),
  );
const english = wordsOf("en");

/** Every element of a tree, itself first. */
const all = (tree) => [tree, ...tree.children.filter((child) => typeof child !== "string").flatMap(all)];
const text = (tree) => tree.children.map((child) => (typeof child === "string" ? child : text(child))).join("");
const classed = (tree, name) =>
  all(tree).filter((each) =>
    String(each.attrs.class ?? "")
      .split(" ")
      .includes(name),
  );
const acting = (tree, act) => all(tree).filter((each) => each.attrs["data-act"] === act);
const icons = (tree) => all(tree).flatMap(({ attrs }) => /icon-(\w+)/.exec(attrs.class ?? "")?.[1] ?? []);

const setup = (game) => ({ ...complete(null, ABOUT), game });
const shell = (more = {}) => ({
  words: english,
  about: ABOUT,
  setup: setup("card"),
  start: { state: "ready" },
  matches: [],
  shelf: [],
  last: "",
  guided: false,
  pars: {},
  reckoning: null,
  statistics: null,
  book: "",
  part: "",
  notices: [],
  dialog: null,
  ...more,
});
const SEATS = [
  { name: "You", mind: "" },
  { name: "Tilda", mind: "careful" },
];
const summary = (more = {}) => ({
  game: "card",
  seats: SEATS,
  round: 1,
  rounds: 3,
  toMove: 0,
  deck: 22,
  totals: [34, 41],
  waiting: "person",
  practice: false,
  conceded: null,
  result: null,
  laid: [..."ybwgr"].map((suit, at) => ({ suit, seats: [at, 4 - at] })),
  ...more,
});
const finished = (more = {}) =>
  summary({
    toMove: null,
    round: 2,
    waiting: "match",
    totals: [142, 62],
    result: { totals: [142, 62], winners: [0] },
    best: { seat: 0, suit: "g", points: 64, card: "g10" },
    ...more,
  });
const kept = (id, of) => ({ id, updated: 1, damaged: false, otherVersion: false, summary: of });
const entries = (tree) => classed(tree, "entry").map((each) => each.attrs.key);

test("a first visit is offered the guided match before everything else, then the rules", () => {
  const tree = home(shell());
  assert.deepEqual(entries(tree), ["first", "day", "rules"]);
  const page = markup(tree);
  assert.ok(page.indexOf('data-act="guided"') < page.indexOf('data-act="game"'));
  assert.match(text(classed(tree, "entry-first")[0]), /First time\?.*A guided match/);
  assert.deepEqual(entries(home(shell({ guided: true }))), ["day"]);
});

test("a first visit is told which game the guided match is of", () => {
  for (const [game, name] of [
    ["card", "Card game"],
    ["board", "Board game"],
    ["adapted", "Two decks"],
  ]) {
    const [first] = classed(home(shell({ setup: setup(game) })), "entry-first");
    assert.match(text(classed(first, "entry-what")[0]), new RegExp(`First time\\? · ${name}`));
  }
});

test("a match in progress stands with its table, its turn and its score, the others are counted", () => {
  const those = [kept("a", summary()), kept("b", summary({ game: "board" })), kept("c", finished())];
  const tree = home(shell({ matches: those, last: "a" }));
  assert.deepEqual(entries(tree), ["going", "day", "over"]);
  const going = classed(tree, "entry-going")[0];
  assert.match(text(going), /Match in progress.*Tilda, round 2 of 3.*Card game, your turn · 22 cards left/);
  assert.match(text(going), /Match so far: You\u00a034 and Tilda\u00a041.*Go on.*and one more/);
  assert.equal(acting(going, "resume")[0].attrs["data-value"], "a");
  assert.equal(
    all(classed(going, "small-table")[0]).filter(({ tag, attrs }) => tag === "rect" && !attrs.class).length,
    10 + 10,
  );
});

test("the last result says who has won by how much, and what brought most", () => {
  const result = (more) =>
    text(classed(home(shell({ matches: [kept("c", finished(more))], last: "c" })), "entry-over")[0]);
  assert.match(result(), /Last result.*You win by 80.*You\u00a0142 and Tilda\u00a062.*Best: Jungle, \+64/);
  assert.match(result({ result: { totals: [62, 62], winners: [1] } }), /Tilda wins/);
  assert.match(result({ conceded: 0, result: { totals: [142, 62], winners: [1] } }), /You have conceded/);
  assert.match(result({ best: { seat: 1, suit: "b", points: 9, card: "b10" } }), /Best: Sea, \+9 \(Tilda\)/);
});

test("a match that came as a link is no last result of whoever reads it", () => {
  const those = [kept("l-0a1b", finished()), kept("c", finished({ totals: [90, 62] }))];
  const last = (state) => acting(classed(home(shell(state)), "entry-over")[0], "resume")[0].attrs["data-value"];
  assert.equal(last({ matches: those }), "c");
  assert.equal(last({ matches: null, shelf: those }), "c");
  assert.deepEqual(entries(home(shell({ matches: those.slice(0, 1), last: "c" }))), ["day"]);
});

test("the list of matches says of one that was given up who gave it up", () => {
  const of = (more) => text(matches(shell({ matches: [kept("c", finished(more))] })));
  assert.match(of({ conceded: 0, result: { totals: [142, 62], winners: [1] } }), /You have conceded · Tilda won/);
  assert.doesNotMatch(of(), /conceded/);
});

test("the list of matches says that it is being read, and where there is none leads to the first", () => {
  const [waits, none, some] = [null, [], [kept("a", summary())]].map((those) => matches(shell({ matches: those })));
  const waiting = (tree) => all(tree).filter(({ attrs }) => attrs.role === "status");
  assert.match(text(waiting(waits)[0]), /Looking for your matches/);
  assert.deepEqual([waiting(none).length, waiting(some).length], [0, 0]);
  const [frame] = classed(none, "book-none");
  assert.match(text(frame), /No matches yet.*Set out/);
  assert.equal(all(frame).find(({ tag }) => tag === "a").attrs.href, "#setup");
  assert.equal(classed(frame, "to-come").length, 1);
  for (const tree of [waits, some]) assert.equal(classed(tree, "book-none").length, 0);
});

test("the list of matches marks those at a distance and of the day", () => {
  const line = (more) => text(classed(matches(shell({ matches: [kept("c", finished(more))] })), "kept-words")[0]);
  const afar = { waits: "over", seat: 0, number: 9, sent: true, since: 1, turn: 3, asked: false };
  assert.match(line({ afar }), /at a distance/);
  assert.match(line({ day: { date: "2026-11-02", on: "2026-11-02" } }), /deal of the day/);
  assert.doesNotMatch(line(), /at a distance|deal of the day/);
});

test("the list of matches says of one at a distance what it waits for, and who has given it up", () => {
  const seats = [SEATS[0], { name: "Nora", mind: "afar" }];
  const line = (waits, more = {}, changed = {}) => {
    const afar = { waits, seat: 0, number: 9, sent: true, since: 1, turn: 9, asked: false, ...changed };
    return text(classed(matches(shell({ matches: [kept("d-1", summary({ seats, afar, ...more }))] })), "meaning")[0]);
  };
  assert.equal(line("yours"), "Card game · Your turn · at a distance");
  assert.equal(line("turn"), "Card game · Nora’s turn · at a distance");
  assert.equal(line("opening"), "Card game · Waiting for Nora to lay the cards open · at a distance");
  assert.match(line("opening", { conceded: 0 }), /^Card game · You have conceded · Waiting for Nora to lay/);
  assert.match(line("turn", {}, { sent: false }), /^Card game · Not sent · Nora’s turn/);
});

test("where two have accepted an invitation both sides say so, of later messages only that there are two", () => {
  assert.match(english.say("distance-two", { number: 2, wanted: 3 }), /invitation has been accepted a second time/);
  assert.match(english.say("distance-two", { number: 4, wanted: 5 }), /A second, different message 4 has come/);
  assert.match(english.say("distance-fork", { number: 2 }), /Somebody else accepted this invitation first/);
  assert.match(english.say("distance-fork", { number: 3 }), /follows on another message 3/);
});

test("a match at a distance can be given up where that can be sent, any other while it goes on", () => {
  const seats = [SEATS[0], { name: "Nora", mind: "afar" }];
  const offers = (more) => {
    const table = { id: "d-1", game: "card", rules: {}, seats, waiting: "person", result: null, ...more };
    return acting({ attrs: {}, children: menu(shell({ table })).filter(Boolean) }, "concede").length;
  };
  assert.equal(offers({ seats: SEATS }), 1);
  assert.equal(offers({ afar: { acts: ["concede"] } }), 1);
  for (const acts of [[], ["ask"], ["undo"]]) assert.equal(offers({ waiting: "afar", afar: { acts } }), 0);
});

test("where a file is chosen the button has the sign of files, as its neighbours have theirs", () => {
  const desk = { view: "elsewhere", text: "", told: null, codes: null, scanning: false };
  for (const tree of [matches(shell()), settings(shell({ settings: {} })), distance(shell({ desk }))])
    for (const button of classed(tree, "file")) assert.deepEqual(icons(button), ["save"], text(button));
  assert.equal(classed(distance(shell({ desk })), "file").length, 2);
});

test("while a file of everything is looked through the settings say so, and take no other", () => {
  const said = ["shell", "settings", "device"].map((each) => file(`../../web/lang/en/${each}.ftl`));
  const words = makeWords("en", "latin", said);
  const taker = (bringing) => {
    const tree = settings(shell({ words, settings: {}, bringing }));
    const [input] = acting(tree, "unpack-all");
    return [input.attrs.disabled, text(all(tree).find(({ children }) => children.includes(input)))];
  };
  assert.deepEqual(taker(false), [false, "Bring in everything from a file"]);
  assert.deepEqual(taker(true), [true, "Looking through the file…"]);
});

/** The settings screen with what this browser is said to have, put back afterwards. */
function settingsWith(globals, wishes = {}) {
  const said = ["shell", "settings", "device"].map((each) => file(`../../web/lang/en/${each}.ftl`));
  const before = Object.keys(globals).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]);
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  const tree = settings(shell({ words: makeWords("en", "latin", said), settings: wishes }));
  for (const [name, old] of before)
    if (old) Object.defineProperty(globalThis, name, old);
    else delete globalThis[name];
  return tree;
}

test("a switch for what the browser cannot do is left out", () => {
  const switches = (navigator) => acting(settingsWith({ navigator }), "toggle").map(({ attrs }) => attrs.name);
  const always = ["confirm", "tips", "sound"];
  assert.deepEqual(switches({}), always);
  assert.deepEqual(switches({ vibrate: () => true }), [...always, "haptics"]);
  assert.deepEqual(switches({ vibrate: () => true, wakeLock: {} }), [...always, "haptics", "awake"]);
});

test("where the device asks for little movement the settings say what becomes of it", () => {
  const said = (matches, animation) => text(settingsWith({ matchMedia: () => ({ matches }) }, { animation }));
  assert.match(said(true, "normal"), /Movement.*Your device asks for little movement/);
  assert.doesNotMatch(said(false, "normal"), /Your device asks/);
  assert.doesNotMatch(said(true, "off"), /Your device asks/);
});

test("until the kept matches are read home shows what it showed before, and nothing that a list does not know", () => {
  const those = [kept("a", summary()), kept("b", summary()), kept("c", finished())];
  const shelf = onShelf(shell({ matches: those, last: "b" }));
  assert.deepEqual(
    shelf.map(({ id }) => id),
    ["b", "c"],
  );
  const there = home(shell({ matches: null, shelf, last: "b" }));
  assert.deepEqual(entries(there), ["going", "day", "over"]);
  assert.deepEqual(classed(there, "three"), classed(there, "lately")); // so the sheet knows how narrow each is
  const two = home(shell({ matches: those.slice(0, 2), last: "b" }));
  assert.deepEqual([entries(two), classed(two, "three")], [["going", "day"], []]);
});

test("a line of a list that was kept before it told of columns is drawn without its table", () => {
  const { laid: _, ...older } = summary();
  const tree = home(shell({ matches: [kept("a", older)], last: "a" }));
  assert.deepEqual(classed(tree, "small-table"), []);
  assert.equal(classed(tree, "entry-going").length, 1);
});

test("every game's small table is drawn from what a list knows, as many seats as there are", () => {
  for (const [game, seats] of [
    ["board", 4],
    ["adapted", 4],
    ["card", 2],
  ]) {
    const sat = Array.from({ length: seats }, (_, at) => ({ name: "", mind: at ? "careful" : "" }));
    const laid = [..."abcde"].map((suit) => ({ suit, seats: sat.map((_, at) => at + 1) }));
    const of = summary({ game, seats: sat, laid, totals: sat.map(() => 0) });
    const drawn = classed(home(shell({ matches: [kept("a", of)], last: "a" })), "small-table");
    assert.equal(drawn.length, 1);
    assert.doesNotMatch(markup(drawn[0]), /NaN|undefined/);
  }
});

test("where there are no wagers nobody is said to wager", () => {
  for (const language of LANGUAGES) {
    const words = wordsOf(language);
    const said = (game) => text(classed(home(shell({ words, setup: setup(game) })), "company")[0]);
    assert.notEqual(words.say("mind-bold-style", { game: "card" }), words.say("mind-bold-style", { game: "board" }));
    assert.ok(said("board").includes(words.say("mind-bold-style", { game: "board" })));
    assert.ok(!said("board").includes(words.say("mind-bold-style", { game: "card" })));
    assert.ok(!said("adapted").includes(words.say("mind-bold-style", { game: "card" })));
  }
});

test("setting up shows strength beside the names, and says it", () => {
  const tree = settingUp(shell());
  const [nils] = all(tree).filter(({ attrs }) => attrs.name === "seat-1" && attrs.value === "novice");
  assert.equal(nils.attrs["aria-label"], "Nils · Strength 1 of 5");
  const levels = classed(classed(tree, "seat")[1], "level");
  assert.deepEqual(
    levels.map((level) => classed(level, "full").length),
    [1, 2, 3, 4, 5],
  );
});

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

const over_ = (name, more = {}) => {
  const table = view(name);
  const totals = table.sheet.totals.map((points, seat) => points ?? 10 * seat);
  return { ...table, waiting: "match", result: { totals, winners: [0] }, ...more };
};

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
  const won = over_("card-over", { result: { totals: [142, 62], winners: [0] } });
  assert.equal(title(won), "You win the match by 80");
  assert.equal(title({ ...won, result: { totals: [62, 62], winners: [0] } }), "You win the match");
  const gaveUp = { ...won, conceded: 0, result: { totals: [142, 62], winners: [1] } };
  assert.equal(title(gaveUp), "You have conceded");
  assert.match(head(gaveUp), /wins the match\. The round was broken off/);
  assert.match(text(classed(sheet({ table: gaveUp, words: english, part: "" }), "standing")[0]), /You gave up 142/);
  assert.deepEqual(classed(sheet({ table: gaveUp, words: english, part: "" }), "city-print"), []);
});

test("where points are equal, the sheet and home say what decided, or that one more round follows", () => {
  const head = (table, words = english) => text(classed(sheet({ table, words, part: "" }), "sheet-head")[0]);
  const tied = { result: { totals: [0, 0], winners: [0] } };
  for (const [name, said] of Object.entries({ "board-end": /more artifacts/i, "adapted-end": /more long stacks/i })) {
    assert.match(head(over_(name, tied)), said);
    assert.doesNotMatch(head(over_(name, { result: { totals: [1, 0], winners: [0] } })), said);
    assert.doesNotMatch(head(over_(name, { result: { totals: [0, 0], winners: [0, 1] } })), said);
    assert.doesNotMatch(head(over_(name, { ...tied, conceded: 1 })), said);
    const last = (more) => {
      const state = shell({
        matches: [kept("c", finished({ game: name.split("-")[0], ...tied, ...more }))],
        last: "c",
      });
      return text(classed(home(state), "entry-over")[0]);
    };
    assert.match(last({}), /You win on the tie-break/);
    assert.doesNotMatch(last({ conceded: 1 }), /tie-break/);
  }
  const goesOn = (more) => head({ ...view("card-over"), waiting: "round", round: 0, rounds: 1, ...more });
  assert.match(goesOn({}), /one more round/);
  assert.match(goesOn({ round: 1, rounds: 0 }), /one more round/);
  assert.doesNotMatch(goesOn({ rounds: 3 }), /one more round/);
  assert.doesNotMatch(head(over_("card-over", { rounds: 1 })), /one more round/);
});

test("what the other device has not been sent is the first thing to do on a match's sheet", () => {
  const afar = { waits: "over", seat: 0, number: 9, sent: false, since: 1, turn: 9, asked: false };
  const table = { ...over_("card-over"), afar };
  const foot = (changed) =>
    classed(sheet({ table: { ...table, ...changed }, words: english, part: "" }), "sheet-on")[0];
  const acts = (tree) => all(tree).flatMap(({ attrs }) => attrs?.["data-act"] ?? []);
  assert.deepEqual(acts(foot({})), ["post"]);
  assert.match(text(foot({})), /does not see the outcome before it is sent/);
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
  const match = over_("card-over");
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
  const table = over_("card-over");
  const drawn = (fresh) => sheet({ table, words: english, part: "", fresh });
  assert.equal(classed(drawn("count"), "city-print").length, 1);
  assert.equal(classed(drawn("count"), "fresh").length, 1);
  assert.equal(classed(drawn(""), "city-print").length, 1);
  assert.equal(classed(drawn(""), "fresh").length, 0);
});

test("the board's sheet is counted out path by path, then term by term, and can be skipped", () => {
  const table = over_("board-over");
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
    acting(sheet({ table: over_("card-over"), words: english, part: "", fresh: "count" }), "skip-count"),
    [],
  );
});

test("an icon means one thing: the lantern is the hint, the map the menu, the sheet the log", () => {
  const table = view("card-place");
  const menu = over(shell({ table, dialog: { kind: "menu" } })).flatMap(icons);
  assert.deepEqual(new Set(menu).size, menu.length);
  for (const taken of ["lamp", "menu", "log"]) assert.ok(!menu.includes(taken));
  const screens = [
    home(shell()),
    settingUp(shell()),
    sheet({ table: over_("board-over"), words: english, part: "" }),
  ].flatMap(icons);
  for (const taken of ["lamp", "menu", "log"]) assert.ok(!screens.includes(taken));
});

test("every icon that is asked for is drawn", () => {
  const drawn = new Set([...file("../../web/art/sprite.svg").matchAll(/id="icon-(\w+)"/g)].map(([, name]) => name));
  const folder = new URL("../../web/js/", import.meta.url);
  const asked = readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith(".js"))
    .flatMap((name) => [...readFileSync(new URL(name, folder), "utf8").matchAll(/\bicon\("(\w+)"\)/g)])
    .map(([, name]) => name);
  const pressed = [over(shell({ table: view("card-place"), dialog: { kind: "menu" } })), [home(shell())]]
    .flat()
    .flatMap(icons);
  assert.deepEqual(
    [...asked, ...pressed].filter((name) => !drawn.has(name)),
    [],
  );
});

// The deal of the day

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
  assert.match(key(played(date, { conceded: 0 })), /not playedgiven up$/);
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

// Statistics and journal

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
  assert.match(text(classed(tree, "book-sums")[0]), /matches12won7mean margin\+9 ± 3/);
  assert.equal(text(classed(tree, "of-all")[0]), "0.37 ± 0.04");
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
    "Two ordinary decks, one round · Take back your own discard: Yes · Turn limit: 100",
  ]);
});

test("what a match has otherwise than the rules tell stands over them, in the menu, on its sheet and at home", () => {
  const table = view("adapted-end");
  const own = { ace: "high", stacks_to_end: 6, turn_limit: 100 };
  const changed = { ...table, rules: { ...table.rules, ...own } };
  const told = ["Aces: Above king", "Long stacks that end a round: 6", "Turn limit: 100"];
  const ruled = (on) => classed(rules(shell({ part: "adapted", table: on })), "agreed");
  assert.match(text(ruled(changed)[0]), new RegExp(told.join("")));
  assert.deepEqual([ruled(table), ruled(null)], [[], []]);
  assert.deepEqual(classed(rules(shell({ part: "card", table: changed })), "agreed"), []);
  const looked = (on) => classed(sheet({ about: ABOUT, table: on, words: english, part: "" }), "agreed").map(text);
  assert.deepEqual([looked(changed), looked(table)], [[told.join(" · ")], []]);
  const dialog = (on) =>
    over(shell({ table: on, dialog: { kind: "menu" } }))
      .map(text)
      .join();
  assert.match(dialog(changed), new RegExp(told.join(" · ")));
  assert.doesNotMatch(dialog(table), /Aces/);
  const summary = (options) => {
    const start = setup("adapted");
    start.games.adapted = { ...start.games.adapted, options };
    return text(classed(home(shell({ setup: start })), "summary")[0]);
  };
  assert.match(summary(own), /Two ordinary decks, three rounds · some rules changed/);
  assert.doesNotMatch(summary({ rounds: 1 }), /changed/);
});

test("where stacks are chosen that no player alone can come to, the set-up says so", () => {
  const { suits, options } = ABOUT.games.find(({ name }) => name === "adapted");
  const offered = options.find(({ name }) => name === "stacks_to_end").values;
  const never = offered.filter((count) => count > suits.length);
  assert.deepEqual([suits.length, never], [4, [5, 6]]);
  const drawn = text(settingUp(shell({ setup: setup("adapted") })));
  assert.match(drawn, /A player has only four: where one player’s are counted, five or six never come about\./);
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
