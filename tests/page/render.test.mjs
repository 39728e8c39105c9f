// What the table shows and offers, asked of the pure drawing functions without a browser. Run by test_render.py.
import assert from "node:assert/strict";
import test from "node:test";
import { h, markup } from "../../web/js/render/draw/tree.js";
import { sortHand } from "../../web/js/render/draw/cards.js";
import { drawTable } from "../../web/js/render/table/table.js";
import { table, told, wordsOf, english, draw, choose } from "./tables.mjs";
import { all, text, classed, acting, wordsFrom } from "./trees.mjs";

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
  const words = wordsFrom(["table", "shell", "hint", "games", "distance"], "en", "native");
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
