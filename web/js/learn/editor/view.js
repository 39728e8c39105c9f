// @ts-check
/**
 * What the page for laying out positions draws: who plays and who looks, where the next card goes, the cards of the
 * deck, the table as a page will show it, the code.
 *
 * @typedef {import("./laying-out.js").Layout} Layout
 * @typedef {import("./laying-out.js").Place} Place
 * @typedef {import("../../embed/picture/laying.js").Laying} Laying
 * @typedef {import("../../shell/words/words.js").Words} Words
 * @typedef {import("../../render/draw/tree.js").Tree} Tree
 *
 * @typedef {object} Editing
 * @property {Layout} layout
 * @property {Laying} data     of its game
 * @property {Place} place     that cards go to
 * @property {string} line     the line in the code, perhaps written by hand
 * @property {string} lang     of the table in the page, "" the reader's
 * @property {"diagram" | "play"} mode
 * @property {string} copied   which code was copied
 * @property {boolean} foreign  the line cannot be laid out here: the layout is not its own
 * @property {string} told     key of what went wrong, "" if nothing did
 * @property {string} site     the address of our site
 */
import { codeOf } from "../../embed/outside/code.js";
import { pennant, sign } from "../../render/draw/art.js";
import { rankWords } from "../../render/words/say.js";
import { h } from "../../render/draw/tree.js";
import { LANGUAGES } from "../../shell/words/languages.js";
import { cardsAt, laidOf, placesOf } from "./laying-out.js";

const MOST_UNSEEN = 12;

/** @param {Editing} editing @param {string[]} games @param {Words} words @returns {(Tree | null)[]} */
export function drawEditor(editing, games, words) {
  return [
    h("div", { key: "settings", class: "setting" }, settings(editing, games, words)),
    editing.told ? h("p", { key: "told", class: "meaning" }, words.say(editing.told)) : null,
    h(
      "div",
      { key: "work", class: "editor-work" },
      h(
        "div",
        { key: "laying", class: "editor-laying" },
        editing.foreign
          ? h("p", { key: "foreign", class: "meaning" }, words.say("position-foreign"))
          : [where(editing, words), palette(editing, words)],
      ),
      h(
        "div",
        { key: "shown", class: "editor-shown" },
        h("lost-cities-table", {
          key: "table",
          id: "preview",
          record: editing.line,
          mode: editing.mode,
          theme: "auto",
          lang: editing.lang || words.language,
        }),
        code(editing, words),
      ),
    ),
  ];
}

/**
 * A choice among a few.
 * @param {string} field @param {string} said @param {string} value
 * @param {[value: string, said: string][]} options @param {Record<string, string | number>} [data]
 */
const choice = (field, said, value, options, data = {}) =>
  h(
    "label",
    { key: field + Object.values(data).join("-"), class: "choice" },
    h("span", null, said),
    h(
      "select",
      {
        "data-field": field,
        ...Object.fromEntries(Object.entries(data).map(([name, each]) => [`data-${name}`, each])),
        value,
      },
      options.map(([each, text]) => h("option", { key: each, value: each, selected: each === value }, text)),
    ),
  );

/** @param {Editing} editing @param {string[]} games @param {Words} words */
function settings({ layout, data, lang, mode, foreign }, games, words) {
  const seats = layout.hands.map((_, seat) => /** @type {[string, string]} */ ([String(seat), nameOf(seat, words)]));
  return [
    choice("game", words.say("position-game"), foreign ? "" : layout.game, [
      ...(foreign ? [/** @type {[string, string]} */ (["", "–"])] : []),
      ...games.map((game) => /** @type {[string, string]} */ ([game, words.say(`game-${game}`)])),
    ]),
    foreign
      ? null
      : choice(
          "seats",
          words.say("position-seats"),
          String(layout.hands.length),
          Object.keys(data.views).map((count) => [count, words.number(Number(count))]),
        ),
    foreign
      ? null
      : choice("seat", words.say("position-looks"), layout.seat === null ? "" : String(layout.seat), [
          ...seats,
          ["", words.say("position-nobody")],
        ]),
    choice("lang", words.say("position-language"), lang, [
      ["", words.say("position-reader")],
      ...LANGUAGES.map(({ language, name }) => /** @type {[string, string]} */ ([language, name])),
    ]),
    choice("mode", words.say("position-mode"), mode, [
      ["diagram", words.say("position-mode-diagram")],
      ["play", words.say("position-mode-play")],
    ]),
    foreign
      ? null
      : h("button", { key: "clear", type: "button", class: "button", "data-do": "clear" }, words.say("position-clear")),
  ];
}

/** @param {number} seat @param {Words} words */
const nameOf = (seat, words) => words.say("name-seat", { seat: seat + 1 });

/** What a place is called. @param {{of: string, seat?: number}} place @param {Words} words */
const placeWords = ({ of, seat = 0 }, words) => words.say(`position-${of}`, { name: nameOf(seat, words) });

/** Where the next card goes. @param {Editing} editing @param {Words} words */
const where = ({ layout, place }, words) =>
  h(
    "div",
    { key: "where", class: "which", role: "group", "aria-label": words.say("position-where") },
    placesOf(layout).map(({ of, seat }) =>
      h(
        "button",
        {
          key: `${of}${seat ?? ""}`,
          type: "button",
          class: "button",
          "data-do": "place",
          "data-of": of,
          "data-seat": seat ?? "",
          "aria-pressed": of === place.of && seat === place.seat,
        },
        placeWords({ of, seat }, words),
      ),
    ),
  );

/** The cards that can be laid there, by suit. @param {Editing} editing @param {Words} words */
function palette(editing, words) {
  const { layout, data, place } = editing;
  const { suits } = data.views[String(layout.hands.length)];
  const row = place.of === "tiles" ? tiles : cards;
  return h(
    "div",
    {
      key: "palette",
      class: `editor-palette game-${layout.game}`,
      role: "group",
      "aria-label": placeWords(place, words),
    },
    [...suits].map((suit) => row(editing, suit, words)),
    place.of === "hands" && place.seat !== layout.seat ? unseen(layout, Number(place.seat), words) : null,
  );
}

/** @param {Editing} editing @param {string} suit @param {Words} words */
function cards(editing, suit, words) {
  const { layout, data, place } = editing;
  const here = cardsAt(layout, place);
  return h(
    "div",
    { key: suit, class: `entry suit-${suit}`, role: "group", "aria-label": words.suit(suit) },
    h("span", { class: "entry-name" }, sign(suit), h("span", null, words.suit(suit))),
    h(
      "span",
      { class: "picks" },
      data.ranks.map((rank, at) => {
        const card = suit + rank;
        const count = here.filter((each) => each === card).length;
        const left = data.copies[at] - laidOf(layout, card);
        return h(
          "button",
          {
            key: rank,
            type: "button",
            class: "pick",
            "data-do": "card",
            "data-card": card,
            "aria-pressed": count > 0,
            "aria-disabled": !count && !left ? true : null,
            "aria-label": words.say("position-card", { card: words.card(card), count, left }),
          },
          rank === "x" ? pennant() : rankWords(rank, words),
          count > 1 ? h("sub", null, words.number(count)) : null,
        );
      }),
    ),
    place.of === "columns" ? explorer(layout, place.seat, suit, words) : null,
  );
}

/** Where an explorer stands. @param {Layout} layout @param {number} seat @param {string} suit @param {Words} words */
function explorer(layout, seat, suit, words) {
  const where = layout.explorers[seat][suit];
  if (!where) return null;
  const [step, piece] = where.split(":");
  const steps = Array.from(
    { length: 9 },
    (_, at) => /** @type {[string, string]} */ ([String(at + 1), words.number(at + 1)]),
  );
  const data = { seat, suit };
  return h(
    "span",
    { class: "editor-explorer" },
    choice("step", words.say("position-step"), step, steps, data),
    choice(
      "piece",
      words.say("position-piece"),
      piece,
      [
        ["a", words.say("position-piece-a")],
        ["r", words.say("position-piece-r")],
      ],
      data,
    ),
  );
}

/** The tiles of a path. @param {Editing} editing @param {string} suit @param {Words} words */
function tiles({ layout, data }, suit, words) {
  const { facts } = data.views[String(layout.hands.length)];
  const steps = "paths" in facts ? (facts.paths.find((path) => path.suit === suit)?.steps ?? []) : [];
  const kinds = Object.keys(data.bag).map((kind) => /** @type {[string, string]} */ ([kind, tileWords(kind, words)]));
  return h(
    "div",
    { key: suit, class: `entry suit-${suit}`, role: "group", "aria-label": words.suit(suit) },
    h("span", { class: "entry-name" }, sign(suit), h("span", null, words.suit(suit))),
    h(
      "span",
      { class: "editor-tiles" },
      steps
        .filter(({ marked }) => marked)
        .map(({ step }) => {
          const place = `${suit}${step}`;
          return choice(
            "tile",
            words.say("position-tile", { step }),
            layout.tiles[place] ?? "",
            [["", "–"], ...kinds],
            { place },
          );
        }),
    ),
  );
}

/** @param {string} kind @param {Words} words */
const tileWords = (kind, words) =>
  /^\d+$/.test(kind) ? words.number(Number(kind)) : words.say(`position-tile-${kind}`);

/** How many more cards a hand has. @param {Layout} layout @param {number} seat @param {Words} words */
const unseen = (layout, seat, words) =>
  choice(
    "unseen",
    words.say("position-unseen"),
    String(layout.unseen[seat]),
    Array.from({ length: MOST_UNSEEN + 1 }, (_, at) => [String(at), words.number(at)]),
    { seat },
  );

/** The line, and the code for a page. @param {Editing} editing @param {Words} words */
function code({ line, lang, mode, copied, site }, words) {
  const asked = { ...(mode === "diagram" ? {} : { mode }), ...(lang ? { lang } : {}), record: line };
  const codes = codeOf(asked, site);
  return h(
    "div",
    { key: "code", class: "editor-code" },
    h(
      "label",
      { key: "line", class: "choice" },
      h("span", null, words.say("position-line")),
      h("textarea", { "data-field": "line", dir: "ltr", rows: 3, spellcheck: "false", value: line }),
    ),
    Object.entries(codes).map(([name, text]) => [
      h("h2", { key: `head-${name}` }, words.say(`embed-code-${name}`)),
      h(
        "pre",
        { key: name, class: "report", dir: "ltr", tabindex: 0, "aria-label": words.say(`embed-code-${name}`) },
        text,
      ),
      h(
        "button",
        { key: `copy-${name}`, type: "button", class: "button", "data-do": "copy", "data-code": name },
        words.say(copied === name ? "error-copied" : "embed-copy"),
      ),
    ]),
  );
}
