// @ts-check
/**
 * The two-deck game's field: the card game's table with four suits, stacks with a ladder up to seven, and, with more
 * than two seats, the others' stacks as rows across the top. How many long stacks there are, and whose, stands beside
 * the deck.
 */
/** @import { AdaptedFacts, Stack, StackPoints, View } from "../../wire.d.ts" */
import { h } from "../draw/tree.js";
import { sign } from "../draw/art.js";
import { asking } from "../words/ask.js";
import { chip, face } from "../draw/cards.js";
import { side } from "../table/columns.js";
import { seatMark } from "../board/explorers.js";
import { whichRound } from "../table/round.js";
import { band } from "../table/piles.js";
import { cardWords, last, nameOf, suitWords, whoOf } from "../words/say.js";
import { goesOn, others } from "../table/sitting.js";
import { named, score } from "../words/sums.js";
import { outline, placedAt } from "../table/trace.js";

/** @typedef {import("../draw/tree.js").Tree} Tree */
/** @typedef {import("../words/say.js").Words} Words */
/** @typedef {import("../table/sitting.js").Sitting} Sitting */

/** What the two-deck game puts on the table (kits.js). @type {import("../kits.js").Kit} */
export const kit = {
  field,
  steps: ["place", "draw"],
  mark: (sitting, seat) => (sitting.view.seats > 2 ? seatMark(sitting, seat) : null),
  more: (sitting, seat) => (sitting.view.seats > 2 ? seatSheet(sitting, seat) : null),
  aids: (sitting) => longStacks(sitting, "beside"),
};

/** @type {import("../table/columns.js").Columns} */
const STACKS = {
  kind: "stack",
  words: "stacks",
  sum: (points, words, how, view) =>
    ladderLine(/** @type {StackPoints | null} */ (points), words, factsOf(view).longStack, how),
};

/** The facts that only this game has. @param {View} view */
const factsOf = (view) => /** @type {AdaptedFacts} */ (view.facts);

/** @param {Sitting} sitting @returns {Tree} */
function field(sitting) {
  const far = others(sitting);
  const theirs =
    far.length === 1
      ? side(sitting, far[0], STACKS)
      : h(
          "div",
          { key: "rivals", class: "rivals" },
          far.map((seat) => rival(sitting, seat)),
        );
  return h(
    "div",
    { key: "field", class: "field stacks" },
    longStacks(sitting, "above"),
    theirs,
    band(sitting),
    side(sitting, sitting.own, STACKS),
  );
}

/**
 * The number of cards in a stack, as a ladder up to seven, and what the stack is worth.
 * @param {StackPoints | null} points
 * @param {Words} words
 * @param {number} long how many cards make a long stack
 * @param {{coming?: boolean, name?: string, suit?: string}} [how]
 * @returns {Tree}
 */
function ladderLine(points, words, long, how = {}) {
  if (!points)
    return h(
      "p",
      { class: "sum none" },
      named(how.suit, words),
      h("span", { class: "long" }, words.say("zone-not-started")),
      h("span", { class: "short" }, words.number(0)),
    );
  return h(
    "p",
    { class: `sum ladder-line${how.coming ? " coming" : ""}` },
    named(how.suit, words, how.coming),
    h("span", { class: "cards-said" }, words.say("zone-cards", { count: points.count })),
    ladder(points.count, long, how.coming),
    " ",
    score(points.points, words, how.name),
  );
}

/**
 * One rung more than a long stack has cards, since the next card adds value again.
 * @param {number} count
 * @param {number} long
 * @param {boolean} [coming] whether the last rung is still to come
 * @returns {Tree}
 */
export const ladder = (count, long, coming = false) =>
  h(
    "span",
    { class: "ladder", "aria-hidden": "true" },
    Array.from({ length: long + 1 }, (_, at) => {
      const rung = at + 1;
      const state = rung > count ? "" : coming && rung === count ? " coming-rung" : " full";
      return h("i", { class: `rung${state}${rung === long ? " seventh" : ""}` });
    }),
  );

/** Another seat's stacks, in one row. @param {Sitting} sitting @param {number} seat @returns {Tree} */
function rival(sitting, seat) {
  const { table, view, words, zones } = sitting;
  const name = nameOf(table, seat, words);
  return h(
    "section",
    { key: `side:${seat}`, class: "rival", "aria-label": words.say("stacks-theirs", { name }) },
    seatMark(sitting, seat),
    [...view.suits].map((suit) => summary(sitting, zones[`stack:${seat}:${suit}`])),
  );
}

/**
 * A stack at a glance: its cards as strips (desk) or only its last card (phone), its length, and its worth.
 * @param {Sitting} sitting
 * @param {Stack} zone
 * @returns {Tree}
 */
function summary(sitting, zone) {
  const { words, view } = sitting;
  const long = factsOf(view).longStack;
  const suit = suitWords(zone.suit, words);
  if (!zone.cards.length) {
    return h(
      "button",
      {
        key: zone.id,
        type: "button",
        class: "glance none",
        "data-zone": zone.id,
        ...asking(zone),
        "aria-label": words.say("zone-column", { suit, count: 0 }),
      },
      sign(zone.suit),
    );
  }
  const top = last(zone.cards);
  const mark = placedAt(sitting, zone.id);
  const points = zone.points?.points ?? 0;
  const said = words.say("stacks-glance", {
    suit,
    count: zone.count,
    top: cardWords(top, words),
    points: words.signed(points),
  });
  return h(
    "button",
    {
      key: zone.id,
      type: "button",
      class: `glance suit-${zone.suit}${zone.count >= long ? " long-stack" : ""}`,
      "data-zone": zone.id,
      ...asking(zone),
      "aria-label": said,
      style: { "--count": zone.count },
    },
    h(
      "span",
      { class: "strips" },
      zone.cards.map((card, at) =>
        h(
          "span",
          { key: `${card}#${at}`, class: "leaf" },
          face(card, words, false),
          at === zone.count - 1 ? outline(mark, words) : null,
        ),
      ),
    ),
    h(
      "span",
      { class: `last-card${mark ? " traced" : ""}`, "data-ply": mark?.ply, "aria-hidden": "true" },
      chip(top, words),
    ),
    h(
      "span",
      { class: "worth", "aria-hidden": "true" },
      h("span", { class: "length" }, words.number(zone.count)),
      ladder(zone.count, long),
      score(points, words, zone.id),
    ),
  );
}

/**
 * All cards of a seat's stacks, on the sheet that its portrait opens on a phone.
 * @param {Sitting} sitting
 * @param {number} seat
 * @returns {Tree}
 */
function seatSheet(sitting, seat) {
  const { table, view, words, zones } = sitting;
  const name = nameOf(table, seat, words);
  return h(
    "div",
    { class: "seat-more" },
    h("button", {
      type: "button",
      class: "opens",
      popovertarget: `seat-sheet-${seat}`,
      "aria-label": words.say("seat-more", whoOf(table, seat, words)),
    }),
    h(
      "div",
      { class: "seat-sheet stack-sheet", id: `seat-sheet-${seat}`, popover: "auto" },
      h("h3", { class: "sheet-name", dir: "auto", tabindex: -1 }, name),
      [...view.suits].map((suit) => {
        const zone = zones[`stack:${seat}:${suit}`];
        return h(
          "p",
          { key: suit, class: "stack-row" },
          h("span", { class: "sheet-sign" }, sign(suit), h("span", { class: "unseen" }, suitWords(suit, words))),
          zone.cards.length ? zone.cards.map((card) => chip(card, words)) : words.say("zone-not-started"),
          zone.points ? score(zone.points.points, words) : null,
        );
      }),
    ),
  );
}

/**
 * The stacks of seven or more cards, and how many of them end the round.
 * @param {Sitting} sitting
 * @param {"above" | "beside"} where above the stacks (phone) or beside them (desk): one of the two is shown
 * @returns {Tree}
 */
function longStacks(sitting, where) {
  const { words, table, view } = sitting;
  const { stacks, stacksToEnd, counted } = factsOf(view);
  const going = goesOn(sitting);
  const title = words.say("stacks-long", { count: stacks, end: stacksToEnd });
  const one = table.rules.stacks_of === "one" ? "one" : "all";
  return h(
    "section",
    {
      key: `long:${where}`,
      class: `long-stacks ${where}${going && stacksToEnd - stacks === 1 ? " near-end" : ""}`,
      "aria-label": title,
    },
    where === "above" ? whichRound(sitting) : null,
    h("h2", { class: "heading", "aria-hidden": "true" }, title),
    h(
      "ul",
      { class: "slots", role: "list" },
      counted.map(({ seat, suit }) =>
        h(
          "li",
          { key: `${seat}${suit}`, class: `counted suit-${suit}` },
          sign(suit),
          h("span", { class: "unseen" }, suitWords(suit, words)),
          h("span", { class: "whose", dir: "auto" }, nameOf(table, seat, words)),
        ),
      ),
      Array.from({ length: Math.max(0, stacksToEnd - stacks) }, () =>
        h("li", { class: "open", "aria-hidden": "true" }),
      ),
    ),
    going ? h("p", { class: "note" }, words.say("stacks-end", { end: stacksToEnd, of: one })) : null,
  );
}
