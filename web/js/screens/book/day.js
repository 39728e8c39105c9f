// @ts-check
/**
 * The deal of the day: what is dealt and with whom, how it went against par, what to share of it, and four weeks of
 * such days. The deal of a date, the cards laid and par come from Python.
 */
import { h } from "../../render/draw/tree.js";
import { icon, pennant, sign } from "../../render/draw/art.js";
import { after, dealOf, done, fourWeeks, isDate, noon, playedDays, streak, today } from "../../shell/after/days.js";
import { button, face, page } from "../controls.js";
import { dateWords } from "./dated.js";
import { sharedLines } from "./day-words.js";

/** @typedef {import("../../render/draw/tree.js").Tree} Tree */
/** @typedef {import("../../shell/state.js").Shell} Shell */
/** @typedef {import("../../shell/after/days.js").Played} Played */
/** @typedef {import("../../shell/words/words.js").Words} Words */

/** The date shown. @param {Shell} state */
const dateOf = ({ part }) => (isDate(part) ? part : today());

/** @param {Shell} state @returns {Tree} */
export function day(state) {
  const { words, about, pars } = state;
  const date = dateOf(state);
  const played = playedDays(state.matches ?? state.shelf);
  const own = played.get(date);
  const { game, mind } = dealOf(date, about);
  const name = words.say(`mind-${mind}`);
  return page(
    words,
    "day",
    words.say("home-day"),
    h(
      "section",
      { class: "day-head" },
      face(mind),
      h(
        "div",
        null,
        h("h2", null, dateWords(date, words, "weekday")),
        h("p", { class: "meaning" }, words.say("day-deal", { kind: game, game: words.say(`game-${game}`), name })),
      ),
    ),
    own && done(own) ? result(state, date, own, pars[date]?.margin ?? null) : toPlay(state, date, own),
    calendar(state, date, played),
  );
}

/** What to do about a day that is not done. @param {Shell} state @param {string} date @param {Played} [own] */
function toPlay({ words }, date, own) {
  const now = today();
  // A day once begun stays begun if the clock goes back.
  const line = own?.counts
    ? "day-going"
    : own
      ? "day-practice-only"
      : date > now
        ? "day-future"
        : date < now
          ? "day-missed"
          : "day-same";
  return h(
    "section",
    { key: "to-play", class: "part day-to-play" },
    h("p", null, words.say(line)),
    own && !own.over
      ? button("resume", words.say("menu-on"), "go", { class: "button primary big", "data-value": own.match.id })
      : date > now
        ? null
        : button("day-begin", words.say(own ? "day-again" : "home-start"), "go", {
            class: "button primary big",
            "data-value": date,
          }),
  );
}

/**
 * How a day went.
 * @param {Shell} state @param {string} date @param {Played} own @param {number | null} par
 */
function result(state, date, own, par) {
  const { words, reckoning } = state;
  const { result: end, day: laid } = own.match.summary;
  const totals = end?.totals ?? [0, 0];
  const seat = own.match.summary.seats.findIndex((each) => !each.mind);
  const owl = words.say("mind-expert");
  return h(
    "section",
    { key: "result", class: "part day-result" },
    h(
      "div",
      { class: "day-outcome" },
      h("h3", null, outcome(own, par, words)),
      h(
        "p",
        { class: "meaning" },
        words.say("day-score", { own: words.number(totals[seat]), other: words.number(totals[1 - seat]) }),
      ),
    ),
    own.late && laid ? h("p", { class: "meaning" }, words.say("day-late", { date: dateWords(laid.on, words) })) : null,
    own.gaveUp ? null : scale(own.margin, par, words),
    h(
      "p",
      { class: "day-figures" },
      own.gaveUp ? null : h("span", null, words.say("day-you", { points: words.signed(own.margin) })),
      par === null
        ? h(
            "span",
            { class: "meaning", role: "status" },
            reckoning === null
              ? null
              : words.say("day-reckoning", { name: owl, percent: words.percent(Math.floor(reckoning * 20) / 20) }),
          )
        : h("span", null, words.say("day-par", { points: words.signed(par) })),
      own.adjusted === null ? null : h("span", null, words.say("day-without", { points: words.signed(own.adjusted) })),
    ),
    h("p", { class: "meaning" }, words.say("day-par-means", { name: owl })),
    shared(state, date, own, par),
    h(
      "div",
      { class: "ways" },
      button("day-share", words.say("day-share"), "send", { class: "button primary", "data-value": date }),
      button("picture", words.say("picture-title"), "picture", { "data-value": `day/${date}` }),
    ),
    h(
      "div",
      { class: "ways" },
      button("resume", words.say("home-see-sheet"), "score", { "data-value": own.match.id }),
      date > today() ? null : button("day-begin", words.say("day-again"), "go", { "data-value": date }),
    ),
  );
}

/** The result in words. @param {Played} own @param {number | null} par @param {Words} words */
function outcome({ margin, gaveUp }, par, words) {
  if (gaveUp) return words.say("sheet-conceded", { who: "you", name: "" });
  const by = margin - (par ?? 0);
  const [more, less, same] = par === null ? ["ahead", "behind", "even"] : ["over", "under", "par"];
  return words.say("day-result", { way: by > 0 ? more : by < 0 ? less : same, points: words.number(Math.abs(by)) });
}

const WIDTH = 330;
const FACE = 17; // half of one
const EDGE = FACE + 3; // so that a face at either end is whole

/** A scale with par and the person on it. @param {number} own @param {number | null} par @param {Words} words */
function scale(own, par, words) {
  const all = [own, par ?? own, 0];
  const low = Math.floor(Math.min(...all) / 10) * 10;
  const high = Math.max(low + 20, Math.ceil(Math.max(...all) / 10) * 10);
  const step = Math.max(10, Math.ceil((high - low) / 50) * 10);
  const ticks = Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, at) => low + at * step);
  const place = (/** @type {number} */ points) => {
    const x = EDGE + ((WIDTH - 2 * EDGE) * (points - low)) / (high - low);
    return Math.round(10 * (words.dir === "rtl" ? WIDTH - x : x)) / 10;
  };
  const mark = (/** @type {string} */ portrait, /** @type {number} */ points) =>
    h(
      "g",
      { key: portrait },
      h("use", { href: `#portrait-${portrait}`, x: place(points) - FACE, y: 2, width: 2 * FACE, height: 2 * FACE }),
      h("circle", { cx: place(points), cy: FACE + 2, r: FACE }),
    );
  return h(
    "svg",
    {
      class: "day-scale",
      viewBox: `0 0 ${WIDTH} 66`,
      role: "img",
      "aria-label":
        par === null
          ? words.say("day-you", { points: words.signed(own) })
          : words.say("day-scale", { own: words.signed(own), par: words.signed(par) }),
    },
    h("rect", { class: "axis", x: EDGE, y: 44, width: WIDTH - 2 * EDGE, height: 2 }),
    ticks.map((tick) => [
      h("rect", { key: `tick-${tick}`, class: "axis", x: place(tick) - 1, y: 40, width: 2, height: 10 }),
      h("text", { key: `at-${tick}`, x: place(tick), y: 63, "text-anchor": "middle" }, words.signed(tick)),
    ]),
    par === null
      ? null
      : h("rect", {
          key: "gap",
          class: own >= par ? "gain" : "loss",
          x: Math.min(place(own), place(par)),
          y: 38,
          width: Math.abs(place(own) - place(par)),
          height: 6,
        }),
    par === null ? null : mark("owl", par),
    mark("you", own),
  );
}

/**
 * What will be shared, exactly as it will be sent.
 * @param {Shell} state
 * @param {string} date
 * @param {Played} own
 * @param {number | null} par
 */
function shared({ words }, date, own, par) {
  const lines = sharedLines(words, date, own, par);
  return h(
    "section",
    { class: "day-shared", "aria-label": words.say("day-shared-text") },
    h("p", { class: "day-shared-head" }, lines.head),
    h("p", null, lines.result),
    lines.without ? h("p", null, lines.without) : null,
    lines.columns.map((column) =>
      h(
        "div",
        { key: column.suit, class: `day-column suit-${column.suit}`, role: "img", "aria-label": column.said },
        sign(column.suit),
        h(
          "span",
          { class: "day-cards" },
          column.cards
            ? Array.from({ length: column.cards }, (_, at) => h("i", null, at < column.wagers ? pennant() : null))
            : h("i", { class: "none" }),
        ),
        h("span", { class: "day-points" }, words.signed(column.points)),
      ),
    ),
    h("p", { class: "meaning", dir: "ltr" }, lines.address),
  );
}

/** @param {Played | undefined} played @param {number | undefined} par @param {string} date @param {string} now */
function stateOf(played, par, date, now) {
  if (!played) return date > now ? "future" : "open";
  if (!played.counts) return "practice";
  if (!played.over) return "going";
  if (played.gaveUp) return "given-up";
  if (played.late) return "late";
  return par === undefined ? "played" : played.margin >= par ? "par" : "under";
}

// The calendar's marks that are always explained, and those explained only while such a day is shown.
/** @type {ReturnType<typeof stateOf>[]} */
const KEY = ["par", "under", "late", "open"];
/** @type {ReturnType<typeof stateOf>[]} */
const RARE = ["played", "given-up", "going"];

/** Four weeks, the date's last. @param {Shell} state @param {string} date @param {Map<string, Played>} played */
function calendar({ words, pars }, date, played) {
  const now = today();
  const dates = fourWeeks(date, words.language);
  const row = streak(played, now);
  const states = dates.map((each) => stateOf(played.get(each), pars[each]?.margin, each, now));
  return h(
    "section",
    { key: "calendar", class: "part day-calendar", "aria-labelledby": "day-weeks" },
    h(
      "div",
      { class: "day-calendar-head" },
      h("h2", { id: "day-weeks" }, words.say("day-weeks")),
      row ? h("p", null, icon("cal"), words.say("home-day-row", { count: row })) : null,
    ),
    h(
      "div",
      { class: "day-weeks", role: "list" },
      dates
        .slice(0, 7)
        .map((each) =>
          h(
            "span",
            { key: `letter-${each}`, class: "day-letter", "aria-hidden": "true", role: "presentation" },
            words.calendar(noon(each), "letter"),
          ),
        ),
      dates.map((each, at) => {
        const state = states[at];
        const named = words.say("day-cell", {
          date: dateWords(each, words, "weekday"),
          state: words.say(`day-state-${state}`),
        });
        const number = words.calendar(noon(each), "number");
        const classes = `day-cell is-${state}${each === now ? " today" : ""}${each === date ? " shown" : ""}`;
        return h(
          "span",
          { key: each, role: "listitem" },
          state === "future"
            ? h("span", { class: classes }, number)
            : h("a", { class: classes, href: `#day/${each}`, "aria-label": named }, h("b", null, number)),
        );
      }),
    ),
    h(
      "ul",
      { class: "day-key", role: "list" },
      [...KEY, ...RARE.filter((state) => states.includes(state))].map((state) =>
        h(
          "li",
          { key: state },
          h("i", { class: `day-cell is-${state}`, "aria-hidden": "true" }),
          words.say(`day-state-${state}`),
        ),
      ),
    ),
    h(
      "div",
      { class: "ways" },
      h("a", { class: "link", href: `#day/${after(date, -28)}` }, words.say("day-before")),
      date < now
        ? h(
            "a",
            { class: "link", href: `#day/${after(date, 28) > now ? now : after(date, 28)}` },
            words.say("day-after"),
          )
        : null,
    ),
  );
}
