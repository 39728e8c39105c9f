// @ts-check
/**
 * What stands above the table in a frame: what to do, the answer to the last move, what can be pressed, what went
 * wrong.
 *
 * @typedef {object} Panel
 * @property {string} [title]   key
 * @property {string} [task]    key
 * @property {string} [say]     key: what this step asks
 * @property {{done: number, of: number}} [steps]
 * @property {{key: string, values: Values, good: boolean}} [said]   in answer to the last move
 * @property {string} [offer]   key of the button that starts
 * @property {number} [progress]   of loading Python, 0 to 1
 * @property {boolean} [stalled]   no part of it has arrived for a while
 * @property {boolean} [again]
 * @property {boolean} [hint]
 * @property {import("../play/through.js").Through} [through]
 * @property {string} [game]    of the match being gone through
 * @property {{key: string, values: Values, detail: string, mends: boolean}} [trouble]   `mends`: another try may help
 */
import { h } from "../render/draw/tree.js";
import { icon, scaleBar } from "../render/draw/art.js";

/** @typedef {import("../render/draw/tree.js").Tree} Tree */
/** @typedef {import("../shell/words/words.js").Words} Words */
/** @typedef {import("../shell/words/words.js").Values} Values */

/** @param {Panel} what @param {Words} words @returns {Tree | null} */
export function panel(what, words) {
  const { title, task, say, said, progress, through } = what;
  const asked = [
    title && words.knows(title) ? h("h2", { class: "title" }, words.say(title)) : null,
    task && words.knows(task) ? h("p", { class: "task" }, words.say(task)) : null,
  ];
  if (what.trouble) return h("div", { class: "panel", tabindex: -1 }, [...asked, troubled(what.trouble, words)]);
  return h("div", { class: "panel", tabindex: -1 }, [
    ...asked,
    stepsDone(what, words),
    say && words.knows(say) ? h("p", { class: "say" }, words.say(say)) : null,
    h(
      "p",
      { class: `said${said?.good ? " good" : ""}`, role: "status" },
      said ? words.say(said.key, said.values) : what.stalled ? words.say("embed-stalled") : null,
    ),
    through ? way(through, what.game ?? "", words) : null,
    progress === undefined ? null : coming(progress, words),
    what.stalled ? h("div", { class: "acts" }, press("retry", "embed-retry", words)) : null,
    acts(what, words),
  ]);
}

/** What did not come: what that was tells a reader nothing, and the page around hears it (frame.js). */
const PLAIN = new Set(["embed-no-start", "embed-no-cors", "embed-no-part"]);

/** What went wrong. @param {NonNullable<Panel["trouble"]>} trouble @param {Words} words @returns {Tree} */
const troubled = ({ key, values, detail, mends }, words) =>
  h(
    "div",
    { class: "trouble", role: "alert" },
    icon("warn"),
    h(
      "div",
      null,
      h("p", null, words.say(key, values)),
      detail && !PLAIN.has(key) ? h("p", { class: "detail", lang: "en", dir: "ltr" }, detail) : null,
      mends ? h("div", { class: "acts" }, press("retry", "embed-retry", words)) : null,
    ),
  );

/** Progress of a lesson. @param {Panel} what @param {Words} words @returns {Tree | null} */
function stepsDone({ steps }, words) {
  if (!steps || steps.of <= 1) return null;
  const step = Math.min(steps.done + 1, steps.of);
  return h("p", { class: "steps-done" }, words.say("embed-step", { step, steps: steps.of }));
}

/** Progress of loading Python. @param {number} progress @param {Words} words @returns {Tree} */
const coming = (progress, words) =>
  h(
    "div",
    {
      class: "coming",
      role: "progressbar",
      "aria-label": words.say("embed-coming"),
      "aria-valuenow": Math.round(100 * progress),
      "aria-valuemin": 0,
      "aria-valuemax": 100,
    },
    h("p", null, words.say("embed-coming")),
    scaleBar(progress, 1, 0.1),
  );

/** @param {string} act @param {string} key @param {Words} words @param {string} [kind] @returns {Tree} */
const press = (act, key, words, kind = "button") =>
  h("button", { type: "button", class: kind, "data-act": act }, words.say(key));

/** What can be pressed. @param {Panel} what @param {Words} words @returns {Tree | null} */
function acts({ offer, hint, again }, words) {
  if (!offer && !again && !hint) return null;
  return h(
    "div",
    { class: "acts" },
    offer ? press("start", offer, words, "button primary") : null,
    hint ? press("clue", "action-hint", words) : null,
    again ? press("again", "embed-again", words) : null,
  );
}

/**
 * The controls for going through a match.
 * @param {import("../play/through.js").Through} at
 * @param {string} kind of the game
 * @param {Words} words
 * @returns {Tree}
 */
function way({ round, turn, turns, place, last, running }, kind, words) {
  const at = { kind, round: round + 1, rounds: turns.length, turn, turns: turns[round] };
  const where = words.say("embed-where", at);
  const step = (/** @type {string} */ act, /** @type {string} */ said, open = true) =>
    h(
      "button",
      { key: act, type: "button", class: "button", "data-act": act, "aria-disabled": open ? null : true },
      words.say(said),
    );
  return h(
    "div",
    { class: "through", role: "group", "aria-label": words.say("embed-replay") },
    h("p", { class: "where" }, where),
    h("input", {
      key: "to",
      type: "range",
      min: 0,
      max: last,
      step: 1,
      value: String(place),
      "data-act": "to",
      "aria-label": words.say("embed-replay"),
      "aria-valuetext": where,
    }),
    h(
      "div",
      { class: "acts" },
      step("back", "embed-back", place > 0),
      step("on", "embed-on", place < last),
      step("run", running ? "embed-rest" : "embed-run"),
    ),
  );
}
