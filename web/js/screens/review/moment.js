// @ts-check
/**
 * A costly moment: the table as it was, in strips, the hand below it with the chosen card framed, what the strongest
 * player does instead, and why, in the words of a hint.
 */
/** @import { Column as Laid, Pile, Table, WhyMove } from "../../wire.d.ts" */
import { h } from "../../render/draw/tree.js";
import { chip } from "../../render/draw/cards.js";
import { sign } from "../../render/draw/art.js";
import { tell } from "../../render/diagram.js";
import { handOf } from "../../render/table/hand.js";
import { phrase, rankOf, rankWords, isWager, strong, suitOf, suitWords } from "../../render/words/say.js";
import { pennant } from "../../render/draw/art.js";
import { reasonWords } from "../../render/words/hint.js";
import { idOf } from "../../shell/after/own_exercises.js";
import { button } from "../controls.js";
import { tenth } from "./figures.js";

/** @typedef {import("../../render/draw/tree.js").Tree} Tree */
/** @typedef {import("../../render/table/sitting.js").OpenTable} OpenTable */
/** @typedef {import("../../shell/words/words.js").Words} Words */
/** @typedef {import("./figures.js").Moment} Moment */

const MOST = 6; // strips of a column; more are counted

/**
 * @param {Moment} moment @param {Table | undefined} table as it was then, once loaded
 * @param {{game: string, match: string, mind: string, who: string, name: string, tries: boolean}} told   `tries`:
 * whether there is an exercise of it
 * @param {Words} words @returns {Tree}
 */
export function momentCard(moment, table, { game, match, mind, who, name, tries }, words) {
  const { letter, round, turn, told, cost, error } = moment;
  const why = told.weighed?.why;
  return h(
    "article",
    { key: letter, class: "moment", "aria-labelledby": `moment-${letter}` },
    h(
      "header",
      null,
      h("span", { class: "letter", "aria-hidden": "true" }, letter),
      h("h3", { id: `moment-${letter}` }, words.say("review-at", { kind: game, round: round + 1, turn: turn + 1 })),
      h(
        "p",
        { class: "cost" },
        h("b", null, h("bdi", { dir: "ltr" }, words.signed(-tenth(cost)))),
        " ",
        h("span", { class: "meaning" }, words.say("review-error", { error: words.number(tenth(error)) })),
      ),
    ),
    table?.view
      ? strips(/** @type {OpenTable} */ (table), why?.played.move ?? "", words)
      : h("div", { class: "moment-strips waits" }),
    why
      ? h(
          "div",
          { class: "instead" },
          h("p", null, phrase(words, "review-chose", { who, name }, { move: moveTree(why.played, table, words) })),
          h(
            "p",
            null,
            phrase(
              words,
              "review-better",
              { name: words.say(`mind-${mind}`) },
              { move: moveTree(why.better, table, words) },
            ),
          ),
        )
      : null,
    why && table?.view
      ? h("p", { class: "because" }, because(why.better, /** @type {OpenTable} */ (table), words))
      : null,
    h(
      "div",
      { class: "ways" },
      tries
        ? button("try-exercise", words.say("exercise-try"), "try", {
            key: "try",
            "data-value": idOf(match, { round, turn }),
            class: "button",
          })
        : null,
      button("through", words.say("review-go"), "run", {
        "data-value": `${match}/${round + 1}.${turn}`,
        class: "button",
      }),
      button("branch", words.say("branch-on"), "go", {
        "data-value": `${match}/${round + 1}.${turn}/${told.seat}`,
        class: "button",
      }),
    ),
  );
}

/**
 * The strongest reasons for a move, at most two.
 * @param {WhyMove} better @param {OpenTable} table @param {Words} words
 */
export const because = ({ reasons }, table, words) =>
  reasons
    .slice(0, 2)
    .map((reason) => reasonWords({ table, words }, reason))
    .join(" ");

/**
 * A half-move of a record, in the words of a hint with the card's chip.
 * @param {WhyMove} how @param {Table | undefined} table @param {Words} words @returns {Tree}
 */
export function moveTree({ move }, table, words) {
  const act = (/** @type {string} */ kind) => words.say(`action-${kind}`);
  if (move === "<") return strong(words.say("draw-from-deck"));
  if (move === ">.") return strong(act("decline"));
  const suit = suitWords(move.slice(-1), words);
  if (move.startsWith(">")) return strong(words.say("hint-explore", { act: act("explore"), suit }));
  const done = (/** @type {string} */ key, /** @type {Record<string, string>} */ values, /** @type {string} */ card) =>
    h("span", { class: "done" }, phrase(words, key, values, { card: chip(card, words) }));
  if (move.startsWith("<")) {
    const top = topOf(table, move[1]);
    return top ? done("zone-take", { act: act("take") }, top) : strong(suit);
  }
  const card = cardOf(move);
  if (move.startsWith("-")) return done("zone-discard", { act: act("discard") }, card);
  const piece = PIECES[move.split(":")[1]];
  return piece
    ? done("hint-begin", { act: act("play"), piece }, card)
    : done("zone-discard", { act: act("play") }, card);
}

/** The pieces that a play may name after a colon. @type {Record<string, string>} */
const PIECES = { a: "adventurer", r: "researcher" };

/** The card of a play: "r5", "-r5", "r5:a" with a piece. @param {string} move */
const cardOf = (move) => (/[a-z](?:x|\d+|[AJQK])/.exec(move) ?? [""])[0];

/** @param {Table | undefined} table @param {string} suit */
function topOf(table, suit) {
  const pile = /** @type {Pile | undefined} */ (
    table?.view?.zones.find((zone) => zone.kind === "pile" && zone.suit === suit)
  );
  return pile?.cards.at(-1);
}

/**
 * The table in strips: the others' columns, the piles, one's own, and the hand.
 * @param {OpenTable} table @param {string} played @param {Words} words @returns {Tree}
 */
function strips(table, played, words) {
  const { view } = table;
  const own = view.seat ?? 0;
  const suits = [...view.suits];
  const columns = /** @type {Laid[]} */ (view.zones.filter((zone) => "seat" in zone && "suit" in zone));
  const at = (/** @type {number} */ seat, /** @type {string} */ suit) =>
    columns.find((zone) => zone.seat === seat && zone.suit === suit);
  const others = Array.from({ length: view.seats - 1 }, (_, place) => (own + place + 1) % view.seats);
  const chosen = cardOf(played);
  const hand = handOf(table, {});
  const marked = hand.indexOf(chosen);
  return h(
    "div",
    {
      class: "moment-strips",
      role: "img",
      "aria-label": tell(table, {}, ["field", "hand"], words),
      dir: words.dir,
      style: { "--lanes": suits.length },
    },
    others.map((seat) =>
      h(
        "div",
        { key: seat, class: "strip-side theirs" },
        suits.map((suit) => lane(at(seat, suit), words)),
      ),
    ),
    h(
      "div",
      { class: "strip-piles" },
      suits.map((suit) => {
        const top = topOf(table, suit);
        return h("span", { key: suit, class: `suit-${suit}` }, top ? chip(top, words) : sign(suit));
      }),
    ),
    h(
      "div",
      { class: "strip-side mine" },
      suits.map((suit) => lane(at(own, suit), words)),
    ),
    h(
      "div",
      { class: "strip-hand", style: { "--held": Math.max(hand.length, 1) } },
      hand.map((card, place) =>
        h("span", { key: `${card}-${place}`, class: place === marked ? "chosen" : "" }, chip(card, words)),
      ),
    ),
  );
}

/**
 * A column as strips, the last at the bottom; those beyond the room are counted.
 * @param {Laid | undefined} zone @param {Words} words
 */
function lane(zone, words) {
  const cards = zone?.cards ?? [];
  const shown = cards.slice(-MOST);
  const more = cards.length - shown.length;
  return h(
    "span",
    { key: zone?.id, class: `strip-lane suit-${zone?.suit}` },
    more ? h("span", { class: "more" }, words.say("review-more", { count: more })) : null,
    shown.map((card, at) =>
      h(
        "span",
        { key: `${card}-${at}`, class: `strip suit-${suitOf(card)}` },
        isWager(card) ? pennant() : h("b", null, rankWords(rankOf(card), words)),
      ),
    ),
  );
}
