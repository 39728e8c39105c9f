// @ts-check
/**
 * The review of a finished match: the result in one sentence, the match in one picture, the costliest moments, where
 * the result comes from, and how well somebody played. It is drawn while it is being computed; what is not known yet
 * has its place reserved.
 *
 * @typedef {object} Reviewed   what the shell knows of it (shell/after/review.js)
 * @property {string} match
 * @property {number} seat              whose review it is
 * @property {Reviewing} news           how far it has got
 * @property {Review | null} told       the review so far
 * @property {boolean} stopped
 * @property {boolean} worked   it was computed while somebody was looking
 * @property {Record<string, Table>} tables   of the moments, by round and turn
 * @property {number | null} at         the place of the chart that the caption is about (chart.js)
 */
/** @import { Review, Reviewing, Table } from "../../wire.d.ts" */
import { ALONE } from "../../common/at.js";
import { h } from "../../render/draw/tree.js";
import { nameAt } from "../../render/words/say.js";
import { idOf } from "../../shell/after/own_exercises.js";
import { button, choices, page } from "../controls.js";
import { tieBreak } from "../tie.js";
import { chart } from "./chart.js";
import { NARROW, WIDE, margins, turnPlaces } from "./places.js";
import { moments, stretches, tenth, terms } from "./figures.js";
import { momentCard } from "./moment.js";
import { scale } from "./scale.js";
import { sum } from "./sum.js";
import { turnsTable } from "./turns.js";

/** @typedef {import("../../render/draw/tree.js").Tree} Tree */
/** @typedef {Reviewing["match"]} ReviewedMatch */
/** @typedef {import("../../shell/state.js").Shell} Shell */
/** @typedef {import("../../shell/words/words.js").Words} Words */

/** @param {Pick<Shell, "words" | "reviewed"> & Partial<Shell>} state @returns {Tree} */
export function review(state) {
  const { words, reviewed } = state;
  if (!reviewed) return page(words, "review", words.say("review-title"));
  const { news, told, seat, match } = reviewed;
  const { game, seats } = news.match;
  const named = naming(reviewed, words);
  const ended = news.match.conceded === null ? "played" : "early";
  const judge = words.say(`mind-${told?.mind ?? "expert"}`);
  const account = told?.accounts[seat];
  const all = told ? stretches(told, seat) : [];
  const marked = moments(all);
  const title = words.say("review-of", {
    game: words.say(`game-${game}`),
    names: words.list(seats.map((_, at) => nameAt(seats, at, words)).filter((_, at) => at !== seat)),
  });
  return h(
    "main",
    { key: "review", class: `page page-review game-${game}` },
    h(
      "header",
      { class: "page-head" },
      button("back", words.say("back"), "chev", { class: "tool back", "aria-label": words.say("back") }),
      h(
        "div",
        { class: "review-head" },
        h("p", { class: "meaning" }, title),
        h("h1", { tabindex: -1, "data-title": "" }, words.say("review-title")),
      ),
      button("through", words.say("through-title"), "run", {
        class: "button go-through",
        "data-value": `${match}/1.0`,
      }),
    ),
    h(
      "div",
      { class: "review-body" },
      h("p", { class: "review-says" }, sentence(reviewed, words)),
      news.match.taught ? h("p", { class: "meaning taught" }, words.say("review-taught")) : null,
      working(reviewed, words),
      looks(reviewed, words),
      h(
        "div",
        { class: "review-happened" },
        told ? picture(reviewed, all, marked, named, words) : h("div", { class: "review-chart waits" }),
        momentsPart(reviewed, marked, named, state.exercises ?? {}, words),
      ),
      h(
        "div",
        { class: "review-comes" },
        told && account
          ? h(
              "section",
              { "aria-labelledby": "review-from" },
              h(
                "h2",
                { id: "review-from" },
                words.say("review-from", { points: Math.abs(terms(account, false).result) }),
              ),
              sum(told, seat, news.over, named, game, words),
              h("p", { class: "without" }, without(account, named, words)),
              news.over
                ? h("p", { class: "meaning" }, words.say("review-rest-is", { kind: game, name: judge, ended }))
                : null,
            )
          : null,
        account && news.over ? scale(account, news.scale, named, words) : null,
        news.over ? h("div", { class: "ways" }, handingOn(match, words)) : null,
        h("p", { class: "meaning honest" }, words.say("review-honest", { name: judge })),
      ),
    ),
  );
}

/** The match to pass on: as a link; in the game as one file, where a link would only work on this disk, as a file. */
/** @param {string} match @param {Words} words */
const handingOn = (match, words) =>
  ALONE
    ? button("export", words.say("sheet-export"), "save", { "data-value": match })
    : button("copy-link", words.say("link-copy"), "copy", { "data-value": match });

/** Whose review it is, and who the others are. @param {Reviewed} reviewed @param {Words} words */
function naming({ news, seat }, words) {
  const { seats } = news.match;
  const people = seats.filter((each) => !each.mind).length;
  const name = nameAt(seats, seat, words);
  return {
    who: people === 1 && !seats[seat].mind ? "you" : "other",
    name,
    rivals: seats.length === 2 ? "one" : "many",
    rival: nameAt(seats, seat === 0 ? 1 : 0, words),
  };
}

/**
 * The result in a sentence, as far as it is known.
 * @param {Reviewed} reviewed @param {Words} words @returns {(Tree | string)[]}
 */
export function sentence(reviewed, words) {
  const { news, told, seat } = reviewed;
  const account = told?.accounts[seat];
  const { conceded, winners, margins } = news.match;
  const named = naming(reviewed, words);
  const result = Math.round((margins[seat] ?? 0) / 100); // known before anything is computed
  const won = winners?.includes(seat)
    ? winners.length === 1
      ? "won"
      : "shared"
    : conceded !== null
      ? "stood"
      : "lost";
  const ended = words.say("review-result", {
    ...named,
    how: won,
    side: result > 0 ? "ahead" : result < 0 ? "behind" : "level",
    points: Math.abs(result),
  });
  const first = [ended, ...decided(news.match, words)].join(" ");
  if (!told || !account) return [first, " ", h("span", { class: "dots" })];
  const { deal, draws, own, others } = terms(account, false);
  const luck = deal + draws;
  const values = { ...named, side: luck < 0 ? "took" : "gave", luck: Math.abs(luck), own: -own, others };
  const known = told.rounds.some(({ turns }) => turns.some(({ weighed }) => weighed));
  return [
    first,
    " ",
    words.say("review-luck", values),
    " ",
    known || news.over
      ? words.say(news.over ? "review-costs" : "review-costs-so-far", values)
      : h("span", { class: "dots" }),
  ];
}

/** For equal points: what decided the match, and for whom. @param {ReviewedMatch} match @param {Words} words */
function decided({ game, seats, conceded, winners, margins }, words) {
  const tie = tieBreak({ game, conceded, result: winners && { totals: margins, winners } }, words);
  if (!tie || !winners) return [];
  const names = winners.map((seat) => nameAt(seats, seat, words));
  const alone = seats.filter(({ mind }) => !mind).length === 1 && !seats[winners[0]].mind;
  const won = { who: alone ? "you" : "other", name: names[0], by: "none", points: 0 };
  const whose =
    names.length > 1
      ? words.say("sheet-shared-match", { names: words.list(names) })
      : words.say("sheet-won-match", won);
  return [tie, `${whose}.`];
}

/**
 * The result without luck, in whole points that add up with the given result and luck.
 * @param {import("../../wire.d.ts").Account} account @param {ReturnType<typeof naming>} named @param {Words} words
 */
const without = (account, named, words) => {
  const { result, deal, draws } = terms(account, false);
  const points = result - deal - draws;
  return words.say("review-without", {
    ...named,
    side: points > 0 ? "ahead" : points < 0 ? "behind" : "level",
    points: Math.abs(points),
  });
};

/** Progress of the computation. @param {Reviewed} reviewed @param {Words} words @returns {Tree | null} */
function working({ news, told, stopped, worked }, words) {
  if (news.over && !worked) return null;
  const turn = told?.rounds.flatMap(({ turns }) => turns).filter(({ weighed }) => weighed).length ?? 0;
  return h(
    "div",
    { class: `review-working${news.over ? " done" : ""}`, "aria-hidden": news.over ? "true" : null },
    h("progress", { max: news.turns, value: turn, "aria-label": words.say("review-working") }),
    h("p", { class: "meaning" }, words.say(stopped ? "review-stopped" : "review-turn", { turn, turns: news.turns })),
    news.over
      ? null // the row stays, so that nothing jumps
      : stopped
        ? button("review-do", words.say("review-go-on"), "go", { "data-what": "on" })
        : button("review-do", words.say("through-rest"), "rest", { "data-what": "stop" }),
  );
}

/** Whose review to show, where there is a choice. @param {Reviewed} reviewed @param {Words} words */
function looks({ news, seat }, words) {
  const { looks: offered, seats } = news.match;
  if (offered.length < 2) return null;
  return choices(
    "review-seat",
    words.say("review-whose"),
    null,
    offered.map((each) => [`${each}`, nameAt(seats, each, words)]),
    `${seat}`,
    "review-do",
    { "data-what": "seat" },
  );
}

/**
 * The chart, what its marks mean, a slider along its turns, and the same in figures.
 * @param {Reviewed} reviewed @param {import("./figures.js").Stretch[]} all
 * @param {import("./figures.js").Moment[]} marked
 * @param {ReturnType<typeof naming>} named @param {Words} words @returns {Tree}
 */
function picture({ news, at }, all, marked, named, words) {
  const { game } = news.match;
  const turns = turnPlaces(all);
  // At the deal of a round, the caption is about its first turn.
  const spoken = at === null ? undefined : (turns.find(({ place }) => place >= at) ?? turns.at(-1))?.column;
  const [wide, narrow] = [WIDE, NARROW].map((size) => margins(all, size));
  return h(
    "section",
    { class: "review-picture", "aria-labelledby": "review-turns" },
    h(
      "div",
      { class: "review-over" },
      h("h2", { id: "review-turns" }, words.say("review-match-turns")),
      h(
        "ul",
        { class: "review-legend", role: "list" },
        ["expected", "luck", "lost", "won"].map((mark) =>
          h(
            "li",
            { key: mark },
            h("i", { class: `legend-mark ${mark}`, "aria-hidden": "true" }),
            words.say(`review-mark-${mark}`, named),
          ),
        ),
      ),
    ),
    chart(all, marked, WIDE, words, game, spoken),
    chart(all, marked, NARROW, words, game, spoken),
    h("input", {
      type: "range",
      class: "review-along",
      min: turns[0]?.place ?? 0,
      max: turns.at(-1)?.place ?? 0,
      step: 1,
      value: String(at ?? turns[0]?.place ?? 0),
      "data-act": "review-do",
      "data-what": "at",
      "aria-label": words.say("through-way"),
      "aria-valuetext": spoken ? caption(spoken, news.match, words) : null,
      style: { "--wide": wide.first, "--wide-end": wide.last, "--narrow": narrow.first, "--narrow-end": narrow.last },
    }),
    h(
      "p",
      { class: "review-caption meaning" },
      spoken ? caption(spoken, news.match, words) : words.say("review-along"),
    ),
    turnsTable(all, news.match, words, false),
  );
}

/**
 * A turn of the chart in words.
 * @param {import("./figures.js").Column} column @param {Reviewed["news"]["match"]} match @param {Words} words
 */
function caption({ round, turn, told, luck, cost }, { game, seats }, words) {
  const parts = [
    words.say("review-at", { kind: game, round: round + 1, turn: turn + 1 }),
    nameAt(seats, told.seat, words),
    told.luck === null ? "" : words.say("review-turn-luck", { luck: words.signed(tenth(luck)) }),
    told.weighed && cost ? words.say("review-turn-cost", { cost: words.signed(-tenth(cost)) }) : "",
  ];
  return parts.filter(Boolean).join(words.say("apart"));
}

/**
 * @param {Reviewed} reviewed @param {import("./figures.js").Moment[]} marked @param {ReturnType<typeof naming>} named
 * @param {import("../../shell/after/own_exercises.js").All} exercises @param {Words} words @returns {Tree}
 */
function momentsPart({ news, told, match, tables }, marked, named, exercises, words) {
  if (news.over && !marked.length) return h("p", { class: "nothing-to-mend" }, words.say("review-nothing"));
  const mind = told?.mind ?? "expert";
  return h(
    "section",
    { class: "review-moments", "aria-labelledby": "review-moments" },
    h("h2", { id: "review-moments" }, words.say("review-moments", { count: marked.length || 3 })),
    h(
      "div",
      { class: "moments" },
      marked.map((moment) =>
        momentCard(
          moment,
          tables[`${moment.round}.${moment.turn}`],
          { ...named, game: news.match.game, match, mind, tries: Boolean(exercises[idOf(match, moment)]?.lesson) },
          words,
        ),
      ),
    ),
  );
}
