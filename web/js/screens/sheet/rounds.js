// @ts-check
/**
 * The match so far on the score sheet: the totals as lines, and the rounds in a table, each of which can be shown
 * again.
 */
/** @import { Table } from "../../wire.d.ts" */
import { h } from "../../render/draw/tree.js";
import { piece } from "../../render/board/explorers.js";
import { sheetOf } from "../../render/words/say.js";
import { chart } from "../book/chart.js";

/** @typedef {import("../../render/draw/tree.js").Tree} Tree */
/** @typedef {import("../../shell/words/words.js").Words} Words */

/**
 * The match so far, as lines; left out while somebody's points are hidden.
 * @param {Table} table
 * @param {string[]} names
 * @param {Words} words
 * @returns {Tree | null}
 */
export function story(table, names, words) {
  const { rounds, closing, totals: end } = sheetOf(table);
  const totals = rounds.map((round) => round.totals);
  if (totals.flat().includes(null)) return null;
  const last = closing ? { totals: /** @type {number[]} */ (end), sign: "tile-artifact" } : null;
  const said = words.say("sheet-chart", { kind: table.game });
  const drawn = chart(/** @type {number[][]} */ (totals), names, table.rounds, words, last, said);
  return h(
    "section",
    { class: "story", "aria-labelledby": "story" },
    h("h2", { id: "story" }, words.say(table.result ? "sheet-course" : "sheet-so-far")),
    drawn,
  );
}

/**
 * The rounds in figures; each can be shown again.
 * @param {Table} table
 * @param {string[]} names
 * @param {number} shown
 * @param {Words} words
 * @returns {Tree}
 */
export function roundsTable(table, names, shown, words) {
  const { rounds, totals, closing } = sheetOf(table);
  const kind = table.game;
  const columns = Math.max(rounds.length, table.rounds > 12 ? 0 : table.rounds);
  const number = (/** @type {number | null | undefined} */ points) =>
    points === null ? words.say("score-hidden") : points === undefined ? "·" : words.number(points);
  return h(
    "div",
    {
      class: "rounds",
      tabindex: columns > 6 ? 0 : null,
      role: columns > 6 ? "region" : null,
      "aria-label": columns > 6 ? words.say("sheet-rounds", { kind }) : null,
    },
    h(
      "table",
      null,
      h("caption", { class: "unseen" }, words.say("sheet-rounds", { kind })),
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          h("th", { scope: "col" }, h("span", { class: "unseen" }, words.say("sheet-player"))),
          Array.from({ length: columns }, (_, at) =>
            h(
              "th",
              { key: at, scope: "col" },
              at < rounds.length ? roundLink(at, shown, kind, words) : words.number(at + 1),
            ),
          ),
          closing
            ? h(
                "th",
                { key: "closing", scope: "col" },
                piece("tile-artifact"),
                h("span", { class: "unseen" }, words.say("board-artifacts")),
              )
            : null,
          h("th", { scope: "col" }, words.say("sheet-total")),
        ),
      ),
      h(
        "tbody",
        null,
        names.map((name, seat) =>
          h(
            "tr",
            { key: seat },
            h("th", { scope: "row" }, h("bdi", null, name)),
            Array.from({ length: columns }, (_, at) => h("td", { key: at }, number(rounds[at]?.scores[seat]))),
            closing ? h("td", { key: "closing" }, number(closing[seat])) : null,
            h("td", { class: "total" }, number(totals[seat])),
          ),
        ),
      ),
    ),
  );
}

/** @param {number} at @param {number} shown @param {string} kind @param {Words} words @returns {Tree} */
const roundLink = (at, shown, kind, words) =>
  h(
    "button",
    {
      type: "button",
      class: "round-link",
      "data-act": "sheet-round",
      "data-value": at + 1,
      "aria-label": words.say("sheet-round", { kind, round: at + 1 }),
      "aria-pressed": at === shown,
    },
    words.number(at + 1),
  );
