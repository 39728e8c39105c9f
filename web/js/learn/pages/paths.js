// @ts-check
/**
 * The board game's pictures: paths with tiles, explorers and moves, the arches that count crossings, explorers and
 * their points.
 */
import { sign } from "../../render/draw/art.js";
import { chip } from "../../render/draw/cards.js";
import { piece, tileOf, tileWords } from "../../render/board/explorers.js";
import { cardWords, suitWords } from "../../render/words/say.js";
import { score } from "../../render/words/sums.js";
import { headings } from "../../render/draw/headings.js";
import { h } from "../../render/draw/tree.js";

/** @typedef {import("../../render/draw/tree.js").Tree} Tree */
/** @typedef {import("../../shell/words/words.js").Words} Words */
/** @typedef {import("./figures.js").Figure} Figure */
/**
 * @typedef {object} Path   as the outline names it, with the worth of its steps
 * @property {string} suit
 * @property {number[]} points
 * @property {Record<string, string>} tiles   by step
 * @property {Explorer[]} [explorers]
 * @property {Move[]} [moves]
 * @property {string[]} [cards]
 */
/** @typedef {[from: number, to: number, which?: number]} Move */
/** @typedef {[step: number, kind: string, seat?: number]} Explorer   seat: 0, the reader's, if left out */

/** The bridge lies after this step. */
export const BRIDGE_AFTER = 6;

/** One or more paths, each with its steps' points. @param {Figure} figure @param {Words} words @returns {Tree} */
export const paths = (figure, words) =>
  h(
    "div",
    { class: "paths" },
    figure.paths.map((/** @type {Path} */ each) => path(each, words)),
  );

/** @param {Path} path @param {Words} words @returns {Tree} */
function path({ suit, points, tiles, explorers = [], moves = [], cards = [] }, words) {
  const steps = points.map((worth, at) =>
    step(at + 1, worth, tiles[at + 1], explorers, moves, words, at + 1 === points.length ? suit : ""),
  );
  const ravine = h("span", { class: "ravine" }, piece("bridge", "span"));
  return h(
    "div",
    {
      class: `way suit-${suit}`,
      role: "img",
      "aria-label": told({ suit, points, tiles, explorers, moves, cards }, words),
    },
    h(
      "span",
      { class: "way-name", "aria-hidden": "true" },
      sign(suit),
      suitWords(suit, words),
      cards.length
        ? h(
            "span",
            { class: "way-cards" },
            cards.map((card) => chip(card, words)),
          )
        : null,
    ),
    h(
      "span",
      { class: "way-steps", "aria-hidden": "true" },
      steps.slice(0, BRIDGE_AFTER),
      ravine,
      steps.slice(BRIDGE_AFTER),
    ),
  );
}

/**
 * @param {number} at
 * @param {number} worth
 * @param {string | undefined} tile
 * @param {Explorer[]} explorers
 * @param {Move[]} moves
 * @param {Words} words
 * @param {string} city the suit of the city here, if there is one
 * @returns {Tree}
 */
function step(at, worth, tile, explorers, moves, words, city) {
  const here = explorers.filter(([step]) => step === at);
  const left = moves.some(([from]) => from === at);
  const come = moves.filter(([, to]) => to === at);
  return h(
    "span",
    { class: `way-step${worth < 0 ? " minus" : ""}${come.length ? " reached" : ""}` },
    h("bdi", { class: "worth", dir: "ltr" }, words.number(worth)),
    tile ? tileOf(tile, words) : null,
    city && !here.length
      ? h(
          "svg",
          { class: "goal", viewBox: "0 30 100 92" },
          h("use", { href: `#city-${city}`, width: 100, height: 130 }),
        )
      : null,
    here.map(([, kind, seat]) => token(kind, words, left && !seat ? "gone" : "", undefined, seat)),
    come.map(([from, , which]) => token(kindFrom(from, explorers, moves), words, "come", which)),
  );
}

/**
 * Which explorer a move from a step moves: the one standing there, or one that an earlier move brought.
 * @param {number} from
 * @param {Explorer[]} explorers
 * @param {Move[]} moves
 * @returns {string}
 */
function kindFrom(from, explorers, moves) {
  const stands = explorers.find(([step]) => step === from);
  const brought = moves.find(([, to]) => to === from);
  return stands ? stands[1] : brought ? kindFrom(brought[0], explorers, moves) : "adventurer";
}

/**
 * An explorer.
 * @param {string} kind
 * @param {Words} words
 * @param {string} [state]
 * @param {number} [which] its number among several moves
 * @param {number} [seat]
 * @returns {Tree}
 */
export const token = (kind, words, state = "", which, seat = 0) =>
  h(
    "span",
    { class: `explorer${seat ? "" : " own"} seat-shape-${seat} ${kind} ${state}`, "aria-hidden": "true" },
    piece(`seat-${seat}`, "shape"),
    h(
      "span",
      { class: "initial" },
      which ? words.number(which) : kind === "researcher" ? h("bdi", { dir: "ltr" }, `×${words.number(2)}`) : null,
    ),
  );

/**
 * A path in words: the worth of each step with something on it, and what moves.
 * @param {Required<Path>} path
 * @param {Words} words
 */
function told({ suit, points, tiles, explorers, moves, cards }, words) {
  const name = suitWords(suit, words);
  const and = words.say("board-and");
  const steps = points.map((worth, at) => {
    const said = [words.say("board-step", { suit: name, step: at + 1, points: words.signed(worth) })];
    if (tiles[at + 1]) said.push(tileWords(tiles[at + 1], words));
    for (const [step, kind, seat = 0] of explorers) {
      if (step === at + 1)
        said.push(
          words.say("board-explorer", {
            who: seat ? "other" : "you",
            name: words.say("name-seat", { seat: seat + 1 }),
            piece: kind,
          }),
        );
    }
    return said.join(and);
  });
  const moved = moves.map(([from, to, which = 1]) => words.say("learn-paths-move", { which, from, to }));
  const held = cards.length
    ? [words.say("learn-paths-cards", { cards: words.list(cards.map((card) => cardWords(card, words))) })]
    : [];
  return [words.say("learn-paths-alt", { suit: name, steps: steps.join("; ") }), ...held, ...moved].join(" ");
}

/** How many explorers have crossed, as arches. @param {Figure} figure @param {Words} words @returns {Tree} */
export function crossings({ crossed, end }, words) {
  return h(
    "div",
    {
      class: "crossings-picture",
      role: "img",
      "aria-label": words.say("learn-crossings-alt", { count: crossed, end }),
    },
    Array.from({ length: end }, (_, at) =>
      h(
        "span",
        { class: `bridge-arch${at < crossed ? " crossed" : ""}${at === end - 1 ? " last" : ""}` },
        h("b", null, words.number(at + 1)),
        piece("arch"),
      ),
    ),
  );
}

/** Explorers, where they stand and the points for it. @param {Figure} figure @param {Words} words @returns {Tree} */
export function explorers({ explorers: rows, total }, words) {
  return h(
    "table",
    null,
    headings(["who", "step", "points"].map((each) => words.say(`learn-explorers-${each}`))),
    h(
      "tbody",
      null,
      rows.map((/** @type {[string, number, number]} */ [kind, step, points]) =>
        h(
          "tr",
          null,
          h("th", { scope: "row" }, words.say("board-piece", { piece: kind })),
          h("td", null, words.number(step)),
          h("td", null, score(points, words)),
        ),
      ),
    ),
    h(
      "tfoot",
      null,
      h(
        "tr",
        null,
        h("th", { scope: "row", colspan: 2 }, words.say("learn-explorers-total")),
        h("td", null, score(total, words)),
      ),
    ),
  );
}
