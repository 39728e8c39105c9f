// @ts-check
/**
 * What came of it, in the largest letters of the score sheet: who has won what, how a match ended for everybody, and
 * the column that brought most.
 */
/** @import { Result, SheetRound, Table } from "../../wire.d.ts" */
import { h } from "../../render/draw/tree.js";
import { roomOf } from "../../render/rooms.js";
import { sign } from "../../render/draw/art.js";
import { nameOf, sheetOf, whoOf } from "../../render/words/say.js";
import { face } from "../controls.js";
import { how, pointsOf } from "./columns.js";

/** @typedef {import("../../render/draw/tree.js").Tree} Tree */
/** @typedef {import("../../shell/words/words.js").Words} Words */

/**
 * What came of it, in the largest letters.
 * @param {Table} table
 * @param {SheetRound} round
 * @param {number} at
 * @param {Words} words
 * @returns {Tree}
 */
export function head(table, round, at, words) {
  const where = words.say(table.rounds ? "sheet-where" : "sheet-where-open", { round: at + 1, rounds: table.rounds });
  const latest = at === sheetOf(table).rounds.length - 1;
  return h(
    "header",
    { class: "sheet-head" },
    h("p", { class: "meaning" }, where, table.practice ? words.say("apart") + words.say("matches-practice") : ""),
    h(
      "h1",
      { tabindex: -1, "data-title": "" },
      latest ? latestTitle(table, round, words) : roundTitle(table, round.scores, words),
    ),
    latest && table.conceded !== null && table.seats.length > 2
      ? h("p", { class: "meaning" }, wonBy(table, words))
      : null,
    table.result ? standing(table, words) : null,
    best(table.game, round, words),
  );
}

/**
 * How the match ended: everybody with their total, whoever has won first, whoever gave up last.
 * @param {Table} table
 * @param {Words} words
 * @returns {Tree}
 */
function standing(table, words) {
  const { totals, winners } = /** @type {Result} */ (table.result);
  const rank = (/** @type {number} */ seat) => (winners.includes(seat) ? 0 : seat === table.conceded ? 2 : 1);
  const seats = totals.map((_, seat) => seat);
  seats.sort((one, other) => rank(one) - rank(other) || totals[other] - totals[one]);
  return h(
    "ol",
    { class: "standing", role: "list", "aria-label": words.say("sheet-total") },
    seats.map((seat) =>
      h(
        "li",
        { key: seat, class: winners.includes(seat) ? "winner" : null },
        face(table.seats[seat].mind ?? "", seat),
        h("bdi", { class: "whose" }, nameOf(table, seat, words)),
        " ",
        h("b", null, h("bdi", { dir: "ltr" }, words.number(totals[seat]))),
      ),
    ),
  );
}

/**
 * Of the last round: how the match ended, how the round did, or that it is still in play.
 * @param {Table} table
 * @param {SheetRound} round
 * @param {Words} words
 * @returns {string}
 */
function latestTitle(table, round, words) {
  if (table.result) return matchTitle(table, words);
  return table.waiting === "round" ? roundTitle(table, round.scores, words) : words.say("sheet-now");
}

/** @param {Table} table @param {Words} words @returns {string} */
function matchTitle(table, words) {
  return table.conceded !== null
    ? words.say("sheet-conceded", whoOf(table, table.conceded, words))
    : wonBy(table, words);
}

/** Who has won the match. @param {Table} table @param {Words} words @returns {string} */
function wonBy(table, words) {
  const { winners } = /** @type {Result} */ (table.result);
  if (winners.length === 1) return words.say("sheet-won-match", whoOf(table, winners[0], words));
  return words.say("sheet-shared-match", { names: words.list(winners.map((seat) => nameOf(table, seat, words))) });
}

/** @param {Table} table @param {(number | null)[]} scores @param {Words} words @returns {string} */
function roundTitle(table, scores, words) {
  const known = /** @type {number[]} */ (scores.filter((points) => points !== null));
  if (known.length < scores.length) return words.say("zone-round-over");
  const [first, second] = [...known].sort((a, b) => b - a);
  if (first === second) return words.say("sheet-even-round");
  return words.say("sheet-won-round", { ...whoOf(table, known.indexOf(first), words), points: first - second });
}

/**
 * The column that brought most.
 * @param {string} game
 * @param {SheetRound} round
 * @param {Words} words
 * @returns {Tree | null}
 */
function best(game, round, words) {
  const columns = round.seats.flatMap((seat) => seat.columns).filter((column) => pointsOf(column) !== null);
  if (!columns.length) return null;
  const top = columns.reduce((a, b) => ((pointsOf(b) ?? 0) > (pointsOf(a) ?? 0) ? b : a));
  return h(
    "div",
    { class: `best suit-${top.suit}` },
    sign(top.suit),
    h(
      "p",
      null,
      h(
        "b",
        null,
        words.say(roomOf(game).best, { suit: words.suit(top.suit), points: words.signed(pointsOf(top) ?? 0) }),
      ),
      h("span", { class: "meaning" }, how(top, words)),
    ),
  );
}
