// @ts-check
/**
 * A hint in words: the move, what it is expected to come to, the few reasons that made the difference, and what else
 * comes close. What a move is worth and why comes from Python as keys and hundredths of a point; here they are rounded
 * and said.
 *
 * @typedef {Hinted["terms"][number]} Term   hundredths of a point
 */
/** @import { Hint, Hinted } from "../../wire.d.ts" */
import { h } from "../draw/tree.js";
import { cardWords, phrase, suitWords } from "./say.js";

/** @typedef {import("../draw/tree.js").Tree} Tree */
/** @typedef {import("../table/sitting.js").Sitting} Sitting */

/** @param {number} hundredths */
const whole = (hundredths) => Math.round(hundredths / 100);

/** @param {Sitting} sitting @returns {Tree} */
export function hint(sitting) {
  const { ui, words } = sitting;
  const { move, points, best } = /** @type {Hint} */ (ui.hint);
  const [chosen, ...others] = best;
  const reasons = chosen.terms.filter(({ key, points }) => words.knows(`hint-term-${key}`) && whole(points) !== 0);
  const ahead = whole(points);
  return h(
    "div",
    { class: "advice" },
    h(
      "p",
      null,
      phrase(words, "zone-hint", { move: moveWords(sitting, move) }, { hint: h("b", null, words.say("action-hint")) }),
    ),
    h(
      "p",
      { class: "expects" },
      words.say("hint-expects", { lead: ahead > 0 ? "ahead" : ahead < 0 ? "behind" : "even", points: Math.abs(ahead) }),
    ),
    listed(
      "why",
      words.say("hint-why"),
      reasons.filter((term) => term.points > 0).map((term) => termWords(term, words)),
    ),
    listed(
      "but",
      words.say("hint-but"),
      reasons.filter((term) => term.points < 0).map((term) => termWords(term, words)),
    ),
    listed(
      "else",
      words.say("hint-else"),
      others.map((each) =>
        words.say("hint-other", { move: moveWords(sitting, each.move), behind: whole(each.behind) }),
      ),
    ),
  );
}

/**
 * Nothing where there is no line.
 * @param {string} kind
 * @param {string} title
 * @param {string[]} lines
 * @returns {Tree | null}
 */
const listed = (kind, title, lines) =>
  lines.length === 0
    ? null
    : h(
        "div",
        { class: kind },
        h("h3", null, title),
        h(
          "ul",
          null,
          lines.map((line) => h("li", null, line)),
        ),
      );

/** One reason, with what it makes of the difference. @param {Term} term @param {import("./say.js").Words} words */
function termWords({ key, points }, words) {
  const reason = words.say(`hint-term-${key}`, { sign: points < 0 ? "minus" : "plus" });
  return words.say("hint-term", { reason, points: words.signed(whole(points)) });
}

/** A move in words. @param {Sitting} sitting @param {string} text @returns {string} */
function moveWords({ moves, zones, words }, text) {
  const move = moves.find((each) => each.move === text);
  if (!move) return "";
  const act = words.say(`action-${move.kind}`);
  if (move.kind === "draw") return words.say("zone-draw", { act, count: zones.deck.count });
  if (move.kind === "take") return words.say("zone-take", { act, card: cardWords(move.card, words) });
  if (move.kind === "decline") return act;
  const card = move.card ? cardWords(move.card, words) : suitWords(move.to.split(":")[1], words);
  if (move.kind === "play" && move.piece)
    return words.say("board-begin-with", { act, card, piece: move.piece, points: words.signed(move.after.points) });
  if (move.kind === "explore")
    return words.say("board-move", {
      act,
      card,
      outcome: words.say("board-to-step", { step: move.after.step, points: words.signed(move.after.points) }),
    });
  return words.say("zone-discard", { act, card });
}
