// @ts-check
/**
 * The exercises of a game's page: a live table each (<lost-cities-table>, embed.js), and in it, until that is there,
 * what is asked and the same picture that its frame draws first. Without scripts the picture stays. What was solved is
 * told by progress.js.
 *
 * @typedef {import("../render/tree.js").Tree} Tree
 * @typedef {import("../shell/words.js").Words} Words
 * @typedef {{name: string, table: import("../render/sitting.js").OpenTable, show: import("../render/diagram.js").Show}}
 *   Scene an exercise, and its table
 *   before the first move
 */
/** @import { Lesson } from "../wire.d.ts" */
import { drawDiagram } from "../render/diagram.js";
import { h } from "../render/tree.js";

/** The section of all exercises. @param {string} game @param {Scene[]} scenes @param {Words} words @returns {Tree} */
export const exercises = (game, scenes, words) =>
  h(
    "section",
    { class: "exercises", id: "exercises", "data-head": "learn-try", "aria-labelledby": "exercises-head" },
    h("h2", { id: "exercises-head" }, words.say("learn-try")),
    h(
      "p",
      null,
      words.say("learn-exercises-lead"),
      " ",
      h(
        "b",
        { class: "progress", "data-game": game, hidden: true },
        h("span", {
          class: "progress-words",
          "data-say": words.say("learn-exercises-progress", { solved: "{solved}", count: words.number(scenes.length) }),
        }),
      ),
    ),
    h(
      "div",
      { class: "exercise-list" },
      scenes.map((scene, at) => exercise(game, scene, at, words)),
    ),
  );

/** @param {string} game @param {Scene} scene @param {number} at @param {Words} words @returns {Tree} */
function exercise(game, scene, at, words) {
  const { name, table, show } = scene;
  const { title, task } = /** @type {Lesson} */ (table.lesson);
  return h(
    "section",
    { class: "exercise", id: `x-${name}`, "data-exercise": `${game}/${name}`, "aria-labelledby": `x-${name}-mark` },
    h(
      "h3",
      { class: "exercise-mark", id: `x-${name}-mark` },
      words.say("learn-exercise", { which: at + 1 }),
      " ",
      h("span", { class: "solved", hidden: true }, words.say("learn-exercise-solved")),
    ),
    h(
      "lost-cities-table",
      { mode: "exercise", game, src: `${game}/${name}`, lang: words.language, title: words.say(title) },
      h("p", { class: "exercise-title" }, words.say(title)),
      h("p", null, words.say(task)),
      drawDiagram(table, show, words),
      h("p", { class: "meaning", "data-scriptless": "" }, words.say("learn-exercises-script")),
    ),
  );
}
