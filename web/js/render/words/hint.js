// @ts-check
/**
 * A hint in words: the move, what it weighs with the numbers before and after, what the next best move would cost, and
 * who says so; in a first lesson only the move that it asks for, and why. Reasons come from Python as keys and values,
 * costs as hundredths of a point; here they are put into words. lantern.js marks the card and its place.
 */
/** @import { Hint } from "../../wire.d.ts" */
import { h } from "../draw/tree.js";
import { cardWords, reasonValues, suitWords } from "./say.js";

/** @typedef {import("../draw/tree.js").Tree} Tree */
/** @typedef {import("../table/sitting.js").Sitting} Sitting */

/** The values that are points with a sign. */
const SIGNED = ["before", "after", "could"];

/** @param {Sitting} sitting @returns {Tree} */
export function hint(sitting) {
  const { table, ui, words } = sitting;
  const { move, reasons } = /** @type {Hint} */ (ui.hint);
  return h(
    "div",
    { class: "advice" },
    h(
      "p",
      { class: "does" },
      h("b", null, words.say("hint-move", { move: moveWords(sitting, move) })),
      reasons.map((reason) => ` ${reasonWords(sitting, reason)}`),
    ),
    table.primer ? null : compared(sitting), // a lesson refuses moves that are nearly as good
  );
}

/** What the next best move would cost, and who says so. @param {Sitting} sitting @returns {Tree[]} */
function compared(sitting) {
  const { ui, words } = sitting;
  const { mind, next } = /** @type {Hint} */ (ui.hint);
  const points = Math.round(Math.max(0, next?.behind ?? 0) / 100);
  const said = next ? words.say("hint-next", { move: moveWords(sitting, next.move), points }) : words.say("hint-only");
  return [
    h("p", { class: "next" }, said),
    h("p", { class: "by" }, words.say("hint-by", { name: words.say(`mind-${mind}`) })),
  ];
}

/**
 * One reason in a sentence.
 * @param {Pick<Sitting, "table" | "words">} sitting @param {Hint["reasons"][number]} reason
 */
export function reasonWords({ table, words }, { key, values }) {
  const said = reasonValues(values, table, words);
  for (const name of SIGNED) if (name in said) said[name] = words.signed(Number(said[name]));
  return words.say(key, said);
}

/** A move in words. @param {Sitting} sitting @param {string} text @returns {string} */
function moveWords({ moves, words }, text) {
  const move = moves.find((each) => each.move === text);
  if (!move) return "";
  const act = words.say(`action-${move.kind}`);
  if (move.kind === "draw") return words.say("draw-from-deck");
  if (move.kind === "take") return words.say("zone-take", { act, card: cardWords(move.card, words) });
  if (move.kind === "decline") return act;
  if (move.kind === "explore") return words.say("hint-explore", { act, suit: suitWords(move.to.split(":")[1], words) });
  const card = cardWords(move.card, words);
  if (move.kind === "play" && move.piece) return words.say("hint-begin", { act, card, piece: move.piece });
  return words.say("zone-discard", { act, card });
}
