// @ts-check
/**
 * The result, in the largest letters of the score sheet: who has won what, how a match ended for everybody, and the
 * column that brought most.
 */
/** @import { Result, SheetRound, Table } from "../../wire.d.ts" */
import { h } from "../../render/draw/tree.js";
import { roomOf } from "../../render/rooms.js";
import { sign } from "../../render/draw/art.js";
import { nameOf, sheetOf, whoOf } from "../../render/words/say.js";
import { face } from "../controls.js";
import { leadOf } from "../kept.js";
import { tieBreak } from "../tie.js";
import { cityOf, how, pointsOf } from "./columns.js";

/** @typedef {import("../../render/draw/tree.js").Tree} Tree */
/** @typedef {import("../../shell/words/words.js").Words} Words */

/**
 * The result, in the largest letters.
 * @param {Table} table
 * @param {SheetRound} round
 * @param {number} at
 * @param {Words} words
 * @returns {Tree}
 */
export function head(table, round, at, words) {
  const where = words.say(table.rounds ? "sheet-where" : "sheet-where-open", {
    kind: table.game,
    round: at + 1,
    rounds: table.rounds,
  });
  const latest = at === sheetOf(table).rounds.length - 1;
  const about = [
    where,
    latest && table.log.at(-1)?.kind === "limit" ? words.say("sheet-limited") : "",
    table.practice ? words.say("matches-practice") : "",
  ];
  return h(
    "header",
    { class: "sheet-head" },
    h("p", { class: "meaning" }, about.filter(Boolean).join(words.say("apart"))),
    h(
      "h1",
      { tabindex: -1, "data-title": "" },
      latest ? latestTitle(table, round, words) : roundTitle(table, round.scores, words),
    ),
    latest && table.conceded !== null ? gaveUp(table, words) : null,
    latest ? decided(table, words) : null,
    table.result ? standing(table, words) : null,
    best(table, at, words),
    table.result && table.conceded === null ? winnersCity(table, words) : null,
  );
}

/**
 * The result of giving up: who wins the match, and that the round was broken off.
 * @param {Table} table @param {Words} words @returns {Tree}
 */
const gaveUp = (table, words) =>
  h("p", { class: "meaning" }, `${wonBy(table, words)}.`, " ", words.say("sheet-broken-off", { kind: table.game }));

/**
 * For equal points: what decided the match, or that it goes on beyond its last round because of them.
 * @param {Table} table @param {Words} words @returns {Tree | null}
 */
function decided(table, words) {
  const beyond = table.waiting === "round" && table.round + 1 >= table.rounds;
  const told = beyond ? words.say("outcome-goes-on") : tieBreak(table, words);
  return told ? h("p", { class: "meaning" }, told) : null;
}

/**
 * The city that brought the winner most, printed as the match ends; none if several have won.
 * @param {Table} table
 * @param {Words} words
 * @returns {Tree | null}
 */
function winnersCity(table, words) {
  const { winners } = /** @type {Result} */ (table.result);
  const [winner] = winners;
  const columns = sheetOf(table).rounds.flatMap((round) => round.seats[winner]?.columns ?? []);
  const begun = columns.filter((column) => pointsOf(column) !== null);
  if (winners.length !== 1 || !begun.length) return null;
  const top = begun.reduce((a, b) => ((pointsOf(b) ?? 0) > (pointsOf(a) ?? 0) ? b : a));
  return h(
    "div",
    { class: `city-print suit-${top.suit}`, "aria-hidden": "true" },
    h("span", { class: "city-block" }, cityOf(table.game, top)),
    h("bdi", { class: "city-of" }, nameOf(table, winner, words)),
  );
}

/**
 * How the match ended: everybody with their total, winners first, whoever gave up last.
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
        seat === table.conceded ? h("span", { class: "gave-up" }, words.say("sheet-gave-up"), " ") : null,
        h("b", null, h("bdi", { dir: "ltr" }, words.number(totals[seat]))),
      ),
    ),
  );
}

/**
 * For the last round: how the match ended, how the round ended, or that it is still in play.
 * @param {Table} table
 * @param {SheetRound} round
 * @param {Words} words
 * @returns {string}
 */
export function latestTitle(table, round, words) {
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
  const { winners, totals } = /** @type {Result} */ (table.result);
  if (winners.length === 1) {
    // In a match that was given up, the points say nothing.
    const points = table.conceded === null ? leadOf(totals, winners[0]) : 0;
    return words.say("sheet-won-match", { ...whoOf(table, winners[0], words), by: points ? "points" : "none", points });
  }
  return words.say("sheet-shared-match", { names: words.list(winners.map((seat) => nameOf(table, seat, words))) });
}

/** @param {Table} table @param {(number | null)[]} scores @param {Words} words @returns {string} */
export function roundTitle(table, scores, words) {
  const known = /** @type {number[]} */ (scores.filter((points) => points !== null));
  const kind = table.game;
  if (known.length < scores.length) return words.say("sheet-over-round", { kind });
  const [first, second] = [...known].sort((a, b) => b - a);
  if (first === second) return words.say("sheet-even-round", { kind });
  return words.say("sheet-won-round", { ...whoOf(table, known.indexOf(first), words), kind, points: first - second });
}

/**
 * The column that brought most, and whose it is: of the match if the sheet says how that ended, otherwise of the round.
 * Beside a match's result it names its round.
 * @param {Table} table
 * @param {number} at the round shown
 * @param {Words} words
 * @returns {Tree | null}
 */
function best(table, at, words) {
  const { rounds } = sheetOf(table);
  const whole = Boolean(table.result) && at === rounds.length - 1;
  const columns = rounds
    .flatMap(({ seats }, round) => seats.flatMap((of, seat) => of.columns.map((column) => ({ column, seat, round }))))
    .filter(({ column, round }) => (whole || round === at) && pointsOf(column) !== null);
  if (!columns.length) return null;
  const most = columns.reduce((a, b) => ((pointsOf(b.column) ?? 0) > (pointsOf(a.column) ?? 0) ? b : a));
  const top = most.column;
  const of =
    table.result && rounds.length > 1 ? words.say("sheet-round", { kind: table.game, round: most.round + 1 }) : "";
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
        words.say(roomOf(table.game).best, { suit: words.suit(top.suit), points: words.signed(pointsOf(top) ?? 0) }),
      ),
      h(
        "span",
        { class: "meaning" },
        h("bdi", null, nameOf(table, most.seat, words)),
        words.say("apart"),
        how(top, words),
        of ? words.say("apart") + of : null,
      ),
    ),
  );
}
