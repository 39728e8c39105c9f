// The review as it is drawn: figures that add up, moments in their order, every language. Run by test_review.py.
import assert from "node:assert/strict";
import fs from "node:fs";
import test from "node:test";
import { grade, moments, stretches, terms } from "../../web/js/screens/review/figures.js";
import { chart } from "../../web/js/screens/review/chart.js";
import { moveTree } from "../../web/js/screens/review/moment.js";
import { NARROW, WIDE } from "../../web/js/screens/review/places.js";
import { review } from "../../web/js/screens/review/review.js";
import { scale } from "../../web/js/screens/review/scale.js";
import { playedDays } from "../../web/js/shell/after/days.js";
import { makeWords } from "../../web/js/shell/words/words.js";
import { KITS } from "../../web/js/render/kits.js";
import { kit as board } from "../../web/js/render/board/kit.js";
import { kit as adapted } from "../../web/js/render/adapted/kit.js";
import { all, classed, text } from "./trees.mjs";

Object.assign(KITS, { board, adapted });
const SAMPLES = JSON.parse(fs.readFileSync(process.env.SAMPLES, "utf8"));
const LANG = new URL("../../web/lang/", import.meta.url);
const wordsOf = (language) => {
  const folder = new URL(`${language}/`, LANG);
  const files = fs.readdirSync(folder).sort();
  return makeWords(
    language,
    "native",
    files.map((file) => fs.readFileSync(new URL(file, folder), "utf8")),
  );
};
const state = ({ news, told, tables }, language, more = {}) => ({
  words: wordsOf(language),
  reviewed: { match: "m-1", seat: 0, news, told, stopped: false, tables, at: null, ...more },
});

test("without luck the review and the day's deal come to the same number", () => {
  const on = "2026-11-23";
  const seats = [{ mind: "" }, { mind: "bold" }];
  for (const margin of [-78, 0, 33])
    for (const deal of [-1250, -49, 0, 740, 1051])
      for (const draws of [-2051, -700, -51, 0, 49, 50, 1250]) {
        const summary = { seats, conceded: null, waiting: "match", result: { totals: [100 + margin, 100] } };
        const day = { date: on, on, luck: deal + draws };
        const [[, { adjusted }]] = playedDays([{ updated: 1, summary: { ...summary, day } }]);
        const told = terms({ result: 100 * margin, deal, draws, own: null, others: null }, false);
        assert.equal(told.result - told.deal - told.draws, adjusted + 0); // no -0
        assert.equal(told.result, margin);
      }
});

for (const sample of SAMPLES) {
  const { game } = sample.news.match;
  const called = `${game}, ${sample.news.match.seats.length} seats`;

  test(`${called}: the terms of the result add up, of the match and of every round`, () => {
    const accounts = [...sample.told.accounts, ...sample.told.rounds.flatMap((round) => round.accounts)];
    for (const account of accounts) {
      const { deal, draws, own, others, rest, result } = terms(account, true);
      assert.equal(deal + draws + own + others + rest, result);
      assert.equal(result, Math.round(account.result / 100));
    }
  });

  test(`${called}: at most three moments, the costliest of all, in the order of play`, () => {
    const along = stretches(sample.told, 0);
    const found = moments(along);
    const costs = along.flatMap(({ columns }) => columns.filter(({ own }) => own).map(({ cost }) => cost));
    const dearest = costs
      .filter((cost) => cost > 0)
      .sort((a, b) => b - a)
      .slice(0, 3);
    assert.deepEqual(
      found.map(({ cost }) => cost).sort((a, b) => b - a),
      dearest,
    );
    assert.deepEqual(found.map(({ letter }) => letter).join(""), "ABC".slice(0, found.length));
    const places = found.map(({ round, turn }) => 1000 * round + turn);
    assert.deepEqual(
      places,
      [...places].sort((a, b) => a - b),
    );
  });

  test(`${called}: what is drawn says it in every language, with nothing missing and a mark for each moment`, () => {
    for (const language of ["en", "es", "ru", "fa"]) {
      const tree = review(state(sample, language));
      assert.doesNotMatch(text(tree), /\{[a-z-]+\}|undefined|NaN/);
      const cards = classed(tree, "moment");
      assert.equal(cards.length, moments(stretches(sample.told, 0)).length);
      assert.equal(classed(tree, "moment-mark").length, 2 * cards.length); // in the wide picture and in the narrow one
      assert.equal(
        classed(tree, "moment-strips").filter((each) => each.attrs.class === "moment-strips").length,
        cards.length,
      );
      const drawn = all(tree).flatMap(({ attrs }) => Object.values(attrs));
      assert.ok(!drawn.some((value) => /NaN|undefined/.test(String(value))));
      const rows = classed(tree, "review-turns")
        .flatMap(all)
        .filter(({ tag }) => tag === "tr");
      assert.equal(rows.length - 1, sample.told.rounds.flatMap(({ turns }) => turns).length);
    }
  });
}

test("where a match is decided between equal points, the review says by what and for whom", () => {
  const [, , sample] = SAMPLES;
  const said = (game, more) => {
    const match = { ...sample.news.match, game, conceded: null, winners: [1], margins: [0, 0, 0, 0], ...more };
    return text(classed(review(state({ ...sample, news: { ...sample.news, match } }, "en")), "review-says")[0]);
  };
  assert.match(said("board", {}), /More artifacts break the tie\. .+ wins the match\./);
  assert.match(said("adapted", {}), /More long stacks break the tie\. .+ wins the match\./);
  assert.match(said("adapted", { winners: [1, 2] }), /break the tie\. .+ share the victory\./);
  assert.doesNotMatch(said("adapted", { margins: [-100, 300, -100, -100] }), /tie|wins/);
  assert.doesNotMatch(said("adapted", { conceded: 0, winners: null }), /tie|wins/);
});

test("of many at a table every margin is told against the mean of the others, also where somebody gave up", () => {
  const [two, , four] = SAMPLES;
  const said = (sample, more = {}) => {
    const match = { ...sample.news.match, conceded: 0, winners: null, ...more };
    return text(review(state({ ...sample, news: { ...sample.news, match } }, "en")));
  };
  for (const [hundredths, side] of [
    [300, "3 above"],
    [-300, "3 below"],
    [0, "level with"],
  ])
    assert.match(said(four, { margins: [hundredths, 0, 0, 0] }), new RegExp(`Conceded with you ${side} the mean of`));
  assert.match(said(four), /Without the luck you would have been .* the mean of the others\./);
  assert.match(said(two, { margins: [300, -300] }), /Conceded with you ahead by 3\./);
  assert.doesNotMatch(said(two), /mean of the others/);
  for (const sample of SAMPLES) {
    assert.match(said(sample), /The rest: what was left unplayed/);
    assert.doesNotMatch(said(sample, { conceded: null, winners: [0] }), /left unplayed/);
  }
});

test("letters of moments that lie side by side stand above one another, at the edge below", () => {
  const [sample] = SAMPLES;
  const turns = stretches(sample.told, 0).flatMap(({ columns }) => columns);
  const [first] = turns.filter(({ own }) => own);
  for (const expected of [0, 1000]) {
    const marked = [..."ABC"].map((letter, at) => ({ ...first, turn: first.turn + at, letter, expected, error: 1 }));
    const drawn = chart(stretches(sample.told, 0), marked, NARROW, wordsOf("en"), () => "own", null);
    const keys = all(drawn).filter(({ tag, attrs }) => tag === "rect" && attrs.class === "key");
    assert.equal(keys.length, 3);
    keys.forEach(({ attrs: one }, at) => {
      assert.ok(one.y >= 0);
      for (const { attrs: other } of keys.slice(at + 1))
        assert.ok(Math.abs(one.x - other.x) >= one.width || Math.abs(one.y - other.y) >= one.height);
    });
  }
});

test("while it is worked out the sentence keeps its place, and it can be stopped and gone on with", () => {
  const [sample] = SAMPLES;
  const going = { ...sample, news: { ...sample.news, over: false } };
  const bare = review(state({ ...going, told: null }, "en"));
  assert.equal(classed(bare, "dots").length, 1);
  const stop = (tree) =>
    all(tree).filter(({ attrs }) => attrs["data-act"] === "review-do" && attrs["data-what"] !== "at");
  assert.deepEqual(
    stop(bare).map(({ attrs }) => attrs["data-what"]),
    ["stop"],
  );
  assert.deepEqual(
    stop(review(state(going, "en", { stopped: true }))).map(({ attrs }) => attrs["data-what"]),
    ["on"],
  );
  assert.equal(classed(review(state(going, "en")), "review-scale").length, 0);
});

test("a review says that it leaves a first lesson out, and says what play cost where nothing else was played", () => {
  const [{ news, told, tables }] = SAMPLES;
  const bare = (turn) => ({ ...turn, weighed: null });
  const rounds = told.rounds.map((round) => ({ ...round, turns: round.turns.map(bare) }));
  const given = { news: { ...news, match: { ...news.match, taught: 9 } }, told: { ...told, rounds }, tables };
  for (const language of ["en", "es", "ru", "fa"]) {
    const tree = review(state(given, language));
    assert.equal(classed(tree, "taught").length, 1);
    assert.equal(classed(classed(tree, "review-says")[0], "dots").length, 0);
    assert.equal(classed(review(state(SAMPLES[0], language)), "taught").length, 0);
  }
});

test("nobody is told how well they played by few turns, or where nobody has measured", () => {
  const scale = [
    { mind: "novice", mean: 400, error: 10 },
    { mind: "expert", mean: 30, error: 4 },
  ];
  assert.equal(grade({ mean: 50, turns: 19 }, scale), null);
  assert.equal(grade({ mean: 50, turns: 20 }, []), null);
  assert.equal(grade({ mean: 50, turns: 20 }, scale).mind, "expert");
  assert.equal(grade({ mean: 900, turns: 60 }, scale).mind, "novice");
});

test("letters of moments lie neither on one another nor on what a round ended at; a line joins face and mark", () => {
  const columns = Array.from({ length: 30 }, (_, turn) => ({ turn, luck: 0, cost: 0, expected: turn, told: {} }));
  const ends = [0, 42, 80, 145];
  const long = [0, 1, 2].map((at) => ({ deal: 0, before: ends[at], after: ends[at + 1], columns }));
  const marked = [
    { letter: "A", round: 0, turn: 26, expected: 42 },
    { letter: "B", round: 1, turn: 27, expected: 60 },
    { letter: "C", round: 1, turn: 28, expected: 95 },
  ];
  for (const language of ["en", "fa"]) {
    for (const size of [WIDE, NARROW]) {
      const tree = chart(long, marked, size, wordsOf(language), "card");
      const letters = classed(tree, "key").map(({ attrs: { x, y } }) => ({ from: x, to: x + 20, top: y, low: y + 20 }));
      const figures = classed(tree, "figure").map((each) => {
        const { x, y } = each.attrs;
        const wide = 8 * text(each).length;
        const [from, to] = language === "fa" ? [x, x + wide] : [x - wide, x];
        return { from, to, top: y - 11, low: y };
      });
      const boxes = [...letters, ...figures];
      letters.forEach((one, at) => {
        for (const other of boxes.slice(at + 1)) {
          const apart = one.from >= other.to || other.from >= one.to || one.top >= other.low || other.top >= one.low;
          assert.ok(apart, JSON.stringify([language, size.width, one, other]));
        }
      });
    }
  }
  const [sample] = SAMPLES;
  const scale = ["expert", "careful", "bold"].map((mind, at) => ({ mind, mean: 40 + at, error: 5 }));
  const tree = review(state({ ...sample, news: { ...sample.news, over: true, scale } }, "en"));
  const [joins] = classed(tree, "axis-joins");
  const ticks = classed(tree, "level-tick").map(({ attrs }) => parseFloat(attrs.style["inset-inline-start"]));
  const drawn = joins.children.map(({ attrs }) => Number(/L(\S+) /.exec(attrs.d)[1]));
  assert.deepEqual(drawn, ticks);
});

test("what a round ended at stands clear of the line, wherever that goes at the end, and in the picture", () => {
  const endings = [
    [40, 40, 41, 40],
    [-30, 30, -30, 30, -30, 30],
    [80, 60, 40, 20],
    [0, 10, 60, 90],
    [90, 90, 90, 88],
    [-60, -60, -60, -60],
  ];
  for (const [language, size, ending] of ["en", "fa"].flatMap((language) =>
    [WIDE, NARROW].flatMap((size) => endings.map((ending) => [language, size, ending])),
  )) {
    const told = [...Array.from({ length: 26 }, (_, at) => at % 7), ...ending];
    const columns = told.map((expected, turn) => ({ turn, luck: 0, cost: 0, expected, told: {} }));
    const tree = chart([{ deal: 0, before: 0, after: ending.at(-1), columns }], [], size, wordsOf(language), "card");
    const line = /M(.+)/.exec(classed(tree, "line")[0].attrs.d)[1].split("L");
    const points = line.map((point) => point.split(" ").map(Number));
    const [figure] = classed(tree, "figure");
    const { x, y } = figure.attrs;
    const wide = 8 * text(figure).length;
    const [from, to] = language === "fa" ? [x, x + wide] : [x - wide, x];
    assert.ok(y - 11 > 0 && y < size.height - 100, JSON.stringify([language, size.width, ending, y]));
    for (let step = 0; step < points.length - 1; step += 1) {
      const [[oneX, oneY], [otherX, otherY]] = [points[step], points[step + 1]];
      for (let part = 0; part <= 20; part += 1) {
        const [atX, atY] = [oneX + ((otherX - oneX) * part) / 20, oneY + ((otherY - oneY) * part) / 20];
        const clear = atX < from || atX > to || atY < y - 12 || atY > y;
        assert.ok(clear, JSON.stringify([language, size.width, ending, { x, y }, [atX, atY]]));
      }
    }
  }
});

test("on the scale no figure lies on another one, however far somebody fell behind", () => {
  const levels = [27, 99, 358, 877].map((mean, at) => ({ mind: ["expert", "skilled", "careful", "novice"][at], mean }));
  const [{ told, ...sample }] = SAMPLES;
  for (const mean of [5, 60, 700, 3830, 20000]) {
    const account = { ...told.accounts[0], mean, error: 1, turns: 60 };
    const { words } = state({ told, ...sample }, "en");
    const [figures] = classed(scale(account, levels, { who: "you", name: "" }, words), "axis-ticks");
    const places = figures.children.map(({ attrs }) => parseFloat(attrs.style["inset-inline-start"]));
    assert.ok(places.length > 2);
    assert.equal(places[0], 0);
    places.slice(1).forEach((place, at) => assert.ok(place - places[at] >= 9, JSON.stringify([mean, places])));
  }
});

test("who gave away more than the weakest by more than both errors is likened to nobody", () => {
  const levels = [
    { mind: "expert", mean: 20, error: 5 },
    { mind: "novice", mean: 800, error: 50 },
  ];
  const [{ told, ...sample }] = SAMPLES;
  const { words } = state({ told, ...sample }, "en");
  const said = (/** @type {object} */ found) => {
    const account = { ...told.accounts[0], turns: 60, ...found };
    const [line] = classed(scale(account, levels, { who: "you", name: "" }, words), "grade");
    return text(line);
  };
  const like = said({ mean: 850, error: 40 });
  assert.equal(said({ mean: 930, error: 90 }), like, "the two may be the same");
  assert.equal(said({ mean: 30, error: 1 }).replace(words.say("mind-expert"), words.say("mind-novice")), like);
  assert.notEqual(said({ mean: 950, error: 90 }), like);
  assert.ok(said({ mean: 3700, error: 200 }).includes(words.say("mind-novice")));
});

test("a move is told by what is done, with the card and the piece that goes out, in every language", () => {
  const pile = { kind: "pile", suit: "r", cards: ["r4", "r7"] };
  const table = { view: { zones: [pile], suits: "r" } };
  const done = [
    ["r5", "action-play", 1],
    ["rx", "action-play", 1],
    ["-r5", "action-discard", 1],
    ["<r", "action-take", 1],
    [">r", "action-explore", 0],
    [">.", "action-decline", 0],
    ["<", "action-draw", 0],
  ];
  for (const language of ["en", "es", "ru", "fa"]) {
    const words = wordsOf(language);
    const told = (move) => moveTree({ move, reasons: [] }, table, words);
    for (const [move, act, chips] of done) {
      assert.ok(text(told(move)).includes(words.say(act)), `${language} ${move}: ${text(told(move))}`);
      assert.equal(classed(told(move), "chip").length, chips, `${language} ${move}`);
    }
    const [alone, sent, twice] = ["r5", "r5:a", "r5:r"].map((move) => text(told(move)));
    assert.equal(new Set([alone, sent, twice]).size, 3);
  }
});
