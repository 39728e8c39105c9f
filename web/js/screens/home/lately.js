// @ts-check
/**
 * What stands above the choices at home: the match in progress with its small table, the last result, or what a first
 * visit begins with. A place with nothing to say is left out, and the row closes up.
 */
/** @import { Kept } from "../../messages.d.ts" */
import { at } from "../../common/at.js";
import { isLinked } from "../../common/linked.js";
import { icon } from "../../render/draw/art.js";
import { face } from "../../render/draw/cards.js";
import { roomOf, taught } from "../../render/rooms.js";
import { small } from "../../render/small.js";
import { h } from "../../render/draw/tree.js";
import { button } from "../controls.js";
import { after, dealOf, done, noon, playedDays, streak, today } from "../../shell/after/days.js";
import { isOver, matchLine, outcome, pointsLine, toContinue, unfinished } from "../kept.js";

/** @typedef {import("../../render/draw/tree.js").Tree} Tree */
/** @typedef {import("../../shell/after/days.js").Played} Played */
/** @typedef {import("../../shell/state.js").Shell} Shell */
/** @typedef {import("../../shell/words/words.js").Words} Words */
/** @typedef {import("../kept.js").Summed} Summed */

/** Whether nobody has played here yet: then a guided match comes first. @param {Shell} state */
const firstVisit = ({ last, guided, setup }) => !last && !guided && taught(setup.game);

/** The newest of the matches that were finished here. @param {Shell} state @returns {Kept | null} */
const lastOver = ({ matches, shelf }) =>
  (matches ?? shelf).find((match) => match.summary && isOver(match) && !isLinked(match.id)) ?? null;

/**
 * What to keep for the first paint of the next visit: the two matches shown here and those of the last days and of the
 * days in a row, without anything hidden.
 * @param {Shell} state
 * @returns {Kept[]}
 */
export function onShelf(state) {
  const days = playedDays(state.matches ?? state.shelf);
  const first = after(today(), -Math.max(LAST_DAYS, streak(days, today())));
  const lately = [...days.values()]
    .map(({ match }) => match)
    .filter(({ summary }) => (summary.day?.date ?? "") >= first);
  return [...new Set([toContinue(state), lastOver(state), ...lately])].filter((match) => match !== null);
}

/** @param {Shell} state @returns {Tree | null} */
export function lately(state) {
  const going = /** @type {Summed | null} */ (toContinue(state));
  const over = /** @type {Summed | null} */ (lastOver(state));
  const first = !going && !over && firstVisit(state);
  const entries = [
    going ? inProgress(going, unfinished(state).length - 1, state.words) : null,
    first ? guidedMatch(state) : null,
    dealOfTheDay(state),
    over ? lastResult(over, state.words) : null,
    first ? rulesToRead(state) : null,
  ].filter((entry) => entry !== null);
  const three = entries.length > 2 ? " three" : "";
  return entries.length ? h("div", { key: "lately", class: `lately${three}` }, entries) : null;
}

/**
 * One place of the row.
 * @param {string} key @param {Tree | null} picture @param {Tree | string} what it is @param {string} title
 * @param {...import("../../render/draw/tree.js").Child} more @returns {Tree}
 */
const entry = (key, picture, what, title, ...more) =>
  h(
    "section",
    { key, class: `entry entry-${key}`, "aria-labelledby": `entry-${key}` },
    picture,
    h(
      "div",
      { class: "entry-words" },
      h("p", { class: "entry-what" }, what),
      h("h2", { id: `entry-${key}`, class: "entry-title" }, title),
      ...more,
    ),
  );

/** @param {Summed} match @param {number} others unfinished ones beside it @param {Words} words @returns {Tree} */
function inProgress(match, others, words) {
  const { title, line } = matchLine(match, words);
  const { round, totals } = match.summary;
  const told = round > 0 && !totals.includes(null);
  return entry(
    "going",
    small(match.summary, words) ?? gamePicture(match, words),
    words.say("home-going"),
    title,
    h("p", { class: "entry-line" }, line),
    told ? h("p", { class: "entry-line" }, words.say("home-so-far", { points: pointsLine(match, words) })) : null,
    h(
      "div",
      { class: "entry-acts" },
      button("resume", words.say("menu-on"), "go", {
        class: "button primary go-on",
        "data-value": match.id,
        "aria-describedby": "entry-going",
      }),
      others > 0
        ? h("a", { class: "link", href: "#matches" }, words.say("home-more-matches", { count: others }))
        : null,
    ),
  );
}

const LAST_DAYS = 3; // before today

/** The deal of the day, and how the last few went. @param {Shell} state @returns {Tree} */
function dealOfTheDay(state) {
  const { words, about } = state;
  const now = today();
  const played = playedDays(state.matches ?? state.shelf);
  const { game, mind } = dealOf(now, about);
  const own = played.get(now);
  const row = streak(played, now);
  const name = words.say(`mind-${mind}`);
  return entry(
    "day",
    null,
    h("span", null, icon("cal"), words.say("home-day")),
    words.calendar(noon(now), "day"),
    h(
      "p",
      { class: "entry-line which" },
      words.say(`game-${game}`),
      h("span", null, words.say("apart") + words.say("home-day-with", { name })),
    ),
    h(
      "p",
      { class: "last-days", "aria-hidden": "true" },
      Array.from({ length: LAST_DAYS }, (_, at) => lastDay(played.get(after(now, at - LAST_DAYS)), words)),
      h("i", { class: "now" }, done(own) ? points(own, words) : words.say("home-day-today")),
    ),
    row ? h("p", { class: "entry-line" }, words.say("home-day-row", { count: row })) : null,
    h(
      "div",
      { class: "entry-acts" },
      h(
        "a",
        { class: "link", href: "#day", "aria-describedby": "entry-day" },
        words.say("home-day-open", { state: done(own) ? "done" : own?.counts ? "going" : own ? "done" : "new" }),
      ),
    ),
  );
}

/** @param {Played | undefined} played @param {Words} words @returns {Tree} */
const lastDay = (played, words) => (done(played) ? h("i", null, points(played, words)) : h("i", { class: "gap" }, "–"));

/** The points of a day; none if it was given up. @param {Played | undefined} played @param {Words} words */
const points = (played, words) => (played && !played.gaveUp ? words.signed(played.margin) : "–");

/** @param {Summed} match @param {Words} words @returns {Tree} */
function lastResult(match, words) {
  const { best, game, seats, practice } = match.summary;
  const most = best
    ? words.say("home-best", {
        suit: words.suit(best.suit),
        points: words.signed(best.points),
        who: seats[best.seat].mind || seats.filter((seat) => !seat.mind).length > 1 ? "other" : "you",
        name: outcome.nameOf(match, best.seat, words),
      })
    : "";
  const apart = practice ? words.say("apart") + words.say("matches-practice") : "";
  return entry(
    "over",
    best?.card && roomOf(game).ends === "reached"
      ? h("span", { class: "entry-card" }, face(best.card, words, false))
      : small(match.summary, words),
    words.say("home-last") + apart,
    outcome.title(match, words),
    h("p", { class: "entry-line" }, pointsLine(match, words)),
    most ? h("p", { class: "entry-line" }, most) : null,
    h(
      "div",
      { class: "entry-acts" },
      h(
        "button",
        { type: "button", class: "link", "data-act": "resume", "data-value": match.id },
        words.say("home-see-sheet"),
      ),
    ),
  );
}

/** The first offer of a first visit: a guided match of the chosen game. @param {Shell} state @returns {Tree} */
const guidedMatch = ({ words, setup }) =>
  entry(
    "first",
    h(
      "span",
      { class: "entry-fan", "aria-hidden": "true" },
      ["y2", "y6", "y10"].map((card) => h("span", { key: card, class: "fan-card" }, face(card, words, false))),
    ),
    words.say("home-first") + words.say("apart") + words.say(`game-${setup.game}`),
    words.say("home-guided"),
    h("p", { class: "entry-line" }, words.say("home-guided-means")),
    h(
      "div",
      { class: "entry-acts" },
      button("guided", words.say("home-guided-begin"), "go", {
        key: "guided",
        class: "button primary",
        "aria-describedby": "entry-first",
      }),
    ),
  );

/** @param {Shell} state @returns {Tree} */
const rulesToRead = ({ words, setup }) =>
  entry(
    "rules",
    null,
    h("span", null, icon("book"), words.say("home-rules")),
    words.say("home-read"),
    h("p", { class: "entry-line" }, words.say("home-read-means")),
    h(
      "div",
      { class: "entry-acts" },
      h(
        "a",
        { class: "link", href: at(`learn/${words.language}/${setup.game}.html`) || `#rules/${setup.game}` },
        words.say("home-read-open"),
      ),
    ),
  );

/** For a match with nothing known to draw. @param {Summed} match @param {Words} words @returns {Tree} */
const gamePicture = ({ summary }, words) =>
  h(
    "span",
    { class: `game-picture picture-${summary.game}`, "aria-hidden": "true" },
    roomOf(summary.game).picture(words),
  );
