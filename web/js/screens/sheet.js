// @ts-check
/**
 * The score sheet, between rounds and at the end: how far each expedition came as a picture, every sum open to its last term,
 * the rounds in a table and as lines. It reads the protocol's `sheet`; it adds nothing up.
 */
import { h } from "../render/tree.js";
import { contours, scene, sign } from "../render/art.js";
import { chip } from "../render/cards.js";
import { nameOf, rankOf, whoOf } from "../render/say.js";
import { pips } from "../render/pips.js";
import { piece } from "../render/explorers.js";
import { pathStrip, told } from "../render/board/sheet.js";
import { formula, score } from "../render/sums.js";
import { button, face } from "./parts.js";
import { chart } from "./chart.js";

/** @typedef {import("../render/tree.js").Tree} Tree */
/** @typedef {import("../shell/state.js").Shell} Shell */
/** @typedef {import("../shell/words.js").Words} Words */

/** @param {Shell} state @returns {Tree} */
export function sheet({ table, words, part }) {
  const { rounds } = table.sheet;
  const at = Math.min(Math.max(Number(part || rounds.length) - 1, 0), rounds.length - 1);
  const round = rounds[at];
  const names = table.seats.map((/** @type {any} */ _, /** @type {number} */ seat) => nameOf(table, seat, words));
  const suits = round.seats[0].columns.map((/** @type {any} */ column) => column.suit);
  return h(
    "main",
    { class: `score-sheet game-${table.game}${table.result ? " final" : ""}`, style: { "--suits": suits.length } },
    h("div", { class: "frame", "aria-hidden": "true" }, contours()),
    h(
      "div",
      { class: "sheet-body" },
      head(table, round, at, words),
      scenes(table.game, round, at, suits, words),
      round.seats.map((/** @type {any} */ seat, /** @type {number} */ who) =>
        seatRow(table, at, seat, who, round.scores[who], names[who], words),
      ),
      h(
        "div",
        { class: "sheet-foot" },
        rounds.length > 1 || table.rounds > 1 ? story(table, names, words) : null,
        roundsTable(table, names, at, words),
        next(table, words),
      ),
    ),
  );
}

/** What came of it, in the largest letters. @param {any} table @param {any} round @param {number} at @param {Words} words @returns {Tree} */
function head(table, round, at, words) {
  const where = words.say(table.rounds ? "sheet-where" : "sheet-where-open", { round: at + 1, rounds: table.rounds });
  const latest = at === table.sheet.rounds.length - 1;
  return h(
    "header",
    { class: "sheet-head" },
    h("p", { class: "meaning" }, where, table.practice ? words.say("apart") + words.say("matches-practice") : ""),
    h(
      "h1",
      { tabindex: -1, "data-title": "" },
      latest ? latestTitle(table, round, words) : roundTitle(table, round.scores, words),
    ),
    latest && Number.isInteger(table.conceded) && table.seats.length > 2
      ? h("p", { class: "meaning" }, wonBy(table, words))
      : null,
    table.result ? standing(table, words) : null,
    best(table.game, round, words),
  );
}

/** How the match ended: everybody with their total, whoever has won first, whoever gave up last. @param {any} table @param {Words} words @returns {Tree} */
function standing(table, words) {
  const { totals, winners } = table.result;
  const rank = (/** @type {number} */ seat) => (winners.includes(seat) ? 0 : seat === table.conceded ? 2 : 1);
  const seats = totals.map((/** @type {number} */ _, /** @type {number} */ seat) => seat);
  seats.sort(
    (/** @type {number} */ one, /** @type {number} */ other) => rank(one) - rank(other) || totals[other] - totals[one],
  );
  return h(
    "ol",
    { class: "standing", role: "list", "aria-label": words.say("sheet-total") },
    seats.map((/** @type {number} */ seat) =>
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

/** Of the last round: how the match ended, how the round did, or that it is still in play. @param {any} table @param {any} round @param {Words} words @returns {string} */
function latestTitle(table, round, words) {
  if (table.result) return matchTitle(table, words);
  return table.waiting === "round" ? roundTitle(table, round.scores, words) : words.say("sheet-now");
}

/** @param {any} table @param {Words} words @returns {string} */
function matchTitle(table, words) {
  return Number.isInteger(table.conceded)
    ? words.say("sheet-conceded", whoOf(table, table.conceded, words))
    : wonBy(table, words);
}

/** Who has won the match. @param {any} table @param {Words} words @returns {string} */
function wonBy(table, words) {
  const { winners } = table.result;
  if (winners.length === 1) return words.say("sheet-won-match", whoOf(table, winners[0], words));
  return words.say("sheet-shared-match", {
    names: words.list(winners.map((/** @type {number} */ seat) => nameOf(table, seat, words))),
  });
}

/** @param {any} table @param {(number | null)[]} scores @param {Words} words @returns {string} */
function roundTitle(table, scores, words) {
  const known = /** @type {number[]} */ (scores.filter((points) => points !== null));
  if (known.length < scores.length) return words.say("zone-round-over");
  const [first, second] = [...known].sort((a, b) => b - a);
  if (first === second) return words.say("sheet-even-round");
  return words.say("sheet-won-round", { ...whoOf(table, known.indexOf(first), words), points: first - second });
}

/** What the columns of a game are. @type {Record<string, string>} */
const BEST = { card: "sheet-best", board: "sheet-best-path", adapted: "sheet-best-stack" };

/** The column that brought most. @param {string} game @param {any} round @param {Words} words @returns {Tree | null} */
function best(game, round, words) {
  const columns = round.seats
    .flatMap((/** @type {any} */ seat) => seat.columns)
    .filter((/** @type {any} */ column) => pointsOf(column) !== null);
  if (!columns.length) return null;
  const top = columns.reduce((/** @type {any} */ a, /** @type {any} */ b) =>
    (pointsOf(b) ?? 0) > (pointsOf(a) ?? 0) ? b : a,
  );
  return h(
    "div",
    { class: `best suit-${top.suit}` },
    sign(top.suit),
    h(
      "p",
      null,
      h("b", null, words.say(BEST[game], { suit: words.suit(top.suit), points: words.signed(pointsOf(top) ?? 0) })),
      h("span", { class: "meaning" }, how(top, words)),
    ),
  );
}

/** @param {any} column @returns {number | null} */
const pointsOf = (column) => column.points?.points ?? column.explorer?.points ?? null;

/** How a column's points come about: its sum, its explorer's step, or how many cards it has. @param {any} column @param {Words} words @returns {Tree | string} */
function how(column, words) {
  const { points, explorer } = column;
  if (points?.cost !== undefined) return h("bdi", { class: "formula", dir: "ltr" }, formula(points, words));
  if (explorer) return words.say("sheet-explorer", { piece: explorer.piece, step: explorer.step });
  return points ? words.say("sheet-best-cards", { count: points.count }) : words.say("sheet-not-started");
}

/** How far an expedition's city has risen: as far as anybody's highest card, or explorer, brought it. @param {string} game @param {any} round @param {string} suit */
function heightOf(game, round, suit) {
  const columns = round.seats.map((/** @type {any} */ seat) =>
    seat.columns.find((/** @type {any} */ column) => column.suit === suit),
  );
  const reached = columns.map((/** @type {any} */ column) =>
    game === "board"
      ? (column.explorer?.step ?? 0) + 1
      : Math.max(1, ...column.cards.map((/** @type {string} */ card) => Number(rankOf(card)) || 1)),
  );
  return Math.max(...reached);
}

/** The picture of the card that the longest stack of a suit ended with; none where nobody began one. @param {any} round @param {string} suit */
function longest(round, suit) {
  const stacks = round.seats.map(
    (/** @type {any} */ seat) => seat.columns.find((/** @type {any} */ column) => column.suit === suit).cards,
  );
  const last = stacks
    .reduce((/** @type {string[]} */ a, /** @type {string[]} */ b) => (b.length > a.length ? b : a))
    .at(-1);
  return last ? pips(suit, rankOf(last)) : null;
}

/** The row of places, and over the last column which round it tells. @param {string} game @param {any} round @param {number} number @param {string[]} suits @param {Words} words @returns {Tree} */
const scenes = (game, round, number, suits, words) =>
  h(
    "ul",
    { class: "places", role: "list", "aria-hidden": "true" },
    suits.map((suit, at) =>
      h(
        "li",
        { key: suit, class: `place-name suit-${suit}`, style: { "--at": at } },
        h(
          "span",
          { class: "print" },
          game === "adapted" ? longest(round, suit) : scene(suit, heightOf(game, round, suit)),
        ),
        h("span", { class: "place-word" }, sign(suit), h("span", null, words.suit(suit))),
      ),
    ),
    h("li", { key: "round", class: "round-word" }, words.say("sheet-round", { round: number + 1 })),
  );

/** One seat: its columns, and what the round brought. @param {any} table @param {number} at @param {any} seat @param {number} who @param {number | null} points @param {string} name @param {Words} words @returns {Tree} */
function seatRow(table, at, seat, who, points, name, words) {
  return h(
    "section",
    { key: `seat-${who}`, class: "sheet-seat", "aria-label": name },
    h("div", { class: "sheet-who" }, face(table.seats[who].mind ?? "", who), h("h2", null, h("bdi", null, name))),
    h(
      "ul",
      { class: "sheet-columns", role: "list" },
      seat.columns.map((/** @type {any} */ column) => columnOf(column, table.sheet.path, words)),
    ),
    h(
      "p",
      { class: "sheet-points" },
      h("span", { class: "unseen" }, words.say("sheet-of-round"), " "),
      score(points, words),
    ),
    table.game === "board" ? told(table, at, who, words) : null,
  );
}

/** @param {any} column @param {any} path of the board game, what its steps are @param {Words} words @returns {Tree} */
function columnOf(column, path, words) {
  const points = pointsOf(column);
  return h(
    "li",
    { key: column.suit, class: `sheet-column suit-${column.suit}` },
    h("span", { class: "sheet-suit" }, sign(column.suit), h("span", { class: "unseen" }, words.suit(column.suit))),
    column.explorer !== undefined ? pathStrip(column.explorer, path, words) : null,
    column.cards.length && column.explorer === undefined
      ? h(
          "span",
          { class: "sheet-cards" },
          column.cards.map((/** @type {string} */ card, /** @type {number} */ at) =>
            h("span", { key: `${card}#${at}` }, chip(card, words)),
          ),
        )
      : null,
    h("span", { class: "sheet-how meaning" }, how(column, words)),
    h("span", { class: "sheet-result" }, points === null ? words.number(0) : score(points, words)),
  );
}

/** The match so far, as lines; left out where somebody's points are hidden. @param {any} table @param {string[]} names @param {Words} words @returns {Tree | null} */
function story(table, names, words) {
  const totals = table.sheet.rounds.map((/** @type {any} */ round) => round.totals);
  if (totals.flat().includes(null)) return null;
  const { closing, totals: end } = table.sheet;
  const drawn = chart(totals, names, table.rounds, words, closing ? { totals: end, sign: "tile-artifact" } : null);
  return h(
    "section",
    { class: "story", "aria-labelledby": "story" },
    h("h2", { id: "story" }, words.say(table.result ? "sheet-course" : "sheet-so-far")),
    drawn,
  );
}

/** The rounds in figures; each can be looked at again. @param {any} table @param {string[]} names @param {number} shown @param {Words} words @returns {Tree} */
function roundsTable(table, names, shown, words) {
  const { rounds, totals, closing } = table.sheet;
  const columns = Math.max(rounds.length, table.rounds > 12 ? 0 : table.rounds);
  const number = (/** @type {number | null | undefined} */ points) =>
    points === null ? words.say("score-hidden") : points === undefined ? "·" : words.number(points);
  return h(
    "div",
    {
      class: "rounds",
      tabindex: columns > 6 ? 0 : null,
      role: columns > 6 ? "region" : null,
      "aria-label": columns > 6 ? words.say("sheet-rounds") : null,
    },
    h(
      "table",
      null,
      h("caption", { class: "unseen" }, words.say("sheet-rounds")),
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          h("th", { scope: "col" }, h("span", { class: "unseen" }, words.say("sheet-player"))),
          Array.from({ length: columns }, (_, at) =>
            h("th", { key: at, scope: "col" }, at < rounds.length ? roundLink(at, shown, words) : words.number(at + 1)),
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

/** @param {number} at @param {number} shown @param {Words} words @returns {Tree} */
const roundLink = (at, shown, words) =>
  h(
    "button",
    {
      type: "button",
      class: "round-link",
      "data-act": "sheet-round",
      "data-value": at + 1,
      "aria-label": words.say("sheet-round", { round: at + 1 }),
      "aria-pressed": at === shown,
    },
    words.number(at + 1),
  );

/** What comes next. @param {any} table @param {Words} words @returns {Tree} */
function next(table, words) {
  const over = table.waiting === "match";
  const { starts } = table.sheet;
  const begins =
    !over && Number.isInteger(starts)
      ? words.say("sheet-begins", { ...whoOf(table, starts, words), round: table.round + 2 })
      : null;
  return h(
    "div",
    { class: "sheet-next" },
    begins ? h("p", null, begins) : null,
    table.waiting === "round"
      ? button("next", words.say("sheet-deal", { round: table.round + 2 }), "disc", { class: "button primary big" })
      : null,
    over ? button("rematch", words.say("sheet-rematch"), "disc", { class: "button primary big" }) : null,
    h(
      "div",
      { class: "ways" },
      button("to-table", words.say("sheet-table"), "menu"),
      button("export", words.say("sheet-export"), "draw", { "data-value": table.id }),
      over ? button("other-setup", words.say("sheet-new"), "people") : null,
    ),
  );
}
