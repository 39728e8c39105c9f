// @ts-check
/**
 * A seat's own columns: one lane per suit with its cards, what they are worth, and, while a card is chosen, the target
 * that plays it there. `Columns` says how expeditions and stacks differ; the board's paths are in board/kit.js.
 *
 * @typedef {object} Columns
 * @property {"expedition" | "stack" | "column"} kind    of the zones drawn
 * @property {string} words   prefix of the words: `-yours`, `-theirs`, `-play`
 * @property {(points: CardPoints | StackPoints | PlainPoints | null, words: Words, how: How, view: View) => Tree} sum
 *   the line at the far edge of a lane
 */
/** @import { CardPoints, Expedition, Move, PlainColumn, PlainPoints } from "../../wire.d.ts" */
/** @import { Stack, StackPoints, View } from "../../wire.d.ts" */
import { h } from "../draw/tree.js";
import { sign } from "../draw/art.js";
import { askButton, asking } from "../words/ask.js";
import { face, landing } from "../draw/cards.js";
import { label } from "../draw/label.js";
import { advised, lantern } from "./lantern.js";
import { cardWords, isYou, nameOf, suitOf, suitWords } from "../words/say.js";
import { actWords, hinted, placing, placings } from "./sitting.js";
import { plainSum, sumLine } from "../words/sums.js";
import { outline, placedAt } from "./trace.js";

/** @typedef {import("../draw/tree.js").Tree} Tree */
/** @typedef {import("./sitting.js").Sitting} Sitting */
/** @typedef {import("../words/say.js").Words} Words */
/** @typedef {{coming?: boolean, name?: string, suit?: string}} How   how to show a column's sum */

/** @typedef {Extract<Move, {kind: "play"}>} Placing */

/** @type {Columns} */
const EXPEDITIONS = {
  kind: "expedition",
  words: "zone",
  sum: (points, words, how) => sumLine(/** @type {CardPoints | null} */ (points), words, how),
};

/**
 * The columns of a game that says nothing about them: zones with both a seat and a suit. Whatever the game calls them,
 * they have the type of `column`.
 * @param {Sitting} sitting @returns {Columns}
 */
export const plainColumns = ({ view }) => ({
  kind: /** @type {"column"} */ (view.zones.find((zone) => "seat" in zone && "suit" in zone)?.kind ?? "column"),
  words: "zone",
  sum: plainSum,
});

/**
 * All columns of a seat, side by side.
 * @param {Sitting} sitting
 * @param {number} seat
 * @param {Columns} [columns]
 * @returns {Tree}
 */
export function side(sitting, seat, columns = EXPEDITIONS) {
  const { table, view, words, own } = sitting;
  const mine = seat === own;
  const label = isYou(table, seat)
    ? words.say(`${columns.words}-yours`)
    : words.say(`${columns.words}-theirs`, { name: nameOf(table, seat, words) });
  return h(
    "section",
    { key: `side:${seat}`, class: `side ${mine ? "mine" : "theirs"}`, "aria-label": label },
    [...view.suits].map((suit, at) =>
      lane(sitting, sitting.zones[`${columns.kind}:${seat}:${suit}`], mine, columns, at === 0),
    ),
  );
}

/**
 * @param {Sitting} sitting
 * @param {Expedition | Stack | PlainColumn} zone
 * @param {boolean} mine
 * @param {Columns} columns
 * @param {boolean} first
 * @returns {Tree}
 */
function lane(sitting, zone, mine, columns, first) {
  const idle = !mine || !sitting.ui.chosen; // no card is about to be placed here
  const move = /** @type {Placing | undefined} */ (
    mine ? placings(sitting).find((each) => each.to === zone.id) : undefined
  );
  const points = move ? /** @type {CardPoints | StackPoints | PlainPoints} */ (move.after) : zone.points;
  const sum = columns.sum(
    points,
    sitting.words,
    { coming: Boolean(move), name: zone.id, suit: zone.suit },
    sitting.view,
  );
  return h(
    "div",
    {
      key: zone.id,
      class: `lane suit-${zone.suit}${move ? " legal" : ""}`,
      "data-zone": zone.id,
      ...(idle ? asking(zone) : refusing(sitting, zone, move)),
    },
    mine ? null : sum,
    column(sitting, zone, move),
    mine ? sum : null,
    idle ? askButton(zone, sitting.words, first) : target(sitting, zone, move, columns),
  );
}

/**
 * A lane that cannot take the chosen card says why when it is pressed.
 * @param {Sitting} sitting
 * @param {Expedition | Stack | PlainColumn} zone
 * @param {Placing | undefined} move
 */
function refusing({ ui, moves }, zone, move) {
  if (move || !ui.chosen || !moves.length || suitOf(ui.chosen.card) === zone.suit) return {};
  return { "data-act": "why", "data-to": zone.id };
}

/**
 * The cards of a column, first to last.
 * @param {Sitting} sitting
 * @param {Expedition | Stack | PlainColumn} zone
 * @param {Placing | undefined} move
 * @returns {Tree}
 */
function column(sitting, zone, move) {
  const { words, ui } = sitting;
  const mark = placedAt(sitting, zone.id);
  const suit = suitWords(zone.suit, words);
  const hint = advised(sitting);
  const goal = hint?.kind === "play" && hint.to === zone.id ? hint : null;
  if (!zone.cards.length && !move && !goal) {
    // the sum says that it is not begun
    return h("div", { class: "column empty", "aria-hidden": "true" }, h("span", { class: "place" }, sign(zone.suit)));
  }
  const count = zone.cards.length + (move || goal ? 1 : 0);
  const items = zone.cards.map((card, at) =>
    h(
      "li",
      { key: `${card}#${at}`, class: at === count - 1 ? "slot last" : "slot" },
      face(card, words),
      at === zone.cards.length - 1 ? outline(mark, words) : null,
    ),
  );
  if (move && ui.chosen) {
    const act = label(ui.pending === move.move ? words.say("action-confirm") : words.say("action-play"), "down");
    items.push(landed(landing(ui.chosen.card, words, act), goal === move));
  } else if (goal) items.push(landed(landing(goal.card, words, null), true));
  const said = words.say("zone-column", { suit, count: zone.cards.length });
  return h(
    "ol",
    { class: `column${count > 5 ? " long" : ""}`, role: "list", "aria-label": said, tabindex: null },
    items,
  );
}

/** The place where a card would land. @param {Tree} card @param {boolean} hinted @returns {Tree} */
const landed = (card, hinted) =>
  h(
    "li",
    { key: "landing", class: `slot last landing${hinted ? " hinted" : ""}`, "aria-hidden": "true" },
    card,
    hinted ? lantern() : null,
  );

/**
 * The button over a lane that plays the chosen card there, or says why it cannot.
 * @param {Sitting} sitting
 * @param {Expedition | Stack | PlainColumn} zone
 * @param {Placing | undefined} move
 * @param {Columns} columns
 * @returns {Tree | null}
 */
function target(sitting, zone, move, columns) {
  const { ui, words } = sitting;
  const { chosen } = ui;
  if (!chosen || !placing(sitting) || suitOf(chosen.card) !== zone.suit) return null;
  const card = cardWords(chosen.card, words);
  if (!move) {
    return h("button", {
      key: "target",
      type: "button",
      class: "target closed",
      "aria-disabled": true,
      "data-act": "why",
      "data-to": zone.id,
      "aria-label": words.say("zone-play-closed", { card }),
    });
  }
  return h("button", {
    key: "target",
    type: "button",
    class: `target play${hinted(sitting) === move.move ? " hinted" : ""}`,
    "data-act": "place",
    "data-move": move.move,
    "data-drop": zone.id,
    "aria-label": words.say(`${columns.words}-play`, {
      act: actWords(sitting, move, "action-play"),
      card,
      points: words.signed(move.after.points),
    }),
  });
}
