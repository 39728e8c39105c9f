// What the table says and offers, asked of the pure drawing functions without a browser. Run by test_render.py.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { h, markup } from "../../web/js/render/draw/tree.js";
import { sortHand } from "../../web/js/render/draw/cards.js";
import { runningTotals } from "../../web/js/render/board/sheet.js";
import { seatMark } from "../../web/js/render/board/explorers.js";
import { drawTable } from "../../web/js/render/table/table.js";
import { trails } from "../../web/js/render/table/trace.js";
import { clueOf } from "../../web/js/render/words/say.js";
import { ofSheet, ofTable } from "../../web/js/render/paint/told.js";
import { chart } from "../../web/js/screens/book/chart.js";
import { over } from "../../web/js/screens/over.js";
import { sheet } from "../../web/js/screens/sheet/sheet.js";
import { makeWords } from "../../web/js/shell/words/words.js";

const file = (address) => readFileSync(new URL(address, import.meta.url), "utf8");
const table = (name) => JSON.parse(file(`../fixtures/views/${name}.json`));
/** The table of a conversation with the bridge when it waits for that. */
const told = (name, waiting) =>
  JSON.parse(file(`../fixtures/messages/${name}.json`)).find(({ reply }) => reply.table?.waiting === waiting).reply
    .table;
const wordsOf = (language, digits = "native") =>
  makeWords(
    language,
    digits,
    ["table", "shell", "hint", "games"].map((each) => file(`../../web/lang/${language}/${each}.ftl`)),
  );
const english = wordsOf("en");

/** Every element of a tree, itself first. */
const all = (tree) => [tree, ...tree.children.filter((child) => typeof child !== "string").flatMap(all)];
const text = (tree) => tree.children.map((child) => (typeof child === "string" ? child : text(child))).join("");
const has = (tree, name) =>
  String(tree.attrs.class ?? "")
    .split(" ")
    .includes(name);
const classed = (tree, name) => all(tree).filter((each) => has(each, name));
const acting = (tree, act) => all(tree).filter((each) => each.attrs["data-act"] === act);
const draw = (name, ui = {}, words = english) => drawTable(table(name), ui, words);
const choose = (card) => ({ chosen: { card, index: table("card-place").view.zones[0].cards.indexOf(card) } });

test("every card of the hand is a button with the card's name, and one of them is the stop of the Tab key", () => {
  const picks = acting(draw("card-place"), "choose");
  assert.equal(picks.length, 8);
  assert.deepEqual(
    picks.slice(2, 4).map((pick) => pick.attrs["aria-label"]),
    ["Sea 9", "Sea 10"],
  );
  assert.equal(picks.filter((pick) => pick.attrs.tabindex === 0).length, 1);
});

test("who looks at a replay is nobody at its table: the person of the record keeps the name", () => {
  const played = table("card-place");
  const seat = played.seats.findIndex(({ mind }) => !mind);
  played.seats[seat].name = "Amalia";
  assert.ok(!text(drawTable(played, {}, english)).includes("Amalia"));
  const replayed = text(drawTable({ ...played, replay: { round: 0, turn: 1 } }, {}, english));
  assert.ok(replayed.includes("Amalia"));
  assert.doesNotMatch(replayed, /\bYou\b/);
});

test("a chosen card lights up its expedition and its discard pile, with what it would bring, and nothing else", () => {
  const tree = draw("card-place", choose("b9"));
  assert.deepEqual(
    acting(tree, "place").map((each) => each.attrs["data-move"]),
    ["-b9", "b9"],
  );
  const coming = classed(tree, "coming");
  assert.equal(coming.length, 1);
  assert.match(text(coming[0]), /\(35\u2009\u2060−\u2009\u206020\)\u2009×\u2009\u20603\u2009\+\u2009\u206020.*\+65/);
  assert.match(acting(tree, "place")[1].attrs["aria-label"], /^Play Sea 9.*\+65/);
});

test("without a chosen card nothing can be placed", () => {
  assert.deepEqual(acting(draw("card-place"), "place"), []);
});

test("a card that does not go on its expedition leaves a target there that says why", () => {
  const sample = table("card-place");
  sample.view.zones[0].cards.push("g3");
  sample.view.moves.push({ move: "-g3", kind: "discard", from: "hand:0", to: "pile:g", card: "g3" });
  const tree = drawTable(sample, { chosen: { card: "g3", index: 6 } }, english);
  assert.deepEqual(
    acting(tree, "place").map((each) => each.attrs["data-move"]),
    ["-g3"],
  );
  const closed = acting(tree, "why").filter((each) => each.attrs["data-to"] === "expedition:0:g");
  assert.equal(closed.length, 1);
  assert.equal(closed[0].attrs["aria-disabled"], true);
});

test("when a card is to be drawn, deck and open piles are targets, the closed pile is barred with its reason", () => {
  const tree = draw("card-draw");
  assert.deepEqual(
    acting(tree, "draw").map((each) => each.attrs["data-move"]),
    ["<"],
  );
  assert.deepEqual(
    acting(tree, "take").map((each) => each.attrs["data-move"]),
    ["<y", "<r"],
  );
  const barred = classed(tree, "barred");
  assert.equal(barred.length, 1);
  assert.match(text(barred[0]), /just discarded/);
  assert.equal(acting(barred[0], "take").length, 0);
});

test("while the other side thinks, nothing can be placed or drawn, and all can be skipped to one's own turn", () => {
  const tree = draw("card-thinks", { ...choose("b9"), thinking: 0.4 });
  assert.deepEqual(
    ["place", "draw", "take"].flatMap((act) => acting(tree, act)),
    [],
  );
  assert.ok(acting(tree, "skip").length > 0);
  assert.deepEqual(acting(tree, "hurry"), []);
  assert.equal(all(tree).find((each) => each.attrs.role === "progressbar").attrs["aria-valuenow"], 40);
});

test("behind the curtain there is no card of any hand and no column", () => {
  const html = markup(draw("card-curtain"));
  assert.doesNotMatch(html, /data-card|data-zone|suit-[a-z]/);
  assert.match(html, /Pass the device to Nora/);
});

test("until the device is passed on, whoever drew sees their hand and can only pass it on, in every language", () => {
  const passing = told("two_people", "pass");
  const tree = drawTable(passing, {}, english);
  assert.deepEqual(
    ["place", "draw", "take", "lift"].flatMap((act) => acting(tree, act)),
    [],
  );
  assert.equal(acting(tree, "choose").length, 8);
  assert.equal(acting(tree, "pass").length, 1);
  assert.equal(text(classed(classed(tree, "turn")[0], "title")[0]), "Next: Ben");
  for (const language of ["en", "es", "ru", "fa"]) {
    assert.doesNotMatch(markup(drawTable(passing, {}, wordsOf(language))), /\{[a-z]+-[a-z-]+\}/, language);
  }
});

test("another seat's hand is backs and the cards that all saw being taken, nothing more", () => {
  const tree = draw("card-draw");
  const zone = all(tree).find((each) => each.attrs["data-zone"] === "hand:1");
  assert.deepEqual(
    all(zone).flatMap((each) => each.attrs["data-card"] ?? []),
    ["w7"],
  );
  assert.equal(all(classed(zone, "backs")[0]).filter((each) => each.tag === "i").length, 7);
});

test("at a distance a card that was drawn lies face down in the hand until the other side's message brings it", () => {
  const post = [...["table", "shell", "hint", "games"], "distance"].map((name) =>
    file(`../../web/lang/en/${name}.ftl`),
  );
  const words = makeWords("en", "native", post);
  const afar = { waits: "turn", seat: 0, number: 3, sent: true, since: 0, turn: 1, asked: false };
  const played = { ...table("card-place"), waiting: "afar", afar };
  const me = played.view.seat;
  const drawn = (event) => ({
    ...played,
    log: [...played.log, { ply: 64, turn: 32, seat: me, kind: "draw", ...event }],
  });
  const coming = (shown) => classed(drawTable(shown, {}, words), "held").filter((each) => classed(each, "down").length);
  const [card] = coming(drawn({}));
  assert.equal(
    card.children[0].attrs["aria-label"],
    `The card you drew comes with ${played.seats[1].name}’s next message.`,
  );
  assert.equal(coming(drawn({ card: "b2" })).length, 0);
  assert.equal(coming({ ...drawn({}), waiting: "person" }).length, 0);
});

test("a press that needs confirming says so on its target", () => {
  const tree = draw("card-place", { ...choose("b9"), pending: "b9" });
  assert.match(acting(tree, "place").find((each) => each.attrs["data-move"] === "b9").attrs["aria-label"], /^Confirm/);
});

test("a refusal stands on the table in words, with its rule", () => {
  const refusal = { key: "reason-number-lower", values: { card: "g3", suit: "g", top: "g8" }, rule: "1.2" };
  const [notice] = classed(draw("card-place", { refusal }), "refusal");
  assert.match(text(notice), /Jungle 3 .*Jungle 8.*Rule 1\.2/);
});

test("the last cards of the deck are announced once, and the very last one again", () => {
  const warned = (count, already) => {
    const sample = table("card-place");
    sample.view.zones.find((zone) => zone.id === "deck").count = count;
    return classed(drawTable(sample, { warned: already }, english), "warning").length;
  };
  assert.deepEqual([warned(6, 0), warned(5, 0), warned(4, 5), warned(1, 5), warned(1, 1)], [0, 1, 0, 1, 0]);
});

test("nobody is warned of the last cards at the position of an exercise, which ends before them", () => {
  const lesson = { title: "", task: "", step: 0, steps: 1, say: "", hints: 1, said: null, over: false };
  const warned = (sample) => classed(drawTable(sample, { warned: 0 }, english), "warning").length;
  assert.deepEqual([warned(table("card-long")), warned({ ...table("card-long"), lesson })], [1, 0]);
});

test("every zone of the view is somewhere on the table", () => {
  for (const name of ["card-place", "card-long"]) {
    const shown = new Set(all(draw(name)).map((each) => each.attrs["data-zone"]));
    for (const zone of table(name).view.zones) assert.ok(shown.has(zone.id), zone.id);
  }
});

test("in Persian the table runs from right to left, digits are Persian, formulas are isolated left to right", () => {
  const tree = draw("card-place", choose("b9"), wordsOf("fa"));
  assert.equal(tree.attrs.dir, "rtl");
  const formulas = classed(tree, "formula");
  assert.ok(formulas.length > 10);
  for (const each of formulas) assert.equal(each.attrs.dir, "ltr");
  assert.match(text(classed(tree, "coming")[0]), /۳۵.*۲۰.*×.*۳.*\+.*۶۵/);
  assert.doesNotMatch(text(classed(wordsTree("latin"), "coming")[0]), /[۰-۹]/);
});
const wordsTree = (digits) => draw("card-place", choose("b9"), wordsOf("fa", digits));

test("no language leaves a word of the table out", () => {
  const states = [
    ["card-place", choose("b9")],
    ["card-draw", {}],
    ["card-thinks", { thinking: 0.5 }],
    ["card-long", {}],
    ["card-over", {}],
    ["card-curtain", {}],
    ["card-place", { hint: { move: "-y6", mind: "expert", reasons: [], next: null } }],
    ["card-place", { asking: "undo" }],
    ["card-start", {}],
  ];
  for (const language of ["en", "es", "ru", "fa"]) {
    for (const [name, ui] of states) {
      const html = markup(draw(name, ui, wordsOf(language)));
      assert.doesNotMatch(html, /\{[a-z]+-[a-z-]+\}|\{cancel\}/, `${language}: ${name}`);
    }
  }
});

test("a tree carries no handler, and its markup no style, so that the page's policy holds", () => {
  const tree = draw("card-place", choose("b9"));
  for (const each of all(tree)) {
    for (const [name, value] of Object.entries(each.attrs)) {
      assert.notEqual(typeof value, "function", name);
      assert.doesNotMatch(name, /^on/);
    }
  }
  assert.doesNotMatch(markup(tree), / style=/);
  assert.match(markup(tree, { styles: true }), / style="--lanes:5/);
});

test("markup escapes what a person typed", () => {
  const sample = table("card-place");
  sample.seats[1] = { name: '<img src="x" onerror=alert(1)>', mind: "" };
  const html = markup(drawTable(sample, {}, english));
  assert.doesNotMatch(html, /<img/);
  assert.match(html, /&lt;img src=&quot;x&quot;/);
});

test("a tree leaves out what is nothing, and joins texts as a document would", () => {
  assert.equal(
    markup(h("p", { hidden: true, title: null, "aria-busy": false }, "a", 1, [null, false, ["b", h("br")]])),
    '<p hidden="" aria-busy="false">a1b<br></p>',
  );
});

test("a hand is sorted by expedition, by number, or left as it came", () => {
  const hand = ["r10", "b2", "yx", "r2", "bx"];
  const { ranks } = table("card-place").view;
  assert.deepEqual(sortHand(hand, "suit", "ybwgr", ranks), ["yx", "bx", "b2", "r2", "r10"]);
  assert.deepEqual(sortHand(hand, "rank", "ybwgr", ranks), ["yx", "bx", "b2", "r2", "r10"]);
  assert.deepEqual(sortHand(["r10", "b3", "y2"], "rank", "ybwgr", ranks), ["y2", "b3", "r10"]);
  assert.deepEqual(sortHand(hand, "drawn", "ybwgr", ranks), hand);
  assert.deepEqual(sortHand(["hA", "h2"], "rank", "cdhs", ["2", "A"]), ["h2", "hA"]);
});

test("what others did behind the curtain is told when it is lifted, a line for each turn", () => {
  const { log } = table("card-place");
  const meanwhile = log.slice(-2);
  const [notice] = classed(draw("card-place", { meanwhile }), "news");
  assert.match(text(notice), /^Meanwhile/);
  assert.equal(
    classed(notice, "happened")[0].children.length,
    new Set(meanwhile.map(({ turn, seat }) => `${turn}:${seat}`)).size,
  );
});

test("a hint can be asked for where a move is the person's, and not where a lesson only tells", () => {
  const tool = (primer) => {
    const tree = drawTable({ ...table("card-place"), primer }, {}, english);
    return classed(tree, "to-hint")[0].attrs["aria-disabled"];
  };
  const scene = { step: 0, steps: 9, said: null, say: { key: "guide-deck-plain", values: {} }, at: [], rows: [] };
  assert.equal(tool(null) ?? null, null);
  assert.equal(tool({ ...scene, reads: false }) ?? null, null);
  assert.equal(tool({ ...scene, reads: true }), true);
});

test("a Persian trail runs with its lanes", () => {
  const told = (dir) => {
    const way = { kind: "went", ply: 9, turn: 4, seat: 1, suit: "w", from: 4, to: 6 };
    const [frame] = classed(h("div", null, trails([way], 6, { ...english, dir })), "from-to");
    return [text(frame), frame.attrs.dir];
  };
  assert.deepEqual(told("ltr"), ["4 → 6", "ltr"]);
  assert.deepEqual(told("rtl"), ["4 ← 6", "rtl"]);
});

test("only a beginner is told what setting out costs, then how the sum of an expedition comes about", () => {
  const tips = { settings: { tips: true } };
  const said = (name, ui) => classed(draw(name, ui), "tip").map(text).join();
  assert.match(said("card-start", tips), /costs 20 points.*Rule 1\.4/);
  assert.match(said("card-place", tips), /Desert: .*\(8\u2009\u2060−\u2009\u206020\)\u2009×\u2009\u20602 = −24/);
  assert.equal(said("card-place", {}), "");
  assert.equal(said("card-thinks", tips), "");
});

test("all that is said stands with the aids, one thing at a time", () => {
  const tips = { settings: { tips: true } };
  const beside = (ui) => classed(classed(draw("card-place", ui), "aids")[0], "notice").map(({ attrs }) => attrs.class);
  assert.deepEqual(beside(tips), ["notice tip"]);
  const refusal = { key: "reason-place-first", values: {}, rule: "1.2" };
  assert.deepEqual(beside({ ...tips, refusal }), ["notice refusal"]);
  assert.deepEqual(beside({ ...tips, refusal: clueOf("reason-place-first") }), ["notice hint"]);
});

test("a tip that was told on another turn is not told again", () => {
  const tips = { settings: { tips: true } };
  assert.equal(classed(draw("card-start", { ...tips, told: ["begin"] }), "tip").length, 0);
  assert.equal(classed(draw("card-place", { ...tips, told: ["begin"] }), "tip").length, 1);
});

test("a hint gives its reasons in sentences, with the points before and after", () => {
  const reasons = [
    { key: "hint-card-goes", values: { suit: "y", before: -18, after: -4 } },
    { key: "hint-could", values: { count: 1, could: 14 } },
  ];
  const [advice] = classed(
    draw("card-place", { hint: { move: "-y6", mind: "expert", reasons, next: { move: "y6", behind: 30 } } }),
    "advice",
  );
  assert.deepEqual(
    advice.children.map((each) => text(each)),
    [
      "Discard Desert 6. Desert goes from \u221218 to \u22124. " +
        "With the other card you hold for it, it would stand at +14.",
      "Next best: Play Desert 6, about as good.",
      "Worked out by Ada, who sees only what you see.",
    ],
  );
});

test("players of one name are told apart by their numbers, others by their letters", () => {
  const shown = { seats: ["Player 1", "Player 2", "Nora"].map((name) => ({ name, mind: "" })) };
  const marks = [0, 1, 2].map((seat) => text(seatMark({ table: shown, own: 0, words: english }, seat)));
  assert.deepEqual(marks, ["1", "2", "N"]);
});

test("a sum that a chosen card would bring is said to be one to come", () => {
  const [coming] = classed(draw("card-place", choose("b9")), "coming").map(text);
  assert.match(coming, /^Sea with this card: /);
});

test("every sum says whose it is", () => {
  const sums = classed(draw("card-place"), "sum").map(text);
  for (const suit of ["Desert", "Sea", "Peaks", "Jungle", "Volcano"])
    assert.equal(sums.filter((sum) => sum.startsWith(`${suit}:`)).length, 2, suit);
});

test("a new version is offered on every screen and between turns, and in no phase of a turn under way", () => {
  const notices = [{ key: "status-update", acts: [{ act: "apply-update", key: "status-update-apply" }] }];
  const offered = (screen, waiting, phase) =>
    over({ notices, words: english, dialog: null, screen, table: waiting && { waiting, view: { phase } } })
      .flatMap(all)
      .some((each) => each.attrs["data-act"] === "apply-update");
  const turns = [
    ["person", "draw"],
    ["person", "explore"],
    ["mind", "place"],
    ["mind", "explore"],
    ["mind", "draw"],
  ];
  for (const [waiting, phase] of turns) assert.equal(offered("table", waiting, phase), false, `${waiting}, ${phase}`);
  for (const [waiting, phase] of [
    ["person", "place"],
    ["pass", "place"],
    ["curtain", "place"],
    ["round", "over"],
    ["match", "over"],
  ])
    assert.equal(offered("table", waiting, phase), true, `${waiting}, ${phase}`);
  for (const screen of ["home", "rules", "settings"]) assert.equal(offered(screen, "mind", "draw"), true, screen);
});

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
