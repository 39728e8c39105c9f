// @ts-check
/**
 * The person's own exercises: the costliest moments of reviewed matches, as cards. Those to try today come first; those
 * solved on two days are listed below.
 */
import { h } from "../../render/draw/tree.js";
import { isDue, live, rests } from "../../shell/after/own_exercises.js";
import { today } from "../../shell/after/days.js";
import { button, face, linkButton, page } from "../controls.js";
import { costWords, originWords, solvedMarks } from "./exercise.js";
import { print } from "../../render/prints.js";

/** @typedef {import("../../render/draw/tree.js").Tree} Tree */
/** @typedef {import("../../shell/state.js").Shell} Shell */
/** @typedef {import("../../shell/after/own_exercises.js").Own} Own */
/** @typedef {import("../../shell/words/words.js").Words} Words */

/** @param {Shell} state @returns {Tree} */
export function exercises({ words, exercises: kept }) {
  const all = live(kept ?? {});
  const now = today();
  const open = all.filter((own) => !rests(own));
  const due = open.filter((own) => isDue(own, now)).length;
  return page(
    words,
    "exercises",
    words.say("exercises-title"),
    h("p", { class: "meaning" }, words.say("exercises-lead")),
    kept && !all.length ? nothing(words) : null,
    open.length
      ? h(
          "section",
          { key: "open", class: "part", "aria-labelledby": "exercises-open" },
          h("h2", { id: "exercises-open" }, words.say(due ? "exercises-due" : "exercises-tomorrow", { count: due })),
          list(open, now, words),
        )
      : null,
    all.length > open.length
      ? h(
          "section",
          { key: "rest", class: "part", "aria-labelledby": "exercises-rest" },
          h("h2", { id: "exercises-rest" }, words.say("exercises-rest")),
          list(all.filter(rests), now, words),
        )
      : null,
  );
}

/** For the empty screen: a print still to come, and the way there. @param {Words} words */
const nothing = (words) =>
  h(
    "section",
    { key: "nothing", class: "book-none" },
    print("beat-5", false, words),
    h(
      "div",
      null,
      h("p", null, words.say("exercises-none")),
      linkButton("#matches", words.say("matches-title"), "kept"),
    ),
  );

/** @param {Own[]} some @param {string} now @param {Words} words */
const list = (some, now, words) =>
  h(
    "ul",
    { class: "own-exercises", role: "list" },
    some.map((own) => card(own, isDue(own, now), words)),
  );

/** @param {Own} own @param {boolean} due @param {Words} words */
function card(own, due, words) {
  const from = originWords(own, words);
  return h(
    "li",
    { key: own.id, class: `own-exercise game-${own.game}${due ? " due" : ""}` },
    h(
      "span",
      { class: "own-faces", "aria-hidden": "true" },
      own.against.slice(0, 3).map((mind, at) => face(mind, at + 1)),
    ),
    h(
      "div",
      { class: "own-words" },
      h("h3", null, words.say(`game-${own.game}`)),
      h("p", { class: "meaning" }, from),
      h("p", { class: "own-cost" }, words.say("exercise-lost", { cost: costWords(own, words) })),
    ),
    solvedMarks(own, words),
    h(
      "div",
      { class: "ways" },
      button("try-exercise", words.say("exercise-try"), "try", {
        class: due ? "button primary" : "button",
        "data-value": own.id,
        "aria-label": words.say("matches-act", { act: words.say("exercise-try"), match: from }),
      }),
      button("delete-exercise", words.say("matches-delete"), "bin", {
        "data-value": own.id,
        "aria-label": words.say("matches-act", { act: words.say("matches-delete"), match: from }),
      }),
    ),
  );
}
