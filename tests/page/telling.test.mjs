// What is told at the table, of turns, sums and help, asked of the pure drawing functions without a browser. Run by
// test_render.py.
import assert from "node:assert/strict";
import test from "node:test";
import { h } from "../../web/js/render/draw/tree.js";
import { seatMark } from "../../web/js/render/board/explorers.js";
import { makeTeller } from "../../web/js/play/telling.js";
import { drawTable } from "../../web/js/render/table/table.js";
import { trails } from "../../web/js/render/table/trace.js";
import { clueOf } from "../../web/js/render/words/say.js";
import { over } from "../../web/js/screens/over.js";
import { table, told, english, draw, choose } from "./tables.mjs";
import { all, text, classed } from "./trees.mjs";

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

test("what others draw is said with its card where that lies open, and where it does not, without", () => {
  const heard = [];
  const teller = makeTeller({ words: () => english, announce: (text) => heard.push(text), sound() {} });
  const seen = table("card-place");
  const drawn = { ply: 8, turn: 4, seat: 1, kind: "draw" };
  for (const card of ["w9", null]) teller.recall([{ ...drawn, card }], seen);
  assert.deepEqual(
    heard.filter(Boolean).map((line) => line.includes("Peaks 9")),
    [true, false],
  );
});

test("cards that another device deals are to come, as one that it lets draw is", () => {
  const afar = { waits: "cards", seat: 0, number: 6, sent: false, since: 0, turn: 0, asked: false, asking: false };
  const dealt = table("card-place");
  dealt.view.zones = dealt.view.zones.map((zone) => (zone.kind === "hand" ? { ...zone, cards: [] } : zone));
  const [card] = classed(drawTable({ ...dealt, waiting: "afar", afar }, {}, english), "coming-card");
  assert.match(card.attrs["aria-label"], /post-cards-come/);
  assert.deepEqual(classed(drawTable(dealt, {}, english), "coming-card"), []);
});

test("who has given up to another device is at no step of a turn, and nobody's frame is lit", () => {
  const afar = { waits: "opening", seat: 0, number: 6, sent: false, since: 0, turn: 3, asked: false, asking: false };
  const place = table("card-place");
  const lit = (more) => {
    const drawn = drawTable({ ...place, waiting: "afar", afar, ...more }, {}, english);
    return [classed(drawn, "lamp").length, classed(drawn, "at-step").length > 0];
  };
  assert.deepEqual(lit({ view: { ...place.view, toMove: 1 } }), [1, true]);
  assert.deepEqual(lit({ conceded: 0 }), [0, false]);
});
