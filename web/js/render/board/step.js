// @ts-check
/**
 * One step of a path: its tile, the explorers that stand on it, and, when a move leads here, the target that says what
 * the step would be worth. A path begins with two targets, one for each kind of explorer.
 */
/** @import { BoardStep, Path, Piece, Step } from "../../wire.d.ts" */
import { h } from "../draw/tree.js";
import { factsOf } from "./facts.js";
import { explorerWords, piece, tileOf, tileWords, token } from "./explorers.js";
import { cardWords, suitWords } from "../words/say.js";
import { actWords, hinted } from "../table/sitting.js";

/** @typedef {import("../draw/tree.js").Tree} Tree */
/** @typedef {import("../table/sitting.js").Sitting} Sitting */
/** @typedef {{move: string, kind: string, to: string, card: string, piece?: Piece, after: Step}} Leading   to a step */

/**
 * @param {Sitting} sitting @param {string} suit @param {BoardStep} step
 * @param {Leading[]} moves  the moves that would bring one of the viewer's explorers here
 * @param {string} [onward]  the move that sends the viewer's explorer on from this step, by an arrow
 * @returns {Tree}
 */
export function boardStep(sitting, suit, step, moves, onward) {
  const { words, own } = sitting;
  const count = step.explorers.length;
  const kinds = [step.points < 0 && "minus", moves.length && "legal"];
  kinds.push(count > 2 ? "crowd" : count === 2 && step.marked && "pair", count && "peopled");
  return h(
    "div",
    {
      key: `step:${step.step}`,
      class: ["board-step", ...kinds].filter(Boolean).join(" "),
      role: "gridcell",
      tabindex: suit === sitting.view.suits[0] && step.step === 1 ? 0 : -1,
      "data-cell": "",
      "data-zone": `step:${suit}:${step.step}`,
    },
    // Not a label: that would hide from ears the words that eyes see on targets in here.
    h("span", { class: "unseen" }, stepWords(sitting, suit, step)),
    step.step === factsOf(sitting).path.points.length
      ? h(
          "svg",
          { class: "lost-city", viewBox: "0 30 100 92", "aria-hidden": "true" },
          h("use", { href: `#city-${suit}`, width: 100, height: 130 }),
        )
      : null,
    step.marked ? tileOf(step.tile, words) : null,
    h(
      "span",
      { class: `explorers of-${count}` },
      step.explorers.map((each) =>
        token(sitting, each, suit, each.seat === own ? onward : undefined, sitting.zones[`path:${each.seat}:${suit}`]),
      ),
    ),
    moves.some((move) => move.piece)
      ? beginnings(sitting, suit, /** @type {Beginning[]} */ (moves))
      : moves.map((move) => target(sitting, suit, move)),
  );
}

/** All that stands on a step, in words. @param {Sitting} sitting @param {string} suit @param {BoardStep} step */
function stepWords(sitting, suit, step) {
  const { words } = sitting;
  const said = [
    words.say("board-step", { suit: suitWords(suit, words), step: step.step, points: words.signed(step.points) }),
  ];
  if (step.marked) said.push(tileWords(step.tile, words));
  return said.concat(step.explorers.map((each) => explorerWords(sitting, each))).join(words.say("board-and"));
}

/**
 * What a move brings: the step's worth, its tile, the bridge, the end.
 * @param {Sitting} sitting
 * @param {Leading} move
 */
function outcome({ words }, move) {
  const { step, points, tile, crosses, ends } = move.after;
  const said = [words.say("board-to-step", { step, points: words.signed(points) })];
  if (ends) said.push(words.say("board-ends"));
  else if (crosses) said.push(words.say("board-crosses"));
  if (tile && !ends) said.push(tileWords(tile, words));
  return said.join(words.say("board-and"));
}

/** @param {Sitting} sitting @param {string} suit @param {Leading} move @returns {Tree} */
function target(sitting, suit, move) {
  const { words, ui, zones } = sitting;
  const { after } = move;
  const path = /** @type {Path} */ (zones[move.to]);
  const stays = move.kind === "play" && path.explorer?.step === after.step;
  const label =
    ui.pending === move.move
      ? words.say("action-confirm")
      : stays
        ? words.say("board-stays")
        : words.signed(after.points);
  const said = words.say("board-move", {
    act: actWords(sitting, move, move.kind === "explore" ? "action-explore" : "action-play"),
    card: move.card ? cardWords(move.card, words) : suitWords(suit, words),
    outcome: stays ? words.say("board-stays-long") : outcome(sitting, move),
  });
  return h(
    "button",
    {
      key: "target",
      type: "button",
      class: `target play${after.ends ? " ends" : ""}${hinted(sitting) === move.move ? " hinted" : ""}`,
      ...doing(move),
      "aria-label": said,
    },
    after.crosses ? piece("bridge", "crossing") : null,
    h(
      "span",
      { class: `label${stays ? " words" : ""}` },
      stays ? h("span", null, label) : h("bdi", { dir: "ltr" }, label),
    ),
  );
}

/** @typedef {Leading & {piece: Piece}} Beginning */

/**
 * A path begins: which explorer is to set out?
 * @param {Sitting} sitting
 * @param {string} suit
 * @param {Beginning[]} moves
 * @returns {Tree}
 */
function beginnings(sitting, suit, moves) {
  const { words, ui, own } = sitting;
  return h(
    "div",
    {
      key: "begin",
      class: "begin",
      role: "group",
      "aria-label": words.say("board-begin", { suit: suitWords(suit, words) }),
    },
    moves.map((move) => {
      const name = words.say("board-piece", { piece: move.piece });
      return h(
        "button",
        {
          key: move.move,
          type: "button",
          class: `target setting-out${hinted(sitting) === move.move ? " hinted" : ""}`,
          ...doing(move),
        },
        h("span", { class: "unseen" }, beginning(sitting, move)),
        h(
          "span",
          { class: "shown", "aria-hidden": "true" },
          token(sitting, { seat: own, piece: move.piece }, `begin:${suit}:${move.piece}`),
          h(
            "span",
            { class: "name", style: { "--letters": name.length } },
            ui.pending === move.move ? words.say("action-confirm") : name,
          ),
          h("bdi", { class: "worth", dir: "ltr" }, words.signed(move.after.points)),
        ),
      );
    }),
  );
}

/** Who would set out with which card, in a sentence. @param {Sitting} sitting @param {Leading} move */
const beginning = (sitting, move) =>
  sitting.words.say("board-begin-with", {
    act: actWords(sitting, move, "action-play"),
    card: cardWords(move.card, sitting.words),
    piece: move.piece,
    points: sitting.words.signed(move.after.points),
  });

/** @param {Leading} move */
const doing = (move) => ({ "data-act": "place", "data-move": move.move, "data-drop": move.to });
