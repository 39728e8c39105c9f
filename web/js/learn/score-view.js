// @ts-check
/** How a score sheet looks: a pure function from what was entered and what it comes to, to a tree. Presses are found by `data-do`, entries by `data-field` (score.js). */
import { icon, pennant, sign } from "../render/art.js";
import { rankOf, rankWords } from "../render/say.js";
import { formula, score } from "../render/sums.js";
import { h } from "../tree.js";
import { cardsOf } from "./reckon.js";

/** @typedef {import("../tree.js").Tree} Tree */
/** @typedef {import("../words.js").Words} Words */
/** @typedef {import("./score.js").Shown} Shown */
/** @typedef {import("./reckon.js").Reckoned} Reckoned */
/** @typedef {ReturnType<typeof import("./reckon.js").reckon>} Result */

/** Rounds that a sheet has room for. */
export const MOST_ROUNDS = 9;

/** @param {Shown} shown @param {Result} result @param {any} tables @param {Words} words @returns {Tree[]} */
export function drawSheet({ sheet, round, clearing }, result, tables, words) {
  const { game, names, rounds } = sheet;
  const called = names.map((name, seat) => name || words.say("name-seat", { seat: seat + 1 }));
  return [
    setting(sheet, tables, words),
    h(
      "div",
      { key: "which", class: "which", role: "group", "aria-label": words.say("score-which") },
      rounds.map((_, at) => press("round", words.say(`score-round-${game}`, { round: at + 1 }), { key: `to-${at}`, "data-to": at, "aria-pressed": at === round })),
      game !== "board" && rounds.length < MOST_ROUNDS ? press("more", words.say("score-more"), { key: "more" }) : null,
    ),
    h("div", { key: "rounds", class: "sheet-rounds" }, rounds.map((entries, at) => roundPart(game, entries, at, at === round, result.rounds[at], called, tables, words))),
    standing(sheet, result, called, words),
    h(
      "div",
      { key: "ways", class: "ways sheet-ways" },
      press("print", words.say("score-print"), { key: "print" }, "log"),
      clearing ? press("clear-yes", words.say("score-clear-yes"), { key: "clear-yes", class: "button danger" }) : press("clear", words.say("score-clear"), { key: "clear" }, "x"),
    ),
  ];
}

/** @param {string} act @param {string} text @param {Record<string, any>} more @param {string} [drawing] @returns {Tree} */
const press = (act, text, more, drawing) => h("button", { type: "button", class: "button", "data-do": act, ...more }, drawing ? icon(drawing) : null, h("span", null, text));

/** Who plays, and which game of it. @param {Shown["sheet"]} sheet @param {any} tables @param {Words} words @returns {Tree} */
function setting(sheet, tables, words) {
  const { game, names } = sheet;
  const tick = (/** @type {"six" | "short"} */ field) =>
    h("label", { key: field, class: "tick" }, h("input", { type: "checkbox", "data-field": field, checked: Boolean(sheet[field]) }), h("span", null, words.say(`score-${field}`)));
  return h(
    "div",
    { key: "setting", class: "setting" },
    tables.seats.length > 1
      ? h(
          "div",
          { key: "seats", class: "which", role: "group", "aria-label": words.say("score-seats") },
          tables.seats.map((/** @type {number} */ count) => press("seats", words.number(count), { key: `seats-${count}`, "data-to": count, "aria-pressed": count === names.length })),
        )
      : null,
    names.map((name, seat) =>
      h("input", { key: `name-${seat}`, type: "text", class: "name-plate", value: name, placeholder: words.say("name-seat", { seat: seat + 1 }), maxlength: 40, dir: name ? "auto" : words.dir, autocomplete: "off", spellcheck: "false", "data-field": "name", "data-seat": seat, "aria-label": words.say("score-name", { seat: seat + 1 }) }),
    ),
    game === "card" ? tick("six") : game === "board" ? tick("short") : null,
  );
}

/** A round: every seat's entry. @param {string} game @param {any[]} entries @param {number} at @param {boolean} current @param {Reckoned[]} reckoned @param {string[]} called @param {any} tables @param {Words} words @returns {Tree} */
function roundPart(game, entries, at, current, reckoned, called, tables, words) {
  return h(
    "section",
    { key: `round-${at}`, class: `sheet-round${current ? " current" : ""}`, "aria-labelledby": `round-${at}` },
    h("h3", { id: `round-${at}` }, words.say(`score-round-${game}`, { round: at + 1 })),
    h(
      "div",
      { class: `sheet-seats of-${entries.length}` },
      entries.map((entry, seat) =>
        h(
          "div",
          { key: `seat-${seat}`, class: "sheet-seat", role: "group", "aria-label": called[seat] },
          h("h4", null, h("bdi", null, called[seat]), " ", score(game === "board" ? reckoned[seat].now : reckoned[seat].sum, words)),
          reckoned[seat].parts.map((part) => ENTRIES[game](entry, part, seat, tables, words)),
          game === "board" ? finds(entry, reckoned[seat], seat, words) : null,
        ),
      ),
    ),
  );
}

/** How one column, explorer or stack is entered. @type {Record<string, (entry: any, part: import("./reckon.js").Part, seat: number, tables: any, words: Words) => Tree>} */
const ENTRIES = { card: expedition, board: explorer, adapted: stack };

/** @param {string} suit @param {any} points @param {Words} words @returns {Tree} */
const result = (suit, points, words) =>
  h("span", { class: "entry-sum" }, points?.times ? h("bdi", { class: "formula", dir: "ltr" }, formula(points, words, true)) : null, " ", points ? score(points.points, words) : h("b", { class: "score even" }, words.number(0)));

/** @param {string} suit @param {Words} words @returns {Tree} */
const named = (suit, words) => h("span", { class: "entry-name" }, sign(suit), h("span", null, words.suit(suit)));

/** @param {string} entry @param {import("./reckon.js").Part} part @param {number} seat @param {any} tables @param {Words} words @returns {Tree} */
function expedition(entry, { suit, points }, seat, tables, words) {
  const cards = cardsOf(entry);
  const wagers = cards.filter((card) => card === `${suit}x`).length;
  const pick = (/** @type {string} */ key, /** @type {string} */ card, /** @type {boolean} */ on) =>
    h("button", { key, type: "button", class: "pick", "data-do": "card", "data-seat": seat, "data-card": card, "aria-pressed": on, "aria-label": words.card(card) }, card.endsWith("x") ? pennant() : rankWords(rankOf(card), words));
  return h(
    "div",
    { key: suit, class: `entry suit-${suit}`, role: "group", "aria-label": words.suit(suit) },
    named(suit, words),
    h(
      "span",
      { class: "picks" },
      Array.from({ length: tables.wagers }, (_, at) => pick(`x${at}`, `${suit}x`, at < wagers)),
      Object.keys(tables.values).sort((a, b) => tables.values[a] - tables.values[b]).map((rank) => pick(rank, suit + rank, cards.includes(suit + rank))),
    ),
    result(suit, points, words),
  );
}

/** @param {import("./reckon.js").Expedition} entry @param {import("./reckon.js").Part} part @param {number} seat @param {any} tables @param {Words} words @returns {Tree} */
function explorer(entry, { suit, points }, seat, tables, words) {
  const steps = tables.explorers[0].map((/** @type {number} */ _, /** @type {number} */ step) => step);
  return h(
    "div",
    { key: suit, class: `entry suit-${suit}` },
    named(suit, words),
    h(
      "select",
      { "data-field": "step", "data-seat": seat, "data-suit": suit, "aria-label": words.say("score-explorer-of", { suit: words.suit(suit) }) },
      steps.map((/** @type {number} */ step) => h("option", { key: String(step), value: step, selected: step === (entry.steps[suit] ?? 0) }, step ? words.say("score-on-step", { step }) : words.say("score-not-sent"))),
    ),
    result(suit, points, words),
  );
}

/** What else an expedition of the board game brings. @param {import("./reckon.js").Expedition} entry @param {Reckoned} reckoned @param {number} seat @param {Words} words @returns {Tree} */
function finds(entry, reckoned, seat, words) {
  const row = (/** @type {string} */ key, /** @type {Tree} */ field) => h("label", { key, class: "entry found" }, h("span", { class: "entry-name" }, words.say(`score-${key}`)), field);
  const number = (/** @type {"tiles" | "artifacts"} */ key, /** @type {number} */ step) =>
    row(key, h("input", { type: "number", inputmode: "numeric", min: 0, step, value: entry[key], "data-field": key, "data-seat": seat }));
  return h(
    "div",
    { key: "finds", class: "finds" },
    row(
      "researcher",
      h(
        "select",
        { "data-field": "researcher", "data-seat": seat },
        ["", ...reckoned.parts.map(({ suit }) => suit)].map((suit) => h("option", { key: suit, value: suit, selected: suit === entry.researcher }, suit ? words.suit(suit) : words.say("score-nowhere"))),
      ),
    ),
    number("tiles", 5),
    number("artifacts", 1),
  );
}

/** @param {Record<string, number>} entry @param {import("./reckon.js").Part} part @param {number} seat @param {any} tables @param {Words} words @returns {Tree} */
function stack(entry, { suit, points }, seat, tables, words) {
  const count = entry[suit] ?? 0;
  const name = words.suit(suit);
  const by = (/** @type {number} */ step, /** @type {string} */ said, /** @type {string} */ shown) =>
    h("button", { key: said, type: "button", class: "pick step", "data-do": "count", "data-seat": seat, "data-suit": suit, "data-by": step, "aria-label": words.say(said, { suit: name }), "aria-disabled": count + step < 0 || count + step >= tables.stacks.length || null }, shown);
  return h(
    "div",
    { key: suit, class: `entry suit-${suit}`, role: "group", "aria-label": words.say("score-stack-of", { suit: name }) },
    named(suit, words),
    h("span", { class: "stepper" }, by(-1, "score-one-less", "−"), h("output", null, words.number(count)), by(1, "score-one-more", "+")),
    result(suit, points, words),
  );
}

/** The table of all rounds. @param {Shown["sheet"]} sheet @param {Result} reckoned @param {string[]} called @param {Words} words @returns {Tree} */
function standing({ game, rounds }, { rounds: told, totals, artifacts, leaders }, called, words) {
  const ahead = leaders.length < called.length && totals.some(Boolean);
  return h(
    "div",
    { key: "standing", class: "standing" },
    h(
      "table",
      { class: "reckoning" },
      h("caption", null, words.say("score-standing")),
      h(
        "thead",
        null,
        h("tr", null, h("td", null), rounds.map((_, at) => h("th", { key: String(at), scope: "col" }, words.say(`score-round-${game}`, { round: at + 1 }))), artifacts ? h("th", { key: "artifacts", scope: "col" }, words.say("score-artifacts-worth")) : null, h("th", { key: "total", scope: "col" }, words.say("score-total"))),
      ),
      h(
        "tbody",
        null,
        called.map((name, seat) =>
          h(
            "tr",
            { key: String(seat), class: ahead && leaders.includes(seat) ? "ahead" : null },
            h("th", { scope: "row" }, h("bdi", null, name)),
            told.map((seats, at) => h("td", { key: String(at) }, score(game === "board" ? seats[seat].now : seats[seat].sum, words))),
            artifacts ? h("td", { key: "artifacts" }, score(artifacts[seat], words)) : null,
            h("td", { key: "total", class: "total" }, score(totals[seat], words)),
          ),
        ),
      ),
    ),
    h("p", { class: "leads" }, ahead ? words.say("score-leads", { names: words.list(leaders.map((seat) => called[seat])) }) : null),
  );
}
