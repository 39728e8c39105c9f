// @ts-check
/**
 * The score sheet's place on a game's page: its heading, what it says without scripts, and, as data, the tables and
 * words that its script needs (score.js). The build writes it.
 */
import { h } from "../../render/draw/tree.js";
import { borrowed } from "../pages/borrowed.js";
import { onSite } from "../pages/here.js";

/** @typedef {import("../../render/draw/tree.js").Tree} Tree */
/** @typedef {import("../../shell/words/words.js").Words} Words */

/** Messages of the app that the sheet uses beside its own. */
const BORROWED = /^(suit-\w|rank-\w|card-number|card-wager|name-seat|zone-not-started|score-hidden)$/;

/**
 * @param {string} game
 * @param {import("./reckon.js").Tables} tables
 * @param {Record<string, string>} sources all words of the language, by file
 * @param {Words} words
 * @returns {Tree}
 */
export function scoreSection(game, tables, sources, words) {
  const source = `${sources["learn-score"]}\n${borrowed(sources.table, BORROWED)}`;
  return onSite(
    h(
      "section",
      { class: "score-sheet", id: "score", "data-head": "score-title", "aria-labelledby": "score-head" },
      h("h2", { id: "score-head" }, words.say("score-title")),
      h("p", null, words.say(`score-lead-${game}`)),
      h(
        "div",
        { id: "sheet", "data-game": game, "data-tables": JSON.stringify(tables), "data-words": source },
        h("p", { class: "meaning" }, words.say("score-needs-script")),
      ),
      h("div", { id: "live", class: "unseen", role: "status", "aria-live": "polite" }),
    ),
  );
}
