// @ts-check
/**
 * A spread of two pages: the statistics of this device's matches, and the travel journal with its prints. A narrow
 * screen shows one of them at a time. Every figure comes from Python; here it is laid out.
 */
/** @import { Figures, Print, Statistics } from "../../wire.d.ts" */
import { h } from "../../render/draw/tree.js";
import { sign } from "../../render/draw/art.js";
import { print } from "../../render/prints.js";
import { gameOf } from "../../shell/setup.js";
import { choice, face, linkButton, page } from "../controls.js";
import { otherRules } from "../option-words.js";
import { dated } from "./dated.js";
import { costs, trend } from "./trend.js";

/** @typedef {import("../../render/draw/tree.js").Tree} Tree */
/** @typedef {import("../../shell/state.js").Shell} Shell */
/** @typedef {import("../../shell/words/words.js").Words} Words */

/** @param {Shell} state */
export const statistics = (state) => book(state, "statistics");
/** @param {Shell} state */
export const journal = (state) => book(state, "journal");

/** @param {Shell} state @param {"statistics" | "journal"} first the page that a narrow screen shows @returns {Tree} */
function book(state, first) {
  const { words, statistics: told, unread } = state;
  return page(
    words,
    first,
    words.say(`${first}-title`),
    h(
      "nav",
      { class: "book-tabs" },
      ["statistics", "journal"].map((name) =>
        h("a", { key: name, class: "button", href: `#${name}`, "aria-current": name === first ? "page" : null }, [
          words.say(`${name}-title`),
        ]),
      ),
    ),
    unread ? h("p", { key: "unread", class: "warning" }, words.say("statistics-unread", { why: unread })) : null,
    told
      ? h(
          "div",
          { class: `spread first-${first}` },
          h("section", { key: "statistics", class: "book-leaf leaf-statistics" }, figuresPage(state, told)),
          h("section", { key: "journal", class: "book-leaf leaf-journal" }, printsPage(words, told.journal)),
        )
      : h("p", { class: "meaning", role: "status" }, words.say("statistics-reckoning")),
  );
}

/** What is shown: a game, and one of its sets. @param {Shell} state @param {Statistics} told */
function chosen({ book: wished, setup }, told) {
  const [name, number = "0"] = wished.split("/");
  const played = told.games.filter(({ sets }) => sets[0].matches);
  const game =
    told.games.find((each) => each.game === name) ??
    played.find((each) => each.game === setup.game) ??
    played[0] ??
    told.games[0];
  const at = Number(number) < game.sets.length ? Number(number) : 0;
  return { game, at, figures: game.sets[at] };
}

/** @param {Shell} state @param {Statistics} told @returns {Tree[]} */
function figuresPage(state, told) {
  const { words } = state;
  const { game, at, figures } = chosen(state, told);
  return [
    h(
      "div",
      { key: "head", class: "leaf-head" },
      h("h2", null, words.say("statistics-title")),
      h(
        "div",
        { class: "chips", role: "radiogroup", "aria-label": words.say("home-game") },
        told.games.map((each) =>
          choice(
            { name: "book-game", value: each.game, checked: each === game, act: "book", kind: "chip-choice" },
            h("span", null, words.say(`game-${each.game}`)),
          ),
        ),
      ),
    ),
    game.sets.length > 1 ? whichSet(state, game, at) : h("span", { key: "one-set", hidden: true }),
    figures.matches ? h("div", { key: "figures", class: "figures" }, sums(figures, game.game, words)) : null,
    figures.matches ? null : nothing(game.game, words),
    figures.matches ? against(figures, words) : null,
    figures.costs.length ? costs(figures, game.scale, words) : null,
    figures.trend.length ? trend(figures.trend, words) : null,
    h(
      "div",
      { key: "foot", class: "leaf-foot" },
      figures.best ? best(figures.best, words) : null,
      state.unread ? null : h("p", { class: "meaning" }, words.say("statistics-note")),
    ),
  ].filter((each) => each !== null);
}

/** For the empty page: a print still to come, and the way to a match. @param {string} game @param {Words} words */
const nothing = (game, words) =>
  h(
    "div",
    { key: "none", class: "book-none" },
    print("games", false, words),
    h(
      "div",
      null,
      h("p", null, words.say("statistics-none")),
      linkButton(`#setup/${game}`, words.say("home-start"), "go"),
    ),
  );

/**
 * Which matches: all of a game, or those with the same options.
 * @param {Shell} state
 * @param {Statistics["games"][number]} game
 * @param {number} at
 */
function whichSet({ words, about }, { game, sets }, at) {
  const played = gameOf(about, game);
  const usual = Object.fromEntries(played.options.map(({ name, default: value }) => [name, value]));
  const named = (/** @type {Figures} */ { options }) => {
    if (options === null) return words.say("statistics-all");
    const values = /** @type {import("../../shell/words/words.js").Values} */ ({ ...usual, ...options });
    return [words.say(`summary-${game}`, values), ...otherRules(played, options, words)].join(words.say("apart"));
  };
  return h(
    "div",
    { key: "sets", class: "chips", role: "radiogroup", "aria-label": words.say("statistics-which") },
    sets.map((set, number) =>
      choice(
        { name: "book-set", value: `${game}/${number}`, checked: number === at, act: "book", kind: "chip-choice" },
        h("span", null, named(set)),
      ),
    ),
  );
}

/** Hundredths as points, rounded. @param {number} hundredths @param {Words} words */
const points = (hundredths, words) => words.signed(Math.round(hundredths / 100));

/** @param {Figures["margin"]} mean @param {Words} words @returns {Tree | null} */
const error = (mean, words) =>
  mean?.error === null || !mean
    ? null
    : h(
        "small",
        null,
        " ",
        words.say("statistics-error", { error: words.number(Math.max(1, Math.round(mean.error / 100))) }),
      );

/** @param {number} value */
const way = (value) => (value > 0 ? "gain" : value < 0 ? "loss" : "");

/** The figures of one kind in a row. @param {Figures} figures @param {string} kind @param {Words} words */
function sums({ matches, won, margin, adjusted, streak, running }, kind, words) {
  const one = (
    /** @type {string} */ key,
    /** @type {Tree | string} */ value,
    /** @type {Tree | null} */ more = null,
    count = matches,
  ) =>
    h(
      "div",
      { key, class: "book-sum" },
      h("dt", null, words.say(`statistics-${key}`, { kind, count })),
      h("dd", null, value, more),
    );
  const mean = (/** @type {NonNullable<Figures["margin"]>} */ { value }) =>
    h("span", { class: way(value) }, points(value, words));
  const now = running ? h("small", null, " ", words.say("statistics-running", { count: words.number(running) })) : null;
  return [
    h(
      "dl",
      { class: "book-sums" },
      one("matches", words.number(matches)),
      one("won", words.number(won), null, won),
      margin ? one("margin", mean(margin), error(margin, words)) : null,
      adjusted ? one("adjusted", mean(adjusted), error(adjusted, words)) : null,
      one("streak", words.number(streak), now, streak),
    ),
  ];
}

const ENOUGH = 5; // matches for a margin to say something
/** @param {Pick<Figures["against"][number], "margin" | "matches">} met */
const tellsMargin = ({ margin, matches }) => margin !== null && matches >= ENOUGH;

/**
 * The record against each computer player that was alone with the person at the table, and the record where several
 * different ones sat there.
 * @param {Figures} figures @param {Words} words @returns {Tree | null}
 */
function against(figures, words) {
  const met = figures.against.filter(({ matches }) => matches);
  const { mixed } = figures;
  if (!met.length && !mixed.matches) return null;
  return h(
    "section",
    { key: "against", class: "part", "aria-labelledby": "against" },
    h(
      "div",
      { class: "leaf-line" },
      h("h3", { id: "against" }, words.say("statistics-against")),
      met.length
        ? h(
            "p",
            { class: "meaning" },
            words.say("statistics-against-means", { margins: met.some(tellsMargin) ? "yes" : "no" }),
          )
        : null,
    ),
    met.length
      ? h(
          "ul",
          { class: "against", role: "list" },
          met.map((each) => oneRecord(each, words)),
        )
      : null,
    mixed.matches ? h("p", null, recordSaid(words.say("statistics-mixed"), mixed, words)) : null,
  );
}

/** @param {Figures["against"][number]} met @param {Words} words */
function oneRecord({ mind, won, lost, matches, margin }, words) {
  const name = words.say(`mind-${mind}`);
  const part = Math.round((100 * won) / matches);
  return h(
    "li",
    { key: mind },
    face(mind),
    h(
      "span",
      { class: "record", "aria-hidden": "true" },
      words.say("statistics-record", { won: words.number(won), lost: words.number(lost) }),
    ),
    h("span", { class: "unseen" }, recordSaid(name, { won, lost }, words)),
    h("b", { "aria-hidden": "true" }, name),
    h("span", { class: "share", "aria-hidden": "true" }, h("i", { style: { "inline-size": `${part}%` } })),
    margin && tellsMargin({ margin, matches })
      ? h("span", { class: `versus ${way(margin.value)}` }, points(margin.value, words), error(margin, words))
      : null,
  );
}

/** @param {string} name @param {{won: number, lost: number}} record @param {Words} words */
const recordSaid = (name, { won, lost }, words) =>
  words.say("statistics-record-said", { name, won: words.number(won), lost: words.number(lost) });

/** @param {NonNullable<Figures["best"]>} found @param {Words} words */
const best = ({ suit, points: brought, cards, at }, words) =>
  h(
    "p",
    { class: `best suit-${suit}` },
    sign(suit),
    h(
      "span",
      null,
      h("b", null, words.say("statistics-best", { suit: words.suit(suit), points: words.signed(brought) })),
      h("br"),
      words.say("statistics-best-of", { cards, date: dated(at, words) }),
    ),
  );

/** @param {Words} words @param {Print[]} prints @returns {Tree[]} */
function printsPage(words, prints) {
  const earned = prints.filter(({ match }) => match !== null);
  const [near] = prints
    .filter(({ match }) => match === null)
    .sort((one, other) => other.done / other.of - one.done / one.of || one.of - other.of);
  return [
    h(
      "div",
      { key: "head", class: "leaf-head" },
      h("h2", null, words.say("journal-title")),
      h(
        "p",
        { class: "meaning" },
        words.say("journal-count", { done: words.number(earned.length), of: words.number(prints.length) }),
      ),
    ),
    h(
      "ul",
      { key: "prints", class: "prints", role: "list" },
      prints.map((each) => h("li", { key: each.name }, onePrint(each, words))),
    ),
    near
      ? h(
          "p",
          { key: "near", class: "meaning" },
          h("b", null, words.say("journal-near", { name: words.say(`print-${near.name}`) })),
          h("br"),
          words.say(`print-${near.name}-means`),
        )
      : null,
  ].filter((each) => each !== null);
}

/**
 * A print; pressed, it says what it takes, and links to the table where it was earned.
 * @param {Print} each
 * @param {Words} words
 */
function onePrint({ name, done, of, match, at }, words) {
  return h(
    "details",
    { class: match === null ? "a-print" : "a-print earned", name: "print" },
    h("summary", null, print(name, match !== null, words), h("span", null, words.say(`print-${name}`))),
    h(
      "div",
      { class: "print-says" },
      h("p", null, words.say(`print-${name}-means`)),
      h(
        "p",
        { class: "meaning" },
        match !== null && at !== null
          ? words.say("journal-earned", { date: dated(at, words) })
          : of > 1
            ? words.say("journal-far", { done: words.number(done), of: words.number(of) })
            : words.say("journal-to-come"),
      ),
      match === null
        ? null
        : h(
            "button",
            { type: "button", class: "link", "data-act": "resume", "data-value": match },
            words.say("home-see-sheet"),
          ),
    ),
  );
}
