// @ts-check
/**
 * Head and foot of an own exercise: where it comes from and what is asked, then the result and why. Between them is the
 * table of the game (shell/after/exercise.js).
 *
 * @typedef {object} Trying
 * @property {import("../../shell/after/own_exercises.js").Own} own
 * @property {Table | null} table   null until it is laid out
 * @property {Table | null} first   as it was first laid out
 * @property {boolean} wrong     another move was tried before
 * @property {boolean} shown     the solution was shown
 * @property {boolean} done      it is solved
 * @property {boolean} counted   and that counts for the day
 */
/** @import { Table } from "../../wire.d.ts" */
import { h } from "../../render/draw/tree.js";
import { icon } from "../../render/draw/art.js";
import { phrase } from "../../render/words/say.js";
import { TIMES } from "../../shell/after/own_exercises.js";
import { button, face } from "../controls.js";
import { tenth } from "../review/figures.js";
import { because, moveTree } from "../review/moment.js";

/** @typedef {import("../../render/draw/tree.js").Tree} Tree */
/** @typedef {import("../../render/table/sitting.js").OpenTable} OpenTable */
/** @typedef {import("../../shell/words/words.js").Words} Words */
/** @typedef {import("../../shell/after/own_exercises.js").Own} Own */

/** Where it comes from, in words. @param {Own} own @param {Words} words */
export function originWords({ id, game, against }, words) {
  const [round, turn] = (id.split("/").at(-1) ?? "").split(".").map(Number);
  const names = words.list(against.map((mind) => (mind ? words.say(`mind-${mind}`) : words.say("exercise-somebody"))));
  return words.say("exercise-from", { kind: game, round, turn: turn + 1, names });
}

/** What the move cost, with its error. @param {Own} own @param {Words} words */
export const costWords = ({ cost, error }, words) =>
  words.say("exercise-cost", { cost: words.number(tenth(cost / 100)), error: words.number(tenth(error / 100)) });

/** The days on which it was solved, as printed blocks. @param {Own} own @param {Words} words */
export const solvedMarks = ({ solved }, words) =>
  h(
    "span",
    {
      class: "solved-days",
      role: "img",
      "aria-label": words.say("exercise-days", { done: words.number(Math.min(solved.length, TIMES)), of: TIMES }),
    },
    Array.from({ length: TIMES }, (_, at) =>
      h("i", { key: at, class: at < solved.length ? "full" : "" }, at < solved.length ? icon("ok") : null),
    ),
  );

/** @param {Trying} trying @param {Words} words @returns {Tree[]} */
export function head({ own, done }, words) {
  return [
    h(
      "button",
      { key: "back", type: "button", class: "tool back", "data-act": "leave", "aria-label": words.say("back") },
      icon("chev"),
    ),
    h(
      "div",
      { key: "title", class: "attempt-title" },
      h("p", { class: "meaning" }, originWords(own, words)),
      h("h1", { tabindex: -1, "data-title": "" }, words.say(done ? "exercise-solved" : "exercise-task")),
    ),
    h("div", { key: "marks" }, solvedMarks(own, words)),
  ];
}

/**
 * @param {Trying} trying @param {string} next the id of the next exercise, "" for none
 * @param {boolean} kept whether its match is still kept
 * @param {Words} words @returns {Tree[]}
 */
export function foot(trying, next, kept, words) {
  const { done, shown } = trying;
  return [
    h(
      "div",
      { key: "said", class: "attempt-said", "data-said": "", tabindex: -1, role: "status" },
      said(trying, kept, words),
    ),
    h(
      "div",
      { key: "ways", class: "ways" },
      done
        ? button("onward", words.say(next ? "exercise-next" : "exercise-all"), next ? "go" : "try", {
            key: "onward",
            class: "button primary",
            "data-value": next,
          })
        : null,
      done || shown
        ? button("again", words.say("exercise-again"), "try", { key: "again" })
        : button("solution", words.say("exercise-show"), "lamp", { key: "solution" }),
      (done || shown) && kept
        ? button("through", words.say("review-go"), "run", { key: "through", "data-value": trying.own.id })
        : null,
    ),
  ];
}

/**
 * The result, and why.
 * @param {Trying} trying @param {boolean} kept @param {Words} words @returns {(Tree | null)[]}
 */
function said({ own, first, done, shown, counted }, kept, words) {
  if (!done && !shown) return [h("p", { key: "cost", class: "meaning" }, words.say("exercise-asks"))];
  const at = /** @type {OpenTable} */ (first);
  const count = own.solved.length;
  return [
    face("expert"),
    h(
      "div",
      { key: "why" },
      done
        ? h(
            "p",
            { key: "right" },
            h("b", null, words.say("exercise-right")),
            " ",
            words.say(counted ? (count >= TIMES ? "exercise-rests" : "exercise-again-later") : "exercise-not-counted"),
          )
        : null,
      h(
        "p",
        { key: "better" },
        phrase(
          words,
          "review-better",
          { name: words.say("mind-expert") },
          { move: moveTree(own.why.better, at, words) },
        ),
        " ",
        h("span", { class: "because" }, because(own.why.better, at, words)),
      ),
      h(
        "p",
        { key: "then", class: "meaning" },
        phrase(words, "exercise-then", { cost: costWords(own, words) }, { move: moveTree(own.why.played, at, words) }),
        kept ? null : ` ${words.say("exercise-match-gone")}`,
      ),
    ),
  ];
}
