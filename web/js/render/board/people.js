// @ts-check
/**
 * What the board game shows for each seat: what it would have if the expedition ended now, its artifacts, the explorers
 * still at home, the last card of each of its columns; and for all seats together, who has crossed a bridge and how
 * many crossings end the expedition.
 */
/** @import { Table } from "../../wire.d.ts" */
import { h } from "../draw/tree.js";
import { asking } from "../words/ask.js";
import { chip } from "../draw/cards.js";
import { piece, seatMark } from "./explorers.js";
import { factsOf, personOf } from "./facts.js";
import { roundWords, whichRound } from "../table/round.js";
import { goesOn } from "../table/sitting.js";
import { cardWords, last, nameOf, suitWords, whoOf } from "../words/say.js";
import { placedAt } from "../table/trace.js";

/** @typedef {import("../draw/tree.js").Tree} Tree */
/** @typedef {import("../table/sitting.js").Sitting} Sitting */
/** @typedef {import("../words/say.js").Words} Words */
/** @typedef {import("../../wire.d.ts").Standing["terms"]} Terms */

/** Shown first: where a seat's explorers have got to. */
const FIRST = ["explorers", "tiles", "before", "artifacts"];

/**
 * What a seat would have if the expedition ended now: a line that adds up, term by term, and its sum. Face-down terms
 * are shown as hidden, and the sum then says what it covers.
 * @param {Sitting} sitting @param {number} seat @returns {Tree}
 */
export function standing(sitting, seat) {
  const { words, table, view } = sitting;
  const { artifacts, standing: stands } = personOf(sitting, seat);
  const terms = inOrder(stands.terms);
  const counted = terms.some(({ key }) => key === "artifacts");
  const hidden = stands.whole ? [] : ["tiles", ...(table.round ? ["before"] : [])];
  const over = view.phase === "over";
  const sum = words.say(sumKey(stands.whole, counted, over, Boolean(table.result)));
  return h(
    "div",
    { class: "board-tally" },
    h(
      "dl",
      { class: "terms" },
      terms.map(({ key, points }, at) =>
        term(`${key}-${at}`, key, words.say(`standing-${key}`), figure(key, points, words)),
      ),
      hidden.map((key) => term(key, `${key} quiet`, words.say(`standing-${key}`), words.say("score-hidden"))),
    ),
    h(
      "dl",
      { class: "outcome" },
      h(
        "div",
        { class: "artifacts" },
        h("dt", null, piece("tile-artifact"), h("span", { class: "unseen" }, words.say("board-artifacts"))),
        h("dd", null, words.number(artifacts)),
      ),
      h(
        "div",
        { class: "points" },
        h(
          "dt",
          null,
          h("span", { class: "in-full" }, sum),
          h(
            "span",
            { class: "in-short", "aria-hidden": "true" },
            words.say("standing-short", { what: !stands.whole ? "open" : over ? "end" : "now" }),
          ),
        ),
        h("dd", null, h("bdi", { dir: "ltr" }, words.number(stands.points))),
      ),
    ),
  );
}

/**
 * The terms in the order they are shown. What the floor at zero gives back comes after what it was given for:
 * without artifacts, and again with them.
 * @param {Terms} terms @returns {Terms}
 */
function inOrder(terms) {
  const artifacts = terms.findIndex(({ key }) => key === "artifacts");
  const place = (/** @type {Terms[number]} */ each) =>
    each.key !== "floor" ? FIRST.indexOf(each.key) : artifacts < 0 || terms.indexOf(each) < artifacts ? 2.5 : 4;
  return terms.toSorted((one, other) => place(one) - place(other));
}

/** A term's amount: losses in the colour of a loss, forgiven ones with their sign. */
/** @param {string} key @param {number} points @param {Words} words */
const figure = (key, points, words) =>
  h(
    "bdi",
    { dir: "ltr", class: points < 0 ? "loss" : null },
    key === "floor" ? words.signed(points) : words.number(points),
  );

/** @param {string} key @param {string} kind @param {string} name @param {Tree | string} amount @returns {Tree} */
const term = (key, kind, name, amount) =>
  h("div", { key, class: `term ${kind}` }, h("dt", null, name), " ", h("dd", null, amount));

/**
 * The name of the sum.
 * @param {boolean} whole whether it covers all terms
 * @param {boolean} counted whether it includes artifacts
 * @param {boolean} over whether the expedition has ended
 * @param {boolean} end whether the match has ended
 */
function sumKey(whole, counted, over, end) {
  if (!whole) return counted ? "standing-open-artifacts" : "standing-open";
  if (end) return "told-end";
  return over ? "told-now" : "standing-now";
}

/**
 * More about a seat: beside its name on a desk, on a sheet that its portrait opens on a phone (a popover, which needs
 * no code).
 * @param {Sitting} sitting @param {number} seat @returns {Tree}
 */
export function seatSheet(sitting, seat) {
  const { table, words } = sitting;
  const name = nameOf(table, seat, words);
  const { adventurers, researcher } = personOf(sitting, seat);
  return h(
    "div",
    { class: "seat-more" },
    h("button", {
      type: "button",
      class: "opens",
      popovertarget: `seat-sheet-${seat}`,
      "aria-label": words.say("seat-more", whoOf(table, seat, words)),
    }),
    h(
      "div",
      { class: "seat-sheet", id: `seat-sheet-${seat}`, popover: "auto" },
      h("h3", { class: "sheet-name", dir: "auto", tabindex: -1 }, name),
      seatColumns(sitting, seat),
      h("p", { class: "at-home" }, words.say("board-home", { adventurers, researcher: researcher ? "yes" : "no" })),
    ),
  );
}

/** The last card of each column a seat has begun. @param {Sitting} sitting @param {number} seat @returns {Tree} */
function seatColumns(sitting, seat) {
  const { view, zones, words, table } = sitting;
  const label = words.say("board-columns", { name: nameOf(table, seat, words) });
  const begun = [...view.suits].map((suit) => zones[`path:${seat}:${suit}`]).filter((zone) => zone?.cards.length);
  return h(
    "ul",
    { class: "seat-columns", role: "list", "aria-label": label },
    begun.map((zone) => {
      const cards = words.list(zone.cards.map((/** @type {string} */ card) => cardWords(card, words)));
      return h(
        "li",
        { key: zone.id, class: placedAt(sitting, zone.id) ? "traced" : null, "data-zone": zone.id, title: cards },
        h(
          "button",
          { type: "button", class: "asks", ...asking(zone) },
          h(
            "span",
            { class: "unseen" },
            words.say("board-column", { suit: suitWords(zone.suit, words), count: zone.count, cards }),
          ),
          h("span", { "aria-hidden": "true" }, chip(last(zone.cards), words)),
        ),
      );
    }),
  );
}

/**
 * Who has crossed a bridge: an arch for each crossing, those still awaited included.
 * @param {Sitting} sitting
 * @param {"above" | "beside"} where above the board (phone) or beside it (desk): one of the two is shown
 * @returns {Tree}
 */
export function crossings(sitting, where) {
  const { table, words } = sitting;
  const { crossed, crossedToEnd } = factsOf(sitting);
  const left = crossedToEnd - crossed.length;
  const going = goesOn(sitting);
  const said = words.say("board-crossings", { count: crossed.length, end: crossedToEnd });
  return h(
    "section",
    {
      key: `crossings:${where}`,
      class: `crossings ${where}${going && left === 1 ? " near-end" : ""}`,
      "aria-label": said,
    },
    where === "above"
      ? whichRound(sitting)
      : h("h2", { class: "heading", "aria-hidden": "true" }, endWords(table, going, words)),
    h(
      "ol",
      { class: "arches", role: "list" },
      Array.from({ length: crossedToEnd }, (_, at) => {
        const seat = crossed[at];
        const said = seat === undefined ? null : h("span", { class: "unseen" }, nameOf(sitting.table, seat, words));
        return h(
          "li",
          seat === undefined ? { class: "open", "aria-hidden": "true" } : { class: "crossed" }, // nothing to read out
          seat === undefined ? null : seatMark(sitting, seat),
          said,
          piece("arch"),
        );
      }),
    ),
    h(
      "p",
      { class: "count-of", "aria-hidden": "true" },
      where === "above" ? words.say("board-crossings-short", { count: crossed.length, end: crossedToEnd }) : said,
    ),
    going ? h("p", { class: "note" }, words.say("board-crossings-left", { left })) : null,
    where === "beside" && table.round + 1 < table.rounds
      ? h("p", { class: "note" }, words.say("board-artifacts-later", { rounds: table.rounds }))
      : null,
  );
}

/** "What ends expedition 1 of 3"; once it has ended, which expedition it was. */
/** @param {Table} table @param {boolean} going @param {Words} words */
const endWords = (table, going, words) =>
  !going
    ? roundWords(table, words)
    : words.say(table.rounds > 1 ? "board-ends-which" : "board-ends-it", {
        round: table.round + 1,
        rounds: table.rounds,
      });
