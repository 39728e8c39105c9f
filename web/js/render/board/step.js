// @ts-check
/**
 * One step of a path: its tile, the explorers standing on it, and, when a move leads here, the target that says what
 * the step would be worth. A path begins with two targets, one for each kind of explorer. The text of a target covers
 * no tile and no explorer: it is below the step on horizontal paths, at the head of the lane on vertical ones.
 */
/** @import { BoardStep, Path, Piece, Step } from "../../wire.d.ts" */
import { h } from "../draw/tree.js";
import { factsOf } from "./facts.js";
import { explorerWords, piece, tileOf, tileWords, token } from "./explorers.js";
import { lantern } from "../table/lantern.js";
import { cardWords, suitWords } from "../words/say.js";
import { actWords, hinted } from "../table/sitting.js";
import { trails, waysOf } from "../table/trace.js";

/** @typedef {import("../draw/tree.js").Tree} Tree */
/** @typedef {import("../table/sitting.js").Sitting} Sitting */
/** @typedef {{move: string, kind: string, to: string, card: string, piece?: Piece, after: Step}} Leading   to a step */

/**
 * @param {Sitting} sitting @param {string} suit @param {BoardStep} step
 * @param {Leading[]} moves  moves that would bring one of the viewer's explorers here
 * @param {string} [onward]  the move by which an arrow sends the viewer's explorer on from here
 * @param {boolean} [lit]  a hint leads here
 * @returns {Tree}
 */
export function boardStep(sitting, suit, step, moves, onward, lit) {
  const { words, own } = sitting;
  const count = step.explorers.length;
  const kinds = [step.points < 0 && "minus", moves.length && "legal"];
  kinds.push(count > 2 ? "crowd" : count === 2 && step.marked && "pair", count && "peopled", Boolean(lit) && "lit");
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
    // Not a label: that would hide the words on the targets in here from a screen reader.
    h("span", { class: "unseen" }, stepWords(sitting, suit, step)),
    step.step === factsOf(sitting).path.points.length
      ? h(
          "svg",
          { class: "lost-city", viewBox: "0 30 100 92", "aria-hidden": "true" },
          h("use", { href: `#city-${suit}`, width: 100, height: 130 }),
        )
      : null,
    trails(waysOf(sitting, suit), step.step, words),
    step.marked ? tileOf(step.tile, words) : null,
    h(
      "span",
      { class: `explorers of-${count}` },
      step.explorers.map((each) =>
        token(sitting, each, suit, each.seat === own ? onward : undefined, sitting.zones[`path:${each.seat}:${suit}`]),
      ),
    ),
    moves.some((move) => move.piece) ? begun(moves) : moves.map((move) => target(sitting, suit, move)),
    lit && !moves.length ? lantern() : null,
  );
}

/**
 * What pressing the beginning of a path does: the choice of who sets out is made at the head of the path, with keys
 * too; with only one explorer to choose, it sets out.
 * @param {Leading[]} moves
 */
export const setsOut = (moves) => (moves.length > 1 ? { "data-act": "which" } : doing(moves[0]));

/** The step on which a path would begin. @param {Leading[]} moves @returns {Tree} */
const begun = (moves) => h("span", { key: "target", class: "target", "aria-hidden": "true", ...setsOut(moves) });

/**
 * The head of a lane where paths are vertical or rows are low: the texts of the moves there, and the lantern.
 * @param {Sitting} sitting @param {Leading[]} moves @param {boolean} lit
 * @returns {Tree | null}
 */
export const laneHead = (sitting, moves, lit) =>
  moves.length || lit
    ? h(
        "span",
        { key: "head", class: "lane-head", "aria-hidden": "true" },
        lit && !moves.length ? lantern() : null,
        moves.map((move) => targetLabel(sitting, move)),
      )
    : null;

/** Everything on a step, in words. @param {Sitting} sitting @param {string} suit @param {BoardStep} step */
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

/**
 * Whether the explorer has reached the end of its path, so that another may move.
 * @param {Sitting} sitting @param {Leading} move
 */
const staying = ({ zones }, { kind, to, after }) =>
  kind === "play" && /** @type {Path} */ (zones[to]).explorer?.step === after.step;

/**
 * The visible text of a target: the act, and what the step is worth then.
 * @param {Sitting} sitting @param {Leading} move @returns {Tree}
 */
function targetLabel(sitting, move) {
  const { words } = sitting;
  const stays = staying(sitting, move);
  const act = actWords(sitting, move, stays ? "board-stays" : `action-${move.kind}`);
  return h(
    "span",
    { class: `label${stays ? " words" : ""}${move.after.ends ? " ends" : ""}` },
    hinted(sitting) === move.move ? lantern() : null,
    h("span", { class: "act" }, act),
    stays ? null : h("bdi", { dir: "ltr" }, words.signed(move.after.points)),
  );
}

/** @param {Sitting} sitting @param {string} suit @param {Leading} move @returns {Tree} */
function target(sitting, suit, move) {
  const { words } = sitting;
  const { after } = move;
  const stays = staying(sitting, move);
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
    targetLabel(sitting, move),
  );
}

/** @typedef {Leading & {piece: Piece}} Beginning */

/**
 * A path begins: which explorer should set out?
 * @param {Sitting} sitting
 * @param {string} suit
 * @param {Beginning[]} moves
 * @returns {Tree}
 */
export const beginnings = (sitting, suit, moves) =>
  h(
    "div",
    { key: "begin", class: "chooser", role: "gridcell" },
    h(
      "div",
      {
        class: "begin",
        role: "group",
        "aria-label": sitting.words.say("board-begin", { suit: suitWords(suit, sitting.words) }),
      },
      moves.map((move) => settingOut(sitting, suit, move)),
    ),
  );

/** @param {Sitting} sitting @param {string} suit @param {Beginning} move @returns {Tree} */
function settingOut(sitting, suit, move) {
  const { words, ui, own } = sitting;
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
