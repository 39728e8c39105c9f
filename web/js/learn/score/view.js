// @ts-check
/**
 * How a score sheet looks: a pure function from the entries and their points to a tree. Presses are found by `data-do`,
 * entries by `data-field` (score.js); how a column, a path or a stack is entered is in score/entries.js.
 */
import { icon } from "../../render/draw/art.js";
import { score } from "../../render/words/sums.js";
import { h } from "../../render/draw/tree.js";
import { BESIDE, ENTRIES } from "./entries.js";
import { FORMS } from "./forms.js";
import { entered } from "./reckon.js";

/** @typedef {import("../../render/draw/tree.js").Tree} Tree */
/** @typedef {import("../../shell/words/words.js").Words} Words */
/** @typedef {import("./score.js").Shown} Shown */
/** @typedef {import("./reckon.js").Reckoned} Reckoned */
/** @typedef {import("./reckon.js").Tables} Tables */
/** @typedef {ReturnType<typeof import("./reckon.js").reckon>} Result */

/** Rounds that a sheet has room for. */
export const MOST_ROUNDS = 9;
/** The class of parts without entries: on paper their numbers leave room for a pen. */
const BLANK = " blank";
/** The most characters of a name on this sheet, which gets printed. */
export const LONGEST_ON_SHEET = 40;

/** @param {Shown} shown @param {Result} result @param {Tables} tables @param {Words} words @returns {Tree[]} */
export function drawSheet({ sheet, round, clearing, taken }, result, tables, words) {
  const { game, names, rounds } = sheet;
  const called = names.map((name, seat) => name || words.say("name-seat", { seat: seat + 1 }));
  const written = entered(sheet, tables);
  return [
    setting(sheet, tables, words),
    h(
      "div",
      { key: "which", class: "which", role: "group", "aria-label": words.say("score-which") },
      rounds.map((_, at) =>
        press("round", words.say(`score-round-${game}`, { round: at + 1 }), {
          key: `to-${at}`,
          "data-to": at,
          "aria-pressed": at === round,
        }),
      ),
      !FORMS[game].running && rounds.length < MOST_ROUNDS
        ? press("more", words.say("score-more"), { key: "more" })
        : null,
    ),
    h(
      "div",
      { key: "rounds" },
      rounds.map((entries, at) => {
        const now = at === round;
        const kind = `${now ? " current" : ""}${written[at] ? "" : BLANK}`;
        return roundPart(game, entries, at, kind, now ? taken : null, result.rounds[at], called, tables, words);
      }),
    ),
    standing(sheet, written, result, called, words),
    h(
      "div",
      { key: "ways", class: "ways sheet-ways" },
      press("print", words.say("score-print"), { key: "print" }, "print"),
      clearing
        ? press("clear-yes", words.say("score-clear-yes"), { key: "clear", class: "button danger" })
        : press("clear", words.say("score-clear"), { key: "clear" }, "bin"),
    ),
  ];
}

/**
 * @param {string} act
 * @param {string} text
 * @param {import("../../render/draw/tree.js").Attrs} more
 * @param {string} [drawing]
 * @returns {Tree}
 */
const press = (act, text, more, drawing) =>
  h(
    "button",
    { type: "button", class: "button", "data-do": act, ...more },
    drawing ? icon(drawing) : null,
    h("span", null, text),
  );

/**
 * Who plays, and which variant of the game.
 * @param {Shown["sheet"]} sheet
 * @param {Tables} tables
 * @param {Words} words
 * @returns {Tree}
 */
function setting(sheet, tables, words) {
  const { game, names } = sheet;
  const { choice } = FORMS[game];
  const tick = (/** @type {"six" | "short"} */ field) =>
    h(
      "label",
      { key: field, class: "tick" },
      h("input", { type: "checkbox", "data-field": field, checked: Boolean(sheet[field]) }),
      h("span", null, words.say(`score-${field}`)),
    );
  return h(
    "div",
    { key: "setting", class: "setting" },
    tables.seats.length > 1
      ? h(
          "div",
          { key: "seats", class: "which", role: "group", "aria-label": words.say("score-seats") },
          tables.seats.map((count) =>
            press("seats", words.number(count), {
              key: `seats-${count}`,
              "data-to": count,
              "aria-pressed": count === names.length,
            }),
          ),
        )
      : null,
    names.map((name, seat) =>
      h("input", {
        key: `name-${seat}`,
        type: "text",
        class: "name-plate",
        value: name,
        placeholder: words.say("name-seat", { seat: seat + 1 }),
        maxlength: LONGEST_ON_SHEET,
        dir: name ? "auto" : words.dir,
        autocomplete: "off",
        spellcheck: "false",
        "data-field": "name",
        "data-seat": seat,
        "aria-label": words.say("score-name", { seat: seat + 1 }),
      }),
    ),
    choice ? tick(choice) : null,
  );
}

/**
 * A round: every seat's entry.
 * @param {string} game
 * @param {import("./reckon.js").Entry[]} entries
 * @param {number} at
 * @param {string} kind   classes: of the current one, of a blank one
 * @param {Shown["taken"]} taken   what the last press took from whom
 * @param {Reckoned[]} reckoned
 * @param {string[]} called
 * @param {Tables} tables
 * @param {Words} words
 * @returns {Tree}
 */
function roundPart(game, entries, at, kind, taken, reckoned, called, tables, words) {
  const shown = FORMS[game].running ? "now" : "sum";
  return h(
    "section",
    { key: `round-${at}`, class: `sheet-round${kind}`, "aria-labelledby": `round-${at}` },
    h("h3", { id: `round-${at}` }, words.say(`score-round-${game}`, { round: at + 1 })),
    h(
      "div",
      { class: `sheet-seats of-${entries.length}` },
      entries.map((entry, seat) =>
        h(
          "div",
          { key: `seat-${seat}`, class: "sheet-seat", role: "group", "aria-label": called[seat] },
          h("h4", null, h("bdi", null, called[seat]), " ", score(reckoned[seat][shown], words)),
          reckoned[seat].parts.map((part) => [
            ENTRIES[game](entry, part, seat, tables, words),
            taken?.by === seat && taken.card[0] === part.suit ? takenFrom(taken, called, words) : null,
          ]),
          BESIDE[game]?.(entry, seat, words),
        ),
      ),
    ),
  );
}

/**
 * Where a card came from that can be in only one place.
 * @param {NonNullable<Shown["taken"]>} taken
 * @param {string[]} called
 * @param {Words} words
 * @returns {Tree}
 */
const takenFrom = ({ card, from }, called, words) =>
  h("p", { key: "taken", class: "taken" }, words.say("score-taken", { card: words.card(card), name: called[from] }));

/**
 * The table of all rounds, one line each, as on a score pad.
 * @param {Shown["sheet"]} sheet
 * @param {boolean[]} written   whether anything was entered, round by round
 * @param {Result} reckoned
 * @param {string[]} called
 * @param {Words} words
 * @returns {Tree}
 */
function standing({ game }, written, { rounds, totals, artifacts, leaders }, called, words) {
  const shown = FORMS[game].running ? "now" : "sum";
  const ahead = leaders.length < called.length && totals.some(Boolean);
  const line = (
    /** @type {string} */ key,
    /** @type {string} */ name,
    /** @type {number[]} */ points,
    told = written.includes(true),
  ) =>
    h(
      "tr",
      { key, class: told ? null : BLANK.trim() },
      h("th", { scope: "row" }, name),
      points.map((each, seat) => h("td", { key: String(seat) }, score(each, words))),
    );
  return h(
    "div",
    { key: "standing", class: "standing" },
    h(
      "table",
      null,
      h("caption", null, words.say("score-standing")),
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          h("td", null),
          called.map((name, seat) =>
            h(
              "th",
              { key: String(seat), scope: "col", class: ahead && leaders.includes(seat) ? "ahead" : null },
              h("bdi", null, name),
            ),
          ),
        ),
      ),
      h(
        "tbody",
        null,
        rounds.map((seats, at) =>
          line(
            String(at),
            words.say(`score-round-${game}`, { round: at + 1 }),
            seats.map((seat) => seat[shown]),
            written[at],
          ),
        ),
        artifacts && line("artifacts", words.say("score-artifacts-worth"), artifacts),
      ),
      h("tfoot", null, line("total", words.say("score-total"), totals)),
    ),
    h(
      "p",
      { class: "leads" },
      ahead ? words.say("score-leads", { names: words.list(leaders.map((seat) => called[seat])) }) : null,
    ),
  );
}
