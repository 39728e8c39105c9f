// @ts-check
/**
 * The board game's field: five paths of nine steps with their scores along one axis, the bridge between the sixth and
 * the seventh, every seat's explorers, the viewer's own columns at the near end of the paths and the discard piles at
 * the far end. One tree serves both shapes of the field: paths are horizontal on a desk, vertical on a phone
 * (css/games/board/).
 *
 * To a screen reader the board is a grid: a path is a row, and arrow keys move from step to step (board_keys.js).
 */
/** @import { BoardFacts, Path, PathPoints, Step } from "../../wire.d.ts" */
import { h } from "../draw/tree.js";
import { askButton, asking } from "../words/ask.js";
import { crossings, seatSheet, standing } from "./people.js";
import { factsOf } from "./facts.js";
import { beginnings, boardStep, laneHead, setsOut } from "./step.js";
import { chip, face } from "../draw/cards.js";
import { piece, seatMark } from "./explorers.js";
import { advised } from "../table/lantern.js";
import { pile } from "../table/piles.js";
import { cardWords, last, suitOf, suitWords } from "../words/say.js";
import { sign } from "../draw/art.js";
import { placing, placings } from "../table/sitting.js";
import { waysOf } from "../table/trace.js";

/** @typedef {import("../draw/tree.js").Tree} Tree */
/** @typedef {import("../table/sitting.js").Sitting} Sitting */
/** @typedef {import("./step.js").Leading} Leading */
/** @typedef {import("./step.js").Beginning} Beginning */

/** How many cards of a column are open strips; earlier ones show only their edges. */
const OPEN_STRIPS = 5;

/** What the board game puts on the table (kits.js). @type {import("../kits.js").Kit} */
export const kit = {
  field,
  steps: ["place", "explore", "draw"],
  mark: seatMark,
  tally: standing,
  more: seatSheet,
  aids: (sitting) => crossings(sitting, "beside"),
};

/** @param {Sitting} sitting @returns {Tree} */
function field(sitting) {
  const { words } = sitting;
  const { paths, path: shape } = factsOf(sitting);
  return h(
    "div",
    { key: "field", class: "field board" },
    crossings(sitting, "above"),
    h(
      "div",
      { class: "board-lanes" },
      axis(shape, words),
      h(
        "div",
        { class: "board-paths", role: "grid", "aria-label": words.say("board-grid") },
        paths.map((each) => path(sitting, each)),
      ),
    ),
  );
}

/**
 * The scores of the steps, once for all paths.
 * @param {PathPoints} shape
 * @param {import("../words/say.js").Words} words
 * @returns {Tree}
 */
function axis({ points, bridge }, words) {
  const marks = points.map((worth, at) =>
    h(
      "span",
      { class: worth < 0 ? "loss" : null },
      h("i", null, words.number(at + 1)),
      h("bdi", { dir: "ltr" }, words.number(worth)),
    ),
  );
  return h(
    "div",
    { class: "board-axis", "aria-hidden": "true" },
    h("span", { class: "near" }, words.say("board-own-columns")),
    withRavine(marks, bridge, h("span", { class: "ravine" })),
    h("span", { class: "far" }, words.say("board-discards")),
  );
}

/**
 * The steps, with something put before the first one past the bridge.
 * @param {Tree[]} steps
 * @param {number} bridge
 * @param {Tree} ravine
 */
const withRavine = (steps, bridge, ravine) => [...steps.slice(0, bridge - 1), ravine, ...steps.slice(bridge - 1)];

/** @param {Sitting} sitting @param {BoardFacts["paths"][number]} path @returns {Tree} */
function path(sitting, { suit, steps }) {
  const { own, moves, words, zones } = sitting;
  const zone = zones[`path:${own}:${suit}`];
  const plays = /** @type {Leading[]} */ (placings(sitting).filter((move) => move.to === zone.id));
  const explores = moves.filter((move) => move.kind === "explore").filter(({ to }) => to.startsWith(`step:${suit}:`));
  const here = [...plays, ...explores];
  const leading = (/** @type {number} */ step) => here.filter((move) => move.after.step === step);
  const lit = goalOf(sitting, suit, zone);
  const begins = plays.some((move) => move.piece);
  const cells = steps.map((step) =>
    boardStep(
      sitting,
      suit,
      step,
      leading(step.step),
      zone.explorer?.step === step.step ? explores[0]?.move : undefined,
      lit === step.step,
    ),
  );
  return h(
    "div",
    {
      key: `path:${suit}`,
      class: `path suit-${suit}${plays.length || explores.length ? " legal" : ""}`,
      role: "row",
      ...dropping(plays),
      "aria-label": words.say("board-path", { suit: suitWords(suit, words) }),
    },
    h(
      "div",
      {
        key: "near",
        class: "near",
        role: "rowheader",
        tabindex: -1,
        "data-cell": "",
        "data-zone": zone.id,
        ...(begins ? setsOut(plays) : sitting.ui.chosen ? {} : asking(zone)),
      },
      ownColumn(sitting, suit, zone),
      sitting.ui.chosen ? closed(sitting, suit, zone, plays) : askButton(zone, words, false),
    ),
    withRavine(
      cells,
      factsOf(sitting).path.bridge,
      h(
        "span",
        { key: "ravine", class: "ravine", "aria-hidden": "true" },
        piece("bridge", "span"),
        piece("planks"),
        crossed(sitting, suit),
      ),
    ),
    h("div", { key: "far", class: "far", role: "gridcell" }, pile(sitting, zones[`pile:${suit}`])),
    begins ? beginnings(sitting, suit, /** @type {Beginning[]} */ (plays)) : laneHead(sitting, here, lit > 0),
    ridge(suit),
  );
}

/** The dots of a way across the bridge. @param {Sitting} sitting @param {string} suit */
const crossed = (sitting, suit) =>
  waysOf(sitting, suit).some(
    ({ from, to }) => from && from < factsOf(sitting).path.bridge && to >= factsOf(sitting).path.bridge,
  )
    ? h("span", { key: "trail", class: "trail over" })
    : null;

/**
 * The step of the path that a hint leads to, 0 for none.
 * @param {Sitting} sitting @param {string} suit @param {Path} zone
 */
function goalOf(sitting, suit, zone) {
  const hint = advised(sitting);
  const here = hint && (hint.to === zone.id || (hint.kind === "explore" && hint.to.startsWith(`step:${suit}:`)));
  return here && (hint.kind === "play" || hint.kind === "explore") ? /** @type {Step} */ (hint.after).step : 0;
}

/**
 * A card carried to its path may be dropped anywhere along it, unless there is a choice to make.
 * @param {Leading[]} plays
 */
const dropping = (plays) => (plays.length === 1 ? { "data-drop": plays[0].to, "data-move": plays[0].move } : {});

/**
 * A path that does not take the chosen card says why.
 * @param {Sitting} sitting
 * @param {string} suit
 * @param {Path} zone
 * @param {Leading[]} plays
 * @returns {Tree | null}
 */
function closed(sitting, suit, zone, plays) {
  const { chosen } = sitting.ui;
  if (!chosen || plays.length || !placing(sitting)) return null;
  const asking = { key: "target", class: "target closed", "data-act": "why", "data-to": zone.id };
  if (suitOf(chosen.card) !== suit) return h("span", asking);
  return h("button", {
    ...asking,
    type: "button",
    "aria-disabled": true,
    "aria-label": sitting.words.say("zone-play-closed", { card: cardWords(chosen.card, sitting.words) }),
  });
}

/** The skyline of an expedition's landscape along its path. @param {string} suit @returns {Tree} */
const ridge = (suit) =>
  h(
    "svg",
    { key: "ridge", class: "ridge", viewBox: "0 0 900 40", preserveAspectRatio: "none", "aria-hidden": "true" },
    Array.from({ length: 9 }, (_, at) => h("use", { href: `#ridge-${suit}`, x: 100 * at, width: 100, height: 40 })),
  );

/**
 * The viewer's own cards of a path: strips on a desk, only the last card on a phone.
 * @param {Sitting} sitting
 * @param {string} suit
 * @param {Path} zone
 * @returns {Tree}
 */
function ownColumn({ table, words }, suit, zone) {
  const name = suitWords(suit, words);
  const cards = zone.cards;
  if (!cards.length) {
    return h(
      "span",
      { class: "place", role: "img", "aria-label": words.say("zone-column", { suit: name, count: 0 }) },
      sign(suit),
      h("span", { class: "suit-name", "aria-hidden": "true" }, name),
    );
  }
  const said = words.say("board-column", {
    suit: name,
    count: cards.length,
    cards: words.list(cards.map((card) => cardWords(card, words))),
  });
  const edges = Math.max(0, cards.length - OPEN_STRIPS);
  const strips = cards.map((card, at) =>
    h(
      "span",
      { key: `${card}#${at}`, class: `leaf${at < edges ? " edge" : ""}${at === cards.length - 1 ? " last" : ""}` },
      face(card, words, false),
    ),
  );
  return h(
    "span",
    { class: "held-column", role: "img", "aria-label": said },
    h("span", { class: "strips", style: { "--open": Math.min(cards.length, OPEN_STRIPS), "--edges": edges } }, strips),
    h(
      "span",
      { class: "last-card" },
      chip(last(cards), words),
      table.rules.direction === "both" ? direction(zone.direction) : null,
    ),
  );
}

/** Which way a column goes, in the variant with both directions. @param {string | null} way */
const direction = (way) =>
  way ? h("span", { class: `way ${way}`, "aria-hidden": "true" }, way === "up" ? "▲" : "▼") : null;
