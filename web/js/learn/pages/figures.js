// @ts-check
/**
 * The small pictures and tables of the rules' pages: what may follow what, what an expedition comes to, a path with its
 * explorers. Pure functions from the build's results (build/learn/figures.py asks the rules) to trees, which the build
 * runs without a browser. Each picture also says in words what it shows; nothing here knows a rule or a point value.
 *
 * @typedef {import("../../render/draw/tree.js").Tree} Tree
 * @typedef {import("../../shell/words/words.js").Words} Words
 * @typedef {Record<string, any>} Figure what the outline names (web/learn/*.json), with the answers of the rules put in
 */
/** @import { CardPoints } from "../../wire.d.ts" */
import { back, icon, sign } from "../../render/draw/art.js";
import { face } from "../../render/draw/cards.js";
import { cardWords, suitOf, suitWords } from "../../render/words/say.js";
import { ladder } from "../../render/adapted/kit.js";
import { formula, score } from "../../render/words/sums.js";
import { h } from "../../render/draw/tree.js";
import { crossings, explorers, paths } from "./paths.js";
import { listed, picture, row } from "./rows.js";
import { artifacts, ladderTable, options, range } from "./tables.js";
import { drawStill } from "./trying.js";

/** Every kind of figure. @type {Record<string, (figure: Figure, words: Words) => Tree>} */
const KINDS = {
  suit,
  follow,
  draw,
  sums,
  stacks,
  paths,
  crossings,
  explorers,
  range,
  artifacts,
  ladder: ladderTable,
  options,
  try: toTry,
};

/** A figure of the outline. @param {Figure} block @param {Words} words @returns {Tree} */
export const figure = (block, words) =>
  h("figure", { class: `plate plate-${block.figure}` }, KINDS[block.figure](block, words));

/** All cards of a colour. @param {Figure} figure @param {Words} words */
function suit({ cards }, words) {
  return picture("run", words.say("learn-suit-alt", { cards: listed(cards, words) }), row(cards, words));
}

/** A column, and which cards may follow its last one. @param {Figure} figure @param {Words} words */
function follow({ owner = "mine", column, may, cannot }, words) {
  const said =
    owner === "other" ? ["learn-follow-helps", "learn-follow-safe"] : ["learn-follow-may", "learn-follow-cannot"];
  const alt = words.say("learn-follow-alt", {
    owner,
    refused: cannot.length,
    column: listed(column, words),
    may: listed(may, words),
    cannot: listed(cannot, words),
  });
  const group = (
    /** @type {string} */ kind,
    /** @type {string} */ drawing,
    /** @type {string} */ key,
    /** @type {string[]} */ cards,
  ) =>
    cards.length
      ? h(
          "span",
          { class: `group ${kind}` },
          h("span", { class: "tag" }, drawing && icon(drawing), h("span", null, words.say(key))),
          row(cards, words, kind === "lying" ? "" : "apart"),
        )
      : null;
  const [yes, no] = owner === "other" ? ["no", "ok"] : ["ok", "no"];
  const kind = (/** @type {string} */ drawing) =>
    drawing === "ok" ? "good" : owner === "other" ? "bad" : "bad barred";
  return picture(
    "follow",
    alt,
    group("lying", "", `learn-follow-${owner}`, column),
    group(kind(yes), yes, said[0], may),
    group(kind(no), no, said[1], cannot),
  );
}

/** The discard piles and the deck after a discard. @param {Figure} figure @param {Words} words */
function draw({ piles, discarded }, words) {
  const open = Object.values(piles).filter((card) => card && card !== discarded);
  const empty = Object.keys(piles).filter((suit) => !piles[suit]);
  const alt = words.say("learn-draw-alt", {
    card: cardWords(discarded, words),
    open: listed(open, words),
    empty: words.list(empty.map((suit) => suitWords(suit, words))),
  });
  const stand = (/** @type {string} */ state, /** @type {Tree} */ shown, /** @type {string} */ said) =>
    h("span", { class: `stand ${state}` }, shown, h("span", { class: "tag" }, said));
  return picture(
    "piles",
    alt,
    Object.entries(piles).map(([suit, card]) => {
      const state = !card ? "empty" : card === discarded ? "closed" : "open";
      return stand(
        state,
        card ? face(card, words, false) : h("span", { class: "place" }, sign(suit)),
        words.say(`learn-draw-${state}`),
      );
    }),
    stand("open", h("span", { class: "card down" }, h("span", { class: "block" }, back())), words.say("zone-stock")),
  );
}

/** Expeditions with their arithmetic. @param {Figure} figure @param {Words} words */
function sums({ columns }, words) {
  return h(
    "div",
    { class: "sums" },
    columns.map((/** @type {{cards: string[], points: CardPoints}} */ { cards, points }) =>
      picture(
        "sum-up",
        words.say("learn-sums-alt", { cards: listed(cards, words), sum: words.signed(points.points) }),
        row(cards, words),
        h(
          "bdi",
          { class: "sum-line", dir: "ltr", "aria-hidden": "true" },
          h("span", { class: "formula" }, `${formula(points, words)} =`),
          " ",
          score(points.points, words),
        ),
      ),
    ),
  );
}

/** The stacks of two seats, with the ladder of cards to a long one. @param {Figure} figure @param {Words} words */
function stacks({ seats, long }, words) {
  return h(
    "div",
    { class: "seats" },
    seats.map((/** @type {Record<string, {cards: string[], points: number}>} */ seat, /** @type {number} */ at) => {
      const who = words.say(at ? "learn-stacks-other" : "learn-stacks-mine");
      const told = Object.entries(seat).map(([suit, { cards, points }]) =>
        words.say("stacks-glance", {
          suit: suitWords(suit, words),
          count: cards.length,
          top: cardWords(cards[cards.length - 1], words),
          points: words.signed(points),
        }),
      );
      return picture(
        "seat-stacks",
        words.say("learn-stacks-alt", { who, stacks: told.join("; ") }),
        h("b", { class: "tag" }, who),
        Object.values(seat).map(({ cards, points }) =>
          h(
            "span",
            { class: `stack suit-${suitOf(cards[0])}` },
            row(cards, words),
            h("span", { class: "sum-line" }, ladder(cards.length, long), " ", score(points, words)),
          ),
        ),
      );
    }),
  );
}

/**
 * A column to play with, as it is before scripts run; try.js reads its initial state from it.
 * @type {(typeof KINDS)[""]}
 */
function toTry({ game, suit, entry, tables }, words) {
  const trying = { game, suit, entry };
  return h("div", { class: "try", "data-try": JSON.stringify(trying) }, drawStill(trying, tables, words));
}
