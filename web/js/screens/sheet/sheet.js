// @ts-check
/**
 * The score sheet, between rounds and at the end: the result, every seat's columns under a row of places, the match so
 * far, and what comes next. It reads the protocol's `sheet`; it adds nothing up.
 */
/** @import { SheetRound, Statistics, Table } from "../../wire.d.ts" */
import { h } from "../../render/draw/tree.js";
import { contours } from "../../render/draw/art.js";
import { nameOf, sheetOf, whoOf } from "../../render/words/say.js";
import { print } from "../../render/prints.js";
import { onlyHere, otherName, unsent } from "../../render/words/post.js";
import { gameOf } from "../../shell/setup.js";
import { button } from "../controls.js";
import { otherRules } from "../option-words.js";
import { lessonRow, withMark } from "./lesson.js";
import { head } from "./outcome.js";
import { scenes, seatRow } from "./columns.js";
import { roundsTable, story } from "./rounds.js";

/** @typedef {import("../../render/draw/tree.js").Tree} Tree */
/** @typedef {import("../../shell/state.js").Shell} Shell */
/** @typedef {import("../../shell/words/words.js").Words} Words */

/**
 * What the sheet is drawn from. `fresh` is set when it opens for the first time: "count" to count it out, "print" to
 * show the result at once; `row` is how far a lesson has read it.
 * @typedef {Pick<Shell, "table" | "words" | "part"> & Partial<Pick<Shell, "about" | "fresh" | "row" | "statistics">>}
 *   Looked
 */

/** @param {Looked} state @returns {Tree} */
export function sheet({ about, table: laid, words, part, fresh = "", row = 0, statistics = null }) {
  const table = /** @type {Table} */ (laid);
  const { rounds } = sheetOf(table);
  const at = Math.min(Math.max(Number(part || rounds.length) - 1, 0), rounds.length - 1);
  const round = rounds[at];
  const names = table.seats.map((_, seat) => nameOf(table, seat, words));
  const suits = round.seats[0].columns.map((column) => column.suit);
  const counting = fresh === "count" && Boolean(sheetOf(table).path);
  const classes = [
    "score-sheet",
    `game-${table.game}`,
    table.result && "final",
    counting && "counting",
    fresh && "fresh",
  ];
  return h(
    "main",
    {
      class: classes.filter(Boolean).join(" "),
      // A press ends the counting, unless it is on something that acts.
      "data-act": counting ? "skip-count" : null,
      style: { "--suits": suits.length, "--steps": suits.length + longestTold(round) },
    },
    h("div", { class: "frame", "aria-hidden": "true" }, contours()),
    h(
      "div",
      { class: "sheet-body" },
      counting
        ? button("skip-count", words.say("sheet-skip"), "on", { key: "skip", class: "button skip-count" })
        : null,
      head(table, round, at, words),
      lessonRow(table, row, words),
      scenes(table.game, round, at, suits, words),
      round.seats.map((seat, who) => {
        const drawn = seatRow(table, at, seat, who, round.scores[who], names[who], words);
        return who ? drawn : withMark(drawn, table, row);
      }),
      h(
        "div",
        { class: "sheet-foot" },
        rounds.length > 1 || table.rounds > 1 ? story(table, names, words) : null,
        roundsTable(table, names, at, words),
        about ? agreed(about, table, words) : null,
        newPrints(table, statistics, words),
        next(table, at, words),
      ),
    ),
  );
}

/**
 * What this match has added to the travel journal, and the way back to the day whose deal it was.
 * @param {Table} table @param {Statistics | null} told @param {Words} words @returns {Tree | null}
 */
function newPrints({ id, waiting, day }, told, words) {
  const found = waiting === "match" ? (told?.journal.filter((each) => each.match === id) ?? []) : [];
  if (!found.length && !day) return null;
  return h(
    "div",
    { key: "new-prints", class: "new-prints", role: "status" },
    day ? h("a", { class: "link", href: `#day/${day.date}` }, words.say("home-day")) : null,
    found.length ? h("span", { class: "meaning" }, words.say("journal-new")) : null,
    found.map(({ name }) =>
      h("a", { key: name, class: "link", href: "#journal" }, print(name, true, words), words.say(`print-${name}`)),
    ),
  );
}

/**
 * The rules it was played by, if some are not the usual ones.
 * @param {Shell["about"]} about @param {Table} table @param {Words} words @returns {Tree | null}
 */
function agreed(about, { game, rules }, words) {
  const lines = otherRules(gameOf(about, game), rules, words);
  return lines.length ? h("p", { key: "agreed", class: "meaning agreed" }, lines.join(words.say("apart"))) : null;
}

/** The number of terms in the longest account of a round. @param {SheetRound} round */
const longestTold = ({ seats }) => Math.max(...seats.map(({ told }) => (told?.length ?? 0) + 1));

/** For a match at a distance: why the other side does not know of this yet. */
/** @param {Table} table @param {NonNullable<Table["afar"]>} afar @param {Words} words */
const notSent = (table, afar, words) =>
  h(
    "p",
    { class: "sheet-post" },
    h("span", { class: "tag" }, words.say("post-not-sent")),
    onlyHere(afar, otherName(table, afar, words), words),
  );

/** What comes next. @param {Table} table @param {number} at  the round shown @param {Words} words @returns {Tree} */
function next(table, at, words) {
  const over = table.waiting === "match";
  const { starts } = sheetOf(table);
  const who = starts === null ? null : whoOf(table, starts, words);
  const again = table.afar ? null : words.say("sheet-again-begins", who ?? { who: "lot" });
  const begins = over ? again : who && words.say("sheet-begins", { ...who, kind: table.game, round: table.round + 2 });
  const late = table.afar && unsent(table.afar) ? table.afar : null;
  // An unsent message comes first: the other side waits for it.
  const big = `button${late ? "" : " big"}${late || table.primer ? "" : " primary"}`; // a lesson's lines come first
  const on =
    over && table.afar
      ? button("afar", words.say("post-invite-title"), "afar", { class: big })
      : over
        ? button("rematch", words.say("sheet-rematch"), "go", { class: "button primary big" })
        : button("next", words.say("sheet-deal", { kind: table.game, round: table.round + 2 }), "go", { class: big });
  return h(
    "div",
    { class: "sheet-next" },
    table.waiting === "round" || over
      ? h(
          "div",
          { class: "sheet-on over-more" },
          late ? notSent(table, late, words) : begins ? h("p", null, begins) : null,
          late
            ? button("post", words.say("post-send"), "send", { class: "button primary big", "data-post": "table" })
            : on,
        )
      : null,
    h(
      "div",
      { class: "ways" },
      late ? on : null,
      button("to-table", words.say("sheet-table"), "table"),
      button("through", words.say("through-title"), "run", { "data-value": `${table.id}/${at + 1}.0` }),
      over ? button("review", words.say("review-title"), "look", { "data-value": table.id }) : null,
      button("picture", words.say("picture-title"), "picture", { "data-value": "sheet" }),
      button("export", words.say("sheet-export"), "save", { "data-value": table.id }),
      over ? button("other-setup", words.say("sheet-new"), "people") : null,
      button("home", words.say("back-home"), "home"),
    ),
  );
}
