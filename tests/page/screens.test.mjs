// What the screens about the table say and offer, asked of their drawing functions without a browser. Run by
// test_screens.py.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import test from "node:test";
import { markup } from "../../web/js/render/draw/tree.js";
import * as board from "../../web/js/render/board/kit.js";
import { KITS } from "../../web/js/render/kits.js";
import { home } from "../../web/js/screens/home/home.js";
import { distance } from "../../web/js/distance/screen/screen.js";
import { onShelf } from "../../web/js/screens/home/lately.js";
import { day } from "../../web/js/screens/book/day.js";
import { matches } from "../../web/js/screens/matches.js";
import { menu } from "../../web/js/screens/menu.js";
import { rules } from "../../web/js/screens/rules.js";
import { DIALOGS, over } from "../../web/js/screens/over.js";
import { settingUp } from "../../web/js/screens/setting-up.js";
import { settings } from "../../web/js/screens/settings.js";
import { sheet } from "../../web/js/screens/sheet/sheet.js";
import {
  ABOUT,
  LANGUAGES,
  wordsOf,
  english,
  setup,
  shell,
  SEATS,
  summary,
  finished,
  kept,
  entries,
  matchOver,
} from "./shells.mjs";
import { file, view, all, text, has, classed, acting, icons, wordsFrom } from "./trees.mjs";

KITS.board = board.kit;
DIALOGS.menu = menu; // as at a table
const OF_SETTINGS = ["shell", "settings", "device"];

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
  assert.match(text(going), /Match so far: You:\u00a034 and Tilda:\u00a041.*Go on.*and one more/);
  assert.equal(acting(going, "resume")[0].attrs["data-value"], "a");
  assert.equal(
    all(classed(going, "small-table")[0]).filter(({ tag, attrs }) => tag === "rect" && !attrs.class).length,
    10 + 10,
  );
});

test("the last result says who has won by how much, and what brought most", () => {
  const result = (more) =>
    text(classed(home(shell({ matches: [kept("c", finished(more))], last: "c" })), "entry-over")[0]);
  assert.match(result(), /Last result.*You won by 80.*You:\u00a0142 and Tilda:\u00a062.*Best: Jungle, \+64/);
  assert.match(result({ result: { totals: [62, 62], winners: [1] } }), /Tilda won/);
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

test("the list of matches says what decided one with equal points, and only of such a one", () => {
  const totals = [62, 62];
  const of = (game, more) => text(matches(shell({ matches: [kept("c", finished({ game, totals, ...more }))] })));
  const tied = { result: { totals, winners: [1] } };
  assert.match(of("board", tied), /Tilda won · tie broken by more artifacts · /);
  assert.match(of("adapted", tied), /Tilda won · tie broken by more long stacks · /);
  assert.doesNotMatch(of("board", { result: { totals, winners: [0, 1] } }), /tie broken/);
  assert.doesNotMatch(of("board", { result: { totals: [142, 62], winners: [0] } }), /tie broken/);
  assert.doesNotMatch(of("board", { ...tied, conceded: 0 }), /tie broken/);
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
  assert.match(line({ afar }), /two devices/);
  assert.match(line({ day: { date: "2026-11-02", on: "2026-11-02" } }), /deal of the day/);
  assert.doesNotMatch(line(), /two devices|deal of the day/);
});

test("the list of matches says of one at a distance what it waits for, and who has given it up", () => {
  const seats = [SEATS[0], { name: "Nora", mind: "afar" }];
  const line = (waits, more = {}, changed = {}) => {
    const afar = { waits, seat: 0, number: 9, sent: true, since: 1, turn: 9, asked: false, ...changed };
    return text(classed(matches(shell({ matches: [kept("d-1", summary({ seats, afar, ...more }))] })), "meaning")[0]);
  };
  assert.equal(line("yours"), "Card game · Your turn · two devices");
  assert.equal(line("turn"), "Card game · Nora’s turn · two devices");
  assert.equal(line("opening"), "Card game · Waiting for Nora to reveal the cards · two devices");
  assert.match(line("opening", { conceded: 0 }), /^Card game · You have conceded · Waiting for Nora to reveal/);
  assert.match(line("turn", {}, { sent: false }), /^Card game · Not sent · Nora’s turn/);
});

test("where two have accepted an invitation both sides say so, of later messages only that there are two", () => {
  assert.match(english.say("distance-two", { number: 2, wanted: 3 }), /invitation has been accepted a second time/);
  assert.match(english.say("distance-two", { number: 4, wanted: 5 }), /A second, different message 4 has come/);
  assert.match(english.say("distance-fork", { number: 2 }), /Somebody else accepted this invitation first/);
  assert.match(english.say("distance-fork", { number: 3 }), /follows a different message 3/);
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
  const words = wordsFrom(OF_SETTINGS, "en", "latin");
  const taker = (bringing) => {
    const tree = settings(shell({ words, settings: {}, bringing }));
    const [input] = acting(tree, "unpack-all");
    return [input.attrs.disabled, text(all(tree).find(({ children }) => children.includes(input)))];
  };
  assert.deepEqual(taker(false), [false, "Load everything from a file"]);
  assert.deepEqual(taker(true), [true, "Looking through the file…"]);
});

/** The settings screen with what this browser is said to have, put back afterwards. */
function settingsWith(globals, wishes = {}) {
  const before = Object.keys(globals).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]);
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  const tree = settings(shell({ words: wordsFrom(OF_SETTINGS, "en", "latin"), settings: wishes }));
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
  assert.match(said(true, "normal"), /Motion.*Your device asks for reduced motion/);
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

test("an icon means one thing: the lantern is the hint, the map the menu, the sheet the log", () => {
  const table = view("card-place");
  const menu = over(shell({ table, dialog: { kind: "menu" } })).flatMap(icons);
  assert.deepEqual(new Set(menu).size, menu.length);
  for (const taken of ["lamp", "menu", "log"]) assert.ok(!menu.includes(taken));
  const screens = [
    home(shell()),
    settingUp(shell()),
    sheet({ table: matchOver("board-over"), words: english, part: "" }),
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
  assert.match(drawn, /A player has only four: where one player’s are counted, five or six can never happen\./);
});
